/** The director of a table: made when scenes are first wanted, and fetched only then. */
import { settings } from "../../settings.svelte";
import type { Play } from "../play.svelte";
import { Director } from "./director.svelte";
import { asksPace, paceOf, type Pace } from "./pace";
import { sceneKey } from "./scene_keys";
import { hear } from "./scene_sounds";

const PLAYED = "armada.games";

/** The number of games this browser has seen, this one included; only the last few are remembered. */
export function gamesSeen(game: string): number {
  const seen = new Set((localStorage.getItem(PLAYED) ?? "").split(" ").filter(Boolean));
  seen.add(game);
  const kept = [...seen].slice(-8);
  localStorage.setItem(PLAYED, kept.join(" "));
  return kept.length;
}

const hasClock = (play: Play): boolean => !!play.live.table?.seats.some((seat) => seat.clock !== null);

export const tablePace = (play: Play): Pace => paceOf(settings.now.pace, hasClock(play));

export function openScenes(play: Play): Director {
  const games = gamesSeen(play.game);
  play.stage.hasScenes = true;
  const director = new Director(play.stage, () => ({
    pace: tablePace(play),
    still: settings.still,
    calmLight: !settings.now.flashes,
    ownCamera: settings.now.camera === "mine",
    isOwn: (line) => !play.live.shared && line !== null && line.seat !== null && play.live.seats.includes(line.seat),
    hear,
  }));
  director.asksPace = () => asksPace(settings.now, hasClock(play), games);
  director.onkey = (asked, event) => sceneKey(director, asked, event);
  play.stage.onempty = () => !play.decision && director.skip();
  return director;
}
