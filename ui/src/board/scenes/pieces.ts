/** Movements of the pieces of the table in scenes. */
import type { Pose } from "../../wire/types";
import { posed } from "../shapes";
import { along, curved, IN, LAND, OUT } from "./keyframes";
import type { Movement, Of, Table } from "./movement";

/** How far a hit shakes a piece, in mm. */
const SHAKEN = 1.6;

export function course(
  on: Table,
  unit: number,
  poses: readonly Pose[],
  cue: { at: number; lasts: number; tool?: boolean; ease?: string },
): Movement[] {
  const piece = on.piece(unit);
  if (!piece || poses.length < 1) return [];
  const isShip = on.stage.unit(unit)?.type === "ship";
  const flat = isShip ? curved(poses) : poses.map(([x, y]): Pose => [x, y, 0]);
  const easing = cue.ease === "out" ? OUT : cue.ease === "land" ? LAND : "cubic-bezier(.5,.05,.3,1)";
  const found: Movement[] = [{ of: piece, frames: along(flat), at: cue.at, lasts: cue.lasts, easing }];
  if (cue.tool && poses.length > 1) {
    const node = on.pool.take("line", "course");
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

export function dash(on: Table, cue: Of<"dash">): Movement[] {
  const [piece, pose] = [on.piece(cue.unit), on.pose(cue.unit)];
  if (!piece || !pose) return [];
  const there: Pose = [Math.round(cue.to[0] * 1000), Math.round(cue.to[1] * 1000), 0];
  const frames = [
    { transform: posed(pose, 0), easing: "cubic-bezier(.3,0,.6,1)" },
    { offset: 0.46, transform: posed(there, cue.bank), easing: "cubic-bezier(.4,0,.2,1)" },
    { transform: posed(pose, 0) },
  ];
  return [{ of: piece, frames, ...cue, easing: "linear" }];
}

export function shake(on: Table, cue: Of<"shake">): Movement[] {
  const [piece, pose] = [on.piece(cue.unit), on.pose(cue.unit)];
  if (!piece || !pose) return [];
  const heading = on.stage.unit(cue.unit)?.type === "ship" ? pose[2] / 1000 : 0;
  const [x, y] = [pose[0] / 1000 - cue.from[0], pose[1] / 1000 - cue.from[1]];
  const k = SHAKEN / (Math.hypot(x, y) || 1);
  const by = (share: number): string => posed([pose[0] + x * k * share * 1000, pose[1] + y * k * share * 1000, 0], heading);
  return [{ of: piece, frames: [0, 1, -0.4, 0].map((share) => ({ transform: by(share) })), ...cue, easing: "ease-out" }];
}

export function lift(on: Table, cue: Of<"lift">): Movement[] {
  const [piece, pose] = [on.piece(cue.unit), on.pose(cue.unit)];
  if (!piece || !pose) return [];
  const heading = on.stage.unit(cue.unit)?.type === "ship" ? pose[2] / 1000 : 0;
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

export function vanish(on: Table, cue: Of<"vanish">): Movement[] {
  const [piece, pose] = [on.piece(cue.unit), on.pose(cue.unit)];
  if (!piece || !pose) return [];
  const isShip = on.stage.unit(cue.unit)?.type === "ship";
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
