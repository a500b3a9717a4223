/** Where a card about a piece stands on the screen: beside the piece, on the side that hides least of what lies on the table. */
import type { Camera } from "../../board/camera.svelte";
import { covered, outlinesOf, type Box } from "../../board/flags";
import type { Stage } from "../../board/stage.svelte";

const GAP = 16;
/** A step along the side of the piece, in pixels. */
const SLIDES = [0, -60, 60, -120, 120];

/** A box of the screen, in pixels, in mm as seen on the screen (y downwards). */
function onTable({ x0, y0, x1, y1 }: Box, camera: Camera): Box {
  const { x, y, scale, direction, width, height } = camera;
  const across = (at: number): number => direction * x + (at - width / 2) / scale;
  const down = (at: number): number => -direction * y + (at - height / 2) / scale;
  return { x0: across(x0), x1: across(x1), y0: down(y0), y1: down(y1) };
}

/** The upper left corner for a card of this size, in pixels; null where the piece is not on the table. */
export function besideOf(stage: Stage, unit: number, wide: number, high: number): [number, number] | null {
  const { camera, scene, pieces } = stage;
  const pose = stage.unit(unit)?.pose;
  if (!scene || !pose) return null;
  const outlines = outlinesOf(scene, pieces, camera.direction);
  const own = outlines.get(unit)?.box;
  if (!own) return null;
  const [x, y] = camera.toScreen([pose[0] / 1000, pose[1] / 1000]);
  const [half, tall] = [((own.x1 - own.x0) / 2) * camera.scale, ((own.y1 - own.y0) / 2) * camera.scale];
  const { top, right, bottom, left } = camera.insets;
  const within = (at: number, size: number, low: number, high: number): number => Math.max(low, Math.min(high - size, at));
  const sides = SLIDES.flatMap((slide): [number, number][] => [
    [x + half + GAP, y - high / 2 + slide],
    [x - half - GAP - wide, y - high / 2 + slide],
    [x - wide / 2 + slide, y + tall + GAP],
    [x - wide / 2 + slide, y - tall - GAP - high],
  ]);
  let best: [number, number] | null = null;
  let least = Infinity;
  for (const side of sides) {
    const at: [number, number] = [
      within(side[0], wide, left + 8, camera.width - right - 8),
      within(side[1], high, top + 8, camera.height - bottom - 8),
    ];
    const lies = onTable({ x0: at[0], y0: at[1], x1: at[0] + wide, y1: at[1] + high }, camera);
    let hidden = (Math.abs(at[0] - side[0]) + Math.abs(at[1] - side[1])) / 4;
    for (const [id, outline] of outlines) hidden += covered(lies, outline) * (id === unit ? 8 : 1);
    if (hidden < least - 1) [best, least] = [at, hidden];
  }
  return best;
}
