/** The organiser's desk in this page: the event as it is now, and everything that can be done to it. */
import { get, Refusal } from "../../wire/rest";
import type {
  ChangingSettings,
  Deleting,
  Doing,
  DoneShown,
  EventAddress,
  EventChoices,
  EventDesk,
  EventOpened,
  EventWanted,
  MatchAtDesk,
  PlayerAtDesk,
  RoundAtDesk,
  Undoing,
  DryRun,
} from "../../wire/types";
import { EventApi } from "./event_api";
import { savedEvents } from "./saved_events.svelte";
import { EventSocket } from "./event_socket.svelte";

type Sent<T> = T extends { do: infer What } ? { do: What } & Partial<Omit<T, "do">> : never;
/** A command; what is not named is as the server takes it for granted. */
export type Command = Sent<Doing["command"]>;

export class Desk {
  view = $state.raw<EventDesk | null>(null);
  choices = $state.raw<EventChoices | null>(null);
  /** Where others find this server; links that are handed out begin with it. */
  address = $state.raw<EventAddress | null>(null);
  /** Whether tabs of their own may be opened: before that they would be refused. */
  opensTabs = $state(false);
  /** When the view came, by the ticking of this page. */
  heard = $state(0);
  failure = $state("");
  /** The result that is being entered; no match: it is to be named first. */
  entering = $state.raw<{ round: RoundAtDesk; match: MatchAtDesk | null } | null>(null);
  /** The round that is looked at; null: the last one. */
  looked = $state<number | null>(null);
  /** The last thing that was done, for the live region. */
  announced = $state("");
  readonly api: EventApi;
  readonly socket: EventSocket;
  #fetching: Promise<void> | null = null;
  #again = false;

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

  /** Enter the result of a match, or of one that is named then: of the round that is looked at, if it is played. */
  enter(looked: RoundAtDesk | null, match: MatchAtDesk | null = null): void {
    const round = looked && looked.status !== "preview" ? looked : this.view?.rounds.filter((one) => one.status !== "preview").at(-1);
    if (round) this.entering = { round, match };
  }

  player(id: number): PlayerAtDesk | undefined {
    return this.view?.players.find((player) => player.id === id);
  }

  /** Whether the event would take this command now, doubts or not. */
  can(what: string): boolean {
    return !!this.view?.can.includes(what);
  }

  async do(command: Command, overrule = false): Promise<string[]> {
    return this.#done(await this.api.post<DoneShown>("/do", { command, overrule }));
  }

  async dryRun(command: Command): Promise<DryRun> {
    return this.api.post<DryRun>("/dry-run", { command });
  }

  async change(wanted: EventWanted, overrule: boolean): Promise<string[]> {
    return this.#done(await this.api.post<DoneShown>("/settings", { wanted, overrule } satisfies Partial<ChangingSettings>));
  }

  /** Take back an entry, if it still is the last; what a player told only if the organiser insists. */
  async undo(entry: number, overrule: boolean): Promise<void> {
    await this.#done(await this.api.post<DoneShown>("/undo", { entry, overrule } satisfies Partial<Undoing>));
  }

  /** Delete the whole event for good. */
  async delete(name: string): Promise<void> {
    await this.api.send("/delete", { name } satisfies Deleting);
    this.close();
  }

  /** Give the desk another secret: every other device that has the old one is out, this one goes on with the new one. */
  async renew(): Promise<void> {
    const opened = await this.api.post<EventOpened>("/desk/secret", {});
    savedEvents.save(this.event, { name: this.view?.agreed.name ?? "", desk: opened.desk });
    this.close();
    location.assign(opened.link);
  }

  async redo(entry: number): Promise<void> {
    await this.#done(await this.api.post<DoneShown>("/redo", { entry } satisfies Partial<Undoing>));
  }

  /** Fetch the event anew; what is asked for while it is fetched is fetched once more. */
  refresh(): Promise<void> {
    if (this.#fetching) {
      this.#again = true;
      return this.#fetching;
    }
    this.#fetching = this.#fetch().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #done(done: DoneShown): Promise<string[]> {
    await this.refresh();
    this.announced = done.text;
    return done.remarks;
  }

  async #fetch(): Promise<void> {
    do {
      this.#again = false;
      const view = await this.api.get<EventDesk>("/desk");
      this.heard = performance.now();
      this.view = view;
    } while (this.#again);
  }

  async #open(): Promise<void> {
    try {
      this.choices = await get<EventChoices>("/api/events/choices");
      this.address = await this.api.get<EventAddress>("/address");
      await this.refresh();
      savedEvents.save(this.event, { name: this.view?.agreed.name ?? "", desk: this.secret });
      // Pages to print and files to save open in tabs of their own: a cookie speaks for them.
      await fetch(this.api.path("/desk/open"), { method: "POST", headers: { authorization: `Bearer ${this.secret}` } });
      this.opensTabs = true;
    } catch (error) {
      this.failure = error instanceof Refusal ? `${error.message} ${error.problem.remedy ?? ""}` : "The desk could not be opened.";
      this.socket.close();
    }
  }
}

/** Which match is meant by what was typed: the number of its table, or a part of a name. */
export function matchesMeant(matches: MatchAtDesk[], typed: string): MatchAtDesk[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return [];
  const games = matches.filter((match) => match.players.length === 2);
  if (/^\d+$/.test(wanted)) return games.filter((match) => String(match.table) === wanted);
  return games.filter((match) => match.names.some((name) => name.toLocaleLowerCase().includes(wanted)));
}
