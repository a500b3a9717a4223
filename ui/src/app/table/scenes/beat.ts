/** A beat: one row of the table of scenes, with everything that happens in it on one clock. */
import type { Cue } from "../../../board/scenes/cues";
import type { Place } from "../../../board/stage.svelte";
import { fromOwn } from "../../../board/shapes";
import { zoneEdge } from "../../../board/scenes/outlines";
import type { GameEvent, HullZone, LogLine, Pieces, Scene, UnitShown } from "../../../wire/messages";
import type { Hud } from "./hud";
import { unitOf } from "./shown";
import type { Told } from "./told";

/** Sounds by name. */
export type Heard =
  | "activation"
  | "dial"
  | "token"
  | "speed"
  | "move"
  | "ram"
  | "placed"
  | "squadron"
  | "obstacle"
  | "station"
  | "arc"
  | "struck"
  | "flak"
  | "fighters"
  | "roll"
  | "add"
  | "reroll"
  | "cancel"
  | "lock"
  | "flip"
  | "brace"
  | "redirect"
  | "scatter"
  | "contain"
  | "bolt"
  | "shield"
  | "hull"
  | "card"
  | "squadronHit"
  | "end"
  | "shipLost"
  | "squadronLost"
  | "repair"
  | "victory"
  | "effect"
  | "round"
  | "status"
  | "dials"
  | "first"
  | "objective"
  | "deploy"
  | "won"
  | "lost";

export interface Mark {
  at: number;
  /** Events that have happened from here on. */
  events?: readonly GameEvent[];
  /** The line that is said from here on. */
  line?: LogLine | null;
  hud?: (hud: Hud) => Hud;
  /** The visible part of the attack's lines. */
  lines?: "all" | "arc" | "none";
  /** It only clears away what was shown: a still, or a beat that is held at its end, comes without it. */
  clears?: boolean;
}

export interface Beat {
  name: string;
  /** In ms at the calm pace. */
  lasts: number;
  cues: readonly Cue[];
  marks: readonly Mark[];
  sounds: readonly (readonly [at: number, sound: Heard])[];
  /** Places that the camera must show. */
  places: readonly Place[];
  /** Attacks and activations move the camera once each. */
  opens: boolean;
  /** Damage cards and destruction are never dropped. */
  keeps: boolean;
  /** Where nothing may move, the picture stands at least this long, in ms at the calm pace. */
  stands: number;
  told: readonly Told[];
}

/** The material of a beat: the state as it is shown, and its watcher. */
export interface Now {
  scene: Scene;
  /** The state at the end of all that came with these events. */
  known: Scene;
  pieces: Pieces;
  hud: Hud;
  /** Whether a line tells of a decision of this screen. */
  isOwn: (line: LogLine | null) => boolean;
}

export function beat(name: string, told: readonly Told[], made: Partial<Omit<Beat, "name" | "told">> = {}): Beat {
  const lasts = made.lasts ?? 0;
  return { name, told, lasts, cues: [], marks: [], sounds: [], places: [], opens: false, keeps: false, stands: 0, ...made };
}

/** Everything that the events of a group have changed, from a moment on, and the line that says it. */
export const done = (at: number, told: readonly Told[]): Mark => ({
  at,
  events: told.map((each) => each.event),
  line: lineOf(told),
});

export const lineOf = (told: readonly Told[]): LogLine | null => [...told].reverse().find((each) => each.line)?.line ?? null;

export const placeAt = (unit: UnitShown | undefined): Place | null => (unit?.pose ? [unit.pose[0] / 1000, unit.pose[1] / 1000] : null);

/** The place of a unit, or of the obstacle that an installation is. */
export function whereIs({ scene }: Now, id: number): Place | null {
  const station = scene.installations.find((each) => each.id === id);
  const pose = station ? scene.obstacles.find((each) => each.number === station.obstacle)?.pose : unitOf(scene, id)?.pose;
  return pose ? [pose[0] / 1000, pose[1] / 1000] : null;
}

/** A place of a hull zone: a share of the way from the middle of the ship to the edge of the zone, and to its side. */
export function inZone(now: Now, id: number, zone: HullZone | null, share = 0.8, aside = 0): Place | null {
  const unit = unitOf(now.scene, id);
  if (!unit?.pose || unit.type !== "ship" || !zone) return whereIs(now, id);
  const piece = now.pieces.ships[unit.chassis];
  const edge = piece && zoneEdge(piece, zone);
  if (!edge) return whereIs(now, id);
  const [mx, my] = edge.middle;
  const [sx, sy] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]];
  return fromOwn(unit.pose, [mx * share + sx * aside, my * share + sy * aside]);
}

export const sideOfUnit = (scene: Scene, id: number): number =>
  unitOf(scene, id)?.side ?? scene.installations.find((each) => each.id === id)?.side ?? 0;

export const listedPlaces = (...places: readonly (Place | null | undefined)[]): Place[] =>
  places.flatMap((place) => (place ? [place] : []));
