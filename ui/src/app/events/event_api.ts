/** The API of one event, used with the desk's secret, a player's code, or neither. */
import { Refusal } from "../../wire/rest";
import type { Problem } from "../../wire/types";

const PLAIN = { rule: null, where: "", remedy: "", can_overrule: false };
const UNREACHED: Problem = { ...PLAIN, reason: "We cannot reach the server. Nothing is lost; try again." };
const UNEXPECTED: Problem = {
  ...PLAIN,
  reason: "The server gave an unexpected answer. Nothing was changed; try again in a moment.",
};

export class EventApi {
  constructor(
    readonly event: string,
    readonly key = "",
  ) {}

  path(rest = ""): string {
    return `/api/events/${encodeURIComponent(this.event)}${rest}`;
  }

  async get<T>(rest = ""): Promise<T> {
    return (await (await this.#ask(rest)).json()) as T;
  }

  async text(rest: string): Promise<string> {
    return (await this.#ask(rest)).text();
  }

  async post<T>(rest: string, body: unknown): Promise<T> {
    return (await (await this.send(rest, body)).json()) as T;
  }

  /** Send a request whose answer has no body. */
  async send(rest: string, body: unknown): Promise<Response> {
    return this.#ask(rest, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  async #ask(rest: string, init: RequestInit = {}): Promise<Response> {
    const headers: Record<string, string> = { ...(init.headers as Record<string, string> | undefined) };
    if (this.key) headers["authorization"] = `Bearer ${this.key}`;
    let response: Response;
    try {
      response = await fetch(this.path(rest), { ...init, headers });
    } catch {
      throw new Refusal(UNREACHED, 0);
    }
    if (response.ok) return response;
    let problem = UNEXPECTED;
    try {
      problem = { ...problem, ...((await response.json()) as Partial<Problem>) };
    } catch {
      // Not JSON: keep the sentence above.
    }
    throw new Refusal(problem, response.status);
  }
}
