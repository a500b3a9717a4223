/** The lobby of a table as one screen sees it: who sits where, what is missing, and what may be done from here. */
import { createContext } from "svelte";
import type { FleetShown, LobbySeat, LobbyShown, PersonShown, Request, SeatShown, TableShown } from "../../wire/messages";
import type { Live } from "../../wire/live.svelte";
import { post } from "../../wire/rest";
import { Chat } from "../chat.svelte";
import { guest } from "../guest.svelte";

type Unsent<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** What the lobby needs of the table around it. */
export interface TablePort {
  readonly game: string;
  readonly live: Live;
  say(message: Unsent<Request>): Promise<boolean>;
}

/** A seat with who has it and how far they are. */
export interface SeatInLobby {
  readonly seat: number;
  readonly side: number;
  readonly letter: string;
  readonly state: LobbySeat["state"];
  readonly name: string;
  /** Whose seat it is, also while a computer plays it. */
  readonly person: PersonShown | null;
  /** The level of the computer that plays it; empty if none does. */
  readonly level: string;
  readonly isMine: boolean;
  readonly isOwnTeam: boolean;
  /** For the seat's own team alone. */
  readonly fleet: FleetShown | null;
  readonly holds: LobbySeat["holds"];
  /** Seconds since its person left. */
  readonly away: number | null;
}

/** How far the person is who asks from this screen. */
export type Readiness = "watching" | "standing" | "no fleet" | "faults" | "not ready" | "ready";

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

  // Who is here

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
  /** Free seats that who asks can play beside their own (SEC-26). */
  readonly alsoFree = $derived(this.side === null ? [] : this.free.filter((each) => each.side === this.side));
  readonly size = $derived(this.seats.length / 2);

  readonly readiness = $derived.by<Readiness>(() => {
    if (!this.me) return "watching";
    if (!this.own.length) return "standing";
    if (this.own.some((each) => each.state === "chooses")) return "no fleet";
    if (this.own.some((each) => each.state === "faults")) return "faults";
    return this.own.every((each) => each.state === "ready") ? "ready" : "not ready";
  });
  /** The faults of all fleets of who asks. */
  readonly faults = $derived(this.own.reduce((sum, each) => sum + faultsOf(each), 0));
  readonly canStart = $derived(this.isHost && this.shown?.missing === "");

  seatsOf(side: number): SeatInLobby[] {
    return this.seats.filter((each) => each.side === side);
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

  /** What the fleets of a team cost together, as far as this screen may know it. */
  points(side: number): number {
    return this.seatsOf(side).reduce((sum, each) => sum + (each.fleet?.points ?? 0), 0);
  }

  act(person: number): void {
    this.#acting = person;
  }

  show(seat: number): void {
    this.#shownSeat = seat;
  }

  // What is asked for

  /** Come in with a name; whether that was possible. A seat that was chosen before is taken at once. */
  async comeIn(seat: number | null = null): Promise<boolean> {
    const known = new Set(this.you.map((each) => each.person));
    this.nameProblem = "";
    try {
      const body = { invitation: this.invitation || (this.table?.invitations["table"] ?? ""), name: this.name.trim() };
      await post("/api/games/{game}/join", { path: { game: this.port.game }, body });
    } catch (refusal) {
      this.nameProblem = (refusal as Error).message;
      return false;
    }
    if (!known.size) guest.rename(this.name.trim());
    this.port.live.comeAgain();
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

  // What the host asks for

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

  setClock(minutes: number | null, bank: LobbyShown["bank"]): Promise<boolean> {
    return this.port.say({ type: "set_clock", minutes, bank });
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
      away: away === null ? null : away + Math.max(0, this.now - this.#told) / 1000,
    };
  }
}

/** How many faults keep a seat's fleet from playing. */
export const faultsOf = (seat: SeatInLobby): number => seat.fleet?.faults.filter((fault) => fault.severe).length ?? 0;

/** The lobby around this component. */
export const [getLobby, setLobby] = createContext<Lobby>();
