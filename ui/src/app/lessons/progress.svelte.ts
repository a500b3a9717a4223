/** The lessons that were done in this browser, and the games against computers that were won. */
import { get, post } from "../../wire/rest";
import type { LessonListed } from "../../wire/types";
import { guest } from "../guest.svelte";
import { router } from "../router.svelte";
import "../../words/terms";
import { say } from "../../words/words.svelte";

const KEY = "armada.lessons";

class LessonProgress {
  done = $state.raw<ReadonlySet<string>>(new Set(stored()));

  finish(key: string): void {
    if (this.done.has(key)) return;
    this.done = new Set([...this.done, key]);
    localStorage.setItem(KEY, JSON.stringify([...this.done]));
  }

  forget(): void {
    this.done = new Set();
    localStorage.removeItem(KEY);
  }
}

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const lessonProgress = new LessonProgress();

export const listLessons = (): Promise<LessonListed[]> => get("/api/lessons");

/** Take a lesson: a table of its own. */
export async function takeLesson(key: string, title: string): Promise<void> {
  const seats = [
    { player: "me", name: guest.name },
    { player: "greedy", name: say("terms-computer") },
  ];
  const wanted = { seats, start: "lesson", lesson: key };
  const made = await post("/api/games", { body: wanted });
  guest.saveGame({ game: made.game, title, opened: Date.now() });
  router.go(`/game/${made.game}`);
}
