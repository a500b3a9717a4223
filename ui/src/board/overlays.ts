/** Drawings that can be laid over the board. Places are in mm, poses in whole µm and mdeg, as everywhere on the wire. */
import type { HullZone, Pose } from "../wire/types";

/** A place on the table in mm: x to the right, y away from the first player's edge. */
export type Place = [number, number];

export type LineTone = "range" | "sight" | "blocked" | "plain" | "engage" | "trail";
export type PillTone = "plain" | "good" | "bad" | "warn" | "act";

/** The firing arc of a hull zone with its three bands, of a ship on the table or of one that stands elsewhere. */
export interface ArcOverlay {
  kind: "arc";
  unit?: number;
  ship?: { chassis: string; pose: Pose; side: number };
  zone: HullZone;
  /** Less strong, where many are shown at once. */
  faint?: boolean;
}
export interface LineOverlay {
  kind: "line";
  from: Place;
  to: Place;
  tone: LineTone;
  label?: string;
  labelTone?: PillTone;
}
export interface GhostShipOverlay {
  kind: "ghostShip";
  chassis: string;
  pose: Pose;
  side: number;
  label?: string;
  /** Only the outline, dotted: where the ship would stop short. */
  outline?: boolean;
  /** A border that warns: red where the ship is lost next round, amber where it is the round after. */
  edge?: "warn" | "no" | undefined;
}
export interface GhostSquadronOverlay {
  kind: "ghostSquadron";
  glyph: string;
  pose: Pose;
  side: number;
  label?: string;
}
export interface CircleOverlay {
  kind: "circle";
  at: Place;
  /** In mm. */
  radius: number;
  tone: "reach" | "engage" | "range" | "band" | "no";
  label?: string;
}
/** How far a squadron may go: the disc with its distance bands drawn from the centre. */
export interface ReachOverlay {
  kind: "reach";
  at: Place;
  radius: number;
  /** Radii of the inner bands, labelled 1, 2, 3 … */
  bands?: number[];
}
export interface PolygonOverlay {
  kind: "polygon";
  corners: Place[];
  tone: "region" | "no" | "warn" | "a" | "b";
  label?: string;
}
/** Levels of something on the table, the lowest first: each with its rings, holes among them, and where its figure stands. */
export interface ContoursOverlay {
  kind: "contours";
  levels: { rings: Place[][]; text: string; marks: Place[] }[];
  /** Only an outline: where it could reach later. */
  later: Place[][];
}
export interface PillOverlay {
  kind: "pill";
  /** It stands beside what it is about, where there is room, with a line that leads there. */
  out?: boolean;
  /** A line leads from it to `at`. */
  lead?: boolean;
  at: Place;
  text: string;
  tone: PillTone;
  /** Moved by pixels on the screen, to stand beside a piece. */
  dx?: number;
  dy?: number;
}
/** The maneuver tool: `segments` as outlines and `joints` as told by the server; `poses` are drawn as dotted outlines. */
export interface ToolOverlay {
  kind: "tool";
  joints: Place[];
  segments: Place[][];
  poses?: Pose[];
  chassis?: string;
  selected?: number | null;
  onjoint?: (joint: number) => void;
}
export interface FanButton {
  at: Place;
  text: string;
  on: boolean;
  off: boolean;
  label?: string;
  act: () => void;
}
/** Small round buttons on the board, such as the fan of clicks of a joint. `from`: where their dotted lines begin. */
export interface ButtonsOverlay {
  kind: "buttons";
  from?: Place;
  buttons: FanButton[];
}
export interface RulerOverlay {
  kind: "ruler";
  from: Place;
  to: Place;
  face: "range" | "distance";
}

export type Overlay =
  | ArcOverlay
  | LineOverlay
  | GhostShipOverlay
  | GhostSquadronOverlay
  | CircleOverlay
  | ReachOverlay
  | PolygonOverlay
  | ContoursOverlay
  | PillOverlay
  | ToolOverlay
  | ButtonsOverlay
  | RulerOverlay;

/** Those that lie below the pieces. */
export const BELOW: ReadonlySet<Overlay["kind"]> = new Set(["arc", "circle", "reach", "polygon", "contours"]);
