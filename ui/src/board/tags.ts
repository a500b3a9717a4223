/** Where the name of each squadron stands: below its disc, or above or beside it where others stand close; else nowhere. */
import type { Pieces, Scene } from "../wire/types";
import { covered, nameWidth, outlinesOf, shared, type Box } from "./flags";
import { keywordLetters } from "./naming";

export interface Tag {
  name: string;
  /** From the centre of the disc, in mm as seen on the screen (y downwards): where the line of letters begins, is centred or ends. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lies: Box;
}

/** The letters of a name in pixels: they are 12 px, those of a flag 15 px. */
const LETTERS = 0.82;
const HIGH = 13;
/** Half the side of the number of an option, in pixels. */
const NUMBER = 11;
/** A name that would lie on a piece or on another name by more than this share is left out: pointing at the disc tells it. */
const CROWDED = 0.02;

/**
 * `keys`: whether the letters of the keywords follow the name. `lit`: what can be chosen, with a number above it.
 * `taken`: where names of ships stand, if names of squadrons must keep away from those.
 */
export function tags(
  scene: Scene,
  pieces: Pieces,
  direction: 1 | -1,
  scale: number,
  text: number,
  keys: boolean,
  lit: ReadonlySet<number | null>,
  taken?: readonly Box[],
): Map<number, Tag> {
  const radius = pieces.squadron_radius;
  const u = text / scale;
  const outlines = outlinesOf(scene, pieces, direction);
  const placed: Box[] = [...(taken ?? [])];
  for (const unit of scene.units) {
    const box = unit.type === "squadron" && lit.has(unit.id) ? outlines.get(unit.id)?.box : undefined;
    if (!box) continue;
    const [middle, half] = [(box.x0 + box.x1) / 2, NUMBER * u];
    placed.push({ x0: middle - half, y0: box.y0 - half, x1: middle + half, y1: box.y0 + half });
  }
  const found = new Map<number, Tag>();
  for (const unit of scene.units) {
    const disc = outlines.get(unit.id)?.box;
    if (unit.type !== "squadron" || !disc) continue;
    const [x, y] = [(disc.x0 + disc.x1) / 2, (disc.y0 + disc.y1) / 2];
    const name = unit.name.replace(/ Squadron\b/, "");
    const letters = keys && unit.keywords.length ? ` ${keywordLetters(unit.keywords)}` : "";
    const wide = (nameWidth(name + letters) * LETTERS + 4) * u;
    const high = HIGH * u;
    const at = (dx: number, dy: number, anchor: Tag["anchor"]): Tag => {
      const left = x + dx - (anchor === "middle" ? wide / 2 : anchor === "end" ? wide : 0);
      return { name, x: dx, y: dy, anchor, lies: { x0: left, y0: y + dy - high, x1: left + wide, y1: y + dy } };
    };
    const places = [
      at(0, radius + high, "middle"),
      at(0, -radius - 3 * u, "middle"),
      at(radius + 4 * u, high / 3, "start"),
      at(-radius - 4 * u, high / 3, "end"),
      at(0.78 * radius, 0.72 * radius + high, "start"),
      at(-0.78 * radius, 0.72 * radius + high, "end"),
      at(0.78 * radius, -0.72 * radius - 2 * u, "start"),
      at(-0.78 * radius, -0.72 * radius - 2 * u, "end"),
    ];
    let best: Tag | undefined;
    let least = CROWDED * wide * high;
    for (const place of places) {
      let crowded = 0;
      for (const [id, outline] of outlines) if (id !== unit.id) crowded += covered(place.lies, outline);
      for (const other of placed) crowded += shared(place.lies, other);
      if (crowded < least - 0.01) [best, least] = [place, crowded];
    }
    if (!best) continue;
    placed.push(best.lies);
    found.set(unit.id, best);
  }
  return found;
}
