/** Drawings and sentences of the tools, from the server's answers. */
import type { Overlay, Place, Stage } from "../../board/stage.svelte";
import type { Aim, Contours, Measured } from "../../wire/messages";
import "../../words/tools";
import { listed, say } from "../../words/words.svelte";

/** Lengths below 100 mm are told to a tenth. */
const rounded = (mm: number): number => (mm < 100 ? Math.round(10 * mm) / 10 : Math.round(mm));

export const measureText = ({ range, distance, mm }: Measured, [from, to]: [string, string]): string =>
  say("tools-measured", { from, to, mm: rounded(mm), range: range ?? "beyond", distance: distance ?? 0 });

export function sightText({ blocked_by, obstructed_by }: Measured, [from, to]: [string, string]): string {
  if (blocked_by) return say("tools-sight-blocked", { from, to, by: blocked_by });
  if (obstructed_by.length) return say("tools-sight-obstructed", { from, to, others: listed(obstructed_by) });
  return say("tools-sight-clear", { from, to });
}

export function measureDrawing(
  { line: [from, to], range, distance, mm }: Measured,
  face: "range" | "distance",
  isLast: boolean,
): Overlay[] {
  const label =
    face === "range"
      ? say("tools-range-label", { range: range ?? "beyond", mm: rounded(mm) })
      : say("tools-distance-label", { distance: distance ?? 0, mm: rounded(mm) });
  const drawn: Overlay[] = [{ kind: "line", from, to, tone: "range", label, labelTone: "plain" }];
  return isLast ? [{ kind: "ruler", from, to, face }, ...drawn] : drawn;
}

export function sightDrawing({ line, sight, blocked_by, obstructed_by }: Measured): Overlay[] {
  const [from, to] = sight ?? line;
  if (blocked_by)
    return [{ kind: "line", from, to, tone: "blocked", label: say("tools-label-blocked", { by: blocked_by }), labelTone: "bad" }];
  const label = obstructed_by.length ? say("tools-label-obstructed", { others: listed(obstructed_by) }) : say("tools-label-clear");
  return [{ kind: "line", from, to, tone: "sight", label, labelTone: obstructed_by.length ? "warn" : "good" }];
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
  const dice = say("tools-dice", { count: aim.dice.length });
  const text = say("tools-aim", { range: aim.range ?? "none", dice, damage: aim.damage });
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
  const levels = told.levels.map(({ damage, rings, marks }) => ({
    rings,
    marks,
    text: damage < 1 ? say("tools-any-damage") : say("tools-least-damage", { damage }),
  }));
  return [{ kind: "contours", levels, later: told.later }];
}

/** `ship`: the name of the ship for whose size that is; null for a small one. */
export function dangerText(told: Contours, ship: string | null): string {
  const damage = told.highest;
  if (told.levels.length) return ship === null ? say("tools-danger-small", { damage }) : say("tools-danger-ship", { ship, damage });
  return say(told.later.length ? "tools-no-danger-now" : "tools-no-danger");
}
