/** A replay: its moments, the story of the game, and the scenes, fetched ahead of need so that scrubbing never waits. */
import { get, post } from "../../wire/rest";
import type { PreviewRequest, PreviewReply } from "../../wire/messages";
import type { LogLine, Moment, Scene, Story } from "../../wire/types";

/** How many scenes are fetched at a time. */
const SCENES_PER_FETCH = 48;

export class ReplayTimeline {
  title = $state("");
  moments = $state.raw<Moment[]>([]);
  views = $state.raw<string[]>([]);
  story = $state.raw<Story | null>(null);
  problem = $state("");
  at = $state(0);
  view = $state("all");
  /** The side that was played in this browser: its edge of the table is at the bottom. */
  side = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The last scene: how the game ended. */
  ending = $state.raw<Scene | null>(null);
  #scenes = new Map<string, Scene>();
  #batches = new Map<string, Promise<void>>();
  #closed = false;

  constructor(
    readonly id: string,
    start: number,
    view: string,
  ) {
    this.at = Number.isFinite(start) ? Math.max(0, Math.floor(start)) : 0;
    this.view = view;
    void this.load();
    get("/api/replays/{id}/story", { path: { id } }).then(
      (story) => (this.story = story),
      () => undefined, // Why not is said by what is loaded above
    );
  }

  async load(): Promise<void> {
    try {
      const replay = await get("/api/replays/{id}", { path: { id: this.id }, query: { view: this.view } });
      this.title = replay.title;
      this.moments = replay.moments;
      this.views = replay.views;
      this.side = replay.side ?? null;
      await this.go(this.at);
      await this.#fetchBatch(this.last);
      this.ending = this.#scenes.get(this.#key(this.last)) ?? null;
      void this.#rest(this.view);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  close(): void {
    this.#closed = true;
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  /** All lines, and how many were told up to each moment. */
  readonly #log: { all: LogLine[]; upTo: number[] } = $derived.by(() => {
    const all: LogLine[] = [];
    const upTo = this.moments.map((moment) => all.push(...moment.lines));
    return { all, upTo };
  });

  readonly lines: LogLine[] = $derived(this.#log.all.slice(0, this.#log.upTo[this.at] ?? 0));

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.last));
    const wanted = this.at;
    const key = this.#key(wanted);
    if (!this.#scenes.has(key)) await this.#fetchBatch(wanted);
    const scene = this.#scenes.get(key);
    if (scene && this.at === wanted && this.#key(wanted) === key) this.scene = scene;
  }

  async look(view: string): Promise<void> {
    this.view = view;
    await this.load();
  }

  /** The first moment of a round; -1 if it was not played. */
  round(number: number): number {
    return this.moments.findIndex((moment) => moment.round === number);
  }

  /** The beginning of the round, or of the one before where that is where it stands; or of the next one. */
  jump(direction: 1 | -1): number {
    const now = this.moment?.round ?? 0;
    const start = this.round(now);
    if (direction < 0) return this.at > start ? start : Math.max(0, this.round(now - 1));
    const next = this.round(now + 1);
    return next < 0 ? this.last : next;
  }

  /** The next moment at which a phase or an activation begins. */
  turn(direction: 1 | -1): number {
    let to = this.at + direction;
    while (to > 0 && to < this.last && !this.moments[to]?.lines.some((line) => line.level <= 1)) to += direction;
    return to;
  }

  /** Ask what could be done or measured at this moment. */
  async ask(about: PreviewRequest): Promise<PreviewReply> {
    try {
      return await post("/api/replays/{id}/preview", { path: { id: this.id }, body: { moment: this.at, view: this.view, about } });
    } catch (error) {
      return Promise.reject({ reason: (error as Error).message });
    }
  }

  #key(number: number): string {
    return `${this.view} ${number}`;
  }

  /** Everything else, the nearest first, one batch after the other. */
  async #rest(view: string): Promise<void> {
    const firsts = Array.from({ length: Math.ceil((this.last + 1) / SCENES_PER_FETCH) }, (_, place) => place * SCENES_PER_FETCH);
    while (firsts.length && !this.#closed && this.view === view) {
      firsts.sort((one, other) => Math.abs(one + SCENES_PER_FETCH / 2 - this.at) - Math.abs(other + SCENES_PER_FETCH / 2 - this.at));
      await this.#fetchBatch(firsts.shift() ?? 0);
    }
  }

  #fetchBatch(number: number): Promise<void> {
    const first = number - (number % SCENES_PER_FETCH);
    const key = this.#key(first);
    const asked = this.#batches.get(key);
    if (asked) return asked;
    const batch = this.#fetch(first, this.view).catch((error: Error) => {
      this.#batches.delete(key);
      this.problem = error.message;
    });
    this.#batches.set(key, batch);
    return batch;
  }

  async #fetch(first: number, view: string): Promise<void> {
    const scenes = await get("/api/replays/{id}/scenes", {
      path: { id: this.id },
      query: { first, last: first + SCENES_PER_FETCH - 1, view },
    });
    let last: Scene | null = null;
    for (const { number, scene } of scenes) {
      last = last ? sharing(scene, last) : scene;
      this.#scenes.set(`${view} ${number}`, last);
    }
  }
}

/** A scene that shares with the one before it what has not changed: a long game fits into little memory. */
function sharing(scene: Scene, before: Scene): Scene {
  const same = <T>(now: T, then: T): T => (JSON.stringify(now) === JSON.stringify(then) ? then : now);
  const units = scene.units.map((unit, place) => {
    const then = before.units[place];
    return then ? same(unit, then) : unit;
  });
  return {
    ...scene,
    units: units.every((unit, place) => unit === before.units[place]) && units.length === before.units.length ? before.units : units,
    players: same(scene.players, before.players),
    obstacles: same(scene.obstacles, before.obstacles),
    tokens: same(scene.tokens, before.tokens),
    zones: same(scene.zones, before.zones),
    objective: same(scene.objective, before.objective),
    installations: same(scene.installations, before.installations),
  };
}
