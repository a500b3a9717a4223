/** The game that is being set up: format and size, who sits where with which fleet. All of it is remembered. */
import { letterOf } from "../../../board/identity";
import type {
  AtZero,
  FormatChoice,
  FormatSize,
  GameWanted,
  PeopleChoice,
  ReadyFleetChoice,
  ReadyTeam,
  SeatWanted,
  SharedCard,
} from "../../../wire/types";
import { guest } from "../../guest.svelte";
import { choices, found, RulesChosen } from "../choices.svelte";
import { changed, exchanged, factionChanged, factionsExchanged, released, seatAt } from "./moves";
import { isSame, seatsThatShare, seatsWithFleets, type NumberedSpot, type Spot } from "./place";
import { emptySeat, MINE, PASTED, remember, remembered, USUAL, type PlannedSeat, type PlannedTeam, type Remembered } from "./remembered";

/** A seat as it will be, with everything that is usual filled in. */
export interface SeatPlan extends NumberedSpot, PlannedSeat {
  /** A to H; empty for a Grand Admiral without a fleet. */
  readonly letter: string;
  /** The key of a ready-made fleet or the list itself, as it is sent. */
  readonly fleet: string;
  /** The ready-made fleet that is chosen. */
  readonly ready: ReadyFleetChoice | undefined;
}

export const ME = "me";
export const FRIEND = "friend";
export const HERE = "here";
/** The option with which teams share a fleet (OPT-05). */
const TEAM_PLAY = "team_play";
/** In tournaments the side concedes whose time is up (TRN-44). */
export const TOURNAMENT = "tournament";
const SIDES = [0, 1] as const;

export class GamePlan {
  #now = $state.raw<Remembered>(remembered());
  /** The controller of each card of a shared fleet; empty for dealt out evenly. */
  #dealt = $state.raw<number[][]>([]);
  readonly rules = new RulesChosen(() => this.format?.profile ?? "");

