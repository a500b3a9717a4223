/** The organiser's desk: the event as it is now, and every command. */
import { get } from "../../wire/rest";
import type {
  CommandRequest,
  DoneShown,
  EventChoices,
  EventDesk,
  EventWanted,
  MatchAtDesk,
  OpenAddress,
  PlayerAtDesk,
  RoundAtDesk,
  DryRun,
} from "../../wire/types";
import "../../words/event_desk";
import { say } from "../../words/words.svelte";
import { EventApi } from "./event_api";
import { Refresh } from "./refresh";
import { reasonOf } from "./refusal";
import { savedEvents } from "./saved_events.svelte";
import { EventSocket } from "./event_socket.svelte";

/** A command; the server fills in missing fields. */
export type Command = CommandRequest["command"];

export class Desk {
  view = $state.raw<EventDesk | null>(null);
  choices = $state.raw<EventChoices | null>(null);
  /** The address of this server for others; links to hand out start with it. */
  address = $state.raw<OpenAddress | null>(null);
  /** Whether pages to print can be opened in tabs yet. */
  opensTabs = $state(false);
  /** When the view arrived, by this page's clock. */
  heard = $state(0);
  failure = $state("");
  /** The result being entered; without a match, it is chosen first. */
  entering = $state.raw<{ round: RoundAtDesk; match: MatchAtDesk | null } | null>(null);
  /** The selected round; null: the last one. */
  looked = $state<number | null>(null);
  /** The last change, for the live region. */
  announced = $state("");
  readonly api: EventApi;
  readonly socket: EventSocket;
  readonly #refresh = new Refresh(() => this.#fetch());

  constructor(
    readonly event: string,
    readonly secret: string,
  ) {
    this.api = new EventApi(event, secret);
    this.socket = new EventSocket(
      event,
      secret,
      (message) => {
        if (message.entry !== this.view?.entry) void this.refresh();
      },
      (reason) => (this.failure ||= reason),
    );
    void this.#open();
  }

  close(): void {
    this.socket.close();
  }

  get current(): RoundAtDesk | null {
    return this.view?.rounds.at(-1) ?? null;
  }

  /** Enter the result of a match, or of one chosen later, in the selected round if it is published. */
  enter(looked: RoundAtDesk | null, match: MatchAtDesk | null = null): void {
    const round = looked && looked.status !== "preview" ? looked : this.view?.rounds.filter((one) => one.status !== "preview").at(-1);
    if (round) this.entering = { round, match };
  }

  player(id: number): PlayerAtDesk | undefined {
    return this.view?.players.find((player) => player.id === id);
  }

  /** Whether the event would accept this command now, doubts or not. */
  can(what: string): boolean {
    return !!this.view?.can.includes(what);
  }

  async do(command: Command, overrule = false): Promise<string[]> {
    return this.#done(await this.api.post("/do", { body: { command, overrule } }));
  }

  async dryRun(command: Command): Promise<DryRun> {
    return this.api.post("/dry-run", { body: { command } });
  }

  async change(wanted: EventWanted, overrule: boolean): Promise<string[]> {
    return this.#done(await this.api.post("/settings", { body: { wanted, overrule } }));
  }

  /** Undo an entry, if it is still the last; a player's entry only with `overrule`. */
  async undo(entry: number, overrule: boolean): Promise<void> {
    await this.#done(await this.api.post("/undo", { body: { entry, overrule } }));
  }

  /** Delete the whole event for good. */
  async delete(name: string): Promise<void> {
    await this.api.post("/delete", { body: { name } });
    this.close();
  }

  /** Give the desk a new secret: other devices lose access, this one continues with the new secret. */
  async renew(): Promise<void> {
    const opened = await this.api.post("/desk/secret");
    savedEvents.save(this.event, { name: this.view?.agreed.name ?? "", desk: opened.desk });
    this.close();
    location.assign(opened.link);
  }

  async redo(entry: number): Promise<void> {
    await this.#done(await this.api.post("/redo", { body: { entry } }));
  }

  /** Fetch the event again. */
  refresh(): Promise<void> {
    return this.#refresh.run();
  }

  async #done(done: DoneShown): Promise<string[]> {
    await this.refresh();
    this.announced = done.text;
    return done.remarks;
  }

  async #fetch(): Promise<void> {
    const view = await this.api.get("/desk");
    this.heard = performance.now();
    // Before the desk appears: whoever leaves at once finds it among their events.
    if (!this.view) savedEvents.save(this.event, { name: view.agreed.name, desk: this.secret });
    this.view = view;
  }

  async #open(): Promise<void> {
    try {
      this.choices = await get("/api/events/choices");
      this.address = await get("/api/address");
      await this.refresh();
      // Pages to print and files open in their own tabs: a cookie authorises them.
      await this.api.post("/desk/open");
      this.opensTabs = true;
    } catch (error) {
      this.failure = reasonOf(error, say("event-desk-failed"));
      this.socket.close();
    }
  }
}

/** The name of a kind of note, such as slow play. */
export const noteKindName = (kind: string): string => say("event-desk-note-kind", { kind: kind.replaceAll(" ", "-") });

/** The matches that fit what was typed: a table number, or part of a name. */
export function matchesMeant(matches: MatchAtDesk[], typed: string): MatchAtDesk[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return [];
  const games = matches.filter((match) => match.players.length === 2);
  if (/^\d+$/.test(wanted)) return games.filter((match) => String(match.table) === wanted);
  return games.filter((match) => match.names.some((name) => name.toLocaleLowerCase().includes(wanted)));
}
