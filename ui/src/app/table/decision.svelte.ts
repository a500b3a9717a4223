/** An open question and what the player has in hand for it: chosen, marked, placed; nothing is sent before the commit. */
import { createContext } from "svelte";
import type { Checked, Option, Prompt, PreviewRefused } from "../../wire/messages";
import type { Live, RequestRefused } from "../../wire/live.svelte";
import type { LastAnswers } from "./last_answers";
import type { PanelButton, PanelHandlers, PanelPort } from "./panel_port";
import "../../words/table";
import { listed, say } from "../../words/words.svelte";

export const PASS = "pass";

/** How long after the last change an answer is checked, in ms: a dragged piece is not asked about at every step. */
const PAUSE = 40;

/** The board, which knows the place among the options shown that is pointed at. */
interface Pointer {
  hovered: number | null;
}

export class Decision implements PanelPort {
  chosen = $state<number | null>(null);
  marked = $state.raw<number[]>([]);
  shown = $state.raw<number[]>([]);
  declined = $state(false);
  checked = $state.raw<Checked | null>(null);
  /** Whether the proposed answer has yet to be checked. */
  checking = $state(false);
  sending = $state(false);

  /** The proposed answer to a free question. */
  #proposed = $state.raw<unknown>(undefined);
  #panel = $state.raw<PanelHandlers>({});
  #timer = 0;
  #round = 0;

  constructor(
    readonly prompt: Prompt,
    readonly live: Live,
    readonly refused: (why: RequestRefused) => void,
    readonly lastAnswers: LastAnswers,
    readonly board: Pointer,
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
    return this.shown.flatMap((number) => this.option(number) ?? []);
  }

  option(number: number): Option | undefined {
    return this.prompt.options[number];
  }

