/** The API of one event, used with the desk's secret, a player's code, or neither. */
import { filled, inLanguage, request, type Answer, type AnySent, type Arguments, type Path } from "../../wire/rest";

const EVENT = "/api/events/{event}";
type At<S extends string> = `${typeof EVENT}${S}`;
type Below<P> = P extends At<infer S> ? S : never;

export class EventApi {
  constructor(
    readonly event: string,
    readonly key = "",
  ) {}

  get<S extends Below<Path<"get">>>(rest: S, ...[sent]: Arguments<"get", At<S>, "event">): Promise<Answer<"get", At<S>>> {
    return request("get", EVENT + rest, this.#sent(sent), this.key);
  }

  post<S extends Below<Path<"post">>>(rest: S, ...[sent]: Arguments<"post", At<S>, "event">): Promise<Answer<"post", At<S>>> {
    return request("post", EVENT + rest, this.#sent(sent), this.key);
  }

  /** The address of a page, a picture or a file of the event. */
  address<S extends Below<Path<"get">>>(rest: S, ...[sent]: Arguments<"get", At<S>, "event">): string {
    return inLanguage(filled(EVENT + rest, this.#sent(sent)));
  }

  #sent(sent: AnySent = {}): AnySent {
    return { ...sent, path: { ...sent.path, event: this.event } };
  }
}
