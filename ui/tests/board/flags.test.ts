import { describe, expect, test } from "vitest";
import { boxesOf, covered, flags, flagWidth, nameWidth, outlinesOf, shared, type Box, type Flag } from "../../src/board/flags";
import type { Scene } from "../../src/wire/types";
import { changed, CORVETTE, NEBULON, only, pieces, scene, ship, VICTORY } from "../table";

const EVERYTHING: Box = { x0: -2000, y0: -2000, x1: 2000, y1: 2000 };
const placed = (of: Scene, scale = 1, seen = EVERYTHING, words: readonly Box[] = []): Map<number, Flag> =>
  flags(of, pieces(), 1, scale, seen, 1, words);

/** The box that a flag covers. */
function lies(of: Scene, id: number, flag: Flag, scale = 1): Box {
  const box = boxesOf(of, pieces(), 1).get(id) as Box;
  const unit = ship(id, of);
  const wide = flagWidth(unit.name, unit.hull, unit.dials.length ? 1 : 0) / Math.max(0.9, scale);
  const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const left = cx + flag.x - (flag.end ? wide : 0);
  return { x0: left, y0: cy + flag.y, x1: left + wide, y1: cy + flag.y + 39 / Math.max(0.9, scale) };
}

test("wide letters count for more than narrow ones", () => {
  expect(nameWidth("MW")).toBeGreaterThan(nameWidth("no"));
  expect(nameWidth("no")).toBeGreaterThan(nameWidth("il"));
});

test("two boxes share what lies in both", () => {
  const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
  expect(shared(box, { x0: 5, y0: 6, x1: 20, y1: 20 })).toBe(20);
  expect(shared(box, { x0: 11, y0: 0, x1: 20, y1: 10 })).toBe(0);
});

describe("the box of a piece", () => {
  test("is as wide as a ship is long when it lies across", () => {
    const piece = pieces().ships["cr90"];
    const across = boxesOf(changed(CORVETTE, { pose: [100_000, 200_000, 90_000] }), pieces(), 1).get(CORVETTE) as Box;
    expect(across.x1 - across.x0).toBeCloseTo((piece?.length ?? 0) + 10);
    expect(across.y1 - across.y0).toBeCloseTo((piece?.width ?? 0) + 10);
  });

  test("is on the other side of the table when that is turned", () => {
    const [from, to] = [1, -1].map((direction) => boxesOf(scene(), pieces(), direction as 1 | -1).get(NEBULON) as Box);
    expect((from as Box).x0).toBeCloseTo(-(to as Box).x1);
    expect((from as Box).y0).toBeCloseTo(-(to as Box).y1);
  });

  test("is missing for what is destroyed or not deployed", () => {
    expect(boxesOf(changed(CORVETTE, { status: "destroyed" }), pieces(), 1).has(CORVETTE)).toBe(false);
    expect(boxesOf(changed(CORVETTE, { pose: null }), pieces(), 1).has(CORVETTE)).toBe(false);
  });
});

describe("a flag", () => {
  test("stands to the right of a ship that has room there", () => {
    const alone = only(VICTORY);
    expect(placed(alone).get(VICTORY)).toMatchObject({ end: false });
    expect(placed(alone).get(VICTORY)?.x).toBeGreaterThan(0);
    expect(placed(alone).get(VICTORY)?.lead).toBeUndefined();
  });

  test("goes elsewhere when names of squadrons stand to the right", () => {
    const alone = only(VICTORY);
    const before = placed(alone).get(VICTORY) as Flag;
    const after = placed(alone, 1, EVERYTHING, [lies(alone, VICTORY, before)]).get(VICTORY) as Flag;
    expect([after.x, after.y]).not.toEqual([before.x, before.y]);
  });

  test("lies neither on another flag nor on a ship in a battle of three", () => {
    const found = placed(scene(), 2);
    const boxes = [...found].map(([id, flag]) => lies(scene(), id, flag, 2));
    expect(boxes).toHaveLength(3);
    for (const [place, box] of boxes.entries()) for (const other of boxes.slice(place + 1)) expect(shared(box, other)).toBe(0);
  });

  test("stays in sight of a ship that is seen, and is not pulled to one that is not", () => {
    const { x0, y0, x1, y1 } = boxesOf(scene(), pieces(), 1).get(VICTORY) as Box;
    const edge = { x0: x0 - 300, y0: y0 - 200, x1: x1 + 5, y1: y1 + 200 };
    const flag = placed(only(VICTORY), 1, edge).get(VICTORY) as Flag;
    expect(lies(only(VICTORY), VICTORY, flag).x1).toBeLessThanOrEqual(edge.x1 + 0.001);
    const away = { x0: -900, y0: -900, x1: -500, y1: -500 };
    expect(placed(only(VICTORY), 1, away).get(VICTORY)).toEqual(placed(only(VICTORY)).get(VICTORY));
  });

  test("lies on no ship, squadron or name at any scale, and is left out where there is no room", () => {
    for (const scale of [0.9, 1.1, 1.5, 2.2]) {
      for (const [id, flag] of placed(scene(), scale)) {
        const at = lies(scene(), id, flag, scale);
        const area = (at.x1 - at.x0) * (at.y1 - at.y0);
        for (const outline of outlinesOf(scene(), pieces(), 1).values()) expect(covered(at, outline)).toBeLessThanOrEqual(0.03 * area);
      }
    }
    const everywhere = [{ x0: -1999, y0: -1999, x1: 1999, y1: 1999 }];
    expect(placed(only(NEBULON), 1, EVERYTHING, everywhere).size).toBe(0);
  });

  test("may stand in the corner that a slanting ship leaves free", () => {
    const slanting = {
      box: { x0: -50, y0: -50, x1: 50, y1: 50 },
      corners: [
        [0, -50],
        [50, 0],
        [0, 50],
        [-50, 0],
      ] as [number, number][],
    };
    expect(covered({ x0: -50, y0: -50, x1: -30, y1: -30 }, slanting)).toBe(0);
    expect(covered({ x0: -10, y0: -10, x1: 10, y1: 10 }, slanting)).toBeCloseTo(400);
    expect(covered({ x0: 0, y0: 0, x1: 60, y1: 60 }, slanting)).toBeCloseTo(1250);
  });

  test("in the second row has a line that leads to its ship", () => {
    const alone = only(VICTORY);
    const { x0, y0, x1, y1 } = boxesOf(alone, pieces(), 1).get(VICTORY) as Box;
    // All around the ship is taken, but not what lies beyond.
    const around = [{ x0: x0 - 250, y0: y0 - 45, x1: x1 + 250, y1: y1 + 45 }];
    const flag = placed(alone, 1, EVERYTHING, around).get(VICTORY) as Flag;
    expect(flag.lead).toBeDefined();
    expect(Math.abs(flag.lead?.[1] ?? 0)).toBeCloseTo((y1 - y0) / 2);
  });
});
