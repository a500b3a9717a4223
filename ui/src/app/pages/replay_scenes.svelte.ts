/** Scenes of a replay: forwards they are played, backwards and across several moments the replay cuts. */
import type { Overlay, Stage } from "../../board/stage.svelte";
import type { Scene } from "../../wire/types";
import { settings } from "../settings.svelte";
import type { Director } from "../table/scenes/director.svelte";
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
      isOwn: () => false,
      hear,
    }));
  }

  get isOn(): boolean {
    return this.director?.isOn ?? false;
  }

  /** The replay has come to another moment; `plays` while it runs by itself. */
  show(scene: Scene, plays: boolean): void {
    const { at, moment } = this.timeline;
    const isNext = at === this.#at + 1;
    this.#at = at;
    if (!plays || !isNext || !this.director || !moment) {
      this.director?.cut();
      this.stage.scene = scene;
      return;
    }
    const hasty = this.speed() >= HASTY;
    const lines = hasty ? moment.lines.filter(({ event }) => event && PLAYED_IN_HASTE.has(event.type)) : moment.lines;
    this.director.take(lines, scene, () => undefined);
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
