/** The drawings in use, by chassis and squadron type: those that something asks for are fetched together. */
import gradients from "../look/art.svg?raw";
import { get } from "../wire/rest";
import type { Drawing } from "../wire/types";

/** Light on round hulls and on wedges, for all drawings of the page. */
const layGradients = (): void => document.body.insertAdjacentHTML("afterbegin", gradients);

class Drawings {
  #found = $state.raw<Readonly<Record<string, Drawing>>>({});
  readonly #asked = new Set<string>();
  #waiting: string[] = [];

  /** The drawing of a class; undefined until it is there. */
  of(key: string): Drawing | undefined {
    const found = this.#found[key];
    if (!found && key && !this.#asked.has(key)) this.#ask(key);
    return found;
  }

  #ask(key: string): void {
    if (!this.#asked.size) layGradients();
    this.#asked.add(key);
    this.#waiting.push(key);
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#fetch());
  }

  async #fetch(): Promise<void> {
    const keys = this.#waiting.sort();
    this.#waiting = [];
    try {
      this.add(await get("/api/drawings", { query: { of: keys.join(",") } }));
    } catch {
      // Without its drawing a piece still has base, name and figures; whoever shows it next asks again
      for (const key of keys) this.#asked.delete(key);
    }
  }

  add(drawings: Readonly<Record<string, Drawing>>): void {
    this.#found = { ...this.#found, ...drawings };
  }
}

export const drawings = new Drawings();
