import { expect, test } from "vitest";
import { artOf, litAt, shadowAt, thrustAt } from "../../src/board/art";

const NOTHING = { round: false, top: "", tower: "", deep: "", mark: "", line: "", lamp: "" };
const DART = {
  ...NOTHING,
  metal: "rebel" as const,
  hull: "0,10 4,0 4,-8 0,-8 | 6,2 8,2 8,-4 6,-4",
  deck: "0,6 2,0 0,-4",
  dome: "0,3 1",
  jet: "2,-8 1",
};

test("a drawing is mirrored: halves of a whole are joined, other parts are there on both sides", () => {
  const art = artOf(DART);
  expect(art.outline).toBe("M0 -10L4 0L4 8L0 8L-4 8L-4 0zM6 -2L8 -2L8 4L6 4zM-6 -2L-8 -2L-8 4L-6 4z");
  expect(art.layers.map((layer) => layer.level)).toEqual([1, 2]);
  expect(art.layers[1]?.sides).toEqual(["M0 -6L2 0L0 4z", "M0 -6L-2 0L0 4z"]);
  expect(artOf(DART)).toBe(art);
});

test("domes on the middle line are drawn once, and jets on both sides", () => {
  const art = artOf(DART);
  expect(art.domes.match(/M/g)).toHaveLength(1);
  expect(art.plumes.match(/M/g)).toHaveLength(2);
  expect(art.halo.y).toBe(9);
});

test("the sun stays where it is while a ship turns", () => {
  expect(litAt(53)).toEqual(["0%", "100%"]);
  expect(litAt(233)).toEqual(["100%", "0%"]);
  expect(shadowAt(0)).toEqual([1.4, 2]);
  expect(shadowAt(180)).toEqual([-1.4, -2]);
});

test("a ship that stands still has no plumes, and a faster one longer plumes", () => {
  expect(thrustAt(0)).toBe(0);
  expect(thrustAt(3)).toBeGreaterThan(thrustAt(1));
});
