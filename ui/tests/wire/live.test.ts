import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket, Line } from "../line";
import { update } from "../table";
import type { FromServer, LogLine } from "../../src/wire/messages";

const lines = (...numbers: number[]): LogLine[] => numbers.map((number) => ({ ...(update().lines[0] as LogLine), number }));
const numbers = (line: Line): number[] => line.live.lines.map((each) => each.number);
const told = (...of: number[]) => update({ lines: lines(...of), number: of.at(-1) ?? 0 });

beforeEach(() => void vi.useFakeTimers());

describe("the connection to a game", () => {
  test("is made with what is known already", () => {
    const line = new Line([0], told(1, 2));
    expect(line.socket.address).toBe("ws://armada.test/api/games/ours/live");
    expect(line.socket.said).toEqual([{ type: "hello", since: 0 }]);
    line.hangUp();
    vi.advanceTimersByTime(150);
    line.socket.onopen?.();
    expect(line.socket.said).toEqual([{ type: "hello", since: 2 }]);
  });

  test("comes back by itself, after longer and longer pauses", () => {
    const line = new Line();
    for (const pause of [150, 300, 600, 1200]) {
      line.hangUp();
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    expect(line.live.link).toBe("lost");
  });

  test("is not made again once it is closed, or the server has given up the game", () => {
    const line = new Line();
    line.live.close();
    line.hangUp();
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.all).toHaveLength(1);
    const failed = new Line();
    failed.say({ type: "failed", reason: "It cannot go on.", record: "/x" } as FromServer);
    failed.hangUp();
    vi.advanceTimersByTime(9000);
    expect(failed.live.link).toBe("failed");
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("the log", () => {
  test("grows by what is new, and no line is told twice", () => {
    const line = new Line([0], told(1, 2));
    line.say(told(2, 3));
    expect(numbers(line)).toEqual([1, 2, 3]);
  });

  test("is another one when something was taken back", () => {
    const line = new Line([0], told(1, 2, 3));
    line.say({ ...told(1, 2), replaces_log: true });
    expect(numbers(line)).toEqual([1, 2]);
  });

  test("tells what happened while the connection was lost", () => {
    const line = new Line([0], told(1, 2));
    expect(line.live.missed).toBeNull();
    line.hangUp();
    vi.advanceTimersByTime(150);
    line.pickUp(told(3, 4));
    expect(line.live.missed?.map((each) => each.number)).toEqual([3, 4]);
  });
});

describe("a request", () => {
  test("is kept when the server has carried it out", async () => {
    const line = new Line();
    const done = line.live.decide(0, 7, "pass");
    expect(line.requests).toMatchObject([{ type: "decide", seat: 0, number: 7, answer: "pass" }]);
    line.accept();
    expect(await done).toBeNull();
  });

  test("is rejected with the reason why not", async () => {
    const line = new Line();
    const done = line.live.decide(0, 7, "pass").catch((why: unknown) => why);
    line.refuse("That was answered.", true);
    expect(await done).toEqual({ reason: "That was answered.", rule: null, nearest: null, stale: true });
  });

  test("that was not answered is sent again under its number when the connection is back", () => {
    const line = new Line();
    void line.live.decide(0, 7, "pass");
    const [first] = line.requests;
    line.hangUp();
    void line.live.decide(0, 8, "pass");
    vi.advanceTimersByTime(150);
    line.pickUp();
    expect(line.requests).toMatchObject([{ id: first?.id, number: 7 }, { number: 8 }]);
    line.accept();
    line.hangUp();
    vi.advanceTimersByTime(150);
    line.pickUp();
    expect(line.requests.map((each) => each.id)).toEqual([first?.id]);
  });
});
