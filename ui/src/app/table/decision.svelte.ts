/** An open question and what the player has in hand for it: chosen, marked, placed; nothing is sent before the commit. */
import type { Checked, Option, Prompt, Refused } from "../../wire/messages";
import type { Again } from "./again";
import type { Live, NotDone } from "../../wire/live.svelte";

export const PASS = "pass";

/** How long after the last change an answer is checked, in ms: a dragged piece is not asked about at every step. */
const PAUSE = 40;

export interface Side {
  label: string;
  key?: string;
  icon?: string;
  act: () => void;
}

export class Decision {
  /** Which option is chosen; of several, which are marked. */
  chosen = $state<number | null>(null);
  marked = $state.raw<number[]>([]);
  hovered = $state<number | null>(null);

  /** The options in the order in which they are listed and numbered. */
  shown = $state.raw<number[]>([]);

  /** The answer of a free question as it stands, and what the server said of it. */
  free = $state.raw<unknown>(undefined);
  checked = $state.raw<Checked | null>(null);
  checking = $state(false);

  /** Words on the button instead of the prompt's own; whether it must be held. */
  label = $state("");
  held = $state("");
  /** Nothing was chosen on purpose: the ivory button passes. */
  declined = $state(false);
  /** A quiet button beside the ivory one. */
  beside = $state.raw<Side | null>(null);
  sending = $state(false);
  /** The same again, where a panel knows more about it than which options were chosen. */
  repeat = $state.raw<Side | null>(null);

  /** What the panel does with a key before the table does; true when it took it. */
  onkey: ((event: KeyboardEvent) => boolean) | null = null;
  /** What the panel does with a place on the board that is no option. */
  onplace: ((point: [number, number]) => void) | null = null;

  /** What the panel does with a choice instead of marking it, and what it notes when the answer is sent. */
  onchoose: ((number: number) => void) | null = null;
  onsend: (() => void) | null = null;

  #timer = 0;
  #round = 0;

  constructor(
    readonly prompt: Prompt,
    readonly live: Live,
    readonly refused: (why: NotDone) => void,
    readonly past: Again,
  ) {
    this.shown = prompt.options.map((_, number) => number);
    if (prompt.form === "some") this.marked = [...prompt.proposed];
    this.chosen = prompt.form === "one" ? (prompt.default ?? (this.#isPlain(prompt) ? 0 : null)) : null;
  }

  /** Where one option stands against a pass it is chosen beforehand; effects and tokens are never taken for the player. */
  #isPlain({ options, kind }: Prompt): boolean {
    return options.length === 1 && kind !== "effect" && kind !== "defense token";
  }

  get key(): string {
    return `${this.prompt.seat}:${this.prompt.number}`;
  }

  get options(): Option[] {
    return this.shown.flatMap((number) => this.prompt.options[number] ?? []);
  }

  /** What is pointed at, or else chosen. */
  get looked(): number | null {
    return this.hovered ?? this.chosen ?? this.marked.at(-1) ?? null;
  }

  get answer(): unknown {
    const { form, options } = this.prompt;
    if (form === "one") return this.chosen === null ? undefined : options[this.chosen]?.answer;
    if (form === "some") return [...this.marked].sort((a, b) => a - b).map((number) => options[number]?.answer);
    return this.free;
  }

  get ready(): boolean {
    if (this.sending) return false;
    if (this.prompt.form === "some") return this.marked.length >= this.prompt.least && this.marked.length <= this.prompt.most;
    if (this.prompt.form === "one") return this.answer !== undefined;
    return this.free !== undefined && this.checked?.legal === true && !this.checking;
  }

  /** Whether the ivory button goes on without choosing: where a pass is as good as any answer. */
  get goesOn(): boolean {
    return this.prompt.may_pass && this.prompt.form === "one" && this.chosen === null && (this.prompt.kind === "effect" || this.declined);
  }

  /** What was answered to the last question like this, where it is not in hand already. */
  get again(): Side | null {
    if (this.repeat) return this.repeat;
    const numbers = this.past.of(this.prompt);
    const inHand = this.prompt.form === "some" ? this.marked : this.chosen === null ? [] : [this.chosen];
    if (!numbers.length || numbers.every((number) => inHand.includes(number))) return null;
    const label = numbers.map((number) => this.prompt.options[number]?.label ?? "").join(", ");
    return { label, key: "R", act: () => this.#repeat(numbers) };
  }

  #repeat(numbers: readonly number[]): void {
    if (this.prompt.form === "some") this.marked = [...numbers];
    else if (numbers[0] !== undefined && numbers[0] !== this.chosen) this.choose(numbers[0]);
  }

  choose(number: number): void {
    if (this.onchoose) this.onchoose(number);
    else if (this.prompt.form === "some") this.#mark(number);
    else this.chosen = this.chosen === number && this.prompt.may_pass ? null : number;
  }

  #mark(number: number): void {
    if (this.marked.includes(number)) this.marked = this.marked.filter((other) => other !== number);
    else if (this.marked.length < this.prompt.most) this.marked = [...this.marked, number];
    else if (this.prompt.most === 1) this.marked = [number];
  }

