/** The next step of a player who waits, if it is known. */
import type { Scene } from "../../../wire/types";
import "../../../words/team";
import { say } from "../../../words/words.svelte";
import { unitsOf, ready } from "./players";

/** The name under which the rules of a sector fleet game are kept: there a Grand Admiral chooses who activates (SEC-51). */
const SECTOR = "sector_fleet";

/**
 * When a piece of the other team acts, one of this team is next, if any can still activate (SEC-41, SEC-56).
 * Empty where nothing is known.
 */
export function nextText(scene: Scene, seat: number, nameOf: (seat: number) => string): string {
  const { phase, players, profile, units } = scene;
  const you = players.find((player) => player.seat === seat);
  const active = units.find((unit) => unit.id === scene.active);
  if (!you || !active || active.side === you.side || profile !== SECTOR || (phase !== "ship" && phase !== "squadron")) return "";
  const able = players
    .filter((player) => player.side === you.side)
    .filter((player) => {
      const held = unitsOf(scene, player);
      return ready(phase === "ship" ? held.ships : held.squadrons).left > 0;
    });
  if (!able.length) return "";
  const isAble = able.some((player) => player.seat === seat);
  if (able.length === 1) return isAble ? say("team-next-you") : "";
  if (you.is_grand_admiral) return say("team-next-admiral");
  const admiral = players.find((player) => player.side === you.side && player.is_grand_admiral);
  return isAble && admiral ? say("team-next-chosen", { admiral: nameOf(admiral.seat) }) : "";
}
