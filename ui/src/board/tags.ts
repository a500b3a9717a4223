/** Where the name of each squadron stands: below its disc, or above or beside it where others stand close; else nowhere. */
import type { Pieces, Scene } from "../wire/types";
import { boxesOf, nameWidth, shared, type Box } from "./flags";
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
/** A name that would lie on another by more than this share is left out: pointing at the disc tells it. */
const CROWDED = 0.2;
/** How much it counts that a name lies on a disc or on a ship: there it can still be read. */
const ON_DISC = 0.5;
const ON_SHIP = 0.15;
/** The same on one that carries the number of an option: neither could be read. */
const ON_NUMBER = 2;

/** Where more than two play there is no room for names on other things: hardly any of one may lie there. */
const STRICT = 0.02;

/**
 * `keys`: whether the letters of the keywords follow the name. `lit`: what can be chosen, with a number on it.
 * `taken`: where names of ships stand, if names of squadrons must keep away from those and from all pieces.
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
  const boxes = boxesOf(scene, pieces, direction);
  const others = scene.units.flatMap((unit) => {
    const box = boxes.get(unit.id);
    return box ? [{ id: unit.id, box, weight: taken ? 1 : lit.has(unit.id) ? ON_NUMBER : unit.type === "ship" ? ON_SHIP : ON_DISC }] : [];
  });
  const placed: Box[] = [...(taken ?? [])];
  const found = new Map<number, Tag>();
  for (const unit of scene.units) {
    const disc = boxes.get(unit.id);
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
    ];
    let best: Tag | undefined;
    let least = (taken ? STRICT : CROWDED) * wide * high;
    for (const place of places) {
      let crowded = 0;
      for (const { id, box, weight } of others) if (id !== unit.id) crowded += weight * shared(place.lies, box);
      for (const other of placed) crowded += shared(place.lies, other);
      if (crowded < least - 0.01) [best, least] = [place, crowded];
    }
    if (!best) continue;
    placed.push(best.lies);
    found.set(unit.id, best);
  }
  return found;
}
