/** Short hints for a first battle, each bound to a kind of question; gone once its question was answered. */
import type { QuestionKind } from "../../wire/messages";
import "../../words/hints";
import type { Messages } from "../../words/messages";
import { say } from "../../words/words.svelte";

const HINTS = {
  "command dials": "hints-dials",
  "ship to activate": "hints-activation",
  "dial use": "hints-dial-use",
  command: "hints-command",
  attack: "hints-attack",
  effect: "hints-effect",
  "defense token": "hints-defense",
  course: "hints-course",
  "squadron to activate": "hints-squadron",
  "squadron move": "hints-squadron-move",
  "ship placement": "hints-ship-placement",
  "obstacle placement": "hints-obstacle",
  deployment: "hints-deployment",
  objective: "hints-objective",
  repair: "hints-repair",
} as const satisfies Partial<Record<QuestionKind, keyof Messages>>;
const isHinted = (kind: QuestionKind): kind is keyof typeof HINTS => Object.hasOwn(HINTS, kind);
const KEY = "armada.hints";

class Hints {
  off = $state(localStorage.getItem(KEY) === "off");
  seen = $state.raw<ReadonlySet<string>>(new Set(JSON.parse(localStorage.getItem(`${KEY}.seen`) ?? "[]") as string[]));

  of(kind: QuestionKind): string {
    return this.off || this.seen.has(kind) || !isHinted(kind) ? "" : say(HINTS[kind]);
  }

  done(kind: QuestionKind): void {
    if (!isHinted(kind) || this.seen.has(kind)) return;
    this.seen = new Set([...this.seen, kind]);
    localStorage.setItem(`${KEY}.seen`, JSON.stringify([...this.seen]));
  }

  leave(): void {
    this.off = true;
    localStorage.setItem(KEY, "off");
  }

  again(): void {
    this.off = false;
    this.seen = new Set();
    localStorage.removeItem(KEY);
    localStorage.removeItem(`${KEY}.seen`);
  }
}

export const hints = new Hints();
