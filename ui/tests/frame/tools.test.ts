import { beforeEach, describe, expect, test } from "vitest";
import { courseDrawing } from "../../src/app/frame/course";
import { endOf } from "../../src/app/frame/ruler_ends";
import { whyNot } from "../../src/app/frame/preview_port";
import { LOG_KINDS } from "../../src/app/frame/log_kinds";
import { momentDrawn, whenOf } from "../../src/app/frame/log_moments";
import { frameKey } from "../../src/app/frame/frame_keys";
import { dangerText, measureText, sightDrawing, sightText } from "../../src/app/frame/tool_drawings";
import { Tools } from "../../src/app/frame/tools.svelte";
import type { PreviewRequest, Contours, EventName, GameEvent, Measured, PreviewReply, CoursePreview } from "../../src/wire/messages";
import type { LogLine, Pose } from "../../src/wire/types";
import { CORVETTE, LUKE, NEBULON, ship, stage, update, VICTORY } from "../table";

const measured = (change: Partial<Measured> = {}): Measured =>
  ({
    type: "measured",
    mm: 123.4,
    range: "medium",
    distance: 2,
    line: [
      [0, 0],
      [100, 0],
    ],
    sight: null,
    blocked_by: "",
    obstructed_by: [],
    ...change,
  }) as Measured;
const contours = (highest: number): Contours =>
  ({ type: "contours", levels: [{ damage: 2, rings: [], marks: [] }], later: [], highest }) as unknown as Contours;

