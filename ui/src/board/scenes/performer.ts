/** The board plays cues: every movement is a Web Animation of transform or opacity, so that it can be hurried or cut. */
import { icon } from "../../look/icons";
import { arcDrawing } from "../overlay/arcs";
import type { Place } from "../overlays";
import { closed, fromOwn, plate, posed, teamOf } from "../shapes";
import type { Stage } from "../stage.svelte";
import type { Pose } from "../../wire/types";
import { MOVING, type Cue, type Performance, type Performer } from "./cues";
import { along, curved, IN, LAND, OUT } from "./keyframes";
import { halves, zoneEdge } from "./outlines";
import { fresh, Pool } from "./pool";

/** How far a hit ship is shaken, in mm; how many scorch marks one bears at most. */
const SHAKEN = 1.6;
const SCORCHED = 3;
const SCORCHES: readonly Place[] = [
  [-0.13, 0.08],
  [0.14, -0.2],
  [-0.05, 0.3],
];

interface Movement {
  of: Element;
  frames: Keyframe[];
  at: number;
  lasts: number;
  easing?: string;
}

const put = ([x, y]: Place, turn = 0): string => `translate(${x}px,${-y}px) rotate(${turn}deg)`;
const upright = (place: Place, dy = 0): string => `${put(place)} rotate(var(--up)) scale(var(--u)) translate(0,${dy}px)`;
const angle = (from: Place, to: Place): number => (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI;
const far = (from: Place, to: Place): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

export class BoardPerformer implements Performer {
  readonly #pool: Pool;
  readonly #scorched = new Map<number, SVGGElement[]>();

  constructor(
    readonly stage: Stage,
    readonly root: HTMLElement,
    layer: SVGGElement,
  ) {
    this.#pool = new Pool(layer);
  }

  perform(cues: readonly Cue[], rate: number, still: boolean): Performance {
    const movements = cues.flatMap((cue) => (still ? this.#shown(cue) : this.#moved(cue)));
    const nodes = this.#pool.taken();
    const running = movements.map(({ of, frames, at, lasts, easing = OUT }) => {
      const made = of.animate(frames, { delay: at, duration: lasts, easing, fill: "both" });
      made.playbackRate = rate || 1;
      if (!rate) made.pause();
      return made;
    });
    return {
      pace: (to) => {
        for (const each of running) {
          if (!to) each.pause();
          else {
            each.playbackRate = to;
            each.play();
          }
        }
      },
      end: () => {
        for (const each of running) each.cancel();
        this.#pool.giveBack(nodes);
      },
    };
  }

  clear(): void {
    for (const marks of this.#scorched.values()) for (const mark of marks) mark.remove();
    this.#scorched.clear();
  }

  #piece(unit: number): SVGGElement | null {
    return this.root.querySelector(`[data-unit="${unit}"]`)?.closest<SVGGElement>(".piece") ?? null;
  }

  #pose(unit: number): Pose | null {
    return this.stage.unit(unit)?.pose ?? null;
  }

  /** A cue where nothing may move: its mark stands for as long as the beat. */
  #shown(cue: Cue): Movement[] {
    if (MOVING.has(cue.kind) || cue.kind === "course" || cue.kind === "vanish") return [];
    return this.#moved(cue)
      .filter(({ frames }) => frames.some((frame) => "opacity" in frame))
      .map(({ of }) => ({ of, frames: [{ opacity: 0 }, { opacity: 1 }], at: 0, lasts: 120, easing: "linear" }));
  }

  #moved(cue: Cue): Movement[] {
    switch (cue.kind) {
      case "course":
        return this.#course(cue.unit, cue.poses, cue);
      case "dash": {
        const [piece, pose] = [this.#piece(cue.unit), this.#pose(cue.unit)];
        if (!piece || !pose) return [];
        const there: Pose = [Math.round(cue.to[0] * 1000), Math.round(cue.to[1] * 1000), 0];
        const frames = [
          { transform: posed(pose, 0), easing: "cubic-bezier(.3,0,.6,1)" },
          { offset: 0.46, transform: posed(there, cue.bank), easing: "cubic-bezier(.4,0,.2,1)" },
          { transform: posed(pose, 0) },
        ];
        return [{ of: piece, frames, ...cue, easing: "linear" }];
      }
      case "shake": {
        const [piece, pose] = [this.#piece(cue.unit), this.#pose(cue.unit)];
        if (!piece || !pose) return [];
        const heading = this.stage.unit(cue.unit)?.type === "ship" ? pose[2] / 1000 : 0;
        const [x, y] = [pose[0] / 1000 - cue.from[0], pose[1] / 1000 - cue.from[1]];
        const k = SHAKEN / (Math.hypot(x, y) || 1);
        const by = (share: number): string => posed([pose[0] + x * k * share * 1000, pose[1] + y * k * share * 1000, 0], heading);
        return [{ of: piece, frames: [0, 1, -0.4, 0].map((share) => ({ transform: by(share) })), ...cue, easing: "ease-out" }];
      }
      case "lift": {
        const [piece, pose] = [this.#piece(cue.unit), this.#pose(cue.unit)];
        if (!piece || !pose) return [];
        const heading = this.stage.unit(cue.unit)?.type === "ship" ? pose[2] / 1000 : 0;
        const here = posed(pose, heading);
        const frames: Keyframe[] =
          cue.way === "up"
            ? [
                { transform: here, opacity: 1 },
                { transform: `${here} scale(1.14)`, opacity: 0.75 },
              ]
            : [
                { transform: `${here} scale(1.14)`, opacity: 0 },
                { transform: here, opacity: 1 },
              ];
        return [{ of: piece, frames, ...cue, easing: cue.way === "up" ? OUT : LAND }];
      }
      case "vanish": {
        const [piece, pose] = [this.#piece(cue.unit), this.#pose(cue.unit)];
        if (!piece || !pose) return [];
        const isShip = this.stage.unit(cue.unit)?.type === "ship";
        const here = posed(pose, isShip ? pose[2] / 1000 : 0);
        const gone = isShip ? here : `${here} rotate(200deg) scale(.3)`;
        return [
          {
            of: piece,
            frames: [
              { transform: here, opacity: 1 },
              { transform: gone, opacity: 0 },
            ],
            ...cue,
            easing: IN,
          },
        ];
      }
      case "break":
        return this.#broken(cue.unit, cue);
      case "edge":
        return this.#edge(cue.unit, cue.tone, cue);
      case "arc":
        return this.#arc(cue);
      case "line":
        return this.#line(cue);
      case "bolt":
        return this.#bolt(cue);
      case "flare":
        return this.#flare(cue);
      case "burst":
        return this.#burst(cue);
      case "scorch":
        this.#scorch(cue.unit);
        return [];
      case "say": {
        const node = this.#pool.take("say", cue.tone);
        const text = node.firstElementChild;
        node.style.transform = upright(cue.place, cue.dy ?? 0);
        if (text) text.textContent = cue.text;
        const fade = Math.min(0.3, 180 / cue.lasts);
        const frames: Keyframe[] = [
          { opacity: 0, transform: "translateY(7px)" },
          { opacity: 1, transform: "none", offset: fade },
          { opacity: 1, transform: "none", offset: 1 - fade },
          { opacity: 0, transform: "none" },
        ];
        return text ? [{ of: text, frames, ...cue }] : [];
      }
      case "icon":
        return this.#icon(cue);
      case "obstacle": {
        const found = this.root.querySelector(`[data-obstacle="${cue.number}"]`);
        return found ? [{ of: found, frames: [1, 0.35, 1, 0.6, 1].map((opacity) => ({ opacity })), ...cue, easing: "linear" }] : [];
      }
      case "mark": {
        const node = this.#pool.take("mark");
        node.style.transform = put(cue.place);
        const ring = node.firstElementChild;
        const frames: Keyframe[] = [
          { transform: `scale(${cue.radius * 0.3})`, opacity: 1 },
          { transform: `scale(${cue.radius})`, opacity: 1, offset: 0.4 },
          { transform: `scale(${cue.radius})`, opacity: 0 },
        ];
        return ring ? [{ of: ring, frames, ...cue }] : [];
      }
    }
  }

  #course(unit: number, poses: readonly Pose[], cue: { at: number; lasts: number; tool?: boolean; ease?: string }): Movement[] {
    const piece = this.#piece(unit);
    if (!piece || poses.length < 1) return [];
    const isShip = this.stage.unit(unit)?.type === "ship";
    const flat = isShip ? curved(poses) : poses.map(([x, y]): Pose => [x, y, 0]);
    const easing = cue.ease === "out" ? OUT : cue.ease === "land" ? LAND : "cubic-bezier(.5,.05,.3,1)";
    const found: Movement[] = [{ of: piece, frames: along(flat), at: cue.at, lasts: cue.lasts, easing }];
    if (cue.tool && poses.length > 1) {
      const node = this.#pool.take("line", "course");
      const path = node.firstElementChild;
      node.style.transform = "";
      const d = flat.map(([x, y], place) => `${place ? "L" : "M"}${x / 1000} ${-y / 1000}`).join("");
      const joints = poses.map(([x, y]) => `M${x / 1000 - 3} ${-y / 1000}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`).join("");
      path?.setAttribute("d", d + joints);
      if (path)
        found.push({
          of: path,
          frames: [0, 1, 1, 0].map((opacity) => ({ opacity, transform: "none" })),
          at: Math.max(0, cue.at - 120),
          lasts: cue.lasts + 280,
          easing: "linear",
        });
    }
    return found;
  }

  #edge(unit: number, tone: string, { at, lasts }: { at: number; lasts: number }): Movement[] {
    const shown = this.stage.unit(unit);
    const pose = shown?.pose;
    if (!shown || !pose) return [];
    const node = this.#pool.take("edge", tone);
    const shape = node.firstElementChild;
    const piece = shown.type === "ship" ? this.stage.pieces.ships[shown.chassis] : undefined;
    const r = this.stage.pieces.squadron_radius + 3;
    shape?.setAttribute(
      "d",
      piece
        ? plate(piece.width + 7, piece.length + 7, teamOf(shown.side))
        : `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    );
    node.style.transform = posed(pose, piece ? pose[2] / 1000 : 0);
    const frames: Keyframe[] = [
      { opacity: 0, transform: "scale(1.12)" },
      { opacity: 1, transform: "none", offset: 0.35 },
      { opacity: 1, transform: "none", offset: 0.75 },
      { opacity: 0, transform: "none" },
    ];
    return shape ? [{ of: shape, frames, at, lasts }] : [];
  }

  #arc({ unit, zone, at, lasts }: Cue & { kind: "arc" }): Movement[] {
    const ship = this.stage.unit(unit);
    const found = ship?.type === "ship" ? this.stage.pieces.ships[ship.chassis]?.zones.find((each) => each.zone === zone) : undefined;
    if (!ship?.pose || !found) return [];
    const node = this.#pool.take("arc");
    const grown = node.firstElementChild;
    if (!grown) return [];
    const { bands, borders } = arcDrawing(found);
    const paths: [string, string][] = [
      ...bands.flatMap(({ band, area, edge }): [string, string][] => [
        [`bandfill ${band}`, area],
        [`bandedge ${band}`, edge],
      ]),
      ["arcline", borders],
    ];
    while (grown.children.length < paths.length) grown.append(fresh("line").firstElementChild ?? "");
    for (const [place, child] of [...grown.children].entries()) {
      const [name, d] = paths[place] ?? ["", ""];
      child.setAttribute("class", name);
      child.setAttribute("d", d);
    }
    node.style.transform = posed(ship.pose);
    const frames: Keyframe[] = [
      { transform: "scale(.25)", opacity: 0 },
      { transform: "none", opacity: 1, offset: Math.min(0.9, 420 / lasts) },
      { transform: "none", opacity: 1 },
    ];
    return [{ of: grown, frames, at, lasts, easing: OUT }];
  }

  #line({ from, to, tone, at, lasts }: Cue & { kind: "line" }): Movement[] {
    const node = this.#pool.take("line", tone);
    const path = node.firstElementChild;
    if (!path) return [];
    node.style.transform = put(from, angle(from, to));
    path.setAttribute("d", `M0 0H${far(from, to).toFixed(1)}`);
    const growing = tone === "fire" || tone === "fork" || tone === "trail";
    const shown: Keyframe = { transform: "scaleX(1)", opacity: 1 };
    const first: Keyframe = growing ? { transform: "scaleX(0)", opacity: 1 } : { transform: "none", opacity: 0 };
    const frames: Keyframe[] = [first, { ...shown, offset: Math.min(0.6, 260 / lasts) }, { ...shown, offset: 0.85 }];
    return [{ of: path, frames: [...frames, tone === "trail" ? { ...shown, opacity: 0 } : shown], at, lasts, easing: "ease-out" }];
  }

  #bolt({ from, to, team, heavy, at, lasts }: Cue & { kind: "bolt" }): Movement[] {
    const node = this.#pool.take("bolt", `${team} ${heavy ? "heavy" : ""}`);
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

  #flare({ unit, zone, how, at, lasts }: Cue & { kind: "flare" }): Movement[] {
    const ship = this.stage.unit(unit);
    const piece = ship?.type === "ship" ? this.stage.pieces.ships[ship.chassis] : undefined;
    const edge = piece && zoneEdge(piece, zone);
    if (!ship?.pose || !edge) return [];
    const node = this.#pool.take("flare", how);
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

  #burst({ place, sparks, size, at, lasts }: Cue & { kind: "burst" }): Movement[] {
    const node = this.#pool.take("burst");
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
      const spark = this.#pool.take("spark");
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

  #broken(unit: number, { at, lasts }: { at: number; lasts: number }): Movement[] {
    const ship = this.stage.unit(unit);
    const piece = ship?.type === "ship" ? this.stage.pieces.ships[ship.chassis] : undefined;
    if (!ship?.pose || !piece) return [];
    const pose = ship.pose;
    return halves(piece).flatMap((path, stern): Movement[] => {
      const node = this.#pool.take("half", teamOf(ship.side));
      const hulk = node.firstElementChild;
      node.style.transform = posed(pose);
      hulk?.setAttribute("d", path);
      const sign = stern ? 1 : -1;
      const frames: Keyframe[] = [
        { transform: "none", opacity: 1 },
        { transform: `translate(${sign * 2}px,${sign * 8}px) rotate(${sign * 5}deg)`, opacity: 1, offset: 0.6 },
        { transform: `translate(${sign * 4}px,${sign * 14}px) rotate(${sign * 9}deg)`, opacity: 0 },
      ];
      return hulk ? [{ of: hulk, frames, at, lasts, easing: "ease-out" }] : [];
    });
  }

  #scorch(unit: number): void {
    const [piece, ship] = [this.#piece(unit), this.stage.unit(unit)];
    const marks = this.#scorched.get(unit) ?? [];
    const shape = ship?.type === "ship" ? this.stage.pieces.ships[ship.chassis] : undefined;
    if (!piece || !shape || marks.length >= SCORCHED) return;
    const mark = fresh("scorch");
    const [x, y] = SCORCHES[marks.length] ?? [0, 0];
    mark.style.transform = `translate(${x * shape.width}px,${-y * shape.length}px)`;
    piece.append(mark);
    this.#scorched.set(unit, [...marks, mark]);
  }

  #icon({ place, icon: name, how, at, lasts }: Cue & { kind: "icon" }): Movement[] {
    const node = this.#pool.take("icon", how);
    const [back, front] = node.children;
    node.style.transform = upright(place);
    front?.querySelector("use")?.setAttribute("href", icon(name));
    if (!back || !front) return [];
    const shown: Keyframe = { transform: "none", opacity: 1 };
    if (how === "dial")
      return [
        {
          of: back,
          frames: [
            { transform: "translateY(16px) scale(.5)", opacity: 0 },
            { ...shown, offset: 0.25 },
            { transform: "scaleX(0)", opacity: 1, offset: 0.5 },
            { transform: "scaleX(0)", opacity: 0 },
          ],
          at,
          lasts,
          easing: "ease-in-out",
        },
        {
          of: front,
          frames: [
            { transform: "scaleX(0)", opacity: 0 },
            { transform: "scaleX(0)", opacity: 1, offset: 0.5 },
            { ...shown, transform: "scale(1.15)", offset: 0.72 },
            { ...shown, offset: 0.88 },
            { transform: "translateY(14px) scale(.5)", opacity: 0 },
          ],
          at,
          lasts,
          easing: "ease-in-out",
        },
      ];
    const ways: Record<string, Keyframe[]> = {
      gain: [
        { transform: "translateY(18px) scale(.6)", opacity: 0 },
        { ...shown, offset: 0.35 },
        { ...shown, offset: 0.7 },
        { transform: "translateY(-10px)", opacity: 0 },
      ],
      spend: [shown, { transform: "scale(1.2)", opacity: 1, offset: 0.4 }, { transform: "scale(1.3)", opacity: 0 }],
      coin: [
        { transform: "scale(.4)", opacity: 0 },
        { ...shown, offset: 0.2 },
        { transform: "translateY(-26px) scaleX(.2)", opacity: 1, offset: 0.45 },
        { transform: "translateY(-44px)", opacity: 1, offset: 0.7 },
        { transform: "translateY(-120px) scale(.5)", opacity: 0 },
      ],
    };
    const frames = ways[how] ?? [
      { transform: "scale(.6)", opacity: 0 },
      { transform: "scale(1.15)", opacity: 1, offset: 0.3 },
      { ...shown, offset: 0.8 },
      { ...shown, opacity: 0 },
    ];
    return [
      { of: back, frames: [{ opacity: 0 }, { opacity: 0 }], at, lasts },
      { of: front, frames, at, lasts },
    ];
  }
}

/** Grows from one size to another and fades. */
function glow(from: number, middle: number, to: number): Keyframe[] {
  return [
    { transform: `scale(${from})`, opacity: 0 },
    { transform: `scale(${middle})`, opacity: 1, offset: 0.35 },
    { transform: `scale(${to})`, opacity: 0 },
  ];
}

/** A place in the own frame of a ship, as a place of the table. */
export const placeOn = (pose: Pose, place: Place): Place => fromOwn(pose, place);
export { closed };
