/**
 * Our drawings of ships and squadrons as SVG paths, in mm with y downwards: the half outlines of the server, drawn on
 * both sides. Each class is worked out once.
 */
import type { Drawing } from "../wire/types";
import type { Place } from "./overlays";
import { closed, disc, open } from "./shapes";

/** A layer in the light of the sun: its starboard side and its port side. */
export type Sides = readonly [starboard: string, port: string];

export interface Art {
  metal: string;
  round: boolean;
  outline: string;
  /** From the hull up: hull, deck, bridge, tower; empty where a class has none. */
  layers: readonly { level: 1 | 2 | 3 | 4; sides: Sides }[];
  deep: string;
  mark: string;
  line: string;
  lamp: string;
  domes: string;
  bells: string;
  mouths: string;
  plumes: string;
  cores: string;
  /** The glow behind the engines: where, how wide, how long. */
  halo: { y: number; rx: number; ry: number };
}

type Disc = readonly [x: number, y: number, r: number];

const point = (text: string): Place => {
  const [x, y] = text.split(",");
  return [Number(x), Number(y)];
};
const parts = (layer = ""): Place[][] => layer.split("|").flatMap((part) => (part.trim() ? [part.trim().split(" ").map(point)] : []));
const discs = (layer = ""): Disc[] =>
  layer.split("|").flatMap((part): Disc[] => {
    const [at, r] = part.trim().split(" ");
    return at && r ? [[...point(at), Number(r)]] : [];
  });
const mirrored = (part: readonly Place[]): Place[] => part.map(([x, y]): Place => [-x, y]);

/** The parts of a layer on both sides; halves of a whole are joined. */
const onBothSides = (layer?: string): Place[][] =>
  parts(layer).flatMap((part) =>
    part[0]?.[0] === 0 && part.at(-1)?.[0] === 0 ? [[...part, ...mirrored(part).slice(1, -1).reverse()]] : [part, mirrored(part)],
  );
const filled = (layer?: string): string => onBothSides(layer).map(closed).join("");
const sides = (layer?: string): Sides => [
  parts(layer).map(closed).join(""),
  parts(layer)
    .map((part) => closed(mirrored(part)))
    .join(""),
];
const lines = (layer?: string): string =>
  parts(layer)
    .flatMap((part) => [open(part), open(mirrored(part))])
    .join("");

const n = (value: number): string => String(Math.round(value * 100) / 100);

function plume([x, y, r]: Disc, wide: number, long: number): string {
  const [w, l] = [0.9 * r * wide, 4.4 * r * long];
  return `M${n(x - w)} ${n(0.7 * r - y)}q0 ${n(0.75 * l)} ${n(w)} ${n(l)} ${n(w)} ${n(-l / 4)} ${n(w)} ${n(-l)}z`;
}

/** An engine bell from above: narrow at the hull, wide at the mouth. */
const bell = ([x, y, r]: Disc): string => `M${n(x - 0.8 * r)} ${n(-y - 0.8 * r)}h${n(1.6 * r)}l${n(0.3 * r)} ${n(1.6 * r)}h${n(-2.2 * r)}z`;
const mouth = ([x, y, r]: Disc): string => {
  const a = n(0.85 * r);
  return `M${n(x - 0.85 * r)} ${n(0.7 * r - y)}a${a} ${n(0.4 * r)} 0 1 1 0 .01z`;
};

const LAYERS = ["hull", "deck", "top", "tower"] as const;
const known = new WeakMap<Drawing, Art>();

/** The paths of a drawing. */
export function artOf(drawing: Drawing): Art {
  const found = known.get(drawing);
  if (found) return found;
  const jets = discs(drawing.jet).flatMap(([x, y, r]): Disc[] =>
    x
      ? [
          [x, y, r],
          [-x, y, r],
        ]
      : [[x, y, r]],
  );
  const domes = discs(drawing.dome).flatMap(([x, y, r]): Disc[] =>
    x
      ? [
          [x, y, r],
          [-x, y, r],
        ]
      : [[x, y, r]],
  );
  const wide = Math.max(...jets.map(([x, , r]) => Math.abs(x) + r));
  const art: Art = {
    metal: drawing.metal,
    round: drawing.round,
    outline: filled(drawing.hull),
    layers: LAYERS.flatMap((name, place) => (drawing[name] ? [{ level: (place + 1) as 1 | 2 | 3 | 4, sides: sides(drawing[name]) }] : [])),
    deep: filled(drawing.deep),
    mark: filled(drawing.mark),
    line: lines(drawing.line),
    lamp: lines(drawing.lamp),
    domes: domes.map((dome) => disc(...dome)).join(""),
    bells: jets.map(bell).join(""),
    mouths: jets.map(mouth).join(""),
    plumes: jets.map((jet) => plume(jet, 1, 1)).join(""),
    cores: jets.map((jet) => plume(jet, 0.55, 0.55)).join(""),
    halo: { y: 1 + Math.max(...jets.map(([, y]) => -y)), rx: 1.5 * wide, ry: 6 + 0.45 * wide },
  };
  known.set(drawing, art);
  return art;
}

/** How long the plumes are at each speed, 1 as drawn. */
const THRUST = [0, 0.6, 0.85, 1.1, 1.35];
export const thrustAt = (speed: number): number => THRUST[Math.min(speed, THRUST.length - 1)] ?? 1;

/** Where the starboard side is brightest: the heading on the screen in degrees. The sun stands at the upper left. */
const SUN = 53;
/** How far a shadow falls on the screen, in mm to the right and down. */
const SHADOW = [1.4, 2] as const;

/** How much of the light the starboard and the port side have, in percent. */
export function litAt(heading: number): [string, string] {
  const towards = Math.cos(((heading - SUN) * Math.PI) / 180);
  return [`${Math.round(50 - 50 * towards)}%`, `${Math.round(50 + 50 * towards)}%`];
}

/** Where the shadow falls in the frame of the piece. */
export function shadowAt(heading: number): [number, number] {
  const turn = (heading * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [SHADOW[0] * c + SHADOW[1] * s, SHADOW[1] * c - SHADOW[0] * s].map((mm) => Math.round(mm * 100) / 100) as [number, number];
}
