import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Camera } from "../../src/board/camera.svelte";
import { captionsOf, lineLabels } from "../../src/board/captions";
import { clustersOf } from "../../src/board/clusters";
import { detailAt } from "../../src/board/detail";
import { boxesOf, covered, outlinesOf, shared, type Box } from "../../src/board/flags";
import { decider, identitiesOf, tinted } from "../../src/board/identity";
import { nameOf } from "../../src/board/naming";
import { platesOf, plateSize, signWidth, withPointed, type PlateStyle, type Plate } from "../../src/board/plates";
import { scatter } from "../../src/board/shapes";
import { Stage } from "../../src/board/stage.svelte";
import { tags } from "../../src/board/tags";
import { Wrecks } from "../../src/board/wrecks.svelte";
import { unitNamed } from "../../src/app/frame/spoken";
import type { PlayerShown, Pose, Scene, ShipShown, SquadronShown } from "../../src/wire/types";
import { LUKE, NEBULON, pieces, scene, ship, squadron, VICTORY } from "../table";

const LETTERS = "ABCDEFGH";
const SHAPES = pieces();

/** Eight players: the first four against the others. */
const players = (): PlayerShown[] =>
  [...LETTERS].map((letter, seat) => ({ ...(scene().players[0] as PlayerShown), seat, side: seat < 4 ? 0 : 1, name: `Player ${letter}` }));

/** A table for eight with these units. */
const eight = (units: (ShipShown | SquadronShown)[], viewer: number | null = 0): Scene =>
  scene({ players: players(), viewer, units, attack: null, active: null, tokens: [], zones: [], setup_markers: [187.3, 1641.5] });

const shipAt = (id: number, seat: number, pose: Pose): ShipShown => ({
  ...ship(NEBULON),
  id,
  seat,
  side: seat < 4 ? 0 : 1,
  pose,
  call_sign: `${LETTERS[seat]}${(id % 4) + 1}`,
  name: `Frigate ${id}`,
});
const squadronAt = (id: number, seat: number, x: number, y: number): SquadronShown => ({
  ...squadron(LUKE),
  id,
  seat,
  side: seat < 4 ? 0 : 1,
  pose: [x * 1000, y * 1000, 0],
});

/** Thirty ships and fifty squadrons, strewn over the middle of the table. */
function crowded(wide = 1300, high = 700): Scene {
  const random = scatter("crowded");
  const at = (): [number, number] => [250_000 + 1000 * wide * random(), 100_000 + 1000 * high * random()];
  const ships = Array.from({ length: 30 }, (_, id) => shipAt(id, id % 8, [...at(), 360_000 * random()]));
  const squadrons = Array.from({ length: 50 }, (_, place) => {
    const [x, y] = at();
    return squadronAt(30 + place, place % 8, x / 1000, y / 1000);
  });
  return eight([...ships, ...squadrons]);
}

const EVERYTHING: Box = { x0: 0, y0: -914.4, x1: 1828.8, y1: 0 };
const looksOf = (of: Scene, scale = 0.675, change: Partial<PlateStyle> = {}): PlateStyle => ({
  scene: of,
  pieces: SHAPES,
  direction: 1,
  scale,
  text: 1,
  isNear: scale >= 0.9,
  seen: EVERYTHING,
  taken: [],
  ...change,
});
const nothing = (): string => "";

describe("the level of detail", () => {
  test.each([
    [0.23, 0],
    [0.449, 0],
    [0.45, 1],
    [0.89, 1],
    [0.9, 2],
    [1.4, 3],
  ])("of a table of teams at %d px/mm is %d", (scale, level) => {
    expect(detailAt(scale, true)).toBe(level);
  });

  test("of two players begins later, as before", () => {
    expect([0.45, 0.59, 0.6, 0.9, 1.4].map((scale) => detailAt(scale, false))).toEqual([0, 0, 1, 2, 3]);
  });
});

