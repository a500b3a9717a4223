/** The live channel of an event: it says that something changed, and comes back by itself when it is lost. */
import type { EventChanged, EventFailed } from "../../wire/types";

export class News {
  link = $state<"connecting" | "open" | "lost">("connecting");
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #timer = 0;

  constructor(
    readonly event: string,
    /** The desk's secret, a player's code, or nothing for what everybody may see. */
    readonly key: string,
    readonly changed: (told: EventChanged) => void,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/events/${encodeURIComponent(this.event)}/live`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "watch", key: this.key }));
    socket.onmessage = (message) => {
      const told = JSON.parse(String(message.data)) as EventChanged | EventFailed;
      if (told.type === "failed") {
        this.close();
        return;
      }
      this.link = "open";
      this.#tries = 0;
      this.changed(told);
    };
    socket.onclose = () => {
      if (this.#closed) return;
      this.link = "lost";
      this.#tries += 1;
      this.#timer = window.setTimeout(() => this.#connect(), Math.min(8000, 400 * 2 ** Math.min(this.#tries, 5)));
    };
  }
}
