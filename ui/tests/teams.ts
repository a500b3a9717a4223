/** A table of eight, four a side, made from the battle of the fixtures: each player has two ships and two squadrons. */
import type { PlayerShown, Scene, SeatShown, ShipShown, SquadronShown, Waiting } from "../src/wire/messages";
import { CORVETTE, LUKE, scene, ship, squadron } from "./table";

export const NAMES = ["Ilse", "Ruth", "Tomás", "Bea", "Mara", "Jun", "Kay", "Priya"];
const sideOf = (seat: number, players: number): number => (seat < players / 2 ? 0 : 1);

export const shipId = (seat: number, number: number): number => 10 * seat + number;
export const squadronId = (seat: number, number: number): number => 10 * seat + 5 + number;

export function players(count = 8): PlayerShown[] {
  const [like] = scene().players as [PlayerShown, PlayerShown];
  return Array.from({ length: count }, (_, seat) => ({
    ...like,
    seat,
    side: sideOf(seat, count),
    name: NAMES[seat] ?? "",
    faction: seat < count / 2 ? "rebel" : "empire",
    points: 300,
    is_first: false,
    is_grand_admiral: seat === 1 || seat === 4,
    dials_left: 0,
  }));
}

export function table(change: Partial<Scene> = {}, count = 8): Scene {
  const units = players(count).flatMap(({ seat, side }) => [
    ...[0, 1].map((number): ShipShown => ({
      ...ship(CORVETTE),
      id: shipId(seat, number),
      seat,
      side,
      controller: null,
      call_sign: `${"ABCDEFGH"[seat]}${number + 1}`,
      activated: false,
    })),
    ...[0, 1].map((number): SquadronShown => ({
      ...squadron(LUKE),
      id: squadronId(seat, number),
      seat,
      side,
      controller: null,
      activated: false,
    })),
  ]);
  return {
    ...scene(),
    profile: "sector_fleet",
    phase: "ship",
    players: players(count),
    units,
    attack: null,
    active: null,
    score: [],
    ...change,
  };
}

/** The scene with some of its ships or squadrons changed. */
export const withUnits = (of: Scene, changes: Record<number, Partial<ShipShown> | Partial<SquadronShown>>): Scene => ({
  ...of,
  units: of.units.map((unit) => ({ ...unit, ...changes[unit.id] }) as Scene["units"][number]),
});

export const seats = (change: Partial<Record<number, Partial<SeatShown>>> = {}, count = 8): SeatShown[] =>
  players(count).map(({ seat, side, name }) => ({
    seat,
    side,
    role: "fleet",
    name,
    kind: "human",
    person: seat,
    stand_in: null,
    level: "",
    connected: true,
    bot_in: null,
    clock: null,
    running: false,
    out_of_time: false,
    always_ask: [],
    ...change[seat],
  }));

export const waiting = (seat: number, kind: Waiting["kind"], text = ""): Waiting => ({
  seat,
  kind,
  sentence: [{ text, unit: null, card: null, rule: null, seat: null }],
  about: null,
});
