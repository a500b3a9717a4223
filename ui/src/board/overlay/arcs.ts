/** Firing arcs as they are drawn: the bands are filled whole, but only their far edges and the two borders are lines. */
import type { ZonePiece } from "../../wire/types";

export interface ArcDrawing {
  bands: { band: "close" | "medium" | "long"; area: string; edge: string; label: [number, number] }[];
  borders: string;
}

const drawings = new WeakMap<ZonePiece, ArcDrawing>();
const NUMBER = /-?\d*\.?\d+/g;

function points(path: string): [number, number][] {
  const numbers = (path.match(NUMBER) ?? []).map(Number);
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    x += numbers[place] ?? 0;
    y += numbers[place + 1] ?? 0;
    found.push([x, y]);
  }
  return found;
}

const line = (places: readonly [number, number][]): string => `M${places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** How far beyond long range the borders are drawn, as a share of their length. */
const BEYOND = 1.12;

export function arcDrawing(zone: ZonePiece): ArcDrawing {
  const known = drawings.get(zone);
  if (known) return known;
  let borders = "";
  const bands = (["long", "medium", "close"] as const).flatMap((band) => {
    const area = zone.bands[band];
    if (!area) return [];
    const all = points(area);
    const edge = all.slice(0, -2);
    const [second, first] = all.slice(-2);
    const label = edge[Math.floor(edge.length * 0.16)] ?? [0, 0];
    if (band === "long" && first && second && edge.length) {
      const ray = (from: [number, number], to: [number, number]): string =>
        line([from, [from[0] + (to[0] - from[0]) * BEYOND, from[1] + (to[1] - from[1]) * BEYOND]]);
      borders = ray(first, edge[0] ?? first) + ray(second, edge.at(-1) ?? second);
    }
    return [{ band, area, edge: line(edge), label }];
  });
  const drawing = { bands, borders };
  drawings.set(zone, drawing);
  return drawing;
}
