/** Attacks: declared, rolled, modified, defended against, totaled, ended. */
import type { Cue } from "../../../board/scenes/cues";
import { teamOf } from "../../../board/shapes";
import type { Place } from "../../../board/stage.svelte";
import type { GameEvent } from "../../../wire/messages";
import { rangeName } from "../words";
import { beat, done, inZone, lineOf, listedPlaces, sideOfUnit, whereIs, type Beat, type Heard, type Now } from "./beat";
import { counting, withDice, withTray, type DieLying, type Hud, type Motion, type Tray } from "./hud";
import { unitOf } from "./shown";
import "../../../words/scenes";
import { say } from "../../../words/words.svelte";
import type { Told } from "./told";

type Of<Name extends GameEvent["type"]> = Extract<GameEvent, { type: Name }>;
const THROW = 520;
const APART = 55;
/** How long the reticle of an accuracy icon flies. */
const FLIES = 420;

const icons = (face: string | null): string[] => face?.split(" ") ?? [];

export function declared(told: readonly Told[], event: Of<"AttackDeclared">, now: Now): Beat {
  const { attacker, zone, defender, target_zone } = event;
  const isShip = unitOf(now.scene, attacker)?.type === "ship";
  const toShip = target_zone !== null;
  const own = now.isOwn(lineOf(told));
  const from = event.measured?.[0] ?? inZone(now, attacker, zone);
  const to = event.measured?.[1] ?? inZone(now, defender, target_zone);
  const cues: Cue[] = [{ kind: "edge", unit: defender, tone: "aim", at: own ? 0 : 420, lasts: own ? 380 : 900 }];
  const lasts = own ? 380 : 720;
  if (!own && isShip && zone) cues.push({ kind: "arc", unit: attacker, zone, at: 60, lasts: lasts - 60 });
  if (from && to) cues.push({ kind: "line", from, to, tone: isShip ? "fire" : "link", at: own ? 0 : 330, lasts: lasts - (own ? 0 : 330) });
  if (event.sight && !own)
    cues.push({ kind: "line", from: event.sight[0], to: event.sight[1], tone: "sight", at: 440, lasts: lasts - 440 });
  if (from && to && event.mm !== null && isShip && toShip)
    cues.push({
      kind: "say",
      place: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      text: `${rangeName(event.range)} · ${Math.round(event.mm)} mm`,
      tone: "plain",
      dy: -12,
      at: own ? 60 : 480,
      lasts: lasts - (own ? 60 : 480) + 400,
    });
  const badge = badgeOf(told, event);
  const bearer = whereIs(now, attacker);
  if (badge && bearer) cues.push({ kind: "say", place: bearer, text: badge, tone: "badge", dy: isShip ? -58 : -34, at: 0, lasts: 1400 });
  for (const number of event.obstructing_obstacles) cues.push({ kind: "obstacle", number, at: 480, lasts: 300 });
  const tray: Tray = {
    attacker,
    zone,
    defender,
    target_zone,
    dice: event.dice.map((color, id) => lying(id, color)),
    total: null,
    braced: false,
    by: "",
  };
  const tokens = unitOf(now.scene, defender)?.defense.map((token) => ({ ...token, motion: null })) ?? [];
  return beat("declare", told, {
    lasts,
    cues,
    marks: [
      { at: 0, line: lineOf(told), lines: "none" },
      { ...done(lasts, told), lines: "all", hud: (hud) => ({ ...hud, tray, tokens, card: null }) },
    ],
    sounds: [[60, "arc"]],
    places: listedPlaces(from, to, whereIs(now, attacker), whereIs(now, defender)),
    opens: true,
  });
}

/** What lets a piece attack, if it is not its activation: Counter, Salvo, or a card. */
function badgeOf(told: readonly Told[], { is_counter, is_salvo, granted_by, dice }: Of<"AttackDeclared">): string {
  if (is_counter) return say("scenes-counter", { dice: dice.length });
  if (is_salvo) return say("scenes-salvo");
  return granted_by ? (lineOf(told)?.cause ?? "") : "";
}

