/** A server at the other end of the line: it hears what the browser says, and says what a test wants. */
import { vi } from "vitest";
import { Live } from "../src/wire/live.svelte";
import type { Ask, FromServer, PlanStep, Request, Update } from "../src/wire/messages";
import { update } from "./table";

type Sent = Request | { type: "hello"; since: number };

const isForPlan = (message: Sent): boolean => message.type === "ask" && message.about.type === "plan";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readonly said: Sent[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

export class Line {
  readonly live: Live;

  constructor(
    readonly seats: number[] = [0],
    first: Update = update(),
    readonly shared = false,
    dial: () => Live = () => new Live("ours"),
  ) {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    this.live = dial();
    this.pickUp(first);
  }

  get socket(): FakeSocket {
    return FakeSocket.all.at(-1) ?? new FakeSocket("");
  }

  /** What was asked for and not only greeted; the plan of each question is asked for beside it. */
  get requests(): Request[] {
    return this.socket.said.filter((message): message is Request => message.type !== "hello" && !isForPlan(message));
  }

  /** The plans that were asked for. */
  get plans(): Ask[] {
    return this.socket.said.filter((message): message is Ask => message.type !== "hello" && isForPlan(message));
  }

  /** Tell the plan that was asked for last. */
  plan(steps: readonly Partial<PlanStep>[], reveals = false): void {
    const whole = { kind: "", title: "", answer: null, label: "", sees: "", options: [], several: false, may_pass: false, unit: null };
    const told = { type: "planned", steps: steps.map((step) => ({ ...whole, ...step })), reveals };
    this.say({ type: "previewed", id: this.plans.at(-1)?.id ?? "", told } as unknown as FromServer);
  }

  pickUp(now: Update = update()): void {
    this.socket.onopen?.();
    this.say({ type: "welcome", seats: this.seats, shared: this.shared, chat: [], update: now } as unknown as FromServer);
  }

  say(message: FromServer): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code = 1006): void {
    this.socket.onclose?.({ code });
  }

  /** Carry out the last request, or tell what it asked for. */
  accept(told?: object): void {
    const id = this.requests.at(-1)?.id ?? "";
    this.say((told ? { type: "previewed", id, told } : { type: "accepted", id }) as FromServer);
  }

  refuse(reason: string, stale = false): void {
    this.say({ type: "not_accepted", id: this.requests.at(-1)?.id ?? "", reason, rule: null, nearest: null, stale } as FromServer);
  }
}
