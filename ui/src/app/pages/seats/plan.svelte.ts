/** The game that is being set up: format and size, who sits where with which fleet. All of it is remembered. */
import { letterOf, type Seated } from "../../../board/identity";
import type { FormatChoice, FormatSize, GameWanted, PeopleChoice, ReadyFleetChoice, ReadyTeam, SeatWanted } from "../../../wire/types";
import { guest } from "../../guest.svelte";
import { choices, found, RulesChosen } from "../choices.svelte";
import { seatsOf } from "./place";
import {
  emptySeat,
  MINE,
  PASTED,
  remember,
  remembered,
  USUAL,
  type BankChosen,
  type PlannedSeat,
  type PlannedTeam,
  type Remembered,
} from "./remembered";

/** A seat by its team and its place in it. */
export interface Spot {
  readonly side: number;
  readonly index: number;
}

/** A seat as it will be, with everything that is usual filled in. */
export interface SeatPlan extends Spot, Omit<PlannedSeat, "text"> {
  readonly seat: number;
  readonly letter: string;
  /** The key of a ready-made fleet or the list itself, as it is sent. */
  readonly fleet: string;
  readonly text: string;
  /** The ready-made fleet that is chosen. */
  readonly ready: ReadyFleetChoice | undefined;
}

export const ME = "me";
export const FRIEND = "friend";
export const HERE = "here";
const TYPED = (choice: string): boolean => choice === PASTED || choice.startsWith(MINE);

export class GamePlan {
  #now = $state.raw<Remembered>(remembered());
  readonly rules = new RulesChosen(() => this.format?.profile ?? "");

