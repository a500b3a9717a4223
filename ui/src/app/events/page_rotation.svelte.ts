/** Long lists on pages that turn by themselves; arrow keys turn them too, and space pauses. */
import { ticker } from "./ticker.svelte";

/** Seconds that a page stays. */
const STAY = 10;

export class PageRotation {
  isHeld = $state(false);
  #turned = $state(0);
  readonly #began = performance.now();

  /** The index of the page to show. */
  page(pages: number): number {
    const step = this.#turned + (this.isHeld ? 0 : Math.floor((ticker.now - this.#began) / 1000 / STAY));
    return ((step % pages) + pages) % pages;
  }

  /** Handle a key; return whether it was used. */
  onKey(key: string): boolean {
    if (key === " ") this.#hold();
    else if (key === "ArrowRight") this.#turned += 1;
    else if (key === "ArrowLeft") this.#turned -= 1;
    else return false;
    return true;
  }

  /** Pause on the current page, or resume from it. */
  #hold(): void {
    const passed = Math.floor((ticker.now - this.#began) / 1000 / STAY);
    this.#turned += this.isHeld ? -passed : passed;
    this.isHeld = !this.isHeld;
  }
}
