/** Where the flag of each ship stands: on the side with the most room, and there it stays while nothing moves. */
import type { Pieces, Scene } from "../wire/types";

export interface Flag {
  /** From the centre of the ship, in mm as seen on the screen (y downwards); `end`: it ends there instead of beginning. */
  x: number;
  y: number;
  end: boolean;
  /** How far the ship itself reaches up and down from its centre. */
  tall: number;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const flagWidth = (name: string, hull: number, dials: number): number =>
  Math.max(108, 24 + 7.4 * name.length, 46 + hull * 8.5 + 17 * dials);
const HEIGHT = 39;
/** The scale at which room is looked for: flags are read from 0.9 px/mm. */
const AT = 1.15;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** Keep a flag inside the part of the view that nothing covers: on another side of its ship, or shifted. Pixels. */
export function kept(flag: Flag, [x, y]: readonly [number, number], scale: number, wide: number, seen: Box): Flag & { dx: number; dy: number } {
  // The flag of a ship that is not seen itself stays with it
  if (x < seen.x0 || x > seen.x1 || y < seen.y0 || y > seen.y1) return { ...flag, dx: 0, dy: 0 };
  const left = (one: Flag): number => x + one.x * scale - (one.end ? wide : 0);
  const fits = (one: Flag): boolean => left(one) >= seen.x0 && left(one) + wide <= seen.x1;
  const across = { ...flag, x: -flag.x, end: !flag.end };
  const middle = { ...flag, x: -wide / 2 / scale, end: false };
  const below = { ...middle, y: flag.tall + 3 };
  const above = { ...middle, y: -flag.tall - 3 - HEIGHT / scale };
  const isBeside = Math.abs(flag.y + HEIGHT / AT / 2) < 1;
  let best = flag;
  if (isBeside && !fits(flag)) best = fits(across) ? across : y + below.y * scale + HEIGHT <= seen.y1 ? below : above;
  const inside = (at: number, length: number, low: number, high: number): number => Math.max(low - at, Math.min(0, high - at - length));
  return { ...best, dx: inside(left(best), wide, seen.x0, seen.x1), dy: inside(y + best.y * scale, HEIGHT, seen.y0, seen.y1) };
}

export function flags(scene: Scene, pieces: Pieces, direction: 1 | -1): Map<number, Flag> {
  const boxes = new Map<number, Box>();
  for (const unit of scene.units) {
    if (!unit.pose) continue;
    const [x, y] = [(direction * unit.pose[0]) / 1000, (-direction * unit.pose[1]) / 1000];
    let [half, tall] = [pieces.squadron_radius, pieces.squadron_radius + 8];
    const piece = unit.type === "ship" ? pieces.ships[unit.chassis] : undefined;
    if (piece) {
      const turn = ((unit.pose[2] / 1000) * Math.PI) / 180;
      const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
      half = (piece.width * c + piece.length * s) / 2 + 5;
      tall = (piece.width * s + piece.length * c) / 2 + 5;
    }
    boxes.set(unit.id, { x0: x - half, y0: y - tall, x1: x + half, y1: y + tall });
  }
  const placed: Box[] = [];
  const found = new Map<number, Flag>();
  for (const unit of scene.units) {
    const box = boxes.get(unit.id);
    if (unit.type !== "ship" || !box) continue;
    const wide = flagWidth(unit.name, unit.hull, unit.dials.length ? 1 : 0) / AT;
    const high = HEIGHT / AT;
    const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const sides: [Flag, Box][] = (
      [
        [box.x1 - cx + 3, -high / 2, false],
        [-wide / 2, box.y1 - cy + 3, false],
        [box.x0 - cx - 3, -high / 2, true],
        [-wide / 2, box.y0 - cy - high - 3, false],
        [box.x1 - cx - 6, box.y1 - cy - 12, false],
        [box.x1 - cx - 6, box.y0 - cy - 12, false],
      ] as const
    ).map(([x, y, end]) => {
      const left = cx + x - (end ? wide : 0);
      return [{ x, y, end, tall: box.y1 - cy }, { x0: left, y0: cy + y, x1: left + wide, y1: cy + y + high }];
    });
    const crowding = ([, at]: [Flag, Box]): number => {
      let sum = 0;
      for (const [id, other] of boxes) if (id !== unit.id) sum += shared(at, other);
      return placed.reduce((total, other) => total + 2 * shared(at, other), sum);
    };
    let best = sides[0];
    let least = Infinity;
    for (const side of sides) {
      const crowded = crowding(side);
      if (crowded < least - 1) [best, least] = [side, crowded];
    }
    if (!best) continue;
    placed.push(best[1]);
    found.set(unit.id, best[0]);
  }
  return found;
}
