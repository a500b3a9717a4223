/** How somebody last set up a new game in this browser: everything chosen or typed, so that nothing is asked twice. */

/** Who sits on a seat, and which fleet it has. */
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
  /** The seats of the largest team: a smaller game uses the first ones. */
  seats: PlannedSeat[];
}

/** Whose time a clock counts; empty for what is usual at the size. */
export type BankChosen = "" | "player" | "team";

export interface Remembered {
  format: string;
  /** The size chosen last in each format, as players and points. */
  sizes: Record<string, [number, number]>;
  people: string;
  level: string;
  minutes: number | null;
  bank: BankChosen;
  spectators: string;
  teams: PlannedTeam[];
}

export const PASTED = "paste";
/** The fleet that is usual at the seat: of the ready-made team, or the one that a friend brings. */
export const USUAL = "";
export const MINE = "mine:";
export const MOST_IN_TEAM = 4;

const KEPT = "armada.new_game";

export const emptySeat = (): PlannedSeat => ({ player: "", name: "", also: null, choice: USUAL, text: "" });
const emptyTeam = (): PlannedTeam => ({ faction: "", seats: Array.from({ length: MOST_IN_TEAM }, emptySeat) });

export function remembered(): Remembered {
  const usual: Remembered = {
    format: "",
    sizes: {},
    people: "",
    level: "",
    minutes: null,
    bank: "",
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
