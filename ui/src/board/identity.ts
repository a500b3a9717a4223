/** The letter, tint and pattern of each seat, with more than two players. */

/** A seat as the table, a lobby or a scene lists it. */
export interface Seated {
  readonly seat: number;
  readonly side: number;
}

export interface Identity {
  /** A to H, in the order of the seats. */
  readonly letter: string;
  /** The tint: a to d for the first team, e to h for the second, in the order of their seats. */
  readonly tint: string;
  /** Plain, stripes, dots, net: 0 to 3. */
  readonly pattern: number;
}

const LETTERS = "ABCDEFGH";
const TINTS = "abcdefgh";
const TEAM_SIZE = 4;

/** The letter of a seat. */
export const letterOf = (seat: number): string => LETTERS[seat] ?? "";

/** The identity of a seat among all seats of its table. */
export function identityOf(seat: number, seats: readonly Seated[]): Identity {
  const side = seats.find((each) => each.seat === seat)?.side ?? 0;
  const pattern = seats.filter((each) => each.side === side && each.seat < seat).length % TEAM_SIZE;
  return { letter: letterOf(seat), tint: TINTS[(side % 2) * TEAM_SIZE + pattern] ?? "a", pattern };
}

/** Whether players must be told apart within a team: two are told apart by team alone. */
export const areTeams = (seats: readonly Seated[]): boolean => seats.length > 2;

/** The identity of every seat of a table where players must be told apart; null where two play. */
export const identitiesOf = (seats: readonly Seated[]): ReadonlyMap<number, Identity> | null =>
  areTeams(seats) ? new Map(seats.map(({ seat }) => [seat, identityOf(seat, seats)])) : null;

/** The classes of what has the tint and the pattern of a player. */
export const tinted = (identity: Identity | undefined): string => (identity ? `tinted p-${identity.tint}` : "");

/** The seat that decides for a ship or squadron: in a shared fleet perhaps not its owner. */
export const decider = (unit: { seat: number; controller?: number | null }): number => unit.controller ?? unit.seat;
