import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../../src/app/settings.svelte";
import { preferenceFor, unasked } from "../../src/app/table/effect_preferences";
import type { Option } from "../../src/wire/messages";
import { prompt } from "../table";

const leia = prompt("effect").options[0] as Option;
const other: Option = { ...leia, effect: "tarkin", title: "Grand Moff Tarkin", answer: "tarkin@2" };

beforeEach(() => settings.set({ asking: {} }));

describe("an effect", () => {
  test("is asked about unless something else was wished", () => {
    expect(preferenceFor(leia)).toBe("ask");
    expect(unasked(prompt("effect"))).toBeNull();
  });

  test("that is never wanted is passed, and said by its title", () => {
    settings.ask(leia.effect, "Leia Organa", "never");
    expect(unasked(prompt("effect"))).toMatchObject({ answer: "pass" });
    expect(unasked(prompt("effect"))?.said).toContain("The game skips Leia Organa");
  });

  test("is asked about while another one of the same moment is wanted", () => {
    settings.ask(leia.effect, "Leia Organa", "never");
    expect(unasked(prompt("effect", { options: [leia, other] }))).toBeNull();
  });

  test("that is always wanted is resolved where it costs nothing", () => {
    settings.ask(leia.effect, "Leia Organa", "always");
    expect(unasked(prompt("effect"))).toBeNull();
    expect(unasked(prompt("effect", { options: [{ ...leia, free: true }] }))).toMatchObject({ answer: leia.answer });
  });

  test("that must be resolved is asked about whatever was wished", () => {
    settings.ask(leia.effect, "Leia Organa", "never");
    expect(unasked(prompt("effect", { may_pass: false }))).toBeNull();
  });

  test("is asked about again when that is wished", () => {
    settings.ask(leia.effect, "Leia Organa", "never");
    settings.ask(leia.effect, "Leia Organa", "ask");
    expect(unasked(prompt("effect"))).toBeNull();
    expect(settings.now.asking).toEqual({});
  });
});

test("other questions are never answered for the player", () => {
  settings.ask("", "", "never");
  expect(unasked(prompt("squadron to activate"))).toBeNull();
});
