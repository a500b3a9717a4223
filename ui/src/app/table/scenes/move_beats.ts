/** Activations, dials and movement. */
import type { Cue } from "../../../board/scenes/cues";
import type { Place } from "../../../board/stage.svelte";
import type { GameEvent, Pose } from "../../../wire/messages";
import { commandIcon } from "../words";
import { beat, done, inZone, lineOf, listedPlaces, whereIs, type Beat, type Heard, type Now } from "./beat";
import { unitOf } from "./shown";
import type { Told } from "./told";

type Of<Name extends GameEvent["type"]> = Extract<GameEvent, { type: Name }>;
const at = (pose: Pose): Place => [pose[0] / 1000, pose[1] / 1000];

export function activated(told: readonly Told[], event: Of<"ActivationBegun">, now: Now): Beat {
  const place = whereIs(now, event.unit);
  return beat("activation", told, {
    lasts: 320,
    cues: [{ kind: "edge", unit: event.unit, tone: "act", at: 0, lasts: 620 }],
    marks: [done(0, told)],
    sounds: [[0, "activation"]],
    places: listedPlaces(place),
    opens: true,
  });
}

/** Behind the stern, where the dial lies. */
const stern = (now: Now, ship: number): Place | null => inZone(now, ship, "rear", 1.6);

export function revealed(told: readonly Told[], event: Of<"DialRevealed">, now: Now): Beat {
  const place = stern(now, event.ship);
  const cues: Cue[] = place ? [{ kind: "icon", place, icon: commandIcon(event.command), how: "dial", at: 0, lasts: 760 }] : [];
  return beat("dial", told, { lasts: 700, cues, marks: [done(380, told)], sounds: [[300, "dial"]], places: listedPlaces(place) });
}

/** A command token comes or goes; a dial is spent. */
export function token(told: readonly Told[], ship: number, command: string, how: "gain" | "spend", now: Now): Beat {
  const place = stern(now, ship);
  const cues: Cue[] = place ? [{ kind: "icon", place, icon: commandIcon(command), how, at: 0, lasts: 520 }] : [];
  return beat("token", told, { lasts: 320, cues, marks: [done(160, told)], sounds: [[0, "token"]], places: listedPlaces(place) });
}

export function resolved(told: readonly Told[], event: Of<"CommandResolved">, now: Now): Beat {
  const place = stern(now, event.ship);
  const cues: Cue[] = place ? [{ kind: "icon", place, icon: commandIcon(event.command), how: "pulse", at: 0, lasts: 620 }] : [];
  return beat("command", told, { lasts: 340, cues, marks: [done(0, told)], sounds: [[0, "token"]], places: listedPlaces(place) });
}

export function faster(told: readonly Told[], event: Of<"SpeedChanged">, now: Now): Beat {
  const place = stern(now, event.ship);
  const cues: Cue[] = place ? [{ kind: "icon", place, icon: "speed", how: "gain", at: 0, lasts: 480 }] : [];
  return beat("speed", told, { lasts: 260, cues, marks: [done(100, told)], sounds: [[0, "speed"]] });
}

/** A ship follows its course; where others are in the way, it stops at the contact and recoils a little. */
export function maneuver(told: readonly Told[], now: Now): Beat {
  const event = told.find((each) => each.event.type === "ManeuverExecuted")?.event as Of<"ManeuverExecuted"> | undefined;
  const rammed = told.find((each) => each.event.type === "ShipsOverlapped")?.event as Of<"ShipsOverlapped"> | undefined;
  if (!event) return overlapped(told, rammed, now);
  const from = unitOf(now.scene, event.ship)?.pose;
  const poses: Pose[] = [...(from ? [from] : []), ...(event.path.length ? event.path : [event.pose])];
  const own = now.isOwn(lineOf(told));
  const moves = own ? 420 : 500 + 100 * event.speed;
  const cues: Cue[] = [];
  if (event.speed || rammed) cues.push({ kind: "course", unit: event.ship, poses, tool: !own, at: own ? 0 : 120, lasts: moves });
  const stops = (own ? 0 : 120) + moves;
  const sounds: [number, Heard][] = [[0, "move"]];
  if (rammed) {
    cues.push(...contact(rammed, stops));
    for (const each of [event.ship, ...rammed.others]) {
      const contactPoint = rammed.contacts[0];
      if (contactPoint && each !== event.ship) cues.push({ kind: "shake", unit: each, from: contactPoint, at: stops, lasts: 240 });
    }
    sounds.push([stops, "ram"]);
  }
  const lasts = event.speed || rammed ? stops + (rammed ? 420 : 60) : 200;
  return beat(rammed ? "ramming" : "maneuver", told, {
    lasts,
    cues,
    marks: [{ at: 0, line: lineOf(told) }, done(stops, told)],
    sounds: event.speed || rammed ? sounds : [],
    places: [...poses.map(at)],
  });
}

