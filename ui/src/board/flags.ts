/** Where the flag of each ship stands: on the side with the most room, and there it stays while nothing moves. */
import type { Pieces, Scene } from "../wire/types";

export interface Flag {
  /** From the centre of the ship, in mm as seen on the screen (y downwards); `end`: it ends there instead of beginning. */
  x: number;
  y: number;
  end: boolean;
  /** Where a line that leads to a flag farther away begins, and where it ends; from the centre, in the same mm. */
  lead?: [number, number, number, number];
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** How wide a name is in the condensed letters of the board at 15 px. */
export function nameWidth(name: string): number {
  let sum = 0;
  for (const letter of name) sum += /[MWmw]/.test(letter) ? 9.6 : /[-Iijlfrt1 ]/.test(letter) ? 4.4 : 7;
  return sum;
}

export const flagWidth = (name: string, hull: number, dials: number): number =>
  Math.max(108, 32 + nameWidth(name), 46 + hull * 8.5 + 17 * dials);
/** How wide the part with the call sign is where more than two play, in pixels. */
export const EDGE = 24;
const HEIGHT = 39;
/** A flag that would lie on other pieces, names or flags by more than this share is left out: pointing at the ship tells it. */
const CROWDED = 0.03;
/** Room is looked for at the scale of the view: flags are read from 0.9 px/mm. */
const LEAST = 0.9;

/** A flag farther from its ship must save this share of its own area, and more for each row. */
const FAR = 0.06;
/** How far the outer rows are from the ship, in pixels. */
const ROWS = [6, 26, 52, 84, 120];
/** Shields and dials stand out from a base, in mm. */
const STANDS_OUT = 5;

export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** A piece as it lies on the screen: the box around it and, for a ship, its four corners. */
export interface Outline {
  box: Box;
  corners?: readonly (readonly [number, number])[];
}

/** How much of a box a piece covers: a ship that lies slantwise leaves the corners of its own box free. */
export function covered(at: Box, { box, corners }: Outline): number {
  const most = shared(at, box);
  if (!most || !corners) return most;
  let rest = corners;
  for (const [axis, edge, side] of [
    [0, at.x0, 1],
    [0, at.x1, -1],
    [1, at.y0, 1],
    [1, at.y1, -1],
  ] as const) {
    const kept: (readonly [number, number])[] = [];
    for (const [place, corner] of rest.entries()) {
      const before = rest.at(place - 1) ?? corner;
      const [here, there] = [side * (corner[axis] - edge), side * (before[axis] - edge)];
      if (here >= 0 !== there >= 0) {
        const share = there / (there - here);
        kept.push([before[0] + (corner[0] - before[0]) * share, before[1] + (corner[1] - before[1]) * share]);
      }
      if (here >= 0) kept.push(corner);
    }
    rest = kept;
  }
  let twice = 0;
  for (const [place, [x, y]] of rest.entries()) {
    const [bx, by] = rest.at(place - 1) ?? [x, y];
    twice += bx * y - x * by;
  }
  return Math.abs(twice) / 2;
}

/** How far a flag must be shifted so that it lies in what is seen as a whole. */
function shift(at: Box, seen: Box): [number, number] {
  const by = (low: number, high: number, least: number, most: number): number => Math.max(least - low, Math.min(0, most - high));
  return [by(at.x0, at.x1, seen.x0, seen.x1), by(at.y0, at.y1, seen.y0, seen.y1)];
}

/** The first places are at the ship itself, the others in rows around it. */
const NEAR = 12;

/** The line from the edge of a ship to its flag: up or down where the flag stands above or below, else to its side. */
function lead(ship: Box, flag: Box): [number, number, number, number] {
  const [cx, cy] = [(ship.x0 + ship.x1) / 2, (ship.y0 + ship.y1) / 2];
  if (flag.y0 < ship.y1 && flag.y1 > ship.y0) {
    const isRight = flag.x0 > cx;
    return [(isRight ? ship.x1 : ship.x0) - cx, 0, (isRight ? flag.x0 : flag.x1) - cx, (flag.y0 + flag.y1) / 2 - cy];
  }
  const isBelow = flag.y0 > cy;
  const end = Math.min(Math.max(cx, flag.x0 + 6), flag.x1 - 6);
  return [0, (isBelow ? ship.y1 : ship.y0) - cy, end - cx, (isBelow ? flag.y0 : flag.y1) - cy];
}

/** Each ship and squadron on the table as it lies on the screen. */
export function outlinesOf(scene: Scene, pieces: Pieces, direction: 1 | -1): Map<number, Outline> {
  const found = new Map<number, Outline>();
  const boxes = boxesOf(scene, pieces, direction);
  for (const unit of scene.units) {
    const box = boxes.get(unit.id);
    if (!box) continue;
    const piece = unit.type === "ship" ? pieces.ships[unit.chassis] : undefined;
    if (!unit.pose || !piece) {
      found.set(unit.id, { box });
      continue;
    }
    const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const turn = ((unit.pose[2] / 1000) * Math.PI) / 180;
    const [c, s] = [direction * Math.cos(turn), direction * Math.sin(turn)];
    const [x, y] = [piece.width / 2 + STANDS_OUT, piece.length / 2 + STANDS_OUT];
    const at = (dx: number, dy: number): readonly [number, number] => [cx + dx * c + dy * s, cy + dx * s - dy * c];
    found.set(unit.id, { box, corners: [at(-x, y), at(x, y), at(x, -y), at(-x, -y)] });
  }
  return found;
}

/** The box around each ship and squadron on the table. */
export function boxesOf(scene: Scene, pieces: Pieces, direction: 1 | -1): Map<number, Box> {
  const boxes = new Map<number, Box>();
  for (const unit of scene.units) {
    if (!unit.pose || unit.status === "destroyed") continue;
    const [x, y] = [(direction * unit.pose[0]) / 1000, (-direction * unit.pose[1]) / 1000];
    let [half, tall] = [pieces.squadron_radius, pieces.squadron_radius];
    const piece = unit.type === "ship" ? pieces.ships[unit.chassis] : undefined;
    if (piece) {
      const turn = ((unit.pose[2] / 1000) * Math.PI) / 180;
      const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
      half = (piece.width * c + piece.length * s) / 2 + 5;
      tall = (piece.width * s + piece.length * c) / 2 + 5;
    }
    boxes.set(unit.id, { x0: x - half, y0: y - tall, x1: x + half, y1: y + tall });
  }
  return boxes;
}

/** `seen` is what no panel covers, in mm as seen on the screen; flags of ships that stand there stay there. `words` are the names of squadrons, and others that stand on the table. */
export function flags(
  scene: Scene,
  pieces: Pieces,
  direction: 1 | -1,
  scale: number,
  seen: Box,
  text: number,
  words: readonly Box[],
): Map<number, Flag> {
  const at = Math.max(LEAST, scale);
  const boxes = boxesOf(scene, pieces, direction);
  const outlines = outlinesOf(scene, pieces, direction);
  const { active, attack } = scene;
  /** Those that are looked at are placed first. */
  const first = (unit: { id: number }): number =>
    unit.id === active || unit.id === attack?.attacker || unit.id === attack?.defender ? 0 : 1;
  const placed: Box[] = [];
  const found = new Map<number, Flag>();
  for (const unit of [...scene.units].sort((one, other) => first(one) - first(other))) {
    const box = boxes.get(unit.id);
    if (unit.type !== "ship" || !box) continue;
    const wide = (flagWidth(unit.name, unit.hull, unit.dials.length ? 1 : 0) * text) / at;
    const high = (HEIGHT * text) / at;
    const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const isSeen = cx > seen.x0 && cx < seen.x1 && cy > seen.y0 && cy < seen.y1;
    const sides: [Flag, Box][] = (
      [
        [box.x1 - cx + 3, -high / 2, false],
        [-wide / 2, box.y1 - cy + 3, false],
        [box.x0 - cx - 3, -high / 2, true],
        [-wide / 2, box.y0 - cy - high - 3, false],
        [box.x1 - cx - 6, box.y1 - cy - 12, false],
        [box.x1 - cx - 6, box.y0 - cy - 12, false],
        [box.x0 - cx + 6, box.y1 - cy - 12, true],
        [box.x0 - cx + 6, box.y0 - cy - 12, true],
        [box.x0 - cx, box.y1 - cy + 3, false],
        [box.x1 - cx, box.y1 - cy + 3, true],
        [box.x0 - cx, box.y0 - cy - high - 3, false],
        [box.x1 - cx, box.y0 - cy - high - 3, true],
        ...ROWS.flatMap((row) => {
          const gap = row / at;
          const [right, left, low, up] = [box.x1 - cx + gap, box.x0 - cx - gap, box.y1 - cy + gap, box.y0 - cy - high - gap];
          return [
            [-wide / 2, low, false],
            [-wide / 2, up, false],
            [right, -high / 2, false],
            [left, -high / 2, true],
            [right - gap / 2, low - gap / 2, false],
            [left + gap / 2, low - gap / 2, true],
            [right - gap / 2, up + gap / 2, false],
            [left + gap / 2, up + gap / 2, true],
          ] as const;
        }),
      ] as const
    ).map(([x, y, end]) => {
      const left = cx + x - (end ? wide : 0);
      const lies = { x0: left, y0: cy + y, x1: left + wide, y1: cy + y + high };
      const [dx, dy] = isSeen ? shift(lies, seen) : [0, 0];
      return [
        { x: x + dx, y: y + dy, end },
        { x0: lies.x0 + dx, y0: lies.y0 + dy, x1: lies.x1 + dx, y1: lies.y1 + dy },
      ];
    });
    const crowding = ([, at]: [Flag, Box]): number => {
      let sum = 0;
      for (const other of outlines.values()) sum += covered(at, other);
      for (const other of words) sum += shared(at, other);
      return placed.reduce((total, other) => total + 2 * shared(at, other), sum);
    };
    let best = sides[0];
    let least = Infinity;
    for (const [place, side] of sides.entries()) {
      const row = place < NEAR ? 0 : 1 + Math.floor((place - NEAR) / 8);
      const crowded = crowding(side) + FAR * row * wide * high;
      if (crowded < least - 1) [best, least] = [side, crowded];
      // Whatever comes later is farther away
      if (least <= FAR * row * wide * high) break;
    }
    if (!best || crowding(best) > CROWDED * wide * high) continue;
    const [flag, lies] = best;
    placed.push(lies);
    if (sides.indexOf(best) >= NEAR) flag.lead = lead(box, lies);
    found.set(unit.id, flag);
  }
  return found;
}

/** What a flag covers, in mm as seen on the screen. */
export function flagBox(scene: Scene, id: number, flag: Flag, box: Box | undefined, u: number): Box | null {
  const unit = scene.units.find((each) => each.id === id);
  if (unit?.type !== "ship" || !box) return null;
  const wide = flagWidth(unit.name, unit.hull, unit.dials.length ? 1 : 0) * u;
  const left = (box.x0 + box.x1) / 2 + flag.x - (flag.end ? wide : 0);
  const top = (box.y0 + box.y1) / 2 + flag.y;
  return { x0: left, y0: top, x1: left + wide, y1: top + HEIGHT * u };
}
