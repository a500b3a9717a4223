/** Which dice of an attack pool were rolled, as its events tell it. */
import type { Die, DieChange, GameEvent } from "../../wire/messages";

/** For each die of the pool, whether it was rolled in these events; null if none was. */
export function rolledIn(events: readonly (GameEvent | null)[]): boolean[] | null {
  let rolled: boolean[] | null = null;
  for (const event of events) {
    if (event?.type === "DiceRolled") rolled = event.pool.dice.map(() => true);
    else if (event?.type === "DiceModified") rolled = after(rolled ?? [], event.pool.dice, event.changes);
  }
  return rolled?.includes(true) ? rolled : null;
}

/** Dice that stay keep what is known of them, in the places they have now. */
function after(rolled: readonly boolean[], dice: readonly Die[], changes: readonly DieChange[]): boolean[] {
  const gone = new Set(changes.filter((change) => change.after === null).map((change) => change.before));
  const left = Array.from({ length: dice.length + gone.size }, (_, place) => place).filter((place) => !gone.has(place));
  const again = new Set(changes.filter(({ fate }) => fate === "rerolled" || fate === "added").map((change) => change.after));
  return dice.map((_, place) => again.has(place) || rolled[left[place] ?? -1] === true);
}
