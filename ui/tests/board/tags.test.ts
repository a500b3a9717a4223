import { describe, expect, test } from "vitest";
import { covered, outlinesOf, shared } from "../../src/board/flags";
import { tags, type Tag } from "../../src/board/tags";
import type { Scene } from "../../src/wire/types";
import { changed, LUKE, only, pieces, scene } from "../table";

const named = (of: Scene, { scale = 2, keys = false, lit = [] as number[] } = {}): Map<number, Tag> =>
  tags(of, pieces(), 1, scale, 1, keys, new Set(lit));

describe("the name of a squadron", () => {
  test("stands below its disc where nobody is near", () => {
    const tag = named(only(LUKE)).get(LUKE);
    expect(tag).toMatchObject({ name: "Luke Skywalker", x: 0, anchor: "middle" });
    expect(tag?.y).toBeGreaterThan(0);
  });

  test("says its number and not that it is a squadron", () => {
    expect(named(only(3)).get(3)?.name).toBe("X-wing 1");
  });

  test("is longer with the letters of its keywords", () => {
    const width = (keys: boolean): number => {
      const { lies } = named(only(LUKE), { keys }).get(LUKE) as Tag;
      return lies.x1 - lies.x0;
    };
    expect(width(true)).toBeGreaterThan(width(false));
  });

  test("goes above when another disc with a number stands below", () => {
    const [x, y] = [400_000, 400_000];
    const two = changed(3, { pose: [x, y - 40_000, 0] }, changed(LUKE, { pose: [x, y, 0] }, only(LUKE, 3)));
    expect(named(two, { lit: [3] }).get(LUKE)?.y).toBeLessThan(0);
  });

  test("lies on no other name and on no piece, at any scale", () => {
    for (const scale of [0.7, 1, 1.5, 2.5]) {
      const found = [...named(scene(), { scale })];
      expect(found.length).toBeGreaterThan(2);
      for (const [place, [id, { lies }]] of found.entries()) {
        const area = (lies.x1 - lies.x0) * (lies.y1 - lies.y0);
        for (const [, other] of found.slice(0, place)) expect(shared(lies, other.lies)).toBeLessThanOrEqual(area / 50);
        for (const [other, outline] of outlinesOf(scene(), pieces(), 1))
          if (other !== id) expect(covered(lies, outline)).toBeLessThanOrEqual(area / 50);
      }
    }
  });

  test("is left out where there is no room on any side", () => {
    const crowd = {
      ...scene(),
      units: scene().units.map((unit) =>
        unit.type === "squadron" ? { ...unit, pose: [400_000, 400_000, 0] as [number, number, number] } : unit,
      ),
    };
    expect(named(crowd).size).toBeLessThan(crowd.units.filter((unit) => unit.type === "squadron").length);
  });
});
