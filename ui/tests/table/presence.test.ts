import { beforeEach, describe, expect, test, vi } from "vitest";
import { Presence, STAND_IN_AFTER_SECONDS } from "../../src/app/table/presence.svelte";
import type { LogLine, PersonShown, Request, SeatShown, TableShown } from "../../src/wire/messages";
import { Line } from "../line";
import { update } from "../table";

/** Ilse and a computer against Mara and a computer. */
const seats = [0, 1, 2, 3].map(
  (seat) =>
    ({
      seat,
      side: seat < 2 ? 0 : 1,
      name: `P${seat}`,
      kind: seat % 2 ? "bot" : "human",
      person: seat % 2 ? null : seat / 2,
      bot_in: null,
      stand_in: null,
    }) as unknown as SeatShown,
);
const person = (number: number, away: number | null = null): PersonShown => ({
  person: number,
  name: ["Ilse", "Mara", "Ruth"][number] ?? "",
  screen: number,
  seats: number < 2 ? [number * 2] : [],
  connected: away === null,
  away,
});

function presenceOf(
  own: number[],
  change: Partial<TableShown>,
  invitation = "",
): { presence: Presence; asked: Partial<Request>[]; line: Line } {
  const table = {
    ...update().table,
    seats,
    people: [person(0), person(1)],
    you: [0],
    lobby: null,
    decided_for_you: [],
    bots_stand_in: true,
    ...change,
  };
  const line = new Line(own, update({ table }));
  const asked: Partial<Request>[] = [];
  const say = async (message: object): Promise<boolean> => !!asked.push(message as Partial<Request>);
  return { presence: new Presence({ live: line.live, say }, invitation), asked, line };
}

beforeEach(() => void vi.useFakeTimers());

describe("a late arrival", () => {
  test("may ask for the seats of computers, without a seat of their own", async () => {
    const { presence, asked } = presenceOf([], { you: [2], people: [person(0), person(1), person(2)] });
    expect(presence.takeable.map((seat) => seat.seat)).toEqual([1, 3]);
    await presence.takeOver(3);
    expect(asked).toEqual([{ type: "take_over", seat: 3 }]);
  });

  test("may only watch", () => {
    const { presence } = presenceOf([], { you: [2] });
    presence.onlyWatches = true;
    expect(presence.isAnything).toBe(false);
  });

  test("gives a name first, and without the link only watches", () => {
    expect(presenceOf([], { you: [] }).presence.isAnything).toBe(false);
    const { presence } = presenceOf([], { you: [] }, "secret");
    expect([presence.needsName, presence.takeable.length]).toEqual([true, 2]);
  });

  test("is not offered the seat of somebody for whom a computer stands in", () => {
    const replaced = seats.map((seat) => (seat.seat === 1 ? { ...seat, person: 5 } : seat));
    expect(presenceOf([], { you: [2], seats: replaced }).presence.takeable.map((seat) => seat.seat)).toEqual([3]);
  });
});

describe("who is gone", () => {
  test("is replaced by nobody before two minutes, and then whoever has a seat may propose it", async () => {
    const { presence, asked } = presenceOf([0], { people: [person(0), person(1, STAND_IN_AFTER_SECONDS - 2)] });
    expect(presence.absent).toEqual([]);
    presence.now += 2100;
    const [absent] = presence.absent;
    expect([absent?.person.name, absent?.teammate]).toEqual(["Mara", null]);
    await presence.propose(absent!, "bot");
    expect(asked).toEqual([{ type: "propose", seat: 0, what: "bot", about: 2 }]);
  });

  test("can be played for by a teammate alone", async () => {
    const people = [person(0, STAND_IN_AFTER_SECONDS + 1), { ...person(1), seats: [1] }];
    const { presence, asked } = presenceOf([1], { people, you: [1] });
    await presence.propose(presence.absent[0]!, "stand_in");
    expect(asked).toEqual([{ type: "propose", seat: 1, what: "stand_in", about: 0 }]);
  });

  test("is waited for in a tournament, and no spectator proposes anything", () => {
    const people = [person(0), person(1, STAND_IN_AFTER_SECONDS + 1)];
    expect(presenceOf([0], { people, bots_stand_in: false }).presence.absent).toEqual([]);
    expect(presenceOf([], { people, you: [] }).presence.absent).toEqual([]);
  });
});

test("what was decided for somebody is told with its lines until it is read", () => {
  const told = { seat: 0, by: "", decisions: [7, 9] };
  const { presence, line } = presenceOf([0], { decided_for_you: [told] });
  const table = line.live.table!;
  line.say(
    update({
      table,
      lines: [7, 8, 9].map((number) => ({ ...(update().lines[0] as LogLine), number, decision: number, text: `line ${number}` })),
      replaces_log: true,
    }),
  );
  expect(presence.decided.map((each) => each.lines.map((one) => one.text))).toEqual([["line 7", "line 9"]]);
  presence.close(told);
  expect(presence.decided).toEqual([]);
});
