/** The score of a side, in short and line by line. */
import type { PlayerShown, ReasonPart, Scene } from "../../wire/types";
import "../../words/frame";
import { say } from "../../words/words.svelte";

export function scoreText({ scored: points, victory_tokens: tokens }: PlayerShown): string {
  return tokens ? say("frame-scored-tokens", { points, tokens }) : say("frame-scored", { points });
}

export const scoreParts = (scene: Scene, side: number): ReasonPart[] =>
  scene.score
    .filter((line) => line.side === side)
    .map((line) => ({
      amount: `+${line.points}`,
      words: line.round
        ? say("frame-score-line-in-round", { what: line.what, why: line.why, round: line.round })
        : say("frame-score-line", { what: line.what, why: line.why }),
      rule: line.rule || null,
      card: null,
    }));
