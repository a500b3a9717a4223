/** Dials that a player has chosen but not locked: kept here, and sent as one answer. */
import { SvelteMap } from "svelte/reactivity";
import type { DialRow } from "../../wire/messages";

export const COMMANDS = ["navigate", "squadron", "repair", "concentrate_fire"] as const;
export type Command = (typeof COMMANDS)[number];

/** The dials of a ship, in the order in which they will be revealed. */
export interface ShipDials {
  ship: number;
  commands: Command[];
}

export interface Cell {
  ship: number;
  round: number;
}

const at = ({ ship, round }: Cell): string => `${ship}:${round}`;

export class DialDraft {
  rows = $state.raw<DialRow[]>([]);
  readonly #chosen = new SvelteMap<string, Command>();

  constructor(readonly seat: number) {}

  get open(): Cell[] {
    return openCells(this.rows);
  }

  get left(): number {
    return this.open.filter((cell) => !this.get(cell)).length;
  }

  get(cell: Cell): Command | undefined {
    return this.#chosen.get(at(cell));
  }

  set(cell: Cell, command: Command): void {
    this.#chosen.set(at(cell), command);
  }

  clear(): void {
    this.#chosen.clear();
  }

  get answer(): ShipDials[] {
    return answerWith(this.open, (cell) => this.get(cell));
  }
}

/** The cells that wait for a command, ship by ship, in the order of the rounds. */
export const openCells = (rows: readonly DialRow[]): Cell[] =>
  rows.flatMap((row) => row.cells.filter((cell) => !cell.command).map((cell) => ({ ship: row.ship, round: cell.round })));

/** The answer with these commands in the open cells. */
export function answerWith(open: readonly Cell[], command: (cell: Cell, place: number) => Command | undefined): ShipDials[] {
  const set = open.map((cell, place) => ({ ship: cell.ship, command: command(cell, place) }));
  const ships = [...new Set(open.map((cell) => cell.ship))];
  return ships.map((ship) => ({ ship, commands: set.flatMap((each) => (each.ship === ship && each.command ? [each.command] : [])) }));
}
