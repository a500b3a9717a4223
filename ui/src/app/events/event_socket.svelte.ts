/** The live channel of an event: it announces changes and reconnects by itself. */
import { inLanguage } from "../../wire/rest";
import type { EventChanged, EventFailed } from "../../wire/types";

/** The close code after which there is no reconnecting. */
const REFUSED = 1008;

export class EventSocket {
  link = $state<"connecting" | "open" | "lost">("connecting");
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #timer = 0;

  constructor(
    readonly event: string,
    /** The desk's secret, a player's code, or nothing for the public page. */
    readonly key: string,
    readonly changed: (message: EventChanged) => void,
    /** The event can no longer be followed: it is gone, or the key is invalid. */
    readonly failed: (reason: string) => void,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    // Closing a socket before it is open logs an error in the browser.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(inLanguage(`${scheme}://${location.host}/api/events/${encodeURIComponent(this.event)}/live`));
    let reason = "";
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "watch", key: this.key }));
    socket.onmessage = (received) => {
      const message = JSON.parse(String(received.data)) as EventChanged | EventFailed;
      if (message.type === "failed") {
        reason = message.reason;
        return;
      }
      this.link = "open";
      this.#tries = 0;
      this.changed(message);
    };
    socket.onclose = (event) => {
      if (this.#closed) return;
      if (event.code === REFUSED) {
        this.close();
        this.failed(reason);
        return;
      }
      this.link = "lost";
      this.#tries += 1;
      this.#timer = window.setTimeout(() => this.#connect(), Math.min(8000, 400 * 2 ** Math.min(this.#tries, 5)));
    };
  }
}
