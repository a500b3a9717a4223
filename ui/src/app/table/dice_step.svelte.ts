/** The attacker's step of the dice: which effects and locked tokens are in hand, as the plan has them, and what they bring. */
import type { DiceOutcome, DiceStep, DieShown, PlanStep, PreviewRefused } from "../../wire/messages";
import type { Live } from "../../wire/live.svelte";
import { PASS } from "./decision.svelte";
import type { PanelPort } from "./panel_port";
import { compose, groupsOf, type Group, type Wanted } from "./plan_groups";
import { same } from "./planning.svelte";
import { percent, tenths } from "./words";

export const ACCURACY = "accuracy";
export const EFFECT = "effect";
const LOCKED = "locked token";
const ACCURACY_DIE = "accuracy die";
/** A chance to destroy below this, or above one minus this, decides nothing. */
const SURE = 0.005;

/** Which dice of the pool are left, by their places in it, when the plan has come to one of its groups. */
export function diceLeft(dice: readonly DieShown[], groups: readonly Group[], until: number): number[] {
  const left = dice.map((_, place) => place);
  for (const group of groups.slice(0, until)) {
    if (group.answer !== ACCURACY) continue;
    const named = group.inner.find((step) => step.kind === ACCURACY_DIE)?.answer;
    const gone = typeof named === "number" ? named : left.findIndex((place) => dice[place]?.face === ACCURACY);
    if (gone >= 0) left.splice(gone, 1);
  }
  return left;
}

/** A die of the pool that an answer of the plan names, or could name instead. */
export interface NamedDie {
  die: number;
  group: Group;
  inner: PlanStep;
  answer: unknown;
  on: boolean;
}

/** The dice of the pool among which the answers of a plan choose. */
export function namedDice(dice: readonly DieShown[], groups: readonly Group[]): NamedDie[] {
  return groups.flatMap((group, until) => {
    const left = diceLeft(dice, groups, until);
    return group.inner.flatMap((inner) => {
      const chosen = inner.several && Array.isArray(inner.answer) ? (inner.answer as unknown[]) : [inner.answer];
      return inner.options.flatMap((option) => {
        const die = option.die === null ? undefined : left[option.die];
        const on = chosen.some((answer) => same(answer, option.answer));
        return die === undefined ? [] : [{ die, group, inner, answer: option.answer, on }];
      });
    });
  });
}

/** What an answer of the plan becomes when a die is pressed; null where it names none there. */
export function pressedDie(named: readonly NamedDie[], die: number): { group: Group; inner: PlanStep; answer: unknown } | null {
  const found = named.find((each) => each.die === die && !each.on) ?? named.find((each) => each.die === die);
  if (!found) return null;
  const { group, inner, answer, on } = found;
  if (!inner.several) return { group, inner, answer };
  const before = Array.isArray(inner.answer) ? (inner.answer as unknown[]) : [];
  const others = before.filter((each) => !same(each, answer));
  return { group, inner, answer: on ? others : [...others, answer].slice(-inner.most) };
}

const wanted = (group: Group): Wanted[] => [
  { kind: EFFECT, answer: group.answer },
  ...group.inner.map(({ kind, answer }) => ({ kind, answer })),
];
const locking = (token: number): Wanted[] => [
  { kind: EFFECT, answer: ACCURACY },
  { kind: LOCKED, answer: token },
];

export class DiceStepState {
  told = $state.raw<DiceStep | null>(null);
  readonly groups: readonly Group[] = $derived.by(() => this.#inHand());
  /** The tokens that the plan locks. */
  readonly locked: readonly number[] = $derived(
    this.groups.flatMap((group) => group.inner.flatMap((step) => (step.kind === LOCKED ? [step.answer as number] : []))),
  );
  /** The effect that ends what can be planned, because its dice are rolled. */
  readonly rolling: Group | undefined = $derived.by(() => {
    const last = this.groups.at(-1);
    const isLast = last && last.at + last.inner.length === this.port.planning.steps.length - 1;
    return isLast && last.answer !== ACCURACY ? last : undefined;
  });
  /** The tokens that can be locked, each once. */
  readonly tokens: readonly number[] = $derived(
    this.told?.locks.flatMap(({ tokens: [one, ...more] }) => (one === undefined || more.length ? [] : [one])) ?? [],
  );
  readonly #countsDestroyed: boolean = $derived(this.#all.some(({ destroyed }) => destroyed > SURE && destroyed < 1 - SURE));

  constructor(
    readonly port: PanelPort,
    readonly live: Live,
    readonly icons: () => number,
  ) {}

  async fetch(): Promise<void> {
    try {
      const told = await this.live.ask<DiceStep | PreviewRefused>({ type: "dice" }, this.port.prompt.seat);
      if (told.type === "dice step") this.told = told;
    } catch {
      // Without figures the dice are changed all the same.
    }
  }

  get #all(): DiceOutcome[] {
    const { locks = [], effects = [] } = this.told ?? {};
    return [...locks.map((each) => each.outcome), ...effects.flatMap(({ outcome }) => outcome ?? [])];
  }

