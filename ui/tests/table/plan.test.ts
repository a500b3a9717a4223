import { describe, expect, test } from "vitest";
import { attackKey, left, rowOf, toggled } from "../../src/app/table/plan";
import type { AttackShown, Defended, Prompt } from "../../src/wire/messages";
import { prompt } from "../table";

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

test("a plan is for one attack: attacker, hull zones and defender", () => {
  const attack = { attacker: 5, zone: "front", defender: 0, target_zone: "left" } as AttackShown;
  expect(attackKey(attack)).toBe("5:front:0:left");
  expect(attackKey({ ...attack, target_zone: "rear" })).not.toBe(attackKey(attack));
});
