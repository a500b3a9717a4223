/** Everything beside the pieces while a scene is played: dice, defense tokens, a card, a band across the board. */
import type { Color, DefenseToken, DieFace, HullZone, Pose, TokenState } from "../../../wire/messages";

/** The movement of a die or a token; a new one is another object, so that it moves once. */
export interface Motion {
  how: "throw" | "reroll" | "turn" | "cancel" | "spend" | "flip" | "lock" | "left" | "right" | "rise" | "up" | "down";
  at: number;
  lasts: number;
}

export interface DieLying {
  id: number;
  color: Color;
  face: DieFace | null;
  /** The face it had, shown small above it. */
  was: DieFace | null;
  ringed: boolean;
  /** Canceled or spent: it leaves with the next beat. */
  gone: boolean;
  /** Its critical icon has no standard effect. */
  contained: boolean;
  motion: Motion | null;
}

export interface TokenLying {
  kind: DefenseToken;
  state: TokenState;
  locked: boolean;
  motion: Motion | null;
}

export interface Tray {
  attacker: number;
  zone: HullZone | null;
  defender: number;
  target_zone: HullZone | null;
  dice: readonly DieLying[];
  total: number | null;
  /** The total has just been halved. */
  braced: boolean;
  /** The card or rule at work, in the corner. */
  by: string;
}

export interface CardLying {
  unit: number;
  title: string;
  key: string;
  faceup: boolean;
  motion: Motion | null;
}

/** Who is first, or chooses it: the initiative token between both fleets. */
export interface FirstLying {
  side: number;
  /** Whether a coin fell. */
  isCoin: boolean;
  rests: boolean;
}

/** Objective cards by their keys, "" for one that is not known here; and the one that was chosen. */
export interface ObjectivesLying {
  cards: readonly string[];
  chosen: string | null;
}

/** The objective opened to what it says, and what it has brought a side. */
export interface ObjectiveOpened {
  title: string;
  text: string;
  side: number;
  amount: number;
  what: "tokens" | "points";
}

/** The totals of both sides at the end, which count up; then the verdict. */
export interface TotalsLying {
  scores: readonly [number, number];
  from: readonly [number, number];
  winner: number | null;
  margin: number;
  tournament: readonly [number, number] | null;
}

/** The reticle of an accuracy icon on its way from its die to the token it locks. */
export interface ReticleFlying {
  die: number;
  token: number;
  lasts: number;
}

export interface Hud {
  tray: Tray | null;
  tokens: readonly TokenLying[];
  reticle: ReticleFlying | null;
  card: CardLying | null;
  band: string;
  first: FirstLying | null;
  objectives: ObjectivesLying | null;
  /** The objective cards that were dealt, until one of them is chosen. */
  dealt: readonly string[];
  /** The places from which squadrons were lifted that are not placed yet. */
  lifted: Readonly<Record<number, Pose>>;
  opened: ObjectiveOpened | null;
  totals: TotalsLying | null;
}

export const NO_HUD: Hud = {
  tray: null,
  tokens: [],
  reticle: null,
  card: null,
  band: "",
  first: null,
  objectives: null,
  dealt: [],
  lifted: {},
  opened: null,
  totals: null,
};

export const withTray = (hud: Hud, change: (tray: Tray) => Partial<Tray>): Hud =>
  hud.tray ? { ...hud, tray: { ...hud.tray, ...change(hud.tray) } } : hud;

export const withDice = (hud: Hud, change: (die: DieLying, place: number) => Partial<DieLying>): Hud =>
  withTray(hud, ({ dice }) => ({ dice: dice.map((die, place) => ({ ...die, ...change(die, place) })) }));

/** The dice that still count, each with its place among all that lie there. */
export const counting = (tray: Tray | null): number[] => tray?.dice.flatMap((die, place) => (die.gone ? [] : [place])) ?? [];
