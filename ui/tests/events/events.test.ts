import { beforeEach, describe, expect, test, vi } from "vitest";
import { Attempt } from "../../src/app/events/attempt.svelte";
import { ago, asClock, ticker, secondsLeft } from "../../src/app/events/ticker.svelte";
import { matchesMeant } from "../../src/app/events/desk.svelte";
import { savedEvents } from "../../src/app/events/saved_events.svelte";
import { roundInside, roundName, roundOf, standingsTitle } from "../../src/app/events/names";
import { byName, resultWords } from "../../src/app/events/pairings";
import { PageRotation } from "../../src/app/events/page_rotation.svelte";
import { Refusal } from "../../src/wire/rest";
import type { ClockShown, MatchAtDesk, Problem, ResultShown, RoundPublic, StandingsShown } from "../../src/wire/types";

const match = (table: number, ...names: string[]): MatchAtDesk =>
  ({ table, names, players: names.map((_, place) => table * 2 + place), kind: "game", result: null }) as unknown as MatchAtDesk;
const problem = (change: Partial<Problem> = {}): Problem => ({
  reason: "Strange.",
  rule: null,
  where: "",
  remedy: "",
  can_overrule: true,
  ...change,
});

describe("a match is meant", () => {
  const all = [match(1, "Ada Lovelace", "Ben Okri"), match(12, "Chiara Moreau", "Dag Lund"), match(2, "Eve Tran")];

  test.each([
    ["1", [1]],
    ["12", [12]],
    ["2", []],
    ["OKRI", [1]],
    ["a", [1, 12]],
    ["  ", []],
    ["nobody", []],
  ])("by %j", (typed, tables) => {
    expect(matchesMeant(all, typed).map((each) => each.table)).toEqual(tables);
  });
});

describe("pairings", () => {
  test("have a line for each player, by name", () => {
    const round = { matches: [match(1, "Mara", "Anders"), match(2, "Ida")] } as unknown as RoundPublic;
    expect(byName(round).map((line) => [line.name, line.opponent, line.place])).toEqual([
      ["Anders", "Mara", 1],
      ["Ida", "", 0],
      ["Mara", "Anders", 0],
    ]);
  });

  test("say which round of how many, where it was planned", () => {
    const round = { number: 2, size: 0 };
    expect(roundOf(round, 3)).toBe("Round 2 of 3");
    expect(roundOf(round, 1)).toBe("Round 2");
    expect(roundOf({ ...round, size: 2 }, 3)).toBe("Final");
  });

  test("name elimination rounds by the players who are left", () => {
    expect([4, 8, 16].map((size) => roundName({ number: 5, size }))).toEqual(["Semifinals", "Quarterfinals", "Top 16"]);
    expect([0, 2].map((size) => roundInside({ number: 5, size }))).toEqual(["round 5", "the final"]);
  });

  test("head the standings with the round after which they are", () => {
    const rounds = [
      { number: 1, size: 0 },
      { number: 2, size: 4 },
    ];
    const titled = (after: number, complete: boolean, isFinal = false): string =>
      standingsTitle({ after, complete } as StandingsShown, rounds, isFinal);
    expect(titled(0, false)).toBe("Before the first round");
    expect(titled(1, true)).toBe("After round 1");
    expect(titled(2, false)).toBe("Semifinals, so far");
    expect(titled(2, true, true)).toBe("Final standings");
  });

  test("tell a result as its player reads it", () => {
    const result = { scores: [140, 60], points: [8, 3], played: true, ending: "six rounds" } as unknown as ResultShown;
    expect(resultWords(result, 1, "swiss").replaceAll("\u2060", "")).toBe("60:140 · 3–8");
    expect(resultWords(result, 0, "elimination")).toBe("140:60");
    expect(resultWords({ ...result, played: false, ending: "no-show" }, 0, "elimination")).toBe("no-show");
    expect(resultWords({ ...result, played: false }, 0, "swiss").replaceAll("\u2060", "")).toBe("8–3");
  });
});

