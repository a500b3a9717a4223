/** Consent given once for a whole round: a teammate's next squadrons may be activated without asking again. */
import type { Prompt } from "../../wire/messages";

export class StandingConsent {
  readonly #rounds = new Map<number, number>();

  /** From now on a seat agrees, until the round is over. */
  always(seat: number, round: number): void {
    this.#rounds.set(seat, round);
  }

  /** The answer to a question for consent that was given before; undefined where it must be asked. */
  answer(prompt: Prompt, round: number): true | undefined {
    return prompt.kind === "agreement" && this.#rounds.get(prompt.seat) === round ? true : undefined;
  }
}