  readonly format = $derived.by<FormatChoice | undefined>(() => found(choices.listed?.games, this.#now.format));
  readonly sizes = $derived.by<readonly FormatSize[]>(() => this.#sizes());
  readonly size = $derived.by<FormatSize | undefined>(() => {
    const [players, points] = this.#now.sizes[this.format?.key ?? ""] ?? [];
    return this.sizes.find((size) => size.players === players && size.points === points) ?? this.sizes[0];
  });
  readonly people = $derived.by<PeopleChoice | undefined>(() => found(choices.listed?.people, this.#now.people));
  readonly inTeam = $derived((this.size?.players ?? 0) / 2);
  readonly seated = $derived<Seated[]>(seatsOf(this.size?.players ?? 0));
  /** The factions that have ready-made teams of this size. */
  readonly factions = $derived([...new Set((this.size?.teams ?? []).map((team) => team.faction))]);
  readonly level = $derived.by<string>(() => found(choices.listed?.levels, this.#now.level)?.key ?? "");
  readonly minutes = $derived(this.#now.minutes);
  readonly bank = $derived(this.#now.bank || (this.size?.bank ?? "player"));
  readonly spectators = $derived.by<string>(() => found(choices.listed?.spectators, this.#now.spectators)?.key ?? "");

  /** All seats of both teams, in the order in which they are sent. */
  readonly seats = $derived.by<SeatPlan[]>(() =>
    this.seated.map(({ seat, side }) => this.#seat({ side, index: seat % Math.max(this.inTeam, 1) })),
  );
  readonly friends = $derived(this.seats.filter((seat) => seat.player === FRIEND).length);
  readonly computers = $derived(this.seats.filter((seat) => this.isComputer(seat.player)).length);
  /** Everybody with a seat, each counted once, whatever they control. */
  readonly persons = $derived(this.seats.filter((seat) => seat.also === null && !this.isComputer(seat.player)).length);
  /** Whether people choose their seats at the table: two invite one another with a link to the other seat. */
  readonly hasLobby = $derived(this.friends > 0 && this.seats.length > 2);

  constructor({ people = "", format = "" } = {}) {
    if (format) this.set({ format });
    if (!people) return;
    // The links that name an opponent are for two players.
    const [players] = this.#now.sizes[this.#now.format] ?? [2];
    this.choosePeople(people, players > 2 ? "" : this.#now.format);
  }

  set(change: Partial<Remembered>): void {
    this.#now = { ...this.#now, ...change };
    remember(this.#now);
  }

  chooseSize({ players, points }: FormatSize): void {
    this.set({ sizes: { ...this.#now.sizes, [this.format?.key ?? ""]: [players, points] } });
  }

  /** Seat who usually plays so: names and lists that were typed stay for when they are wanted again. */
  choosePeople(people: string, format = this.#now.format): void {
    if (people === this.#now.people) return this.set({ format });
    const teams = this.#now.teams.map((team) => ({
      ...team,
      seats: team.seats.map((seat) => ({ ...seat, player: "", also: null, choice: seat.player === ME ? seat.choice : USUAL })),
    }));
    this.set({ people, format, teams });
  }

  chooseBank(bank: string): void {
    this.set({ bank: bank as BankChosen });
  }

  isComputer(player: string): boolean {
    return choices.listed?.levels.some((level) => level.key === player) ?? false;
  }

  at({ side, index }: Spot): SeatPlan | undefined {
    return this.seats.find((seat) => seat.side === side && seat.index === index);
  }

  /** The faction of a team. */
  faction(side: number): string {
    const chosen = this.#now.teams[side]?.faction ?? "";
    return this.factions.includes(chosen) ? chosen : (this.factions[side] ?? this.factions[0] ?? "");
  }

  /** Another faction for a team, with its ready-made team; if the opponents have it, the teams exchange theirs. */
  changeFaction(side: number): void {
    const now = this.faction(side);
    const next = this.factions[(this.factions.indexOf(now) + 1) % this.factions.length] ?? now;
    const [one, other] = this.#teams(side);
    if (next === this.faction(1 - side)) {
      const fleets = (from: PlannedTeam, to: PlannedTeam, faction: string): PlannedTeam => ({
        faction,
        seats: to.seats.map((seat, at) => ({ ...seat, choice: from.seats[at]?.choice ?? USUAL, text: from.seats[at]?.text ?? "" })),
      });
      this.#setTeams(side, fleets(other, one, next), fleets(one, other, now));
    } else {
      this.#setTeams(side, { faction: next, seats: one.seats.map((seat) => ({ ...seat, choice: USUAL })) }, other);
    }
  }

  /** Somebody else on a seat. If I sit down elsewhere, whoever was there takes my seat. */
  seatPlayer(spot: Spot, player: string): void {
    const was = this.at(spot);
    const mine = this.seats.find((seat) => seat.player === ME && seat.also === null);
    if (player === ME && mine && was && (mine.side !== spot.side || mine.index !== spot.index)) {
      this.#changeSeat(mine, { player: was.player, name: was.name, also: null });
    }
    this.#changeSeat(spot, { player, also: null });
    if (this.isComputer(player)) this.set({ level: player });
    this.#release(spot.side, spot.index, player);
    if (player === ME && mine) this.#release(mine.side, mine.index, "");
  }

  /** Whoever has another seat of the team controls the fleet of this one too (SEC-26). */
  seatAlso({ side, index }: Spot, owner: number): void {
    this.#changeSeat({ side, index }, { also: owner });
    this.#release(side, index, "");
  }

  name(spot: Spot, name: string): void {
    this.#changeSeat(spot, { name });
  }

  chooseFleet(spot: Spot, choice: string): void {
    this.#changeSeat(spot, { choice });
  }

  /** A list that was pasted, or the fleet of a seat put right. */
  paste(spot: Spot, text: string): void {
    this.#changeSeat(spot, { choice: PASTED, text });
  }

  /** Two seats change places. Across the table people move, and lists of their own with them; ready-made fleets stay. */
  exchange(one: Spot, other: Spot): void {
    const [first, second] = [this.at(one), this.at(other)];
    if (!first || !second || first.seat === second.seat) return;
    const [here, there] = [this.#kept(one), this.#kept(other)];
    if (one.side === other.side) {
      this.#changeSeat(one, { ...there, player: second.player });
      this.#changeSeat(other, { ...here, player: first.player });
      const swapped = (also: number | null): number | null =>
        also === one.index ? other.index : also === other.index ? one.index : also;
      this.#changeTeam(one.side, (seat) => ({ ...seat, also: swapped(seat.also) }));
      return;
    }
    const isTyped = TYPED(here.choice) || TYPED(there.choice);
    const fleet = ({ choice, text }: PlannedSeat): Partial<PlannedSeat> =>
      isTyped ? { choice: TYPED(choice) ? choice : USUAL, text } : {};
    const person = ({ player, also, name }: SeatPlan): Partial<PlannedSeat> => ({
      player: also === null ? player : this.level,
      name: also === null ? name : "",
      also: null,
    });
    this.#changeSeat(one, { ...person(second), ...fleet(there) });
    this.#changeSeat(other, { ...person(first), ...fleet(here) });
    this.#release(one.side, one.index, "");
    this.#release(other.side, other.index, "");
  }

  /** Move a seat to the other team: it changes places with the one opposite. */
  moveAcross({ side, index }: Spot): void {
    this.exchange({ side, index }, { side: 1 - side, index });
  }

  /** The people of a team who can control a seat besides their own. */
  mates(spot: Spot): SeatPlan[] {
    return this.seats.filter(
      (seat) =>
        seat.side === spot.side && seat.index !== spot.index && seat.also === null && (seat.player === ME || seat.player === HERE),
    );
  }

  /** The request for this game. `computer` names the computer of a letter. */
  wanted(name: string, computer: (letter: string) => string): GameWanted {
    return {
      seats: this.#seatsWanted(name, computer),
      profile: this.format?.profile ?? "",
      points: this.size?.points ?? null,
      options: this.rules.keys,
      printing: this.rules.printing?.key ?? "",
      allow_missing: this.rules.allowMissing,
      minutes: this.minutes,
      bank: this.bank,
      spectators: this.persons ? this.spectators : "all",
      lobby: this.hasLobby,
    };
  }

  // How it is put together

  #seatsWanted(name: string, computer: (letter: string) => string): SeatWanted[] {
    const named = ({ player, name: own, letter }: SeatPlan): string => {
      if (player === ME) return name;
      return this.isComputer(player) ? computer(letter) : player === FRIEND && this.hasLobby ? "" : own;
    };
    return this.seats.map((seat) => {
      // Of one person's seats the first one names them, whichever they took first.
      const person = (each: SeatPlan): number => each.also ?? each.index;
      const own = this.seats.filter((each) => each.side === seat.side && person(each) === person(seat));
      const owner = own.find((each) => each.also === null) ?? seat;
      const wanted = { player: owner.player, fleet: seat.fleet, name: named({ ...owner, letter: seat.letter }) };
      const first = own[0] ?? seat;
      return owner.player === HERE && first.seat !== seat.seat ? { ...wanted, same_as: first.seat } : wanted;
    });
  }

  /** The legal sizes of the format, unless an added rule has others. */
  #sizes(): readonly FormatSize[] {
    const changed = this.rules.options.find((option) => option.sizes.length)?.sizes;
    const sizes = this.format?.sizes ?? [];
    if (!changed) return sizes;
    const known = (choices.listed?.games ?? []).flatMap((game) => game.sizes).filter((size) => size.players === 2);
    return changed.map(({ points, label }) => {
      const alike = known.find((size) => size.points === points) ?? sizes[0];
      const { teams = [], fleets = [] } = alike?.points === points ? alike : {};
      return { players: 2, points, each: points, label, extended_setup: false, bank: "player", teams, fleets };
    });
  }

  #seat(spot: Spot): SeatPlan {
    const { name, also, choice: kept, text } = this.#kept(spot);
    const seat = spot.side * this.inTeam + spot.index;
    const owner = also !== null && also < this.inTeam ? { side: spot.side, index: also } : null;
    const player = this.#player(owner ?? spot);
    const { choice, ready } = this.#fleet(spot, kept, owner ? "" : player);
    const fleet = choice === PASTED ? text : choice.startsWith(MINE) ? saved(choice) : (ready?.key ?? "");
    return { ...spot, seat, letter: letterOf(seat), player, name, also: owner ? also : null, choice, text, fleet, ready };
  }

  /** Who was chosen for a seat, or who usually plays there. */
  #player(spot: Spot): string {
    const { player } = this.#kept(spot);
    if ([ME, FRIEND, HERE].includes(player) || this.isComputer(player)) return player;
    const usual = (spot.side || spot.index ? this.people?.others : this.people?.first) ?? "";
    return this.isComputer(usual) ? this.level : usual;
  }

  /** The fleet that a seat has: what was chosen if it can be had here, else what is usual. */
  #fleet(spot: Spot, choice: string, player: string): { choice: string; ready?: ReadyFleetChoice | undefined } {
    if (choice === PASTED || (choice.startsWith(MINE) && saved(choice))) return { choice };
    const chosen = this.fleets(spot.side).find((fleet) => fleet.key === choice);
    if (chosen) return { choice, ready: chosen };
    if (player === FRIEND) return { choice: USUAL };
    const usual = this.team(spot.side)?.fleets[spot.index] ?? this.fleets(spot.side)[0];
    return usual ? { choice: usual.key, ready: usual } : { choice: PASTED };
  }

  /** The ready-made team of a side. */
  team(side: number): ReadyTeam | undefined {
    const faction = this.faction(side);
    return this.size?.teams.find((team) => team.faction === faction);
  }

  /** Every ready-made fleet that a seat of a side can have, those of its faction first. */
  fleets(side: number): ReadyFleetChoice[] {
    const all = [...(this.size?.teams ?? []).flatMap((team) => team.fleets), ...(this.size?.fleets ?? [])];
    const fleets = all.filter((fleet, at) => all.findIndex((other) => other.key === fleet.key) === at);
    const faction = this.faction(side);
    return [...fleets.filter((fleet) => fleet.faction === faction), ...fleets.filter((fleet) => fleet.faction !== faction)];
  }

  #kept({ side, index }: Spot): PlannedSeat {
    return this.#now.teams[side]?.seats[index] ?? emptySeat();
  }

  #teams(side: number): [PlannedTeam, PlannedTeam] {
    const nobody = { faction: "", seats: [] };
    return [this.#now.teams[side] ?? nobody, this.#now.teams[1 - side] ?? nobody];
  }

  #setTeams(side: number, team: PlannedTeam, opponents: PlannedTeam): void {
    this.set({ teams: side ? [opponents, team] : [team, opponents] });
  }

  #changeTeam(side: number, change: (seat: PlannedSeat, index: number) => PlannedSeat): void {
    const [team, opponents] = this.#teams(side);
    this.#setTeams(side, { ...team, seats: team.seats.map(change) }, opponents);
  }

  #changeSeat({ side, index }: Spot, change: Partial<PlannedSeat>): void {
    this.#changeTeam(side, (seat, at) => (at === index ? { ...seat, ...change } : seat));
  }

  /** Computers take the seats that somebody controlled besides one that they have no more. */
  #release(side: number, owner: number, player: string): void {
    if (player === ME || player === HERE) return;
    this.#changeTeam(side, (seat) => (seat.also === owner ? { ...seat, also: null, player: this.level } : seat));
  }
}

/** The list of a fleet saved in this browser. */
function saved(choice: string): string {
  return guest.fleets.find((fleet) => `${MINE}${fleet.name}` === choice)?.text ?? "";
}
