/** The states of all players now, for a part of the frame: they follow the table and count the seconds. */
import { areTeams, identityOf, type Identity } from "../../../board/identity";
import { sideOf } from "../../../board/naming";
import type { SeatShown } from "../../../wire/types";
import "../../../words/frame";
import "../../../words/team";
import { say } from "../../../words/words.svelte";
import { Clocks } from "../clock.svelte";
import type { TableContext } from "../table_context";
import { stateText, factsOf, roleText, stateOf, type TableFacts, type PlayerState } from "./player_state";
import type { Relation } from "./cell_text";
import { teamsOf, type Team } from "./players";

/** How many seconds somebody decides before the time is shown. */
const LONG = 10;
/** Since when each seat has been awaited, at each table. */
const AWAITED = new WeakMap<TableContext, Map<number, number>>();

export class PlayerStates {
  readonly clocks: Clocks;

  /** To be made while a component begins. */
  constructor(readonly table: TableContext) {
    this.clocks = new Clocks(
      () => this.seats,
      () => this.facts !== null && this.facts.asked.length > 0,
      () => table.upTo != null,
    );
    const since = AWAITED.get(table) ?? new Map<number, number>();
    AWAITED.set(table, since);
    $effect.pre(() => {
      const asked = new Set(this.facts?.asked.map((each) => each.seat));
      for (const seat of since.keys()) if (!asked.has(seat)) since.delete(seat);
      for (const seat of asked) if (!since.has(seat)) since.set(seat, Date.now());
    });
  }

  get seats(): readonly SeatShown[] {
    return this.table.live.table?.seats ?? [];
  }

  readonly facts = $derived.by<TableFacts | null>(() => factsOf(this.table));

  readonly teams = $derived.by<Team[]>(() => (this.facts ? teamsOf(this.facts.scene, sideOf(this.facts.scene)) : []));
  readonly hasTeams = $derived(areTeams(this.facts?.scene.players ?? []));

  /** The seats that are the reader's own; at a shared screen those of who looks. */
  readonly own = $derived.by<readonly number[]>(() => {
    const viewer = this.facts?.scene.viewer ?? null;
    const { seats, shared } = this.table.live;
    return shared ? (viewer === null ? [] : [viewer]) : seats;
  });

  seat(seat: number): SeatShown | undefined {
    return this.seats.find((each) => each.seat === seat);
  }

  nameOf = (seat: number): string => {
    if (!this.table.live.shared && this.table.live.seats.includes(seat)) return say("frame-you");
    return this.facts?.scene.players.find((player) => player.seat === seat)?.name || this.seat(seat)?.name || "";
  };

  identity(seat: number): Identity {
    return identityOf(seat, this.facts?.scene.players ?? []);
  }

  relation(seat: number, side: number): Relation {
    if (this.own.includes(seat)) return "you";
    if (!this.own.length || !this.facts) return "player";
    return side === sideOf(this.facts.scene) ? "teammate" : "opponent";
  }

  stateOf(seat: number): PlayerState {
    if (!this.facts) return { doing: "ready", role: null, isAwaited: false, away: null };
    const state = stateOf(seat, this.facts);
    return state.away === null ? state : { ...state, away: state.away + this.clocks.since };
  }

  /** A player's activity; `inWord`: that of their piece, if it says more. */
  said(seat: number, inWord = false): string {
    const state = this.stateOf(seat);
    if (state.doing === "decides" && !this.table.live.shared && this.own.includes(seat)) return say("team-you-decide");
    const awaited = this.facts?.asked.map((each) => this.nameOf(each.seat)) ?? [];
    const begun = AWAITED.get(this.table)?.get(seat);
    const seconds = begun === undefined ? 0 : (this.clocks.now - begun) / 1000;
    return (inWord ? roleText : stateText)(state, awaited, seconds >= LONG ? seconds : null);
  }

  /** The clock of a player where each has one of their own. */
  clockOf(seat: number): string {
    const at = this.seat(seat);
    return at && at.clock !== null && this.table.live.table?.bank !== "team" ? this.clocks.time(at) : "";
  }
}
