/** A player at a table: the connection, the board, the question in hand, and what was said about it. */
import { SvelteMap } from "svelte/reactivity";
import type { Stage } from "../../board/stage.svelte";
import { Live, type NotDone } from "../../wire/live.svelte";
import type { LogLine, PlayerShown, Prompt, Request, Update } from "../../wire/messages";
import { unasked } from "./asking";
import { Again } from "./again";
import { Decision } from "./decision.svelte";
import { DialDraft } from "./dials.svelte";
import { FreshLines } from "./fresh_lines";
import { Results } from "./results.svelte";
import { rolledIn } from "./rolling";
import { attackKey, type Plan } from "./plan";

/** No toast vanishes sooner, in ms. */
const LASTS = 8000;
const ROLL = 700;

export interface Toast {
  id: number;
  text: string;
  rule: string | null;
  tone: "no" | "warn" | "ok";
}

type Unsent<T> = T extends { id: string } ? Omit<T, "id"> : never;

export class Play {
  readonly live: Live;
  decision = $state.raw<Decision | null>(null);
  toasts = $state.raw<Toast[]>([]);
  muted = $state(false);
  /** Which dice of the pool tumble now. */
  tumbling = $state.raw<boolean[]>([]);
  /** Dials that are chosen and not locked, of each seat. */
  readonly drafts = new SvelteMap<number, DialDraft>();

  /** The defense tokens yet to be spent in the attack under way. */
  plan = $state.raw<Plan | null>(null);

  /** What was answered before in this game. */
  readonly past = new Again();
  readonly results: Results;

  /** The panel is put aside, on a tablet. */
  aside = $state(false);
  /** The next window is asked about whatever the settings say. */
  askNext = $state(false);
  /** What was already said to be answered without asking. */
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
    this.results = new Results(stage);
  }

  /** A new state of the game was told. */
  take(update: Update): void {
    this.stage.scene = update.scene;
    this.fresh = this.#lines.of(update, this.live.lines);
    this.results.hear(update.scene, this.fresh);
    this.#roll(update);
    const attack = update.scene.attack;
    if (this.plan && (!attack || attack.step < 4 || attackKey(attack) !== this.plan.attack)) this.plan = null;
    if (this.#isLocking(update)) return;
    const prompt = this.#open(update);
    const key = prompt ? `${prompt.seat}:${prompt.number}` : "";
    if (prompt && this.decision?.key === key && this.decision.prompt.options.length === prompt.options.length) return;
    if (prompt && this.#answerUnasked(prompt)) return;
    this.decision = prompt ? new Decision(prompt, this.live, (why) => this.refused(why), this.past) : null;
  }

  /** Answer for a player who does not want to be asked; never at a shared screen, and not after something was taken back. */
  #answerUnasked(prompt: Prompt): boolean {
    if (prompt.kind !== "effect" || this.live.shared) return false;
    const found = this.askNext ? null : unasked(prompt);
    const key = `${prompt.seat}:${prompt.number}`;
    this.askNext = false;
    if (!found) return false;
    if (key === this.#unasked) return true;
    this.#unasked = key;
    if (!this.#told.has(found.said)) this.toast(found.said, null, "ok");
    this.#told.add(found.said);
    this.decision = null;
    void this.live.decide(prompt.seat, prompt.number, found.answer).catch((why: NotDone) => this.refused(why));
    return true;
  }

  /** While dials are locked one after the other their table stays as it is. */
  #isLocking(update: Update): boolean {
    const seat = this.decision?.prompt.seat;
    const locking = seat !== undefined && this.drafts.get(seat)?.locking;
    return !!locking && update.prompts.some((prompt) => prompt.seat === seat && prompt.kind === "command dial");
  }

  /** The question that is put now: at a shared screen the one of who looks, or one without secrets. */
  #open(update: Update): Prompt | null {
    const seen = update.prompts.filter((prompt) => !this.#isShell(prompt, update));
    return seen.find((prompt) => prompt.seat === update.viewing) ?? seen[0] ?? null;
  }

  #isShell(prompt: Prompt, update: Update): boolean {
    return this.live.shared && prompt.secret && update.viewing !== prompt.seat;
  }

  /** Whose hidden question waits for a look, at a shared screen. */
  get handOver(): Prompt | null {
    const update = this.live.update;
    if (!update || this.decision || this.draftOf(update)?.locking) return null;
    return update.prompts.find((prompt) => this.#isShell(prompt, update)) ?? null;
  }

  draftOf(update: Update): DialDraft | null {
    return update.prompts.map((prompt) => this.drafts.get(prompt.seat)).find((draft) => draft?.locking) ?? null;
  }

  /** The seat that speaks for this screen: the one that decides, or the first of its own. */
  get seat(): number | null {
    return this.decision?.prompt.seat ?? this.live.update?.viewing ?? this.live.seats[0] ?? null;
  }

  player(seat: number | null): PlayerShown | undefined {
    return this.live.update?.scene.players.find((player) => player.seat === seat);
  }

  /** "You" for one's own seat, unless several people share the screen. */
  name(seat: number | null): string {
    if (seat === null) return "Nobody";
    if (!this.live.shared && this.live.seats.length === 1 && this.live.seats.includes(seat)) return "You";
    const shown = this.live.table?.seats.find((each) => each.seat === seat);
    return this.player(seat)?.name || shown?.name || `Seat ${seat + 1}`;
  }

  team(seat: number | null): "a" | "b" {
    return this.player(seat)?.side === 1 ? "b" : "a";
  }

  get canUndo(): number | null {
    return this.live.update?.can_undo[0] ?? null;
  }

  async undo(): Promise<void> {
    const seat = this.canUndo;
    this.askNext = seat !== null;
    if (seat !== null) await this.say({ type: "undo", seat });
    else
      this.toast(
        "You cannot undo: dice, a dial or a card were revealed, or somebody else decided. You can ask for a take-back in the menu.",
      );
  }

  async look(seat: number | null): Promise<void> {
    await this.say({ type: "look", seat });
  }

  /** Send something that is no answer; a refusal is told in words. */
  async say(message: Unsent<Request>): Promise<boolean> {
    try {
      await this.live.request(message);
      return true;
    } catch (why) {
      this.refused(why as NotDone);
      return false;
    }
  }

  refused(why: NotDone): void {
    if (why.stale)
      this.toast("That question has already been answered. The board shows what happened. Nothing was sent twice.", null, "warn");
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

  close(): void {
    this.results.close();
    this.live.close();
    this.stage.clear();
  }
}
