/** What a player has in hand, in words: for those who hear the table. */
import type { Checked, Option, PlanStep, Prompt } from "../../wire/messages";
import { isPose } from "./planning.svelte";
import "../../words/frame";
import { listed, say } from "../../words/words.svelte";

interface Held {
  readonly prompt: Prompt;
  readonly shown: readonly number[];
  readonly chosen: number | null;
  readonly marked: readonly number[];
  readonly checked: Checked | null;
  readonly checking: boolean;
  readonly goesOn: boolean;
}

const textOf = ({ label, note }: Option): string =>
  note ? say("frame-option-note", { option: label, note: note.replace(/\.$/, "") }) : label;

/** What Enter sends: the words on the button, and every answer that goes with it. */
export function enterText(label: string, then: readonly PlanStep[]): string {
  const steps = then.filter((step) => step.answer !== "pass" && !isPose(step.answer)).map((step) => step.label);
  return steps.length ? say("frame-enter-then", { label, steps: listed(steps) }) : label;
}

/** The chosen option and its place, the marked ones, or what comes of a place; empty where nothing is in hand. */
export function inHandText(held: Held): string {
  const { prompt, shown, chosen, marked, checked } = held;
  if (prompt.form === "some") {
    const names = marked.map((number) => prompt.options[number]?.label ?? "");
    return marked.length
      ? say("frame-marked", { count: marked.length, most: prompt.most, options: listed(names) })
      : say("frame-none-marked");
  }
  if (prompt.form === "one") {
    const option = chosen === null ? undefined : prompt.options[chosen];
    if (!option) return held.goesOn ? say("frame-none-chosen") : "";
    return say("frame-option", { option: textOf(option), place: shown.indexOf(chosen ?? -1) + 1, count: shown.length });
  }
  if (held.checking || !checked) return "";
  return checked.remarks.map((remark) => remark.text).join(" ");
}