describe("who a piece belongs to", () => {
  test("is the controller in a shared fleet", () => {
    const lent = { ...shipAt(0, 0, [0, 0, 0]), controller: 2 };
    const stage = new Stage(SHAPES, eight([lent]));
    expect(decider(lent)).toBe(2);
    expect(stage.identity(stage.unit(0))?.letter).toBe("C");
    expect(tinted(stage.identity(stage.unit(0)))).toBe("tinted p-c");
  });

  test("is not marked between two players", () => {
    expect(identitiesOf(scene().players)).toBeNull();
    const stage = new Stage(SHAPES, scene());
    expect(tinted(stage.identity(stage.unit(VICTORY)))).toBe("");
  });

  test("is said with call sign, name, player, and whether it is friendly and activated", () => {
    const [mine, ours, theirs] = [shipAt(0, 0, [0, 0, 0]), shipAt(1, 1, [0, 0, 0]), shipAt(2, 7, [0, 0, 0])];
    const of = eight([mine, ours, { ...theirs, activated: true }, squadronAt(3, 5, 500, 500)]);
    expect(nameOf(mine, of)).toMatch(/^A1, Frigate 0\. Your Nebulon-B Escort Frigate\. .*Not activated\.$/);
    expect(nameOf(ours, of)).toMatch(/^B2, Frigate 1\. Player B’s Nebulon-B Escort Frigate, friendly\./);
    expect(nameOf(of.units[2] as ShipShown, of)).toMatch(/^H3, Frigate 2\. Player H’s Nebulon-B Escort Frigate, enemy\. .* Activated\.$/);
    expect(nameOf(of.units[3] as SquadronShown, of)).toMatch(/^F, Luke Skywalker\. Player F’s X-wing Squadron, enemy\./);
  });

  test("is typed as a call sign", () => {
    const of = eight([shipAt(0, 0, [0, 0, 0]), shipAt(5, 1, [0, 0, 0])]);
    expect(unitNamed(of, "b2")?.id).toBe(5);
    expect(unitNamed(scene(), "")).toBeUndefined();
  });
});

describe("a name plate", () => {
  const covers = (of: Scene, plate: Plate): number[] =>
    [...boxesOf(of, SHAPES, 1)].filter(([, box]) => shared(box, plate.lies) > 0).map(([id]) => id);

  test.each([0.5, 0.675, 1.0, 1.6])("covers no ship, squadron or other plate of a crowded table at %d px/mm", (scale) => {
    const of = crowded();
    const found = [...platesOf(looksOf(of, scale), [0, 8, 16, 24], nothing).values()];
    expect(found.length).toBeGreaterThan(4);
    expect(found.flatMap((plate) => covers(of, plate))).toEqual([]);
    for (const [place, plate] of found.entries()) {
      expect(found.slice(place + 1).every((other) => shared(plate.lies, other.lies) === 0)).toBe(true);
      expect(plate.lies.x0 >= EVERYTHING.x0 && plate.lies.x1 <= EVERYTHING.x1).toBe(true);
    }
  });

  test("of what is decided about comes first and may stand farther away, with a line to its ship", () => {
    const around = Array.from({ length: 16 }, (_, place) => {
      const turn = (place / 16) * 2 * Math.PI;
      return squadronAt(10 + place, 4, 900 + 75 * Math.sin(turn), 450 + 75 * Math.cos(turn));
    });
    const of = eight([shipAt(0, 0, [900_000, 450_000, 0]), ...around]);
    expect(platesOf(looksOf(of), [], nothing).has(0)).toBe(false);
    expect(platesOf(looksOf(of), [0], nothing).get(0)?.lead).toBeDefined();
  });

  test("is left out where there is no room, and on ships that are not seen", () => {
    const of = eight([shipAt(0, 0, [900_000, 450_000, 0])]);
    const seen = { x0: 870, x1: 930, y0: -490, y1: -410 };
    expect(platesOf(looksOf(of, 0.675, { seen }), [0], nothing).size).toBe(0);
    expect(platesOf(looksOf(of, 0.675, { seen: { ...seen, x0: 0, x1: 100 } }), [0], nothing).size).toBe(0);
  });

  test("has a second line for what its ship does", () => {
    const of = shipAt(0, 0, [0, 0, 0]);
    expect(plateSize(of, "attacks").high).toBeGreaterThan(plateSize(of, "").high);
    expect(signWidth("A1", true)).toBeGreaterThan(signWidth("A1", false));
  });

  test("of the ship that is pointed at pushes away those that matter less, and moves no other", () => {
    const of = crowded(700, 600);
    const looks = looksOf(of);
    const first = [0, 8];
    const settled = platesOf(looks, first, nothing);
    const left = of.units.filter((unit) => unit.type === "ship" && !settled.has(unit.id));
    expect(left.length).toBeGreaterThan(0);
    const named = left.filter((unit) => withPointed(looks, settled, first, unit.id).has(unit.id));
    expect(named.length).toBeGreaterThan(0);
    for (const unit of named) {
      const plates = withPointed(looks, settled, first, unit.id);
      expect(first.every((id) => plates.get(id) === settled.get(id))).toBe(true);
      expect([...plates].every(([id, plate]) => id === unit.id || plate === settled.get(id))).toBe(true);
    }
    expect(withPointed(looks, settled, first, null)).toBe(settled);
    expect(withPointed(looks, settled, first, 30)).toBe(settled);
  });

  test("keeps clear of the names of tokens, zones, wrecks and lines", () => {
    const token = { number: 0, kind: "x", name: "Minefields 1", pose: [900_000, 450_000, 0] as Pose, unit: null, seat: null };
    const zone = {
      kind: "deployment zone",
      name: "First player",
      side: 0,
      corners: [[0, 0] as [number, number], [1000, 187] as [number, number]],
    };
    const of = { ...eight([]), tokens: [token], zones: [zone] };
    const wrecks = new Wrecks();
    wrecks.notice(eight([shipAt(0, 4, [300_000, 300_000, 0])]));
    wrecks.notice(eight([{ ...shipAt(0, 4, [300_000, 300_000, 0]), status: "destroyed", pose: null }]));
    expect(wrecks.all).toMatchObject([{ sign: "E1", seat: 4, isShip: true }]);
    const boxes = captionsOf(of, wrecks.all, 9.5, 1, 1 / 0.675);
    boxes.push(...lineLabels([{ kind: "line", from: [100, 100], to: [500, 100], tone: "range", label: "Medium" }], 1, 1 / 0.675));
    expect(boxes[3]).toMatchObject({ y0: -100 - 13 / 0.675 });
    expect(boxes).toHaveLength(4);
    expect(boxes.map((box) => box.x0 < box.x1 && box.y0 < box.y1)).toEqual([true, true, true, true]);
  });
});

