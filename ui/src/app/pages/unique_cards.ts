/** Unique cards that teammates have in their fleets already (SEC-24), and how a link to the builder names them. */
import type { FleetShown } from "../../wire/types";

/** The owner of each card's fleet, by the title of the card. */
export type UniqueCardOwners = ReadonlyMap<string, string>;

interface Teammate {
  readonly name: string;
  readonly fleet: FleetShown | null;
}

export function uniqueCardOwners(teammates: readonly Teammate[]): UniqueCardOwners {
  const unique = ({ ships, squadrons }: FleetShown): string[] =>
    [...ships.flatMap((ship) => ship.upgrades), ...squadrons].filter((card) => card.unique).map((card) => card.title);
  return new Map(teammates.flatMap(({ name, fleet }) => (fleet ? unique(fleet) : []).map((title) => [title, name] as const)));
}

/** The part of an address that names them, to be added to others. */
export const ownersInLink = (taken: UniqueCardOwners): string =>
  [...taken].map((card) => `&taken=${encodeURIComponent(JSON.stringify(card))}`).join("");

/** The owners named in a link; none if it was changed into something else. */
export function ownersFromLink(query: URLSearchParams): UniqueCardOwners {
  const found = new Map<string, string>();
  for (const text of query.getAll("taken")) {
    try {
      const [title, name] = JSON.parse(text) as [unknown, unknown];
      if (typeof title === "string" && typeof name === "string") found.set(title, name);
    } catch {
      continue;
    }
  }
  return found;
}
