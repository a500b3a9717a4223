/** A screen reader's text for a player: letter, name, role, state, then ships and squadrons. */
import { hullLeft } from "../../../board/naming";
import type { ShipShown } from "../../../wire/types";
import "../../../words/team";
import { say } from "../../../words/words.svelte";
import { ready, signOf, type PlayerUnits } from "./players";

export type Relation = "you" | "teammate" | "opponent" | "player";

export interface CellText {
  readonly letter: string;
  readonly name: string;
  readonly relation: Relation;
  readonly doing: string;
  readonly isBot: boolean;
  /** The profile of the game, by which teams are led by Grand Admirals or Team Commanders. */
  readonly profile: string;
}

/** The title of a player who decides for the team (SEC-27, OPT-06). */
export const leaderText = (profile: string): string => say(profile === "sector_fleet" ? "team-admiral" : "team-commander");

function shipText(ship: ShipShown): string {
  const name = signOf(ship);
  if (ship.status === "destroyed") return say("team-ship-destroyed", { ship: name });
  const hull = { ship: name, hull: hullLeft(ship), most: ship.hull };
  return ship.activated ? say("team-ship-activated", hull) : say("team-ship-ready", hull);
}

export function cellText(held: PlayerUnits, { letter, name, relation, doing, isBot, profile }: CellText): string {
  const who = [
    letter ? say("team-seat", { letter }) : "",
    name,
    relation === "you" || relation === "player" ? "" : say(`team-${relation}`),
    isBot ? say("team-bot") : "",
    held.player.is_grand_admiral ? leaderText(profile) : "",
    doing,
  ].filter(Boolean);
  const said = [`${who.join(", ")}.`];
  if (held.ships.length) said.push(say("team-ships", { ships: held.ships.map(shipText).join("; ") }));
  if (held.squadrons.length) {
    const { left, of } = ready(held.squadrons);
    said.push(say("team-squadrons-ready", { left, of }));
  }
  return said.join(" ");
}
