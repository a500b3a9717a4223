/** A player's settings in this browser; kept in its storage. */
export interface Settings {
  theme: "deep" | "paper" | "system";
  /** Text size in percent. */
  text: number;
  motion: "system" | "none";
  /** How fast scenes are played; by default by the clock and by how well the game is known. */
  pace: "auto" | "off" | "quick" | "calm" | "slow";
  /** Whether it was asked if scenes are to be played faster, now that the game is known. */
  paceAsked: boolean;
  /** Whether scenes have bursts and flashes. */
  flashes: boolean;
  /** Whether the camera goes where a scene is played, or stays where the player has put it. */
  camera: "moves" | "mine";
  sound: boolean;
  /** Whether it was asked about sounds. */
  soundAsked: boolean;
  letters: boolean;
  coach: boolean;
  /** Whether the coach has a line under each question: until two wins, always, or never. */
  advice: "new" | "always" | "never";
  /** Games won against computers, up to the two after which the coach falls silent. */
  wins: number;
  narration: boolean;
  /** Whether the browser notifies of one's move while the page is not looked at. */
  notices: boolean;
  /** Whether one's dials are shown to teammates as soon as all are locked (SEC-39). */
  showsTeam: boolean;
  /** Effects that are not asked about, by their key; whatever is not listed is asked. */
  asking: Record<string, EffectPreference>;
}

/** How an effect is dealt with when it is offered: never resolved, or resolved where it costs nothing. */
export interface EffectPreference {
  title: string;
  how: "never" | "always";
}

const PLAIN: Settings = {
  theme: "system",
  text: 100,
  motion: "system",
  pace: "auto",
  paceAsked: false,
  flashes: true,
  camera: "moves",
  sound: false,
  soundAsked: false,
  letters: true,
  coach: true,
  advice: "new",
  wins: 0,
  narration: false,
  notices: false,
  showsTeam: false,
  asking: {},
};
const KEY = "armada.settings";

function stored(): Settings {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...PLAIN };
  }
}

const prefersPaper = matchMedia("(prefers-color-scheme:light)");
const prefersStill = matchMedia("(prefers-reduced-motion:reduce)");

class Chosen {
  now = $state<Settings>(stored());
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

  /** Ask about an effect again, never, or always use it where it costs nothing. */
  ask(key: string, title: string, how: EffectPreference["how"] | "ask"): void {
    const { [key]: _, ...others } = this.now.asking;
    this.set({ asking: how === "ask" ? others : { ...others, [key]: { title, how } } });
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
