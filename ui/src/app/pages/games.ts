/** Making and joining games, and going to their table. */
import type { GameListed, GameWanted } from "../../wire/types";
import { get, post } from "../../wire/rest";
import { guest } from "../guest.svelte";
import { router } from "../router.svelte";
import "../../words/making";
import "../../words/terms";
import { say } from "../../words/words.svelte";

export async function makeGame(wanted: GameWanted, title: string): Promise<void> {
  router.go(await pathOfGame(wanted, title));
}

/** Make a game; the path of its table. */
async function pathOfGame(wanted: GameWanted, title: string): Promise<string> {
  const made = await post("/api/games", { body: wanted });
  guest.saveGame({ game: made.game, title, opened: Date.now(), wanted });
  return `/game/${made.game}`;
}

export async function joinGame(game: string, invitation: string, name: string, fleet: string): Promise<void> {
  const joined = await post("/api/games/{game}/join", { path: { game }, body: { invitation, name, fleet } });
  guest.saveGame({ game: joined.game, title: say("making-of-friend"), opened: Date.now() });
  router.go(`/game/${joined.game}`, true);
}

/** Take up a seat by its link: the server gives this browser a cookie for it. */
export async function sitDown(game: string, token: string): Promise<void> {
  await post("/api/games/{game}/seat", { path: { game }, body: { token } });
  if (!guest.knows(game)) guest.saveGame({ game, title: say("making-by-link"), opened: Date.now() });
}

/** The first battle: core-set fleets in the middle of round 2, the player's ship next to activate. */
export async function firstBattle(): Promise<void> {
  router.go(await openFirstBattle());
}

/** The same, for a tab of its own: the path of its table. */
export function openFirstBattle(): Promise<string> {
  const seats = [
    { player: "me", fleet: "core_rebels", name: guest.name },
    { player: "greedy", fleet: "core_empire", name: say("terms-computer") },
  ];
  return pathOfGame({ seats, start: "battle", lesson: "first battle" }, say("making-first-battle"));
}

/** The games of this browser, and those that everybody may watch. */
export async function listGames(): Promise<{ mine: GameListed[]; running: GameListed[] }> {
  const mine = await get("/api/games", { query: { mine: "" } });
  const running = await get("/api/games");
  const own = new Set(mine.map((game) => game.game));
  return { mine, running: running.filter((game) => !own.has(game.game)) };
}

/** Where a running game is: its round and phase. */
export const momentOf = ({ round, phase }: GameListed): string => say("terms-moment", { round, phase: say("terms-phase", { phase }) });

export const scoreOf = ({ scores }: GameListed): string => say("terms-score", { one: scores[0], other: scores[1] });

/** The same players with their fleets exchanged; null if the game was not made in this browser. */
export function rematch(game: string): Promise<void> | null {
  const kept = guest.games.find((other) => other.game === game);
  const wanted = kept?.wanted;
  if (!kept || !wanted) return null;
  const fleets = wanted.seats.map((seat) => seat.fleet).reverse();
  const seats = wanted.seats.map((seat, place) => ({ ...seat, fleet: fleets[place] ?? "" }));
  return makeGame({ ...wanted, seats, start: "setup", lesson: "" }, kept.title);
}
