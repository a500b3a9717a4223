import { expect, test } from "vitest";
import { lossOf } from "../../src/app/table/losses";
import type { GameEvent } from "../../src/wire/messages";
import { LUKE, NEBULON } from "../table";

const shields = (before: number, now: number): GameEvent => ({
  type: "ShieldsChanged",
  ship: NEBULON,
  zone: "front",
  place: 0,
  shields: now,
  by: "attack",
  before,
});

test("shields lost are those that were there before", () => {
  expect(lossOf(shields(3, 1))).toEqual({ unit: NEBULON, zone: "front", lost: 2 });
});

test("shields that come back are not a loss", () => {
  expect(lossOf(shields(1, 2))).toBeNull();
});

test("hull points of a squadron are lost, and other events tell of none", () => {
  expect(lossOf({ type: "HullChanged", squadron: LUKE, hull: 1, by: "attack", before: 3 })).toEqual({ unit: LUKE, zone: null, lost: 2 });
  expect(lossOf({ type: "ActivationBegun", unit: LUKE })).toBeNull();
  expect(lossOf(null)).toBeNull();
});
