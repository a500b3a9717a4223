/** Where units were destroyed: noticed when one that stood on the table stands there no more. */
import type { Pose, Scene } from "../wire/types";
import { decider } from "./identity";

export interface WreckMark {
  id: number;
  name: string;
  side: number;
  round: number;
  pose: Pose;
  isShip: boolean;
  /** The call sign of a ship, where more than two play; with the seat that decided for it. */
  sign: string;
  seat: number;
}

export class Wrecks {
  all = $state.raw<WreckMark[]>([]);
  #seen = new Map<number, Pose>();

  notice(scene: Scene): void {
    let marks = this.all.filter((mark) => scene.units.some((unit) => unit.id === mark.id && unit.status === "destroyed"));
    for (const unit of scene.units) {
      if (unit.status !== "destroyed") {
        if (unit.pose) this.#seen.set(unit.id, unit.pose);
        continue;
      }
      const pose = unit.pose ?? this.#seen.get(unit.id);
      if (!pose || marks.some((mark) => mark.id === unit.id)) continue;
      const { id, name, side } = unit;
      const isShip = unit.type === "ship";
      const mark = { id, name, side, round: scene.round, pose, isShip, sign: isShip ? unit.call_sign : "", seat: decider(unit) };
      marks = [...marks, mark];
    }
    this.all = marks;
  }
}