const lying = (id: number, color: DieLying["color"], face: DieLying["face"] = null, motion: Motion | null = null): DieLying => ({
  id,
  color,
  face,
  was: null,
  ringed: false,
  gone: false,
  contained: false,
  motion,
});

/** A die of the gathered ones is lost before it is rolled, as where the attack is obstructed. */
export function removed(told: readonly Told[], event: Of<"DieRemoved">): Beat {
  const cause = lineOf(told)?.cause ?? "";
  return beat("obstructed", told, {
    lasts: 420,
    marks: [
      {
        at: 0,
        hud: (hud) =>
          withTray(
            withDice(hud, (_, place) => (place === event.place ? { gone: true, motion: { how: "cancel", at: 0, lasts: 240 } } : {})),
            () => ({
              by: cause,
            }),
          ),
      },
      { ...done(260, told) },
      { at: 420, clears: true, hud: withoutGone },
    ],
    sounds: [[0, "cancel"]],
  });
}

/** Other dice are rolled instead of those gathered. */
export function replaced(told: readonly Told[], event: Of<"DiceReplaced">): Beat {
  const cause = lineOf(told)?.cause ?? "";
  return beat("replaced", told, {
    lasts: 420,
    marks: [
      { ...done(120, told), hud: (hud) => withTray(hud, () => ({ by: cause, dice: event.colors.map((color, id) => lying(id, color)) })) },
    ],
    sounds: [[0, "add"]],
  });
}

const withoutGone = (hud: Hud): Hud => withTray(hud, ({ dice }) => ({ dice: dice.filter((die) => !die.gone) }));

export function rolled(told: readonly Told[], event: Of<"DiceRolled">): Beat {
  const { dice } = event.pool;
  const lands = (place: number): number => THROW + place * APART - 40;
  const last = lands(dice.length - 1);
  const counted = (upTo: number): number =>
    Math.min(
      event.damage,
      dice
        .slice(0, upTo + 1)
        .flatMap(([, face]) => icons(face))
        .filter((icon) => icon === "hit" || icon === "crit").length,
    );
  return beat("roll", told, {
    lasts: last + 180,
    marks: [
      {
        at: 0,
        hud: (hud) =>
          withTray(hud, () => ({
            by: "",
            total: 0,
            dice: dice.map(([color], id) => lying(id, color, null, { how: "throw", at: id * APART, lasts: THROW })),
          })),
      },
      ...dice.map(([, face], place) => ({
        at: lands(place),
        hud: (hud: Hud) =>
          withTray(
            withDice(hud, (_, each) => (each === place ? { face } : {})),
            () => ({ total: counted(place) }),
          ),
      })),
      { ...done(last, told), hud: (hud) => withTray(hud, () => ({ total: event.damage })) },
    ],
    sounds: dice.map((_, place) => [lands(place), "roll"] as const),
  });
}

