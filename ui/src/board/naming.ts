/** Names of pieces for screen readers, with the facts that the drawing shows. */
import type { UnitShown } from "../wire/messages";
import type { HullZone, Pose, Scene, ShipShown } from "../wire/types";
import "../words/board";
import { areTeams, decider, letterOf } from "./identity";
import { listed, say } from "../words/words.svelte";

export const ZONES = ["front", "left", "right", "rear", "left_aux", "right_aux"] as const satisfies readonly HullZone[];

export const zoneName = (zone: HullZone): string => say(`board-zone-${zone}`);

/** The side of the viewer; a spectator stands behind the first player. */
export function sideOf(scene: Scene | null): number {
  if (!scene) return 0;
  const seat = scene.players.find((player) => player.seat === scene.viewer);
  return (seat ?? scene.players.find((player) => player.is_first) ?? scene.players[0])?.side ?? 0;
}

export const hullLeft = (unit: UnitShown): number => (unit.type === "ship" ? Math.max(0, unit.hull - unit.damage.length) : unit.hull);
export const hullMost = (unit: UnitShown): number => (unit.type === "ship" ? unit.hull : unit.max_hull);

function owned(unit: UnitShown, scene: Scene): string {
  const { type, model, side } = unit;
  const seat = areTeams(scene.players) ? decider(unit) : unit.seat;
  const owner = scene.players.find((player) => player.seat === seat)?.name ?? "";
  if (scene.viewer === null) return say(`board-others-${type}`, { owner, model });
  if (seat === scene.viewer) return say(`board-own-${type}`, { model });
  if (areTeams(scene.players)) return say(side === sideOf(scene) ? `board-teammates-${type}` : `board-opponents-${type}`, { owner, model });
  return side === sideOf(scene) ? say(`board-friendly-${type}`, { model }) : say(`board-enemy-${type}`, { model });
}

/** Where a piece lies as seen from another: bearing from its bow and mm between the centres. */
export function bearing(from: Pose, to: Pose): { bearing: number; mm: number } {
  const [dx, dy] = [(to[0] - from[0]) / 1000, (to[1] - from[1]) / 1000];
  const turn = (Math.atan2(dx, dy) * 180) / Math.PI - from[2] / 1000;
  return { bearing: Math.round(((turn % 360) + 360) % 360) % 360, mm: Math.round(Math.hypot(dx, dy)) };
}

/** The facts of a ship or squadron, each a sentence. */
export function factsOf(unit: UnitShown, scene: Scene): string {
  const facts = [owned(unit, scene)];
  const active = scene.units.find((other) => other.id === scene.active && other.id !== unit.id);
  if (active?.pose && unit.pose) {
    const { bearing: degrees, mm } = bearing(active.pose, unit.pose);
    facts.push(say("board-bearing", { degrees, unit: active.name, mm }));
  }
  const [hull, most] = [hullLeft(unit), hullMost(unit)];
  if (unit.type === "ship") facts.push(say("board-ship-state", { hull, most, shields: shieldsSaid(unit), speed: unit.speed }));
  else facts.push(say("board-squadron-state", { hull, most }));
  if (unit.type === "squadron" && unit.engaged_with.length) {
    const others = scene.units.filter((other) => unit.engaged_with.includes(other.id)).map((other) => other.name);
    facts.push(say("board-engaged", { squadrons: listed(others) }));
  }
  if (unit.activated) facts.push(say("board-activated"));
  else if (areTeams(scene.players) && unit.status === "in play") facts.push(say("board-not-activated"));
  if (scene.active === unit.id) facts.push(say("board-active"));
  return facts.join(" ");
}

/** A ship by its call sign and name, a squadron by the letter of its player and its name; by the name alone where two play. */
export function signed(unit: UnitShown, scene: Scene): string {
  if (!areTeams(scene.players)) return unit.name;
  return say("board-signed", { sign: unit.type === "ship" ? unit.call_sign : letterOf(decider(unit)), name: unit.name });
}

export const nameOf = (unit: UnitShown, scene: Scene): string => `${signed(unit, scene)}. ${factsOf(unit, scene)}`;

/** A piece by its name, with its number if it is one of the options. */
export const optionNamed = (option: number | null, name: string): string =>
  option === null ? name : say("board-option", { number: option + 1, name });

export const shieldsSaid = (ship: ShipShown): string =>
  listed(ship.shields.map((each) => say("board-shields-at", { zone: zoneName(each.zone), shields: each.left })));

/** Shields where there is little room: front, left, right and back as F3 L2 R2 B1. */
export const shieldLetters = (ship: ShipShown): string =>
  [...ship.shields]
    .sort((one, other) => ZONES.indexOf(one.zone) - ZONES.indexOf(other.zone))
    .map((each) => `${say(`board-letter-${each.zone}`)}${each.left}`)
    .join(" ");

/** Keywords whose first letter belongs to a more frequent one. */
const LETTERS: Record<string, string> = {
  Snipe: "Sn",
  Strategic: "St",
  Scout: "Sc",
  Screen: "Sr",
  Cloak: "Cl",
  Relay: "Re",
  Assault: "As",
  Adept: "Ad",
  "AI:": "AI",
};

/** Keywords as letters: Bomber, Counter 2 → B C2. */
export const keywordLetters = (keywords: readonly string[]): string =>
  keywords
    .map((keyword) => {
      const [name = "", ...values] = keyword.split(" ");
      return (LETTERS[name] ?? name.slice(0, 1)) + values.filter((value) => /^\d+$/.test(value)).join("");
    })
    .join(" ");
