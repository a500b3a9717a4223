/** A player at a table: the connection, the board, the question in hand, and what was said about it. */
import { createContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Stage } from "../../board/stage.svelte";
import { Live, type RequestRefused } from "../../wire/live.svelte";
import type {
  Channel,
  GameEvent,
  LogLine,
  PlayerShown,
  PreviewReply,
  PreviewRequest,
  Prompt,
  Request,
  Update,
  Waiting,
  WithoutId,
} from "../../wire/messages";
import { areTeams } from "../../board/identity";
import { Chat } from "../chat.svelte";
import { FrameView } from "../frame/frame_view.svelte";
import { isSheet } from "../frame/screen";
import type { TableContext } from "../frame/table_context";
import { settings } from "../settings.svelte";
import { StandingConsent } from "./standing_consent";
import { unasked } from "./effect_preferences";
import { Decision } from "./decision.svelte";
import type { DialShows } from "./dial_shows.svelte";
import { DialDraft } from "./dials.svelte";
import { FreshLines } from "./fresh_lines";
import { LastAnswers } from "./last_answers";
import type { Director } from "./scenes/director.svelte";
import { lookUp } from "./lookup.svelte";
import { Results } from "./results.svelte";
import { rolledIn } from "./rolling";
import { nextHandOver } from "./seats";
import { attackKey, type Plan } from "./plan";
import "../../words/table";
import "../../words/terms";
import { say } from "../../words/words.svelte";

/** No toast vanishes sooner, in ms. */
const LASTS = 8000;
const ROLL = 700;

export interface Toast {
  id: number;
  text: string;
  rule: string | null;
  tone: "no" | "warn" | "ok";
}

/** A Grand Admiral, and how the team came to it. */
export type Appointment = Extract<GameEvent, { type: "GrandAdmiralAppointed" }>;

export class Play implements TableContext {
  readonly live: Live;
  readonly view = new FrameView();
  readonly moment = 0;
  decision = $state.raw<Decision | null>(null);
  toasts = $state.raw<Toast[]>([]);
  menu = $state(false);
  chat = $state(false);
  muted = $state(false);
  /** The talk of a team game; whether it is always beside the board, and how often it was asked for. */
  readonly talks: Chat;
  isDocked = $state(false);
  calls = $state(0);
  /** How many messages of the chat were there when it was last closed. */
  #read = $state(0);
  /** Which dice of the pool tumble now. */
  tumbling = $state.raw<boolean[]>([]);
  /** Dials that are chosen and not locked, of each seat. */
  readonly drafts = new SvelteMap<number, DialDraft>();

  /** To whom the dials of this screen's ships are shown. */
  shows = $state.raw<DialShows | null>(null);
  /** Whether dials are about to be shown to teammates. */
  showing = $state(false);

  /** The defense tokens yet to be spent in the attack under way. */
  plan = $state.raw<Plan | null>(null);

  /** Earlier answers in this game. */
  readonly lastAnswers = new LastAnswers();
  readonly results: Results;
  /** The director of scenes; null until it is fetched. */
  scenes = $state.raw<Director | null>(null);
  /** Squadrons that teammates may activate without asking, this round. */
  readonly agreeing = new StandingConsent();

  /** The Grand Admirals that were revealed just now, until this player has decided something else. */
  appointed = $state.raw<Appointment[]>([]);

  /** The panel is put aside, on a tablet. */
  aside = $state(false);
  /** The next window is asked about whatever the settings say. */
  askNext = $state(false);
  /** Questions already announced as answered without asking. */
  readonly #told = new Set<string>();
  #unasked = "";

  #toasts = 0;
  readonly #lines = new FreshLines();
  /** The lines that came with the last state; null where the whole log was told. */
  fresh: readonly LogLine[] | null = null;

  constructor(
    readonly game: string,
    readonly stage: Stage,
  ) {
    this.live = new Live(game);
    this.talks = new Chat(this.live, (line) => this.say(line));
    this.talks.show(false);
    this.results = new Results(stage);
  }

  /** A new state of the game was told: what happened is played first, and `then` its question is put. */
  take(update: Update, then: () => void = () => undefined): void {
    lookUp.printing = update.table.printing ?? "";
    const fresh = this.#lines.of(update, this.live.lines);
    const before = this.decision?.key;
    const isCut = !fresh || this.live.isAnew;
    if (isCut) this.scenes?.cut();
    if (!this.scenes || isCut || !(fresh.length || this.scenes.playing)) {
      this.#show(update, fresh, before);
      return then();
    }
    if (!update.prompts.some((prompt) => `${prompt.seat}:${prompt.number}` === this.decision?.key)) this.decision = null;
    this.scenes.take(fresh, update.scene, (isLatest) => {
      if (!isLatest) return void this.#appoint(fresh);
      this.#show(update, fresh, before);
      then();
    });
  }

