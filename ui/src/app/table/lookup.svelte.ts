/** The rule or card looked up beside the board, kept once fetched. */
import { get } from "../../wire/rest";
import type { CardShown, SearchResults } from "../../wire/messages";

interface LookedUp {
  title: string;
  id: string;
  text: string;
  source: string;
  /** The card, where it is one. */
  card?: CardShown;
}

class LookUp {
  shown = $state.raw<LookedUp | null>(null);
  searching = $state(false);
  /** The printing of the cards of the game; empty for that of 2016. */
  printing = "";
  #cards = new Map<string, Promise<CardShown>>();

  /** A rule by its id, a card by its key; without a name the search. */
  open(what?: string): void {
    if (!what) this.searching = true;
    else if (/^[A-Z]+(-[A-Za-z0-9_]+)+$/.test(what)) void this.rule(what);
    else void this.showCard(what);
  }

  async find(words: string): Promise<SearchResults> {
    return get("/api/search", { query: { q: words, printing: this.printing } });
  }

  async rule(id: string): Promise<void> {
    this.shown = { id, title: id, text: "…", source: "" };
    try {
      const rule = await get("/api/rules/{id}", { path: { id } });
      this.shown = { id, title: rule.card?.title ?? rule.title, text: rule.text, source: rule.source };
    } catch (problem) {
      this.shown = { id, title: id, text: (problem as Error).message, source: "" };
    }
  }

  async showCard(key: string): Promise<void> {
    this.shown = { id: "", title: "…", text: "", source: "" };
    try {
      const card = await this.card(key);
      this.shown = { id: "", title: card.title, text: card.summary, source: "", card };
    } catch (problem) {
      this.shown = { id: "", title: key, text: (problem as Error).message, source: "" };
    }
  }

  card(key: string): Promise<CardShown> {
    const { printing } = this;
    const kept = `${key} ${printing}`;
    const known = this.#cards.get(kept) ?? get("/api/cards/{key}", { path: { key }, query: { printing } });
    this.#cards.set(kept, known);
    known.catch(() => this.#cards.delete(kept));
    return known;
  }

  close(): void {
    this.shown = null;
    this.searching = false;
  }
}

export const lookUp = new LookUp();
