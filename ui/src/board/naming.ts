/** What pieces are called by a screen reader: a sentence with the facts that the drawing shows. */
import type { UnitShown } from "../wire/messages";
import type { HullZone, ObstacleShown, Pose, Scene, ShipShown } from "../wire/types";

export const ZONE_NAMES: Record<HullZone, string> = {
  front: "front",
  left: "left",
  right: "right",
  rear: "rear",
  left_aux: "left auxiliary",
  right_aux: "right auxiliary",
};

const ORDER = Object.keys(ZONE_NAMES) as HullZone[];

/** The side of the viewer; a spectator stands behind the first player. */
export function sideOf(scene: Scene | null): number {
  if (!scene) return 0;
  const seat = scene.players.find((player) => player.seat === scene.viewer);
  return (seat ?? scene.players.find((player) => player.is_first) ?? scene.players[0])?.side ?? 0;
}

export const hullLeft = (unit: UnitShown): number => (unit.type === "ship" ? Math.max(0, unit.hull - unit.damage.length) : unit.hull);
export const hullMost = (unit: UnitShown): number => (unit.type === "ship" ? unit.hull : unit.max_hull);

function owned(unit: UnitShown, scene: Scene): string {
  if (scene.viewer === null) return scene.players.find((player) => player.seat === unit.seat)?.name ?? "";
  if (unit.seat === scene.viewer) return "your";
  return unit.side === sideOf(scene) ? "friendly" : "enemy";
}

/** Where a piece lies as seen from another: bearing from its bow and mm between the centres. */
export function bearing(from: Pose, to: Pose): { bearing: number; mm: number } {
  const [dx, dy] = [(to[0] - from[0]) / 1000, (to[1] - from[1]) / 1000];
  const turn = (Math.atan2(dx, dy) * 180) / Math.PI - from[2] / 1000;
  return { bearing: Math.round(((turn % 360) + 360) % 360) % 360, mm: Math.round(Math.hypot(dx, dy)) };
}

export function nameOf(unit: UnitShown, scene: Scene): string {
  const words = [unit.name, `${owned(unit, scene)} ${unit.model}`];
  const active = scene.units.find((other) => other.id === scene.active && other.id !== unit.id);
  if (active?.pose && unit.pose) {
    const { bearing: turn, mm } = bearing(active.pose, unit.pose);
    words.push(`bearing ${turn} from ${active.name}, ${mm} mm between centres`);
  }
  words.push(`hull ${hullLeft(unit)} of ${hullMost(unit)}`);
  if (unit.type === "ship") {
    words.push(`shields ${shieldsSaid(unit)}`, `speed ${unit.speed}`);
  } else if (unit.engaged_with.length) {
    const others = scene.units.filter((other) => unit.engaged_with.includes(other.id)).map((other) => other.name);
    words.push(`engaged with ${others.join(", ")}`);
  }
  if (unit.activated) words.push("activated");
  if (scene.active === unit.id) words.push("being activated");
  return words.join(", ");
}

export const shieldsSaid = (ship: ShipShown): string => ship.shields.map((each) => `${ZONE_NAMES[each.zone]} ${each.left}`).join(" ");

const ZONE_LETTERS: Record<HullZone, string> = { front: "F", left: "L", right: "R", rear: "B", left_aux: "LA", right_aux: "RA" };

/** Shields where there is little room: front, left, right and back as F3 L2 R2 B1. */
export const shieldLetters = (ship: ShipShown): string =>
  [...ship.shields]
    .sort((one, other) => ORDER.indexOf(one.zone) - ORDER.indexOf(other.zone))
    .map((each) => `${ZONE_LETTERS[each.zone]}${each.left}`)
    .join(" ");

export const obstacleSaid = (obstacle: ObstacleShown, summary: string): string => `${obstacle.name}, obstacle. ${summary}`;

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
};

/** Keywords as letters: Bomber, Counter 2 → B C2. */
export const keywordLetters = (keywords: readonly string[]): string =>
  keywords
    .map((keyword) => {
      const [name = "", ...values] = keyword.split(" ");
      return (LETTERS[name] ?? name.slice(0, 1)) + values.join("");
    })
    .join(" ");
