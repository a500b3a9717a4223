/** Seats of a game of teams: who is still asked, who is oneself, and in which order a screen goes round. */
import type { PlayerShown, Prompt, Update } from "../../wire/messages";

/** The seats that still have to answer a kind of question, at this screen and elsewhere. */
export function stillAsked(update: Update | null, kind: string): ReadonlySet<number> {
  return new Set([...(update?.waiting ?? []), ...(update?.prompts ?? [])].flatMap((each) => (each.kind === kind ? [each.seat] : [])));
}

/** The players in the order in which a shared screen goes round: the first team, then the other. */
export function byTeam<T extends { seat: number; side: number }>(players: readonly T[]): T[] {
  return [...players].sort((one, other) => one.side - other.side || one.seat - other.seat);
}

/** The hidden question that a shared screen is handed over for next: team by team, seat by seat. */
export function nextHandOver(prompts: readonly Prompt[], players: readonly PlayerShown[]): Prompt | null {
  const order = byTeam(players).map((player) => player.seat);
  return [...prompts].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))[0] ?? null;
}
