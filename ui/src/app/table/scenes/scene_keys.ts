/** Keys while scenes are played: they end a beat, held they end all, and they never answer anything. */
import { settings } from "../../settings.svelte";
import type { Director } from "./director.svelte";

const HELD = 400;
let down = 0;

/** Whether the key was one for the scenes. */
export function sceneKey(director: Director, event: KeyboardEvent): boolean {
  if (!director.playing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.toLowerCase() === "k" && settings.now.letters) {
    director.hold();
    return true;
  }
  if (event.key !== " " && event.key !== "Enter" && !/^[0-9]$/.test(event.key)) return false;
  if ((event.target as HTMLElement | null)?.closest?.("button,input,textarea,select,a,dialog,[contenteditable=true]")) return false;
  if (!event.repeat) {
    down = performance.now();
    return director.skip();
  }
  if (performance.now() - down > HELD) director.finish();
  return true;
}
