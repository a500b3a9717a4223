/**
 * The director: events come in, and beats are played one after the other on one clock.
 *
 * The newest state of the server is *known*; the part that was played is *shown*, and board and frame draw it. When
 * nothing waits, both are equal. Skipping, hurrying and cutting lead to the same state, and never answer anything.
 */
import type { Performance } from "../../../board/scenes/cues";
import type { Place, Stage } from "../../../board/stage.svelte";
import { withoutFlashes } from "../../../board/scenes/light";
import type { GameEvent, LogLine, Scene } from "../../../wire/messages";
import type { Beat, Heard, Mark, Now } from "./beat";
import { NO_HUD, type Hud } from "./hud";
import { HURRY, LAST, LONG, RATE, TOO_LONG } from "./pace";
import { KEPT } from "./scene_table";
import { beatOf } from "./scenes";
import { after } from "./shown";
import { SteadyCamera } from "./steady";
import { Journal, lastActivation, type Recap } from "./recap";
import { gather, toldOf, type Told } from "./told";
import type { Batch, Past, Watching } from "./watching";

/** The time a beat stands if nothing may move, in ms at the calm pace. */
const STILL = 750;
/** About how long a group of events is played, before its beat is made. */
const USUAL = 550;
/** The number of beats after its own that a card lies open. */
const CARD_STAYS = 2;

export class Director {
  playing = $state(false);
  hud = $state.raw<Hud>(NO_HUD);
  /** The line of the beat that is played. */
  line = $state.raw<LogLine | null>(null);
  /** The visible part of the lines of an attack. */
  lines = $state<"all" | "arc" | "none">("all");
  /** The number of the last line that was played; null while nothing waits. */
  upTo = $state<number | null>(null);
  /** The name of the beat that is played; empty in between. */
  name = $state("");
  /** The rate of the beat: a multiple of the calm pace. */
  rate = $state(1);
  /** It stands still, as for a caster who speaks about it. */
  held = $state(false);
  /** The number of beats played so far, and how long the one that is played lasts, in ms at the calm pace. */
  played = $state(0);
  lasts = $state(0);
  /** What was not seen, or was seen long ago, and can be watched. */
  recap = $state.raw<Recap | null>(null);

  readonly camera: SteadyCamera;
  /** Keys while scenes are played, `asked` while a question is open; whether one was taken. */
  /** Whether it is to be asked if scenes should be played faster. */
  asksPace: () => boolean = () => false;
  /** Places of the beat that is played, where the camera does not go by itself. */
  elsewhere = $state.raw<readonly Place[]>([]);
  onkey: ((asked: boolean, event: KeyboardEvent) => boolean) | null = null;
  #batches: Batch[] = [];
  #beat: Beat | null = null;
  #performance: Performance | null = null;
  /** The marks of the beat that are still to come, and the events that are not yet seen. */
  #marks: Beat["marks"] = [];
  #sounds: Beat["sounds"] = [];
  #undone = new Set<GameEvent>();
  #time = 0;
  #last = 0;
  #frame = 0;
  readonly #journal = new Journal();
  /** What is played was known before: no line of it waits for its picture. */
  #isRecap = false;
  #haste = 1;
  /** The beat is played to its end, and held there. */
  #steps = false;
  /** The groups of this update that were begun, and the picture before each beat among them. */
  #taken: Told[][] = [];
  #past: Past[] = [];

