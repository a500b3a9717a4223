/** What the tools draw and say, from what the server told. */
import type { Overlay, Place, Stage } from "../../board/stage.svelte";
import type { Aim, Contours, Measured } from "../../wire/messages";

const mm = (value: number): string => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} mm`;
const range = (told: Measured): string => (told.range ? `${told.range} range` : "beyond long range");
const distance = (told: Measured): string => (told.distance ? `distance ${told.distance}` : "beyond distance 5");

export const measureSaid = (told: Measured, [from, to]: [string, string]): string =>
  `${from} to ${to}: ${mm(told.mm)}, ${range(told)}, ${distance(told)}.`;

export function sightSaid(told: Measured, [from, to]: [string, string]): string {
  if (told.blocked_by) return `No line of sight from ${from} to ${to}: ${told.blocked_by}.`;
  if (told.obstructed_by.length) return `${from} sees ${to}, obstructed by ${told.obstructed_by.join(" and ")}.`;
  return `${from} has a clear line of sight to ${to}.`;
}

export function measureDrawing(told: Measured, face: "range" | "distance", isLast: boolean): Overlay[] {
  const [from, to] = told.line;
  const band = face === "range" ? (told.range ?? "beyond long") : told.distance ? `distance ${told.distance}` : "beyond 5";
  const drawn: Overlay[] = [{ kind: "line", from, to, tone: "range", label: `${band} · ${mm(told.mm)}`, labelTone: "plain" }];
  return isLast ? [{ kind: "ruler", from, to, face }, ...drawn] : drawn;
}

export function sightDrawing(told: Measured): Overlay[] {
  const [from, to] = told.sight ?? told.line;
  if (told.blocked_by) return [{ kind: "line", from, to, tone: "blocked", label: `blocked: ${told.blocked_by}`, labelTone: "bad" }];
  const by = told.obstructed_by.join(", ");
  return [{ kind: "line", from, to, tone: "sight", label: by ? `obstructed: ${by}` : "clear", labelTone: by ? "warn" : "good" }];
}

export function aimDrawing(aim: Aim, stage: Stage): Overlay[] {
  const line = aim.range_line ?? aim.sight;
  const from = stage.unit(aim.attacker)?.pose;
  const to = stage.unit(aim.defender)?.pose;
  const ends: [Place, Place] | null =
    line ??
    (from && to
      ? [
          [from[0] / 1000, from[1] / 1000],
          [to[0] / 1000, to[1] / 1000],
        ]
      : null);
  if (!ends) return [];
  const text = `${aim.range ?? ""} ${aim.dice.length} dice, ${aim.damage.toFixed(1)}`.trim();
  return [
    { kind: "line", from: ends[0], to: ends[1], tone: "range" },
    { kind: "pill", at: clearOf(ends, stage), text, tone: "warn" },
  ];
}

/** Where on a line its label hides least: farthest from the pieces. */
function clearOf([from, to]: [Place, Place], stage: Stage): Place {
  const pieces =
    stage.scene?.units.flatMap((unit): Place[] =>
      unit.pose && unit.status !== "destroyed" ? [[unit.pose[0] / 1000, unit.pose[1] / 1000]] : [],
    ) ?? [];
  const far = ([x, y]: Place): number => Math.min(...pieces.map(([px, py]) => Math.hypot(px - x, (py - y) * 1.6)));
  const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((part): Place => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]);
  return places.reduce((best, place) => (far(place) > far(best) + 4 ? place : best));
}

/** Where the other side's dice reach now, and where they could after its next moves. */
export function dangerDrawing(told: Contours): Overlay[] {
  const levels = told.levels.map(({ damage, rings, marks }) => ({ rings, marks, text: damage < 1 ? "any" : `${damage}+` }));
  return [{ kind: "contours", levels, later: told.later }];
}

export function dangerSaid(told: Contours, where: string): string {
  if (!told.levels.length)
    return told.later.length
      ? "No enemy dice reach anything now. Dotted: where they could after their next moves."
      : "No enemy dice reach anything.";
  return `Enemy dice on ${where}: up to ${told.highest.toFixed(1)} damage on average, before line of sight and defense. Dotted: after their next moves. Press a ship to see who bears on it.`;
}

/** How far a unit reaches: the firing arcs of a ship, distance 1 around a squadron. */
export function reachDrawing(stage: Stage, id: number, faint: boolean): Overlay[] {
  const unit = stage.unit(id);
  if (!unit?.pose) return [];
  if (unit.type === "ship") {
    const zones = stage.pieces.ships[unit.chassis]?.zones ?? [];
    return zones.map((zone) => ({ kind: "arc", unit: id, zone: zone.zone, faint }));
  }
  const at: Place = [unit.pose[0] / 1000, unit.pose[1] / 1000];
  const radius = (stage.pieces.distances[0] ?? 0) + stage.pieces.squadron_radius;
  return [{ kind: "circle", at, radius, tone: "engage", label: "distance 1" }];
}
