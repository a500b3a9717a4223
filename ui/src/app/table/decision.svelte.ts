/** An open question and what the player has in hand for it: chosen, marked, placed; nothing is sent before the commit. */
import { createContext } from "svelte";
import type { Checked, Given, Option, PlanStep, Prompt, PreviewRefused } from "../../wire/messages";
import type { Live, RequestRefused } from "../../wire/live.svelte";
import { enterText, inHandText } from "./in_hand";
import type { LastAnswers } from "./last_answers";
import type { PanelButton, PanelHandlers, PanelPort } from "./panel_port";
import { isPose, Planning, same } from "./planning.svelte";
import { hasMovedSince } from "../../board/pointer";
import "../../words/table";
import { listed, say } from "../../words/words.svelte";

export const PASS = "pass";

/** How long after the last change an answer is checked, in ms: a dragged piece is not asked about at every step. */
const PAUSE = 40;

/** Letters of what fits on the commit button. */
const LONGEST = 30;

/** Kinds of question where the button names what was chosen, if more is answered with it. */
const NAMED: ReadonlySet<string> = new Set(["ship to activate", "squadron to activate", "command"]);

/** A press on an option that came into hand less than this many ms ago chooses it, and does not answer. */
const SETTLES = 350;

/** The board, which knows the place among the options shown that is pointed at. */
interface Pointer {
  hovered: number | null;
  opened?: number;
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

  readonly opened = performance.now();

