/** The defense tokens that a player means to spend in an attack, one after the other: it can be changed after each. */
import type { AttackShown, Defended, HullZone, Option, Prompt, ShipShown, UnitShown } from "../../wire/messages";

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

/** The rows of the table: the best first, then the others, those that suffer less first. */
export function rowsOf(prompt: Prompt): Defended[] {
  const wasted = new Set(prompt.options.filter((option) => option.waste).map((option) => option.answer));
  const harm = ({ destroyed, cards, damage }: Defended): number => destroyed * 1000 + cards * 10 + damage;
  return prompt.outcomes
    .filter((row) => !row.tokens.some((token) => wasted.has(token)))
    .sort((one, other) => Number(other.best) - Number(one.best) || harm(one) - harm(other) || one.tokens.length - other.tokens.length);
}

/** The rows that are shown at first: the best ones, the chosen one and the one that spends nothing. */
export function fewRows(rows: readonly Defended[], chosen: Defended | undefined, most: number): Defended[] {
  const kept = new Set([...rows.filter((row) => row === chosen || row.best || !row.tokens.length), ...rows].slice(0, most));
  return rows.filter((row) => kept.has(row));
}

/** The options that are listed: of tokens alike the first, and none that changes nothing. */
export function tokensListed(prompt: Prompt, numbers: readonly number[], defender: UnitShown | undefined): number[] {
  const seen = new Set<string>();
  return numbers.filter((number) => {
    const option = prompt.options[number];
    const token = typeof option?.answer === "number" ? defender?.defense[option.answer] : undefined;
    const like = token ? `${token.kind} ${token.state}` : `${number}`;
    if (option?.waste || seen.has(like)) return false;
    seen.add(like);
    return true;
  });
}

/** What a row costs each hull zone on average: its shields now and then; only those that change. */
export function shieldCosts(row: Defended, ship: ShipShown, zone: HullZone, redirected: readonly HullZone[]): [HullZone, number, number][] {
  const leftAt = (at: HullZone): number => ship.shields.find((each) => each.zone === at)?.left ?? 0;
  const here = Math.min(leftAt(zone), row.shields);
  const costs: [HullZone, number, number][] = [[zone, leftAt(zone), leftAt(zone) - here]];
  let rest = row.shields - here;
  for (const at of redirected) {
    const taken = Math.min(leftAt(at), rest);
    costs.push([at, leftAt(at), leftAt(at) - taken]);
    rest -= taken;
  }
  return costs.filter(([, before, after]) => before - after > 0.005);
}
