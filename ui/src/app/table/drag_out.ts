/** A piece is dragged out of the fleet, or of the list of options, onto the table: it is chosen, and placed where it was let go. */
import type { Place, Stage } from "../../board/stage.svelte";
import type { Pose } from "../../wire/messages";
import type { PanelPort } from "./panel_port";

/** Pixels from which a press is a drag. */
const BEGINS = 10;
/** Which way a piece looks while it is carried: away from the edge of its player, in mdeg. */
const ACROSS = 180_000;
const KEY = "dragged-out";

/** A piece that was let go over the table before its place was asked for. */
export interface Dropped {
  unit: number;
  at: Place;
}

/** Where the pointer is over the table, in mm; null over anything else. */
function over(stage: Stage, event: PointerEvent): Place | null {
  const board = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-region=board], .board");
  if (!board) return null;
  const box = board.getBoundingClientRect();
  return stage.camera.toTable([event.clientX - box.left, event.clientY - box.top]);
}

/** Let the options be dragged onto the table; `drop` is called where one is let go. Call what comes back to end it. */
export function dragsOut(stage: Stage, port: PanelPort, drop: (dropped: Dropped) => void): () => void {
  let held: { unit: number; x: number; y: number; is: boolean } | null = null;
  const released = new AbortController();
  const options = { signal: released.signal, capture: true };

  function unitAt(target: EventTarget | null): number | null {
    const piece = (target as HTMLElement | null)?.closest<HTMLElement>("[data-piece], section [data-choice]");
    const { piece: unit, choice } = piece?.dataset ?? {};
    const number = port.shown[Number(choice) - 1];
    const found = unit ? Number(unit) : number === undefined ? null : (port.option(number)?.anchor?.unit ?? null);
    return port.prompt.options.some((option) => option.anchor?.unit === found) ? found : null;
  }
  function begin(event: PointerEvent): void {
    const unit = event.button ? null : unitAt(event.target);
    held = unit === null ? null : { unit, x: event.clientX, y: event.clientY, is: false };
  }
  function move(event: PointerEvent): void {
    if (!held) return;
    held.is ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > BEGINS;
    if (!held.is) return;
    event.preventDefault();
    const [unit, at] = [stage.unit(held.unit), over(stage, event)];
    if (!unit || !at) return stage.hide(KEY);
    const pose: Pose = [Math.round(at[0] * 1000), Math.round(at[1] * 1000), unit.side === 1 ? ACROSS : 0];
    if (unit.type === "ship") stage.show(KEY, [{ kind: "ghostShip", chassis: unit.chassis, pose, side: unit.side }]);
    else stage.show(KEY, [{ kind: "ghostSquadron", glyph: unit.glyph, pose, side: unit.side }]);
  }
  function end(event: PointerEvent): void {
    const [was, at] = [held, held?.is ? over(stage, event) : null];
    held = null;
    stage.hide(KEY);
    if (!was?.is) return;
    // The click that follows belongs to the drag
    const swallowed = new AbortController();
    window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal: swallowed.signal });
    setTimeout(() => swallowed.abort(), 0);
    if (event.type === "pointerup" && at) drop({ unit: was.unit, at });
  }
  window.addEventListener("pointerdown", begin, options);
  window.addEventListener("pointermove", move, options);
  window.addEventListener("pointerup", end, options);
  window.addEventListener("pointercancel", end, options);
  return () => {
    released.abort();
    stage.hide(KEY);
  };
}
