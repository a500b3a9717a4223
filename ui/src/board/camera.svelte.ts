/** The camera over the board: where it looks, how near, and how it glides. One instance for each stage. */
import type { Place } from "./overlays";

export const MOST = 4;
const FIT_MARGIN = 26;
const GLIDE_MARGIN = 34;
/** Below this scale pieces are too small to read; and one at which they are not, in pixels for each mm. */
const SMALL = 0.6;
const READABLE = 0.9;

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

  /** A question is about these places: it moves if they are not all seen well; a zoom that the player chose is kept if it can be. */
  frame(places: readonly Place[]): void {
    if (this.#moved) this.reach(places);
    else if (this.scale < SMALL || !places.every((place) => this.isFree(place))) this.glideTo(places);
    this.#last = () => this.glideTo(places);
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

  /** Whether it is on its way somewhere by itself. */
  get gliding(): boolean {
    return this.#goal !== null;
  }

  /** Whether a place lies in the free area, from where the camera is going. */
  isFree([x, y]: Place, from: readonly [number, number, number] = this.#goal ?? [this.x, this.y, this.scale]): boolean {
    const [cx, cy, scale] = from;
    const k = scale * this.direction;
    const [px, py] = [this.width / 2 + (x - cx) * k, this.height / 2 - (y - cy) * k];
    const { top, right, bottom, left } = this.insets;
    const m = GLIDE_MARGIN;
    return px >= left + m && px <= this.width - right - m && py >= top + m && py <= this.height - bottom - m;
  }

  /**
   * Move as little as needed so that these places are seen: pan, and zoom out only where they do not fit. Where it goes.
   * It comes `nearer` only where they are too small to read.
   */
  reach(places: readonly Place[], nearer = false): readonly [x: number, y: number, scale: number] | null {
    const from = this.#goal ?? ([this.x, this.y, this.scale] as const);
    this.#last = () => void this.reach(places, nearer);
    const isSmall = nearer && from[2] < SMALL;
    if (!places.length || (!isSmall && places.every((place) => this.isFree(place, from)))) return null;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { top, right, bottom, left } = this.insets;
    const across = Math.max(80, this.width - left - right - 2 * GLIDE_MARGIN);
    const down = Math.max(80, this.height - top - bottom - 2 * GLIDE_MARGIN);
    const scale = Math.max(this.least, Math.min(isSmall ? READABLE : from[2], across / Math.max(1, x1 - x0), down / Math.max(1, y1 - y0)));
    const k = scale * this.direction;
    // What of the table lies in the free area if the camera looks at (0, 0)
    const [west, east] = [(left + GLIDE_MARGIN - this.width / 2) / k, (this.width / 2 - right - GLIDE_MARGIN) / k].sort((a, b) => a - b);
    const [south, north] = [(bottom + GLIDE_MARGIN - this.height / 2) / k, (this.height / 2 - top - GLIDE_MARGIN) / k].sort(
      (a, b) => a - b,
    );
    const moved = (at: number, low: number, high: number, least = 0, most = 0): number => {
      const [up, to] = [low - (at + least), high - (at + most)];
      return up < 0 ? at + up : to > 0 ? at + to : at;
    };
    const goal = [moved(from[0], x0, x1, west, east), moved(from[1], y0, y1, south, north), scale] as [number, number, number];
    if (isSmall) [goal[0], goal[1]] = [(x0 + x1) / 2 - ((west ?? 0) + (east ?? 0)) / 2, (y0 + y1) / 2 - ((south ?? 0) + (north ?? 0)) / 2];
    this.#glide(...goal);
    return goal;
  }

  /** Back to an earlier view, if these places are seen from there; whether it went. */
  returnTo(view: readonly [x: number, y: number, scale: number], places: readonly Place[]): boolean {
    if (!places.every((place) => this.isFree(place, view))) return false;
    this.#glide(...view);
    return true;
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
