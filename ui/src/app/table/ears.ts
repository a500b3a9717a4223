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
  #warned = false;

  constructor(readonly play: Play) {}

  hear(update: Update): void {
    const fresh = this.play.live.lines.filter((line) => line.number > this.#heard);
    const first = this.#heard < 0;
    this.#heard = update.number;
    if (first) return;
    this.#time(update);
    const made = loudest(fresh);
    if (made) sound(made);
    const asked = this.play.decision?.key ?? "";
    const others = fresh.some((line) => line.seat !== null && !this.play.live.seats.includes(line.seat));
    if (asked && asked !== this.#asked && others && !made) sound("move");
    this.#asked = asked;
  }

  /** Once, when the own clock runs out of minutes. */
  #time(update: Update): void {
    const mine = update.table.seats.filter((seat) => this.play.live.seats.includes(seat.seat));
    const little = mine.some((seat) => seat.clock !== null && seat.clock < LITTLE);
    if (little && !this.#warned) {
      sound("time");
      this.play.toast("Less than a minute is left on your clock.");
    }
    this.#warned = little;
  }
}

/** A bank with less than this is nearly empty, in seconds. */
const LITTLE = 60;

function loudest(lines: readonly Line[]): Sound | null {
  for (const [event, made] of OF_EVENTS) if (lines.some((line) => event.test(line.event))) return made;
  return null;
}
