/** The events saved in this browser: the secrets of its desks, and the codes of its players. */
import { untrack } from "svelte";

export interface SavedEvent {
  event: string;
  name: string;
  /** The secret of the desk. */
  desk?: string;
  /** The code of a player. */
  code?: string;
  /** The game of the player's last match here; when it ends, it links back to the event. */
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

  /** The event a game here belongs to. */
  ofGame(game: string): SavedEvent | undefined {
    return this.all.find((one) => one.game === game);
  }

  /** Change the given fields of an event, and keep the others. */
  save(event: string, change: Partial<Omit<SavedEvent, "event" | "opened">>): void {
    // Saving must not make the caller depend on the list.
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
