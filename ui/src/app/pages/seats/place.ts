/** Where seats are: their team, their place in it, and all seats of the table. */
import type { Seated } from "../../../board/identity";
import type { Role } from "../../../wire/types";

export interface Place {
  /** Null for a Grand Admiral without a fleet (SEC-65). */
  readonly seat: number | null;
  readonly side: number;
  readonly seats: readonly Seated[];
}

/** A seat by its team and its place in it. */
export interface Spot {
  readonly side: number;
  readonly index: number;
}

/** A seat with the number that it has in a request. */
export interface NumberedSpot extends Spot, Seated {
  readonly role: Role;
}

export const MOST_IN_TEAM = 4;
/** The place in its team of a Grand Admiral without a fleet. */
export const ADMIRAL = MOST_IN_TEAM;

export const isSame = (one: Spot | null, other: Spot | null): boolean => one?.side === other?.side && one?.index === other?.index;

/** The seats of players with a fleet each, first those of one team; then the Grand Admirals of these teams. */
export function seatsWithFleets(players: number, admirals: readonly number[] = []): NumberedSpot[] {
  const inTeam = players / 2;
  const seats = Array.from({ length: players }, (_, seat): NumberedSpot => {
    const side = Number(seat >= inTeam);
    return { seat, side, index: seat - side * inTeam, role: "fleet" };
  });
  return [...seats, ...admirals.map((side, more): NumberedSpot => ({ seat: players + more, side, index: ADMIRAL, role: "grand_admiral" }))];
}

/** The seats where two teams share a fleet each (OPT-05): both Team Commanders, then the teammates of each. */
export function seatsThatShare(players: number): NumberedSpot[] {
  const sizes = [Math.ceil(players / 2), Math.floor(players / 2)];
  const commanders = sizes.map((_, side): NumberedSpot => ({ seat: side, side, index: 0, role: "fleet" }));
  const mates = sizes.flatMap((size, side) => Array.from({ length: size - 1 }, (_, more) => ({ side, index: more + 1 })));
  return [...commanders, ...mates.map((spot, more): NumberedSpot => ({ ...spot, seat: more + 2, role: "teammate" }))];
}
