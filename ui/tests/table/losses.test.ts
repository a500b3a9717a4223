import { expect, test } from "vitest";
import { Losses } from "../../src/app/table/losses";
import type { Line } from "../../src/wire/messages";
import { LUKE, NEBULON, scene } from "../table";

const line = (event: string, data: object): Line => ({ event, data }) as Line;
const shields = (zone: string, left: number): Line => line("ShieldsChanged", { ship: NEBULON, zone, shields: left });

function counted(): Losses {
  const losses = new Losses();
  losses.count(scene());
  return losses;
}

test("shields lost are those that were there before, line by line", () => {
  const losses = counted();
  expect(losses.read(shields("front", 1))).toEqual({ unit: NEBULON, zone: "front", lost: 2 });
  expect(losses.read(shields("front", 0))).toEqual({ unit: NEBULON, zone: "front", lost: 1 });
});

test("shields that come back are no loss, and are lost again later", () => {
  const losses = counted();
  losses.read(shields("front", 1));
  expect(losses.read(shields("front", 2))).toBeNull();
  expect(losses.read(shields("front", 1))?.lost).toBe(1);
});

test("hull points of a squadron are lost, and other events tell of none", () => {
  const losses = counted();
  expect(losses.read(line("HullChanged", { squadron: LUKE, hull: 1 }))).toEqual({ unit: LUKE, zone: null, lost: 2 });
  expect(losses.read(line("DiceRolled", {}))).toBeNull();
});

test("what nobody knew before is no loss", () => {
  expect(new Losses().read(shields("front", 1))).toBeNull();
});
