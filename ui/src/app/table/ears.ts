/** Sounds that go with what happens: once for each new line, and one when it is your move. */
import type { Line, Update } from "../../wire/messages";
import type { Play } from "./play.svelte";
import { play as sound, type Sound } from "./sounds";

const OF_EVENTS: [RegExp, Sound][] = [
  [/Destroyed/, "destroyed"],
  [/Rolled|Rerolled/, "roll"],
  [/Damage(Dealt|Suffered)|CardDealt|ShieldsLost/, "damage"],
];

export class Ears {
  #heard = -1;
  #asked = "";

  constructor(readonly play: Play) {}

  hear(update: Update): void {
    const fresh = this.play.live.lines.filter((line) => line.number > this.#heard);
    const first = this.#heard < 0;
    this.#heard = update.number;
    if (first) return;
    const made = loudest(fresh);
    if (made) sound(made);
    const asked = this.play.decision?.key ?? "";
    const others = fresh.some((line) => line.seat !== null && !this.play.live.seats.includes(line.seat));
    if (asked && asked !== this.#asked && others && !made) sound("move");
    this.#asked = asked;
  }
}

function loudest(lines: readonly Line[]): Sound | null {
  for (const [event, made] of OF_EVENTS) if (lines.some((line) => event.test(line.event))) return made;
  return null;
}