  readonly format = $derived.by<FormatChoice | undefined>(() => found(choices.listed?.games, this.#now.format));
  readonly sizes = $derived.by<readonly FormatSize[]>(() => this.#sizes());
  readonly size = $derived.by<FormatSize | undefined>(() => {
    const [players, points] = this.#now.sizes[this.format?.key ?? ""] ?? [];
    return this.sizes.find((size) => size.players === players && size.points === points) ?? this.sizes[0];
  });
  readonly people = $derived.by<PeopleChoice | undefined>(() => found(choices.listed?.people, this.#now.people));
  /** The factions that have ready-made teams of this size. */
  readonly factions = $derived([...new Set((this.size?.teams ?? []).map((team) => team.faction))]);
  readonly level = $derived.by<string>(() => found(choices.listed?.levels, this.#now.level)?.key ?? "");
  readonly minutes = $derived(this.#now.minutes);
  readonly bank = $derived.by(() => this.#now.bank || (this.seats.length > 2 && this.shares ? "team" : (this.size?.bank ?? "player")));
  readonly atZero = $derived.by(() => found(choices.listed?.at_zero, this.#now.atZero)?.key);
  readonly spectators = $derived.by<string>(() => found(choices.listed?.spectators, this.#now.spectators)?.key ?? "");

  readonly shares = $derived.by(() => this.#now.shares && (this.format?.can_share ?? false));
  readonly sharers = $derived(this.#now.sharers);
  readonly allowsAdmirals = $derived((this.size?.players ?? 0) > 2);
  readonly spots = $derived.by<NumberedSpot[]>(() => {
    if (this.shares) return seatsThatShare(this.sharers);
    const admirals = this.allowsAdmirals ? SIDES.filter((side) => this.#now.teams[side]?.hasAdmiral) : [];
    return seatsWithFleets(this.size?.players ?? 0, admirals);
  });
  /** All seats in the order in which they are sent. */
  readonly seats = $derived.by<SeatPlan[]>(() => this.spots.map((spot) => this.#seat(spot)));
  readonly friends = $derived(this.seats.filter((seat) => seat.player === FRIEND).length);
  readonly computers = $derived(this.seats.filter((seat) => this.isComputer(seat.player)).length);
  /** Everybody with a seat, each counted once, whatever they control. */
  readonly persons = $derived(this.seats.filter((seat) => seat.also === null && !this.isComputer(seat.player)).length);
  /** Whether people choose their seats at the table: of two, one invites the other to the other seat. */
  readonly hasLobby = $derived(this.friends > 0 && this.seats.length > 2);

  constructor({ people = "", format = "" } = {}) {
    if (format) this.set({ format });
    if (!people) return;
    // The links that name an opponent are for two players.
    const [players] = this.#now.sizes[this.#now.format] ?? [2];
    this.choosePeople(people, players > 2 ? "" : this.#now.format);
    this.set({ shares: false });
  }

  set(change: Partial<Remembered>): void {
    this.#now = { ...this.#now, ...change };
    remember(this.#now);
  }

  chooseSize({ players, points }: FormatSize): void {
    this.#dealt = [];
    this.set({ sizes: { ...this.#now.sizes, [this.format?.key ?? ""]: [players, points] } });
  }

  /** Share a fleet in each team, or not; `players` in all. */
  share(shares: boolean, sharers = this.sharers): void {
    this.#dealt = [];
    this.set({ shares, sharers });
  }

  /** Seat who usually plays so: names and lists that were typed stay for when they are wanted again. */
  choosePeople(people: string, format = this.#now.format): void {
    if (people === this.#now.people) return this.set({ format });
    const fleetOf = (seat: PlannedSeat, player: string): string => (player === ME ? seat.choice : USUAL);
    const teams = this.#now.teams.map((team, side) => ({
      ...team,
      seats: team.seats.map((seat, index) => ({
        ...seat,
        player: "",
        also: null,
        choice: fleetOf(seat, this.#player({ side, index })),
      })),
    }));
    this.set({ people, format, teams });
  }

  isComputer(player: string): boolean {
    return choices.listed?.levels.some((level) => level.key === player) ?? false;
  }

  at(spot: Spot): SeatPlan | undefined {
    return this.seats.find((seat) => isSame(seat, spot));
  }

  // Teams

  /** The faction of a team. */
  faction(side: number): string {
    const chosen = this.#now.teams[side]?.faction ?? "";
    return this.factions.includes(chosen) ? chosen : (this.factions[side] ?? this.factions[0] ?? "");
  }

  /** Another faction for a team, with its ready-made team; if the opponents have it, the teams exchange theirs. */
  changeFaction(side: number): void {
    const now = this.faction(side);
    const next = this.factions[(this.factions.indexOf(now) + 1) % this.factions.length] ?? now;
    const { teams } = this.#now;
    this.#setTeams(
      next === this.faction(1 - side) ? factionsExchanged(teams, [this.faction(0), this.faction(1)]) : factionChanged(teams, side, next),
    );
  }

  hasAdmiral(side: number): boolean {
    return this.spots.some((spot) => spot.side === side && spot.role === "grand_admiral");
  }

  /** Add a place for a Grand Admiral without a fleet to a team, or leave it out (SEC-65). */
  setAdmiral(side: number, hasAdmiral: boolean): void {
    this.#setTeams(this.#now.teams.map((team, at) => (at === side ? { ...team, hasAdmiral } : team)));
  }

  /** Every ready-made fleet that a seat of a side can have, those of its faction first. */
  fleets(side: number): ReadyFleetChoice[] {
    const all = [...(this.size?.teams ?? []).flatMap((team) => team.fleets), ...(this.size?.fleets ?? [])];
    const fleets = all.filter((fleet, at) => all.findIndex((other) => other.key === fleet.key) === at);
    const faction = this.faction(side);
    return [...fleets.filter((fleet) => fleet.faction === faction), ...fleets.filter((fleet) => fleet.faction !== faction)];
  }

  /** Hand a card of a shared fleet to another player of its team (OPT-07). `cards` are those of both teams, as dealt now. */
  deal(cards: readonly SharedCard[], place: number, controller: number): void {
    const inTeam = (seat: number): number => this.seats.find((each) => each.seat === seat)?.index ?? 0;
    this.#dealt = SIDES.map((side) =>
      cards.flatMap((card, at) => (card.side === side ? [inTeam(at === place ? controller : card.controller)] : [])),
    );
  }

  // Seats

  /** Somebody else on a seat. If I sit down elsewhere, whoever was there takes my seat. */
  seatPlayer(spot: Spot, player: string): void {
    const was = this.at(spot);
    const mine = this.seats.find((seat) => seat.player === ME && seat.also === null);
    let { teams } = this.#now;
    if (player === ME && mine && was && !isSame(mine, spot)) {
      teams = changed(teams, mine, { player: was.also === null ? was.player : this.level, name: was.name, also: null });
      teams = released(teams, mine, this.level);
    }
    teams = changed(teams, spot, { player, also: null });
    if (player !== ME && player !== HERE) teams = released(teams, spot, this.level);
    this.set({ teams, ...(this.isComputer(player) && { level: player }) });
  }

  /** A person with another seat of the team controls the fleet of this one too (SEC-26). */
  seatAlso(spot: Spot, owner: number): void {
    this.#setTeams(released(changed(this.#now.teams, spot, { also: owner }), spot, this.level));
  }

  /** The people of a team who can control a fleet besides their own. */
  mates(spot: Spot): SeatPlan[] {
    if (this.shares || this.at(spot)?.role !== "fleet") return [];
    const isPerson = ({ also, player, role }: SeatPlan): boolean => also === null && role === "fleet" && (player === ME || player === HERE);
    return this.seats.filter((seat) => seat.side === spot.side && !isSame(seat, spot) && isPerson(seat));
  }

  name(spot: Spot, name: string): void {
    this.#setTeams(changed(this.#now.teams, spot, { name }));
  }

  chooseFleet(spot: Spot, choice: string): void {
    this.#dealt = [];
    this.#setTeams(changed(this.#now.teams, spot, { choice }));
  }

  /** Play a fleet saved in this browser, in a game for which it was built, against a team of another faction. */
  playSaved(name: string, { profile, points, faction }: { profile: string; points: number; faction: string }): void {
    const fits = (size: FormatSize): boolean => size.players === 2 && size.points === points;
    const format = choices.listed?.games.find((game) => game.profile === profile && game.sizes.some(fits));
    if (format) this.set({ format: format.key, sizes: { ...this.#now.sizes, [format.key]: [2, points] }, shares: false });
    if (faction === this.faction(1)) this.changeFaction(0);
    const mine = this.seats.find((seat) => seat.player === ME) ?? { side: 0, index: 0 };
    this.chooseFleet(mine, `${MINE}${name}`);
  }

  /** A list that was pasted, or the fleet of a seat put right. */
  paste(spot: Spot, text: string): void {
    this.#dealt = [];
    this.#setTeams(changed(this.#now.teams, spot, { choice: PASTED, text }));
  }

  /** Two seats change places. */
  exchange(one: Spot, other: Spot): void {
    const [first, second] = [this.at(one), this.at(other)];
    if (!first || !second || isSame(one, other)) return;
    this.#dealt = [];
    this.#setTeams(exchanged(this.#now.teams, one, other, [first.player, second.player], this.level));
  }

  /** Move a seat to the other team: it changes places with the one opposite, or with the last one there. Where it is now. */
  moveAcross({ side, index }: Spot): Spot {
    const there = this.seats.filter((seat) => seat.side === 1 - side && seat.role !== "grand_admiral");
    const to = there.find((seat) => seat.index === index) ?? there.at(-1);
    if (!to) return { side, index };
    this.exchange({ side, index }, to);
    return to;
  }

  /** The request for this game. `computer` names the computer of a letter. */
  wanted(name: string, computer: (letter: string) => string): GameWanted {
    return {
      seats: this.seats.map((seat) => this.#seatWanted(seat, name, computer)),
      profile: this.format?.profile ?? "",
      points: this.size?.points ?? null,
      options: this.shares ? [...this.rules.keys, TEAM_PLAY] : this.rules.keys,
      controllers: this.shares ? this.#dealt : [],
      printing: this.rules.printing?.key ?? "",
      allow_missing: this.rules.allowMissing,
      minutes: this.minutes,
      bank: this.bank,
      ...(this.atZero && this.minutes !== null && this.format?.profile !== TOURNAMENT && { at_zero: this.atZero as AtZero }),
      spectators: this.persons ? this.spectators : "all",
      lobby: this.hasLobby,
    };
  }

  // How it is put together

  #seatWanted(seat: SeatPlan, name: string, computer: (letter: string) => string): SeatWanted {
    // Of one person's seats the first one names them, whichever they took first.
    const person = (each: SeatPlan): number => each.also ?? each.index;
    const own = this.seats.filter((each) => each.side === seat.side && person(each) === person(seat));
    const owner = own.find((each) => each.also === null) ?? seat;
    const [first = seat] = own;
    const named = owner.player === ME ? name : owner.player === FRIEND && this.hasLobby ? "" : owner.name;
    return {
      player: seat.player,
      fleet: seat.role === "fleet" ? seat.fleet : "",
      name: this.isComputer(seat.player) ? computer(seat.letter) : named,
      ...(seat.player === HERE && first !== seat && { same_as: first.seat }),
      ...(seat.role !== "fleet" && { role: seat.role, side: seat.side }),
    };
  }

  /** The legal sizes of the format, unless an added rule has others. */
  #sizes(): readonly FormatSize[] {
    const changedSizes = this.rules.options.find((option) => option.sizes.length)?.sizes;
    const sizes = this.format?.sizes ?? [];
    if (!changedSizes) return sizes;
    const known = (choices.listed?.games ?? []).flatMap((game) => game.sizes).filter((size) => size.players === 2);
    return changedSizes.map(({ points, label }) => {
      const { teams = [], fleets = [] } = known.find((size) => size.points === points) ?? {};
      return { players: 2, points, each: points, label, extended_setup: false, bank: "player", teams, fleets };
    });
  }

  #seat(spot: NumberedSpot): SeatPlan {
    const { name, also, choice: kept, text } = this.#kept(spot);
    const isInTeam = this.spots.some((other) => other.side === spot.side && other.index === also && other.role === "fleet");
    const owner = also !== null && isInTeam && spot.role === "fleet" && !this.shares ? { side: spot.side, index: also } : null;
    const player = this.#player(owner ?? spot);
    const { choice, ready } = this.#fleet(spot, kept, owner ? "" : player);
    const fleet = choice === PASTED ? text : choice.startsWith(MINE) ? saved(choice) : (ready?.key ?? "");
    const letter = spot.role === "grand_admiral" ? "" : letterOf(spot.seat);
    return { ...spot, letter, player, name, also: owner ? also : null, choice, text, fleet, ready };
  }

  /** The player chosen for a seat, or the usual one. */
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
    const usual = this.#team(spot.side)?.fleets[spot.index] ?? this.fleets(spot.side)[0];
    return usual ? { choice: usual.key, ready: usual } : { choice: PASTED };
  }

  /** The ready-made team of a side. */
  #team(side: number): ReadyTeam | undefined {
    const faction = this.faction(side);
    return this.size?.teams.find((team) => team.faction === faction);
  }

  #kept(spot: Spot): PlannedSeat {
    return seatAt(this.#now.teams, spot) ?? emptySeat();
  }

  #setTeams(teams: PlannedTeam[]): void {
    this.set({ teams });
  }
}

/** The list of a fleet saved in this browser. */
function saved(choice: string): string {
  return guest.fleets.find((fleet) => `${MINE}${fleet.name}` === choice)?.text ?? "";
}
