import { expect, test } from "vitest";
import { areTeams, identityOf } from "../../src/board/identity";

const EIGHT = Array.from({ length: 8 }, (_, seat) => ({ seat, side: seat < 4 ? 0 : 1 }));
const FOUR = [0, 0, 1, 1].map((side, seat) => ({ seat, side }));
const SHARED = [0, 1, 0, 1].map((side, seat) => ({ seat, side }));

test("eight players have eight letters and tints, and the same four patterns in both teams", () => {
  const all = EIGHT.map(({ seat }) => identityOf(seat, EIGHT));
  expect(all.map((each) => each.letter).join("")).toBe("ABCDEFGH");
  expect(all.map((each) => each.tint).join("")).toBe("abcdefgh");
  expect(all.map((each) => each.pattern)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
});

test("of four players the second team has its own hues, whatever letters come before", () => {
  expect(FOUR.map(({ seat }) => identityOf(seat, FOUR).tint).join("")).toBe("abef");
  expect(SHARED.map(({ seat }) => identityOf(seat, SHARED).tint).join("")).toBe("aebf");
});

test("two players are told apart by team alone", () => {
  expect(areTeams(FOUR.slice(1, 3))).toBe(false);
  expect(areTeams(FOUR)).toBe(true);
});
