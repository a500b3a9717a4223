/** Sounds that go with what happens: once for each new line, and one when it is your move. */
import type { EventName, LogLine, Update } from "../../wire/messages";
import { lossOf } from "./losses";
import type { Play } from "./play.svelte";
import { play as sound, type Sound } from "./sounds";
import "../../words/table";
import { say } from "../../words/words.svelte";

/** The sounds of events, the loudest first; lost shields and hull points sound like damage too. */
const OF_EVENTS: [Sound, readonly EventName[]][] = [
  ["destroyed", ["Destroyed"]],
  ["damage", ["DamageCardDealt"]],
  ["roll", ["DiceRolled", "DiceModified", "EffectDiceRolled"]],
];

export class SoundsOnEvents {
  #asked = "";
  #warned = false;

  constructor(readonly play: Play) {}

  onUpdate(update: Update): void {
    const fresh = this.play.fresh;
    if (!fresh) return;
    this.#time(update);
    const made = this.play.scenes?.isOn ? null : loudest(fresh);
    if (made) sound(made);
    const asked = this.play.decision?.key ?? "";
    const others = fresh.some((line) => line.seat !== null && !this.play.live.seats.includes(line.seat));
    if (asked && asked !== this.#asked && others && !made) sound("move");
    this.#asked = asked;
  }

  /** Once, when the last minute of your clock begins. */
  #time(update: Update): void {
    const mine = update.table.seats.filter((seat) => this.play.live.seats.includes(seat.seat));
    const little = mine.some((seat) => seat.clock !== null && seat.clock < LITTLE);
    if (little && !this.#warned) {
      sound("time");
      this.play.toast(say("table-clock-low"));
    }
    this.#warned = little;
  }
}

/** A bank with less than this is nearly empty, in seconds. */
const LITTLE = 60;

function loudest(lines: readonly LogLine[]): Sound | null {
  const heard = lines.flatMap(({ event }) => event ?? []);
  for (const [made, events] of OF_EVENTS)
    if (heard.some((event) => events.includes(event.type) || (made === "damage" && lossOf(event)))) return made;
  return null;
}
