/**
 * Where the names of ships stand where more than two play: on a plate, or on a flag from nearer. None covers a ship, a
 * squadron or another name; one without room is left out. Call signs stay, they stand on the ships themselves.
 */
import type { Pieces, Scene, ShipShown } from "../wire/types";
import { boxesOf, EDGE, flagWidth, nameWidth, shared, type Box, type Flag } from "./flags";

export interface Plate extends Flag {
  /** The part of its ship in the attack under way; empty for the others. */
  does: string;
  lies: Box;
}

export interface PlateStyle {
  scene: Scene;
  pieces: Pieces;
  direction: 1 | -1;
  /** Pixels for each mm, and how large letters are: 1 as designed. */
  scale: number;
  text: number;
  /** Flags with hull, speed and dial instead of plates with names. */
  isNear: boolean;
  /** The area that no panel covers, in mm as seen on the screen: names stay inside. */
  seen: Box;
  /** Other boxes that must not be covered. */
  taken: readonly Box[];
}

const FLAG_HEIGHT = 39;
/** The letters of a plate are 14 px high, those of its second line 12 px; names are measured at 15 px. */
const NAME = 14 / 15;
const DOES = 12 / 15;

/** How far from its ship a name may stand, in pixels; only the first are near enough for ships that matter less. */
const GAPS = [5, 12, 20, 30, 46, 64, 90, 120];
const NEAR_GAPS = 2;
/** How far it must stay from everything else, in pixels. */
const CLEAR = 3;
/** From this distance on a line leads to the ship. */
const LED = 12;

/** How wide a call sign is, in pixels; `ticked`: with a tick after it. */
export const signWidth = (sign: string, ticked: boolean): number => 8 + 7 * Math.max(2, sign.length) + (ticked ? 11 : 0);

/** The size of a plate in pixels. */
export function plateSize({ name }: ShipShown, does: string): { wide: number; high: number } {
  const letters = Math.max(nameWidth(name) * NAME, nameWidth(does) * DOES);
  return { wide: Math.ceil(EDGE + 14 + letters), high: does ? 36 : 21 };
}

const flagSize = ({ name, hull, dials }: ShipShown): { wide: number; high: number } => ({
  wide: flagWidth(name, hull, dials.length ? 1 : 0) + EDGE,
  high: FLAG_HEIGHT,
});

/** The room that is left between the pieces. */
export class Room {
  readonly #boxes: ReadonlyMap<number, Box>;
  readonly #taken: Box[];
  readonly #u: number;

