/** The edge of a hull zone, where shields flare, in mm with y upwards. */
import type { HullZone, ShipPiece } from "../../wire/types";
import type { Place } from "../overlays";

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
