/** The answers of a plan to one kind of question, each with those that belong to it: an effect with the die it rerolls. */
import type { PlanStep } from "../../wire/messages";

const PASS = "pass";

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
