/** What a player has chosen for this browser; kept in its storage. */
export interface Settings {
  theme: "deep" | "paper" | "system";
  /** Text size in percent. */
  text: number;
  motion: "system" | "none";
  sound: boolean;
  letters: boolean;
  coach: boolean;
  narration: boolean;
}

const PLAIN: Settings = {
  theme: "system",
  text: 100,
  motion: "system",
  sound: false,
  letters: true,
  coach: true,
  narration: false,
};
const KEY = "armada.settings";

function kept(): Settings {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...PLAIN };
  }
}

const prefersPaper = matchMedia("(prefers-color-scheme: light)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

class Chosen {
  now = $state<Settings>(kept());
  #systemIsPaper = $state(prefersPaper.matches);
  #systemIsStill = $state(prefersStill.matches);

  constructor() {
    prefersPaper.addEventListener("change", (event) => (this.#systemIsPaper = event.matches));
    prefersStill.addEventListener("change", (event) => (this.#systemIsStill = event.matches));
  }

  set(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.now));
  }

  get theme(): "deep" | "paper" {
    if (this.now.theme !== "system") return this.now.theme;
    return this.#systemIsPaper ? "paper" : "deep";
  }

  /** Whether nothing should move by itself. */
  get still(): boolean {
    return this.now.motion === "none" || this.#systemIsStill;
  }
}

export const settings = new Chosen();