/** A server that answers when a test lets it. */
class Server {
  readonly asked: PreviewRequest[] = [];
  readonly #waiting: ((told: PreviewReply) => void)[] = [];
  ask = (about: PreviewRequest): Promise<PreviewReply> => {
    this.asked.push(about);
    return new Promise((done) => this.#waiting.push(done));
  };

  async answer(told: PreviewReply, place = 0): Promise<void> {
    this.#waiting.splice(place, 1)[0]?.(told);
    await new Promise((done) => setTimeout(done));
  }
}

let server: Server;
let tools: Tools;

beforeEach(() => {
  server = new Server();
  tools = new Tools(stage(), server.ask);
});

const press = (unit?: number): void => tools.stage.press({ ...(unit !== undefined && { unit }), point: [100, 100] });
const drawn = (): string[] => tools.stage.overlays.map((overlay) => overlay.kind);

describe("the ruler", () => {
  test("measures from the first press to the second and says it", async () => {
    tools.press("measure");
    press(LUKE);
    expect(tools.said).toContain("From Luke Skywalker");
    press();
    expect(server.asked).toMatchObject([{ type: "measure", start: { unit: LUKE }, end: { point: [100, 100] } }]);
    await server.answer(measured());
    expect(tools.said).toBe("Luke Skywalker to 100, 100: 123 mm, medium range, distance 2.");
    expect(drawn()).toEqual(["ruler", "line"]);
  });

  test("is turned by its key once there is a line, and then laid down", async () => {
    tools.press("measure");
    press(LUKE);
    press(VICTORY);
    await server.answer(measured());
    tools.press("measure");
    expect(tools.face).toBe("distance");
    tools.press("measure");
    expect(tools.stage.tool).toBeNull();
    expect(drawn()).toEqual([]);
  });

  test("says why it cannot measure", async () => {
    tools.press("measure");
    press(LUKE);
    press(VICTORY);
    await server.answer({ type: "refused", reason: "Not on the table.", rule: null, nearest: null } as PreviewReply);
    expect(tools.failed).toBe("Not on the table.");
    expect(drawn()).toEqual([]);
  });

  test("draws nothing that comes when it was laid down", async () => {
    tools.press("measure");
    press(LUKE);
    press(VICTORY);
    tools.down();
    await server.answer(measured());
    expect(drawn()).toEqual([]);
  });
});

describe("the arcs", () => {
  test("of a ship are shown and hidden by a press", () => {
    tools.press("arcs");
    press(CORVETTE);
    expect(drawn()).toEqual(["arc", "arc", "arc", "arc"]);
    press(LUKE);
    expect(drawn()).toContain("circle");
    press(CORVETTE);
    expect(drawn()).toEqual(["circle"]);
  });

  test("of a whole side are shown at once, without a server too", () => {
    const alone = new Tools(stage(), null);
    expect(alone.can("measure")).toBe(false);
    alone.showSide(0);
    expect([...alone.arcs].sort()).toEqual([NEBULON, CORVETTE]);
  });
});

describe("the threat tool", () => {
  test("draws where dice reach and says the most to expect", async () => {
    tools.press("threat");
    await server.answer(contours(4.25));
    expect(tools.said).toContain("up to 4.3 damage on average");
    expect(drawn()).toEqual(["contours"]);
  });

  test("shows the ship that was pressed last, however fast", async () => {
    tools.press("threat");
    await server.answer(contours(1));
    press(NEBULON);
    press(CORVETTE);
    expect(server.asked.slice(1)).toMatchObject([{ unit: NEBULON }, { unit: CORVETTE }]);
    await server.answer(contours(2));
    await server.answer(contours(3));
    expect(tools.said).toContain("a ship like Dodonna's Pride: up to 3.0");
    await server.answer({ type: "threat", aims: [] } as unknown as PreviewReply);
    expect(tools.said).toBe("Nothing can attack Dodonna's Pride at its position.");
    expect(server.asked.filter((about) => about.type === "threat")).toMatchObject([{ unit: CORVETTE }]);
  });
});

describe("odds", () => {
  test("are asked for an attacker and then a defender", async () => {
    tools.press("odds");
    press(VICTORY);
    expect(tools.said).toContain("attacks. Press the defender.");
    press(LUKE);
    expect(server.asked).toMatchObject([{ type: "odds", attacker: VICTORY, defender: LUKE }]);
    await server.answer({ type: "odds" } as PreviewReply);
    expect(tools.odds).toMatchObject({ squadron: true });
  });
});

describe("a course that is tried", () => {
  const tried = (legal: boolean): CoursePreview =>
    ({
      type: "tried",
      legal,
      remarks: [],
      tool: {
        joints: [
          [0, 0],
          [0, 80],
          [0, 160],
        ],
        segments: [],
        poses: [
          [0, 0, 0],
          [0, 160_000, 0],
        ],
      },
      course: { stops: [0, 160_000, 0] },
    }) as unknown as CoursePreview;

  test("begins straight at the speed of the ship", async () => {
    tools.press("course");
    press(CORVETTE);
    expect(tools.course).toMatchObject({ ship: CORVETTE, clicks: [0, 0, 0], selected: 2 });
    expect(server.asked).toMatchObject([{ type: "try_course", clicks: [0, 0, 0] }]);
    await server.answer(tried(true));
    expect(drawn()).toEqual(["tool", "ghostShip", "buttons"]);
    press(LUKE);
    expect(tools.course?.ship).toBe(CORVETTE);
  });

  test("has a button for each click of the joint, which sets that joint alone", () => {
    const set: number[][] = [];
    const table = stage();
    const overlays = courseDrawing(table, { ship: CORVETTE, clicks: [0, 1], side: null, selected: 1 }, tried(true), (draft) =>
      set.push(draft.clicks),
    );
    const fan = overlays.find((overlay) => overlay.kind === "buttons");
    if (fan?.kind !== "buttons") throw new Error("no buttons");
    expect(fan.buttons.map((button) => [button.label, button.on])).toEqual([
      ["Joint 2: 2 left", false],
      ["Joint 2: 1 left", false],
      ["Joint 2: straight", false],
      ["Joint 2: 1 right", true],
      ["Joint 2: 2 right", false],
    ]);
    expect(fan.buttons[2]?.at[0]).toBeCloseTo(0);
    expect(fan.buttons[0]?.at[0]).toBeLessThan(0);
    fan.buttons[0]?.act();
    expect(set).toEqual([[0, -2]]);
  });

  test("that is not legal says so on the ghost", () => {
    const overlays = courseDrawing(stage(), { ship: CORVETTE, clicks: [0], side: null, selected: 9 }, tried(false), () => undefined);
    expect(overlays.map((overlay) => overlay.kind)).toEqual(["tool", "ghostShip"]);
    expect(overlays[1]).toMatchObject({ label: "not legal" });
  });
});

describe("in words", () => {
  test("a measure says when it is beyond the ruler", () => {
    expect(measureText(measured({ range: null, distance: null, mm: 9.25 }), ["A", "B"])).toBe(
      "A to B: 9.3 mm, beyond long range, beyond distance 5.",
    );
  });

  test("a line of sight is clear, obstructed or blocked", () => {
    expect(sightText(measured(), ["A", "B"])).toBe("A has a clear line of sight to B.");
    expect(sightText(measured({ obstructed_by: ["station", "Luke"] }), ["A", "B"])).toBe("A sees B, obstructed by station and Luke.");
    expect(sightText(measured({ blocked_by: "the left arc" }), ["A", "B"])).toContain("No line of sight");
    expect(sightDrawing(measured({ blocked_by: "the left arc" }))).toMatchObject([{ tone: "blocked", labelTone: "bad" }]);
  });

  test("no danger is said as such", () => {
    expect(dangerText({ ...contours(0), levels: [] }, null)).toBe("No enemy dice reach anything.");
  });

  test("a server that does not answer is said in words", () => {
    expect(whyNot({ reason: "Too late." })).toBe("Too late.");
    expect(whyNot(new TypeError("x"))).toContain("did not answer");
  });

  test("an end of the ruler is a hull zone, a piece, an obstacle or a place", () => {
    const table = stage();
    const name = (pick: object): string => endOf(table, { point: [10.4, 20.6], option: null, ...pick }).name;
    expect([name({ unit: VICTORY, zone: "rear" }), name({ unit: LUKE, zone: "rear" }), name({ obstacle: 5 }), name({})]).toEqual([
      "Victory I-class Star Destroyer, rear",
      "Luke Skywalker",
      "station",
      "10, 21",
    ]);
  });
});

describe("a line of the log", () => {
  const line = (change: Partial<LogLine> = {}): LogLine => ({ ...(update().lines.at(-1) as LogLine), ...change });

  test("says its round and phase", () => {
    expect(whenOf(line())).toBe("Round 2 · Ship Phase");
    expect(whenOf(line({ phase: "" }))).toBe("Round 2");
    expect(whenOf(line({ round: 0 }))).toBe("Setup");
  });

  test("shows where the ship that moved went then, and where it is now", () => {
    const moved = momentDrawn(line(), stage());
    expect(moved).toMatchObject([
      { kind: "circle" },
      { kind: "ghostShip", pose: ship(VICTORY).pose as Pose, label: "Round 2 · Ship Phase" },
    ]);
  });

  test("of an attack shows who fired at whom", () => {
    expect(momentDrawn(line({ event: { type: "AttackDeclared" } as GameEvent, units: [VICTORY, LUKE] }), stage()).at(-1)).toMatchObject({
      kind: "line",
    });
  });

  test("is found among the dice, the moves or the scores", () => {
    const kinds = (event: EventName): string[] => Object.keys(LOG_KINDS).filter((kind) => LOG_KINDS[kind]?.includes(event));
    expect(kinds("DiceRolled")).toEqual(["dice"]);
    expect(kinds("ManeuverExecuted")).toEqual(["moves"]);
    expect(kinds("Destroyed")).toEqual(["dice", "scores"]);
  });
});

describe("the frame's keys", () => {
  const pressed = (key: string, more: object = {}, letters = true): string[] => {
    const done: string[] = [];
    const does = Object.fromEntries(["m", "F6", "Shift+F6", "?"].map((name) => [name, () => void done.push(name)]));
    frameKey(does, { key, target: null, ...more } as KeyboardEvent, letters);
    return done;
  };

  test.each([
    ["m", {}, true, ["m"]],
    ["M", { shiftKey: true }, true, []],
    ["m", {}, false, []],
    ["m", { ctrlKey: true }, true, []],
    ["F6", {}, false, ["F6"]],
    ["F6", { shiftKey: true }, true, ["Shift+F6"]],
    ["?", { shiftKey: true }, true, ["?"]],
    ["x", {}, true, []],
  ])("%s %j (letters: %s) do %j", (key, more, letters, done) => {
    expect(pressed(key, more, letters)).toEqual(done);
  });

  test("are left to a text field", () => {
    const field = { closest: () => ({}) };
    expect(pressed("m", { target: field })).toEqual([]);
    expect(pressed("F6", { target: field })).toEqual(["F6"]);
  });
});
