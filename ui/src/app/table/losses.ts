/** Shields and hull points that an event says went down. */
import type { GameEvent, HullZone } from "../../wire/messages";

export interface Loss {
  unit: number;
  /** Where shields were lost; null for hull points. */
  zone: HullZone | null;
  lost: number;
}

/** The losses; null if nothing was lost, or if something came back. */
export function lossOf(event: GameEvent | null): Loss | null {
  if (event?.type === "ShieldsChanged") return loss(event.ship, event.zone, event.before - event.shields);
  if (event?.type === "HullChanged") return loss(event.squadron, null, event.before - event.hull);
  return null;
}

const loss = (unit: number, zone: HullZone | null, lost: number): Loss | null => (lost > 0 ? { unit, zone, lost } : null);
