/** The connection to a game: it keeps what the server told last, sends requests, and comes back by itself. */
import type {
  PreviewRequest,
  ChatLine,
  FromServer,
  Given,
  LogLine,
  Request,
  TableShown,
  PreviewReply,
  Update,
  WithoutId,
} from "./messages";

import { post } from "./rest";

export type Link = "connecting" | "open" | "lost" | "failed";

export interface RequestRefused {
  reason: string;
  rule: string | null;
  nearest: unknown;
  stale: boolean;
}

interface Pending {
  message: Request;
  done: (told: PreviewReply | null) => void;
  refuse: (why: RequestRefused) => void;
}

/** The close code of a socket that may reconnect: the server restarts, or has loaded the game again. */
const RECONNECT_CODE = 1012;

export class Live {
  link = $state<Link>("connecting");
  failure = $state("");
  /** Where the record of a closed game can be had. */
  record = $state("");
  update = $state.raw<Update | null>(null);
  table = $state.raw<TableShown | null>(null);
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  seats = $state.raw<number[]>([]);
  shared = $state(false);
  thinking = $state<number | null>(null);
  /** The lines logged while the connection was lost, once it is back; null otherwise. */
  missed = $state.raw<LogLine[] | null>(null);
  /** Whether the newest state came with a new connection: what led to it was not watched. */
  isAnew = false;

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #replacing = false;
  /** The last line heard before the connection was lost. */
  #left: number | null = null;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  /** The server knows the seat by the browser's cookie; without one we watch. */
  constructor(readonly game: string) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  /**
   * Send a request, again after the connection was lost: the server does not carry out twice what it has done already.
   * The promise is kept when the server has carried it out, and rejected with why it did not.
   */
  request(message: WithoutId<Request>): Promise<PreviewReply | null> {
    const id = `${this.#prefix}-${++this.#count}`;
    const whole = { ...message, id } as Request;
    return new Promise((done, refuse) => {
      this.#pending.set(id, { message: whole, done, refuse });
      this.#send(whole);
    });
  }

  async ask<T extends PreviewReply>(about: PreviewRequest, seat: number | null = null): Promise<T> {
    return (await this.request({ type: "ask", about, seat })) as T;
  }

  /** Answer a question, and those that follow from it with answers that were seen beforehand. */
  decide(seat: number, number: number, answer: unknown, then: readonly Given[] = []): Promise<PreviewReply | null> {
    if (!then.length) return this.request({ type: "decide", seat, number, answer });
    const more = then.map((given) => ({ sees: given.sees, answer: given.answer }));
    return this.request({ type: "decide_all", seat, number, answer, then: more });
  }

  /** Replace the link of this browser's seats: every other device that has it is out, this one comes again at once. */
  async replaceLink(): Promise<void> {
    this.#replacing = true;
    try {
      await post("/api/games/{game}/seat/renew", { path: { game: this.game }, body: {} });
    } finally {
      this.#replacing = false;
      this.reconnect();
    }
  }

  /** Reconnect with this browser's new cookie: somebody else may be at this screen. Open requests are sent again. */
  reconnect(): void {
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
    this.link = "lost";
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", since: this.update?.number ?? 0 }));
    };
    socket.onmessage = (event) => this.#onMessage(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed || this.#replacing) return;
    if (this.failure && code !== RECONNECT_CODE) return void (this.link = "failed");
    if (this.update) this.#left ??= this.lines.at(-1)?.number ?? 0;
    this.link = "lost";
    const wait = Math.min(5000, 150 * 2 ** this.#tries++);
    setTimeout(() => !this.#closed && this.#connect(), wait);
  }

  #send(message: Request): void {
    if (this.link === "open") this.#socket?.send(JSON.stringify(message));
  }

  #onMessage(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.link = "open";
        this.failure = "";
        this.#tries = 0;
        this.seats = message.seats;
        this.shared = message.shared;
        this.chat = message.chat;
        this.isAnew = true;
        this.#take(message.update);
        this.#collectMissed();
        for (const { message: unanswered } of this.#pending.values()) this.#send(unanswered);
        break;
      case "seated":
        this.seats = message.seats;
        this.shared = message.shared;
        break;
      case "update":
        this.isAnew = false;
        this.#take(message);
        break;
      case "accepted":
        this.#pending.get(message.id)?.done(null);
        this.#pending.delete(message.id);
        break;
      case "previewed":
        this.#pending.get(message.id)?.done(message.told);
        this.#pending.delete(message.id);
        break;
      case "not_accepted":
        this.#pending.get(message.id)?.refuse({
          reason: message.reason,
          rule: message.rule ?? null,
          nearest: message.nearest,
          stale: message.stale,
        });
        this.#pending.delete(message.id);
        break;
      case "chatted":
        this.chat = [...this.chat, message.line];
        break;
      case "table":
        this.table = message.table;
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "failed":
        this.failure = message.reason;
        this.record = message.record;
        break;
    }
  }

  /** Say what happened meanwhile. */
  #collectMissed(): void {
    const left = this.#left;
    this.#left = null;
    if (left !== null) this.missed = this.lines.filter((line) => line.number > left);
  }

  #take(update: Update): void {
    const last = update.replaces_log ? 0 : (this.lines.at(-1)?.number ?? 0);
    const fresh = update.lines.filter((line) => line.number > last);
    this.lines = update.replaces_log ? [...update.lines] : [...this.lines, ...fresh];
    this.update = update;
    this.table = update.table;
    this.thinking = null;
  }
}
