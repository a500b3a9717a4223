/** The coach: asked for a sensible answer to the open question, and why. */
import type { Coached, PreviewRefused } from "../../wire/types";
import { settings } from "../settings.svelte";
import type { Play } from "./play.svelte";

/** After this many games won against computers a player needs no coach, unless it is asked for. */
export const ENOUGH_WINS = 2;

/** What the coach says; null where it has nothing to say, or cannot be reached. */
export async function askCoach(play: Play, compare: boolean): Promise<Coached | null> {
  const { decision, live } = play;
  if (!decision) return null;
  const taught = live.table?.taught ?? null;
  const done = taught?.tasks.filter((task) => task.done).map((task) => task.key) ?? [];
  try {
    const told = await live.ask<Coached | PreviewRefused>(
      { type: "coach", lesson: taught?.key ?? "", done, compare },
      decision.prompt.seat,
    );
    return told.type === "coached" ? told : null;
  } catch {
    return null;
  }
}

/** Whether the coach speaks at this table: alone against computers, until two games were won, or as long as it is wanted. */
export function isCoached(play: Play): boolean {
  const { table, shared, seats } = play.live;
  const { advice, wins } = settings.now;
  if (advice === "never" || !table || shared || seats.length !== 1 || table.mode !== "solo") return false;
  return advice === "always" || wins < ENOUGH_WINS;
}

/** Count a game that was won, once. */
export function wonOnce(game: string): void {
  const key = `armada.won.${game}`;
  if (settings.now.wins >= ENOUGH_WINS || sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, "1");
  settings.set({ wins: settings.now.wins + 1 });
}
