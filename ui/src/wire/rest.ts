/**
 * Requests outside live play. Path, parameters, body and answer have the types of the server's own OpenAPI document.
 * A refusal is thrown with its `Problem`.
 */
import type { paths, Problem } from "./types";
import "../words/connection";
import { reader, say } from "../words/words.svelte";

type Method = "get" | "post" | "put" | "delete";
type Values = Record<string, string | number | null>;
type Json<T> = { content: { "application/json": T } };
type Operation<M extends Method, P extends string> = P extends keyof paths ? paths[P][M] : never;

/** The paths that have a method. */
export type Path<M extends Method> = { [P in keyof paths]: paths[P][M] extends { responses: object } ? P : never }[keyof paths];

type Sent<O, Known extends string> = (O extends { parameters: { path: infer T extends Values } }
  ? Exclude<keyof T, Known> extends never
    ? unknown
    : { path: Omit<T, Known> }
  : unknown) &
  (O extends { parameters: { query?: infer T extends Values } } ? { query?: T } : unknown) &
  (O extends { requestBody: Json<infer T> } ? { body: T } : unknown);

/** The needs of a request besides its path: values missing in the path, a query and a body. */
export type Arguments<M extends Method, P extends string, Known extends string = never> =
  object extends Sent<Operation<M, P>, Known> ? [sent?: Sent<Operation<M, P>, Known>] : [sent: Sent<Operation<M, P>, Known>];

/** The server's answer to a request. */
export type Answer<M extends Method, P extends string> =
  Operation<M, P> extends { responses: infer R }
    ? R extends { 200: Json<infer T> } | { 201: Json<infer T> }
      ? T
      : R extends { 204: unknown }
        ? void
        : never
    : never;

/** The same without its types. */
export interface AnySent {
  path?: Values;
  query?: Values;
  body?: unknown;
}

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

const PLAIN = { rule: null, where: "", remedy: "", can_overrule: false };

/** A path with its values and its query. */
export function filled(path: string, { path: values = {}, query = {} }: AnySent): string {
  const found = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return asked.length ? `${found}?${asked.join("&")}` : found;
}

/** Send a request that is typed by whoever calls this; `key` authorises it. */
export async function request(method: Method, path: string, sent: AnySent = {}, key = ""): Promise<any> {
  const headers: Record<string, string> = {};
  if (reader.chosen) headers["accept-language"] = reader.chosen;
  if (key) headers["authorization"] = `Bearer ${key}`;
  if ("body" in sent) headers["content-type"] = "application/json";
  const init = { method: method.toUpperCase(), headers, ...("body" in sent && { body: JSON.stringify(sent.body) }) };
  const response = await fetch(filled(path, sent), init).catch(() => {
    throw new Refusal({ ...PLAIN, reason: say("connection-unreached") }, 0);
  });
  if (!response.ok) {
    const problem: Partial<Problem> = await response.json().catch(() => ({}));
    throw new Refusal({ ...PLAIN, reason: say("connection-unexpected"), ...problem }, response.status);
  }
  return response.status === 204 ? undefined : response.json();
}

export function get<P extends Path<"get">>(path: P, ...[sent]: Arguments<"get", P>): Promise<Answer<"get", P>> {
  return request("get", path, sent);
}

export function post<P extends Path<"post">>(path: P, ...[sent]: Arguments<"post", P>): Promise<Answer<"post", P>> {
  return request("post", path, sent);
}

export function put<P extends Path<"put">>(path: P, ...[sent]: Arguments<"put", P>): Promise<Answer<"put", P>> {
  return request("put", path, sent);
}

export function remove<P extends Path<"delete">>(path: P, ...[sent]: Arguments<"delete", P>): Promise<Answer<"delete", P>> {
  return request("delete", path, sent);
}

/** The address of something to open or to show, as in a link. */
export function address<P extends Path<"get">>(path: P, ...[sent]: Arguments<"get", P>): string {
  return inLanguage(filled(path, sent ?? {}));
}

/** An address that no header can go with, such as of a socket: the server answers in the language that was chosen here. */
export const inLanguage = (url: string): string =>
  reader.chosen ? `${url}${url.includes("?") ? "&" : "?"}language=${reader.chosen}` : url;
