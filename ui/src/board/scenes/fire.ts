/** Fire and damage: bolts, shields that flare, bursts, ships that break apart. */
import type { Place } from "../overlays";
import { posed, teamOf } from "../shapes";
import { angle, far, glow, put, type Movement, type Of, type Table } from "./movement";
import { zoneEdge } from "./outlines";
import { fresh } from "./pool";

/** The places of the scorch marks of a ship, as shares of its width and length; it bears no more. */
const SCORCHES: readonly Place[] = [
  [-0.13, 0.08],
  [0.14, -0.2],
  [-0.05, 0.3],
];

/** The clips of bow and stern, and the way each drifts. */
const HALVES = [
  ["scene-bow", -1],
  ["scene-stern", 1],
] as const;

export function bolt(on: Table, { from, to, team, heavy, at, lasts }: Of<"bolt">): Movement[] {
  const node = on.pool.take("bolt", `${team} ${heavy ? "heavy" : ""}`);
  const [muzzle, shot, end] = node.children;
  const length = far(from, to);
  node.style.transform = put(from, angle(from, to));
  (end as SVGGElement).style.transform = `translate(${length}px,0)`;
  const [ripple, flash] = end?.children ?? [];
  if (!muzzle || !shot || !ripple || !flash) return [];
  const hits = at + lasts;
  return [
    { of: muzzle, frames: glow(0.4, 1.5, 0.6), at, lasts: 140, easing: "linear" },
    {
      of: shot,
      frames: [
        { transform: "translateX(8px)", opacity: 0 },
        { transform: "translateX(14px)", opacity: 1, offset: 0.05 },
        { transform: `translateX(${length - 4}px)`, opacity: 1, offset: 0.98 },
        { transform: `translateX(${length}px)`, opacity: 0 },
      ],
      at,
      lasts,
      easing: "linear",
    },
    { of: ripple, frames: glow(0.2, 0.9, 1.5), at: hits - 5, lasts: 380, easing: "ease-out" },
    { of: flash, frames: glow(0.3, 1, 1.2), at: hits - 10, lasts: 260, easing: "ease-out" },
  ];
}

export function flare(on: Table, { unit, zone, how, at, lasts }: Of<"flare">): Movement[] {
  const ship = on.stage.unit(unit);
  const piece = ship?.type === "ship" ? on.stage.pieces.ships[ship.chassis] : undefined;
  const edge = piece && zoneEdge(piece, zone);
  if (!ship?.pose || !edge) return [];
  const node = on.pool.take("flare", how);
  const veils = node.firstElementChild;
  if (!veils) return [];
  const [from, over, to] = [edge.from, edge.over, edge.to].map(([x, y]) => `${x} ${-y}`);
  for (const child of veils.children) child.setAttribute("d", `M${from}Q${over} ${to}${child.classList.contains("veil") ? "Z" : ""}`);
  node.style.transform = posed(ship.pose);
  const steps = how === "breaks" ? [0, 1, 0.35, 0.95, 0] : how === "mends" ? [0, 0.9, 0.9, 0] : [0, 1, 0];
  const frames: Keyframe[] = steps.map((opacity, place) => ({
    opacity,
    transform: how === "mends" ? `scale(${0.9 + (0.1 * place) / 3})` : `scale(${0.985 + (how === "breaks" ? 0.02 : 0.015) * place})`,
  }));
  return [{ of: veils, frames, at, lasts, easing: "ease-out" }];
}

export function burst(on: Table, { place, sparks, size, at, lasts }: Of<"burst">): Movement[] {
  const node = on.pool.take("burst");
  const fire = node.firstElementChild;
  node.style.transform = put(place);
  const found: Movement[] = fire
    ? [
        {
          of: fire,
          frames: [
            { transform: `scale(${size * 0.25})`, opacity: 1 },
            { transform: `scale(${size})`, opacity: 0.9, offset: 0.4 },
            { transform: `scale(${size * 1.5})`, opacity: 0 },
          ],
          at,
          lasts,
          easing: "ease-out",
        },
      ]
    : [];
  for (let each = 0; each < sparks; each++) {
    const spark = on.pool.take("spark");
    const path = spark.firstElementChild;
    spark.style.transform = put(place, (each * 360) / sparks + (each % 3) * 9);
    const flown = size * 1.1 + ((each * 7) % 22);
    const frames: Keyframe[] = [
      { transform: "translateX(0)", opacity: 1 },
      { transform: `translateX(${flown}px) scaleX(.4)`, opacity: 0 },
    ];
    if (path) found.push({ of: path, frames, at: at + (each % 4) * 18, lasts: 420, easing: "cubic-bezier(.1,.7,.4,1)" });
  }
  return found;
}

/** The drawing of a ship parts into bow and stern, which drift apart. */
export function broken(on: Table, unit: number, { at, lasts }: { at: number; lasts: number }): Movement[] {
  const [ship, drawn] = [on.stage.unit(unit), on.piece(unit)?.querySelector(".art")];
  if (ship?.type !== "ship" || !ship.pose || !drawn) return [];
  const pose = ship.pose;
  return HALVES.flatMap(([clip, sign]): Movement[] => {
    const node = on.pool.take("half", `ship ${teamOf(ship.side)}`);
    const hulk = node.firstElementChild;
    const part = hulk?.firstElementChild;
    node.style.transform = posed(pose);
    part?.setAttribute("clip-path", `url(#${clip})`);
    part?.replaceChildren(drawn.cloneNode(true));
    const frames: Keyframe[] = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${sign * 2}px,${sign * 8}px) rotate(${sign * 5}deg)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${sign * 4}px,${sign * 14}px) rotate(${sign * 9}deg)`, opacity: 0 },
    ];
    return hulk ? [{ of: hulk, frames, at, lasts, easing: "ease-out" }] : [];
  });
}

/** A mark that stays on a hull; none where it bears as many as it can. */
export function scorch(on: Table, unit: number, borne: number): SVGGElement | null {
  const [piece, ship] = [on.piece(unit), on.stage.unit(unit)];
  const shape = ship?.type === "ship" ? on.stage.pieces.ships[ship.chassis] : undefined;
  const at = SCORCHES[borne];
  if (!piece || !shape || !at) return null;
  const mark = fresh("scorch");
  mark.style.transform = `translate(${at[0] * shape.width}px,${-at[1] * shape.length}px)`;
  piece.append(mark);
  return mark;
}
