/** The answers of a plan to one kind of question, each with those that belong to it: an effect with the die it rerolls. */
import type { PlanStep } from "../../wire/messages";
import { same, type Planning } from "./planning.svelte";

const PASS = "pass";

/** An answer to a question of a kind. */
export interface Wanted {
  kind: string;
  answer: unknown;
}

/** An answer of that kind, with the answers that belong to it; `at` is its place in the plan. */
export interface Group {
  answer: unknown;
  at: number;
  inner: readonly PlanStep[];
}

const endOf = (kind: string, steps: readonly PlanStep[]): number => steps.findIndex((step) => step.kind === kind && step.answer === PASS);

/** The answers of a plan to a kind of question up to the first pass, in order. */
export function groupsOf(kind: string, steps: readonly PlanStep[]): Group[] {
  const end = endOf(kind, steps);
  const before = end < 0 ? steps : steps.slice(0, end);
  const starts = before.flatMap((step, at) => (step.kind === kind ? [at] : []));
  return starts.map((at, place) => ({ answer: before[at]?.answer, at, inner: before.slice(at + 1, starts[place + 1] ?? before.length) }));
}

/** How many answers after the first belong to them, the pass included. */
export function countAfterFirst(kind: string, steps: readonly PlanStep[]): number {
  const end = endOf(kind, steps);
  return Math.max(0, end < 0 ? steps.length - 1 : end);
}

/** Make a plan answer a kind of question with these answers in order, each with what belongs to it, and then with a pass. */
export function compose(planning: Planning, kind: string, groups: readonly (readonly Wanted[])[]): Promise<void> {
  return planning.put(async (made) => {
    const fixed: unknown[] = [];
    for (const [first, ...inner] of groups) {
      fixed.push(first?.answer);
      let steps = await made(fixed);
      for (let step = steps[fixed.length]; step && step.kind !== kind; step = steps[fixed.length]) {
        const place = inner.findIndex((each) => each.kind === step?.kind);
        const [wanted] = place < 0 ? [] : inner.splice(place, 1);
        fixed.push(wanted ? wanted.answer : step.answer);
        if (wanted && !same(wanted.answer, step.answer)) steps = await made(fixed);
      }
      // What is rolled ends a plan
      if (steps.length < fixed.length) return steps;
    }
    return made([...fixed, PASS]);
  });
}
