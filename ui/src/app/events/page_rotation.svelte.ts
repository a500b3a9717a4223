/** Pages of long lists that turn by themselves; arrows turn them too, and space holds them. */
import { ticker } from "./ticker.svelte";

/** Seconds that a page stays. */
const STAY = 10;

export class PageRotation {
  isHeld = $state(false);
  #turned = $state(0);
  readonly #began = performance.now();

  /** Which of so many pages is shown, from 0 on. */
  page(pages: number): number {
    const step = this.#turned + (this.isHeld ? 0 : Math.floor((ticker.now - this.#began) / 1000 / STAY));
    return ((step % pages) + pages) % pages;
  }

  /** Whether a key was for the pages. */
  onKey(key: string): boolean {
    if (key === " ") this.#hold();
    else if (key === "ArrowRight") this.#turned += 1;
    else if (key === "ArrowLeft") this.#turned -= 1;
    else return false;
    return true;
  }

  /** Hold the page that is shown, or let them turn again from there. */
  #hold(): void {
    const passed = Math.floor((ticker.now - this.#began) / 1000 / STAY);
    this.#turned += this.isHeld ? -passed : passed;
    this.isHeld = !this.isHeld;
  }
}
