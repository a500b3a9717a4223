import { beforeEach, describe, expect, test, vi } from "vitest";
import { FreshLines } from "../../src/app/table/fresh_lines";
import { Results } from "../../src/app/table/results.svelte";
import type { LogLine, Scene, ShipShown } from "../../src/wire/messages";
import { changed, NEBULON, ship, stage, update } from "../table";
import told from "../fixtures/attack.json";

const attack = told as unknown as { before: Scene; steps: { attack: Scene["attack"]; lines: LogLine[] }[]; after: Scene };

/** A table that hears an attack: the log grows, and the scene changes at its end. */
class Hearing {
  readonly stage = stage();
  readonly results = new Results(this.stage);
  readonly fresh = new FreshLines();
  log: LogLine[] = [];

  constructor(before: Scene = attack.before) {
    this.hear([], before);
  }

  hear(lines: readonly LogLine[], scene: Scene, replaces_log = false): void {
    this.log = replaces_log ? [...lines] : [...this.log, ...lines];
    this.stage.scene = scene;
    this.results.onUpdate(scene, this.fresh.of(update({ scene, lines: [...lines], replaces_log }), this.log));
  }

  /** The whole attack, as it was heard. */
  attack(after: Scene = attack.after, shift = 0): void {
    for (const step of attack.steps) {
      const lines = step.lines.map((line) => ({ ...line, number: line.number + shift }));
      this.hear(lines, step.attack ? { ...attack.before, attack: step.attack } : after);
    }
  }
}

/** The ship survives: it has lost a shield and got two cards. */
const survived = (): Scene => {
  const before = ship(NEBULON, attack.before);
  const damage = [...before.damage, { faceup: true, title: "Ruptured Engine", summary: "" }, { faceup: false, title: "", summary: "" }];
  return changed(
    NEBULON,
    { ...ship(NEBULON, attack.after), status: before.status, pose: before.pose, damage } as Partial<ShipShown>,
    attack.after,
  );
};

beforeEach(() => void vi.useFakeTimers());

describe("the outcome of an attack", () => {
  test("lists its dice, its damage and each point as it was suffered", () => {
    const table = new Hearing();
    table.attack();
    const { now } = table.results;
    expect(now).toMatchObject({ defender: NEBULON, target_zone: "left", damage: 3, destroyed: true });
    expect(now?.dice[0]).toEqual({ color: "red", face: "crit" });
    expect(now?.points.map((point) => [point.what, point.faceup, point.card?.title ?? null])).toEqual([
      ["shield", false, null],
      ["card", true, "Ruptured Engine"],
      ["card", false, null],
    ]);
  });

  test("counts down on the board, and the board is then as the server told it", () => {
    const table = new Hearing();
    const after = survived();
    table.attack(after);
    const left = (): number[] => {
      const shown = table.stage.unit(NEBULON) as ShipShown;
      return [shown.shields.find((each) => each.zone === "left")?.left ?? -1, shown.damage.length];
    };
    expect(left()).toEqual([1, 3]);
    vi.advanceTimersByTime(140);
    expect(left()).toEqual([0, 3]);
    vi.advanceTimersByTime(140);
    expect(left()).toEqual([0, 4]);
    vi.advanceTimersByTime(140);
    expect(table.stage.scene).toBe(after);
  });

  test("goes by itself, a faceup card later, and can be shown again", () => {
    const table = new Hearing();
    table.attack();
    vi.advanceTimersByTime(3 * 140 + 2900);
    expect(table.results.now).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(table.results.now).toBeNull();
    expect(table.results.past?.damage).toBe(3);
    table.results.again();
    expect(table.results.now?.damage).toBe(3);
    expect(table.results.seen).toBe(3);
  });

  test("leaves the board alone when it is shown again", () => {
    const table = new Hearing();
    const after = survived();
    table.attack(after);
    vi.runAllTimers();
    table.results.again();
    expect(table.stage.scene).toBe(after);
    vi.advanceTimersByTime(200);
    expect(table.results.seen).toBe(3);
  });

  test("is out of the way at once when it was seen enough", () => {
    const table = new Hearing();
    table.attack();
    expect(table.results.skip()).toBe(true);
    expect(table.results.now).toBeNull();
    expect(table.stage.scene).toBe(attack.after);
    expect(table.results.skip()).toBe(false);
  });

  test("of several is shown one after the other", () => {
    const table = new Hearing();
    table.attack(survived());
    table.attack(survived(), 100);
    const first = table.results.now?.number;
    vi.advanceTimersByTime(3 * 140 + 700);
    expect(table.results.now?.number).toBe((first ?? 0) + 100);
  });

  test("is shown to somebody who joins in the middle of it", () => {
    const [first, ...rest] = attack.steps;
    const table = new Hearing({ ...attack.before, attack: first?.attack ?? null });
    for (const step of rest) table.hear(step.lines, step.attack ? { ...attack.before, attack: step.attack } : attack.after);
    expect(table.results.now).toMatchObject({ defender: NEBULON, damage: 3 });
  });

  test("is not shown to somebody who joins when it is over", () => {
    const table = new Hearing(attack.after);
    expect(table.results.now).toBeNull();
  });

  test("is shown also after something was taken back, when the log is shorter than it was", () => {
    const table = new Hearing();
    table.attack(survived());
    vi.runAllTimers();
    expect(table.results.now).toBeNull();
    const kept = table.log.slice(0, 0);
    table.hear(kept, attack.before, true);
    table.attack(survived(), -10);
    expect(table.results.now?.damage).toBe(3);
  });
});
