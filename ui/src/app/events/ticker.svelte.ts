/** The ticker of this page: it counts a round's clock on from what the server sent. */
import type { ClockShown } from "../../wire/types";
import "../../words/event";
import { say } from "../../words/words.svelte";

class Ticker {
  /** Milliseconds since the page was opened, updated four times a second. */
  now = $state(performance.now());

  constructor() {
    setInterval(() => (this.now = performance.now()), 250);
  }
}

export const ticker = new Ticker();

/** Seconds left on a clock that was received at `heard`. */
export function secondsLeft(clock: ClockShown, heard: number, extra = 0): number {
  const passed = clock.running ? Math.max(0, (ticker.now - heard) / 1000) : 0;
  return Math.max(0, Math.ceil(clock.seconds_left + extra - passed));
}

/** 1:12:35, or 4:05 under an hour. */
export function asClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long ago `moment` was by the server's time, which was `now` at `heard`. */
export function ago(moment: string, now: string, heard: number): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(moment) + (ticker.now - heard)) / 1000);
  if (seconds < 60) return say("event-ago-seconds", { count: Math.floor(seconds) });
  if (seconds < 3600) return say("event-ago-minutes", { count: Math.floor(seconds / 60) });
  if (seconds < 86400) return say("event-ago-hours", { count: Math.floor(seconds / 3600) });
  return say("event-ago-date", { time: Date.parse(moment) });
}
