/** Damage, losses and repairs. */
import type { Cue } from "../../../board/scenes/cues";
import type { Place } from "../../../board/stage.svelte";
import type { GameEvent } from "../../../wire/messages";
import { volley } from "./attack_beats";
import { beat, done, inZone, lineOf, listedPlaces, placeAt, whereIs, type Beat, type Mark, type Now } from "./beat";
import { unitOf } from "./shown";
import type { Told } from "./told";

type Of<Name extends GameEvent["type"]> = Extract<GameEvent, { type: Name }>;
/** The time from one point of damage to the next. */
const POINT = 140;
const FLIGHT = 240;
/** The run of a squadron at a ship it attacks: how long in ms, and how far from the hull zone it ends in mm. */
const RUN = 280;
const RUNS_TO = 26;
const MINUS = "−";

/** The place of a figure beside a zone. */
const outside = (now: Now, id: number, zone: Of<"ShieldsChanged">["zone"]): Place | null => inZone(now, id, zone, 1.75);

/** The shots of the attack under way, and when they hit: of a squadron, which runs in and breaks away, or of a ship. */
function shotsAt(now: Now, target: Place | null, count: number): [Cue[], number] {
  const attack = now.scene.attack;
  const attacker = unitOf(now.scene, attack?.attacker ?? -1);
  const from = placeAt(attacker);
  if (attacker?.type !== "squadron" || !from || !target) return [volley(now, target, count), FLIGHT];
  const far = Math.hypot(target[0] - from[0], target[1] - from[1]) || 1;
  const share = Math.max(0, 1 - RUNS_TO / far);
  const near: Place = [from[0] + (target[0] - from[0]) * share, from[1] + (target[1] - from[1]) * share];
  const shots = volley(now, target, Math.min(2, count), RUN).map((cue) => (cue.kind === "bolt" ? { ...cue, from: near, lasts: 90 } : cue));
  return [[{ kind: "dash", unit: attacker.id, to: near, bank: 10, at: 0, lasts: 2 * RUN }, ...shots], RUN + 90];
}

/** Shields of one zone go down point by point, or are mended. */
export function shields(told: readonly Told[], now: Now): Beat {
  const events = told.flatMap(({ event }) => (event.type === "ShieldsChanged" ? [event] : []));
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return beat("shields", told, { marks: [done(0, told)] });
  const { ship, zone } = first;
  const change = last.shields - first.before;
  const at = outside(now, ship, zone);
  const isAttack = now.scene.attack?.defender === ship && change < 0 && first.before >= 0;
  if (change >= 0) {
    const cues: Cue[] = [{ kind: "flare", unit: ship, zone, how: "mends", at: 0, lasts: 420 }];
    if (at && change) cues.push({ kind: "say", place: at, text: `+${change}`, tone: "good", at: 100, lasts: 700 });
    return beat("repair", told, { lasts: 440, cues, marks: [done(260, told)], sounds: [[0, "repair"]], places: listedPlaces(at) });
  }
  const points = Math.min(6, -change);
  const target = inZone(now, ship, zone, 1.12);
  const [shots, hit] = isAttack ? shotsAt(now, target, Math.max(2, points)) : [[], 0];
  const cues: Cue[] = [...shots];
  const breaks = last.shields === 0;
  cues.push({ kind: "flare", unit: ship, zone, how: breaks ? "breaks" : "hit", at: hit + 10, lasts: breaks ? 460 : 380 });
  if (at) cues.push({ kind: "say", place: at, text: `${MINUS}${-change}`, tone: "shield", at: hit + 10, lasts: 900 });
  const counts: Mark[] = Array.from({ length: points }, (_, place) => ({
    at: hit + 20 + place * POINT,
    events: [{ ...last, shields: Math.max(last.shields, first.before - place - 1) }],
  }));
  return beat("shields", told, {
    lasts: hit + 40 + points * POINT + 220,
    cues,
    marks: [...counts, done(hit + 30 + points * POINT, told)],
    sounds: [...(isAttack ? [[0, "bolt"] as const] : []), [hit, "shield"]],
    places: listedPlaces(at),
    keeps: true,
  });
}

