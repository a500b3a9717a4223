/** Scenes of a replay: forwards they are played, backwards and across several moments the replay cuts. */
import { tick } from "svelte";
import type { Overlay, Stage } from "../../board/stage.svelte";
import type { Scene } from "../../wire/types";
import { settings } from "../settings.svelte";
import type { Director } from "../table/scenes/director.svelte";
import { isPlayed } from "../table/scenes/scene_table";
import { attackLines } from "../table/showing.svelte";
import type { ReplayTimeline } from "./replay_timeline.svelte";

/** From this speed on only what moves, hits or destroys is played. */
const HASTY = 4;
const PLAYED_IN_HASTE = new Set([
  "ManeuverExecuted",
  "ShipsOverlapped",
  "SquadronMoved",
  "ShieldsChanged",
  "HullChanged",
  "DamageCardDealt",
  "Destroyed",
]);

export class ReplayScenes {
  director = $state.raw<Director | null>(null);
  #at = -1;
  /** The next moment is played beat by beat. */
  #steps = false;

  constructor(
    readonly stage: Stage,
    readonly timeline: ReplayTimeline,
    readonly speed: () => number,
  ) {}

  /** Fetch the director, unless scenes are switched off. */
  async open(): Promise<void> {
    if (settings.now.pace === "off" || this.director) return;
    const [{ Director }, { hear }] = await Promise.all([import("../table/scenes/director.svelte"), import("../table/scenes/scene_sounds")]);
    this.stage.hasScenes = true;
    this.director = new Director(this.stage, () => ({
      pace: settings.now.pace === "auto" ? "calm" : settings.now.pace,
      speed: this.speed(),
      still: settings.still,
      calmLight: !settings.now.flashes,
      ownCamera: settings.now.camera === "mine",
      isOwn: () => false,
      hear,
    }));
  }

  get isOn(): boolean {
    return this.director?.isOn ?? false;
  }

  /** The moments at which something is to be seen. */
  readonly beats: readonly number[] = $derived.by(() =>
    this.timeline.moments.flatMap(({ lines }, at) => (lines.some(isPlayed) ? [at] : [])),
  );

  /** One beat on, or to the next moment that has one. */
  async step(): Promise<void> {
    await this.open();
    if (this.director?.playing) return this.director.step();
    const next = this.beats.find((at) => at > this.timeline.at);
    if (next === undefined || !this.isOn) return this.timeline.go(this.timeline.at + 1);
    await this.timeline.go(next - 1);
    await tick();
    this.#steps = true;
    await this.timeline.go(next);
  }

  /** One beat back, or to the end of the moment before that has one. */
  async back(): Promise<void> {
    if (this.director?.playing && this.director.back()) return;
    const { at } = this.timeline;
    await this.timeline.go(this.director?.playing ? at - 1 : (this.beats.filter((each) => each < at).at(-1) ?? at - 1));
  }

  /** Hold the beat that is played, or go on. */
  hold(): void {
    if (this.director?.playing) this.director.hold();
  }

  /** The replay has come to another moment; `plays` while it runs by itself. */
  show(scene: Scene, plays: boolean): void {
    const { at, moment } = this.timeline;
    const isNext = at === this.#at + 1;
    const steps = this.#steps;
    this.#steps = false;
    this.#at = at;
    if (!(plays || steps) || !isNext || !this.director || !moment) {
      this.director?.cut();
      this.stage.scene = scene;
      return;
    }
    const hasty = this.speed() >= HASTY;
    const lines = hasty ? moment.lines.filter(({ event }) => event && PLAYED_IN_HASTE.has(event.type)) : moment.lines;
    this.director.take(lines, scene, () => undefined);
    if (steps) this.director.step();
  }

  /** The lines of the attack under way, as far as they are to be seen. */
  get lines(): Overlay[] {
    const attack = this.stage.scene?.attack;
    const seen = this.director?.lines ?? "all";
    if (!attack || seen === "none") return [];
    const all = attackLines(attack);
    return seen === "all" ? all : all.flatMap((each) => (each.kind === "arc" ? [{ ...each, faint: true }] : []));
  }

  close(): void {
    this.director?.close();
  }
}
