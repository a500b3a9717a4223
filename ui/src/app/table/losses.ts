/** Shields and hull points that went down, read line by line: the log says how many are left, not how many there were. */
import type { HullZone, Line, Scene } from "../../wire/messages";

export interface Loss {
  unit: number;
  /** Where shields were lost; null for hull points. */
  zone: HullZone | null;
  lost: number;
}

export class Losses {
  readonly #left = new Map<string, number>();

  /** What everybody has left, before the lines that are read next. */
  count(scene: Scene): void {
    this.#left.clear();
    for (const unit of scene.units) {
      if (unit.type === "squadron") this.#left.set(`${unit.id}:null`, unit.hull);
      else for (const each of unit.shields) this.#left.set(`${unit.id}:${each.zone}`, each.left);
    }
  }

  /** What a line says was lost; nothing if something came back. */
  read({ event, data }: Line): Loss | null {
    const said = (data ?? {}) as Record<string, unknown>;
    if (event === "ShieldsChanged") return this.#change(said["ship"] as number, said["zone"] as HullZone, said["shields"] as number);
    if (event === "HullChanged") return this.#change(said["squadron"] as number, null, said["hull"] as number);
    return null;
  }

  #change(unit: number, zone: HullZone | null, left: number): Loss | null {
    const key = `${unit}:${zone}`;
    const lost = (this.#left.get(key) ?? left) - left;
    this.#left.set(key, left);
    return lost > 0 ? { unit, zone, lost } : null;
  }
}
