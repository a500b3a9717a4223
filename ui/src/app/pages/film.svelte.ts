/** A replay: its moments, and the scenes fetched as they are needed. */
import { get } from "../../wire/rest";
import type { Moment, Replay, Scene, SceneAt } from "../../wire/types";

/** How many scenes are fetched at a time. */
const REEL = 24;

export class Film {
  title = $state("");
  moments = $state.raw<Moment[]>([]);
  views = $state.raw<string[]>([]);
  problem = $state("");
  at = $state(0);
  view = $state("all");
  scene = $state.raw<Scene | null>(null);
  #scenes = new Map<string, Scene>();
  #asked = new Set<string>();

  constructor(
    readonly id: string,
    start: number,
    view: string,
  ) {
    this.at = start;
    this.view = view;
    void this.load();
  }

  async load(): Promise<void> {
    try {
      const replay = await get<Replay>(`/api/replays/${this.id}?view=${this.view}`);
      this.title = replay.title;
      this.moments = replay.moments;
      this.views = replay.views;
      if (this.at >= replay.moments.length) this.at = replay.moments.length - 1;
      await this.go(this.at);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.last));
    const wanted = this.at;
    if (!this.#scenes.has(this.#key(wanted))) await this.#fetch(wanted);
    const scene = this.#scenes.get(this.#key(wanted));
    if (scene && this.at === wanted) this.scene = scene;
    if (!this.#scenes.has(this.#key(wanted + 4)) && wanted + 4 <= this.last) void this.#fetch(wanted + 4);
  }

  async look(view: string): Promise<void> {
    this.view = view;
    await this.load();
  }

  /** The first moment of a round. */
  round(number: number): number {
    return this.moments.findIndex((moment) => moment.round === number);
  }

  /** The next moment of another phase or activation. */
  turn(direction: 1 | -1): number {
    let to = this.at + direction;
    while (to > 0 && to < this.last && !this.moments[to]?.lines.some((line) => line.level <= 1)) to += direction;
    return to;
  }

  #key(number: number): string {
    return `${this.view} ${number}`;
  }

  async #fetch(number: number): Promise<void> {
    const first = number - (number % REEL);
    const key = this.#key(first);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const scenes = await get<SceneAt[]>(`/api/replays/${this.id}/scenes?first=${first}&last=${first + REEL - 1}&view=${this.view}`);
      for (const each of scenes) this.#scenes.set(`${key.split(" ")[0]} ${each.number}`, each.scene);
    } catch (error) {
      this.#asked.delete(key);
      this.problem = (error as Error).message;
    }
  }
}