  constructor(
    readonly stage: Stage,
    readonly watching: () => Watching,
  ) {
    this.camera = new SteadyCamera(stage.camera);
    document.addEventListener?.("visibilitychange", this.#onHidden);
  }

  readonly #onHidden = (): void => {
    if (document.hidden) {
      const from = this.#shownAtEndOfBeat;
      if (this.playing && from && !this.#isRecap) this.#journal.leave(from);
      this.finish();
    } else this.recap = this.#journal.comeBack() ?? this.recap;
  };

  /** The state as it is shown when the beat has ended. */
  get #shownAtEndOfBeat(): Scene | null {
    const { scene } = this.stage;
    return scene && [...this.#undone].reduce((so, event) => after(so, event, this.#batches[0]?.scene), scene);
  }

  /** The connection was lost, and this is what happened meanwhile: the last activation can be watched. */
  offerLast(from: Scene, lines: readonly LogLine[]): void {
    if (this.isOn) this.recap = lastActivation(from, gather(toldOf(lines)));
  }

  /** Watch what can be watched; `shown` follows. */
  watch(shown: Batch["shown"]): void {
    const { recap } = this;
    const known = this.stage.scene;
    if (!recap || !known || this.playing) return;
    this.stage.scene = recap.from;
    this.hud = NO_HUD;
    this.#batches.push({ groups: [...recap.groups], scene: known, shown });
    this.#isRecap = true;
    this.#haste = recap.isLast ? Math.max(1, this.waiting / LAST) : 1;
    this.#begin(undefined);
  }

  close(): void {
    document.removeEventListener?.("visibilitychange", this.#onHidden);
    cancelAnimationFrame(this.#frame);
    this.#endPerformance();
  }

  /** The beat that is played now. */
  get beat(): Beat | null {
    return this.#beat;
  }

  /** Lines that came with a new state are played, then `shown` follows; at once where there is nothing to play. */
  take(lines: readonly LogLine[], scene: Scene, shown: Batch["shown"]): void {
    const { pace } = this.watching();
    const groups = gather(toldOf(lines));
    if (pace === "off" || document.hidden || !this.stage.scene) {
      this.finish();
      if (pace !== "off" && this.stage.scene) this.#journal.miss(this.stage.scene, groups);
      return this.#arrive({ groups: [], scene, shown });
    }
    this.#batches.push({ groups: [...groups], scene, shown });
    this.#journal.add(groups);
    if (this.playing) this.#catchUp(groups.length);
    else this.#begin(lines[0]);
  }

  #begin(first: LogLine | undefined): void {
    this.playing = true;
    this.recap = null;
    this.upTo = this.#isRecap ? null : (first?.number ?? 1) - 1;
    this.camera.remember();
    this.#next();
  }

  /** The rough length of everything that waits, in ms at the calm pace. */
  get waiting(): number {
    const left = this.#beat ? Math.max(0, this.#beat.lasts - this.#time) : 0;
    return left + USUAL * this.#batches.reduce((sum, batch) => sum + batch.groups.length, 0);
  }

  /** Far too much waits: of all but the newest groups only damage and destruction are played, and all can be watched later. */
  #catchUp(newest: number): void {
    if (this.waiting < TOO_LONG) return;
    const from = this.#shownAtEndOfBeat;
    if (from) this.recap = this.#journal.drop(from, newest);
    for (const batch of this.#batches.slice(0, -1))
      batch.groups = batch.groups.filter((group) => group.some(({ event }) => KEPT.has(event.type)));
  }

  #next(): void {
    this.#endPerformance();
    for (;;) {
      const batch = this.#batches[0];
      if (!batch) return this.#rest();
      const group = batch.groups.shift();
      if (!group) {
        this.#batches.shift();
        this.#taken = [];
        this.#past = [];
        const isLast = !this.#batches.length;
        if (isLast) this.#rest();
        this.#arrive(batch, isLast);
        if (isLast) return;
        continue;
      }
      if (this.#start(group)) return;
    }
  }

  /** Nothing waits any more. */
  #rest(): void {
    this.playing = false;
    this.#beat = null;
    this.name = "";
    this.held = this.#steps = this.#isRecap = false;
    this.#haste = 1;
    this.#journal.clear();
    this.#taken = [];
    this.#past = [];
    this.elsewhere = [];
    this.line = null;
    this.lines = "all";
    this.upTo = null;
    cancelAnimationFrame(this.#frame);
  }

  #arrive({ scene, shown }: Batch, isLatest = true): void {
    this.stage.scene = scene;
    const { card, dealt, lifted } = this.hud;
    if (!scene.attack) this.hud = { ...NO_HUD, lifted, dealt: scene.objective ? [] : dealt, card: isLatest ? null : card };
    shown(isLatest);
  }

  /** Whether anything is played at all. */
  get isOn(): boolean {
    return this.watching().pace !== "off";
  }

  get #now(): Now | null {
    const { scene, pieces } = this.stage;
    return scene && { scene, known: this.#batches[0]?.scene ?? scene, pieces, hud: this.hud, isOwn: this.watching().isOwn };
  }

  /** Start the beat of a group; false if it took no time. */
  #start(group: Told[]): boolean {
    const now = this.#now;
    if (!now) return false;
    const made = beatOf(group, now);
    this.#journal.begin();
    if (made.lasts) this.#past.push({ at: this.#taken.length, scene: now.scene, hud: this.hud, lines: this.lines, line: this.line });
    this.#taken.push(group);
    const { pace, still, speed = 1, calmLight, ownCamera } = this.watching();
    this.#beat = made;
    this.played++;
    if (made.lasts && this.hud.card && ++this.#beatsOfCard > CARD_STAYS) this.hud = { ...this.hud, card: null };
    if (!this.hud.card) this.#beatsOfCard = 0;
    this.#undone = new Set(made.told.map((each) => each.event));
    this.#marks = [...made.marks].sort((one, other) => one.at - other.at);
    this.#sounds = made.sounds;
    if (!made.lasts || pace === "off") {
      this.#finishBeat();
      return false;
    }
    this.rate = RATE[pace] * speed * this.#haste * (this.waiting > LONG ? HURRY : 1);
    if (made.places.length && !ownCamera) this.camera.show(made.places, made.opens, made.name === "declare");
    this.elsewhere = ownCamera && !made.places.some((place) => this.stage.camera.isFree(place)) ? made.places : [];
    this.#time = 0;
    this.#last = performance.now();
    this.#lasts = still ? Math.max(STILL, made.stands) : made.lasts;
    this.name = made.name;
    this.lasts = made.lasts;
    if (!still) this.#pass(0);
    this.#performance =
      this.stage.performer?.perform(calmLight ? withoutFlashes(made.cues) : made.cues, this.held ? 0 : this.rate, still) ?? null;
    // All but what clears the picture away
    if (still) this.#pass(Infinity, true);
    this.#tick();
    return true;
  }

  #lasts = 0;
  /** The number of beats since the card was laid beside its ship. */
  #beatsOfCard = 0;

  #tick(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((at) => {
      if (!this.#beat) return;
      if (!this.held) this.#time += Math.max(0, at - this.#last) * this.rate;
      this.#last = at;
      const isOver = this.#time >= this.#lasts;
      if (isOver && this.#steps) {
        this.#hold(true);
        this.#pass(Infinity, true);
        this.#tick();
      } else if (isOver && this.held) this.#tick();
      else if (isOver) {
        this.#finishBeat();
        this.#next();
      } else {
        if (!this.watching().still) this.#pass(this.#time);
        this.#tick();
      }
    });
  }

  /** Everything that is due by now has happened; what was shown is not cleared away where it is to stay. */
  #pass(time: number, stays = false): void {
    const [due, waits] = [(mark: Mark): boolean => mark.at <= time, (mark: Mark): boolean => stays && !!mark.clears];
    const now = this.#marks.filter((mark) => due(mark) && !waits(mark));
    if (now.length) this.#marks = this.#marks.filter((mark) => !due(mark) || waits(mark));
    for (const mark of now) {
      for (const event of mark.events ?? []) this.#apply(event);
      if (mark.line) this.#say(mark.line);
      if (mark.hud) this.hud = mark.hud(this.hud);
      if (mark.lines) this.lines = mark.lines;
    }
    while (this.#sounds[0] && this.#sounds[0][0] <= time) {
      const [[, sound], ...rest] = this.#sounds as [readonly [number, Heard], ...Beat["sounds"]];
      this.#sounds = rest;
      this.watching().hear(sound, this.rate);
    }
  }

  #apply(event: GameEvent): void {
    this.#undone.delete(event);
    if (this.stage.scene) this.stage.scene = after(this.stage.scene, event, this.#batches[0]?.scene);
  }

  #say(line: LogLine): void {
    this.line = line;
    if (!this.#isRecap) this.upTo = Math.max(this.upTo ?? 0, line.number);
  }

  /** The beat is as at its end. */
  #finishBeat(): void {
    const beat = this.#beat;
    if (!beat) return;
    this.#sounds = [];
    this.#pass(Infinity);
    for (const event of [...this.#undone]) this.#apply(event);
    for (const { line } of this.#isRecap ? [] : beat.told) if (line) this.upTo = Math.max(this.upTo ?? 0, line.number);
    this.#endPerformance();
    this.#beat = null;
  }

  #endPerformance(): void {
    this.#performance?.end();
    this.#performance = null;
  }

  /** Stand still, or go on. */
  hold(): void {
    this.#hold(!this.held);
  }

  #hold(held: boolean): void {
    this.held = held;
    this.#steps = false;
    this.#performance?.pace(held ? 0 : this.rate);
  }

  /** Play to the end of the beat, or of the next one, and hold there; pressed meanwhile, it is there at once. */
  step(): void {
    if (!this.#beat) return;
    if (this.#steps) this.#time = this.#lasts;
    else if (this.held && this.#time >= this.#lasts) this.skip();
    if (!this.#beat) return;
    this.#hold(false);
    this.#steps = true;
  }

  /** Back to the end of the beat before, and hold there; whether there was one. */
  back(): boolean {
    const batch = this.#batches[0];
    const [before] = this.#past.length > 1 ? this.#past.splice(-2) : [];
    if (!before || !batch || !this.playing) return false;
    this.#endPerformance();
    const again = this.#taken.splice(before.at);
    this.#journal.begin(-again.length);
    batch.groups.unshift(...again);
    this.stage.scene = before.scene;
    this.hud = before.hud;
    this.lines = before.lines;
    this.line = before.line;
    this.#next();
    this.#sounds = [];
    this.#time = this.#lasts;
    this.#performance?.seek(this.#lasts);
    this.#pass(Infinity, true);
    this.#hold(true);
    return true;
  }

  /** End the beat that is played; whether there was one. */
  skip(): boolean {
    if (!this.playing) return false;
    this.#finishBeat();
    this.#next();
    return true;
  }

  /** End everything that waits: the newest state is shown. */
  finish(): void {
    if (!this.playing) return;
    this.#endPerformance();
    this.#beat = null;
    const batches = this.#batches;
    this.#batches = [];
    this.#rest();
    for (const [place, batch] of batches.entries()) this.#arrive(batch, place === batches.length - 1);
  }

  /** Something was taken back, or the connection was lost: what waits is not played any more. */
  cut(): void {
    this.#batches = [];
    this.#endPerformance();
    this.#beat = null;
    this.stage.performer?.clear();
    if (this.playing) this.#rest();
    this.hud = NO_HUD;
    this.recap = null;
  }
}
