/** Short hints for a first battle, each bound to a kind of question; gone once its question was answered. */
import type { QuestionKind } from "../../wire/messages";

const HINTS: Partial<Record<QuestionKind, string>> = {
  "command dials": "Every ship plans ahead: choose a command for each open cell, then lock. Navigate steers, Concentrate Fire adds a die.",
  "ship to activate": "Your ships with a bright edge may act. Press one on the board or in the list, then the large button.",
  "dial use": "The dial is revealed. Keep it for a strong effect now, or take its token for a weaker one later.",
  command: "Commands give a ship something extra. You can also go straight to the attack.",
  attack: "The arc shows what this hull zone reaches. The best target is chosen; the odds below count every roll. Roll!",
  effect: "Here are the cards and commands you may use now. The large button continues without them.",
  "defense token":
    "Your ship is under attack. Each token can be spent once: a spent token turns red, and a red one is discarded when you spend it.",
  course: "Set the clicks of each joint: the ghost shows where the ship ends. Nothing happens before you press the large button.",
  "squadron to activate": "Squadrons move or attack. An engaged one cannot move away.",
  "squadron move": "Press a spot inside the ring, or S for a good one. Touching rings of distance 1 engage.",
  "ship placement": "Drag the ship, turn it by its bow, choose a speed. S finds a good spot.",
  "obstacle placement": "Obstacles block lines and hurt ships. Drag one, or press S.",
  deployment: "Both sides deploy in turns. Ships far forward fight sooner.",
  objective: "The second player brings three objectives. Choose the one you would rather play.",
  repair: "Engineering points: move a shield (1), recover one (2), discard a damage card (3).",
};
const KEY = "armada.hints";

class Hints {
  off = $state(localStorage.getItem(KEY) === "off");
  seen = $state.raw<ReadonlySet<string>>(new Set(JSON.parse(localStorage.getItem(`${KEY}.seen`) ?? "[]") as string[]));

  of(kind: QuestionKind): string {
    return this.off || this.seen.has(kind) ? "" : (HINTS[kind] ?? "");
  }

  done(kind: QuestionKind): void {
    if (!HINTS[kind] || this.seen.has(kind)) return;
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
