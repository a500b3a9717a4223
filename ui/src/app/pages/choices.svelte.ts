/** The choices for a new game, as the server lists them; and the rules last chosen in this browser. */
import { get } from "../../wire/rest";
import type { GameChoices, LabelledChoice, OptionChoice, RulesProfile } from "../../wire/types";

class Choices {
  listed = $state.raw<GameChoices | null>(null);
  problem = $state("");
  #asked = false;

  /** Fetch the list if it is not here yet. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    get("/api/choices")
      .then((listed) => (this.listed = listed))
      .catch((error: Error) => {
        this.#asked = false;
        this.problem = error.message;
      });
  }

  /** The name of a faction. */
  faction(key: string): string {
    return this.listed?.factions.find((faction) => faction.key === key)?.label ?? "";
  }

  /** The printing of the cards of a profile: its only one, else that of 2016. */
  printingOf(profile: string): string {
    return this.listed?.profiles.find((each) => each.key === profile)?.printing || "2016";
  }

  /** Every size of any profile, the smallest first. */
  get sizes(): number[] {
    const points = (this.listed?.profiles ?? []).flatMap((profile) => profile.sizes.map((size) => size.points));
    return [...new Set(points)].sort((one, other) => one - other);
  }
}

export const choices = new Choices();

const RULES = "armada.rules";

interface Remembered {
  options: string[];
  printing: string;
  allowMissing: boolean;
}

const USUAL: Remembered = { options: [], printing: "", allowMissing: false };

function remembered(): Remembered {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(RULES) ?? "{}") as Partial<Remembered>) };
  } catch {
    return USUAL;
  }
}

/** The rules and cards of a new game of a profile. What the server no longer lists falls back to the usual choice. */
export class RulesChosen {
  readonly #profile: () => string;
  #now = $state.raw<Remembered>(remembered());

  readonly profile = $derived.by<RulesProfile | undefined>(() => found(choices.listed?.profiles, this.#profile()));
  /** The only printing that the profile is played with; empty for any. */
  readonly fixedPrinting = $derived<string>(this.profile?.printing ?? "");
  readonly printing = $derived<LabelledChoice | undefined>(found(choices.listed?.printings, this.fixedPrinting || this.#now.printing));
  readonly allowMissing = $derived(this.#now.allowMissing);

  /** The options that can be added to the profile. */
  readonly offered = $derived<OptionChoice[]>(
    (choices.listed?.options ?? []).filter((option) => option.profiles.includes(this.profile?.key ?? "")),
  );
  readonly options = $derived<OptionChoice[]>(this.offered.filter((option) => this.#now.options.includes(option.key)));
  readonly keys = $derived<string[]>(this.options.map((option) => option.key));

  constructor(profile: () => string) {
    this.#profile = profile;
  }

  set(change: Partial<Remembered>): void {
    this.#now = { ...this.#now, ...change };
    localStorage.setItem(RULES, JSON.stringify(this.#now));
  }

  /** Add an option, or leave it out. */
  toggle(option: string): void {
    const { options } = this.#now;
    this.set({ options: options.includes(option) ? options.filter((key) => key !== option) : [...options, option] });
  }
}

/** The entry of a list under a key, else its first entry. */
export function found<T extends { key: string }>(listed: readonly T[] | undefined, key: string): T | undefined {
  return listed?.find((each) => each.key === key) ?? listed?.[0];
}