  /** The groups of the plan, or the effect that was pressed while the plan is made again. */
  #inHand(): Group[] {
    const { chosen, planning, prompt } = this.port;
    const answer = chosen === null ? PASS : prompt.options[chosen]?.answer;
    const [first] = planning.steps;
    if (first && same(first.answer, answer)) return groupsOf(EFFECT, planning.steps);
    return answer === PASS ? [] : [{ answer, at: 0, inner: [] }];
  }

  group(answer: unknown): Group | undefined {
    return this.groups.find((group) => same(group.answer, answer));
  }

  /** What the plan comes to, on average; null where it is not told. */
  get outcome(): DiceOutcome | null {
    if (this.rolling) return this.told?.effects.find(({ answer }) => answer === this.rolling?.answer)?.outcome ?? null;
    return this.#locking(this.locked);
  }

  /** The best that can be done without rolling anything. */
  get plain(): DiceOutcome | null {
    return this.told?.locks.find(({ best }) => best)?.outcome ?? null;
  }

  /** The outcome with one token locked. */
  withToken(token: number): DiceOutcome | null {
    return this.#locking([token]);
  }

  /** Whether locking a token changes nothing for the defender. */
  isVain(token: number): boolean {
    return same(this.#locking([token]), this.#locking([]));
  }

  #locking(tokens: readonly number[]): DiceOutcome | null {
    const sorted = [...tokens].sort((a, b) => a - b);
    return (
      this.told?.locks.find((each) =>
        same(
          [...each.tokens].sort((a, b) => a - b),
          sorted,
        ),
      )?.outcome ?? null
    );
  }

  /** The figure that matters: the chance to destroy where that is open, else the damage. */
  figure(outcome: DiceOutcome): { destroyed: boolean; value: string } {
    return this.#countsDestroyed
      ? { destroyed: true, value: percent(outcome.destroyed) }
      : { destroyed: false, value: tenths(outcome.damage) };
  }

  /** How much better an effect is in that figure; empty where it is not told. */
  gain(answer: unknown): string {
    const outcome = this.told?.effects.find((each) => each.answer === answer)?.outcome;
    if (!outcome || !this.plain) return "";
    const more = this.#countsDestroyed ? outcome.destroyed - this.plain.destroyed : outcome.damage - this.plain.damage;
    const shown = this.#countsDestroyed ? percent(Math.abs(more)) : tenths(Math.abs(more));
    return `${more < 0 ? "−" : "+"}${shown}`;
  }

  // Changing what is in hand

  /** Resolve an effect, or leave it. */
  toggle(answer: unknown): void {
    const on = this.group(answer);
    const others = this.groups.filter((group) => group !== on && group !== this.rolling).map(wanted);
    if (on) this.#take(on === this.rolling ? others : [...others, ...this.#last()]);
    else {
      const isLock = ([first]: Wanted[]): boolean => first?.answer === ACCURACY;
      this.#take([...others.filter((group) => !isLock(group)), [{ kind: EFFECT, answer }], ...others.filter(isLock)]);
    }
  }

  /** Lock a token with an accuracy icon, or leave it. */
  lock(token: number): void {
    const before = this.locked.includes(token)
      ? this.locked.filter((each) => each !== token)
      : [...this.locked, token].slice(-Math.max(1, this.icons()));
    const others = this.groups.filter((group) => group.answer !== ACCURACY && group !== this.rolling).map(wanted);
    this.#take([...others, ...before.map(locking), ...this.#last()]);
  }

  /** Name another die, or other dice, for an effect. */
  change(group: Group, step: PlanStep, answer: unknown): void {
    this.port.touched = true;
    void this.port.planning.change(group.at + 1 + group.inner.indexOf(step), answer);
  }

  #last(): Wanted[][] {
    return this.rolling ? [wanted(this.rolling)] : [];
  }

  #take(groups: Wanted[][]): void {
    const { prompt, planning } = this.port;
    const first = groups[0]?.[0]?.answer;
    const number = prompt.options.findIndex((option) => same(option.answer, first));
    this.port.touched = true;
    this.port.chosen = number < 0 ? null : number;
    this.port.declined = number < 0 && prompt.may_pass;
    void compose(planning, EFFECT, groups);
  }
}
