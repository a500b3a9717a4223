/**
 * A steady camera: it moves only when something that matters lies outside the free area, as little as it can, and it
 * never zooms in by itself. Who moves it during a scene keeps it until the next question.
 */
import type { Camera } from "../../../board/camera.svelte";
import type { Place } from "../../../board/stage.svelte";

export class SteadyCamera {
  #before: readonly [x: number, y: number, scale: number] | null = null;
  /** The view it last chose by itself: any other is the player's. */
  #left: readonly [x: number, y: number, scale: number] | null = null;

  constructor(readonly camera: Camera) {}

  get #at(): readonly [number, number, number] {
    return [this.camera.x, this.camera.y, this.camera.scale];
  }

  /** Before the first scene: the view that the player had. */
  remember(): void {
    this.#before = this.#at;
    this.#left = null;
  }

  /** Whether the player has moved it since it last moved by itself. */
  get #isTaken(): boolean {
    return (
      this.#left !== null && !this.camera.gliding && this.#left.some((value, place) => Math.abs(value - (this.#at[place] ?? 0)) > 0.01)
    );
  }

  /**
   * These places are to be seen. Once it has moved, only a beat that opens an attack or an activation moves it for what
   * is partly seen. An attack that is too small to read is brought nearer.
   */
  show(places: readonly Place[], opens: boolean, isAttack = false): void {
    if (this.camera.held || this.#isTaken) return;
    if (!opens && this.#left !== null && places.some((place) => this.camera.isFree(place))) return;
    const goal = this.camera.reach(places, isAttack);
    if (goal) this.#left = goal;
  }

  /** A question is put: back to the view that the player had, if what is asked about is seen from there. */
  back(places: readonly Place[]): boolean {
    const before = this.#before;
    this.#before = null;
    if (!before || this.#left === null || this.#isTaken) return false;
    this.#left = null;
    return this.camera.returnTo(before, places);
  }
}
