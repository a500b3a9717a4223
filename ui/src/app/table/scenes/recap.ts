/** What was not seen and can be watched: where too much waited, the page was hidden, or the connection was lost. */
import type { LogLine, Scene } from "../../../wire/messages";
import { SCENES } from "./scene_table";
import { after } from "./shown";
import { gather, toldOf, type Told } from "./told";

export interface Recap {
  /** The state before its first event. */
  from: Scene;
  groups: readonly Told[][];
  activations: number;
  /** Only the last activation is offered, of more. */
  isLast: boolean;
}

const begins = (group: readonly Told[]): boolean => group.some(({ event }) => event.type === "ActivationBegun");

/** The last activation of what happened; all of it, if it is the rest of one; nothing where nothing is to be seen. */
export function lastActivation(from: Scene, groups: readonly Told[][]): Recap | null {
  const at = groups.reduce((last, group, place) => (begins(group) ? place : last), 0);
  const last = groups.slice(at);
  if (!last.some((group) => group.some(({ event }) => SCENES[event.type] === "played"))) return null;
  const start = groups
    .slice(0, at)
    .flat()
    .reduce((scene, { event }) => after(scene, event), from);
  return { from: start, groups: last, activations: 1, isLast: true };
}

/** How a game began, for who comes to it before anything lies on the table: who is first, and the objective. */
export function beginning(scene: Scene, lines: readonly LogLine[]): Recap | null {
  const told = toldOf(lines);
  if (scene.phase !== "setup" || told.some(({ event }) => LIES.has(event.type))) return null;
  const groups = gather(told.filter(({ event }) => BEGINS.has(event.type)));
  const isChosen = told.some(({ event }) => event.type === "ObjectiveChosen");
  return groups.length ? { from: isChosen ? { ...scene, objective: null } : scene, groups, activations: 0, isLast: false } : null;
}

const LIES: ReadonlySet<string> = new Set(["ObstaclePlaced", "ShipDeployed", "SquadronDeployed"]);
const BEGINS: ReadonlySet<string> = new Set(["CoinFlipped", "FirstPlayerChosen", "ObjectivesShown", "ObjectiveChosen"]);

/** Everything that came since nothing waited, in order; what of it was dropped, or came while nobody looked, can be watched. */
export class Journal {
  #groups: Told[][] = [];
  /** The number of groups that were begun. */
  #begun = 0;
  #dropped: { from: Scene; at: number } | null = null;
  #away: { from: Scene; groups: Told[][] } | null = null;

  add(groups: readonly Told[][]): void {
    this.#groups.push(...groups);
  }

  begin(groups = 1): void {
    this.#begun = Math.max(0, this.#begun + groups);
  }

  /** All but the newest groups are cut short; `from` is the state as it is shown now. */
  drop(from: Scene, newest: number): Recap | null {
    this.#dropped ??= { from, at: this.#begun };
    return recapOf(this.#dropped.from, this.#groups.slice(this.#dropped.at, this.#groups.length - newest));
  }

  /** Nobody looks any more; what waits is not played. */
  leave(from: Scene): void {
    this.#away = { from, groups: this.#groups.slice(this.#begun) };
  }

  /** This happened while nobody looks. */
  miss(from: Scene, groups: readonly Told[][]): void {
    this.#away ??= { from, groups: [] };
    this.#away.groups.push(...groups);
  }

  /** Somebody looks again. */
  comeBack(): Recap | null {
    const away = this.#away;
    this.#away = null;
    return away && recapOf(away.from, away.groups);
  }

  /** Nothing waits any more. */
  clear(): void {
    this.#groups = [];
    this.#begun = 0;
    this.#dropped = null;
  }
}

/** These groups, if there is an activation among them. */
function recapOf(from: Scene, groups: readonly Told[][]): Recap | null {
  const activations = groups.filter(begins).length;
  return activations ? { from, groups, activations, isLast: false } : null;
}
