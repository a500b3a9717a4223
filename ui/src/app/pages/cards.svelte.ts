/** Every card in the printing that is asked for, fetched once for builder and look-up. */
import { get } from "../../wire/rest";
import type { CardShown, Pieces } from "../../wire/types";
import "../../words/cards";
import { say } from "../../words/words.svelte";

const PRINTING = "armada.printing";
export const USUAL_PRINTING = "2016";

class Library {
  pieces = $state.raw<Pieces | null>(null);
  problem = $state("");
  /** The printing of the cards that are shown. */
  printing = $state(USUAL_PRINTING);
  #printed = $state.raw<Readonly<Record<string, CardShown[]>>>({});
  readonly #asked = new Set<string>();

  readonly cards = $derived<CardShown[]>(this.#printed[this.printing] ?? []);

  /** Show the cards of a printing, and fetch what is not there yet. */
  open(printing = USUAL_PRINTING): void {
    this.printing = printing;
    this.#fetch(`cards ${printing}`, async () => {
      const cards = await get("/api/cards", { query: { printing } });
      this.#printed = { ...this.#printed, [printing]: cards };
    });
    this.openPieces();
  }

  /** Fetch the printed shapes alone. */
  openPieces(): void {
    this.#fetch("pieces", async () => {
      this.pieces = await get("/api/pieces");
    });
  }

  card(key: string): CardShown | undefined {
    return this.cards.find((card) => card.key === key);
  }

  #fetch(what: string, fetched: () => Promise<void>): void {
    if (this.#asked.has(what)) return;
    this.#asked.add(what);
    fetched().catch((error: Error) => {
      this.#asked.delete(what);
      this.problem = error.message;
    });
  }
}

/** The printing in which cards are looked up, as it was last chosen in this browser. */
export const rememberedPrinting = (): string => localStorage.getItem(PRINTING) ?? USUAL_PRINTING;

export function rememberPrinting(printing: string): void {
  localStorage.setItem(PRINTING, printing);
  library.open(printing);
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
