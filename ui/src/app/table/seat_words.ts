/** Seats in words. */
import type { PlayerShown } from "../../wire/types";
import "../../words/teams";
import { listed, say } from "../../words/words.svelte";

/** A screen reader's text for a badge in a row. */
export function seatLabel(player: string, state: "done" | "now" | "open"): string {
  if (state === "done") return say("teams-is-done", { player });
  return state === "now" ? say("teams-is-next", { player }) : say("teams-is-to-come", { player });
}

/** The name of a team: its faction. */
export const factionName = (faction: string | undefined): string => say("teams-faction", { faction: faction ?? "" });

/** What a side is called in a sentence: its players, or a team of several by its faction. */
export function sideName(players: readonly PlayerShown[], side: number, nameOf: (player: PlayerShown) => string): string {
  const own = players.filter((player) => player.side === side);
  const faction = own[0]?.faction ?? "";
  const isAlone = !players.some((player) => player.side !== side && player.faction === faction);
  return own.length > 1 && isAlone ? say("teams-the-team", { faction }) : listed(own.map(nameOf));
}
