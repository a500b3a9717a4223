/** The plan of a question: the best answer, and those to the questions that follow from it until something is revealed. */
import type { Planned, PlanStep, PreviewReply, Prompt, PreviewRefused } from "../../wire/messages";

/** What a plan needs of the connection. */
interface Server {
  ask(about: { type: "plan"; given: unknown[] }, seat: number): Promise<PreviewReply>;
}

/** How long after a change the plan that follows from it is asked for, in ms: a dragged piece is not asked about at every step. */
const PAUSE = 60;

/** Kinds of question that no plan is made for: what players agree on is theirs alone. */
const UNPLANNED: ReadonlySet<string> = new Set(["agreement", "proposed ship", "proposed squadron", "grand admiral"]);

/** Whether two answers are the same, however their parts are ordered. */
export const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Whether an answer is a place on the table: the board shows it, and no word says it better. */
export const isPose = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.length === 3 && answer.every((part) => typeof part === "number");

function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export class Planning {
  steps = $state.raw<readonly PlanStep[]>([]);
  #timer = 0;
  #round = 0;
  /** The plan that is put together now, counted; 0 where none is. */
  #putting = 0;
  /** Whether the best answer was told: until then nothing else is asked for. */
  begun = $state(false);

  constructor(
    readonly prompt: Prompt,
    readonly server: Server,
  ) {}

  /** The best answer to the question; undefined where none can be told. */
  async best(): Promise<unknown> {
    if (!UNPLANNED.has(this.prompt.kind)) await this.fetch([]);
    this.begun = true;
    return this.steps[0]?.answer;
  }

  /** The answers after the first, if the first is this one. */
  after(answer: unknown): readonly PlanStep[] {
    const [first, ...rest] = this.steps;
    return first && same(first.answer, answer) ? rest : [];
  }

  /** Another answer is in hand: ask shortly for what follows from it. */
  follow(answer: unknown): void {
    if (!this.begun || this.#putting) return;
    const [first] = this.steps;
    if (first && same(first.answer, answer)) return;
    this.#round++; // A plan that is under way was made for another answer.
    clearTimeout(this.#timer);
    if (answer !== undefined) this.#timer = window.setTimeout(() => void this.fetch([answer]), PAUSE);
  }

  /** One of the answers that follow becomes another. */
  async change(place: number, answer: unknown): Promise<void> {
    const before = this.steps.slice(0, place);
    this.#drop(place);
    await this.fetch([...before.map((step) => step.answer), answer]);
  }

  /** Forget what the plan answers from a place on, which is not the first, so that a press sends nothing that was changed. */
  #drop(place: number): void {
    if (place > 0) this.steps = this.steps.slice(0, place);
  }

  /** Make the plan answer the questions of a kind with these answers, in order, and then with a pass. */
  async demand(kind: string, answers: readonly unknown[]): Promise<void> {
    const fixed: unknown[] = [];
    const left = [...answers];
    for (let tries = 0; tries <= answers.length; tries++) {
      const wanted = left.shift() ?? "pass";
      const place = this.steps.findIndex((step, at) => at >= fixed.length && step.kind === kind);
      if (tries && place < 0) return;
      fixed.push(...this.steps.slice(fixed.length, Math.max(place, fixed.length)).map((step) => step.answer), wanted);
      if (place < 0 || !same(this.steps[place]?.answer, wanted)) {
        this.#drop(place);
        await this.fetch(fixed);
      }
    }
  }

  /** Put a plan together by itself: until it is done, nothing follows from the answer in hand. */
  async put(together: (made: (given: readonly unknown[]) => Promise<readonly PlanStep[]>) => Promise<readonly PlanStep[]>): Promise<void> {
    this.steps = [];
    const turn = ++this.#putting;
    const steps = await together((given) => this.#made(given));
    if (turn === this.#putting) [this.steps, this.#putting] = [steps, 0];
  }

  /** Move as told, and then attack a target if that is possible from there. */
  async flyTo(given: unknown[], target: number | null): Promise<void> {
    await this.fetch(given);
    const place = this.steps.findIndex((step) => step.kind === "attack");
    const option = this.steps[place]?.options.find((each) => (each.answer as { defender?: number }).defender === target);
    if (option) await this.change(place, option.answer);
  }

  async fetch(given: unknown[]): Promise<void> {
    const round = this.#round + 1;
    const steps = await this.#made(given);
    if (round === this.#round && steps.length) this.steps = steps;
  }

  /** The plan that follows from these answers; empty where none is told, or a later one was asked for. */
  async #made(given: readonly unknown[]): Promise<readonly PlanStep[]> {
    clearTimeout(this.#timer);
    const round = ++this.#round;
    try {
      const told = (await this.server.ask({ type: "plan", given: [...given] }, this.prompt.seat)) as Planned | PreviewRefused;
      return round === this.#round && told.type === "planned" ? told.steps : [];
    } catch {
      return []; // Without a plan each question is answered by itself.
    }
  }
}
