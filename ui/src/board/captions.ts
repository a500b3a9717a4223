/** Where words already stand on the table: names of objective tokens and zones, labels of wrecks and of lines laid over the board. */
import type { Scene, ZoneShown } from "../wire/types";
import { nameWidth, type Box } from "./flags";
import type { Overlay } from "./overlays";
import type { WreckMark } from "./wrecks.svelte";

/** Names are measured at 15 px; these are 12 px high, those of zones in spaced capitals. */
const SMALL = 12 / 15;
const CAPITALS = 8.6;
const HIGH = 15;
/** How far below its middle the label of a wreck begins, in mm. */
const WRECK = 26;

/** `u`: mm for each pixel. Boxes in mm as seen on the screen. */
export function captionsOf(scene: Scene, wrecks: readonly WreckMark[], tokenRadius: number, direction: 1 | -1, u: number): Box[] {
  const below = (x: number, y: number, wide: number, from: number): Box => {
    const [cx, cy, half] = [(direction * x) / 1000, (-direction * y) / 1000, Math.max(from, (wide / 2) * u)];
    return { x0: cx - half, x1: cx + half, y0: cy - from, y1: cy + from + HIGH * u };
  };
  const named = (zone: ZoneShown): Box => {
    const [xs, ys] = [zone.corners.map((at) => at[0]), zone.corners.map((at) => at[1])];
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    const x = (direction * (Math.min(...xs) + Math.max(...xs))) / 2;
    const isFar = low > scene.height / 2;
    const y = -direction * (isFar ? high : low);
    const half = (zone.name.length * CAPITALS * u) / 2;
    const top = isFar === direction > 0 ? y : y - 1.4 * HIGH * u;
    return { x0: x - half, x1: x + half, y0: top, y1: top + 1.4 * HIGH * u };
  };
  return [
    ...scene.tokens.flatMap(({ pose, name }) => (pose ? [below(pose[0], pose[1], nameWidth(name) * SMALL, tokenRadius)] : [])),
    ...scene.zones.flatMap((zone) => (zone.side === null ? [] : [named(zone)])),
    ...wrecks.flatMap(({ isShip, pose }) => (isShip ? [below(pose[0], pose[1], 0, WRECK)] : [])),
  ];
}

/** A label of a line stands a little before the middle of the line; letters are 13 px, with room around them. */
const ALONG = 0.45;
const LABEL = 13 / 15;
const AROUND = { across: 22, high: 26 };

/** Where the labels of lines stand, such as the range of an attack. */
export function lineLabels(overlays: readonly Overlay[], direction: 1 | -1, u: number): Box[] {
  return overlays.flatMap((each) => {
    if (each.kind !== "line" || !each.label) return [];
    const [x, y] = [0, 1].map((axis) => (each.from[axis] ?? 0) + ((each.to[axis] ?? 0) - (each.from[axis] ?? 0)) * ALONG);
    const [cx, cy] = [direction * (x ?? 0), -direction * (y ?? 0)];
    const [half, tall] = [((nameWidth(each.label) * LABEL + AROUND.across) / 2) * u, (AROUND.high / 2) * u];
    return [{ x0: cx - half, x1: cx + half, y0: cy - tall, y1: cy + tall }];
  });
}
