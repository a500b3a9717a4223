/** The piece or point that was pressed as an end of the ruler, and its name. */
import { zoneName } from "../../board/naming";
import type { Pick, Stage } from "../../board/stage.svelte";
import type { End } from "../../wire/messages";
import "../../words/tools";
import { say } from "../../words/words.svelte";

const NOWHERE: End = { unit: null, zone: null, obstacle: null, point: null };

export function endOf(stage: Stage, pick: Pick): { end: End; name: string } {
  const unit = stage.unit(pick.unit);
  if (unit) {
    const zone = unit.type === "ship" ? (pick.zone ?? null) : null;
    return {
      end: { ...NOWHERE, unit: unit.id, zone },
      name: zone ? say("tools-end", { unit: unit.name, zone: zoneName(zone) }) : unit.name,
    };
  }
  const obstacle = pick.obstacle === undefined ? undefined : stage.obstacle(pick.obstacle);
  if (obstacle) return { end: { ...NOWHERE, obstacle: obstacle.number }, name: obstacle.name };
  const [x, y] = pick.point.map((value) => String(Math.round(value))) as [string, string];
  return { end: { ...NOWHERE, point: pick.point }, name: say("tools-point", { x, y }) };
}
