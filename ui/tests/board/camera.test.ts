import { beforeEach, describe, expect, test, vi } from "vitest";
import { Camera } from "../../src/board/camera.svelte";

const PANELS = { top: 58, right: 368, bottom: 62, left: 250 };

function camera(): Camera {
  const made = new Camera();
  made.table = { width: 1828.8, height: 914.4 };
  made.resize(1440, 900, PANELS);
  return made;
}

beforeEach(() => void vi.useFakeTimers());

describe("the camera", () => {
  test("shows the whole table between the panels", () => {
    const seen = camera();
    const [left, bottom] = seen.toScreen([0, 0]);
    const [right, top] = seen.toScreen([1828.8, 914.4]);
    expect(left).toBeGreaterThanOrEqual(250);
    expect(right).toBeLessThanOrEqual(1440 - 368);
    expect(top).toBeGreaterThanOrEqual(58);
    expect(bottom).toBeLessThanOrEqual(900 - 62);
    expect((left + right) / 2).toBeCloseTo((250 + 1440 - 368) / 2);
  });

  test.each([false, true])("comes from the screen to the table and back (turned: %s)", (turned) => {
    const seen = camera();
    seen.turn(turned);
    const [x, y] = seen.toTable(seen.toScreen([400, 120]));
    expect(x).toBeCloseTo(400);
    expect(y).toBeCloseTo(120);
  });

  test("turned, shows the other edge at the bottom", () => {
    const seen = camera();
    expect(seen.toScreen([0, 0])[1]).toBeGreaterThan(seen.toScreen([0, 914.4])[1]);
    seen.turn();
    expect(seen.toScreen([0, 0])[1]).toBeLessThan(seen.toScreen([0, 914.4])[1]);
  });

  test("zooms around the place under the pointer, within its limits", () => {
    const seen = camera();
    const under = seen.toTable([500, 300]);
    seen.zoom(2, [500, 300]);
    expect(seen.toTable([500, 300])[0]).toBeCloseTo(under[0]);
    expect(seen.toTable([500, 300])[1]).toBeCloseTo(under[1]);
    for (let times = 0; times < 20; times++) seen.zoom(2);
    expect(seen.scale).toBe(4);
    for (let times = 0; times < 20; times++) seen.zoom(0.5);
    expect(seen.scale).toBe(seen.least);
  });

  test("follows the finger that drags it", () => {
    const seen = camera();
    const before = seen.toScreen([900, 450]);
    seen.pan(30, -20);
    const after = seen.toScreen([900, 450]);
    expect(after[0] - before[0]).toBeCloseTo(30);
    expect(after[1] - before[1]).toBeCloseTo(-20);
  });

  test("cannot be dragged far beyond the table", () => {
    const seen = camera();
    for (let times = 0; times < 50; times++) seen.pan(-500, 500);
    expect(seen.x).toBe(1928.8);
    expect(seen.y).toBe(1014.4);
  });

  test("glides until all places lie between the panels, and no nearer than is good to read", () => {
    const seen = camera();
    seen.glideTo([
      [200, 200],
      [700, 500],
    ]);
    expect(seen.scale).toBeLessThan(0.7);
    vi.advanceTimersByTime(600);
    for (const place of [
      [200, 200],
      [700, 500],
    ] as [number, number][]) {
      const [x, y] = seen.toScreen(place);
      expect(x).toBeGreaterThan(250);
      expect(x).toBeLessThan(1072);
      expect(y).toBeGreaterThan(58);
      expect(y).toBeLessThan(838);
    }
    seen.glideTo([[300, 300]]);
    vi.advanceTimersByTime(600);
    expect(seen.scale).toBe(1.5);
  });

  test("stands still while a pointer is down", () => {
    const seen = camera();
    seen.held = true;
    const before = [seen.x, seen.y, seen.scale];
    seen.glideTo([[100, 100]]);
    vi.advanceTimersByTime(600);
    expect([seen.x, seen.y, seen.scale]).toEqual(before);
  });

  test("frames what it framed before when the window changes, unless the player has moved it", () => {
    const seen = camera();
    const fitted = seen.scale;
    seen.resize(2000, 1200, PANELS);
    expect(seen.scale).toBeGreaterThan(fitted);
    seen.zoom(2);
    const moved = seen.scale;
    seen.resize(1440, 900, PANELS);
    expect(seen.scale).toBe(moved);
    seen.again();
    vi.advanceTimersByTime(600);
    expect(seen.scale).toBeCloseTo(fitted);
  });

  test("keeps its size while the window has none", () => {
    const seen = camera();
    seen.resize(0, 0, PANELS);
    expect(seen.width).toBe(1440);
  });

  test("puts a place in the middle of what no panel covers", () => {
    const seen = camera();
    seen.zoom(2);
    seen.centre([900, 450]);
    const [x, y] = seen.toScreen([900, 450]);
    expect(x).toBeCloseTo((250 + 1072) / 2);
    expect(y).toBeCloseTo((58 + 838) / 2);
  });
});
