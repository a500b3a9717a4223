/** Every card, fetched once for builder and look-up. */
import { get } from "../../wire/rest";
import type { CardShown, Pieces } from "../../wire/types";

class Library {
  cards = $state.raw<CardShown[]>([]);
  pieces = $state.raw<Pieces | null>(null);
  problem = $state("");
  #asked = false;

  /** Fetch what is not there yet. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    get("/api/cards")
      .then((cards) => (this.cards = cards))
      .catch((error: Error) => this.#failed(error));
    get("/api/pieces")
      .then((pieces) => (this.pieces = pieces))
      .catch((error: Error) => this.#failed(error));
  }

  card(key: string): CardShown | undefined {
    return this.cards.find((card) => card.key === key);
  }

  #failed(error: Error): void {
    this.#asked = false;
    this.problem = error.message;
  }
}

export const library = new Library();

/** A word of the data as it is read: `weapons_team` is Weapons team. */
export function spoken(word: string): string {
  const plain = word.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
