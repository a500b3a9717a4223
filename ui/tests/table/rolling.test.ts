import { expect, test } from "vitest";
import { rolledIn } from "../../src/app/table/rolling";
import type { Die, DieChange, GameEvent } from "../../src/wire/messages";

const dice = (count: number): Die[] => Array.from({ length: count }, () => ["red", "hit"]);
const rolled = (count: number): GameEvent => ({ type: "DiceRolled", attacker: 0, pool: { dice: dice(count) }, damage: 0 });
const modified = (count: number, ...changes: DieChange[]): GameEvent => ({
  type: "DiceModified",
  by: "evade",
  pool: { dice: dice(count) },
  changes,
  damage: 0,
});

test("all dice of a roll were rolled", () => {
  expect(rolledIn([rolled(3)])).toEqual([true, true, true]);
});

test("a reroll that shows the same face again was rolled too", () => {
  expect(rolledIn([modified(2, { fate: "rerolled", before: 1, after: 1 })])).toEqual([false, true]);
});

test("a die that is turned, spent or canceled was not rolled", () => {
  expect(rolledIn([modified(2, { fate: "turned", before: 0, after: 0 })])).toBeNull();
  expect(rolledIn([modified(1, { fate: "canceled", before: 0, after: null })])).toBeNull();
});

test("dice keep what is known of them when another one goes", () => {
  const reroll = modified(3, { fate: "rerolled", before: 2, after: 2 });
  const spent = modified(2, { fate: "spent", before: 0, after: null });
  expect(rolledIn([reroll, spent])).toEqual([false, true]);
  expect(rolledIn([reroll, modified(4, { fate: "added", before: null, after: 3 })])).toEqual([false, false, true, true]);
});