/** The pool is modified: each die says what became of it, and the card that did it stands in the corner. */
export function modified(told: readonly Told[], event: Of<"DiceModified">, now: Now): Beat {
  const by = lineOf(told)?.cause ?? "";
  const here = counting(now.hud.tray);
  const next = now.hud.tray?.dice.length ?? 0;
  const begin: ((hud: Hud) => Hud)[] = [];
  const land: ((hud: Hud) => Hud)[] = [];
  const heard = new Set<Heard>();
  let added = 0;
  for (const { fate, before, after } of event.changes) {
    const place = before === null ? -1 : (here[before] ?? -1);
    const die = after === null ? undefined : event.pool.dice[after];
    if (fate === "added" && die) {
      const id = next + added++;
      begin.push((hud) =>
        withTray(hud, ({ dice }) => ({
          dice: [...dice, { ...lying(id, die[0], null, { how: "throw", at: 60, lasts: 460 }), ringed: true }],
        })),
      );
      land.push((hud) => withDice(hud, (_, at) => (at === id ? { face: die[1] } : {})));
      heard.add("add");
    } else if (fate === "rerolled" && die) {
      begin.push((hud) =>
        withDice(hud, (each, at) =>
          at === place ? { ringed: true, was: each.face, face: null, motion: { how: "reroll", at: 60, lasts: 420 } } : {},
        ),
      );
      land.push((hud) => withDice(hud, (_, at) => (at === place ? { face: die[1] } : {})));
      heard.add("reroll");
    } else if (fate === "turned" && die) {
      begin.push((hud) =>
        withDice(hud, (each, at) => (at === place ? { ringed: true, was: each.face, motion: { how: "turn", at: 60, lasts: 300 } } : {})),
      );
      land.push((hud) => withDice(hud, (_, at) => (at === place ? { face: die[1] } : {})));
      heard.add("cancel");
    } else if (fate === "canceled" || fate === "spent") {
      begin.push((hud) =>
        withDice(hud, (_, at) =>
          at === place ? { gone: true, motion: { how: fate === "spent" ? "spend" : "cancel", at: 40, lasts: 320 } } : {},
        ),
      );
      heard.add("cancel");
    }
  }
  const whole = (hud: Hud, steps: readonly ((hud: Hud) => Hud)[]): Hud => steps.reduce((so, step) => step(so), hud);
  const lasts = event.changes.length ? 640 : 240;
  return beat("modify", told, {
    lasts,
    marks: [
      { at: 0, hud: (hud) => withTray(whole(hud, begin), () => ({ by })) },
      { ...done(lasts - 240, told), hud: (hud) => withTray(whole(hud, land), () => ({ total: event.damage })) },
      // What the server has is right whatever was seen before
      { at: lasts, clears: true, hud: (hud) => settled(hud, event) },
    ],
    sounds: [...heard].map((sound) => [sound === "cancel" ? 60 : 0, sound] as const),
  });
}

function settled(hud: Hud, event: Of<"DiceModified">): Hud {
  return withTray(withoutGone(hud), ({ dice }) => ({
    dice: event.pool.dice.map(([color, face], id) => ({
      ...(dice[id] ?? lying(id, color)),
      id,
      color,
      face,
      ringed: false,
      motion: null,
      was: null,
    })),
  }));
}

/** An accuracy icon locks a defense token. */
export function locked(told: readonly Told[], event: Of<"TokenLocked">, now: Now): Beat {
  const place = counting(now.hud.tray)[event.die] ?? -1;
  return beat("accuracy", told, {
    lasts: 620,
    marks: [
      {
        at: 0,
        hud: (hud) => ({
          ...withDice(hud, (_, at) => (at === place ? { ringed: true } : {})),
          reticle: { die: place, token: event.token, lasts: FLIES },
        }),
      },
      {
        ...done(FLIES, told),
        hud: (hud) => ({
          ...withDice({ ...hud, reticle: null }, (_, at) => (at === place ? { ringed: false, gone: true } : {})),
          tokens: hud.tokens.map((token, at) =>
            at === event.token ? { ...token, locked: true, motion: { how: "lock", at: 0, lasts: 180 } } : token,
          ),
        }),
      },
    ],
    sounds: [[FLIES - 40, "lock"]],
  });
}

