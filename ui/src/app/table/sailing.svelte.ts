/** A maneuver with all that can be chosen for it: the Navigate command, the speed and the course, answered together. */
import type { CourseShown, Given, ManeuverWay, ManeuverWays, PreviewRefused } from "../../wire/messages";
import type { Live } from "../../wire/live.svelte";
import type { Place } from "../../board/overlays";
import { CourseBook, type Sailed } from "./courses.svelte";
import { same } from "./planning.svelte";

/** How much nearer a course must end to spend something for it, in mm. */
const SPENDS = 4;

export const sailed = (course: CourseShown | undefined): Sailed | undefined => course && { clicks: [...course.clicks], side: course.side };

export class Sailing {
  ways = $state.raw<readonly ManeuverWay[]>([]);
  way = $state.raw<ManeuverWay | null>(null);
  #book = $state.raw<CourseBook | null>(null);
  readonly #first: CourseBook;
  readonly #books = new Map<string, CourseBook>();
  readonly #told: Promise<void>;

  constructor(
    readonly live: Live,
    readonly seat: number,
    readonly ship: number,
    /** The speed at which the ship sails without a command. */
    readonly plain: number,
  ) {
    this.#first = this.#bookOf(plain, ["pass"]);
    this.#told = this.#load();
    this.#told.catch(() => undefined);
  }

  async #load(): Promise<void> {
    const told = await this.live.ask<ManeuverWays | PreviewRefused>({ type: "ways" }, this.seat);
    if (told.type !== "maneuver ways") return;
    this.ways = told.ways;
    this.way ??= told.ways[0] ?? null;
  }

  #bookOf(speed: number, given: readonly unknown[]): CourseBook {
    const key = JSON.stringify(given);
    const book = this.#books.get(key) ?? new CourseBook(this.live, this.seat, this.ship, speed, given);
    this.#books.set(key, book);
    book.load().catch(() => undefined);
    return book;
  }

  #bookFor(way: ManeuverWay): CourseBook {
    return this.#bookOf(
      way.speed,
      way.given.map(({ answer }) => answer),
    );
  }

  /** The courses of the way in hand. */
  get book(): CourseBook {
    return this.#book ?? this.#first;
  }

  get speed(): number {
    return this.way?.speed ?? this.plain;
  }

  get speeds(): number[] {
    return [...new Set(this.ways.map((way) => way.speed))].sort((one, other) => one - other);
  }

  get commands(): string[] {
    return [...new Set(this.ways.map((way) => way.command))];
  }

  /** Whether no way to a speed is free. */
  isSpentFor(speed: number): boolean {
    return !this.ways.some((way) => way.speed === speed && !way.command);
  }

  /** The way to a speed: with the command in hand, or else the one that spends least. */
  wayTo(speed: number): ManeuverWay | undefined {
    const able = this.ways.filter((way) => way.speed === speed);
    return able.find((way) => way.command === this.way?.command) ?? able[0];
  }

  /** The way with a command whose speed is nearest to the one in hand. */
  wayBy(command: string): ManeuverWay | undefined {
    const far = (way: ManeuverWay): number => Math.abs(way.speed - this.speed);
    return this.ways.filter((way) => way.command === command).sort((one, other) => far(one) - far(other))[0];
  }

  take(way: ManeuverWay): void {
    this.way = way;
    this.#book = this.#bookFor(way);
  }

  /** Take the way that these answers lead along; false where there is none, or it is not wanted any more. */
  async takeAfter(given: readonly unknown[], isWanted: () => boolean): Promise<boolean> {
    await this.#told;
    const leads = (way: ManeuverWay): boolean =>
      same(
        way.given.map(({ answer }) => answer),
        given,
      );
    const way = this.ways.find(leads);
    if (!way || !isWanted()) return false;
    this.take(way);
    return true;
  }

  /** The course that ends nearest to a place, in mm, at any speed; of about as good ones that which spends least. */
  sailTo([x, y]: Place): boolean {
    const far = (course: CourseShown): number => Math.hypot(course.end[0] / 1000 - x, course.end[1] / 1000 - y);
    let best: { far: number; way: ManeuverWay; course: CourseShown } | null = null;
    for (const [place, way] of this.ways.entries()) {
      const course = way.sees ? this.#bookFor(way).nearest(x * 1000, y * 1000) : undefined;
      if (!course) continue;
      const cost = far(course) + (way.command ? SPENDS + place / 100 : 0);
      if (!best || cost < best.far) best = { far: cost, way, course };
    }
    if (!best) return false;
    if (best.way !== this.way) this.take(best.way);
    const { course } = best;
    if (!same(course.clicks, this.book.clicks) || course.side !== this.book.side) this.book.take(course);
    return true;
  }

  /** The first answer, once all that follows is known. */
  begins(course: CourseShown | undefined): unknown {
    return this.way && (course || !this.way.sees) ? this.way.given[0]?.answer : undefined;
  }

  /** The answers after the first; the course last, if it is asked for. */
  then(course: CourseShown | undefined): Given[] {
    if (!this.way) return [];
    const last = course && this.way.sees ? [{ sees: this.way.sees, answer: sailed(course) }] : [];
    return [...this.way.given.slice(1), ...last];
  }
}
