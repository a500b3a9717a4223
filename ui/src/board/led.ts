/** Remarks about a piece stand beside it, where nothing else is, and a line leads to what they are about. */
import { covered, shared, type Box, type Outline } from "./flags";
import type { Overlay } from "./overlays";

type Pill = Extract<Overlay, { kind: "pill" }>;

/** How wide a remark is, in pixels; as drawn. */
export const pillWidth = (text: string, hasMark: boolean): number => 5.3 * text.length + 24 + (hasMark ? 18 : 0);
const HIGH = 22;
/** How far from what it is about a remark may stand, in pixels, the nearest first. */
const ROWS = [34, 52, 72, 96, 124, 160];
const TURNS = 12;
/** A step farther counts as much as hiding this share of the remark. */
const FARTHER = 0.005;

export interface Surroundings {
  outlines: Iterable<Outline>;
  /** Names, flags and numbers that stand on the table. */
  taken: readonly Box[];
  direction: 1 | -1;
  /** mm for each pixel. */
  u: number;
}

/** The same drawings, with each remark that is to be led out at a free place. */
export function ledOut(overlays: readonly Overlay[], { outlines, taken, direction, u }: Surroundings): readonly Overlay[] {
  if (!overlays.some((each) => each.kind === "pill" && each.out)) return overlays;
  const pieces = [...outlines];
  const used = [...taken];
  return overlays.map((each) => {
    if (each.kind !== "pill" || !each.out) return each;
    const [dx, dy, lies] = placeFor(each, pieces, used, direction, u);
    used.push(lies);
    return { ...each, dx, dy, lead: true };
  });
}

function placeFor(pill: Pill, pieces: readonly Outline[], used: readonly Box[], direction: 1 | -1, u: number): [number, number, Box] {
  const [x, y] = [direction * pill.at[0], -direction * pill.at[1]];
  const half = pillWidth(pill.text, pill.tone !== "plain" && pill.tone !== "act") / 2;
  let best: [number, number, Box] | undefined;
  let least = Infinity;
  for (const [row, away] of ROWS.entries()) {
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (turn * 2 * Math.PI) / TURNS;
      const [dx, dy] = [Math.sin(angle) * (away + half * Math.abs(Math.sin(angle))), -Math.cos(angle) * away];
      const lies = { x0: x + (dx - half) * u, x1: x + (dx + half) * u, y0: y + (dy - HIGH / 2) * u, y1: y + (dy + HIGH / 2) * u };
      let hidden = FARTHER * row * 2 * half * HIGH * u * u;
      for (const piece of pieces) hidden += covered(lies, piece);
      for (const other of used) hidden += shared(lies, other);
      if (hidden < least - 1e-6) [best, least] = [[dx, dy, lies], hidden];
    }
    if (best && least <= FARTHER * row * 2 * half * HIGH * u * u + 1e-6) break;
  }
  return best ?? [0, -ROWS[0]!, { x0: x, y0: y, x1: x, y1: y }];
}
