/**
 * The drawings of a scene on the board, as data: the table says what happens where and when, the board knows how it looks.
 * Times are milliseconds from the beginning of the beat at the calm pace; places are in mm, poses as on the wire.
 */
import type { HullZone, Pose } from "../../wire/types";
import type { Place } from "../overlays";
import type { Team } from "../shapes";

interface Timed {
  at: number;
  lasts: number;
}

/** A piece follows its course: through the poses at the joints to its end. */
export interface CourseCue extends Timed {
  kind: "course";
  unit: number;
  poses: readonly Pose[];
  /** The course is drawn below it. */
  tool?: boolean;
  /** Comes in from the edge, or settles from above. */
  ease?: "both" | "out" | "land";
}
/** A piece dashes to a place and back, as squadrons that fight. */
export interface DashCue extends Timed {
  kind: "dash";
  unit: number;
  to: Place;
  /** By how many degrees it banks. */
  bank: number;
}
/** A piece is shaken: 1.6 mm away from where it was hit. */
export interface ShakeCue extends Timed {
  kind: "shake";
  unit: number;
  from: Place;
}
/** A piece grows and shrinks: lifted away, or settling where it is placed. */
export interface LiftCue extends Timed {
  kind: "lift";
  unit: number;
  way: "up" | "down";
}
/** A piece is gone: a squadron spins and vanishes, a ship breaks apart in `break`. */
export interface VanishCue extends Timed {
  kind: "vanish";
  unit: number;
}
/** The outline of a ship parts into bow and stern, which drift apart. */
export interface BreakCue extends Timed {
  kind: "break";
  unit: number;
  at: number;
}
/** An edge around a piece: of who acts, who is aimed at, or who is in contact. */
export interface EdgeCue extends Timed {
  kind: "edge";
  unit: number;
  tone: "act" | "aim" | "contact";
}
/** The arc of a hull zone grows from the middle of its ship. */
export interface ArcCue extends Timed {
  kind: "arc";
  unit: number;
  zone: HullZone;
}
export interface LineCue extends Timed {
  kind: "line";
  from: Place;
  to: Place;
  tone: "fire" | "sight" | "trail" | "link" | "fork";
}
/** A bolt flies. */
export interface BoltCue extends Timed {
  kind: "bolt";
  from: Place;
  to: Place;
  team: Team;
  heavy?: boolean;
}
/** The shields of a zone flare; to nothing, they break; mended, they sweep on. */
export interface FlareCue extends Timed {
  kind: "flare";
  unit: number;
  zone: HullZone;
  how: "hit" | "breaks" | "mends";
}
export interface BurstCue extends Timed {
  kind: "burst";
  place: Place;
  sparks: number;
  /** In mm. */
  size: number;
}
/** A scorch mark stays on a hull until the ship is gone. */
export interface ScorchCue extends Timed {
  kind: "scorch";
  unit: number;
}
/** Words or a figure beside a place, such as "−2". */
export interface SayCue extends Timed {
  kind: "say";
  place: Place;
  text: string;
  tone: "shield" | "hull" | "good" | "plain" | "act" | "badge";
  /** Moved on the screen, in pixels. */
  dy?: number;
}
/** An icon of the sheet beside a piece: a dial that is revealed and turned over, a token gained, a command resolved. */
export interface IconCue extends Timed {
  kind: "icon";
  place: Place;
  icon: string;
  how: "dial" | "gain" | "spend" | "pulse" | "coin" | "lock" | "cross";
}
/** The outline of an obstacle lights up. */
export interface ObstacleCue extends Timed {
  kind: "obstacle";
  number: number;
}
/** A mark on the table: where pieces touched, or what is worth looking at. */
export interface MarkCue extends Timed {
  kind: "mark";
  place: Place;
  /** In mm. */
  radius: number;
}

/** The board dims; the pieces of one side keep their light. */
export interface LightCue extends Timed {
  kind: "light";
  side: number;
}

export type Cue =
  | CourseCue
  | DashCue
  | ShakeCue
  | LiftCue
  | VanishCue
  | BreakCue
  | EdgeCue
  | ArcCue
  | LineCue
  | BoltCue
  | FlareCue
  | BurstCue
  | ScorchCue
  | SayCue
  | IconCue
  | ObstacleCue
  | MarkCue
  | LightCue;

/** Cues that travel, spin or shake: they are left out if nothing may move. */
export const MOVING: ReadonlySet<Cue["kind"]> = new Set(["dash", "shake", "lift", "bolt", "burst"]);

/** Cues that are under way: they can be hurried, held and ended at any moment. */
export interface Performance {
  /** Go on at this rate; 0 holds it. */
  pace(rate: number): void;
  /** Be where it is after so many ms at the calm pace. */
  seek(time: number): void;
  /** End it: everything is as at the end, and what was drawn for it is gone. */
  end(): void;
}

/** The board as a stage for scenes. */
export interface Performer {
  /** `still` shows the marks of the cues without moving anything. */
  perform(cues: readonly Cue[], rate: number, still: boolean): Performance;
  /** Forget the marks that stay after beats, such as scorch marks. */
  clear(): void;
}
