/** Pointers over the board: a press, dragging the camera, pinching, or dragging the piece that is being placed. */
import type { HullZone } from "../wire/types";
import type { Place } from "./overlays";
import { moved, turned, turnedTowards } from "./placing";
import type { Stage } from "./stage.svelte";

/** Farther than this many pixels is no press any more. */
const SLACK = 6;

type Doing = "nothing" | "press" | "pan" | "pinch" | "ghost" | "bow" | "handle";

export class Gestures {
  /** Where a finger drags the ghost, for the loupe: pixels within the board. */
  onloupe: (at: Place | null) => void = () => {};
  onland: () => void = () => {};

  #down = new Map<number, Place>();
  #doing: Doing = "nothing";
  #began: Place = [0, 0];
  #target: Element | null = null;
  #grip: Place = [0, 0];
  #spread = 0;

  constructor(
    readonly stage: Stage,
    readonly root: HTMLElement,
  ) {}

  #at(event: PointerEvent | WheelEvent): Place {
    const box = this.root.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  down(event: PointerEvent): void {
    const target = event.target as Element;
    if (target.closest("[data-own]") || event.button > 2) return;
    const at = this.#at(event);
    this.#down.set(event.pointerId, at);
    this.stage.camera.held = true;
    if (this.#down.size > 1) {
      this.#doing = "pinch";
      this.#spread = this.#between();
      return;
    }
    this.#began = at;
    this.#target = target;
    const placing = this.stage.placing;
    if (event.button === 2) {
      if (placing?.mirrors) this.stage.put(placing.pose, !placing.mirrored, true);
      this.#doing = "pan";
    } else if (placing && target.closest("[data-bow]")) this.#doing = "bow";
    else if (placing && target.closest("[data-ghost]")) {
      this.#doing = "ghost";
      const [x, y] = this.stage.camera.toTable(at);
      this.#grip = [placing.pose[0] / 1000 - x, placing.pose[1] / 1000 - y];
    } else this.#doing = this.#takesHandle(at) ? "handle" : "press";
    if (this.#doing !== "press") this.root.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const at = this.#at(event);
    this.#down.set(event.pointerId, at);
    const camera = this.stage.camera;
    if (this.#doing === "pinch") return this.#pinch(before, at);
    if (this.#doing === "press" && Math.hypot(at[0] - this.#began[0], at[1] - this.#began[1]) > SLACK) {
      this.#doing = "pan";
      this.root.setPointerCapture(event.pointerId);
    }
    if (this.#doing === "pan") camera.pan(at[0] - before[0], at[1] - before[1]);
    else if (this.#doing === "ghost") this.#dragGhost(at, event.pointerType !== "mouse");
    else if (this.#doing === "bow") this.#turnGhost(at, false);
    else if (this.#doing === "handle") this.#dragHandle(at, event.pointerType !== "mouse");
  }

  #takesHandle(at: Place): boolean {
    const handle = this.stage.tool ? null : this.stage.handle;
    if (!handle) return false;
    const [x, y] = this.stage.camera.toTable(at);
    this.#grip = [handle.at[0] - x, handle.at[1] - y];
    return Math.hypot(...this.#grip) <= handle.radius;
  }

  #dragHandle(at: Place, byFinger: boolean): void {
    const [x, y] = this.stage.camera.toTable(at);
    this.stage.handle?.ondrag([x + this.#grip[0], y + this.#grip[1]]);
    if (byFinger) this.onloupe(at);
  }

  up(event: PointerEvent): void {
    const at = this.#down.get(event.pointerId);
    if (!at) return;
    this.#down.delete(event.pointerId);
    const was = this.#doing;
    if (this.#down.size === 0) {
      this.stage.camera.held = false;
      this.#doing = "nothing";
      this.onloupe(null);
    } else if (this.#down.size === 1 && was === "pinch") this.#doing = "pan";
    else this.#spread = this.#between();
    if (event.type === "pointercancel") return;
    const placing = this.stage.placing;
    if ((was === "ghost" || was === "bow") && placing) this.stage.put(placing.pose, placing.mirrored, true);
    else if (was === "press") this.#press(at);
  }

  #press(at: Place): void {
    const point = this.stage.camera.toTable(at);
    const { target: pressed } = { target: this.#target };
    const held = pressed?.closest<SVGElement>("[data-unit],[data-obstacle],[data-token]");
    const { unit, obstacle, token } = held?.dataset ?? {};
    const zone = pressed?.closest<SVGElement>("[data-zone]")?.dataset["zone"] as HullZone | undefined;
    const placing = this.stage.placing;
    if (placing && !this.stage.tool) {
      // Where a piece is placed, a press anywhere is a place for it.
      this.stage.put(moved(this.stage, placing, point), placing.mirrored, true);
      return;
    }
    this.stage.press({
      ...(unit !== undefined && { unit: Number(unit) }),
      ...(zone !== undefined && { zone }),
      ...(obstacle !== undefined && { obstacle: Number(obstacle) }),
      ...(token !== undefined && { token: Number(token) }),
      point,
    });
    this.onland();
  }

  #dragGhost(at: Place, byFinger: boolean): void {
    const placing = this.stage.placing;
    if (!placing) return;
    const [x, y] = this.stage.camera.toTable(at);
    this.stage.put(moved(this.stage, placing, [x + this.#grip[0], y + this.#grip[1]]), placing.mirrored, false);
    if (byFinger) this.onloupe(at);
  }

  #turnGhost(at: Place, settled: boolean): void {
    const placing = this.stage.placing;
    if (!placing) return;
    this.stage.put(turnedTowards(placing.pose, this.stage.camera.toTable(at)), placing.mirrored, settled);
  }

  #between(): number {
    const [a, b] = [...this.#down.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }

  #pinch(before: Place, at: Place): void {
    const [a, b] = [...this.#down.values()];
    if (!a || !b) return;
    const spread = this.#between();
    this.stage.camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
    if (this.#spread > 0) this.stage.camera.zoom(spread / this.#spread, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    this.#spread = spread;
  }

  wheel(event: WheelEvent): void {
    if ((event.target as Element).closest("[data-scrolls]")) return;
    event.preventDefault();
    const placing = this.stage.placing;
    if (placing?.turns && (event.target as Element).closest("[data-ghost]")) {
      this.stage.put(turned(placing.pose, event.deltaY > 0 ? 5 : -5), placing.mirrored, true);
      return;
    }
    // A mouse wheel comes in large steps, a touch pad in small ones; the pad's pinch sets ctrlKey.
    const step = Math.max(-60, Math.min(60, event.deltaY * (event.deltaMode ? 20 : 1)));
    this.stage.camera.zoom(Math.exp(-step * (event.ctrlKey ? 0.012 : 0.0045)), this.#at(event));
  }
}
