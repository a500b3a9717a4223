/** Pairings with one line per player, by name. */
import type { MatchPublic, ResultShown, RoundPublic } from "../../wire/types";
import { endingName } from "./names";

export interface PairingLine {
  player: number;
  name: string;
  table: number | null;
  opponent: string;
  kind: string;
  /** 0 or 1, as the match names the player. */
  place: number;
  result: MatchPublic["result"];
}

export function byName(round: RoundPublic): PairingLine[] {
  return round.matches
    .flatMap((match) =>
      match.players.map((player, place) => ({
        player,
        name: match.names[place] ?? "",
        table: match.table,
        opponent: match.names[1 - place] ?? "",
        kind: match.kind,
        place,
        result: match.result,
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** A result from one player's side, their score and points first. Elimination rounds have no points. */
export function resultWords(result: ResultShown, place: number, stage: string): string {
  const score = `${result.scores[place]}:${result.scores[1 - place]}`;
  if (stage === "elimination") return result.played ? score : endingName(result.ending);
  // Word joiners: no line may end at the dash.
  const points = `${result.points[place] ?? 0}\u2060–\u2060${result.points[1 - place] ?? 0}`;
  return result.played ? `${score} · ${points}` : points;
}
