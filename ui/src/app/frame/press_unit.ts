/** A ship or squadron was pressed in the frame: it answers the open question, or shows its card. */
import type { Stage } from "../../board/stage.svelte";
import type { UnitShown } from "../../wire/messages";

export function pressUnit(stage: Stage, unit: UnitShown): void {
  const option = stage.optionOf({ unit: unit.id });
  const point: [number, number] = unit.pose ? [unit.pose[0] / 1000, unit.pose[1] / 1000] : [0, 0];
  if (option !== null && stage.onpick) stage.onpick({ unit: unit.id, point, option });
  else stage.look(unit.id);
}
