/** The seats of two teams after somebody moves or a team changes its faction. */
import { ADMIRAL, type Spot } from "./place";
import { MINE, PASTED, USUAL, type PlannedSeat, type PlannedTeam } from "./remembered";

type Teams = readonly PlannedTeam[];

/** Whether a fleet is somebody's own list, and no ready-made one. */
const isOwn = (choice: string): boolean => choice === PASTED || choice.startsWith(MINE);

export const seatAt = (teams: Teams, { side, index }: Spot): PlannedSeat | undefined => teams[side]?.seats[index];

export function changed(teams: Teams, { side, index }: Spot, change: Partial<PlannedSeat>): PlannedTeam[] {
  return teams.map((team, at) =>
    at === side ? { ...team, seats: team.seats.map((seat, place) => (place === index ? { ...seat, ...change } : seat)) } : team,
  );
}

/** Computers take the seats that somebody had besides one which is somebody else's now (SEC-26). */
export function released(teams: Teams, { side, index }: Spot, level: string): PlannedTeam[] {
  return teams.map((team, at) =>
    at === side
      ? { ...team, seats: team.seats.map((seat) => (seat.also === index ? { ...seat, also: null, player: level } : seat)) }
      : team,
  );
}

/**
 * Two seats change places. Within a team everything moves. Across the table, and to and from a place without a fleet, people
 * move, and lists of their own with them; ready-made fleets stay, because they are of the team's faction.
 */
export function exchanged(teams: Teams, one: Spot, other: Spot, players: readonly [string, string], level: string): PlannedTeam[] {
  const [first, second] = [seatAt(teams, one), seatAt(teams, other)];
  if (!first || !second) return [...teams];
  const hasAdmiral = one.index === ADMIRAL || other.index === ADMIRAL;
  if (one.side === other.side && !hasAdmiral) {
    const moved = changed(changed(teams, one, { ...second, player: players[1] }), other, { ...first, player: players[0] });
    const places = new Map([
      [one.index, other.index],
      [other.index, one.index],
    ]);
    const follow = (seat: PlannedSeat): PlannedSeat => ({
      ...seat,
      also: seat.also === null ? null : (places.get(seat.also) ?? seat.also),
    });
    return moved.map((team, side) => (side === one.side ? { ...team, seats: team.seats.map(follow) } : team));
  }
  const isMoved = !hasAdmiral && (isOwn(first.choice) || isOwn(second.choice));
  const fleet = ({ choice, text }: PlannedSeat): Partial<PlannedSeat> => (isMoved ? { choice: isOwn(choice) ? choice : USUAL, text } : {});
  const person = ({ also, name }: PlannedSeat, player: string): Partial<PlannedSeat> =>
    also === null ? { player, name, also: null } : { player: level, name: "", also: null };
  const there = changed(teams, one, { ...person(second, players[1]), ...fleet(second) });
  const both = changed(there, other, { ...person(first, players[0]), ...fleet(first) });
  return released(released(both, one, level), other, level);
}

/** Both teams exchange their factions, with all their fleets. */
export function factionsExchanged(teams: Teams, factions: readonly [string, string]): PlannedTeam[] {
  return teams.map((team, side) => ({
    ...team,
    faction: factions[1 - side] ?? "",
    seats: team.seats.map((seat, index) => {
      const { choice = USUAL, text = "" } = seatAt(teams, { side: 1 - side, index }) ?? {};
      return { ...seat, choice, text };
    }),
  }));
}

/** A team takes another faction, with its ready-made team. Lists that were pasted are kept for later. */
export function factionChanged(teams: Teams, side: number, faction: string): PlannedTeam[] {
  return teams.map((team, at) =>
    at === side ? { ...team, faction, seats: team.seats.map((seat) => ({ ...seat, choice: USUAL })) } : team,
  );
}
