/** The messages of the pages in the language of the reader: named arguments, rendered by Fluent. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Messages } from "./messages";

/** The languages, each under its own name. English is complete; what another one lacks is said in English. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const LOCALES: Record<Language, string> = { en: "en-GB", de: "de-DE" };
const KEY = "armada.language";
const TRANSLATIONS = import.meta.glob<string>(["./*/*.ftl", "!./en/*.ftl"], { query: "?raw", import: "default" });

/** The arguments of a message: none, or one for each name. */
type Arguments<Id extends keyof Messages> = Messages[Id] extends null ? [] : [args: Record<NonNullable<Messages[Id]>, string | number>];

const isLanguage = (code: string | null | undefined): code is Language => code != null && Object.hasOwn(LANGUAGES, code);

class Reader {
  /** The language that was chosen; null follows the browser's. */
  chosen = $state<Language | null>(null);
  readonly language = $derived<Language>(this.chosen ?? browserLanguage());
  /** Counts the files that were read, so that pages are drawn again when one arrives. */
  #read = $state(0);
  readonly #bundles = new Map<Language, FluentBundle>();
  readonly #files = new Set<string>();
  readonly #loaded = new Set<string>();

  constructor() {
    const kept = localStorage.getItem(KEY);
    if (isLanguage(kept)) this.chosen = kept;
  }

  /** Read a file of the catalogue: its English text, and its translation if the reader wants one. */
  async learn(file: string, english: string): Promise<void> {
    this.#files.add(file);
    this.#add("en", file, english);
    await this.#translate(file, this.language);
  }

  /** Speak another language from now on, or the browser's. */
  async choose(language: Language | null): Promise<void> {
    const wanted = language ?? browserLanguage();
    await Promise.all([...this.#files].map((file) => this.#translate(file, wanted)));
    this.chosen = language;
    if (language) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  }

  say(id: string, args?: Record<string, string | number>): string {
    void this.#read;
    for (const language of [this.language, "en"] as const) {
      const bundle = this.#bundles.get(language);
      const [name, attribute] = id.split(".") as [string, string?];
      const found = bundle?.getMessage(name);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, args);
    }
    throw new Error(`there is no message ${id}`);
  }

  async #translate(file: string, language: Language): Promise<void> {
    const fetch = TRANSLATIONS[`./${language}/${file}.ftl`];
    if (language !== "en" && fetch && !this.#loaded.has(`${language}/${file}`)) this.#add(language, file, await fetch());
  }

  #add(language: Language, file: string, text: string): void {
    this.#loaded.add(`${language}/${file}`);
    const bundle = this.#bundles.get(language) ?? new FluentBundle(LOCALES[language], { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles.set(language, bundle);
    this.#read += 1;
  }
}

/** The first language of the browser that is one of ours. */
function browserLanguage(): Language {
  const codes = (navigator.languages ?? []).map((code) => code.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "en";
}

export const reader = new Reader();

/** A message in the reader's language. */
export function say<Id extends keyof Messages>(id: Id, ...args: Arguments<Id>): string {
  return reader.say(id, args[0]);
}

/** Names in a row, as the reader's language lists them: one, two and three. */
export function listed(names: readonly string[], how: "conjunction" | "disjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(LOCALES[reader.language], { type: how }).format(names);
}

/** A number as the reader's language writes it. */
export function numbered(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(LOCALES[reader.language], options).format(value);
}
