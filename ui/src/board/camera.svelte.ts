/** The camera over the board: where it looks, how near, and how it glides. One instance for each stage. */
import type { Place } from "./overlays";

export const MOST = 4;
const FIT_MARGIN = 26;
const GLIDE_MARGIN = 34;

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.classList.contains("still");

/** How much of what lies outside the table may be seen at an edge, in mm. */
const OUTSIDE = 40;

/** The middle of a view of some length, moved so that it shows no more beyond the table than it must. */
function kept(middle: number, length: number, table: number): number {
  if (length >= table + 2 * OUTSIDE) return table / 2;
  return Math.max(length / 2 - OUTSIDE, Math.min(table - length / 2 + OUTSIDE, middle));
}

export class Camera {
  /** Pixels per mm. */
  scale = $state(0.6);
  /** The place on the table, in mm, in the middle of the view. */
  x = $state(914.4);
  y = $state(457.2);
  /** Turned by 180 degrees, so that the other edge is at the bottom. */
  turned = $state(false);
  /** The size of the view in pixels, and how much of each edge panels cover. */
  width = $state(1200);
  height = $state(700);
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  /** A pointer is down: the camera does not move by itself. */
  held = false;

  table: { width: number; height: number } = { width: 1828.8, height: 914.4 };
  /** The part of the table that is framed first, from left to right in mm: between the markers of an extended setup area. */
  setup: readonly [number, number] | null = null;
  /** It glides to a question no farther away than this, though not all that is asked about is seen then. */
  farthest = 0;
  /** The setup area is framed, and not yet the whole table. */
  #atSetup = false;
  /** Whether the player has moved it since it last glided: then a new size of the window does not fit it again. */
  #moved = false;
  #frame = 0;
  #last: (() => void) | null = null;

  get direction(): 1 | -1 {
    return this.turned ? -1 : 1;
  }

  /** The scale at which the whole table lies in the free area. */
  get fitting(): number {
    return this.#fitting(this.table.width);
  }

  #fitting(wide: number): number {
    const { top, right, bottom, left } = this.insets;
    const across = this.width - left - right - 2 * FIT_MARGIN;
    const down = this.height - top - bottom - 2 * FIT_MARGIN;
    return Math.max(0.05, Math.min(across / wide, down / this.table.height));
  }

  get least(): number {
    return Math.min(this.fitting, 0.5);
  }

  /** From the table to the screen. */
  toScreen([x, y]: readonly [number, number]): Place {
    const k = this.scale * this.direction;
    return [this.width / 2 + (x - this.x) * k, this.height / 2 - (y - this.y) * k];
  }

  /** From the screen to the table. */
  toTable([px, py]: readonly [number, number]): Place {
    const k = this.scale * this.direction;
    return [this.x + (px - this.width / 2) / k, this.y - (py - this.height / 2) / k];
  }

  /** The setup area in the free area between the panels, or the whole table, which is the same where nothing marks it. */
  fit(whole = false): void {
    this.#last = () => this.fit(whole);
    const [left, right] = (whole ? null : this.setup) ?? [0, this.table.width];
    this.#frameOn([left, 0], [right, this.table.height], this.#fitting(right - left));
    this.#atSetup = !whole && this.setup !== null;
  }

  /** The setup area, and from there the whole table. */
  home(): void {
    this.fit(this.#atSetup);
  }

  /** Glide so that all these places lie in the free area; not nearer than is good to read. */
  glideTo(places: readonly Place[], nearest = 1.5): void {
    if (!places.length) return;
    this.#last = () => this.glideTo(places, nearest);
    const xs = places.map((place) => place[0]);
    const ys = places.map((place) => place[1]);
    const low: Place = [Math.min(...xs), Math.min(...ys)];
    const high: Place = [Math.max(...xs), Math.max(...ys)];
    const { top, right, bottom, left } = this.insets;
    const across = Math.max(80, this.width - left - right - 2 * GLIDE_MARGIN);
    const down = Math.max(80, this.height - top - bottom - 2 * GLIDE_MARGIN);
    const around = 90;
    const scale = Math.min(across / (high[0] - low[0] + around), down / (high[1] - low[1] + around), nearest);
    const [first] = places;
    if (first && scale < this.farthest) this.#frameOn(first, first, this.farthest);
    else this.#frameOn(low, high, Math.max(this.least, scale));
  }

  /** Back to what was last framed: the question, or the whole table. */
  again(): void {
    if (this.#last) this.#last();
    else this.fit();
  }

  /** The view has a new size: what was framed stays framed, unless the player has moved the camera. */
  resize(width: number, height: number, insets: Insets): void {
    if (!width || !height) return;
    this.width = width;
    this.height = height;
    this.insets = insets;
    if (this.#moved) return;
    this.again();
    this.#joinTable();
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    const k = this.scale * this.direction;
    this.#look(this.x - dx / k, this.y + dy / k, this.scale);
  }

  /** Nearer or farther by a factor; the place under `at` (pixels) stays where it is. */
  zoom(factor: number, at: readonly [number, number] = [this.width / 2, this.height / 2]): void {
    this.#stop();
    const [x, y] = this.toTable(at);
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
    const k = scale * this.direction;
    this.#look(x - (at[0] - this.width / 2) / k, y + (at[1] - this.height / 2) / k, scale);
  }

  centre(place: Place): void {
    this.#stop();
    const { top, right, bottom, left } = this.insets;
    const k = this.scale * this.direction;
    this.#look(place[0] - (left - right) / 2 / k, place[1] + (top - bottom) / 2 / k, this.scale);
  }

  turn(turned = !this.turned): void {
    if (turned === this.turned) return;
    this.turned = turned;
    if (!this.#moved) {
      this.again();
      this.#joinTable();
    }
  }

  // The middle of a box of the table goes to the middle of the free area
  #frameOn(low: Place, high: Place, scale: number): void {
    const { top, right, bottom, left } = this.insets;
    const k = scale * this.direction;
    const across = (this.width - left - right) / scale;
    const down = (this.height - top - bottom) / scale;
    const x = kept((low[0] + high[0]) / 2, across, this.table.width) - (left - right) / 2 / k;
    const y = kept((low[1] + high[1]) / 2, down, this.table.height) + (top - bottom) / 2 / k;
    this.#moved = this.#atSetup = false;
    this.#glide(x, y, scale);
  }

  #look(x: number, y: number, scale: number): void {
    this.#moved = true;
    this.#atSetup = false;
    this.x = Math.min(this.table.width + 100, Math.max(-100, x));
    this.y = Math.min(this.table.height + 100, Math.max(-100, y));
    this.scale = scale;
  }

  #goal: [number, number, number] | null = null;

  #glide(x: number, y: number, scale: number): void {
    this.#stop();
    if (this.held) return;
    this.#goal = [x, y, scale];
    if (still()) return this.#joinTable();
    const from = [this.x, this.y, Math.log(this.scale)] as const;
    const began = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - began) / 420);
      const eased = 1 - (1 - t) ** 3;
      this.x = from[0] + (x - from[0]) * eased;
      this.y = from[1] + (y - from[1]) * eased;
      this.scale = Math.exp(from[2] + (Math.log(scale) - from[2]) * eased);
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#joinTable();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #joinTable(): void {
    const goal = this.#goal;
    this.#stop();
    if (goal) [this.x, this.y, this.scale] = goal;
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
  }
}