const contact = (rammed: Of<"ShipsOverlapped">, when: number): Cue[] =>
  rammed.contacts.flatMap((place): Cue[] => [
    { kind: "burst", place, sparks: 8, size: 14, at: when, lasts: 380 },
    { kind: "mark", place, radius: 20, at: when, lasts: 600 },
  ]);

function overlapped(told: readonly Told[], rammed: Of<"ShipsOverlapped"> | undefined, now: Now): Beat {
  const cues = rammed ? contact(rammed, 0) : [];
  return beat("ramming", told, {
    lasts: 400,
    cues,
    marks: [done(0, told)],
    sounds: [[0, "ram"]],
    places: listedPlaces(whereIs(now, rammed?.ship ?? -1)),
  });
}

export function lifted(told: readonly Told[], now: Now): Beat {
  const units = told.flatMap(({ event }) => (event.type === "SquadronLifted" ? [event.squadron] : []));
  const from = Object.fromEntries(
    units.flatMap((id) => [unitOf(now.scene, id)?.pose].flatMap((pose) => (pose ? [[id, pose] as const] : []))),
  );
  return beat("displacement", told, {
    lasts: 240,
    cues: units.map((unit): Cue => ({ kind: "lift", unit, way: "up", at: 0, lasts: 240 })),
    marks: [{ ...done(230, told), hud: (hud) => ({ ...hud, lifted: { ...hud.lifted, ...from } }) }],
    sounds: [[0, "placed"]],
    places: listedPlaces(...units.map((id) => whereIs(now, id))),
  });
}

/** A piece is placed or moved, and settles there. */
export function settles(name: string, told: readonly Told[], unit: number, pose: Pose, sound: Heard, now: Now): Beat {
  const before = unitOf(now.scene, unit)?.pose;
  const cues: Cue[] = before
    ? [
        { kind: "line", from: at(before), to: at(pose), tone: "trail", at: 0, lasts: 700 },
        { kind: "course", unit, poses: [before, pose], at: 0, lasts: 300, ease: "out" },
      ]
    : [{ kind: "lift", unit, way: "down", at: 0, lasts: 260 }];
  const from = now.hud.lifted[unit];
  if (from) cues.push({ kind: "line", from: at(from), to: at(pose), tone: "trail", at: 0, lasts: 900 });
  return beat(name, told, {
    lasts: from ? 420 : before ? 320 : 280,
    cues,
    // A piece that was nowhere must be there before it can settle
    marks: [done(before ? 300 : 0, told)],
    sounds: [[before ? 200 : 100, sound]],
    places: [at(pose)],
  });
}

export function squadronMoved(told: readonly Told[], event: Of<"SquadronMoved">, now: Now): Beat {
  const from = unitOf(now.scene, event.squadron)?.pose;
  if (!from) return settles("squadron-move", told, event.squadron, event.pose, "squadron", now);
  return beat("squadron-move", told, {
    lasts: 500,
    cues: [
      { kind: "line", from: at(from), to: at(event.pose), tone: "trail", at: 60, lasts: 900 },
      { kind: "course", unit: event.squadron, poses: [from, event.pose], at: 40, lasts: 420, ease: "out" },
    ],
    marks: [{ at: 0, line: lineOf(told) }, done(460, told)],
    sounds: [[40, "squadron"]],
    places: [at(from), at(event.pose)],
    opens: true,
  });
}

export function deployed(told: readonly Told[], event: Of<"ShipDeployed">, now: Now): Beat {
  const turn = (event.pose[2] / 1000) * (Math.PI / 180);
  const back = 150_000;
  const from: Pose = [Math.round(event.pose[0] - Math.sin(turn) * back), Math.round(event.pose[1] - Math.cos(turn) * back), event.pose[2]];
  const own = now.isOwn(lineOf(told));
  return beat("deployment", told, {
    lasts: own ? 240 : 460,
    cues: own
      ? [{ kind: "lift", unit: event.ship, way: "down", at: 0, lasts: 220 }]
      : [{ kind: "course", unit: event.ship, poses: [from, event.pose], at: 0, lasts: 440, ease: "out" }],
    marks: [done(0, told)],
    sounds: [[0, "deploy"]],
    places: [at(event.pose)],
  });
}

export function obstacle(told: readonly Told[], event: Of<"ObstacleResolved">, now: Now): Beat {
  const place = whereIs(now, event.unit);
  const isStation = event.kind === "station";
  const lies = now.scene.obstacles.find((each) => each.number === event.obstacle)?.pose;
  return beat("obstacle", told, {
    lasts: 460,
    cues: [
      { kind: "obstacle", number: event.obstacle, at: 0, lasts: 420 },
      ...(lies ? [{ kind: "mark" as const, place: at(lies), radius: 62, at: 0, lasts: 460 }] : []),
      ...(place && !isStation ? [{ kind: "burst" as const, place, sparks: 6, size: 14, at: 180, lasts: 320 }] : []),
    ],
    marks: [done(160, told)],
    sounds: [[0, isStation ? "station" : "obstacle"]],
    places: listedPlaces(place),
  });
}