/** A damage card: a bolt and a burst, a scorch mark that stays; a faceup card is turned over beside the ship. */
export function dealt(told: readonly Told[], event: Of<"DamageCardDealt">, now: Now): Beat {
  const { ship, faceup } = event;
  const line = lineOf(told);
  const place = whereIs(now, ship);
  const isAttack = now.scene.attack?.defender === ship;
  const [shots, hit] = isAttack ? shotsAt(now, place, 1) : [[], 0];
  const cues: Cue[] = [...shots];
  const from = isAttack ? whereIs(now, now.scene.attack?.attacker ?? -1) : null;
  if (place) {
    cues.push({ kind: "burst", place, sparks: 12, size: 26, at: hit, lasts: 460 });
    cues.push({ kind: "say", place, text: `${MINUS}1`, tone: "hull", dy: -34, at: hit + 10, lasts: 900 });
    if (from) cues.push({ kind: "shake", unit: ship, from, at: hit, lasts: 220 });
  }
  cues.push({ kind: "scorch", unit: ship, at: hit, lasts: 0 });
  const card = faceup && line?.about ? { unit: ship, title: line.about.title, key: line.about.key } : null;
  const marks: Mark[] = [done(hit + 30, told)];
  if (card) {
    marks.push({
      at: hit + 200,
      hud: (hud) => ({ ...hud, card: { ...card, faceup: false, motion: { how: "throw", at: 0, lasts: 160 } } }),
    });
    marks.push({ at: hit + 380, hud: (hud) => ({ ...hud, card: { ...card, faceup: true, motion: { how: "turn", at: 0, lasts: 380 } } }) });
  }
  return beat(card ? "critical-card" : "hull", told, {
    lasts: hit + (card ? 1200 : 480),
    cues,
    marks,
    sounds: [...(isAttack ? [[0, "bolt"] as const] : []), [hit, "hull"], ...(card ? [[hit + 380, "card"] as const] : [])],
    places: listedPlaces(place),
    keeps: true,
  });
}

/** A damage card is turned: beside its ship. */
export function flipped(told: readonly Told[], event: Of<"DamageCardFlipped">): Beat {
  const about = lineOf(told)?.about;
  const card = about ? { unit: event.ship, title: about.title, key: about.key } : null;
  const marks: Mark[] = [done(0, told)];
  if (card && event.faceup)
    marks.push(
      { at: 0, hud: (hud) => ({ ...hud, card: { ...card, faceup: false, motion: { how: "throw", at: 0, lasts: 160 } } }) },
      { at: 180, hud: (hud) => ({ ...hud, card: { ...card, faceup: true, motion: { how: "turn", at: 0, lasts: 380 } } }) },
    );
  return beat("card-turned", told, { lasts: card && event.faceup ? 1200 : 240, marks, sounds: [[120, "card"]], keeps: true });
}

export function discarded(told: readonly Told[], event: Of<"DamageCardDiscarded">, now: Now): Beat {
  const place = whereIs(now, event.ship);
  const cues: Cue[] = place ? [{ kind: "say", place, text: "+1", tone: "good", dy: -34, at: 60, lasts: 700 }] : [];
  return beat("repair", told, { lasts: 420, cues, marks: [done(160, told)], sounds: [[0, "repair"]], places: listedPlaces(place) });
}

