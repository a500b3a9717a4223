import { describe, expect, test } from "vitest";
import { highlightFrom, type PlacingGhost, type Pick, type Stage } from "../../src/board/stage.svelte";
import { fromOwn } from "../../src/board/shapes";
import { reader } from "../../src/words/words.svelte";
import type { Pose } from "../../src/wire/types";
import { CORVETTE, LUKE, NEBULON, prompt, ship, stage, VICTORY } from "../table";

const pill = (text: string) => ({ kind: "pill", at: [0, 0] as [number, number], text, tone: "plain" }) as const;
const ghost = (told: unknown[] = []): PlacingGhost => ({
  kind: "ship",
  chassis: "cr90",
  side: 0,
  pose: [0, 0, 0],
  turns: true,
  mirrored: false,
  verdict: "unknown",
  onchange: (...what) => told.push(what),
});

/** The pick of a press, as the question hears it. */
function pressed(on: Stage, what: Omit<Pick, "option">): Pick | null {
  let heard: Pick | null = null;
  on.onpick = (pick) => (heard = pick);
  on.press(what);
  return heard;
}

describe("drawings over the board", () => {
  test("lie under their names, replace those of the same name, and go when they are hidden", () => {
    const table = stage();
    table.show("one", [pill("a")]);
    table.show("two", [pill("b")]);
    table.show("one", [pill("c")]);
    expect(table.overlays).toEqual([pill("c"), pill("b")]);
    table.hide("one");
    expect(table.overlays).toEqual([pill("b")]);
  });

  test("of tools stay when a question is answered", () => {
    const table = stage();
    table.show("tool:lines", [pill("ruler")]);
    table.show("attack", [pill("fire")]);
    table.lit = [{ unit: 0 }];
    table.clear();
    expect(table.overlays).toEqual([pill("ruler")]);
    expect(table.lit).toEqual([]);
  });
});

describe("an option on the board", () => {
  test("is what the question names as lying on a piece", () => {
    expect(highlightFrom(prompt("ship to activate").options.map((option) => option.anchor))).toMatchObject([
      { unit: NEBULON, option: 0 },
      { unit: CORVETTE, option: 1 },
    ]);
    expect(highlightFrom([null, undefined])).toEqual([]);
  });

  test("is found by its piece, and by its zone where a piece has several", () => {
    const table = stage();
    table.lit = [{ unit: VICTORY, zone: "front" }, { unit: VICTORY, zone: "left" }, { unit: LUKE }];
    expect(table.optionOf({ unit: VICTORY, zone: "left" })).toBe(1);
    expect(table.optionOf({ unit: VICTORY, zone: "rear" })).toBeNull();
    expect(table.optionOf({ unit: VICTORY })).toBe(0);
    expect(table.optionOf({ unit: LUKE })).toBe(2);
    expect(table.optionOf({ unit: NEBULON })).toBeNull();
  });

  test("is meant by any zone of a ship that has but one", () => {
    const table = stage();
    table.lit = [{ unit: VICTORY, zone: "front", option: 4 }];
    expect(table.optionOf({ unit: VICTORY, zone: "rear" })).toBe(4);
  });
});

describe("a press", () => {
  test("tells the hull zone at that place", () => {
    const table = stage();
    const pose = ship(VICTORY).pose as Pose;
    for (const [own, zone] of [
      [[0, 40], "front"],
      [[0, -40], "rear"],
      [[-25, 0], "left"],
      [[25, 0], "right"],
    ] as const) {
      expect(pressed(table, { unit: VICTORY, point: fromOwn(pose, own) })?.zone).toBe(zone);
    }
  });

  test("on no option opens the card of the piece", () => {
    const table = stage();
    table.press({ unit: LUKE, point: [0, 0] });
    expect(table.looked).toBe(LUKE);
  });

  test("on an option answers and opens no card", () => {
    const table = stage();
    table.lit = [{ unit: LUKE }];
    expect(pressed(table, { unit: LUKE, point: [0, 0] })?.option).toBe(0);
    expect(table.looked).toBeNull();
  });

  test("belongs to the tool in hand, if the tool takes it", () => {
    const table = stage();
    table.tool = "measure";
    table.toolpick = () => true;
    expect(pressed(table, { unit: LUKE, point: [0, 0] })).toBeNull();
    table.toolpick = () => false;
    expect(pressed(table, { unit: LUKE, point: [0, 0] })?.unit).toBe(LUKE);
  });
});

describe("the piece being placed", () => {
  test("is told of where it goes, and has no verdict there yet", () => {
    const table = stage();
    const told: unknown[] = [];
    table.placing = { ...ghost(told), verdict: "ok" };
    table.put([1, 2, 3], true, false);
    expect(told).toEqual([[[1, 2, 3], true, false]]);
    expect(table.placing).toMatchObject({ pose: [1, 2, 3], mirrored: true, verdict: "unknown" });
    table.judge("no", "12 mm too near");
    expect(table.placing).toMatchObject({ verdict: "no", note: "12 mm too near" });
  });
});

test("a target is said with its hull zone, a squadron by its name alone", () => {
  expect(stage().aimed(VICTORY, "front")).toBe("Victory I-class Star Destroyer, front");
  expect(stage().aimed(LUKE, null)).toBe("Luke Skywalker");
  expect(stage().aimed(99, null)).toBe("");
});

test("the piece that is placed comes first for the camera, which may not have room for all", () => {
  const table = stage();
  table.placing = { ...ghost(), pose: [400_000, 500_000, 0] };
  let seen: readonly (readonly [number, number])[] = [];
  table.camera.frame = (places) => void (seen = places);
  table.frame(null, [[1600, 0]]);
  expect(seen).toEqual([
    [400, 500],
    [1600, 0],
  ]);
});

test("where there is nothing to press, the camera shows what lies ahead of the ship", () => {
  const table = stage();
  table.camera.resize(1200, 800, { top: 0, right: 0, bottom: 0, left: 0 });
  const seen: number[] = [];
  table.camera.frame = (places) => void seen.push(places.length);
  table.frame(NEBULON);
  table.lit = [{ unit: LUKE }];
  table.frame(NEBULON);
  expect(seen).toEqual([2, 2]);
  table.lit = [];
  table.frame(null);
  expect(seen).toHaveLength(2);
});

test("a hull zone that is aimed at has its name in the reader's language", async () => {
  await reader.choose("de");
  expect(stage().aimed(VICTORY, "rear", " · ")).toBe("Victory I-class Star Destroyer · Heck");
  await reader.choose(null);
});
