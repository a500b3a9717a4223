/** The courses of a maneuver: all legal ones by one question, the tool and remarks of one when it is looked at. */
import type { Courses, CourseShown, PreviewRefused, CoursePreview } from "../../wire/messages";
import type { Live } from "../../wire/live.svelte";

export type ToolSide = "left" | "right";

/** A course as it is answered. */
export interface Sailed {
  clicks: number[];
  side: ToolSide;
}

const nameOf = (clicks: readonly number[], side: ToolSide | null): string => `${clicks.join(",")}:${side ?? ""}`;

export class CourseBook {
  all = $state.raw<CourseShown[]>([]);
  start = $state.raw<Courses["start"] | null>(null);
  clicks = $state.raw<number[]>([]);
  side = $state<ToolSide>("left");
  tried = $state.raw<CoursePreview | null>(null);
  /** The course was tried, and nothing could be told of it. */
  untold = $state(false);
  /** Why the other side of the tool is closed. */
  whyNot = $state.raw<{ text: string; rule: string | null } | null>(null);

  #tries = new Map<string, CoursePreview>();

  constructor(
    readonly live: Live,
    readonly seat: number,
    readonly ship: number,
    speed: number,
    /** The answers to the questions before the one for the course. */
    readonly given: readonly unknown[] = [],
  ) {
    this.clicks = Array.from({ length: speed }, () => 0);
  }

  #loading: Promise<void> | null = null;

  /** Fetch all courses, once. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    const told = await this.live.ask<Courses | PreviewRefused>({ type: "courses", given: [...this.given] }, this.seat);
    if (told.type !== "courses") return;
    this.all = told.courses;
    this.start = told.start;
    const plain = this.find(this.clicks, null) ?? told.courses[0];
    if (plain) this.take(plain);
  }

  take(course: CourseShown): void {
    this.clicks = [...course.clicks];
    this.side = course.side;
    void this.#look();
  }

  get course(): CourseShown | undefined {
    return this.find(this.clicks, this.side);
  }

  get sides(): ToolSide[] {
    return this.all.filter((course) => same(course.clicks, this.clicks)).map((course) => course.side);
  }

  find(clicks: readonly number[], side: ToolSide | null): CourseShown | undefined {
    return this.all.find((course) => same(course.clicks, clicks) && (side === null || course.side === side));
  }

  /** The legal course nearest to the one in hand with this many clicks at a joint. */
  withClick(joint: number, click: number): CourseShown | undefined {
    const wanted = this.clicks.map((old, place) => (place === joint ? click : old));
    const far = (course: CourseShown): number =>
      course.clicks.reduce((sum, value, place) => sum + Math.abs(value - (wanted[place] ?? 0)), 0) + (course.side === this.side ? 0 : 0.1);
    return this.all.filter((course) => course.clicks[joint] === click).sort((a, b) => far(a) - far(b))[0];
  }

  /** Whether that click leaves the other joints as they are. */
  isPlain(joint: number, click: number): boolean {
    const course = this.withClick(joint, click);
    return !!course && course.clicks.every((value, place) => place === joint || value === this.clicks[place]);
  }

  /** The legal course that ends nearest to a place, in µm. */
  nearest(x: number, y: number): CourseShown | undefined {
    const far = (course: CourseShown): number => Math.hypot(course.end[0] - x, course.end[1] - y);
    return [...this.all].sort((a, b) => far(a) - far(b))[0];
  }

  async #look(): Promise<void> {
    const { clicks, side } = this;
    const other: ToolSide = side === "left" ? "right" : "left";
    this.whyNot = null;
    const tried = await this.#try(clicks, side);
    if (!same(clicks, this.clicks) || side !== this.side) return;
    this.tried = tried;
    this.untold = !tried;
    if (this.sides.includes(other)) return;
    const closed = await this.#try(clicks, other);
    const why = closed?.remarks.find((remark) => remark.tone === "no");
    if (why && same(clicks, this.clicks)) this.whyNot = { text: why.text, rule: why.rule };
  }

  async #try(clicks: readonly number[], side: ToolSide): Promise<CoursePreview | null> {
    const name = nameOf(clicks, side);
    const known = this.#tries.get(name);
    if (known) return known;
    try {
      const told = await this.live.ask<CoursePreview | PreviewRefused>(
        { type: "try_course", ship: this.ship, clicks: [...clicks], side, given: [...this.given] },
        this.seat,
      );
      if (told.type !== "tried") return null;
      this.#tries.set(name, told);
      return told;
    } catch {
      return null;
    }
  }
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((click, place) => click === other[place]);
}
