/** Seats in words. */
import "../../words/teams";
import { say } from "../../words/words.svelte";

/** A screen reader's text for a badge in a row. */
export function seatLabel(player: string, state: "done" | "now" | "open"): string {
  if (state === "done") return say("teams-is-done", { player });
  return state === "now" ? say("teams-is-next", { player }) : say("teams-is-to-come", { player });
}

/** The name of a team: its faction. */
export const factionName = (faction: string | undefined): string => say("teams-faction", { faction: faction ?? "" });