/** A squadron loses hull points, or gets one back. */
export function hull(told: readonly Told[], event: Of<"HullChanged">, now: Now): Beat {
  const change = event.hull - event.before;
  const place = whereIs(now, event.squadron);
  if (change >= 0 || event.before < 0) {
    const cues: Cue[] = place ? [{ kind: "say", place, text: `+${Math.max(0, change)}`, tone: "good", dy: -24, at: 0, lasts: 700 }] : [];
    return beat("repair", told, { lasts: 360, cues, marks: [done(160, told)], sounds: [[0, "repair"]] });
  }
  const attack = now.scene.attack;
  const isAttack = attack?.defender === event.squadron;
  const byShip = isAttack && unitOf(now.scene, attack.attacker)?.type === "ship";
  const from = isAttack ? whereIs(now, attack.attacker) : null;
  const cues: Cue[] = [];
  let hit = 0;
  if (isAttack && place && from) {
    if (byShip) {
      cues.push(...fan(volley(now, place, 4)));
      hit = FLIGHT;
    } else {
      const near: Place = [from[0] + (place[0] - from[0]) * 0.45, from[1] + (place[1] - from[1]) * 0.45];
      const away: Place = [place[0] + (from[0] - place[0]) * 0.45, place[1] + (from[1] - place[1]) * 0.45];
      cues.push({ kind: "dash", unit: attack.attacker, to: near, bank: 20, at: 0, lasts: 640 });
      cues.push({ kind: "dash", unit: event.squadron, to: away, bank: -20, at: 0, lasts: 640 });
      cues.push(...volley(now, place, 2, 60));
      hit = FLIGHT + 60;
    }
    cues.push({ kind: "shake", unit: event.squadron, from, at: byShip ? hit : 640, lasts: 180 });
  }
  if (place) {
    cues.push({ kind: "burst", place, sparks: 6, size: 12, at: hit, lasts: 300 });
    cues.push({ kind: "say", place, text: `${MINUS}${-change}`, tone: "hull", dy: -26, at: hit, lasts: 900 });
  }
  return beat("squadron-damaged", told, {
    lasts: Math.max(hit + 360, byShip ? 0 : isAttack ? 640 : 0),
    cues,
    marks: [done(hit + 30, told)],
    sounds: [...(isAttack ? [[0, byShip ? "flak" : "fighters"] as const] : []), [hit, "squadronHit"]],
    places: listedPlaces(place),
    keeps: true,
  });
}

/** Short bolts that go wide of each other. */
const fan = (cues: Cue[]): Cue[] =>
  cues.map((cue, place) =>
    cue.kind === "bolt" ? { ...cue, at: place * 40, to: [cue.to[0] + (place - 1.5) * 5, cue.to[1] + (place % 2) * 6] } : cue,
  );

/** The one long scene: a ship breaks apart. */
export function destroyed(told: readonly Told[], event: Of<"Destroyed">, now: Now): Beat {
  const unit = unitOf(now.scene, event.unit);
  const place: Place | null = placeAt(unit) ?? (event.pose ? [event.pose[0] / 1000, event.pose[1] / 1000] : whereIs(now, event.unit));
  if (unit?.type === "squadron") {
    const cues: Cue[] = [{ kind: "vanish", unit: event.unit, at: 0, lasts: 260 }];
    if (place) cues.push({ kind: "burst", place, sparks: 10, size: 18, at: 160, lasts: 300 });
    return beat("squadron-destroyed", told, {
      lasts: 600,
      cues,
      marks: [{ at: 0, line: lineOf(told) }, done(560, told)],
      sounds: [[100, "squadronLost"]],
      places: listedPlaces(place),
      keeps: true,
    });
  }
  const bow = inZone(now, event.unit, "front", 0.55);
  const stern = inZone(now, event.unit, "rear", 0.55);
  const cues: Cue[] = [];
  for (const [number, at] of [bow, place, stern].entries())
    if (at)
      cues.push({ kind: "burst", place: at, sparks: number === 1 ? 8 : 4, size: number === 1 ? 44 : 26, at: number * 120, lasts: 620 });
  cues.push({ kind: "vanish", unit: event.unit, at: 420, lasts: 400 });
  cues.push({ kind: "break", unit: event.unit, at: 380, lasts: 1200 });
  return beat("ship-destroyed", told, {
    lasts: 1600,
    cues,
    marks: [{ at: 0, line: lineOf(told) }, done(1560, told)],
    sounds: [[0, "shipLost"]],
    places: listedPlaces(bow, place, stern),
    opens: true,
    keeps: true,
  });
}
