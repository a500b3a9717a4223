/** The keys of the board: those of the camera work everywhere, those of a piece while it has the focus. */
import type { HullZone } from "../wire/types";
import { placingKey } from "./placing";
import type { Stage } from "./stage.svelte";

const PAN = 60;

/** Whether the keys belong to a text field or the like. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest?.("input:not([type=checkbox]):not([type=radio]),textarea,select,[contenteditable=true],dialog");
}

/** Keys that work wherever the focus is, but in text fields: camera and placing. True if it was one of them. */
export function boardKey(stage: Stage, event: KeyboardEvent, letters: boolean): boolean {
  if (event.defaultPrevented || isTyping(event)) return false;
  if (stage.placing && !onControl(event) && (letters || event.key.startsWith("Arrow")) && placingKey(stage, event)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const camera = stage.camera;
  if (event.key === "Home") camera.home();
  else if (event.key === "." && letters) camera.again();
  else if (event.key.toLowerCase() === "z" && letters) camera.zoom(event.shiftKey ? 1 / 1.25 : 1.25);
  else return false;
  return true;
}

/** Arrows inside a group of buttons or tabs belong to that group. */
function onControl(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest?.("[role=radiogroup],[role=tablist],[role=listbox],[role=slider],[role=menu],input,summary");
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Keys while the board or a piece on it has the focus. */
export function pieceKey(stage: Stage, root: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || stage.placing) return false;
  const target = event.target as SVGElement | HTMLElement;
  const piece = target.closest<SVGElement>("[data-unit],[data-obstacle],[data-token]");
  const way = WAYS[event.key];
  if (!piece) {
    if (!way || target !== root) return false;
    stage.camera.pan(-way[0] * PAN, -way[1] * PAN);
    return true;
  }
  if (event.key === "Enter" || event.key === " ") {
    press(stage, piece);
    return true;
  }
  if (!way) return false;
  next(piece, root, way)?.focus();
  return true;
}

function press(stage: Stage, piece: SVGElement): void {
  const { unit, obstacle, token, zone } = piece.dataset;
  const pose =
    unit !== undefined
      ? stage.unit(Number(unit))?.pose
      : obstacle !== undefined
        ? stage.obstacle(Number(obstacle))?.pose
        : stage.token(Number(token))?.pose;
  stage.press({
    ...(unit !== undefined && { unit: Number(unit) }),
    ...(zone !== undefined && { zone: zone as HullZone }),
    ...(obstacle !== undefined && { obstacle: Number(obstacle) }),
    ...(token !== undefined && { token: Number(token) }),
    point: pose ? [pose[0] / 1000, pose[1] / 1000] : [0, 0],
  });
}

/** The nearest piece in a direction, as seen on the screen. */
function next(piece: SVGElement, root: HTMLElement, way: readonly [number, number]): SVGElement | null {
  const middle = (of: Element): [number, number] => {
    const box = of.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(piece);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll<SVGElement>("[data-unit][role],[data-obstacle][role],[data-token][role]")) {
    if (other === piece) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (ahead <= 2 || aside > 3 * ahead) continue;
    const far = ahead + 1.5 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}
