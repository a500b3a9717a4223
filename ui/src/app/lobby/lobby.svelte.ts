/** The lobby of a table as one screen sees it: who sits where, what is missing, and what may be done from here. */
import { createContext } from "svelte";
import type { FleetShown, LobbySeat, LobbyShown, PersonShown, Request, SeatShown, TableShown, WithoutId } from "../../wire/messages";
import type { Live } from "../../wire/live.svelte";
import { Chat } from "../chat.svelte";
import { guest } from "../guest.svelte";
import { joinTable } from "./join_table";

/** The part of the table that the lobby needs. */
export interface TablePort {
  readonly game: string;
  readonly live: Live;
  say(message: WithoutId<Request>): Promise<boolean>;
}

/** A seat with who has it and how far they are. */
export interface SeatInLobby {
  readonly seat: number;
  readonly side: number;
  readonly letter: string;
  readonly state: LobbySeat["state"];
  readonly name: string;
  /** The person whose seat it is, even while a computer plays it. */
  readonly person: PersonShown | null;
  /** The level of the computer that plays it; empty if none does. */
  readonly level: string;
  readonly isMine: boolean;
  readonly isOwnTeam: boolean;
  /** For the seat's own team alone. */
  readonly fleet: FleetShown | null;
  readonly holds: LobbySeat["holds"];
  readonly role: LobbySeat["role"];
  /** Seconds since its person left. */
  readonly away: number | null;
}

/** How far the person is who asks from this screen. */
export type Readiness = "watching" | "standing" | "no fleet" | "faults" | "unready" | "ready";

export class Lobby {
  readonly chat: Chat;
  /** The person who asks, where several share this screen. */
  #acting = $state<number | null>(null);
  /** The seat whose fleet is shown, where somebody has several. */
  #shownSeat = $state<number | null>(null);
  /** The time, told once a second. */
  now = $state(Date.now());
  /** The first of two seats that change places; null while nobody is moved. */
  moved = $state<number | null>(null);
  isMoving = $state(false);
  /** The list that is pasted and not accepted yet. */
  pasted = $state("");
  /** The name of whoever comes in. */
  name = $state(guest.name);
  nameProblem = $state("");

  constructor(
    readonly port: TablePort,
    readonly invitation: string,
  ) {
    this.chat = new Chat(port.live, (line) => port.say(line));
  }

  readonly table = $derived.by<TableShown | null>(() => this.port.live.table);
  readonly shown = $derived<LobbyShown | null>(this.table?.lobby ?? null);
  /** When the table was last told about. */
  readonly #told = $derived(this.table ? Date.now() : 0);

  // People

