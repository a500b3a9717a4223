/** The names of what the records of an event mention: rounds and standings, kinds of matches, endings, factions. */
import type { StandingsShown } from "../../wire/types";
import "../../words/event";
import { listed, say } from "../../words/words.svelte";

/** A round: its number, and how many players are left if it is an elimination round, otherwise 0. */
export interface RoundNamed {
  number: number;
  size: number;
}

/** Keys of records have spaces, where the variants of a message have hyphens. */
const variant = (key: string): string => key.replaceAll(" ", "-");

export const roundName = ({ number, size }: RoundNamed): string => say("event-round", { number, size });
/** The round as a sentence mentions it. */
export const roundInside = ({ number, size }: RoundNamed): string => say("event-round.inside", { number, size });
/** The round and the planned number; extra rounds and elimination rounds have only their name. */
export const roundOf = (round: RoundNamed, planned: number): string =>
  !round.size && round.number <= planned ? say("event-round-of", { number: round.number, planned }) : roundName(round);

export const kindName = (kind: string): string => say("event-kind", { kind: variant(kind) });
export const presenceName = (presence: string): string => say("event-presence", { presence: variant(presence) });
export const factionName = (faction: string): string => (faction ? say("event-faction", { faction }) : "");
export const endingName = (ending: string): string => say("event-ending", { ending: variant(ending) });
export const endingCapital = (ending: string): string => say("event-ending.capital", { ending: variant(ending) });

/** The two players of a match side by side. */
export const versus = (names: readonly string[]): string => names.join(" – ");

/** The heading of standings: after which round they are, and whether results are still missing. */
export function standingsTitle({ after, complete }: StandingsShown, rounds: readonly RoundNamed[], isFinal: boolean): string {
  if (isFinal) return say("event-standings-final");
  if (!after) return say("event-standings-start");
  const round = { number: after, size: rounds.find((one) => one.number === after)?.size ?? 0 };
  return complete ? say("event-standings-after", round) : say("event-standings-so-far", round);
}

/** Minutes that a table has more or fewer than the others: +5. */
export const signed = (minutes: number): string => (minutes > 0 ? `+${minutes}` : String(minutes));

/** Facts in a row, without the empty ones. */
export const facts = (...all: readonly string[]): string => all.filter(Boolean).join(" · ");

/** Table numbers and other numbers in a row. */
export const numbers = (all: readonly number[]): string => listed(all.map(String));
