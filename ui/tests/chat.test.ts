import { beforeEach, describe, expect, test, vi } from "vitest";
import { Chat } from "../src/app/chat.svelte";
import type { ChatLine, FromServer, Scene, SeatShown, TableShown } from "../src/wire/messages";
import { Line } from "./line";
import { update } from "./table";

const NAMES = ["Ilse", "Jun", "Mara", "Priya"];
const seats = NAMES.map((name, seat) => ({ seat, side: seat < 2 ? 0 : 1, name, kind: "human", person: seat }) as SeatShown);
const table = (change: Partial<TableShown> = {}): TableShown => ({ ...update().table, seats, ...change });

/** A chat at a screen with these seats, and what was sent from it. */
function chatOf(own: number[], answer = true): { line: Line; chat: Chat; sent: object[]; hear: (line: Partial<ChatLine>) => void } {
  const line = new Line(own, update({ table: table() }));
  const sent: object[] = [];
  const chat = new Chat(line.live, async (said) => {
    sent.push(said);
    return answer;
  });
  let count = 0;
  const hear = (said: Partial<ChatLine>): void =>
    line.say({ type: "chatted", line: { number: ++count, seat: 1, name: "Jun", text: "Hello", to: "team", ...said } } as FromServer);
  return { line, chat, sent, hear };
}

beforeEach(() => void vi.useFakeTimers());

describe("team chat and table chat", () => {
  test("what is typed for the team goes to the team, whose people are named", async () => {
    const { chat, sent } = chatOf([0]);
    expect([chat.channel, chat.teammates]).toEqual(["team", ["Jun"]]);
    chat.typed.team = " Take Wedge? ";
    await chat.say();
    expect(sent).toEqual([{ type: "say", text: "Take Wedge?", seat: 0, to: "team" }]);
    expect(chat.typed.team).toBe("");
  });

  test("what is refused stays typed, and the other tab keeps its own text", async () => {
    const { chat, sent } = chatOf([0], false);
    chat.typed.team = "one";
    chat.choose("table");
    chat.typed.table = "two";
    await chat.say();
    expect(sent).toMatchObject([{ text: "two", to: "table" }]);
    expect(chat.typed).toEqual({ team: "one", table: "two" });
  });

  test("a screen that both teams read, and a spectator, have the table's chat alone", () => {
    expect(chatOf([0, 2]).chat.channel).toBe("table");
    const { chat } = chatOf([]);
    expect([chat.channel, chat.canSay]).toEqual(["table", false]);
  });

  test("the tab that is not open counts what is new until it is chosen", () => {
    const { chat, hear } = chatOf([0]);
    hear({ to: "table" });
    hear({ to: "team" });
    expect([chat.unread("team"), chat.unread("table")]).toEqual([0, 1]);
    chat.choose("table");
    expect([chat.unread("team"), chat.unread("table")]).toEqual([0, 0]);
    chat.show(false);
    hear({ to: "table" });
    expect(chat.unread("table")).toBe(1);
  });

  test("whoever goes over to the other team no longer reads what the first one said", () => {
    const { line, chat, hear } = chatOf([0]);
    hear({ to: "team", text: "I keep Luke" });
    expect(chat.lines).toHaveLength(1);
    line.say({ type: "seated", people: [0], seats: [2], shared: false } as FromServer);
    expect(chat.lines).toEqual([]);
  });

  test("nothing is shown of whoever is muted", () => {
    const { chat, hear } = chatOf([0]);
    hear({});
    chat.muted.add("Jun");
    expect(chat.lines).toEqual([]);
    chat.muted.delete("Jun");
    expect(chat.lines).toHaveLength(1);
  });

  test("the log stands in a tab of its own, and what is said meanwhile is new", () => {
    const { chat, hear } = chatOf([0]);
    chat.choose("log");
    hear({ to: "team" });
    expect([chat.isLog, chat.unread("team")]).toEqual([true, 1]);
    chat.choose("team");
    expect([chat.isLog, chat.unread("team")]).toEqual([false, 0]);
  });

  test("teams that share a fleet are silent while they choose commands", () => {
    const { line, chat } = chatOf([0]);
    const now = (phase: Scene["phase"], controller: number | null): void => {
      const { units } = update().scene;
      const scene = { ...update().scene, phase, units: units.map((unit) => ({ ...unit, controller })) as Scene["units"] };
      line.say(update({ table: table(), scene }));
    };
    now("command", 1);
    expect(chat.isClosed).toBe(true);
    chat.choose("table");
    expect(chat.isClosed).toBe(false);
    chat.choose("team");
    now("ship", 1);
    expect(chat.isClosed).toBe(false);
    now("command", null);
    expect(chat.isClosed).toBe(false);
  });
});
