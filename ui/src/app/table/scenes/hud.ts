/** Everything beside the pieces while a scene is played: dice, defense tokens, a card, a band across the board. */
import type { Color, DefenseToken, DieFace, HullZone, TokenState } from "../../../wire/messages";

/** The movement of a die or a token; a new one is another object, so that it moves once. */
export interface Motion {
  how: "throw" | "reroll" | "turn" | "cancel" | "spend" | "flip" | "lock";
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

export interface Hud {
  tray: Tray | null;
  tokens: readonly TokenLying[];
  card: CardLying | null;
  band: string;
}

export const NO_HUD: Hud = { tray: null, tokens: [], card: null, band: "" };

export const withTray = (hud: Hud, change: (tray: Tray) => Partial<Tray>): Hud =>
  hud.tray ? { ...hud, tray: { ...hud.tray, ...change(hud.tray) } } : hud;

export const withDice = (hud: Hud, change: (die: DieLying, place: number) => Partial<DieLying>): Hud =>
  withTray(hud, ({ dice }) => ({ dice: dice.map((die, place) => ({ ...die, ...change(die, place) })) }));

/** The dice that still count, each with its place among all that lie there. */
export const counting = (tray: Tray | null): number[] => tray?.dice.flatMap((die, place) => (die.gone ? [] : [place])) ?? [];