  constructor(readonly looks: PlateStyle) {
    const { scene, pieces, direction, scale, text, seen, taken } = looks;
    this.#u = text / scale;
    const boxes = boxesOf(scene, pieces, direction);
    for (const unit of scene.units) {
      const box = boxes.get(unit.id);
      if (unit.type === "ship" && box) boxes.set(unit.id, this.#withSign(box, unit));
    }
    this.#boxes = boxes;
    this.#taken = [...boxes.values(), ...taken].filter((box) => shared(box, seen) > 0);
  }

  #withSign(box: Box, { call_sign, activated }: ShipShown): Box {
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const half = (signWidth(call_sign, activated) / 2 + 2) * this.#u;
    return {
      x0: Math.min(box.x0, x - half),
      x1: Math.max(box.x1, x + half),
      y0: Math.min(box.y0, y - 13 * this.#u),
      y1: Math.max(box.y1, y + 10 * this.#u),
    };
  }

  take(lies: Box): void {
    this.#taken.push(lies);
  }

  /** The nearest place for the name of a ship, if there is one; `far`: it may be some way off. */
  find(ship: ShipShown, does: string, far: boolean): Plate | null {
    const { isNear, seen } = this.looks;
    const box = this.#boxes.get(ship.id);
    if (!box || shared(box, seen) === 0) return null;
    const size = isNear ? flagSize(ship) : plateSize(ship, does);
    const [wide, high] = [size.wide * this.#u, size.high * this.#u];
    const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    for (const pixels of far ? GAPS : GAPS.slice(0, NEAR_GAPS)) {
      for (const [x, y] of around(box, wide, high, pixels * this.#u)) {
        const lies = { x0: x, y0: y, x1: x + wide, y1: y + high };
        if (!this.#isFree(lies)) continue;
        const plate: Plate = { x: x - cx, y: y - cy, end: false, does, lies };
        if (pixels >= LED) plate.lead = lead(box, lies);
        return plate;
      }
    }
    return null;
  }

  #isFree(lies: Box): boolean {
    const { seen } = this.looks;
    const clear = CLEAR * this.#u;
    const { x0, x1, y0, y1 } = { x0: lies.x0 - clear, x1: lies.x1 + clear, y0: lies.y0 - clear, y1: lies.y1 + clear };
    if (x0 < seen.x0 || x1 > seen.x1 || y0 < seen.y0 || y1 > seen.y1) return false;
    return this.#taken.every((box) => box.x0 >= x1 || box.x1 <= x0 || box.y0 >= y1 || box.y1 <= y0);
  }
}

/** Places around a ship at a distance: beside it, below and above, and at its corners. */
function around(box: Box, wide: number, high: number, gap: number): [number, number][] {
  const [x, y] = [(box.x0 + box.x1 - wide) / 2, (box.y0 + box.y1 - high) / 2];
  const [left, right, above, below] = [box.x0 - gap - wide, box.x1 + gap, box.y0 - gap - high, box.y1 + gap];
  return [
    [right, y],
    [left, y],
    [x, below],
    [x, above],
    [right, box.y1 - high],
    [left, box.y1 - high],
    [right, box.y0],
    [left, box.y0],
    [box.x0, below],
    [box.x1 - wide, below],
    [box.x0, above],
    [box.x1 - wide, above],
    [right, below],
    [left, below],
    [right, above],
    [left, above],
  ];
}

/** The line from the edge of a ship to its name, from the centre of the ship. */
function lead(ship: Box, name: Box): [number, number, number, number] {
  const [cx, cy] = [(ship.x0 + ship.x1) / 2, (ship.y0 + ship.y1) / 2];
  const to = [Math.min(Math.max(cx, name.x0), name.x1), Math.min(Math.max(cy, name.y0), name.y1)] as const;
  const from = [Math.min(Math.max(to[0], ship.x0), ship.x1), Math.min(Math.max(to[1], ship.y0), ship.y1)] as const;
  return [from[0] - cx, from[1] - cy, to[0] - cx, to[1] - cy];
}

/** The names of the ships that matter now, in this order, and those of all others that find room beside their ship. */
export function platesOf(looks: PlateStyle, first: readonly number[], does: (ship: number) => string): Map<number, Plate> {
  const room = new Room(looks);
  const found = new Map<number, Plate>();
  const ships = new Map(looks.scene.units.flatMap((unit) => (unit.type === "ship" ? [[unit.id, unit] as const] : [])));
  const matters = new Set(first);
  for (const id of new Set([...first, ...ships.keys()])) {
    const ship = ships.get(id);
    const plate = ship && room.find(ship, does(id), matters.has(id));
    if (!plate) continue;
    room.take(plate.lies);
    found.set(id, plate);
  }
  return found;
}

/** The same with the name of the ship that is pointed at: names that matter less give way to it, and nothing else moves. */
export function withPointed(
  looks: PlateStyle,
  plates: ReadonlyMap<number, Plate>,
  first: readonly number[],
  pointed: number | null,
): ReadonlyMap<number, Plate> {
  const ship = looks.scene.units.find((unit) => unit.id === pointed);
  if (ship?.type !== "ship" || plates.has(ship.id)) return plates;
  const room = new Room(looks);
  for (const id of first) {
    const lies = plates.get(id)?.lies;
    if (lies) room.take(lies);
  }
  const plate = room.find(ship, "", true);
  if (!plate) return plates;
  const kept = [...plates].filter(([id, { lies }]) => first.includes(id) || shared(lies, plate.lies) === 0);
  return new Map([...kept, [ship.id, plate]]);
}
