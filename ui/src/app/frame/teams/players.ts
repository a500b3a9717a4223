/** The players of each team, with the ships and squadrons that each of them controls. */
import { hullLeft } from "../../../board/naming";
import type { PlayerShown, Scene, ShipShown, SquadronShown } from "../../../wire/types";
import type { UnitShown } from "../../../wire/messages";

/** A player with what is theirs to activate. Teammates who share a fleet each have their part of it (OPT-05). */
export interface PlayerUnits {
  readonly player: PlayerShown;
  readonly ships: readonly ShipShown[];
  readonly squadrons: readonly SquadronShown[];
  /** The units that are not on the table yet. */
  readonly later: readonly UnitShown[];
}

export interface Team {
  readonly side: number;
  readonly isOwn: boolean;
  readonly faction: string;
  readonly players: readonly PlayerUnits[];
}

export const controllerOf = (unit: UnitShown): number => unit.controller ?? unit.seat;

/** The units that a seat controls. */
export function unitsOf(scene: Scene, player: PlayerShown): PlayerUnits {
  const units = scene.units.filter((unit) => controllerOf(unit) === player.seat);
  const here = units.filter((unit) => unit.status !== "reserve");
  return {
    player,
    ships: here.filter((unit): unit is ShipShown => unit.type === "ship"),
    squadrons: here.filter((unit): unit is SquadronShown => unit.type === "squadron"),
    later: units.filter((unit) => unit.status === "reserve"),
  };
}

/** Both teams, opponents first; the players of each in the order of their seats. */
export function teamsOf(scene: Scene, own: number): Team[] {
  return [...new Set(scene.players.map((player) => player.side))]
    .sort((one, other) => Number(one === own) - Number(other === own) || one - other)
    .map((side) => {
      const players = scene.players.filter((player) => player.side === side).sort((one, other) => one.seat - other.seat);
      return { side, isOwn: side === own, faction: players[0]?.faction ?? "", players: players.map((player) => unitsOf(scene, player)) };
    });
}

/** All ships of a player, also those that are not on the table yet, in the order of the fleet. */
export const fleetOf = ({ ships, later }: PlayerUnits): ShipShown[] =>
  [...ships, ...later.filter((unit): unit is ShipShown => unit.type === "ship")].sort((one, other) => one.id - other.id);

/** How many of these may still activate, of how many in play. */
export function ready(units: readonly UnitShown[]): { left: number; of: number } {
  const inPlay = units.filter((unit) => unit.status === "in play");
  return { left: inPlay.filter((unit) => !unit.activated).length, of: inPlay.length };
}

/** How many ships of a fleet have been deployed. */
export function deployed(held: PlayerUnits): { left: number; of: number } {
  const ships = fleetOf(held);
  return { left: ships.filter((ship) => ship.status === "in play").length, of: ships.length };
}

/** A Grand Admiral who has no fleet decides for the team and has nothing on the table (SEC-65). */
export const isWithoutFleet = ({ player, ships, squadrons, later }: PlayerUnits): boolean =>
  player.is_grand_admiral && !player.points && !ships.length && !squadrons.length && !later.length;

/** Whether a player had ships, and has lost all of them. */
export const isDestroyed = ({ ships, later }: PlayerUnits): boolean =>
  ships.length > 0 && !later.length && ships.every((ship) => ship.status === "destroyed");

/** The short name of a ship: its call sign, or its name. */
export const signOf = (ship: ShipShown): string => ship.call_sign || ship.name;

/** The share of the hull that is left, in percent. */
export const hullShare = (ship: ShipShown): number =>
  ship.status === "destroyed" ? 0 : Math.round((100 * hullLeft(ship)) / Math.max(1, ship.hull));

/** The score of the other team from the units of a player. */
export function lostBy(scene: Scene, held: PlayerUnits): number {
  const own = new Set([...held.ships, ...held.squadrons].map((unit) => unit.id));
  return scene.score.filter((line) => line.side !== held.player.side && own.has(line.unit)).reduce((sum, line) => sum + line.points, 0);
}
