/** Seats in words. */
import "../../words/teams";
import { say } from "../../words/words.svelte";

/** What a badge in a row says to a screen reader. */
export function seatLabel(player: string, state: "done" | "now" | "open"): string {
  if (state === "done") return say("teams-is-done", { player });
  return state === "now" ? say("teams-is-next", { player }) : say("teams-is-to-come", { player });
}

/** What a team is called: its faction. */
export const factionName = (faction: string | undefined): string => say("teams-faction", { faction: faction ?? "" });
