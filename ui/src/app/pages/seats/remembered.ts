/** How somebody last set up a new game in this browser: everything chosen or typed, so that nothing is asked twice. */

import { MOST_IN_TEAM } from "./place";

/** The player of a seat, and its fleet. */
export interface PlannedSeat {
  /** As the server calls them: `me`, `friend` (by link), `here` (at this screen), or the level of a computer. */
  player: string;
  /** Of somebody at this screen, or of the friend who is invited. */
  name: string;
  /** The place in the team of the person who controls this fleet too (SEC-26). */
  also: number | null;
  /** The key of a ready-made fleet, `mine:` and the name of a saved one, PASTED, or USUAL. */
  choice: string;
  /** The list that was pasted or put right; kept while another fleet is chosen. */
  text: string;
}

export interface PlannedTeam {
  faction: string;
  /** The seats of the largest team, of which a smaller game uses the first ones; last a Grand Admiral without a fleet. */
  seats: PlannedSeat[];
  hasAdmiral: boolean;
}

/** The time a clock counts, of players or teams; empty for the usual one at the size. */
export type BankChosen = "" | "player" | "team";

export interface Remembered {
  format: string;
  /** The size chosen last in each format, as players and points. */
  sizes: Record<string, [number, number]>;
  /** Whether two teams share a fleet each (OPT-05), and how many players they are. */
  shares: boolean;
  sharers: number;
  people: string;
  level: string;
  minutes: number | null;
  bank: BankChosen;
  /** The consequence of an empty time bank. */
  atZero: string;
  spectators: string;
  teams: PlannedTeam[];
}

export const PASTED = "paste";
/** The fleet that is usual at the seat: of the ready-made team, or the one that a friend brings. */
export const USUAL = "";
export const MINE = "mine:";

const KEPT = "armada.new_game";

export const emptySeat = (): PlannedSeat => ({ player: "", name: "", also: null, choice: USUAL, text: "" });
const emptyTeam = (): PlannedTeam => ({ faction: "", seats: Array.from({ length: MOST_IN_TEAM + 1 }, emptySeat), hasAdmiral: false });

export function remembered(): Remembered {
  const usual: Remembered = {
    format: "",
    sizes: {},
    shares: false,
    sharers: MOST_IN_TEAM,
    people: "",
    level: "",
    minutes: null,
    bank: "",
    atZero: "",
    spectators: "",
    teams: [emptyTeam(), emptyTeam()],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Remembered>) };
  } catch {
    return usual;
  }
}

export const remember = (now: Remembered): void => localStorage.setItem(KEPT, JSON.stringify(now));
