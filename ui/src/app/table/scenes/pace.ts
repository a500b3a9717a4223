/** The pace of scenes. */
import type { Settings } from "../../settings.svelte";

export type Pace = "off" | "quick" | "calm" | "slow";
export const PACES: readonly (Pace | "auto")[] = ["auto", "off", "quick", "calm", "slow"];
/** The pace after this one, as a press in the menu changes it. */
export const nextPace = (pace: Settings["pace"]): Settings["pace"] => PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? "auto";
export const RATE: Record<Pace, number> = { off: 0, quick: 1.9, calm: 1, slow: 0.6 };

/** The pace that was chosen; else quick where a clock runs. */
export function paceOf(chosen: Settings["pace"], hasClock: boolean): Pace {
  return chosen !== "auto" ? chosen : hasClock ? "quick" : "calm";
}

/** From this game on the game is known: whether scenes are to be played faster is asked once. */
const KNOWN = 3;

/** Whether it is to be asked if scenes should be played faster. */
export const asksPace = ({ pace, paceAsked }: Settings, hasClock: boolean, games: number): boolean =>
  pace === "auto" && !paceAsked && !hasClock && games >= KNOWN;

/** A queue of this many ms is hurried, and a longer one loses its older part. */
export const LONG = 10_000;
export const TOO_LONG = 20_000;
export const HURRY = 1.5;

/** The last activation is watched in about so many ms after a connection was lost. */
export const LAST = 5000;
