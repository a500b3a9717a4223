/** The director of a table: made when scenes are first wanted, and fetched only then. */
import { settings } from "../../settings.svelte";
import type { Play } from "../play.svelte";
import { Director } from "./director.svelte";
import { beginning } from "./recap";
import { asksPace, paceOf, type Pace } from "./pace";
import { sceneKey } from "./scene_keys";
import { hear } from "./scene_sounds";

const PLAYED = "armada.games";

/** The games this browser has seen before; only the last few are remembered. */
const seenBefore = (): string[] => (localStorage.getItem(PLAYED) ?? "").split(" ").filter(Boolean);

/** The number of games this browser has seen, this one included. */
export function gamesSeen(game: string): number {
  const kept = [...new Set([...seenBefore(), game])].slice(-8);
  localStorage.setItem(PLAYED, kept.join(" "));
  return kept.length;
}

const hasClock = (play: Play): boolean => !!play.live.table?.seats.some((seat) => seat.clock !== null);

export const tablePace = (play: Play): Pace => paceOf(settings.now.pace, hasClock(play));

export function openScenes(play: Play): Director {
  const isNew = !seenBefore().includes(play.game);
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
  const { update, lines } = play.live;
  if (isNew && update && director.isOn) director.recap = beginning(update.scene, lines);
  play.stage.onempty = () => !play.decision && director.skip();
  return director;
}
