/** The movements of scenes as keyframes: of transform and opacity alone, which a browser moves without painting. */
import { posed, unwound } from "../shapes";
import type { Pose } from "../../wire/types";

export const OUT = "cubic-bezier(.2,.7,.2,1)";
export const LAND = "cubic-bezier(.3,1.5,.5,1)";
export const IN = "cubic-bezier(.6,0,.9,.4)";

/** A piece along its poses, at a constant speed between the first and the last; headings never go the long way round. */
export function along(poses: readonly Pose[]): Keyframe[] {
  const [first] = poses;
  if (!first) return [];
  const lengths = poses.map((pose, place) => {
    const before = poses[place - 1] ?? pose;
    return Math.hypot(pose[0] - before[0], pose[1] - before[1]) / 1000;
  });
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  let gone = 0;
  let heading = first[2] / 1000;
  return poses.map((pose, place) => {
    gone += lengths[place] ?? 0;
    heading = unwound(pose[2] / 1000, heading);
    const offset = whole ? gone / whole : place / Math.max(1, poses.length - 1);
    return { offset: Math.min(1, offset), transform: posed(pose, heading) };
  });
}

/** Between two poses the ship turns as it goes: more poses in between, so that it never slides straight. */
export function curved(poses: readonly Pose[], steps = 4): Pose[] {
  const [first] = poses;
  if (!first) return [];
  const found: Pose[] = [first];
  for (let place = 1; place < poses.length; place++) {
    const [from, to] = [poses[place - 1] ?? first, poses[place] ?? first];
    const turn = unwound(to[2] / 1000, from[2] / 1000) - from[2] / 1000;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      found.push(hermite(from, to, turn, far, t));
    }
  }
  return found;
}

/** A point of the smooth curve that leaves `from` along its heading and arrives at `to` along its heading. */
function hermite(from: Pose, to: Pose, turn: number, far: number, t: number): Pose {
  const [h00, h10] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t];
  const [h01, h11] = [-2 * t ** 3 + 3 * t ** 2, t ** 3 - t ** 2];
  const ahead = (pose: Pose): [number, number] => {
    const angle = ((pose[2] / 1000) * Math.PI) / 180;
    return [Math.sin(angle) * far, Math.cos(angle) * far];
  };
  const [a, b] = [ahead(from), ahead(to)];
  return [
    Math.round(h00 * from[0] + h10 * a[0] + h01 * to[0] + h11 * b[0]),
    Math.round(h00 * from[1] + h10 * a[1] + h01 * to[1] + h11 * b[1]),
    Math.round(from[2] + turn * 1000 * (h01 + 0)),
  ];
}
