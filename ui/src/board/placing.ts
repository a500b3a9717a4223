/** Moving and turning the piece that is being placed. Where it may stand, the server says. */
import type { Pieces, Pose } from "../wire/types";
import type { UnitShown } from "../wire/messages";
import type { Place } from "./overlays";
import { fromOwn, toOwn } from "./shapes";
import type { PlacingGhost, Stage } from "./stage.svelte";

const FULL = 360_000;

const um = (mm: number): number => Math.round(mm * 1000);

/** The pose with its centre at a place; sliding along a base, it keeps touching that. */
export function moved(stage: Stage, placing: PlacingGhost, place: Place): Pose {
  const base = stage.unit(placing.along);
  const at = base ? touching(base, place, stage.pieces) : place;
  return [um(at[0]), um(at[1]), placing.pose[2]];
}

export function turned(pose: Pose, degrees: number): Pose {
  return [pose[0], pose[1], (((pose[2] + degrees * 1000) % FULL) + FULL) % FULL];
}

/** The bow towards a place, in whole degrees. */
export function turnedTowards(pose: Pose, [x, y]: Place): Pose {
  const degrees = Math.round((Math.atan2(x - pose[0] / 1000, y - pose[1] / 1000) * 180) / Math.PI);
  return [pose[0], pose[1], ((degrees + 360) % 360) * 1000];
}

/** The nearest place at which a squadron's base touches another base. */
function touching(unit: UnitShown, place: Place, pieces: Pieces): Place {
  if (!unit.pose) return place;
  const r = pieces.squadron_radius;
  const centre: Place = [unit.pose[0] / 1000, unit.pose[1] / 1000];
  const piece = unit.type === "ship" ? pieces.ships[unit.chassis] : undefined;
  if (!piece) {
    const [dx, dy] = [place[0] - centre[0], place[1] - centre[1]];
    const away = Math.hypot(dx, dy) || 1;
    return [centre[0] + (dx / away) * 2 * r, centre[1] + (dy / away) * 2 * r];
  }
  const [x, y] = toOwn(unit.pose, place);
  const [w, l] = [piece.width / 2, piece.length / 2];
  const on: Place = [Math.max(-w, Math.min(w, x)), Math.max(-l, Math.min(l, y))];
  const [dx, dy] = [x - on[0], y - on[1]];
  const away = Math.hypot(dx, dy);
  if (away > 0.01) return fromOwn(unit.pose, [on[0] + (dx / away) * r, on[1] + (dy / away) * r]);
  // Inside the base: out through the nearest edge.
  const out = [w - x, x + w, l - y, y + l];
  const edge = out.indexOf(Math.min(...out));
  const to: Place[] = [
    [w + r, y],
    [-w - r, y],
    [x, l + r],
    [x, -l - r],
  ];
  return fromOwn(unit.pose, to[edge] ?? [w + r, y]);
}

const ARROWS: Record<string, Place> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** A step of an arrow key as seen on the screen, in mm: 5, with Shift 25, with Alt 1. */
export function nudge(stage: Stage, key: string, far: boolean, near: boolean): boolean {
  const placing = stage.placing;
  const way = ARROWS[key];
  if (!placing || !way) return false;
  const step = (near ? 1 : far ? 25 : 5) * stage.camera.direction;
  const at: Place = [placing.pose[0] / 1000 + way[0] * step, placing.pose[1] / 1000 + way[1] * step];
  stage.put(moved(stage, placing, at), placing.mirrored, true);
  return true;
}

/** The keys of placing: arrows move, Q and E turn, V mirrors. True if it was one of them. */
export function placingKey(stage: Stage, event: KeyboardEvent): boolean {
  const placing = stage.placing;
  if (!placing || event.ctrlKey || event.metaKey) return false;
  if (nudge(stage, event.key, event.shiftKey, event.altKey)) return true;
  if (event.altKey) return false;
  const key = event.key.toLowerCase();
  if ((key === "q" || key === "e") && placing.turns) {
    stage.put(turned(placing.pose, (key === "q" ? -1 : 1) * (event.shiftKey ? 1 : 5)), placing.mirrored, true);
    return true;
  }
  if (key === "v" && placing.mirrors) {
    stage.put(placing.pose, !placing.mirrored, true);
    return true;
  }
  return false;
}