  attach(handlers: PanelHandlers): () => void {
    this.#panel = handlers;
    return () => {
      if (this.#panel === handlers) this.#panel = {};
    };
  }

  /** Board and panel point at one thing: the board keeps its place among the options shown. */
  get pointed(): number | null {
    return this.board.hovered === null ? null : (this.shown[this.board.hovered] ?? null);
  }

  set pointed(number: number | null) {
    this.board.hovered = number === null ? null : this.placeOf(number);
  }

  /** Where an option is among those shown, counted from 0; null where it is not. */
  placeOf(number: number): number | null {
    const place = this.shown.indexOf(number);
    return place < 0 ? null : place;
  }

  get looked(): number | null {
    return this.pointed ?? this.chosen ?? this.marked.at(-1) ?? null;
  }

  get answer(): unknown {
    const { form, options } = this.prompt;
    if (form === "one") return this.chosen === null ? undefined : options[this.chosen]?.answer;
    if (form === "some") return [...this.marked].sort((a, b) => a - b).map((number) => options[number]?.answer);
    return this.#panel.answer ? this.#panel.answer() : this.#proposed;
  }

  get ready(): boolean {
    if (this.sending) return false;
    if (this.prompt.form === "some") return this.marked.length >= this.prompt.least && this.marked.length <= this.prompt.most;
    if (this.prompt.form === "one") return this.answer !== undefined;
    if (this.#panel.answer) return this.answer !== undefined;
    return this.#proposed !== undefined && this.checked?.legal === true && !this.checking;
  }

  /** The words on the commit button. */
  get label(): string {
    if (this.goesOn) return this.prompt.pass_label || say("table-continue-without");
    return this.#panel.label?.() || this.#count || this.prompt.commit_label || say("table-continue");
  }

  /** Where several may be marked, how many are. */
  get #count(): string {
    const { form, least, most, commit_label } = this.prompt;
    if (form !== "some" || (least === 1 && most === 1)) return "";
    if (!this.marked.length && !least) return say("table-continue-with-none");
    const args = { commit: commit_label || say("table-choose"), count: this.marked.length, most };
    return least < most ? say("table-count-at-most", args) : say("table-count", args);
  }

  /** Why the commit button must be held; empty where a press is enough. */
  get warning(): string {
    return this.#panel.warning?.() ?? "";
  }

  get extra(): PanelButton | null {
    return this.#panel.extra?.() ?? null;
  }

  /** A key, offered to the panel; true when it took it. */
  onKey(event: KeyboardEvent): boolean {
    return this.#panel.onKey?.(event) ?? false;
  }

  /** A press on the board: an option by its place among those shown, or a place of the table. */
  onPick(place: number | null, point: [number, number]): void {
    const number = place === null ? undefined : this.shown[place];
    if (number !== undefined) this.choose(number);
    else this.#panel.onPlace?.(point);
  }

  /** Whether the commit button can be pressed: to send the answer in hand, or to go on without one. */
  get canCommit(): boolean {
    return this.ready || (this.goesOn && !this.sending);
  }

  /** Whether the commit button goes on without choosing: where a pass is as good as any answer. */
  get goesOn(): boolean {
    return this.prompt.may_pass && this.prompt.form === "one" && this.chosen === null && (this.prompt.kind === "effect" || this.declined);
  }

  /** The answer to the last question like this, if it is not chosen already. */
  get again(): PanelButton | null {
    const repeat = this.#panel.repeat?.();
    if (repeat) return repeat;
    const numbers = this.lastAnswers.of(this.prompt);
    const inHand = this.prompt.form === "some" ? this.marked : this.chosen === null ? [] : [this.chosen];
    if (!numbers.length || numbers.every((number) => inHand.includes(number))) return null;
    const label = listed(numbers.map((number) => this.option(number)?.label ?? ""));
    return { label, key: "R", act: () => this.#repeat(numbers) };
  }

  #repeat(numbers: readonly number[]): void {
    if (this.prompt.form === "some") this.marked = [...numbers];
    else if (numbers[0] !== undefined && numbers[0] !== this.chosen) this.choose(numbers[0]);
  }

  choose(number: number): void {
    if (this.#panel.onChoose) this.#panel.onChoose(number);
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

  propose(answer: unknown): void {
    this.#proposed = answer;
    this.checking = true;
    this.#round++; // What is told of the answer before does not hold for this one.
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    const round = ++this.#round;
    const answer = this.#proposed;
    if (answer === undefined) return;
    try {
      const told = await this.live.ask<Checked | PreviewRefused>({ type: "check", answer }, this.prompt.seat);
      if (round !== this.#round) return;
      this.checked = told.type === "checked" ? told : asChecked(told);
      this.checking = false;
      this.#panel.onChecked?.(this.checked);
    } catch {
      // The connection was lost: it is asked again when the piece moves, or on commit by the server itself.
      if (round === this.#round) this.checking = false;
    }
  }

  async commit(): Promise<void> {
    if (this.goesOn) return this.send(PASS);
    if (!this.ready) return;
    this.#panel.onSend?.();
    if (this.prompt.form === "some") this.lastAnswers.note(this.prompt, this.marked);
    else if (this.chosen !== null) this.lastAnswers.note(this.prompt, [this.chosen]);
    await this.send(this.answer);
  }

  async pass(): Promise<void> {
    if (this.prompt.may_pass && !this.sending) await this.send(PASS);
  }

  /** Send an answer from the text board; why it was refused, or null. */
  async decide(answer: unknown): Promise<string | null> {
    try {
      await this.live.decide(this.prompt.seat, this.prompt.number, answer);
      return null;
    } catch (why) {
      return (why as RequestRefused).reason;
    }
  }

  async send(answer: unknown): Promise<void> {
    this.sending = true;
    try {
      await this.live.decide(this.prompt.seat, this.prompt.number, answer);
    } catch (why) {
      // An answer that was taken is never sent again: the next question comes with the next update.
      this.sending = false;
      this.refused(why as RequestRefused);
    }
  }
}

function asChecked(refused: PreviewRefused): Checked {
  const remark = { tone: "no", text: refused.reason, rule: refused.rule, units: [], line: null };
  return { type: "checked", legal: false, remarks: [remark], nearest: refused.nearest, poses: [], engages: [], targets: [] };
}

/** The question around this component, for what commits it; panels use its port. */
export const [getDecision, setDecision] = createContext<Decision>();