  /** Grand Admirals that were revealed; whether there were any. */
  #appoint(fresh: readonly LogLine[]): boolean {
    const appointed = fresh.flatMap(({ event }) => (event?.type === "GrandAdmiralAppointed" ? [event] : []));
    if (appointed.length) this.appointed = appointed;
    return appointed.length > 0;
  }

  #show(update: Update, fresh: readonly LogLine[] | null, before: string | undefined): void {
    this.stage.scene = update.scene;
    this.fresh = fresh;
    this.results.onUpdate(update.scene, this.scenes?.isOn ? null : fresh);
    const isAppointed = this.#appoint(fresh ?? []);
    if (!isAppointed && update.scene.phase !== "setup") this.appointed = [];
    if (!this.live.shared && !this.showing) void this.showDials(update);
    if (!this.scenes?.isOn) this.#roll(update);
    const attack = update.scene.attack;
    if (this.plan && (!attack || attack.step < 4 || attackKey(attack) !== this.plan.attack)) this.plan = null;
    const prompt = this.#open(update);
    const key = prompt ? `${prompt.seat}:${prompt.number}` : "";
    if (!isAppointed && before && before !== key) this.appointed = [];
    if (prompt && this.decision?.key === key && this.decision.prompt.options.length === prompt.options.length) return;
    if (prompt && this.#answerUnasked(prompt)) return;
    this.decision = prompt ? new Decision(prompt, this.live, (why) => this.refused(why), this.lastAnswers, this.stage) : null;
  }

  /** Answer for a player who does not want to be asked; never at a shared screen, and not after something was taken back. */
  #answerUnasked(prompt: Prompt): boolean {
    if ((prompt.kind !== "effect" && prompt.kind !== "agreement") || this.live.shared) return false;
    const agreed = this.agreeing.answer(prompt, this.stage.scene?.round ?? 0);
    const consent = agreed && { answer: agreed, said: say("table-agreed-this-round") };
    const found = this.askNext ? null : (consent ?? (prompt.kind === "effect" ? unasked(prompt) : null));
    const key = `${prompt.seat}:${prompt.number}`;
    this.askNext = false;
    if (!found) return false;
    if (key === this.#unasked) return true;
    this.#unasked = key;
    if (!this.#told.has(found.said)) this.toast(found.said, null, "ok");
    this.#told.add(found.said);
    this.decision = null;
    void this.live.decide(prompt.seat, prompt.number, found.answer).catch((why: RequestRefused) => this.refused(why));
    return true;
  }

  /** The question that is put now: at a shared screen the one of who looks, or one without secrets. */
  #open(update: Update): Prompt | null {
    const seen = update.prompts.filter((prompt) => !this.#isShell(prompt, update));
    return seen.find((prompt) => prompt.seat === update.viewing) ?? seen[0] ?? null;
  }

  #isShell(prompt: Prompt, update: Update): boolean {
    return this.live.shared && prompt.secret && update.viewing !== prompt.seat;
  }

  /** The seat whose hidden question waits for a look, at a shared screen. */
  get handOver(): Prompt | null {
    const update = this.live.update;
    if (!update || this.decision || this.scenes?.playing) return null;
    return nextHandOver(
      update.prompts.filter((prompt) => this.#isShell(prompt, update)),
      update.scene.players,
    );
  }

  /** The seat that speaks for this screen: the one that decides, or the first of its own. */
  get seat(): number | null {
    return this.decision?.prompt.seat ?? this.live.update?.viewing ?? this.live.seats[0] ?? null;
  }

  player(seat: number | null): PlayerShown | undefined {
    return this.live.update?.scene.players.find((player) => player.seat === seat);
  }

  /** Whether a seat is the only one of this screen. */
  isYou(seat: number): boolean {
    return !this.live.shared && this.live.seats.length === 1 && this.live.seats.includes(seat);
  }

  /** “You” for one's own seat, unless several people share the screen. */
  name(seat: number | null): string {
    if (seat === null) return say("table-nobody");
    if (this.isYou(seat)) return say("terms-you");
    const shown = this.live.table?.seats.find((each) => each.seat === seat);
    return this.player(seat)?.name || shown?.name || say("table-seat", { number: seat + 1 });
  }

  team(seat: number | null): "a" | "b" {
    return this.player(seat)?.side === 1 ? "b" : "a";
  }

  get waiting(): readonly Waiting[] {
    return this.live.update?.waiting ?? [];
  }

  readonly ask = (about: PreviewRequest): Promise<PreviewReply | null> => this.live.ask(about, this.decision?.prompt.seat ?? null);

  lookUp(what?: string): void {
    lookUp.open(what);
  }

  toggleMenu(): void {
    this.menu = !this.menu;
  }

  get isTeams(): boolean {
    return areTeams(this.live.update?.scene.players ?? []);
  }

  talk(channel: Channel): void {
    this.talks.choose(channel);
    if (isSheet()) this.view.tab = "log";
    else if (!this.isDocked) this.chat = true;
    this.calls++;
  }

  toggleChat(): void {
    if (this.isTeams && (this.isDocked || !this.chat)) this.talk(this.talks.channel);
    else if (this.chat) this.closeChat();
    else this.chat = true;
  }

  closeChat(): void {
    this.#read = this.live.chat.length;
    this.chat = false;
  }

  get unread(): number {
    if (this.isTeams) return this.talks.unread("team") + this.talks.unread("table");
    return this.chat || this.muted ? 0 : Math.max(0, this.live.chat.length - this.#read);
  }

  get canUndo(): boolean {
    return !!this.live.update?.can_undo.length;
  }

  async undo(): Promise<void> {
    const seat = this.live.update?.can_undo[0] ?? null;
    this.askNext = seat !== null;
    if (seat !== null) await this.say({ type: "undo", seat });
    else this.toast(say("table-cannot-undo"));
  }

  takeBack(line: LogLine): void {
    const seat = this.live.seats[0] === undefined ? null : this.seat;
    if (seat !== null) void this.say({ type: "ask_take_back", seat, line: line.number });
  }

  /**
   * Lock the dials of a seat. Nothing of them stays in the page, where the next player may sit down; a team keeps its own
   * in sight. The panel may be gone when the server answers, so it is not asked for anything then.
   */
  async lockDials(draft: DialDraft): Promise<void> {
    const { decision } = this;
    const isKept = !this.live.shared && (this.stage.scene?.players.length ?? 0) > 2;
    await decision?.send(draft.answer);
    if (decision?.sending && !isKept) this.drafts.delete(draft.seat);
  }

  readonly alwaysAsk = (line: LogLine): void => {
    if (line.seat !== null) void this.say({ type: "always_ask", seat: line.seat, kind: line.asks, always: true });
  };

  /** Show the dials that are to be shown, as soon as nobody chooses in secret. */
  async showDials(update = this.live.update): Promise<void> {
    if (!update || update.scene.players.length <= 2) return;
    const { DialShows } = await import("./dial_shows.svelte");
    this.shows ??= new DialShows();
    for (const show of this.shows.due(update, this.live.seats, settings.now.showsTeam)) void this.say({ type: "show_dials", ...show });
  }

  async look(seat: number | null): Promise<void> {
    await this.say({ type: "look", seat });
  }

  /** Send something that is no answer; a refusal is told in words. */
  async say(message: WithoutId<Request>): Promise<boolean> {
    try {
      await this.live.request(message);
      return true;
    } catch (why) {
      this.refused(why as RequestRefused);
      return false;
    }
  }

  refused(why: RequestRefused): void {
    if (why.stale) this.toast(say("table-stale"), null, "warn");
    // That the connection is lost stands in the bar
    else if (this.live.link !== "lost") this.toast(why.reason, why.rule, "no");
  }

  toast(text: string, rule: string | null = null, tone: Toast["tone"] = "warn"): void {
    const id = ++this.#toasts;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text).slice(-2), { id, text, rule, tone }];
    setTimeout(() => this.drop(id), LASTS);
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Dice that were rolled tumble for a moment. */
  #roll(update: Update): void {
    const rolled = update.scene.attack && rolledIn(this.fresh?.map((line) => line.event) ?? []);
    if (!rolled) return;
    this.tumbling = rolled;
    setTimeout(() => (this.tumbling = []), ROLL);
  }

  /** The last line that was played as a scene; null where nothing waits. */
  get upTo(): number | null {
    return this.scenes?.upTo ?? null;
  }

  close(): void {
    this.scenes?.close();
    this.results.close();
    this.live.close();
    this.stage.clear();
  }
}

/** The game of the table around this component. */
export const [getPlay, setPlay] = createContext<Play>();
