import { beforeEach, describe, expect, test } from "vitest";
import { Gestures } from "../../src/board/gestures";
import type { Pick, PlacingGhost, Stage } from "../../src/board/stage.svelte";
import { stage, VICTORY } from "../table";

/** Something of the page under a pointer: what it is and what it carries. */
const under = (carries: Record<string, string> = {}): Element =>
  ({
    closest: (wanted: string) => (Object.keys(carries).some((name) => wanted.includes(`[data-${name}]`)) ? { dataset: carries } : null),
  }) as unknown as Element;

const root = { getBoundingClientRect: () => ({ left: 10, top: 20 }), setPointerCapture: () => undefined } as unknown as HTMLElement;

let table: Stage;
let gestures: Gestures;
let picks: Pick[];

const pointer = (type: string, x: number, y: number, { id = 1, target = under(), button = 0, kind = "mouse" } = {}): PointerEvent =>
  ({ type, clientX: x + 10, clientY: y + 20, pointerId: id, target, button, pointerType: kind }) as unknown as PointerEvent;
const down = (x: number, y: number, how = {}): void => gestures.down(pointer("pointerdown", x, y, how));
const move = (x: number, y: number, how = {}): void => gestures.move(pointer("pointermove", x, y, how));
const up = (x: number, y: number, how = {}): void => gestures.up(pointer("pointerup", x, y, how));
const wheel = (deltaY: number, target = under(), more = {}): void =>
  gestures.wheel({
    clientX: 310,
    clientY: 220,
    deltaY,
    deltaMode: 0,
    target,
    preventDefault: () => undefined,
    ...more,
  } as unknown as WheelEvent);

const ghost = (told: unknown[][]): PlacingGhost => ({
  kind: "ship",
  side: 0,
  pose: [500_000, 400_000, 0],
  turns: true,
  mirrored: false,
  verdict: "unknown",
  onchange: (...what) => void told.push(what),
});

beforeEach(() => {
  table = stage();
  table.camera.resize(1000, 600, { top: 0, right: 0, bottom: 0, left: 0 });
  gestures = new Gestures(table, root);
  picks = [];
  table.onpick = (pick) => picks.push(pick);
});

describe("one pointer", () => {
  test("that hardly moves is a press, at the place where it is let go", () => {
    down(500, 300);
    move(503, 302);
    up(503, 302);
    expect(picks).toHaveLength(1);
    expect(picks[0]?.point).toEqual(table.camera.toTable([503, 302]));
  });

  test("presses the piece and the hull zone under it", () => {
    down(500, 300, { target: under({ unit: `${VICTORY}`, zone: "left" }) });
    up(500, 300);
    expect(picks[0]).toMatchObject({ unit: VICTORY, zone: "left" });
  });

  test("that moves drags the table and presses nothing", () => {
    const before = table.camera.toTable([500, 300]);
    down(500, 300);
    move(520, 300);
    move(560, 330);
    up(560, 330);
    expect(picks).toEqual([]);
    expect(table.camera.toTable([560, 330])[0]).toBeCloseTo(before[0]);
  });

  test("holds the camera only while it is down", () => {
    down(500, 300);
    expect(table.camera.held).toBe(true);
    up(500, 300);
    expect(table.camera.held).toBe(false);
  });

  test("that is taken away by the system presses nothing", () => {
    down(500, 300);
    gestures.up(pointer("pointercancel", 500, 300));
    expect(picks).toEqual([]);
    expect(table.camera.held).toBe(false);
  });

  test("on a part of the board that minds itself is left to it", () => {
    down(500, 300, { target: under({ own: "" }) });
    up(500, 300);
    expect(picks).toEqual([]);
  });
});

describe("two fingers", () => {
  const pinch = (): void => {
    down(400, 300, { kind: "touch" });
    down(600, 300, { id: 2, kind: "touch" });
  };

  test("that part zoom in around the middle between them", () => {
    const [scale, middle] = [table.camera.scale, table.camera.toTable([500, 300])];
    pinch();
    move(300, 300);
    move(700, 300, { id: 2 });
    expect(table.camera.scale).toBeCloseTo(scale * 2);
    expect(table.camera.toTable([500, 300])[0]).toBeCloseTo(middle[0]);
  });

  test("press nothing, neither together nor when one stays", () => {
    pinch();
    up(600, 300, { id: 2 });
    move(420, 310);
    up(420, 310);
    expect(picks).toEqual([]);
  });

  test("press nothing when a third joins them", () => {
    pinch();
    down(500, 100, { id: 3 });
    up(500, 100, { id: 3 });
    up(600, 300, { id: 2 });
    up(400, 300);
    expect(picks).toEqual([]);
  });
});

describe("the piece being placed", () => {
  let told: unknown[][];
  const at = (): [number, number] => table.camera.toScreen([500, 400]);
  const held = { target: under({ ghost: "" }) };

  beforeEach(() => {
    told = [];
    table.placing = ghost(told);
  });

  test("is dragged where it was gripped, and is settled when it is let go", () => {
    const [x, y] = at();
    down(x + 5, y, held);
    move(x + 5 + 10 * table.camera.scale, y);
    expect(table.placing?.pose[0]).toBeCloseTo(510_000, -1);
    up(x + 5, y);
    expect(told.map((each) => each[2])).toEqual([false, true]);
  });

  test("is shown in the loupe under a finger, and not under a mouse", () => {
    const seen: unknown[] = [];
    gestures.onloupe = (place) => seen.push(place);
    const [x, y] = at();
    down(x, y, held);
    move(x + 4, y, { kind: "mouse" });
    move(x + 8, y, { kind: "touch" });
    up(x + 8, y);
    expect(seen).toEqual([[x + 8, y], null]);
  });

  test("is turned by its bow and by the wheel", () => {
    const [x, y] = at();
    down(x, y - 40, { target: under({ bow: "" }) });
    move(x + 40, y);
    up(x + 40, y);
    expect(table.placing?.pose[2]).toBe(90_000);
    wheel(100, under({ ghost: "" }));
    expect(table.placing?.pose[2]).toBe(95_000);
  });

  test("goes where the table is pressed, unless a tool is in hand", () => {
    const [x, y] = table.camera.toScreen([300, 200]);
    down(x, y);
    up(x, y);
    expect(table.placing?.pose.map(Math.round)).toEqual([300_000, 200_000, 0]);
    table.tool = "measure";
    table.toolpick = () => true;
    down(100, 100);
    up(100, 100);
    expect(told).toHaveLength(1);
  });

  test("is mirrored by the other button where it can be", () => {
    table.placing = { ...ghost(told), mirrors: true };
    down(5, 5, { button: 2 });
    expect(table.placing.mirrored).toBe(true);
  });
});

test("the wheel zooms around the pointer, a touch pad's pinch faster", () => {
  const scale = table.camera.scale;
  wheel(-50);
  const once = table.camera.scale / scale;
  expect(once).toBeGreaterThan(1);
  table.camera.zoom(1 / once);
  wheel(-50, under(), { ctrlKey: true });
  expect(table.camera.scale / scale).toBeGreaterThan(once);
});
