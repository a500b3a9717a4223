/**
 * The stage: what the board shows and what is pressed on it. One for each table or replay.
 *
 * The table sets `scene` with each update, `lit` with each question, and lays drawings over the board by name with
 * `show` and `hide`. The board tells of presses by `onpick`, and sets `hovered` while an option is pointed at.
 */
import type { Anchor, HullZone, InstallationShown, ObstacleShown, Pieces, Pose, Scene, TokenShown } from "../wire/types";
import type { UnitShown } from "../wire/messages";
import { Camera } from "./camera.svelte";
import { decider, identitiesOf, type Identity } from "./identity";
import type { Overlay, Place } from "./overlays";
import type { Performer } from "./scenes/cues";
import { zoneName } from "./naming";
import { fromOwn, isInside, toOwn } from "./shapes";

export type { Overlay, Place } from "./overlays";

/** An option on the board. `option` is its number in the question (counted from 0), by default its place in the list. */
export interface Highlight {
  unit?: number | null;
  zone?: HullZone | null;
  obstacle?: number | null;
  token?: number | null;
  option?: number;
}

/** A press: the piece, if any, its hull zone, the place in mm; `option` if that is one of the highlighted ones. */
export interface Pick {
  unit?: number;
  zone?: HullZone;
  obstacle?: number;
  token?: number;
  point: Place;
  option: number | null;
}

export type PlacingVerdict = "ok" | "no" | "unknown";

/** A piece that is being placed: the board draws it as a ghost, and lets it be dragged, turned and nudged. */
export interface PlacingGhost {
  kind: "ship" | "squadron" | "obstacle" | "token";
  chassis?: string;
  obstacleKey?: string;
  glyph?: string;
  /** The unit that moves: it stays where it is, dimmed, while its ghost is placed. */
  unit?: number;
  side: number;
  pose: Pose;
  turns: boolean;
  mirrors?: boolean;
  mirrored: boolean;
  verdict: PlacingVerdict;
  /** MarkedMessage beside the ghost, such as "12 mm too near". */
  note?: string;
  /** The unit whose base it must touch: it then slides along that base. */
  along?: number | null;
  /** Called while it moves; `settled` when it is let go. */
  onchange: (pose: Pose, mirrored: boolean, settled: boolean) => void;
}

export interface DragHandle {
  at: Place;
  /** How far from there a press takes hold of it, in mm. */
  radius: number;
  ondrag: (to: Place) => void;
}

export type ToolName = "measure" | "arcs" | "sight" | "threat" | "course" | "odds";

/** Shapes of nothing, until they are fetched. */
export const NO_PIECES: Pieces = {
  ships: {},
  obstacles: {},
  ranges: {},
  distances: [],
  squadron_radius: 17.1,
  token_radius: 9.5,
  dial_radius: 12.8,
};

/** About how far a ship goes for each point of speed, in mm. */
const AHEAD = 80;

export class Stage {
  pieces = $state.raw<Pieces>(NO_PIECES);
  scene = $state.raw<Scene | null>(null);

  /** Options on the board; `chosen` and `hovered` are numbers of options. */
  lit = $state.raw<Highlight[]>([]);
  chosen = $state<number | null>(null);
  hovered = $state<number | null>(null);

  /** When the question was put: what lies under the pointer since then is not pointed at until it moves. */
  opened = -Infinity;

  placing = $state.raw<PlacingGhost | null>(null);
  /** A ghost that can be dragged though it cannot stand anywhere: it goes to the nearest place that is allowed. */
  handle: DragHandle | null = null;
  onpick: ((pick: Pick) => void) | null = null;

  readonly camera = new Camera();

  /** The piece under the pointer or in focus, option or not: tools work on it. */
  pointed = $state<number | null>(null);
  /** The unit whose card is open in the frame. */
  looked = $state<number | null>(null);
  tool = $state<ToolName | null>(null);
  /** While a tool is in use its picks do not answer the question; it returns whether it took the pick. */
  toolpick: ((pick: Pick) => boolean) | null = null;

