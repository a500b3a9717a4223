/** A movement of a node: keyframes of transform and opacity, in ms from the beginning of the beat. */
import type { Pose } from "../../wire/types";
import type { Place } from "../overlays";
import type { Stage } from "../stage.svelte";
import type { Cue } from "./cues";
import type { Pool } from "./pool";

export interface Movement {
  of: Element;
  frames: Keyframe[];
  at: number;
  lasts: number;
  easing?: string;
}

export type Of<Kind extends Cue["kind"]> = Extract<Cue, { kind: Kind }>;

/** The table that is drawn on: its pieces, and the nodes of the scenes. */
export interface Table {
  readonly stage: Stage;
  readonly pool: Pool;
  /** The element of a ship or squadron. */
  piece(unit: number): SVGGElement | null;
  pose(unit: number): Pose | null;
}

export const put = ([x, y]: Place, turn = 0): string => `translate(${x}px,${-y}px) rotate(${turn}deg)`;
export const upright = (place: Place, dy = 0): string => `${put(place)} rotate(var(--up)) scale(var(--u)) translate(0,${dy}px)`;
export const angle = (from: Place, to: Place): number => (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI;
export const far = (from: Place, to: Place): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Grows from one size to another and fades. */
export function glow(from: number, middle: number, to: number): Keyframe[] {
  return [
    { transform: `scale(${from})`, opacity: 0 },
    { transform: `scale(${middle})`, opacity: 1, offset: 0.35 },
    { transform: `scale(${to})`, opacity: 0 },
  ];
}
