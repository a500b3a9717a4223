/** The pace of scenes. */
import type { Settings } from "../../settings.svelte";

export type Pace = "off" | "quick" | "calm" | "slow";
export const PACES: readonly (Pace | "auto")[] = ["auto", "off", "quick", "calm", "slow"];
/** The pace after this one, as a press in the menu changes it. */
export const nextPace = (pace: Settings["pace"]): Settings["pace"] => PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? "auto";
export const RATE: Record<Pace, number> = { off: 0, quick: 1.9, calm: 1, slow: 0.6 };

/** The pace that was chosen; else quick where a clock runs, and for who knows the game. */
export function paceOf(chosen: Settings["pace"], hasClock: boolean, games: number): Pace {
  if (chosen !== "auto") return chosen;
  return hasClock || games >= KNOWN ? "quick" : "calm";
}

/** From this game on, the game is known. */
export const KNOWN = 3;

/** A queue of this many ms is hurried, and a longer one loses its older part. */
export const LONG = 10_000;
export const TOO_LONG = 20_000;
export const HURRY = 1.5;
