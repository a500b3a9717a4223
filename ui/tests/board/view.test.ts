import { beforeEach, expect, test, vi } from "vitest";
import { Camera } from "../../src/board/camera.svelte";
import { View } from "../../src/board/view.svelte";

beforeEach(() => void vi.useFakeTimers());

function view(): View {
  const camera = new Camera();
  camera.resize(1000, 600, { top: 0, right: 0, bottom: 0, left: 0 });
  const made = new View(camera);
  made.paint();
  return made;
}

/** Where a place of the table is seen: painted, then shifted and stretched. */
function seenAt(view: View, [x, y]: [number, number]): [number, number] {
  const numbers = (text: string): number[] => (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const [k = 0, , , , e = 0, f = 0] = numbers(view.matrix);
  const [dx = 0, dy = 0, stretch = 0] = numbers(view.shift);
  return [(k * x + e) * stretch + dx, (f - k * y) * stretch + dy];
}

test("while the camera moves, the painted picture is shifted to where it would be painted", () => {
  const seen = view();
  seen.camera.pan(37, -12);
  seen.camera.zoom(1.3, [200, 100]);
  seen.follow();
  const expected = seen.camera.toScreen([800, 300]);
  const [x, y] = seenAt(seen, [800, 300]);
  expect(x).toBeCloseTo(expected[0]);
  expect(y).toBeCloseTo(expected[1]);
});

test("at rest it is painted again, and at once where it is stretched too far", () => {
  const seen = view();
  seen.camera.zoom(1.3);
  seen.follow();
  expect(seen.painted.scale).not.toBe(seen.camera.scale);
  vi.advanceTimersByTime(200);
  expect(seen.painted.scale).toBe(seen.camera.scale);
  seen.camera.zoom(3);
  seen.follow();
  expect(seen.painted.scale).toBe(seen.camera.scale);
});

test("what lies between the panels is told in mm as seen on the screen", () => {
  const seen = view();
  const { x0, x1, y0, y1 } = seen.between({ top: 60, right: 100, bottom: 0, left: 200 });
  expect(x1 - x0).toBeCloseTo(700 / seen.camera.scale);
  expect(y1 - y0).toBeCloseTo(540 / seen.camera.scale);
  expect(seen.under({ x0: 200, y0: 60, x1: 900, y1: 600 })).toEqual({ x0, x1, y0, y1 });
});
