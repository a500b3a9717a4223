/** The board plays cues: every movement is a Web Animation of transform or opacity, so that it can be hurried or cut. */
import type { Pose } from "../../wire/types";
import type { Stage } from "../stage.svelte";
import { MOVING, type Cue, type Performance, type Performer } from "./cues";
import { bolt, broken, burst, flare, scorch } from "./fire";
import { OUT } from "./keyframes";
import { arc, edge, icon, line, mark, say } from "./marks";
import type { Movement, Table } from "./movement";
import { course, dash, lift, shake, vanish } from "./pieces";
import { Pool } from "./pool";

export class BoardPerformer implements Performer, Table {
  readonly pool: Pool;
  readonly #scorched = new Map<number, SVGGElement[]>();

  constructor(
    readonly stage: Stage,
    readonly root: HTMLElement,
    layer: SVGGElement,
  ) {
    this.pool = new Pool(layer);
  }

  perform(cues: readonly Cue[], rate: number, still: boolean): Performance {
    const movements = cues.flatMap((cue) => (still ? this.#shown(cue) : this.#moved(cue)));
    const nodes = this.pool.taken();
    const running = movements.map(({ of, frames, at, lasts, easing = OUT }) => {
      const made = of.animate(frames, { delay: at, duration: lasts, easing, fill: "forwards" });
      made.playbackRate = rate || 1;
      if (!rate) made.pause();
      return made;
    });
    return {
      pace: (to) => {
        for (const each of running) {
          if (!to) each.pause();
          else {
            each.playbackRate = to;
            each.play();
          }
        }
      },
      seek: (time) => {
        for (const each of running) each.currentTime = time;
      },
      end: () => {
        for (const each of running) each.cancel();
        for (const { of } of still ? movements : []) if (this.#isDrawn(of)) of.style.transform = "";
        this.pool.giveBack(nodes);
      },
    };
  }

  clear(): void {
    for (const marks of this.#scorched.values()) for (const mark of marks) mark.remove();
    this.#scorched.clear();
  }

  piece(unit: number): SVGGElement | null {
    return this.root.querySelector(`[data-unit="${unit}"]`)?.closest<SVGGElement>(".piece") ?? null;
  }

  pose(unit: number): Pose | null {
    return this.stage.unit(unit)?.pose ?? null;
  }

  /** A cue where nothing may move: its mark stands for as long as the beat, as it is seen best while it moves. */
  #shown(cue: Cue): Movement[] {
    if (MOVING.has(cue.kind) || cue.kind === "vanish") return [];
    if (cue.kind === "light") return this.#moved(cue);
    return this.#moved(cue)
      .filter(({ frames }) => frames.some(({ opacity }) => Number(opacity) > 0))
      .map(({ of, frames }) => {
        const seen = [...frames].reverse().filter(({ opacity }) => Number(opacity) > 0);
        const best = seen.find(({ opacity }) => opacity === 1) ?? seen[0];
        if (this.#isDrawn(of) && best?.transform) of.style.transform = String(best.transform);
        return { of, frames: [{ opacity: 0 }, { opacity: 1 }], at: 0, lasts: 120, easing: "linear" };
      });
  }

  /** Whether a node was drawn for a scene: pieces stay where they are. */
  #isDrawn(node: Element): node is SVGElement {
    return this.pool.layer.contains(node);
  }

  /** The ground, and every piece that does not keep its light. */
  #dimmed(side: number): Element[] {
    const units = this.stage.scene?.units ?? [];
    const others = units.flatMap((unit) => (unit.side !== side && unit.pose ? (this.piece(unit.id) ?? []) : []));
    return [...this.root.querySelectorAll("canvas"), ...others];
  }

  #moved(cue: Cue): Movement[] {
    switch (cue.kind) {
      case "course":
        return course(this, cue.unit, cue.poses, cue);
      case "dash":
        return dash(this, cue);
      case "shake":
        return shake(this, cue);
      case "lift":
        return lift(this, cue);
      case "vanish":
        return vanish(this, cue);
      case "break":
        return broken(this, cue.unit, cue);
      case "edge":
        return edge(this, cue.unit, cue.tone, cue);
      case "arc":
        return arc(this, cue);
      case "line":
        return line(this, cue);
      case "bolt":
        return bolt(this, cue);
      case "flare":
        return flare(this, cue);
      case "burst":
        return burst(this, cue);
      case "say":
        return say(this, cue);
      case "icon":
        return icon(this, cue);
      case "mark":
        return mark(this, cue);
      case "light":
        return this.#dimmed(cue.side).map((of) => ({ of, frames: [{ opacity: 1 }, { opacity: 0.4 }], at: cue.at, lasts: 400 }));
      case "obstacle": {
        const found = this.root.querySelector(`[data-obstacle="${cue.number}"]`);
        return found ? [{ of: found, frames: [1, 0.35, 1, 0.6, 1].map((opacity) => ({ opacity })), ...cue, easing: "linear" }] : [];
      }
      case "scorch": {
        const marks = this.#scorched.get(cue.unit) ?? [];
        const made = scorch(this, cue.unit, marks.length);
        if (made) this.#scorched.set(cue.unit, [...marks, made]);
        return [];
      }
    }
  }
}
