/** Squadrons of a player that stand close together: seen from afar they are drawn as one disc with their number. */
import type { SquadronShown } from "../wire/types";
import { decider } from "./identity";

export interface Cluster {
  /** The seat of the player. */
  seat: number;
  side: number;
  members: readonly number[];
  /** The middle of them all, in mm. */
  at: [number, number];
}

/** Fewer than this stay as they are. */
const LEAST = 3;
/** Bases no farther apart than this, in mm, touch where the whole table fits a phone: a pixel is wider there. */
const APART = 5;

/** The clusters among these squadrons; `alone` are those that somebody may have to see: options, and what fights. */
export function clustersOf(squadrons: readonly SquadronShown[], radius: number, alone: ReadonlySet<number | null>): Cluster[] {
  const left = new Map(squadrons.filter((unit) => unit.pose && !alone.has(unit.id)).map((unit) => [unit.id, unit]));
  const found: Cluster[] = [];
  for (const first of squadrons) {
    if (!left.delete(first.id)) continue;
    const group = [first];
    for (const member of group) {
      for (const other of left.values()) {
        if (decider(other) !== decider(first) || !areClose(member, other, radius)) continue;
        left.delete(other.id);
        group.push(other);
      }
    }
    if (group.length >= LEAST) found.push(clusterOf(first, group));
  }
  return found;
}

function areClose({ pose: one }: SquadronShown, { pose: other }: SquadronShown, radius: number): boolean {
  return !!one && !!other && Math.hypot(one[0] - other[0], one[1] - other[1]) / 1000 <= 2 * radius + APART;
}

function clusterOf(first: SquadronShown, group: readonly SquadronShown[]): Cluster {
  const middle = (axis: 0 | 1): number => group.reduce((sum, { pose }) => sum + (pose?.[axis] ?? 0), 0) / group.length / 1000;
  return { seat: decider(first), side: first.side, members: group.map(({ id }) => id), at: [middle(0), middle(1)] };
}
