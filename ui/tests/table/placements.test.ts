import { describe, expect, test } from "vitest";
import { middle, read, suggested, write } from "../../src/app/table/placements";
import type { Placing } from "../../src/wire/messages";
import { prompt } from "../table";

const placing = (kind: "obstacle placement" | "ship placement"): Placing => prompt(kind).placing as Placing;

describe("an answer that places a piece", () => {
  test.each(["obstacle placement", "ship placement"] as const)("of a %s is written as it was read", (kind) => {
    for (const answer of placing(kind).suggestions) {
      const laid = read(answer);
      expect(laid && write(kind, placing(kind), laid)).toEqual(answer);
    }
  });

  test("is a pose alone where there is nothing else to say", () => {
    expect(read([1, 2, 3])).toEqual({ pose: [1, 2, 3], piece: null, speed: null, mirrored: false });
    expect(
      write("squadron move", { ...placing("ship placement"), speeds: [] }, { pose: [1, 2, 3], piece: null, speed: null, mirrored: false }),
    ).toEqual([1, 2, 3]);
  });

  test("has the lowest speed and the first piece until others are chosen", () => {
    const laid = { pose: [1, 2, 3] as [number, number, number], piece: null, speed: null, mirrored: false };
    expect(write("ship placement", placing("ship placement"), laid)).toEqual({ pose: [1, 2, 3], speed: 1 });
    expect(write("obstacle placement", placing("obstacle placement"), laid)).toEqual({ obstacle: 0, pose: [1, 2, 3], mirrored: false });
  });

  test.each(["pass", null, 7, {}])("is not read from %j", (answer) => {
    expect(read(answer)).toBeNull();
  });
});

test("what is suggested is for the piece in hand", () => {
  const all = suggested(placing("obstacle placement"), null);
  const second = suggested(placing("obstacle placement"), 1);
  expect(second.length).toBeGreaterThan(0);
  expect(second.length).toBeLessThan(all.length);
  expect(new Set(second.map((laid) => laid.piece))).toEqual(new Set([1]));
});

test("without a suggestion a piece begins in the middle of its region", () => {
  expect(middle(placing("ship placement"))).toEqual([457_200, 822_000, 0]);
  expect(middle({ ...placing("ship placement"), region: [] })).toEqual([914_400, 457_200, 0]);
});
