/** The defense tokens that a player means to spend in an attack, one after the other: it can be changed after each. */
import type { AttackShown, Defended, Option, Prompt } from "../../wire/messages";

export interface Plan {
  /** The attack it was made for. */
  attack: string;
  /** Answers, the next one first. */
  tokens: number[];
  /** Whether the rest is spent without asking if no other set is better by then. */
  goesOn?: boolean;
}

export const attackKey = (attack: AttackShown): string => [attack.attacker, attack.zone, attack.defender, attack.target_zone].join(":");

const optionOf = (prompt: Prompt, token: number): Option | undefined => prompt.options.find((option) => option.answer === token);
const kindOf = (prompt: Prompt, token: number): string => optionOf(prompt, token)?.icon || `${token}`;
const kinds = (prompt: Prompt, tokens: readonly number[]): string =>
  tokens
    .map((token) => kindOf(prompt, token))
    .sort()
    .join();

/** The row of outcomes for a set of tokens: of two alike it does not matter which is spent. */
export const rowOf = (prompt: Prompt, tokens: readonly number[]): Defended | undefined =>
  prompt.outcomes.find((row) => row.tokens.length === tokens.length && kinds(prompt, row.tokens) === kinds(prompt, tokens));

/** The rest of a plan at a later question. */
export const left = (prompt: Prompt, plan: Plan | null): number[] => plan?.tokens.filter((token) => optionOf(prompt, token)) ?? [];

/** The tokens with one more or one less; one takes the place of another like it. In the order of the table, where it has such a row. */
export function toggled(prompt: Prompt, tokens: readonly number[], token: number): number[] {
  if (tokens.includes(token)) return tokens.filter((other) => other !== token);
  const more = [...tokens.filter((other) => kindOf(prompt, other) !== kindOf(prompt, token)), token];
  const row = rowOf(prompt, more);
  if (!row) return more;
  return row.tokens.map((each) => more.find((other) => kindOf(prompt, other) === kindOf(prompt, each)) ?? each);
}
