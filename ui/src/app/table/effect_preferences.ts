/** Effects that a player does not want to be asked about: passed, or resolved where that costs nothing. */
import type { Option, Prompt } from "../../wire/messages";
import { settings, type EffectPreference } from "../settings.svelte";
import { PASS } from "./decision.svelte";
import "../../words/asking";
import { listed, say } from "../../words/words.svelte";

/** Under which name the wish about an effect is kept: its card, or the rule that offers it. */
export const effectKey = (option: Option): string => option.effect;

/** The name of an effect, without its ship. */
export const effectTitle = (option: Option): string => option.title || option.label;

export const preferenceFor = (option: Option): EffectPreference["how"] | "ask" => settings.now.asking[effectKey(option)]?.how ?? "ask";

/** The answer that is given without asking, and what is said about it; null where the player decides. */
export function unasked(prompt: Prompt): { answer: unknown; said: string } | null {
  if (prompt.kind !== "effect" || !prompt.may_pass || !prompt.options.length) return null;
  const used = prompt.options.find((option) => option.free && preferenceFor(option) === "always");
  if (used) return { answer: used.answer, said: say("asking-used", { effect: effectTitle(used) }) };
  if (!prompt.options.every((option) => preferenceFor(option) === "never")) return null;
  return { answer: PASS, said: say("asking-skipped", { effects: listed(prompt.options.map(effectTitle)) }) };
}
