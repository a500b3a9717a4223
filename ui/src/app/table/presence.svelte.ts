/** Late arrivals, long absences, and decisions made for somebody meanwhile, with what each screen may do about them. */
import type { DecidedForYou, LogLine, PersonShown, Request, SeatShown, WithoutId } from "../../wire/messages";
import type { Live } from "../../wire/live.svelte";
import { guest } from "../guest.svelte";
import { joinTable } from "../lobby/join_table";

interface TablePort {
  readonly live: Live;
  say(message: WithoutId<Request>): Promise<boolean>;
}

/** Seconds after which a stand-in is offered for somebody who is away. */
export const STAND_IN_AFTER_SECONDS = 120;

/** Somebody who is gone, and who could play for them. */
export interface AbsentPlayer {
  readonly person: PersonShown;
  readonly seat: SeatShown;
  /** A seat of this screen in the same team; null if there is none. */
  readonly teammate: number | null;
}

/** A stand-in's decisions, each with its line of the log. */
export interface StandInDecisions {
  readonly told: DecidedForYou;
  readonly lines: readonly LogLine[];
}

export class Presence {
  /** How many of the decisions made for each seat the viewer has read. */
  #read = $state.raw<ReadonlyMap<number, number>>(new Map());
  name = $state(guest.name);
  /** The viewer only wants to watch. */
  onlyWatches = $state(false);
  problem = $state("");
  now = $state(Date.now());

  constructor(
    readonly port: TablePort,
    readonly invitation: string,
  ) {}

  readonly #table = $derived.by(() => this.port.live.table);
  readonly #told = $derived(this.#table ? Date.now() : 0);
  readonly #seats = $derived<readonly SeatShown[]>(this.#table?.seats ?? []);
  readonly #isPlayed = $derived.by(() => !!this.port.live.update && !this.port.live.update.scene.outcome && !this.#table?.lobby);

  /** Whether a name must be given before a seat can be asked for. */
  readonly needsName = $derived(!this.#table?.you.length);

  /** Seats of computers that who came late may ask for. */
  readonly takeable = $derived.by<readonly SeatShown[]>(() => {
    if (!this.#isPlayed || this.onlyWatches || this.port.live.seats.length || (this.needsName && !this.invitation)) return [];
    return this.#seats.filter((seat) => seat.kind === "bot" && seat.person === null);
  });

  /** The people who have been gone for long, for whom somebody could play. */
  readonly absent = $derived.by<readonly AbsentPlayer[]>(() => {
    const own = this.port.live.seats;
    if (!this.#isPlayed || !own.length || !this.#table?.bots_stand_in) return [];
    return (this.#table.people ?? []).flatMap((person) => {
      if (person.connected || this.awayOf(person) < STAND_IN_AFTER_SECONDS) return [];
      return person.seats.flatMap((number) => {
        const seat = this.#seats.find((each) => each.seat === number);
        if (!seat || seat.kind !== "human" || seat.stand_in !== null || seat.bot_in !== null) return [];
        if (this.#table?.proposals.some((each) => each.what === "bot" || each.what === "stand_in")) return [];
        const teammate = own.find((each) => this.#seats.find((other) => other.seat === each)?.side === seat.side) ?? null;
        return [{ person, seat, teammate }];
      });
    });
  });

  /** The unread decisions of stand-ins for the people at this screen. */
  readonly decided = $derived.by<readonly StandInDecisions[]>(() =>
    (this.#table?.decided_for_you ?? [])
      .filter((told) => told.decisions.length > (this.#read.get(told.seat) ?? 0))
      .map((told) => ({
        told,
        lines: told.decisions.flatMap((number) => this.port.live.lines.find((line) => line.decision === number && line.text) ?? []),
      })),
  );

  readonly isAnything = $derived(this.takeable.length > 0 || this.absent.length > 0 || this.decided.length > 0);

  /** Whether somebody is away, so that time counts. */
  readonly isAnybodyAway = $derived((this.#table?.people ?? []).some((person) => !person.connected && person.away !== null));

  awayOf(person: PersonShown): number {
    return person.away === null ? 0 : person.away + Math.max(0, this.now - this.#told) / 1000;
  }

  /** Whether the table was asked already. */
  isAsked(seat: number): boolean {
    return !!this.#table?.proposals.some((each) => each.what === "take_over" && each.seat === seat);
  }

  /** Ask for the seat of a computer; who has not come in yet gives a name first. */
  async takeOver(seat: number): Promise<boolean> {
    this.problem = "";
    if (this.needsName) {
      try {
        await joinTable(this.port.live, this.invitation, this.name, this.#table?.title ?? "");
      } catch (refusal) {
        this.problem = (refusal as Error).message;
        return false;
      }
      guest.rename(this.name.trim());
    }
    return this.port.say({ type: "take_over", seat });
  }

  /** Propose that a computer plays for somebody, or that who asks does. */
  propose({ seat, teammate }: AbsentPlayer, what: "bot" | "stand_in"): Promise<boolean> {
    const from = what === "stand_in" ? teammate : (this.port.live.seats[0] ?? null);
    return from === null ? Promise.resolve(false) : this.port.say({ type: "propose", seat: from, what, about: seat.seat });
  }

  /** It was read. */
  close(told: DecidedForYou): void {
    this.#read = new Map(this.#read).set(told.seat, told.decisions.length);
  }
}