test("names of squadrons keep away from all pieces and from the names of ships", () => {
  const of = crowded();
  const taken = [...platesOf(looksOf(of, 1), [], nothing).values()].map((plate) => plate.lies);
  const found = tags(of, SHAPES, 1, 1, 1, false, new Set(), taken);
  const outlines = outlinesOf(of, SHAPES, 1);
  expect(found.size).toBeGreaterThan(0);
  for (const [id, { lies }] of found) {
    const area = (lies.x1 - lies.x0) * (lies.y1 - lies.y0);
    const hidden = [...outlines].filter(([other]) => other !== id).reduce((sum, [, outline]) => sum + covered(lies, outline), 0);
    expect(hidden + taken.reduce((sum, box) => sum + shared(box, lies), 0)).toBeLessThan(0.021 * area);
  }
});

describe("squadrons seen from afar", () => {
  const radius = SHAPES.squadron_radius;
  const row = (seat: number, count: number, gap = 2): SquadronShown[] =>
    Array.from({ length: count }, (_, place) => squadronAt(seat * 10 + place, seat, 300 + place * (2 * radius + gap), 300 + 60 * seat));

  test("are one disc where three or more of a player touch", () => {
    const found = clustersOf([...row(0, 4), ...row(1, 2), ...row(5, 3)], radius, new Set());
    expect(found.map(({ seat, members }) => [seat, members.length])).toEqual([
      [0, 4],
      [5, 3],
    ]);
    expect(found[0]?.at[0]).toBeCloseTo(300 + 1.5 * (2 * radius + 2));
  });

  test("stay apart where they stand apart, belong to others, or have to be seen", () => {
    expect(clustersOf(row(0, 5, 12), radius, new Set())).toEqual([]);
    const mixed = row(0, 4).map((each, place) => ({ ...each, seat: place % 2 }));
    expect(clustersOf(mixed, radius, new Set())).toEqual([]);
    expect(clustersOf(row(0, 3), radius, new Set([1]))).toEqual([]);
  });
});

describe("the camera on an extended setup area", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function camera(): Camera {
    const made = new Camera();
    made.setup = [187.3, 1641.5];
    made.resize(1440, 900, { top: 58, right: 368, bottom: 62, left: 12 });
    return made;
  }
  const home = (of: Camera): void => {
    of.home();
    vi.advanceTimersByTime(600);
  };

  test("shows the setup area first, and the whole table when Home is pressed again", () => {
    const seen = camera();
    const near = seen.scale;
    expect(seen.toScreen([187.3, 0])[0]).toBeGreaterThanOrEqual(12);
    expect(seen.toScreen([1641.5, 0])[0]).toBeLessThanOrEqual(1440 - 368);
    home(seen);
    expect(seen.scale).toBeLessThan(near);
    expect(seen.toScreen([0, 0])[0]).toBeGreaterThanOrEqual(12);
    home(seen);
    expect(seen.scale).toBe(near);
  });

  test("does not go so far away for a question that ships cannot be told apart", () => {
    const seen = camera();
    seen.farthest = 0.56;
    seen.resize(390, 844, { top: 90, right: 8, bottom: 400, left: 8 });
    seen.glideTo([
      [300, 300],
      [1500, 700],
    ]);
    vi.advanceTimersByTime(600);
    expect(seen.scale).toBe(0.56);
    expect(seen.toScreen([300, 300])[0]).toBeCloseTo(195, -2);
  });
});
