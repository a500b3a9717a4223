/** Rounds, phases, points, cards and the end. */
import type { Cue } from "../../../board/scenes/cues";
import type { GameEvent } from "../../../wire/messages";
import { beat, done, lineOf, listedPlaces, whereIs, type Beat, type Heard, type Now } from "./beat";
import type { Told } from "./told";

type Of<Name extends GameEvent["type"]> = Extract<GameEvent, { type: Name }>;

/** A thin band with words crosses the upper edge of the board; nothing else stops for it. */
export function band(name: string, told: readonly Told[], lasts: number, sound: Heard): Beat {
  const text = lineOf(told)?.text ?? "";
  return beat(name, told, {
    lasts,
    marks: [
      { ...done(0, told), hud: (hud) => ({ ...hud, band: text }) },
      { at: lasts, clears: true, hud: (hud) => ({ ...hud, band: "" }) },
    ],
    sounds: [[0, sound]],
  });
}

/** A round begins, with its first phase. */
export function round(told: readonly Told[]): Beat {
  const lines = told.flatMap(({ line }) => line?.text ?? []);
  const made = band("round", told, 760, "round");
  const text = lines.join(" · ");
  return { ...made, marks: made.marks.map((mark, place) => (place ? mark : { ...mark, hud: (hud) => ({ ...hud, band: text }) })) };
}

/** Tokens, cards and the initiative are readied, all together. */
export const readied = (told: readonly Told[]): Beat =>
  beat("status", told, { lasts: 420, marks: [done(160, told)], sounds: [[0, "status"]] });

/** Victory tokens rise from what earned them, and the objective opens to what it says. */
export function victory(told: readonly Told[], now: Now): Beat {
  const events = told.flatMap(({ event }) => (event.type === "VictoryTokensGained" ? [event] : []));
  const places = events.map((event) => (event.unit >= 0 ? whereIs(now, event.unit) : tokenPlace(now, event.token)));
  const cues = places.flatMap((place, number): Cue[] =>
    place
      ? [
          { kind: "icon", place, icon: "trophy", how: "coin", at: number * 80, lasts: 760 },
          { kind: "say", place, text: `+${events[number]?.amount ?? 1}`, tone: "act", dy: -30, at: number * 80 + 120, lasts: 640 },
        ]
      : [],
  );
  const [first] = events;
  const objective = now.scene.objective;
  const opened =
    objective && first
      ? {
          title: objective.title,
          text: objective.special || objective.end,
          side: first.side,
          amount: events.reduce((sum, each) => sum + each.amount, 0),
          what: "tokens" as const,
        }
      : null;
  const lasts = (opened ? 1100 : 640) + (events.length - 1) * 80;
  return beat("victory-token", told, {
    lasts: Math.min(1600, lasts),
    stands: opened ? 1500 : 0,
    cues,
    marks: [
      { at: 0, hud: (hud) => ({ ...hud, opened }) },
      done(460, told),
      { at: Math.min(1600, lasts), clears: true, hud: (hud) => ({ ...hud, opened: null }) },
    ],
    sounds: [[460, "victory"]],
    places: listedPlaces(...places),
  });
}

function tokenPlace({ scene }: Now, number: number): [number, number] | null {
  const pose = scene.tokens.find((each) => each.number === number)?.pose;
  return pose ? [pose[0] / 1000, pose[1] / 1000] : null;
}

export function objectiveToken(told: readonly Told[], event: Of<"ObjectiveTokenChanged">, now: Now): Beat {
  const place = event.unit >= 0 ? whereIs(now, event.unit) : tokenPlace(now, event.token);
  const cues: Cue[] = place ? [{ kind: "mark", place, radius: 24, at: 0, lasts: 420 }] : [];
  return beat("objective-token", told, {
    lasts: 320,
    cues,
    marks: [done(160, told)],
    sounds: [[0, "effect"]],
    places: listedPlaces(place),
  });
}

/** A card is resolved, exhausted or discarded: its name in the line, a mark at its bearer. */
export function card(told: readonly Told[], bearer: number, now: Now): Beat {
  const place = bearer >= 0 ? whereIs(now, bearer) : null;
  const title = lineOf(told)?.cause ?? "";
  const cues: Cue[] = place && title ? [{ kind: "say", place, text: title, tone: "act", dy: -30, at: 0, lasts: 900 }] : [];
  return beat("card", told, { lasts: 380, cues, marks: [done(0, told)], sounds: [[0, "effect"]], places: listedPlaces(place) });
}

/** The bearer of an upgrade card. */
export const bearerOf = ({ scene }: Now, upgrade: number): number =>
  scene.units.find((unit) => unit.type === "ship" && unit.upgrades.some((each) => each.id === upgrade))?.id ?? -1;
