import { beforeEach, describe, expect, test, vi } from "vitest";
import { courseText, dialText } from "../../src/app/table/aloud";
import { Decision } from "../../src/app/table/decision.svelte";
import { LastAnswers } from "../../src/app/table/last_answers";
import type { Prompt } from "../../src/wire/messages";
import { Line } from "../line";
import { prompt } from "../table";

const asked = (question: Prompt): Decision =>
  new Decision(question, new Line().live, () => undefined, new LastAnswers(), { hovered: null });

beforeEach(() => void vi.useFakeTimers());

describe("what is in hand is said", () => {
  test("with its place among the options as the arrows move", () => {
    const question = prompt("ship to activate");
    const decision = asked(question);
    expect(decision.inWords.what).toBe("");
    decision.step(1);
    expect(decision.inWords.what).toContain(question.options[0]?.label);
    expect(decision.inWords.what).toContain(`1 of ${question.options.length}.`);
    decision.step(1);
    expect(decision.inWords.what).toContain(question.options[1]?.label);
  });

  test("with the words of the button that Enter presses", () => {
    const decision = asked(prompt("ship to activate", { commit_label: "Activate" }));
    expect(decision.inWords.label).toBe("");
    decision.step(1);
    expect(decision.inWords.label).toBe("Activate");
  });

  test("as nothing where Enter goes on without", () => {
    expect(asked(prompt("effect")).inWords.what).toBe("nothing.");
  });

  test("with how many are marked where several may be", () => {
    const decision = asked(prompt("ship to activate", { form: "some", least: 1, most: 2 }));
    expect(decision.inWords.what).toBe("None marked.");
    decision.choose(1);
    expect(decision.inWords.what).toContain("1 of 2 marked: ");
  });
});

test("a course is said joint by joint from the ship on, and which joint the keys turn", () => {
  const text = courseText({ clicks: [0, -1], side: "left" }, 1, { speed: null, remarks: [] });
  expect(text).toContain("Joint 2 of 2: one to the left. Course from the ship: straight and one to the left, tool on the left.");
});

test("a joint that a slower course does not have is not said", () => {
  expect(courseText({ clicks: [2], side: "left" }, 1, { speed: 1, remarks: null })).toContain("Speed 1. Joint 1 of 1: two to the right.");
});

test("a dial is said with its command and how many are open", () => {
  expect(dialText("Demolisher", 3, "navigate", 1)).toBe("Demolisher, round 3: Navigate. 1 dial is not set.");
});
