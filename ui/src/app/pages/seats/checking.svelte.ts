/** The server's check of a game being set up: a short while after each change. */
import { post, Refusal } from "../../../wire/rest";
import type { GameChecked, GameWanted } from "../../../wire/types";

const PAUSE = 200;

export class Checking {
  told = $state.raw<GameChecked | null>(null);
  problem = $state("");
  #asked = 0;

  /** Ask about a game; what is returned calls the question off. */
  ask(wanted: GameWanted): () => void {
    // Nothing reactive is read here: an answer must not ask again.
    const timer = setTimeout(() => void this.#ask(wanted, ++this.#asked), this.#asked ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  async #ask(wanted: GameWanted, asked: number): Promise<void> {
    try {
      const told = await post("/api/games/check", { body: wanted });
      if (asked === this.#asked) [this.told, this.problem] = [told, ""];
    } catch (error) {
      if (asked === this.#asked) this.problem = error instanceof Refusal ? error.message : "";
    }
  }
}
