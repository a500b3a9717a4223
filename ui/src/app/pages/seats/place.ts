/** Where a row of a team stands: its seat, its team, and all seats of the table. */
import type { Seated } from "../../../board/identity";

export interface Place {
  /** Null for a Grand Admiral without a fleet (SEC-65). */
  readonly seat: number | null;
  readonly side: number;
  readonly seats: readonly Seated[];
}

/** The seats of a table of so many players: the first half plays against the second. */
export const seatsOf = (players: number): Seated[] =>
  Array.from({ length: players }, (_, seat) => ({ seat, side: Number(seat >= players / 2) }));
