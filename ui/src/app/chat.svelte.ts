/** The chat of a table: lines to the team and to the table, who reads each, and what has not been read yet. */
import { SvelteSet } from "svelte/reactivity";
import { letterOf } from "../board/identity";
import type { Live } from "../wire/live.svelte";
import type { ChatLine, Channel, SeatShown } from "../wire/messages";

type Send = (line: { type: "say"; text: string; seat: number | null; to: Channel }) => Promise<boolean>;

/** The longest line that the server takes. */
export const LONGEST = 500;

export class Chat {
  /** The tab that was chosen last. */
  #wanted = $state<Channel>("team");
  /** The log of the game stands where the lines would. */
  isLog = $state(false);
  /** Whether the lines are on the screen. */
  isOpen = $state(true);
  /** The unsent draft on each tab. */
  readonly typed = $state<Record<Channel, string>>({ team: "", table: "" });
  /** The people whose lines are not shown. */
  readonly muted = new SvelteSet<string>();
  readonly #seen = $state<Record<Channel, number>>({ team: 0, table: 0 });

  constructor(
    readonly live: Live,
    readonly send: Send,
  ) {}

  readonly seats = $derived.by<readonly SeatShown[]>(() => this.live.table?.seats ?? []);

  /** The team that reads this screen; null for spectators, and where both teams do. */
  readonly side = $derived.by<number | null>(() => {
    const sides = new Set(this.live.seats.map((seat) => this.seats.find((each) => each.seat === seat)?.side ?? 0));
    return sides.size === 1 ? ([...sides][0] ?? null) : null;
  });

  readonly hasTeam = $derived(this.side !== null && this.seats.filter((each) => each.side === this.side).length > 1);
  readonly channel = $derived<Channel>(this.hasTeam ? this.#wanted : "table");
  /** Spectators read what is said to the table, and say nothing. */
  readonly canSay = $derived.by(() => this.live.seats.length > 0);
  /** Where a fleet is shared, commands are talked about at the table: until they are chosen, teams are silent (OPT-09). */
  readonly isClosed = $derived.by(() => {
    const scene = this.live.update?.scene;
    return this.channel === "team" && scene?.phase === "command" && scene.units.some((unit) => unit.controller !== null);
  });
  readonly lines = $derived(this.linesOf(this.channel).filter((line) => !this.muted.has(line.name)));

  /** The teammates at other screens, who read what is said to the team. */
  readonly teammates = $derived<readonly string[]>([
    ...new Set(
      this.seats
        .filter((each) => each.side === this.side && each.kind === "human" && !this.live.seats.includes(each.seat))
        .map((each) => each.name),
    ),
  ]);

  /** All lines of a channel; of those to a team, what was said to the present one. */
  linesOf(channel: Channel): ChatLine[] {
    return this.live.chat.filter((line) => line.to === channel && (channel === "table" || this.#sideOf(line) === this.side));
  }

  /** The lines of a channel that nobody here has seen yet. */
  unread(channel: Channel): number {
    if (this.isOpen && !this.isLog && channel === this.channel) return 0;
    return Math.max(0, this.linesOf(channel).length - this.#seen[channel]);
  }

  /** Whether a line was written at this screen. */
  isOwn(line: ChatLine): boolean {
    return line.seat !== null && this.live.seats.includes(line.seat);
  }

  letter(line: ChatLine): string {
    return line.seat === null ? "" : letterOf(line.seat);
  }

  choose(channel: Channel | "log"): void {
    this.#see();
    this.isLog = channel === "log";
    if (channel !== "log") this.#wanted = channel;
  }

  /** The lines are on the screen from now on, or no longer. */
  show(isOpen: boolean): void {
    this.#see();
    this.isOpen = isOpen;
  }

  /** Say what is typed, or a phrase; what is refused stays typed. */
  async say(phrase?: string): Promise<void> {
    const { channel } = this;
    const text = (phrase ?? this.typed[channel]).trim().slice(0, LONGEST);
    if (!text || !this.canSay) return;
    const isSaid = await this.send({ type: "say", text, seat: this.live.seats[0] ?? null, to: channel });
    if (isSaid && phrase === undefined && this.typed[channel].trim().slice(0, LONGEST) === text) this.typed[channel] = "";
  }

  #sideOf(line: ChatLine): number | null {
    return this.seats.find((each) => each.seat === line.seat)?.side ?? null;
  }

  #see(): void {
    if (this.isOpen && !this.isLog) this.#seen[this.channel] = this.linesOf(this.channel).length;
  }
}
