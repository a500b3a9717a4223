/** Keys while scenes are played: they end a beat, held they end all, and they never answer anything. */
import { settings } from "../../settings.svelte";
import type { Director } from "./director.svelte";

const HELD = 400;
/** The moments at which the key was pressed, and at which one was last taken. */
let began = 0;
let ended = -Infinity;

/** Keys that end a scene answer nothing for this long, so that nobody answers a question unseen; in ms. */
const GUARD = 350;

/** Whether the key was one for the scenes; `asked` while a question is open. */
export function sceneKey(director: Director, asked: boolean, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const isPlaying = director.playing && !asked;
  if (isPlaying && event.key.toLowerCase() === "k" && settings.now.letters) {
    director.hold();
    return true;
  }
  if (isPlaying && (event.key === "." || event.key === ",")) {
    if (event.key === ".") director.step();
    else director.back();
    return true;
  }
  if (event.key !== " " && event.key !== "Enter" && !/^[0-9]$/.test(event.key)) return false;
  if ((event.target as HTMLElement | null)?.closest?.("input,textarea,select,[contenteditable=true]")) return false;
  const now = performance.now();
  if (!isPlaying) {
    const isLate = now - ended < GUARD;
    if (isLate && event.repeat) ended = now;
    return isLate;
  }
  if ((event.target as HTMLElement | null)?.closest?.("button,a,dialog")) return false;
  ended = now;
  if (!event.repeat) {
    began = now;
    return director.skip();
  }
  if (now - began > HELD) director.finish();
  return true;
}
