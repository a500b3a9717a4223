/** Where the flag of each ship stands: on the side with the most room, and there it stays while nothing moves. */
import type { Pieces, Scene } from "../wire/types";

export interface Flag {
  /** From the centre of the ship, in mm as seen on the screen (y downwards); `end`: it ends there instead of beginning. */
  x: number;
  y: number;
  end: boolean;
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const flagWidth = (name: string, hull: number, dials: number): number =>
  Math.max(108, 24 + 7.4 * name.length, 46 + hull * 8.5 + 17 * dials);
const HEIGHT = 39;
/** In a view narrower than this, in pixels, a flag that would lie on other pieces by more than this share is left out. */
const NARROW = 480;
const CROWDED = 0.15;
/** Room is looked for at the scale of the view: flags are read from 0.9 px/mm. */
const LEAST = 0.9;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** How far a flag must be shifted so that it lies in what is seen as a whole. */
function shift(at: Box, seen: Box): [number, number] {
  const by = (low: number, high: number, least: number, most: number): number => Math.max(least - low, Math.min(0, most - high));
  return [by(at.x0, at.x1, seen.x0, seen.x1), by(at.y0, at.y1, seen.y0, seen.y1)];
}

/** `seen` is what no panel covers, in mm as seen on the screen; flags of ships that stand there stay there. */
export function flags(scene: Scene, pieces: Pieces, direction: 1 | -1, scale: number, seen: Box, text: number): Map<number, Flag> {
  const at = Math.max(LEAST, scale);
  const isNarrow = (seen.x1 - seen.x0) * scale < NARROW;
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
      ] as const
    ).map(([x, y, end]) => {
      const left = cx + x - (end ? wide : 0);
      const lies = { x0: left, y0: cy + y, x1: left + wide, y1: cy + y + high };
      const [dx, dy] = isSeen ? shift(lies, seen) : [0, 0];
      return [{ x: x + dx, y: y + dy, end }, { x0: lies.x0 + dx, y0: lies.y0 + dy, x1: lies.x1 + dx, y1: lies.y1 + dy }];
    });
    const crowding = ([, at]: [Flag, Box]): number => {
      let sum = 0;
      for (const other of boxes.values()) sum += shared(at, other);
      return placed.reduce((total, other) => total + 2 * shared(at, other), sum);
    };
    let best = sides[0];
    let least = Infinity;
    for (const side of sides) {
      const crowded = crowding(side);
      if (crowded < least - 1) [best, least] = [side, crowded];
    }
    if (!best || (isNarrow && least > CROWDED * wide * high)) continue;
    placed.push(best[1]);
    found.set(unit.id, best[0]);
  }
  return found;
}
