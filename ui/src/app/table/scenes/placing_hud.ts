/** The place of the tray of dice: beside the line of fire, on its free side, and never over the ships it speaks of. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): number => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
};

const STEP = 28;

/**
 * The free place nearest to a point, for a box of this size inside an area; where all is taken, that which covers least.
 * `kept` must be seen; of `others` as little is covered as can be.
 */
export function freePlace(
  size: { width: number; height: number },
  area: Box,
  kept: readonly Box[],
  near: readonly [number, number],
  others: readonly Box[] = [],
): Box {
  let best: Box = { x: area.x, y: area.y, ...size };
  let least = Infinity;
  const [lastX, lastY] = [area.x + Math.max(0, area.width - size.width), area.y + Math.max(0, area.height - size.height)];
  for (let x = area.x; ; x = Math.min(x + STEP, lastX)) {
    for (let y = area.y; ; y = Math.min(y + STEP, lastY)) {
      const box = { x, y, ...size };
      const covered = kept.reduce((sum, each) => sum + overlap(box, each), 0);
      const far = Math.hypot(x + size.width / 2 - near[0], y + size.height / 2 - near[1]);
      const hidden = others.reduce((sum, each) => sum + overlap(box, each), 0);
      const cost = covered * 40 + hidden * 0.05 + far;
      if (cost < least) [least, best] = [cost, box];
      if (y >= lastY) break;
    }
    if (x >= lastX) break;
  }
  return best;
}

/** How far an arrow stays from the edge of the free area, in pixels. */
const EDGE = 22;

/** Where the way from the middle of an area to a place outside leaves the area, and the direction of that way in degrees. */
export function edgePlace([px, py]: readonly [number, number], area: Box): { x: number; y: number; angle: number } {
  const [mx, my] = [area.x + area.width / 2, area.y + area.height / 2];
  const [dx, dy] = [px - mx, py - my];
  const share = Math.min(1, (area.width / 2 - EDGE) / (Math.abs(dx) || 1), (area.height / 2 - EDGE) / (Math.abs(dy) || 1));
  return { x: mx + dx * share, y: my + dy * share, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
