import { describe, expect, test } from "vitest";
import { attackKey, left, rowOf, toggled } from "../../src/app/table/plan";
import { fewRows, rowsOf, shieldCosts, tokensListed } from "../../src/app/table/plan_rows";
import type { AttackShown, Defended, Prompt } from "../../src/wire/messages";
import { NEBULON, prompt, ship, unit } from "../table";

const [EVADE, BRACE, OTHER_BRACE] = [0, 1, 2];
const row = (tokens: number[]): Defended => ({ ...(prompt("defense token").outcomes[0] as Defended), tokens });
/** The evade and the two braces of a frigate, with rows for each and for both kinds, the brace last. */
const asked = (): Prompt => prompt("defense token", { outcomes: [[], [EVADE], [BRACE], [EVADE, BRACE]].map(row) });

describe("the tokens to be spent", () => {
  test("come to the row of the same types: of two alike it does not matter which", () => {
    expect(rowOf(asked(), [OTHER_BRACE])?.tokens).toEqual([BRACE]);
    expect(rowOf(asked(), [OTHER_BRACE, EVADE])?.tokens).toEqual([EVADE, BRACE]);
    expect(rowOf(asked(), [])?.tokens).toEqual([]);
    expect(rowOf(asked(), [BRACE, OTHER_BRACE])).toBeUndefined();
  });

  test("are one more or one less by a press, in the order in which the table spends them", () => {
    expect(toggled(asked(), [BRACE], EVADE)).toEqual([EVADE, BRACE]);
    expect(toggled(asked(), [EVADE, BRACE], EVADE)).toEqual([BRACE]);
  });

  test("are one of a type: the one that is pressed takes the place of the other", () => {
    expect(toggled(asked(), [EVADE, BRACE], OTHER_BRACE)).toEqual([EVADE, OTHER_BRACE]);
  });

  test("stay as they were pressed where no row tells of them", () => {
    expect(toggled({ ...asked(), outcomes: [] }, [BRACE], EVADE)).toEqual([BRACE, EVADE]);
  });

  test("are those that can still be spent at the next question", () => {
    const later = { ...asked(), options: asked().options.slice(1) };
    expect(left(later, { attack: "", tokens: [EVADE, BRACE] })).toEqual([BRACE]);
    expect(left(later, null)).toEqual([]);
  });
});

describe("the table of outcomes", () => {
  const rows = [
    { tokens: [], damage: 5 },
    { tokens: [EVADE], damage: 3 },
    { tokens: [BRACE], damage: 4 },
    { tokens: [EVADE, BRACE], damage: 2, best: true },
  ].map((each) => ({ ...row(each.tokens), best: false, destroyed: 0, cards: 0, ...each }));
  const asked = prompt("defense token", { outcomes: rows });

  test("begins with the best row, and never cuts it off", () => {
    expect(rowsOf(asked).map(({ damage }) => damage)).toEqual([2, 3, 4, 5]);
    expect(fewRows(rowsOf(asked), undefined, 2).map(({ damage }) => damage)).toEqual([2, 5]);
    const chosen = rowsOf(asked)[2];
    expect(fewRows(rowsOf(asked), chosen, 3)).toContain(chosen);
  });

  test("has no row with a token that changes nothing, nor is it listed; of tokens alike the first is", () => {
    const wasted = asked.options.map((option) => ({ ...option, waste: option.answer === EVADE ? "It changes nothing." : "" }));
    expect(rowsOf({ ...asked, options: wasted }).map(({ damage }) => damage)).toEqual([4, 5]);
    expect(tokensListed({ ...asked, options: wasted }, [0, 1, 2], unit(NEBULON))).toEqual([1]);
  });

  test("says what each hull zone would lose: first its own shields, then those of a Redirect", () => {
    const nebulon = ship(NEBULON);
    const [front, left] = nebulon.shields.map(({ left }) => left) as [number, number];
    expect(shieldCosts({ ...row([]), shields: front + 1 }, nebulon, "front", ["left"])).toEqual([
      ["front", front, 0],
      ["left", left, left - 1],
    ]);
    expect(shieldCosts({ ...row([]), shields: 0 }, nebulon, "front", [])).toEqual([]);
  });
});

test("a plan is for one attack: attacker, hull zones and defender", () => {
  const attack = { attacker: 5, zone: "front", defender: 0, target_zone: "left" } as AttackShown;
  expect(attackKey(attack)).toBe("5:front:0:left");
  expect(attackKey({ ...attack, target_zone: "rear" })).not.toBe(attackKey(attack));
});
