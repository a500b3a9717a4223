/** Sounds that go with what happens: once for each new line, and one when it is your move. */
import type { EventName, Line, Scene, Update } from "../../wire/messages";
import { Losses } from "./losses";
import type { Play } from "./play.svelte";
import { play as sound, type Sound } from "./sounds";

/** What is heard of events, the loudest first; lost shields and hull points are heard as damage too. */
const OF_EVENTS: [Sound, readonly EventName[]][] = [
  ["destroyed", ["Destroyed"]],
  ["damage", ["DamageCardDealt"]],
  ["roll", ["DiceRolled", "DiceModified", "EffectDiceRolled"]],
];

export class Ears {
  #heard = -1;
  #asked = "";
  #warned = false;
  #before: Scene | null = null;
  readonly #losses = new Losses();

  constructor(readonly play: Play) {}

  hear(update: Update): void {
    const fresh = this.play.live.lines.filter((line) => line.number > this.#heard);
    const first = this.#heard < 0;
    this.#heard = update.number;
    const before = this.#before;
    this.#before = update.scene;
    if (first) return;
    this.#time(update);
    if (before) this.#losses.count(before);
    const hurt = fresh.filter((line) => this.#losses.read(line) !== null);
    const made = loudest(fresh, hurt.length > 0);
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

function loudest(lines: readonly Line[], hurt: boolean): Sound | null {
  for (const [made, events] of OF_EVENTS) {
    if ((hurt && made === "damage") || lines.some((line) => events.includes(line.event))) return made;
  }
  return null;
}