  /** The best answer, and what follows from the one in hand. */
  readonly planning: Planning;
  /** Whether the player has changed what is in hand. */
  touched = $state(false);
  #taken = -Infinity;

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
    board.opened = this.opened;
    if (prompt.form === "some") this.marked = [...prompt.proposed];
    this.chosen = prompt.form === "one" ? (prompt.default ?? (this.#isPlain(prompt) ? 0 : null)) : null;
    this.planning = new Planning(prompt, live);
    if (!live.table?.lesson) void this.plan();
  }

  /** Take the best answer in hand, unless something is in hand already. */
  async plan(): Promise<void> {
    const best = await this.planning.best();
    if (this.sending) return;
    // A panel with a plan of its own decides itself what comes into hand
    const isEmpty = this.prompt.form !== "one" || this.chosen === null || !!this.#panel.onPlan;
    if (best !== undefined && !this.touched && isEmpty) this.#take(best);
    this.planning.follow(this.inHand);
  }

  #offer(handlers: PanelHandlers): void {
    const [first] = this.planning.steps;
    if (first && this.#panel === handlers && !this.touched) handlers.onPlan?.(first.answer, this.planning.steps);
  }

  #take(best: unknown): void {
    const { form, options, may_pass } = this.prompt;
    this.#taken = performance.now();
    if (this.#panel.onPlan) this.#panel.onPlan(best, this.planning.steps);
    else if (form === "one" && best === PASS) this.declined = may_pass;
    else if (form === "one") {
      const number = options.findIndex((option) => same(option.answer, best));
      if (this.shown.includes(number)) this.chosen = number;
    } else if (form === "some" && Array.isArray(best)) {
      this.marked = best.map((each) => options.findIndex((option) => same(option.answer, each))).filter((number) => number >= 0);
    }
  }

  /** What would be sent now; undefined while nothing can be. */
  get inHand(): unknown {
    return this.goesOn ? PASS : this.ready ? this.answer : undefined;
  }

  /** The answers to the questions that follow, which are sent with the one in hand. */
  get then(): readonly PlanStep[] {
    if (this.#panel.then) return [];
    return this.planning.after(this.inHand);
  }

  /** How many of them the panel shows itself. */
  get shows(): number {
    return this.#panel.shows?.() ?? 0;
  }

  /** Those of them that the panel does not show itself, with their places. */
  get listed(): readonly { step: PlanStep; place: number }[] {
    const all = this.then.map((step, place) => ({ step, place }));
    return all.filter(({ step, place }) => place >= this.shows && !this.#panel.hides?.(step));
  }

  #touch(): void {
    this.touched = true;
    this.declined = false;
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
    // The panel came after the plan: it takes it once it is made
    if (handlers.onPlan && this.planning.steps[0]) queueMicrotask(() => this.#offer(handlers));
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

  /** The pointer is on an option, or leaves it; one that came under a pointer at rest is not meant. */
  point(number: number | null): void {
    if (number === null || hasMovedSince(this.opened)) this.pointed = number;
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
    if (this.#panel.answer) return this.#panel.answer();
    if (form === "one") return this.chosen === null ? undefined : options[this.chosen]?.answer;
    if (form === "some") return [...this.marked].sort((a, b) => a - b).map((number) => options[number]?.answer);
    return this.#proposed;
  }

  get ready(): boolean {
    if (this.sending) return false;
    if (this.#panel.answer) return this.answer !== undefined;
    if (this.prompt.form === "some") return this.marked.length >= this.prompt.least && this.marked.length <= this.prompt.most;
    if (this.prompt.form === "one") return this.answer !== undefined;
    return this.#proposed !== undefined && this.checked?.legal === true && !this.checking;
  }

  /** The words on the commit button. */
  get label(): string {
    return this.#withThen(this.#label);
  }

  get #label(): string {
    if (this.goesOn) return this.#panel.passLabel?.() || this.prompt.pass_label || say("table-continue-without");
    return this.#panel.label?.() || this.#count || this.prompt.commit_label || say("table-continue");
  }

  /** What is answered together: by name, as long as that fits on a button. */
  #withThen(label: string): string {
    const names = this.then
      .slice(this.shows)
      .filter((step) => step.answer !== PASS && !isPose(step.answer))
      .map((step) => step.label);
    if (!names.length) return label;
    const named = NAMED.has(this.prompt.kind) && this.chosen !== null ? this.option(this.chosen)?.label : undefined;
    const all = [named ?? label, ...names].join(" → ");
    return all.length <= LONGEST ? all : say("table-and-more", { label: named ?? label, count: names.length });
  }

  /** Where several may be marked, how many are. */
  get #count(): string {
    const { form, least, most, commit_label } = this.prompt;
    if (form !== "some" || (least === 1 && most === 1)) return "";
    if (!this.marked.length && !least) return say("table-continue-with-none");
    const args = { commit: commit_label || say("table-choose"), count: this.marked.length, most };
    return least < most ? say("table-count-at-most", args) : say("table-count", args);
  }

  /** What is in hand, and what the commit button does with it, as they are said. */
  get inWords(): { what: string; label: string } {
    const what = this.#panel.spoken?.() ?? inHandText(this);
    return { what, label: this.canCommit ? enterText(this.#label, this.then) : "" };
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
  onPick(place: number | null, point: [number, number], unit: number | null = null): void {
    const number = place === null ? undefined : this.shown[place];
    if (number !== undefined) this.press(number);
    else this.#panel.onPlace?.(point, unit);
  }

  /** Whether the commit button can be pressed: to send the answer in hand, or to go on without one. */
  get canCommit(): boolean {
    return this.ready || (this.goesOn && !this.sending);
  }

  /** Whether the commit button goes on without choosing: where a pass is as good as any answer. */
  get goesOn(): boolean {
    if (this.#panel.answer) return false;
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

  /** A press on an option: it comes into hand; one that is in hand already is the answer. */
  press(number: number): void {
    const isInHand = this.prompt.form === "one" && this.chosen === number && !this.#panel.onChoose;
    if (!isInHand || this.#panel.answersByPress?.() === false) this.choose(number);
    else if (!this.warning && performance.now() - this.#taken > SETTLES) void this.commit();
  }

  choose(number: number): void {
    this.#touch();
    if (this.#panel.onChoose) this.#panel.onChoose(number);
    else if (this.prompt.form === "some") this.#mark(number);
    else if (this.chosen !== number) this.#taken = performance.now();
    if (!this.#panel.onChoose && this.prompt.form === "one") this.chosen = number;
    this.#panel.onChosen?.();
  }

  #mark(number: number): void {
    if (this.marked.includes(number)) this.marked = this.marked.filter((other) => other !== number);
    else if (this.marked.length < this.prompt.most) this.marked = [...this.marked, number];
    else if (this.prompt.most === 1) this.marked = [number];
  }

  /** Put an answer in hand that somebody else has thought of. */
  takeInHand(answer: unknown, given: readonly unknown[]): void {
    const { form, options, may_pass } = this.prompt;
    this.touched = true;
    if (this.#panel.onShow) this.#panel.onShow(answer, given);
    else if (form === "one" && answer === PASS) [this.chosen, this.declined] = [null, may_pass];
    else if (form === "one") {
      const number = options.findIndex((option) => same(option.answer, answer));
      if (number >= 0) [this.chosen, this.declined] = [number, false];
    } else if (form === "some" && Array.isArray(answer)) {
      this.marked = answer.map((each) => options.findIndex((option) => same(option.answer, each))).filter((number) => number >= 0);
    } else this.propose(answer);
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
    if (next === undefined) return;
    this.#touch();
    this.chosen = next;
  }

  /** One step back; false when there is nothing to take back. */
  back(): boolean {
    this.touched = true;
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
    if (this.goesOn) return this.send(PASS, this.then);
    if (!this.ready) return;
    this.#panel.onSend?.();
    if (this.prompt.form === "some") this.lastAnswers.note(this.prompt, this.marked);
    else if (this.chosen !== null) this.lastAnswers.note(this.prompt, [this.chosen]);
    await this.send(this.answer, this.#panel.then?.() ?? this.then);
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

  async send(answer: unknown, then: readonly Given[] = []): Promise<void> {
    this.sending = true;
    try {
      await this.live.decide(this.prompt.seat, this.prompt.number, answer, then);
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