describe("a clock", () => {
  const clock = { running: true, seconds_left: 100 } as ClockShown;

  test("counts on from what the server told", () => {
    expect(secondsLeft(clock, ticker.now - 30_000)).toBe(70);
    expect(secondsLeft({ ...clock, running: false }, ticker.now - 30_000)).toBe(100);
    expect(secondsLeft(clock, ticker.now - 30_000, 240)).toBe(310);
    expect(secondsLeft(clock, ticker.now - 300_000)).toBe(0);
  });

  test("is written with hours where there are any", () => {
    expect([asClock(0), asClock(245), asClock(4355)]).toEqual(["0:00", "4:05", "1:12:35"]);
  });

  test("says how long ago something was, by the server's time", () => {
    const at = (now: string): string => ago("2026-01-01T12:00:00Z", now, ticker.now);
    expect([at("2026-01-01T12:00:05Z"), at("2026-01-01T12:09:59Z"), at("2026-01-01T14:00:00Z")]).toEqual([
      "5 s ago",
      "9 min ago",
      "2 h ago",
    ]);
    expect(at("2026-01-01T11:59:00Z")).toBe("0 s ago");
  });
});

describe("pages that turn", () => {
  test("turn every ten seconds, by arrows, and are held by space", () => {
    const began = performance.now();
    ticker.now = began;
    const pages = new PageRotation();
    ticker.now = began + 25_000;
    expect(pages.page(3)).toBe(2);
    pages.onKey(" ");
    ticker.now = began + 45_000;
    expect(pages.page(3)).toBe(2);
    pages.onKey("ArrowRight");
    expect(pages.page(3)).toBe(0);
    pages.onKey("ArrowLeft");
    pages.onKey(" ");
    expect(pages.page(3)).toBe(2);
    expect(pages.onKey("x")).toBe(false);
  });
});

describe("something that is tried", () => {
  test("is refused in words, and done when the organiser insists", async () => {
    const attempt = new Attempt();
    const act = vi.fn((overrule: boolean) => (overrule ? Promise.resolve(["done"]) : Promise.reject(new Refusal(problem(), 409))));
    expect(await attempt.run(act)).toBe(false);
    expect(attempt.problem?.reason).toBe("Strange.");
    expect(attempt.canInsist).toBe(true);
    expect(await attempt.insist()).toBe(true);
    expect(attempt.said).toEqual(["done"]);
    expect(attempt.canInsist).toBe(false);
    expect(act.mock.calls).toEqual([[false], [true]]);
  });

  test("cannot be insisted on where the rules leave no choice", async () => {
    const attempt = new Attempt();
    await attempt.run(() => Promise.reject(new Refusal(problem({ can_overrule: false }), 409)));
    expect(attempt.canInsist).toBe(false);
  });

  test("is done once, however often it is pressed", async () => {
    const attempt = new Attempt();
    const act = vi.fn(() => Promise.resolve([]));
    await Promise.all([attempt.run(act), attempt.run(act)]);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe("the events of this browser", () => {
  beforeEach(() => savedEvents.all.forEach((one) => savedEvents.forget(one.event)));

  test("keep what is known of them, the last one first", () => {
    savedEvents.save("a", { name: "Autumn Cup", desk: "secret" });
    savedEvents.save("b", { name: "Winter Cup", code: "123" });
    savedEvents.save("a", { game: "g1" });
    expect(savedEvents.all.map((one) => one.event)).toEqual(["a", "b"]);
    expect(savedEvents.of("a")).toMatchObject({ name: "Autumn Cup", desk: "secret", game: "g1" });
    expect(savedEvents.ofGame("g1")?.event).toBe("a");
  });

  test("forget a code and keep the rest", () => {
    savedEvents.save("b", { name: "Winter Cup", code: "123", desk: "secret" });
    savedEvents.forgetCode("b");
    expect(savedEvents.of("b")).toMatchObject({ desk: "secret" });
    expect(savedEvents.of("b")).not.toHaveProperty("code");
  });

  test("are thirty at most", () => {
    for (let number = 0; number < 40; number++) savedEvents.save(`${number}`, { name: "" });
    expect(savedEvents.all).toHaveLength(30);
    expect(savedEvents.all[0]?.event).toBe("39");
  });
});
