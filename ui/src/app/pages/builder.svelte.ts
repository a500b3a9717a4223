/** The fleet that is being built: cards by key, checked by the server after each change. */
import { post, Refusal } from "../../wire/rest";
import type { FleetShown, FleetWanted } from "../../wire/types";
import { guest } from "../guest.svelte";
import "../../words/fleets";
import { say } from "../../words/words.svelte";

interface WantedShip {
  card: string;
  upgrades: string[];
}

const DRAFT = "armada.draft";

interface Draft {
  name: string;
  faction: string;
  /** The limit of this fleet. */
  points: number;
  profile: string;
  /** The players of the game it is for: in a sector game of teams a side has several such fleets. */
  players: number;
  ships: WantedShip[];
  squadrons: Record<string, number>;
  objectives: string[];
}

const empty = (): Draft => ({
  name: say("fleets-my-fleet"),
  faction: "rebel",
  points: 400,
  profile: "standard",
  players: 2,
  ships: [],
  squadrons: {},
  objectives: [],
});

function stored(): Draft {
  try {
    return { ...empty(), ...(JSON.parse(localStorage.getItem(DRAFT) ?? "{}") as Partial<Draft>) };
  } catch {
    return empty();
  }
}

export class Builder {
  draft = $state.raw<Draft>(stored());
  shown = $state.raw<FleetShown | null>(null);
  problem = $state("");
  #past: Draft[] = [];
  canUndo = $state(false);
  #asked = 0;

  constructor() {
    void this.#check();
  }

  change(change: Partial<Draft>): void {
    this.#past.push(this.draft);
    this.canUndo = true;
    this.#set({ ...this.draft, ...change });
  }

  undo(): void {
    const before = this.#past.pop();
    this.canUndo = this.#past.length > 0;
    if (before) this.#set(before);
  }

  startAnew(faction: string): void {
    this.change({ ...empty(), faction, points: this.draft.points, profile: this.draft.profile, players: this.draft.players });
  }

  addShip(card: string): void {
    this.change({ ships: [...this.draft.ships, { card, upgrades: [] }] });
  }

  removeShip(place: number): void {
    this.change({ ships: this.draft.ships.filter((_, other) => other !== place) });
  }

  equip(place: number, upgrade: string): void {
    this.change({
      ships: this.draft.ships.map((ship, other) => (other === place ? { ...ship, upgrades: [...ship.upgrades, upgrade] } : ship)),
    });
  }

  takeOff(place: number, upgrade: string): void {
    this.change({
      ships: this.draft.ships.map((ship, other) =>
        other === place ? { ...ship, upgrades: ship.upgrades.filter((_, at) => at !== ship.upgrades.indexOf(upgrade)) } : ship,
      ),
    });
  }

  setSquadrons(card: string, count: number): void {
    const squadrons = { ...this.draft.squadrons };
    if (count > 0) squadrons[card] = count;
    else delete squadrons[card];
    this.change({ squadrons });
  }

  setObjective(card: string, others: readonly string[]): void {
    const left = this.draft.objectives.filter((key) => !others.includes(key));
    this.change({ objectives: card ? [...left, card] : left });
  }

  /** Read a pasted list: what was understood becomes the draft, what was not is told. */
  async paste(text: string): Promise<FleetShown> {
    const { profile, players } = this.draft;
    const shown = await post("/api/fleets/check", { body: { text, profile, points: this.#pointsOfSide, players } });
    this.change({
      name: shown.name || say("fleets-my-fleet"),
      faction: shown.faction,
      ships: shown.ships.map((ship) => ({ card: ship.card, upgrades: ship.upgrades.map((upgrade) => upgrade.card) })),
      squadrons: Object.fromEntries(shown.squadrons.map((squadron) => [squadron.card, squadron.count])),
      objectives: Object.values(shown.objectives),
    });
    return shown;
  }

  /** What the server checks it by. */
  get #pointsOfSide(): number {
    return (this.draft.points * this.draft.players) / 2;
  }

  async export(format: string): Promise<string> {
    if (!this.shown) return "";
    return (await post("/api/fleets/export", { body: { text: this.shown.text, format } })).text;
  }

  /** Keep the fleet in this browser, under its name. */
  save(): void {
    const { shown } = this;
    if (!shown) return;
    const { name, faction } = this.draft;
    guest.saveFleet({ name, faction, points: shown.points, text: shown.text, changed: Date.now() });
  }

  #set(draft: Draft): void {
    this.draft = draft;
    localStorage.setItem(DRAFT, JSON.stringify(draft));
    void this.#check();
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked;
    const wanted: FleetWanted = { ...this.draft, points: this.#pointsOfSide };
    try {
      const shown = await post("/api/fleets/build", { body: wanted });
      if (asked === this.#asked) {
        this.shown = shown;
        this.problem = "";
      }
    } catch (error) {
      if (asked === this.#asked) this.problem = error instanceof Refusal ? error.message : say("fleets-not-checked");
    }
  }
}
