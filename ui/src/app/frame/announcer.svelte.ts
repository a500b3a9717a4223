/** What a screen reader hears, in order: lines that come close together are gathered, and a question follows what led to it. */

/** Lines that come within this of each other are said together, in ms. */
const GATHERS = 1000;
/** How many announcements stay in the page. */
const STAY = 6;

export interface Announcement {
  id: number;
  text: string;
}

export class Announcer<Line> {
  /** One after the other, none interrupted; the last few. */
  said = $state.raw<readonly Announcement[]>([]);
  /** What interrupts: the option that the keys have come to, a clock that runs out. */
  urgent = $state.raw<Announcement>({ id: 0, text: "" });
  #held: Line[] = [];
  #timer = 0;
  #count = 0;

  constructor(
    readonly texts: (lines: readonly Line[]) => readonly string[],
    readonly speak: (text: string, isUrgent: boolean) => void,
  ) {}

  /** Lines of the log: the first at once, those that follow shortly after together. */
  tell(lines: readonly Line[]): void {
    this.#held.push(...lines);
    if (!this.#timer) this.#flush();
  }

  /** A question, after everything that led to it. */
  ask(text: string): void {
    this.#flush();
    this.#say(text);
  }

  /** At once, instead of what is being said. */
  interrupt(text: string): void {
    this.urgent = { id: ++this.#count, text };
    this.speak(text, true);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  readonly #flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const lines = this.#held;
    this.#held = [];
    const text = this.texts(lines).join(" ");
    if (!lines.length) return;
    if (text) this.#say(text);
    this.#timer = window.setTimeout(this.#flush, GATHERS);
  };

  #say(text: string): void {
    this.said = [...this.said.slice(1 - STAY), { id: ++this.#count, text }];
    this.speak(text, false);
  }
}
