/** Both sides by name, as this screen calls them. */
import type { PlayerShown } from "../../../wire/types";
import type { TableContext } from "../../frame/table_context";
import { sideName } from "../seat_words";
import "../../../words/terms";
import { say } from "../../../words/words.svelte";

/** Whether a side is that of the only seat of this screen. */
export function isYours({ live, stage }: TableContext, side: number): boolean {
  const own = (stage.scene?.players ?? []).filter((player) => player.side === side);
  return !live.shared && own.length === 1 && live.seats.length === 1 && own[0]?.seat === live.seats[0];
}

/** "You" for one's own side, else its players or its faction. */
export function nameOfSide(table: TableContext, side: number): string {
  const players: readonly PlayerShown[] = table.stage.scene?.players ?? [];
  return isYours(table, side) ? say("terms-you") : sideName(players, side, (player) => player.name);
}

/** The fleet points of a side. */
export const pointsOf = ({ stage }: TableContext, side: number): number =>
  (stage.scene?.players ?? []).reduce((sum, player) => sum + (player.side === side ? player.points : 0), 0);
