import { describe, expect, test } from "vitest";
import { beside, LastAnswers } from "../../src/app/table/last_answers";
import type { Pose } from "../../src/wire/types";
import { prompt } from "../table";

describe("the same again", () => {
  test("is the option with the same answer of a question like the last one", () => {
    const past = new LastAnswers();
    past.note(prompt("dial use"), [1]);
    expect(past.of(prompt("dial use", { number: 200, about: 1 }))).toEqual([1]);
    expect(past.of(prompt("dial use", { seat: 1 }))).toEqual([]);
    expect(past.of(prompt("command dials"))).toEqual([]);
  });

  test("is never a ship, a squadron or a target: those are not the same twice", () => {
    const past = new LastAnswers();
    for (const asked of [prompt("ship to activate"), prompt("attack")]) {
      past.note(asked, [0]);
      expect(past.of(asked)).toEqual([]);
    }
  });

  test("is a defense token of the same type, wherever it stands", () => {
    const past = new LastAnswers();
    const asked = prompt("defense token");
    past.note(asked, [1]);
    expect(past.of({ ...asked, options: [...asked.options].reverse() })).toEqual([0]);
  });

  test("is an effect of the same card, on whichever ship", () => {
    const past = new LastAnswers();
    const asked = prompt("effect");
    past.note(asked, [0]);
    expect(past.of({ ...asked, options: asked.options.map((option) => ({ ...option, answer: "leia_organa_officer@9" })) })).toEqual([0]);
  });

  test("is nothing where not all of it is offered", () => {
    const past = new LastAnswers();
    const asked = prompt("defense token", { form: "some", most: 2 });
    past.note(asked, [0, 1]);
    expect(past.of(asked)).toEqual([0, 1]);
    expect(past.of({ ...asked, options: asked.options.slice(0, 1) })).toEqual([]);
    expect(past.of({ ...asked, most: 1 })).toEqual([]);
  });

  test("takes two that are alike for two, and none of them twice", () => {
    const past = new LastAnswers();
    const asked = prompt("defense token", { form: "some", most: 2 });
    past.note(asked, [1, 2]);
    expect(past.of(asked)).toEqual([1, 2]);
    expect(past.of({ ...asked, options: asked.options.slice(0, 2) })).toEqual([]);
  });
});

test("a squadron goes beside the last one, on the side nearer to it", () => {
  const moved = { glyph: "x_wing_squadron", start: [0, 0, 0] as Pose, end: [0, 100_000, 0] as Pose };
  expect(beside(moved, [-50_000, 0, 0], 17)).toEqual([-34_500, 100_000, 0]);
  expect(beside(moved, [50_000, 0, 0], 17)).toEqual([34_500, 100_000, 0]);
});
