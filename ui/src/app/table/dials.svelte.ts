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
  readonly #suggested = new SvelteMap<string, Command>();

  constructor(readonly seat: number) {}

  get open(): Cell[] {
    return openCells(this.rows);
  }

  get left(): number {
    return this.open.filter((cell) => !this.inHand(cell)).length;
  }

  /** What the coach suggests for the open cells; whatever the player sets comes first. */
  suggest(dials: readonly ShipDials[]): void {
    const left = new Map(dials.map(({ ship, commands }) => [ship, [...commands]]));
    for (const cell of this.open) {
      const command = left.get(cell.ship)?.shift();
      if (command) this.#suggested.set(at(cell), command);
    }
  }

  /** What a cell will be locked with: the player's command, or else the one suggested. */
  inHand(cell: Cell): Command | undefined {
    return this.get(cell) ?? this.#suggested.get(at(cell));
  }

  get(cell: Cell): Command | undefined {
    return this.#chosen.get(at(cell));
  }

  set(cell: Cell, command: Command): void {
    this.#chosen.set(at(cell), command);
  }

  clear(): void {
    this.#chosen.clear();
    this.#suggested.clear();
  }

  get answer(): ShipDials[] {
    return answerWith(this.open, (cell) => this.inHand(cell));
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
