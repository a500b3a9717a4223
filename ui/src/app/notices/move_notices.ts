/** Notifications of the browser that it is one's move: only where they were asked for, and nobody looks at the page. */
import { settings } from "../settings.svelte";
import "../../words/notices";
import { say } from "../../words/words.svelte";

/** Ask the browser whether notifications may be shown; whether they may. */
export async function allowNotices(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Show that it is one's move in a game; a newer notification of the same game takes the place of the older one. */
export function notifyOfMove(game: string, title: string): void {
  if (!settings.now.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(say("notices-your-move"), { body: say("notices-your-move-in", { title }), tag: `armada-${game}` });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
