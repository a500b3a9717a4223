import { expect, test } from "vitest";
import { isExhausted } from "../../src/app/table/defense_tokens";
import type { Option } from "../../src/wire/messages";
import { NEBULON, prompt, ship } from "../table";

const evade = prompt("defense token").options[0] as Option;
const defender = ship(NEBULON);
const exhausted = { ...defender, defense: defender.defense.map((token) => ({ ...token, state: "exhausted" as const })) };

test("a token is exhausted as the unit has it, whatever its label says", () => {
  expect(isExhausted({ ...evade, label: "Evade" }, exhausted)).toBe(true);
  expect(
    isExhausted({ ...evade, label: "Evade, exhausted" }, { ...defender, defense: [{ kind: "evade", state: "readied", locked: false }] }),
  ).toBe(false);
});

test("an option that is not about that token is never exhausted", () => {
  expect(isExhausted({ ...evade, icon: "scatter" }, exhausted)).toBe(false);
  expect(isExhausted({ ...evade, answer: "evade" }, exhausted)).toBe(false);
  expect(isExhausted(evade, undefined)).toBe(false);
});
