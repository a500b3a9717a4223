import { beforeEach, describe, expect, test, vi } from "vitest";
import { Announcer } from "../../src/app/frame/announcer.svelte";
import { textsOf } from "../../src/app/frame/told_lines";
import type { GameEvent, LogLine } from "../../src/wire/messages";
import { HOWLRUNNER, LUKE, changed } from "../table";

const announcer = (): Announcer<string> =>
  new Announcer<string>(
    (lines) => lines,
    () => undefined,
  );
const said = (each: Announcer<string>): string[] => each.said.map(({ text }) => text);
let count = 0;
const line = (text: string, event: object | null = null): LogLine =>
  ({ number: ++count, level: 2, text, event: event as GameEvent | null, about: null }) as LogLine;

beforeEach(() => void vi.useFakeTimers());

describe("what happens is said", () => {
  test("at once, and what follows within a second together", async () => {
    const each = announcer();
    each.tell(["One."]);
    each.tell(["Two."]);
    each.tell(["Three."]);
    expect(said(each)).toEqual(["One."]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(said(each)).toEqual(["One.", "Two. Three."]);
  });

  test("before the question that follows from it", () => {
    const each = announcer();
    each.tell(["One."]);
    each.tell(["Two."]);
    each.ask("Your decision.");
    expect(said(each)).toEqual(["One.", "Two.", "Your decision."]);
  });

  test("again where the same happens twice", () => {
    const each = announcer();
    each.ask("One.");
    each.ask("One.");
    expect(new Set(each.said.map(({ id }) => id)).size).toBe(2);
  });
});

describe("the lines of an attack", () => {
  const attack = (): LogLine[] => [
    line("A attacks B.", { type: "AttackDeclared" }),
    line("A rolls red hit.", { type: "DiceRolled" }),
    line("The attack pool is now red crit.", { type: "DiceModified" }),
    line("B spends Brace.", { type: "DefenseTokenSpent" }),
    line("B suffers 1 damage.", { type: "DamageTotaled" }),
    line("A to B: 1 → Brace → 1.", { type: "AttackEnded" }),
  ];

  test("are all said, but not its summary, which repeats them", () => {
    expect(textsOf(attack(), null)).toEqual([
      "A attacks B.",
      "A rolls red hit.",
      "The attack pool is now red crit.",
      "B spends Brace.",
      "B suffers 1 damage.",
    ]);
  });

  test("are said without dice where much has happened since, except for the attack that is still on", () => {
    const told = textsOf([...attack(), ...attack(), ...attack().slice(0, 2)], null);
    const short = ["A attacks B.", "B spends Brace.", "B suffers 1 damage."];
    expect(told).toEqual([...short, ...short, "A attacks B.", "A rolls red hit."]);
  });
});

test("a phase is a sentence of its own", () => {
  expect(textsOf([line("Ship Phase")], null)).toEqual(["Ship Phase."]);
});

test("a squadron that has moved is said to be engaged with whom it is", () => {
  const now = changed(LUKE, { engaged_with: [HOWLRUNNER] });
  const moved = line("Luke Skywalker moves.", { type: "SquadronMoved", squadron: LUKE });
  expect(textsOf([moved], now)).toEqual(["Luke Skywalker moves. Luke Skywalker is engaged with Howlrunner."]);
  expect(textsOf([moved], changed(LUKE, { engaged_with: [] }))).toEqual(["Luke Skywalker moves."]);
});

test("tokens that are readied every round are not said", () => {
  expect(textsOf([line("Brace is readied.", { type: "DefenseTokenTurned", state: "readied" })], null)).toEqual([]);
});
