/** Coming to a table by its link, with a name: this browser gets a token of its own as a cookie. */
import type { Live } from "../../wire/live.svelte";
import { post } from "../../wire/rest";
import { guest } from "../guest.svelte";

/** Come in, and connect again as who one is now. Refused if the name is taken, or empty. */
export async function joinTable(live: Live, invitation: string, name: string, title: string): Promise<void> {
  await post("/api/games/{game}/join", { path: { game: live.game }, body: { invitation, name: name.trim() } });
  guest.saveGame({ game: live.game, title, opened: Date.now() });
  live.reconnect();
}