  readonly people = $derived<readonly PersonShown[]>(this.table?.people ?? []);
  /** The people at this screen. */
  readonly you = $derived(this.people.filter((each) => this.table?.you.includes(each.person)));
  readonly me = $derived<PersonShown | null>(this.you.find((each) => each.person === this.#acting) ?? this.you[0] ?? null);
  readonly host = $derived<PersonShown | null>(this.people.find((each) => each.person === this.shown?.host) ?? null);
  readonly isHost = $derived(this.you.some((each) => each.person === this.shown?.host));
  /** Those who have come and have no seat. */
  readonly standing = $derived(this.people.filter((each) => each.seats.length === 0));
  /** Whether this screen may come in with a name. */
  readonly canComeIn = $derived.by(() => !this.me && !!this.invitation);

  // Seats

  readonly seats = $derived<readonly SeatInLobby[]>(
    (this.shown?.seats ?? []).flatMap((each) => {
      const seat = this.table?.seats.find((other) => other.seat === each.seat);
      return seat ? [this.#seatOf(each, seat)] : [];
    }),
  );
  readonly free = $derived(this.seats.filter((each) => each.state === "free"));
  readonly own = $derived(this.seats.filter((each) => each.person !== null && each.person.person === this.me?.person));
  readonly side = $derived<number | null>(
    this.table?.seats.find((each) => each.person !== null && each.person === this.me?.person)?.side ?? null,
  );
  /** The seat whose fleet is shown. */
  readonly seat = $derived<SeatInLobby | null>(this.own.find((each) => each.seat === this.#shownSeat) ?? this.own[0] ?? null);
  /** Both teams, the one of who asks first. */
  readonly sides = $derived<readonly number[]>(this.side === 1 ? [1, 0] : [0, 1]);
  /** Whether each team shares a fleet (OPT-05). */
  readonly isShared = $derived(this.seats.some((each) => each.role === "teammate"));
  /** Free seats that who asks can play beside their own (SEC-26). */
  readonly alsoFree = $derived(
    this.side === null || this.isShared || this.own.some((each) => each.role !== "fleet")
      ? []
      : this.free.filter((each) => each.side === this.side && each.role === "fleet"),
  );
  /** Whether several play on a side. */
  readonly isTeams = $derived(this.seats.length > 2);

  readonly readiness = $derived.by<Readiness>(() => {
    if (!this.me) return "watching";
    if (!this.own.length) return "standing";
    if (this.own.some((each) => each.state === "chooses")) return "no fleet";
    if (this.own.some((each) => each.state === "faults")) return "faults";
    return this.own.every((each) => each.state === "ready") ? "ready" : "unready";
  });
  /** The faults of all fleets of who asks. */
  readonly faults = $derived(this.own.reduce((sum, each) => sum + faultsOf(each), 0));
  readonly canStart = $derived(this.isHost && this.shown?.missing === "");

  seatsOf(side: number): SeatInLobby[] {
    return this.seats.filter((each) => each.side === side);
  }

  /** The seats of a team for players with a fleet or a share of one, and how many of them are taken. */
  placesOf(side: number): { seats: number; taken: number } {
    const places = this.seatsOf(side).filter((each) => each.role !== "grand_admiral");
    return { seats: places.length, taken: places.filter((each) => each.state !== "free").length };
  }

  /** The faction of a team, as far as this screen may know it. */
  faction(side: number): string {
    return this.shown?.teams[side] ?? "";
  }

  /** The faction of a team as its other seats have it: what suits it. */
  wanted(seat: SeatInLobby): string {
    const others = this.seatsOf(seat.side).filter((each) => each.seat !== seat.seat && each.fleet);
    return others[0]?.fleet?.faction ?? "";
  }

  /** The total cost of a team's fleets, as far as this screen may know it. */
  points(side: number): number {
    return this.seatsOf(side).reduce((sum, each) => sum + (each.fleet?.points ?? 0), 0);
  }

  act(person: number): void {
    this.#acting = person;
  }

  show(seat: number): void {
    this.#shownSeat = seat;
  }

  /** The place of a team for a Grand Admiral without a fleet, if it has one. */
  admiral(side: number): SeatInLobby | null {
    return this.seatsOf(side).find((each) => each.role === "grand_admiral") ?? null;
  }

  /** Whether such a place can be added or removed from here (SEC-65). */
  mayChangeAdmiral(side: number): boolean {
    return !!this.shown?.allows_admirals && (this.isHost || (this.me !== null && (this.side === null || this.side === side)));
  }

  /** Whether a teammate was asked already to give a card up. */
  isAsked(seat: SeatInLobby, other: number): boolean {
    return !!this.shown?.swaps.some((each) => each.seat === seat.seat && each.of === other);
  }

  // Requests

  /** Come in with a name; whether that was possible. A seat that was chosen before is taken at once. */
  async comeIn(seat: number | null = null): Promise<boolean> {
    const isFirst = !this.you.length;
    const invitation = this.invitation || (this.table?.invitations["table"] ?? "");
    this.nameProblem = "";
    try {
      await joinTable(this.port.live, invitation, this.name, this.table?.title ?? "");
    } catch (refusal) {
      this.nameProblem = (refusal as Error).message;
      return false;
    }
    if (isFirst) guest.rename(this.name.trim());
    if (seat !== null) await this.port.say({ type: "sit_down", seat, also: false, person: null });
    return true;
  }

  /** Sit down on a free seat; who has not come in yet gives a name first. */
  async sit(seat: number, also = false): Promise<boolean> {
    if (!this.me) return this.comeIn(seat);
    const sits = await this.port.say({ type: "sit_down", seat, also, person: this.me.person });
    if (sits && also) this.#shownSeat = seat;
    return sits;
  }

  standUp(seat: number | null = null): Promise<boolean> {
    return this.port.say({ type: "stand_up", seat, person: this.me?.person ?? null });
  }

  leave(): Promise<boolean> {
    return this.port.say({ type: "leave_table", person: this.me?.person ?? null });
  }

  bring(seat: number, fleet: string): Promise<boolean> {
    return this.port.say({ type: "bring_fleet", seat, fleet });
  }

  sayReady(ready: boolean): Promise<boolean> {
    return this.port.say({ type: "say_ready", ready, person: this.me?.person ?? null });
  }

  askSwap(seat: number, card: string): Promise<boolean> {
    return this.port.say({ type: "ask_swap", seat, card });
  }

  answerSwap(seat: number, swap: number, agree: boolean): Promise<boolean> {
    return this.port.say({ type: "answer_swap", seat, swap, agree });
  }

  /** Say who controls a card of the shared fleet; without a place all are dealt out evenly (OPT-07). */
  deal(seat: number, place: number | null, controller = 0): Promise<boolean> {
    const cards = this.shown?.cards ?? [];
    const controllers = place === null ? [] : cards.map((card, number) => (number === place ? controller : card.controller));
    return this.port.say({ type: "deal_cards", seat, controllers });
  }

  changeAdmiral(side: number, isWanted: boolean): Promise<boolean> {
    return this.port.say({ type: isWanted ? "add_admiral" : "remove_admiral", side, person: this.me?.person ?? null });
  }

  // Requests of the host

  computer(seat: number, level: string, fleet = ""): Promise<boolean> {
    return this.port.say({ type: "seat_computer", seat, level, fleet });
  }

  /** Computers for all free seats; where the server finds no fleet for one, the others wait. */
  async fill(level: string): Promise<void> {
    for (const { seat } of this.free) if (!(await this.computer(seat, level))) return;
  }

  /** One of the two seats that change places was chosen. */
  async choose(seat: number): Promise<void> {
    if (this.moved === null) return void (this.moved = seat);
    const first = this.moved;
    this.stopMoving();
    if (first !== seat) await this.port.say({ type: "move_person", seat: first, to: seat });
  }

  stopMoving(): void {
    this.isMoving = false;
    this.moved = null;
  }

  remove(person: number): Promise<boolean> {
    return this.port.say({ type: "remove_person", person });
  }

  handOn(person: number): Promise<boolean> {
    return this.port.say({ type: "hand_on_host", person });
  }

  setClock(change: Partial<Pick<LobbyShown, "minutes" | "bank" | "at_zero">>): Promise<boolean> {
    const { minutes = null, bank = "player", at_zero = "concede" } = { ...this.shown, ...change };
    return this.port.say({ type: "set_clock", minutes, bank, at_zero });
  }

  /** Show the lobby on the list of open tables, or take it off. */
  list(listed: boolean): Promise<boolean> {
    return this.port.say({ type: "list_table", listed });
  }

  start(): Promise<boolean> {
    return this.port.say({ type: "start_game" });
  }

  #seatOf(told: LobbySeat, seat: SeatShown): SeatInLobby {
    const person = this.people.find((each) => each.person === seat.person) ?? null;
    const away = person === null || person.connected || person.away === null ? null : person.away;
    return {
      seat: told.seat,
      side: seat.side,
      letter: told.letter,
      state: told.state,
      name: person?.name ?? seat.name,
      person,
      level: seat.level,
      isMine: person !== null && this.you.includes(person),
      isOwnTeam: this.side === seat.side,
      fleet: told.fleet,
      holds: told.holds,
      role: told.role,
      away: away === null ? null : away + Math.max(0, this.now - this.#told) / 1000,
    };
  }
}

/** How many faults keep a seat's fleet from playing. */
export const faultsOf = (seat: SeatInLobby): number => seat.fleet?.faults.filter((fault) => fault.severe).length ?? 0;

/** The lobby around this component. */
export const [getLobby, setLobby] = createContext<Lobby>();
