/** The outlines of pieces as SVG paths, in mm with y downwards; worked out once for each chassis. */
import type { ObstaclePiece, Pose, ShipPiece } from "../wire/types";
import type { Place } from "./overlays";

export type Team = "a" | "b";
/** The look of a side: the first is Ember, the second Ion. */
export const teamOf = (side: number): Team => (side % 2 ? "b" : "a");

/** How much of a corner of the second team's bases is cut off. */
const CUT = 5.5;

const n = (value: number): string => String(Math.round(value * 100) / 100);
export const closed = (places: readonly (readonly [number, number])[]): string =>
  places.length ? `M${places.map(([x, y]) => `${n(x)} ${n(-y)}`).join("L")}z` : "";
export const open = (places: readonly (readonly [number, number])[]): string =>
  places.length ? `M${places.map(([x, y]) => `${n(x)} ${n(-y)}`).join("L")}` : "";
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(-y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** The outline of a base: square corners for the first team, cut ones for the second. */
export function plate(width: number, length: number, team: Team): string {
  const [x, y] = [width / 2, length / 2];
  if (team === "a")
    return closed([
      [-x, y],
      [x, y],
      [x, -y],
      [-x, -y],
    ]);
  const cut = [
    [-x + CUT, y],
    [x - CUT, y],
    [x, y - CUT],
    [x, -y + CUT],
  ] as const;
  return closed([...cut, ...cut.map(([a, b]): Place => [-a, -b])]);
}

/** The corner of a base that is farthest to the upper left of the screen, in the ship's own frame: there its number stands. */
export function upperCorner({ width, length }: { width: number; length: number }, heading: number): Place {
  const turn = (heading * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  let best: Place = [0, 0];
  let least = Infinity;
  for (const corner of [
    [-width / 2, length / 2],
    [width / 2, length / 2],
    [width / 2, -length / 2],
    [-width / 2, -length / 2],
  ] as const) {
    const across = corner[0] * c + corner[1] * s;
    const down = corner[0] * s - corner[1] * c;
    if (across + 1.2 * down < least) [best, least] = [[corner[0], corner[1]], across + 1.2 * down];
  }
  return best;
}

/** The edge of a base at the bow. */
export function prow(width: number, length: number, team: Team): string {
  const x = width / 2 - (team === "a" ? 0 : CUT);
  return `M${n(-x)} ${n(-length / 2)}H${n(x)}`;
}

/** The badge of a letter in pixels: square corners for the first team, cut ones for the second. */
export const badgeShape = (team: Team): string => (team === "a" ? "M-7.5-7.5h15v15h-15z" : "M-4-7.5h8l3.5 3.5v8l-3.5 3.5h-8l-3.5-3.5v-8z");

export interface ShipShape {
  frames: string;
  zones: { zone: string; path: string }[];
  lines: string;
  points: string;
  rings: string;
}

const shapes = new WeakMap<ShipPiece, ShipShape>();

export function shipShape(piece: ShipPiece, dial: number): ShipShape {
  const known = shapes.get(piece);
  if (known) return known;
  const borders = new Set(piece.zones.flatMap((zone) => zone.borders.map(open)));
  const shape: ShipShape = {
    frames: piece.zones.map((zone) => disc(...zone.dial, dial)).join(""),
    zones: piece.zones.map((zone) => ({ zone: zone.zone, path: closed(zone.corners) })),
    lines: [...borders].join(""),
    points: piece.zones.map((zone) => disc(...zone.targeting_point, 1.5)).join(""),
    rings: piece.zones.map((zone) => disc(...zone.targeting_point, 2.8)).join(""),
  };
  shapes.set(piece, shape);
  return shape;
}

/** Numbers between 0 and 1 that are the same each time for one seed: craters and shards keep their places. */
export function scatter(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const shrunk = (piece: ObstaclePiece, share: number): Place[] => piece.outline.map(([x, y]): Place => [x * share, y * share]);

/** A ring of short strokes between two radii: the teeth of an exogorth. */
const teeth = (inner: number, outer: number, count: number): string =>
  Array.from({ length: count }, (_, place) => {
    const turn = (2 * Math.PI * place) / count;
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    return open([
      [outer * s, outer * c],
      [inner * s, inner * c],
    ]);
  }).join("");

/** What is drawn inside the obstacles of objectives: a maw, fins and an eye, or the rings of a rift. */
function beasts(piece: ObstaclePiece): { fill: string; line: string } {
  if (piece.kind === "exogorth") return { fill: disc(0, 0, 4.5), line: disc(0, 0, 10) + teeth(6, 10, 10) };
  if (piece.kind === "purrgil") {
    const [[x, y], half] = [piece.outline[0] ?? [0, 0], Math.floor(piece.outline.length / 2)];
    const fins = [0.72, 0.44].map((share) => open(shrunk(piece, share).slice(0, half)));
    return { fill: disc(x * 0.8, y * 0.8, 1.8), line: fins.join("") };
  }
  const rings = [0.78, 0.56, 0.34].map((share) => closed(shrunk(piece, share)));
  return { fill: disc(0, 0, 5), line: rings.join("") };
}

/** The drawing inside an obstacle: craters of an asteroid, shards of debris, the plan of a station. */
export function inside(key: string, piece: ObstaclePiece): { fill: string; line: string } {
  const random = scatter(key);
  const corner = (): readonly [number, number] => piece.outline[Math.floor(random() * piece.outline.length)] ?? [0, 0];
  if (piece.kind === "asteroid") {
    const craters = Array.from({ length: 6 }, () => {
      const [[x, y], f] = [corner(), 0.1 + 0.52 * random()];
      return disc(x * f, y * f, 2 + 3 * random());
    });
    return { fill: craters.join(""), line: closed(piece.outline.map(([x, y]): Place => [x * 0.8 - 1, y * 0.8 - 1])) };
  }
  if (piece.kind === "debris") {
    const shards = Array.from({ length: 16 }, () => {
      const [[x, y], f, turn] = [corner(), 0.8 * random(), Math.PI * random()];
      const [half, c, s] = [2 + 2.6 * random(), Math.cos(turn), Math.sin(turn)];
      const at = (a: number, b: number): Place => [x * f + a * c - b * s, y * f + a * s + b * c];
      return closed([at(-half, -1), at(half, -1), at(half, 1), at(-half, 1)]);
    });
    return { fill: shards.join(""), line: "" };
  }
  if (piece.kind === "station") {
    const arms = "M0-36V36M-36 0H34M-24-24L24 24M24-24L-24 24";
    return { fill: disc(0, 0, 6), line: disc(0, 0, 27) + disc(0, 0, 13) + arms };
  }
  if (piece.kind === "dust") return { fill: "", line: "" };
  return beasts(piece);
}

/** The hull points of a squadron as parts of a ring: those left and those lost. */
export function hullRing(radius: number, hull: number, most: number): { left: string; lost: string } {
  const [gap, span] = [7, 300];
  const r = radius - 3.1;
  const part = (place: number): string => {
    const [from, to] = [place, place + 1].map((edge, end) => {
      const turn = ((-150 + (edge * span) / most + (end ? -gap / 2 : gap / 2)) * Math.PI) / 180;
      return `${n(r * Math.sin(turn))} ${n(-r * Math.cos(turn))}`;
    });
    return `M${from}A${n(r)} ${n(r)} 0 0 1 ${to}`;
  };
  const parts = Array.from({ length: most }, (_, place) => part(place));
  return { left: parts.slice(0, hull).join(""), lost: parts.slice(hull).join("") };
}

/** A point of a piece's own frame on the table, in mm. */
export function fromOwn(pose: Pose, [x, y]: readonly [number, number]): Place {
  const turn = (pose[2] / 1000) * (Math.PI / 180);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [pose[0] / 1000 + x * c + y * s, pose[1] / 1000 - x * s + y * c];
}

/** A place of the table in a piece's own frame, in mm. */
export function toOwn(pose: Pose, [x, y]: readonly [number, number]): Place {
  const turn = (pose[2] / 1000) * (Math.PI / 180);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [x - pose[0] / 1000, y - pose[1] / 1000];
  return [dx * c - dy * s, dx * s + dy * c];
}

/** Whether a place lies in a polygon: a ray from it crosses the edges an odd number of times. */
export function isInside([x, y]: readonly [number, number], corners: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  let last = corners.at(-1);
  for (const corner of corners) {
    if (last && corner[1] > y !== last[1] > y) {
      const crossing = corner[0] + ((y - corner[1]) / (last[1] - corner[1])) * (last[0] - corner[0]);
      if (x < crossing) inside = !inside;
    }
    last = corner;
  }
  return inside;
}

/** A pose as the transform of a style; the heading goes on from the last one, so that a piece never spins around. */
export const posed = (pose: Pose, heading = pose[2] / 1000): string =>
  `translate(${n(pose[0] / 1000)}px,${n(-pose[1] / 1000)}px) rotate(${n(heading)}deg)`;

/** A place in the frame of a piece, in mm with +y ahead, as a pose on the table. */
export function beside(pose: Pose, x: number, y: number): Pose {
  const turn = (pose[2] / 1000 / 180) * Math.PI;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [Math.round(pose[0] + 1000 * (x * c + y * s)), Math.round(pose[1] + 1000 * (y * c - x * s)), pose[2]];
}

/** The heading nearest to the last one that means the same. */
export function unwound(heading: number, last: number | undefined): number {
  if (last === undefined) return heading;
  return last + ((((heading - last) % 360) + 540) % 360) - 180;
}
