/** A battle as the server told it (scripts/make_fixtures.py), to be changed by a test as it needs it. */
import type { Pieces, Prompt, Scene, ShipShown, SquadronShown, UnitShown, Update } from "../src/wire/messages";
import { Stage } from "../src/board/stage.svelte";
import told from "./fixtures/update.json";
import asked from "./fixtures/prompts.json";
import shapes from "./fixtures/pieces.json";

export const NEBULON = 0;
export const CORVETTE = 1;
export const LUKE = 2;
export const VICTORY = 5;
export const HOWLRUNNER = 6;

export const pieces = (): Pieces => structuredClone(shapes) as unknown as Pieces;
export const update = (change: Partial<Update> = {}): Update => ({ ...(structuredClone(told) as unknown as Update), ...change });
export const scene = (change: Partial<Scene> = {}): Scene => ({ ...update().scene, ...change });
export const stage = (): Stage => new Stage(pieces(), scene());

/** A question of a kind, as it was once asked. */
export const prompt = (kind: keyof typeof asked, change: Partial<Prompt> = {}): Prompt => ({
  ...(structuredClone(asked[kind]) as unknown as Prompt),
  ...change,
});

export function unit(id: number, of = scene()): UnitShown {
  const found = of.units.find((each) => each.id === id);
  if (!found) throw new Error(`nobody is number ${id}`);
  return found;
}
export const ship = (id: number, of = scene()): ShipShown => unit(id, of) as ShipShown;
export const squadron = (id: number, of = scene()): SquadronShown => unit(id, of) as SquadronShown;

/** The scene with one ship or squadron changed. */
export const changed = (id: number, change: Partial<ShipShown> | Partial<SquadronShown>, of = scene()): Scene => ({
  ...of,
  units: of.units.map((each) => (each.id === id ? ({ ...each, ...change } as UnitShown) : each)),
});

/** The scene with these alone on the table. */
export const only = (...ids: number[]): Scene => {
  const whole = scene();
  return { ...whole, units: whole.units.filter((each) => ids.includes(each.id)) };
};
