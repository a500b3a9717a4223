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
      end: () => {
        for (const each of running) each.cancel();
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

  /** A cue where nothing may move: its mark stands for as long as the beat. */
  #shown(cue: Cue): Movement[] {
    if (MOVING.has(cue.kind) || cue.kind === "vanish") return [];
    return this.#moved(cue)
      .filter(({ frames }) => frames.some((frame) => "opacity" in frame))
      .map(({ of }) => ({ of, frames: [{ opacity: 0 }, { opacity: 1 }], at: 0, lasts: 120, easing: "linear" }));
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
