/** The keys of the table: digits choose, Enter commits, Esc steps back and never answers. Letters belong to tools. */
import { settings } from "../settings.svelte";
import type { Play } from "./play.svelte";

/** Whether the keys belong to a text field, or to a control that is no choice of the question. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest?.("input,textarea,select,[contenteditable=true],dialog");
}

/** Whether the focus came by a pointer: then Enter is meant for the ivory button, not for what was pressed last. */
let byPointer = false;

export const pointed = (): void => void (byPointer = true);
export function wandered(event: KeyboardEvent): void {
  if (event.key === "Tab" || event.key === "F6" || event.key.toLowerCase() === "f") byPointer = false;
}

/** A button that the keyboard went to keeps its Enter, unless it is a choice that is chosen already. */
function keepsEnter(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const button = target?.closest?.("button,a,summary,[role=button]");
  if (!button || byPointer) return false;
  const isChoice = button.matches("[data-choice],[data-die],[data-zone],.seg>button,.four>button");
  return !(isChoice && button.getAttribute("aria-pressed") === "true");
}

export function tableKey(play: Play, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isElsewhere(event) || event.ctrlKey || event.metaKey) return false;
  const decision = play.decision;
  if (!decision) return false;
  const enter = event.key === "Enter";
  if (enter && keepsEnter(event)) return false;
  if (decision.onKey(event)) return true;
  if (event.altKey) return false;
  if (enter) {
    if (decision.warning) {
      // A button to hold is held on the button itself: the key goes on repeating there.
      document.querySelector<HTMLElement>("[data-commit]")?.focus();
      return true;
    }
    if (!event.repeat) void decision.commit();
  } else if (event.key === "Escape") {
    // An answer that the player did not choose stays in hand while there is something to close.
    return (!decision.touched && play.view.closeTop()) || decision.back();
  } else if (event.key === "0") void decision.pass();
  else if (event.key.toLowerCase() === "r" && settings.now.letters && decision.again) decision.again.act();
  else if (/^[1-9]$/.test(event.key)) return decision.chooseShown(Number(event.key));
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (decision.prompt.form !== "one" || onBoard(event)) return false;
    decision.step(event.key === "ArrowDown" ? 1 : -1);
  } else return false;
  return true;
}

/** The arrows go from piece to piece while the board has the focus. */
const onBoard = (event: KeyboardEvent): boolean =>
  !!(event.target as HTMLElement | null)?.closest?.("[data-unit],[data-obstacle],[data-token]");
