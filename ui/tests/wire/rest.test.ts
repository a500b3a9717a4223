import { afterEach, describe, expect, test, vi } from "vitest";

import { EventApi } from "../../src/app/events/event_api";
import { reader } from "../../src/words/words.svelte";
import { address, get, post, remove } from "../../src/wire/rest";

interface Sent {
  url: string;
  init: RequestInit;
}

/** Answer every request alike, and write down what was sent. */
function serving(body: unknown, status = 200): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe("a request", () => {
  test("has its values in the path and its query after it, escaped", async () => {
    const sent = serving({ game: "a/b" });
    const game = await get("/api/games/{game}", { path: { game: "a/b" }, query: { invitation: "x&y" } });
    expect(game.game).toBe("a/b");
    expect(sent[0]?.url).toBe("/api/games/a%2Fb?invitation=x%26y");
  });

  test("carries its body as JSON", async () => {
    const sent = serving({ token: "t" });
    await post("/api/games/{game}/seat", { path: { game: "g" }, body: { token: "t" } });
    expect(sent[0]?.init).toEqual({ method: "POST", headers: { "content-type": "application/json" }, body: '{"token":"t"}' });
  });

  test("asks for the language that was chosen here, whatever the browser wants", async () => {
    const sent = serving({ game: "a" });
    await reader.choose("de");
    await get("/api/games/{game}", { path: { game: "a" } });
    expect(sent[0]?.init.headers).toEqual({ "accept-language": "de" });
    expect(address("/api/qr", { query: { path: "/" } })).toBe("/api/qr?path=%2F&language=de");
    await reader.choose(null);
    await get("/api/games/{game}", { path: { game: "a" } });
    expect(sent[1]?.init.headers).toEqual({});
  });

  test("may have no answer", async () => {
    serving(null, 204);
    expect(await remove("/api/games/{game}/seat", { path: { game: "g" } })).toBeUndefined();
  });

  test("to an event names it and carries the key", async () => {
    const sent = serving([]);
    await new EventApi("e 1", "secret").get("/codes");
    expect(sent[0]).toEqual({ url: "/api/events/e%201/codes", init: { method: "GET", headers: { authorization: "Bearer secret" } } });
  });

  test("that does not fit the server's document does not compile", () => {
    const wrong = (): unknown[] => [
      // @ts-expect-error: no such path
      address("/api/game"),
      // @ts-expect-error: the game is missing
      address("/api/games/{game}"),
      // @ts-expect-error: no such value
      address("/api/games/{game}", { path: { name: "g" } }),
      // @ts-expect-error: no such parameter
      address("/api/games/{game}", { path: { game: "g" }, query: { invite: "i" } }),
      // @ts-expect-error: a game needs seats
      post("/api/games", { body: {} }),
      // @ts-expect-error: an entry is a number
      new EventApi("e").post("/undo", { body: { entry: "1" } }),
      // @ts-expect-error: the answer is a game
      get("/api/games/{game}", { path: { game: "g" } }).then((game): number => game.game),
    ];
    expect(wrong).toBeTypeOf("function");
  });
});
