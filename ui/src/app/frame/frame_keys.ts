/** The frame's keys: letters are tools, F6 goes from part to part of the screen. */
import { isTyping } from "../../board/keys";

/** Do what a key means. True if it was one of them; letters only where they are switched on. */
export function frameKey(does: Record<string, () => void>, event: KeyboardEvent, letters: boolean): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key !== "F6" && (isTyping(event) || !letters)) return false;
  const isLetter = /^[a-z]$/i.test(event.key);
  const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const name = event.shiftKey && (isLetter || event.key === "F6") ? `Shift+${isLetter ? plain.toUpperCase() : plain}` : plain;
  const act = does[name];
  if (!act) return false;
  act();
  return true;
}

const ORDER = ["prompt", "panel", "board", "rail", "own", "fleet", "chat", "tray", "log", "text", "bar"];
const FOCUSABLE = "button:not([disabled]),a[href],input,select,textarea,[tabindex]:not([tabindex='-1'])";

/** The focus goes to the next part of the screen, or the one before. */
export function nextRegion(root: HTMLElement, by: 1 | -1): void {
  const regions = ORDER.flatMap((name) => [...root.querySelectorAll<HTMLElement>(`[data-region=${name}]`)].slice(0, 1));
  if (!regions.length) return;
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(now + by + regions.length) % regions.length] ?? regions[0];
  const inside = next?.matches("[tabindex]") ? next : next?.querySelector<HTMLElement>(FOCUSABLE);
  inside?.focus();
}
