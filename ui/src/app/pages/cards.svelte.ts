/** Every card, fetched once for builder and look-up. */
import { get } from "../../wire/rest";
import type { CardShown, Pieces } from "../../wire/types";
import "../../words/cards";
import { say } from "../../words/words.svelte";

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

interface Keyword {
  name: string;
  value?: number | null;
}

/** The slot of an upgrade, the category of an objective, or else what kind of card it is. */
export const kindOf = ({ slot, kind }: CardShown): string => (slot ? slotName(slot) : say("cards-kind", { kind }));
export const slotName = (slot: string): string => say("cards-slot", { slot });

/** The keywords of a squadron, each with its value if it has one. */
export const keywordsOf = ({ facts }: CardShown): string[] => ((facts["keywords"] ?? []) as Keyword[]).map(keywordName);

function keywordName({ name, value }: Keyword): string {
  const keyword = say("cards-keyword", { keyword: name });
  return value ? say("cards-keyword-of", { keyword, value }) : keyword;
}
