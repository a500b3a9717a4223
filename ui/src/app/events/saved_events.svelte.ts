/** The events of this browser: the secrets of desks it opened, and the codes with which its people play. */
import { untrack } from "svelte";

export interface SavedEvent {
  event: string;
  name: string;
  /** The secret of the desk. */
  desk?: string;
  /** The code of a player. */
  code?: string;
  /** The game of its player's last match here: at its end it leads back to the event. */
  game?: string;
  /** When it was last opened here, in milliseconds. */
  opened: number;
}

const KEY = "armada.events";
const MOST = 30;

function read(): SavedEvent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedEvent[];
  } catch {
    return [];
  }
}

class SavedEvents {
  all = $state.raw<SavedEvent[]>(read());

  of(event: string): SavedEvent | undefined {
    return this.all.find((one) => one.event === event);
  }

  /** The event for which a game is played here. */
  ofGame(game: string): SavedEvent | undefined {
    return this.all.find((one) => one.game === game);
  }

  /** What is known of an event so far stays; what is named changes. */
  save(event: string, change: Partial<Omit<SavedEvent, "event" | "opened">>): void {
    // Who keeps something does not thereby follow the list.
    untrack(() => {
      const before = this.of(event) ?? { event, name: "" };
      const now = { ...before, ...change, opened: Date.now() };
      this.#write([now, ...this.all.filter((one) => one.event !== event)].slice(0, MOST));
    });
  }

  forget(event: string): void {
    this.#write(this.all.filter((one) => one.event !== event));
  }

  forgetCode(event: string): void {
    this.#write(
      this.all.map((one) => {
        if (one.event !== event) return one;
        const { code: _, ...rest } = one;
        return rest;
      }),
    );
  }

  #write(all: SavedEvent[]): void {
    this.all = all;
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const savedEvents = new SavedEvents();
