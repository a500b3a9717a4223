/** What the face of a card is drawn from: the facts of a card, read as what they are. */
import type { CardShown } from "../../wire/types";

export interface Dice {
  red?: number;
  blue?: number;
  black?: number;
}

export interface ShipFacts {
  shipClass: string;
  size: string;
  hull: number;
  command: number;
  squadron: number;
  engineering: number;
  battery: Record<string, Dice>;
  antiSquadron: Dice;
  shields: Record<string, number>;
  tokens: string[];
  chart: number[][];
}

export interface SquadronFacts {
  hull: number;
  speed: number;
  battery: Dice;
  antiSquadron: Dice;
  tokens: string[];
}

const factsOf = (card: CardShown): Record<string, unknown> => card.facts as Record<string, unknown>;
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export function shipFacts(card: CardShown): ShipFacts {
  const facts = factsOf(card);
  return {
    shipClass: String(facts["ship_class"] ?? ""),
    size: String(facts["size"] ?? ""),
    hull: number(facts["hull"]),
    command: number(facts["command"]),
    squadron: number(facts["squadron"]),
    engineering: number(facts["engineering"]),
    battery: (facts["battery"] ?? {}) as Record<string, Dice>,
    antiSquadron: (facts["anti_squadron"] ?? {}) as Dice,
    shields: (facts["shields"] ?? {}) as Record<string, number>,
    tokens: (facts["defense_tokens"] ?? []) as string[],
    chart: (facts["speed_chart"] ?? []) as number[][],
  };
}

export function squadronFacts(card: CardShown): SquadronFacts {
  const facts = factsOf(card);
  return {
    hull: number(facts["hull"]),
    speed: number(facts["speed"]),
    battery: (facts["battery"] ?? {}) as Dice,
    antiSquadron: (facts["anti_squadron"] ?? {}) as Dice,
    tokens: (facts["defense_tokens"] ?? []) as string[],
  };
}

/** The look of a faction: the first team's for Rebels and Republic, the second's for the others; none for neutral cards. */
export const teamOfFaction = (faction: string): "a" | "b" | "" =>
  faction === "rebel" || faction === "republic" ? "a" : faction === "empire" || faction === "separatist" ? "b" : "";