  /** Whether scenes are to be played; the board then brings who plays them. */
  hasScenes = $state(false);
  performer: Performer | null = null;
  /** While scenes are played, a press on the empty board ends one; it returns whether it took the press. */
  onempty: (() => boolean) | null = null;

  #groups = $state.raw<ReadonlyMap<string, readonly Overlay[]>>(new Map());

  constructor(pieces: Pieces = NO_PIECES, scene: Scene | null = null) {
    this.pieces = pieces;
    this.scene = scene;
  }

  /** Everything laid over the board, in the order in which it was first shown. */
  readonly overlays: readonly Overlay[] = $derived([...this.#groups.values()].flat());

  readonly unitsById: ReadonlyMap<number, UnitShown> = $derived(new Map(this.scene?.units.map((unit) => [unit.id, unit]) ?? []));

  /** The identity of each seat, with more than two players; null with two. */
  readonly identities: ReadonlyMap<number, Identity> | null = $derived(identitiesOf(this.scene?.players ?? []));

  /** Letter, tint and pattern of the player who decides for a ship or squadron; none where two play. */
  identity(unit: UnitShown | undefined): Identity | undefined {
    return unit && this.identities?.get(decider(unit));
  }

  unit(id: number | null | undefined): UnitShown | undefined {
    return id == null ? undefined : this.unitsById.get(id);
  }

  /** Stations and cannons, which are treated as ships without being any. */
  installation(id: number | null | undefined): InstallationShown | undefined {
    return id == null ? undefined : this.scene?.installations.find((each) => each.id === id);
  }

  /** A target in words: a hull zone of a ship, a squadron, or a station, which has no hull zones to name. */
  aimed(defender: number, zone: HullZone | null, between = ", "): string {
    const unit = this.unit(defender);
    if (!unit) return this.installation(defender)?.name ?? "";
    return zone ? `${unit.name}${between}${zoneName(zone)}` : unit.name;
  }

  obstacle(number: number): ObstacleShown | undefined {
    return this.scene?.obstacles.find((each) => each.number === number);
  }

  token(number: number): TokenShown | undefined {
    return this.scene?.tokens.find((each) => each.number === number);
  }

  /** Lay drawings over the board under a name; what was there under that name is replaced. */
  show(key: string, overlays: readonly Overlay[]): void {
    const groups = new Map(this.#groups);
    if (overlays.length) groups.set(key, overlays);
    else groups.delete(key);
    this.#groups = groups;
  }

  hide(key: string): void {
    if (!this.#groups.has(key)) return;
    const groups = new Map(this.#groups);
    groups.delete(key);
    this.#groups = groups;
  }

  /** Take away what belongs to a question: options, drawings (but those of tools), the piece being placed. */
  clear(keep: (key: string) => boolean = (key) => key.startsWith("tool:")): void {
    this.lit = [];
    this.chosen = null;
    this.hovered = null;
    this.placing = null;
    this.onpick = null;
    this.#groups = new Map([...this.#groups].filter(([key]) => keep(key)));
  }

  /** Open the piece's card in the frame. */
  look(unit: number | null): void {
    this.looked = unit;
  }

  /** Say whether the piece being placed may stand there. */
  judge(verdict: PlacingVerdict, note = ""): void {
    if (this.placing) this.placing = { ...this.placing, verdict, note };
  }

  /** Put the piece being placed somewhere; `report` calls its `onchange`. */
  put(pose: Pose, mirrored: boolean, settled: boolean, report = true): void {
    const placing = this.placing;
    if (!placing) return;
    this.placing = { ...placing, pose, mirrored, verdict: report ? "unknown" : placing.verdict };
    if (report) placing.onchange(pose, mirrored, settled);
  }

  /** The number of the lit option that a piece (and zone) is, if any; another zone will do where there is but one. */
  optionOf(of: Omit<Highlight, "option">): number | null {
    const found: { zone: HullZone | null; option: number }[] = [];
    for (const [place, lit] of this.lit.entries()) {
      const isIt =
        (of.unit != null && lit.unit === of.unit) ||
        (of.obstacle != null && lit.obstacle === of.obstacle) ||
        (of.token != null && lit.token === of.token);
      if (isIt) found.push({ zone: lit.zone ?? null, option: lit.option ?? place });
    }
    const exact = found.find((lit) => lit.zone !== null && lit.zone === of.zone) ?? found.find((lit) => lit.zone === null);
    if (exact) return exact.option;
    return found.length === 1 || of.zone == null ? (found[0]?.option ?? null) : null;
  }

  /** Where the shields of a hull zone are written; null where the ship is not on the table. */
  shieldsAt(id: number, zone: HullZone): Place | null {
    const unit = this.unit(id);
    if (unit?.type !== "ship" || !unit.pose) return null;
    const found = this.pieces.ships[unit.chassis]?.zones.find((each) => each.zone === zone);
    return found ? fromOwn(unit.pose, found.figure) : null;
  }

  /** The hull zone of a ship at a place of the table. */
  zoneAt(id: number, place: Place): HullZone | null {
    const unit = this.unit(id);
    if (unit?.type !== "ship" || !unit.pose) return null;
    const own = toOwn(unit.pose, place);
    const zones = this.pieces.ships[unit.chassis]?.zones ?? [];
    // The token does not reach the edge of the base: nearer to the middle it is the same zone.
    for (const share of [1, 0.85, 0.6]) {
      const found = zones.find((zone) => isInside([own[0] * share, own[1] * share], zone.corners));
      if (found) return found.zone;
    }
    return null;
  }

  /** Something was pressed. */
  press(what: Omit<Pick, "option">): void {
    if (what.unit === undefined && what.obstacle === undefined && what.token === undefined && this.onempty?.()) return;
    const zone = what.zone ?? (what.unit === undefined ? null : this.zoneAt(what.unit, what.point));
    const pick: Pick = { ...what, ...(zone && { zone }), option: this.optionOf({ ...what, zone }) };
    if (this.tool && this.toolpick?.(pick)) return;
    if (this.onpick) this.onpick(pick);
    if (pick.option !== null || this.placing) return;
    const station = this.scene?.installations.find((each) => each.obstacle !== null && each.obstacle === pick.obstacle);
    const pressed = pick.unit ?? station?.id;
    if (pressed != null) this.look(pressed);
  }

  /** The camera shows all options, the piece asked about and these places. */
  frame(about: number | null = null, places: readonly Place[] = []): void {
    const seen = this.framed(about, places);
    if (seen.length) this.camera.frame(seen);
  }

  /** Where all options lie, the piece asked about, and these places. */
  framed(about: number | null = null, places: readonly Place[] = []): Place[] {
    const seen: Place[] = [];
    const add = (pose: Pose | null | undefined): void => {
      if (pose) seen.push([pose[0] / 1000, pose[1] / 1000]);
    };
    // Where there is no room for all, the piece that is placed stays in sight.
    add(this.placing?.pose);
    seen.push(...places);
    const unit = this.unit(about);
    add(unit?.pose);
    if (unit?.type === "ship" && unit.pose && !this.lit.length && !this.placing) {
      // Nothing to press: it is about where the ship goes, so what lies ahead is shown too.
      const turn = (unit.pose[2] / 1000) * (Math.PI / 180);
      const far = AHEAD * Math.max(1, unit.speed) * 1000;
      add([unit.pose[0] + Math.sin(turn) * far, unit.pose[1] + Math.cos(turn) * far, 0]);
    }
    for (const lit of this.lit) {
      add(this.unit(lit.unit)?.pose);
      if (lit.obstacle != null) add(this.obstacle(lit.obstacle)?.pose);
      if (lit.token != null) add(this.token(lit.token)?.pose);
    }
    return seen;
  }
}

/** The lit options of a question, from the anchors of its options: those that lie on a piece. */
export function highlightFrom(anchors: readonly (Anchor | null | undefined)[]): Highlight[] {
  return anchors.flatMap((anchor, option) => {
    const lies = anchor && (anchor.unit != null || anchor.obstacle != null || anchor.token != null);
    return lies ? [{ unit: anchor.unit, zone: anchor.zone, obstacle: anchor.obstacle, token: anchor.token, option }] : [];
  });
}

/** The place of a pose in mm. */
export function placeOf(pose: Pose): Place {
  return [pose[0] / 1000, pose[1] / 1000];
}
