/** The tables that wait for an opponent: read again on focus, and while the page is looked at. */
import { get, post } from "../../wire/rest";
import type { OpenTable } from "../../wire/types";
import { guest } from "../guest.svelte";
import { router } from "../router.svelte";
import { say } from "../../words/words.svelte";
import "../../words/open_tables";

const EVERY_SECONDS = 20;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export class OpenTables {
  /** Null until the server has answered. */
  listed = $state.raw<OpenTable[] | null>(null);

  /** Read the list now and from time to time; what it returns ends that. */
  watch(): () => void {
    const read = (): void => {
      if (document.visibilityState === "visible") void this.read();
    };
    read();
    const clock = setInterval(read, EVERY_SECONDS * 1000);
    document.addEventListener("visibilitychange", read);
    addEventListener("focus", read);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", read);
      removeEventListener("focus", read);
    };
  }

  async read(): Promise<void> {
    try {
      const found = await get("/api/tables");
      this.listed = found.filter((table) => !guest.knows(table.game));
    } catch {
      // The list of before stays; it is read again soon
    }
  }

  /** Take the first free seat of a table, and go there. */
  async join(table: OpenTable, name: string): Promise<void> {
    await post("/api/games/{game}/join", { path: { game: table.game }, body: { invitation: "open", name: name.trim(), sit: true } });
    guest.rename(name.trim());
    guest.saveGame({ game: table.game, title: table.title, opened: Date.now() });
    router.go(`/game/${table.game}`);
  }
}

/** How long a host has waited. */
export function waitsFor({ host, waits }: OpenTable): string {
  if (waits < 2 * MINUTE) return say("open-tables-waits-now", { host });
  if (waits < 2 * HOUR) return say("open-tables-waits-minutes", { host, minutes: Math.floor(waits / MINUTE) });
  if (waits < DAY) return say("open-tables-waits-hours", { host, hours: Math.floor(waits / HOUR) });
  return say("open-tables-waits-days", { host, days: Math.floor(waits / DAY) });
}

/** Its format and size, free seats and clock, in a line. */
export function settingsOf({ format, points, players, free, minutes }: OpenTable): string {
  const seats = players > 2 ? [say("open-tables-seats", { free, players })] : [];
  const clock = minutes === null ? say("open-tables-no-clock") : say("open-tables-clock", { minutes });
  return [say("open-tables-is", { format, points }), ...seats, clock].join(" · ");
}
