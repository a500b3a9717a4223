import { describe, expect, test } from "vitest";
import { bearing, hullLeft, keywordLetters, nameOf, shieldLetters, sideOf } from "../../src/board/naming";
import { arcDrawing } from "../../src/board/overlay/arcs";
import { beside, disc, fromOwn, hullRing, isInside, plate, posed, scatter, shipShape, toOwn, unwound } from "../../src/board/shapes";
import { Wrecks } from "../../src/board/wrecks.svelte";
import type { Pose } from "../../src/wire/types";
import { changed, CORVETTE, LUKE, NEBULON, pieces, scene, ship, unit, VICTORY } from "../table";

describe("a piece is called", () => {
  test("by its name, whose it is, its hull, shields and speed", () => {
    expect(nameOf(ship(NEBULON), scene())).toBe(
      "Nebulon-B Escort Frigate. Your Nebulon-B Escort Frigate. Hull 5 of 5, shields front 3, right 1, rear 2 and left 1, speed 2.",
    );
  });

  test("with those it is engaged with", () => {
    expect(nameOf(unit(LUKE), scene())).toContain("Engaged with Howlrunner and TIE Fighter Squadron 3.");
  });

  test("by where it lies from the one that is activated", () => {
    const active = scene({ active: NEBULON });
    expect(nameOf(ship(NEBULON), active)).toContain("Being activated.");
    expect(nameOf(ship(VICTORY), active)).toMatch(/Bearing \d+ from Nebulon-B Escort Frigate, 238 mm between centres/);
  });

  test("by its player's name for those who watch", () => {
    expect(nameOf(ship(VICTORY), scene({ viewer: null }))).toContain("Computer’s Victory");
  });
});

test("a spectator stands behind the first player", () => {
  expect(sideOf(scene())).toBe(0);
  expect(sideOf(scene({ viewer: null }))).toBe(1);
  expect(sideOf(null)).toBe(0);
});

test("bearings are told clockwise from the bow", () => {
  const from: Pose = [0, 0, 90_000];
  expect(bearing(from, [100_000, 0, 0])).toEqual({ bearing: 0, mm: 100 });
  expect(bearing(from, [0, 100_000, 0])).toEqual({ bearing: 270, mm: 100 });
  expect(bearing(from, [-3_000, -4_000, 0])).toMatchObject({ mm: 5 });
});

test("hull left is what the damage cards leave", () => {
  const hurt = changed(CORVETTE, { damage: Array.from({ length: 9 }, () => ({ faceup: false, title: "", summary: "" })) });
  expect(hullLeft(ship(CORVETTE, hurt))).toBe(0);
  expect(hullLeft(unit(LUKE))).toBe(3);
});

test("shields and keywords are letters where there is little room", () => {
  expect(shieldLetters(ship(NEBULON))).toBe("F3 L1 R1 B2");
  expect(keywordLetters(["Bomber", "Counter 2", "Snipe 4", "Strategic"])).toBe("B C2 Sn4 St");
  expect(keywordLetters(["AI: Anti-Squadron 1", "Screen"])).toBe("AI1 Sr");
});

describe("a pose", () => {
  const pose: Pose = [300_000, 200_000, 37_500];

  test("leads from the piece to the table and back", () => {
    const [x, y] = toOwn(pose, fromOwn(pose, [12, -34]));
    expect(x).toBeCloseTo(12);
    expect(y).toBeCloseTo(-34);
    expect(beside(pose, 12, -34)[2]).toBe(37_500);
  });

  test("has its bow up at 0 and to the right at 90 degrees", () => {
    expect(fromOwn([0, 0, 0], [0, 10])).toEqual([0, 10]);
    expect(fromOwn([0, 0, 90_000], [0, 10])[0]).toBeCloseTo(10);
  });

  test("is a transform with y downwards", () => {
    expect(posed([1_000, 2_000, 45_000])).toBe("translate(1px,-2px) rotate(45deg)");
  });

  test("turns the short way around", () => {
    expect(unwound(350, 10)).toBe(-10);
    expect(unwound(10, 350)).toBe(370);
    expect(unwound(90, undefined)).toBe(90);
  });
});

describe("an outline", () => {
  test("has square corners for the first team and cut ones for the second", () => {
    expect(plate(40, 70, "a").match(/[ML]/g)).toHaveLength(4);
    expect(plate(40, 70, "b").match(/[ML]/g)).toHaveLength(8);
  });

  test("of a ship holds all its hull zones, and is worked out once", () => {
    const piece = pieces().ships["cr90"];
    if (!piece) throw new Error("no corvette");
    const shape = shipShape(piece, 12.8);
    expect(shape.zones.map((zone) => zone.zone).sort()).toEqual(["front", "left", "rear", "right"]);
    expect(shipShape(piece, 12.8)).toBe(shape);
  });

  test("knows what lies inside it", () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    expect(isInside([5, 5], square)).toBe(true);
    expect(isInside([15, 5], square)).toBe(false);
    expect(isInside([5, 5], [])).toBe(false);
  });

  test("of a disc begins and ends at its left", () => {
    expect(disc(5, 5, 2)).toBe("M3 -5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z");
  });

  test("shows as many parts of the ring as there are hull points", () => {
    const { left, lost } = hullRing(17, 3, 5);
    expect([left, lost].map((path) => path.match(/M/g)?.length)).toEqual([3, 2]);
  });

  test("scatters the same way each time, and another way for another key", () => {
    const three = (seed: string): number[] => Array.from({ length: 3 }, scatter(seed));
    expect(three("station")).toEqual(three("station"));
    expect(three("station")).not.toEqual(three("dust"));
    expect(three("station").every((each) => each >= 0 && each < 1)).toBe(true);
  });
});

test("an arc is drawn with three bands, from long to close, and two borders", () => {
  const zone = pieces().ships["cr90"]?.zones[0];
  if (!zone) throw new Error("no zone");
  const drawing = arcDrawing(zone);
  expect(drawing.bands.map((each) => each.band)).toEqual(["long", "medium", "close"]);
  expect(drawing.borders.match(/M/g)).toHaveLength(2);
  expect(arcDrawing(zone)).toBe(drawing);
});

describe("a wreck", () => {
  const gone = (): ReturnType<typeof scene> => changed(CORVETTE, { status: "destroyed", pose: null });

  test("marks where a ship last stood", () => {
    const wrecks = new Wrecks();
    wrecks.notice(scene());
    wrecks.notice(gone());
    expect(wrecks.all).toMatchObject([{ id: CORVETTE, pose: ship(CORVETTE).pose, round: 2, isShip: true }]);
    wrecks.notice(gone());
    expect(wrecks.all).toHaveLength(1);
  });

  test("is gone when the destruction is taken back", () => {
    const wrecks = new Wrecks();
    wrecks.notice(scene());
    wrecks.notice(gone());
    wrecks.notice(scene());
    expect(wrecks.all).toEqual([]);
  });

  test("is not known to somebody who joins later", () => {
    const wrecks = new Wrecks();
    wrecks.notice(gone());
    expect(wrecks.all).toEqual([]);
  });
});
