/** The table of the defense tokens: which rows and tokens are listed, and what a row costs. */
import type { Defended, HullZone, Prompt, ShipShown, UnitShown } from "../../wire/messages";

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
