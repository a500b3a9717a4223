/** The drawing of how far a unit reaches. */
import type { Overlay, Place, Stage } from "../../board/stage.svelte";
import "../../words/tools";
import { say } from "../../words/words.svelte";

/** How far a unit reaches: the firing arcs of a ship, distance 1 around a squadron. */
export function reachDrawing(stage: Stage, id: number, faint: boolean): Overlay[] {
  const unit = stage.unit(id);
  if (!unit?.pose) return [];
  if (unit.type === "ship") {
    const zones = stage.pieces.ships[unit.chassis]?.zones ?? [];
    return zones.map((zone) => ({ kind: "arc", unit: id, zone: zone.zone, faint }));
  }
  const at: Place = [unit.pose[0] / 1000, unit.pose[1] / 1000];
  const radius = (stage.pieces.distances[0] ?? 0) + stage.pieces.squadron_radius;
  return [{ kind: "circle", at, radius, tone: "engage", label: say("tools-distance-1") }];
}
