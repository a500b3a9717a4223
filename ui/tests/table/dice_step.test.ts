import { beforeEach, describe, expect, test, vi } from "vitest";
import { Decision } from "../../src/app/table/decision.svelte";
import { diceLeft, DiceStepState, namedDice, pressedDie } from "../../src/app/table/dice_step.svelte";
import { LastAnswers } from "../../src/app/table/last_answers";
import { groupsOf } from "../../src/app/table/plan_groups";
import type { DiceOutcome, DiceStep, DieShown, Option, PlanStep } from "../../src/wire/messages";
import { Line } from "../line";
import { prompt } from "../table";

const die = (face: string): DieShown => ({ color: "red", face }) as DieShown;
const step = (kind: string, answer: unknown, change: Partial<PlanStep> = {}): PlanStep => ({
  kind,
  title: kind,
  answer,
  label: "",
  sees: "",
  options: [],
  several: false,
  most: 1,
  may_pass: false,
  unit: null,
  ...change,
});
const dice = [die("accuracy"), die("blank"), die("hit")];
const rerolled = step("rerolled die", 0, {
  options: [0, 1].map((place) => ({ answer: place, label: "", note: "", icon: "red", die: place, unit: null, zone: null })),
});
const LOCKED = [step("effect", "accuracy"), step("locked token", 1), step("effect", "pass")];

test("the dice that are left when an accuracy icon is spent are numbered from the first of them", () => {
  const groups = groupsOf("effect", [step("effect", "accuracy"), step("locked token", 1), step("effect", "swarm"), rerolled]);
  expect(diceLeft(dice, groups, 1)).toEqual([1, 2]);
  const named = namedDice(dice, groups);
  expect(named.map(({ die, on }) => [die, on])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(pressedDie(named, 2)?.answer).toBe(1);
  expect(pressedDie(named, 0)).toBeNull();
});

describe("the step of the dice", () => {
  const outcome = (damage: number, destroyed = 0): DiceOutcome => ({ damage, shields: 0, cards: 0, destroyed });
  const told = (destroyed: number): unknown => ({
    type: "dice step",
    locks: [
      { tokens: [], outcome: outcome(2), best: false },
      { tokens: [1], outcome: outcome(3, destroyed), best: true },
      { tokens: [2], outcome: outcome(2), best: false },
    ],
    effects: [{ answer: "swarm", outcome: outcome(3.4, 0.9), rolls: true }],
  });
  async function asked(destroyed = 0, steps = LOCKED): Promise<{ state: DiceStepState; line: Line }> {
    const line = new Line();
    const options = ["accuracy", "swarm"].map((answer) => ({ ...(prompt("effect").options[0] as Option), answer }));
    const decision = new Decision(prompt("effect", { options }), line.live, () => undefined, new LastAnswers(), { hovered: null });
    line.plan(steps);
    await vi.advanceTimersByTimeAsync(0);
    const state = new DiceStepState(decision, line.live, () => 1);
    const fetching = state.fetch();
    line.accept(told(destroyed) as object);
    await fetching;
    return { state, line };
  }
  beforeEach(() => void vi.useFakeTimers());

  test("has the tokens of the plan locked and their outcome in hand", async () => {
    const { state } = await asked();
    expect(state.locked).toEqual([1]);
    expect(state.tokens).toEqual([1, 2]);
    expect(state.outcome?.damage).toBe(3);
    expect(state.rolling).toBeUndefined();
  });

  test("counts the chance to destroy where it is open, and else the damage", async () => {
    const { state } = await asked(0.5);
    expect(state.gain("swarm")).toBe("+40%");
    expect(state.figure(outcome(2, 0.5)).destroyed).toBe(true);
    const sure = await asked(1, LOCKED);
    sure.state.told = { ...(told(1) as DiceStep), effects: [] };
    expect(sure.state.figure(outcome(2)).value).toBe("2.0");
  });

  test("says which tokens change nothing", async () => {
    const { state } = await asked();
    expect([1, 2].map((token) => state.isVain(token))).toEqual([false, true]);
  });

  test("puts the one token in hand that is pressed, and asks for what follows", async () => {
    const { state, line } = await asked();
    state.lock(2);
    expect(state.port.touched).toBe(true);
    expect(state.port.chosen).toBe(0);
    expect(line.plans.at(-1)?.about).toMatchObject({ type: "plan", given: ["accuracy"] });
  });
});