  /** The option of a number as it is shown, counted from 1. */
  chooseShown(place: number): boolean {
    const number = this.shown[place - 1];
    if (number === undefined) return false;
    this.choose(number);
    return true;
  }

  /** The next option, or the one before. */
  step(by: number): void {
    const at = this.chosen === null ? (by > 0 ? -1 : 0) : this.shown.indexOf(this.chosen);
    const next = this.shown[(at + by + this.shown.length) % Math.max(1, this.shown.length)];
    if (next !== undefined) this.chosen = next;
  }

  /** One step back; false when there is nothing to take back. */
  back(): boolean {
    if (this.prompt.form === "some" && this.marked.length) this.marked = this.marked.slice(0, -1);
    else if (this.prompt.form === "one" && this.chosen !== this.prompt.default) this.chosen = this.prompt.default;
    else return false;
    return true;
  }

  /** Lay a free answer out and have it checked shortly. */
  lay(answer: unknown): void {
    this.free = answer;
    this.checking = true;
    this.#round++; // What is told of the answer before does not hold for this one.
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    const round = ++this.#round;
    const answer = this.free;
    if (answer === undefined) return;
    try {
      const told = await this.live.ask<Checked | Refused>({ type: "check", answer }, this.prompt.seat);
      if (round === this.#round) this.checked = told.type === "checked" ? told : asChecked(told);
    } catch {
      // The connection was lost: it is asked again when the piece moves, or on commit by the server itself.
    } finally {
      if (round === this.#round) this.checking = false;
    }
  }

  async commit(): Promise<void> {
    if (this.goesOn) return this.send(PASS);
    if (!this.ready) return;
    this.onsend?.();
    if (this.prompt.form === "some") this.past.note(this.prompt, this.marked);
    else if (this.chosen !== null) this.past.note(this.prompt, [this.chosen]);
    await this.send(this.answer);
  }

  async pass(): Promise<void> {
    if (this.prompt.may_pass && !this.sending) await this.send(PASS);
  }

  /** Send an answer from the text board; why it was not taken, or null. */
  async tell(answer: unknown): Promise<string | null> {
    try {
      await this.live.decide(this.prompt.seat, this.prompt.number, answer);
      return null;
    } catch (why) {
      return (why as NotDone).reason;
    }
  }

  async send(answer: unknown): Promise<void> {
    this.sending = true;
    try {
      await this.live.decide(this.prompt.seat, this.prompt.number, answer);
    } catch (why) {
      // An answer that was taken is never sent again: the next question comes with the next update.
      this.sending = false;
      this.refused(why as NotDone);
    }
  }
}

function asChecked(refused: Refused): Checked {
  const remark = { tone: "no", text: refused.reason, rule: refused.rule, units: [], line: null };
  return { type: "checked", legal: false, remarks: [remark], nearest: refused.nearest, poses: [], engages: [], targets: [] };
}
