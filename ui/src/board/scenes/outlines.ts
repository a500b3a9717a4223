/** Outlines that scenes draw of ships: the edge of a hull zone, and the two halves of a hull. In mm, y downwards. */
import type { HullZone, ShipPiece } from "../../wire/types";
import type { Place } from "../overlays";
import { closed } from "../shapes";

/** The distance of a zone's shields from the base, in mm. */
const OFF = 24;

/** The outer edge of a zone: from one end to the other, and the point above its middle where the veil bends to. */
export function zoneEdge(piece: ShipPiece, zone: HullZone): { from: Place; over: Place; to: Place; middle: Place } | null {
  const found = piece.zones.find((each) => each.zone === zone);
  if (!found) return null;
  const [x, y] = [piece.width / 2, piece.length / 2];
  const [dx, dy] = found.dial;
  if (Math.abs(dx) / x < Math.abs(dy) / y) {
    const sign = Math.sign(dy);
    return { from: [-x, sign * y], over: [0, sign * (y + OFF)], to: [x, sign * y], middle: [0, sign * y] };
  }
  const sign = Math.sign(dx);
  const ys = found.corners.filter(([cx]) => cx * sign > 0.7 * x).map(([, cy]) => cy);
  const [low, high] = ys.length > 1 ? [Math.min(...ys), Math.max(...ys)] : [-y / 2, y / 2];
  const middle = (low + high) / 2;
  return { from: [sign * x, low], over: [sign * (x + OFF), middle], to: [sign * x, high], middle: [sign * x, middle] };
}

/** The half of an outline on one side of the beam: bow or stern. */
function half(corners: readonly Place[], sign: 1 | -1): Place[] {
  return corners.flatMap((here, place) => {
    const next = corners[(place + 1) % corners.length] ?? here;
    const kept: Place[] = here[1] * sign >= 0 ? [here] : [];
    if (here[1] * sign < 0 !== next[1] * sign < 0) {
      const t = here[1] / (here[1] - next[1]);
      kept.push([here[0] + (next[0] - here[0]) * t, 0]);
    }
    return kept;
  });
}

export function halves(piece: ShipPiece): [bow: string, stern: string] {
  const hull = piece.hull as readonly Place[];
  return [closed(half(hull, 1)), closed(half(hull, -1))];
}
