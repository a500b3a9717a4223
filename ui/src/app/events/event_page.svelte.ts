/** A live page of an event: fetched when it is opened, and again whenever its view has changed. */
import { Refusal } from "../../wire/rest";
import { EventApi } from "./event_api";
import { EventSocket } from "./event_socket.svelte";
import { Refresh } from "./refresh";
import { reasonOf } from "./refusal";

export class EventPage<T extends { mark: string }> {
  view = $state.raw<T | null>(null);
  heard = $state(0);
  failure = $state("");
  status = $state(200);
  readonly api: EventApi;
  readonly socket: EventSocket;
  readonly #refresh = new Refresh(() => this.#fetch());

  constructor(
    event: string,
    key: string,
    readonly fetchView: (api: EventApi) => Promise<T>,
  ) {
    this.api = new EventApi(event, key);
    this.socket = new EventSocket(
      event,
      key,
      (message) => {
        if (message.mark !== this.view?.mark) void this.refresh();
      },
      () => void this.refresh(),
    );
    void this.refresh();
  }

  close(): void {
    this.socket.close();
  }

  refresh(): Promise<void> {
    return this.#refresh.run();
  }

  async #fetch(): Promise<void> {
    try {
      const view = await this.fetchView(this.api);
      this.heard = performance.now();
      this.view = view;
      this.failure = "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.status = error.status;
      this.failure = reasonOf(error, "");
      // Waiting does not help if the page is missing or forbidden.
      if (error.status === 404 || error.status === 403) {
        this.close();
        this.view = null;
      }
    }
  }
}