/** A defense token is spent: it turns over, and what it does is seen at the dice, the total or the zones. */
export function spent(told: readonly Told[], event: Of<"DefenseTokenSpent">, now: Now): Beat {
  const isDefender = now.hud.tray?.defender === event.unit;
  const braces = event.kind === "brace" && isDefender && event.damage_after !== null;
  const contains = event.kind === "contain" && isDefender;
  const place = whereIs(now, event.unit);
  const sounds: [number, Heard][] = [[100, "flip"]];
  if (braces) sounds.push([440, "brace"]);
  else if (event.kind === "scatter") sounds.push([400, "scatter"]);
  else if (contains) sounds.push([340, "contain"]);
  const cues: Cue[] = place && !isDefender ? [{ kind: "icon", place, icon: event.kind ?? "brace", how: "spend", at: 0, lasts: 500 }] : [];
  return beat(event.kind ?? "token", told, {
    lasts: braces || contains || event.kind === "scatter" ? 760 : 520,
    cues,
    marks: [
      {
        at: 20,
        hud: (hud) => ({
          ...withTray(hud, () => ({ by: lineOf(told)?.cause ?? "" })),
          tokens: isDefender
            ? hud.tokens.map((token, at) =>
                at === event.token ? { ...token, state: event.state, motion: { how: "flip", at: 0, lasts: 340 } } : token,
              )
            : hud.tokens,
        }),
      },
      { ...done(170, told) },
      ...(braces ? [{ at: 440, hud: (hud: Hud) => withTray(hud, () => ({ total: event.damage_after, braced: true })) }] : []),
      ...(contains ? [{ at: 300, hud: (hud: Hud) => withDice(hud, ({ face }) => ({ contained: icons(face).includes("crit") })) }] : []),
      ...(event.kind === "scatter"
        ? [
            {
              at: 400,
              hud: (hud: Hud) =>
                withTray(
                  withDice(hud, (_, at) => ({ gone: true, motion: { how: at % 2 ? "down" : "up", at: 0, lasts: 340 } })),
                  () => ({ total: 0 }),
                ),
            },
          ]
        : []),
    ],
    sounds,
  });
}

/** The zone that may take damage: a fork from the defending one. */
export function redirected(told: readonly Told[], event: Of<"RedirectChosen">, now: Now): Beat {
  const [from, to] = [
    inZone(now, event.defender, now.scene.attack?.target_zone ?? null, 1.25),
    inZone(now, event.defender, event.zone, 1.25),
  ];
  const cues: Cue[] = from && to ? [{ kind: "line", from, to, tone: "fork", at: 0, lasts: 620 }] : [];
  cues.push({ kind: "flare", unit: event.defender, zone: event.zone, how: "mends", at: 180, lasts: 420 });
  return beat("redirect", told, { lasts: 420, cues, marks: [done(200, told)], sounds: [[0, "redirect"]] });
}

export function critical(told: readonly Told[]): Beat {
  return beat("critical", told, {
    lasts: 420,
    marks: [
      { at: 0, hud: (hud) => withDice(hud, (die) => (icons(die.face).includes("crit") ? { ringed: true } : {})) },
      { ...done(160, told) },
      { at: 420, clears: true, hud: (hud) => withDice(hud, () => ({ ringed: false })) },
    ],
    sounds: [[0, "card"]],
  });
}

/** The damage is known: the stage is cleared for the volley. */
export function totaled(told: readonly Told[], event: Of<"DamageTotaled">): Beat {
  return beat("total", told, {
    lasts: 200,
    marks: [{ ...done(80, told), lines: "arc", hud: (hud) => withTray(hud, () => ({ total: event.amount, by: "" })) }],
  });
}

export function ended(told: readonly Told[]): Beat {
  return beat("attack-over", told, {
    lasts: 260,
    marks: [
      { at: 0, lines: "none", hud: (hud) => ({ ...hud, tokens: [] }) },
      { ...done(200, told), clears: true, hud: (hud) => ({ ...hud, tray: null }) },
    ],
    sounds: [[0, "end"]],
  });
}

/** The bolts of an attack: from the zone that attacks to where they hit. */
export function volley(now: Now, to: Place | null, count: number, at = 0): Cue[] {
  const attack = now.scene.attack;
  const from = attack && (attack.zone ? inZone(now, attack.attacker, attack.zone, 0.7) : whereIs(now, attack.attacker));
  if (!attack || !from || !to) return [];
  const team = teamOf(sideOfUnit(now.scene, attack.attacker));
  return Array.from({ length: count }, (_, place): Cue => {
    const aside = attack.zone ? inZone(now, attack.attacker, attack.zone, 0.7, (place % 3) * 0.16 - 0.16) : from;
    return { kind: "bolt", from: aside ?? from, to, team, at: at + place * 70, lasts: 240 };
  });
}
