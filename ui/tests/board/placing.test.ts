import { describe, expect, test } from "vitest";
import { moved, placingKey, turned, turnedTowards } from "../../src/board/placing";
import type { PlacingGhost, Stage } from "../../src/board/stage.svelte";
import { toOwn } from "../../src/board/shapes";
import type { Pose } from "../../src/wire/types";
import { changed, LUKE, pieces, stage, VICTORY } from "../table";

const ghost = (change: Partial<PlacingGhost> = {}): PlacingGhost => ({
  kind: "ship",
  chassis: "cr90",
  side: 0,
  pose: [100_000, 100_000, 0],
  turns: true,
  mirrored: false,
  verdict: "unknown",
  onchange: () => undefined,
  ...change,
});
const holding = (change: Partial<PlacingGhost> = {}): Stage => {
  const table = stage();
  table.placing = ghost(change);
  return table;
};
const key = (name: string, held: object = {}): KeyboardEvent =>
  ({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

describe("turning", () => {
  test("goes around and stays between 0 and 360 degrees", () => {
    expect(turned([0, 0, 358_000], 5)).toEqual([0, 0, 3_000]);
    expect(turned([0, 0, 2_000], -5)).toEqual([0, 0, 357_000]);
  });

  test("points the bow at a place", () => {
    const towards = (x: number, y: number): number => turnedTowards([0, 0, 0], [x, y])[2];
    expect([towards(0, 10), towards(10, 0), towards(0, -10), towards(-10, 0)]).toEqual([0, 90_000, 180_000, 270_000]);
  });
});

describe("arrows", () => {
  test.each([
    ["ArrowUp", {}, [100_000, 105_000]],
    ["ArrowLeft", { shiftKey: true }, [75_000, 100_000]],
    ["ArrowRight", { altKey: true }, [101_000, 100_000]],
  ])("%s %j move the piece as seen on the screen", (name, held, at) => {
    const table = holding();
    expect(placingKey(table, key(name, held))).toBe(true);
    expect(table.placing?.pose.slice(0, 2)).toEqual(at);
  });

  test("move it the other way on a table that is turned", () => {
    const table = holding();
    table.camera.turned = true;
    placingKey(table, key("ArrowUp"));
    expect(table.placing?.pose[1]).toBe(95_000);
  });
});

describe("letters", () => {
  test("Q and E turn by 5 degrees, with Shift by 1, where the piece turns", () => {
    const table = holding();
    placingKey(table, key("e"));
    placingKey(table, key("Q", { shiftKey: true }));
    expect(table.placing?.pose[2]).toBe(4_000);
    expect(placingKey(holding({ turns: false }), key("e"))).toBe(false);
  });

  test("V mirrors what can be mirrored", () => {
    const table = holding({ mirrors: true });
    expect(placingKey(table, key("v"))).toBe(true);
    expect(table.placing?.mirrored).toBe(true);
    expect(placingKey(holding(), key("v"))).toBe(false);
  });

  test("with Ctrl belong to the browser", () => {
    expect(placingKey(holding(), key("e", { ctrlKey: true }))).toBe(false);
  });
});

describe("a squadron that must touch a base", () => {
  const along = (base: number, place: [number, number], of = stage()): [number, number] => {
    const [x, y] = moved(of, ghost({ kind: "squadron", along: base }), place);
    return [x / 1000, y / 1000];
  };

  test("touches the disc of another squadron from wherever it is dragged", () => {
    const table = stage();
    const [cx, cy] = (table.unit(LUKE)?.pose ?? [0, 0]).map((um) => um / 1000) as [number, number];
    const [x, y] = along(LUKE, [cx + 300, cy - 40], table);
    expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(2 * pieces().squadron_radius, 2);
  });

  test.each([
    [300, 300],
    [0, 300],
    [10, 5],
    [-300, -20],
  ])("touches the edge of a ship when dragged to %d, %d of it", (dx, dy) => {
    const table = stage();
    table.scene = changed(VICTORY, { pose: [500_000, 500_000, 30_000] });
    const pose = table.unit(VICTORY)?.pose as Pose;
    const [x, y] = toOwn(pose, along(VICTORY, [500 + dx, 500 + dy], table));
    const piece = pieces().ships["victory_imperial"];
    const [w, l] = [(piece?.width ?? 0) / 2, (piece?.length ?? 0) / 2];
    const gap = Math.hypot(Math.max(0, Math.abs(x) - w), Math.max(0, Math.abs(y) - l));
    expect(gap).toBeCloseTo(pieces().squadron_radius, 1);
  });
});
