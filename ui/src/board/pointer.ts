/** Where the pointer is: what merely appears under a pointer at rest is not pointed at. */

let [x, y] = [NaN, NaN];
let moved = -Infinity;

/** Take note of where the pointer is, before anything hears of it. */
export function follow(event: { clientX: number; clientY: number }): void {
  if (event.clientX === x && event.clientY === y) return;
  [x, y] = [event.clientX, event.clientY];
  moved = performance.now();
}

/** Whether the pointer has moved since then. */
export const hasMovedSince = (time: number): boolean => moved > time;

if (typeof window !== "undefined") {
  for (const type of ["pointerover", "pointermove", "pointerdown"] as const)
    window.addEventListener(type, follow, { capture: true, passive: true });
}
