/** What was pressed as an end of the ruler, and what it is called. */
import { ZONE_NAMES } from "../../board/naming";
import type { Pick, Stage } from "../../board/stage.svelte";
import type { End } from "../../wire/messages";

const NOWHERE: End = { unit: null, zone: null, obstacle: null, point: null };

export function endOf(stage: Stage, pick: Pick): { end: End; name: string } {
  const unit = stage.unit(pick.unit);
  if (unit) {
    const zone = unit.type === "ship" ? (pick.zone ?? null) : null;
    return { end: { ...NOWHERE, unit: unit.id, zone }, name: zone ? `${unit.name}, ${ZONE_NAMES[zone]}` : unit.name };
  }
  const obstacle = pick.obstacle === undefined ? undefined : stage.obstacle(pick.obstacle);
  if (obstacle) return { end: { ...NOWHERE, obstacle: obstacle.number }, name: obstacle.name };
  return { end: { ...NOWHERE, point: pick.point }, name: pick.point.map(Math.round).join(", ") };
}
