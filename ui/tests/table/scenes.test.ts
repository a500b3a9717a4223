import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { EventName, GameEvent, LogLine, Scene } from "../../src/wire/messages";
import type { Cue, Performer } from "../../src/board/scenes/cues";
import { Stage } from "../../src/board/stage.svelte";
import type { Settings } from "../../src/app/settings.svelte";
import type { Heard } from "../../src/app/table/scenes/beat";
import { Director } from "../../src/app/table/scenes/director.svelte";
import { asksPace, paceOf, RATE, type Pace } from "../../src/app/table/scenes/pace";
import { edgePlace, freePlace } from "../../src/app/table/scenes/placing_hud";
import { beginning } from "../../src/app/table/scenes/recap";
import { SCENES } from "../../src/app/table/scenes/scene_table";
import { beatOf } from "../../src/app/table/scenes/scenes";
import { NO_HUD, type Hud } from "../../src/app/table/scenes/hud";
import { after } from "../../src/app/table/scenes/shown";
import { gather, toldOf } from "../../src/app/table/scenes/told";
import { changed, LUKE, NEBULON, pieces, scene, ship, squadron, VICTORY } from "../table";

let number = 0;
const line = (event: GameEvent | null, change: Partial<LogLine> = {}): LogLine =>
  ({ number: ++number, level: 2, text: `line ${number}`, event, silent: [], seat: 1, about: null, cause: "", ...change }) as LogLine;

const DECLARED: GameEvent = {
  type: "AttackDeclared",
  attacker: VICTORY,
  zone: "front",
  defender: NEBULON,
  target_zone: "front",
  range: "medium",
  obstructed: false,
  dice: ["red", "red"],
  mm: 150,
  measured: [
    [300, 300],
    [300, 450],
  ],
  sight: null,
  obstructing_ships: [],
  obstructing_obstacles: [],
  is_counter: false,
  is_salvo: false,
  granted_by: "",
};
const ROLLED: GameEvent = {
  type: "DiceRolled",
  attacker: VICTORY,
  pool: {
    dice: [
      ["red", "hit hit"],
      ["red", "blank"],
    ],
  },
  damage: 2,
};
const REROLLED: GameEvent = {
  type: "DiceModified",
  by: "evade",
  pool: {
    dice: [
      ["red", "hit"],
      ["red", "blank"],
    ],
  },
  changes: [{ fate: "rerolled", before: 0, after: 0 }],
  damage: 1,
};
const SHIELDS: GameEvent = { type: "ShieldsChanged", ship: NEBULON, zone: "front", place: 0, shields: 1, by: "attack", before: 3 };
const TOTALED: GameEvent = { type: "DamageTotaled", defender: NEBULON, amount: 2 };
const ENDED: GameEvent = { type: "AttackEnded", attacker: VICTORY, defender: NEBULON };
const ATTACK = [DECLARED, ROLLED, REROLLED, TOTALED, SHIELDS, ENDED];

class Booth {
  readonly stage = new Stage(pieces(), scene());
  readonly cues: Cue[] = [];
  readonly heard: Heard[] = [];
  readonly rates: number[] = [];
  readonly director: Director;
  running = 0;
  calmLight = false;
  ownCamera = false;

  constructor(
    public pace: Pace = "calm",
    public still = false,
  ) {
    const performer: Performer = {
      perform: (cues, rate) => {
        this.cues.push(...cues);
        this.rates.push(rate);
        this.running++;
        return { pace: (to) => void this.rates.push(to), seek: () => undefined, end: () => void this.running-- };
      },
      clear: () => undefined,
    };
    this.stage.performer = performer;
    this.director = new Director(this.stage, () => ({
      pace: this.pace,
      still: this.still,
      calmLight: this.calmLight,
      ownCamera: this.ownCamera,
      isOwn: (told) => told?.seat === 0,
      hear: (sound) => void this.heard.push(sound),
    }));
  }

  /** What the server told: the state at the end, and whether it is shown yet. */
  take(events: readonly GameEvent[], known: Scene = after(scene(), events.at(-1) ?? ENDED)): { scene: Scene; shown: boolean[] } {
    const told = { scene: known, shown: [] as boolean[] };
    this.director.take(
      events.map((event) => line(event)),
      known,
      (isLatest) => void told.shown.push(isLatest),
    );
    return told;
  }
}

const now = (of: Scene = scene(), hud: Hud = NO_HUD): Parameters<typeof beatOf>[1] => ({
  scene: of,
  known: of,
  pieces: pieces(),
  hud,
  isOwn: () => false,
});

beforeEach(() => {
  number = 0;
  vi.useFakeTimers();
});

describe("the table of scenes", () => {
  test("names every kind of event once, as played or as silent", () => {
    const types = readFileSync("src/wire/types.ts", "utf-8");
    const union = /\n {8}GameEvent: ([^;]*);/.exec(types)?.[1] ?? "";
    const names = [...union.matchAll(/schemas"\]\["(\w+)"\]/g)].map(([, name]) => name as EventName);
    expect(names.length).toBeGreaterThan(80);
    expect(Object.keys(SCENES).sort()).toEqual([...names].sort());
  });

  test("has no beat longer than 1.6 s, and each ends with all its events", () => {
    const destroyed: GameEvent = { type: "Destroyed", unit: NEBULON, by: "attack", pose: ship(NEBULON).pose, destroyer: VICTORY };
    const moved: GameEvent = {
      type: "ManeuverExecuted",
      ship: NEBULON,
      clicks: [0, 1, 0, 1],
      side: "left",
      speed: 4,
      pose: [400000, 400000, 0],
      path: [[400000, 400000, 0]],
      tried_speed: 4,
    };
    const ends: GameEvent[] = [
      { type: "FirstPlayerChosen", side: 0 },
      { type: "ObjectivesShown", seat: 0, known_to: [], objectives: ["", "", ""] },
      { type: "ObjectiveChosen", objective: "most_wanted" },
      { type: "PointsScored", side: 0, points: 12, why: "destroyed", unit: -1 },
      { type: "GameEnded", outcome: { winner: 0, scores: [12, 0], margin: 12, reason: "six rounds" } },
    ];
    for (const event of [...ATTACK, destroyed, moved, ...ends]) {
      const made = beatOf([{ event, line: line(event) }], now());
      expect(made.lasts, event.type).toBeLessThanOrEqual(1600);
      expect(made.marks.flatMap((mark) => mark.events ?? [])).toContain(event);
      expect(Math.max(...made.marks.map((mark) => mark.at))).toBeLessThanOrEqual(made.lasts);
    }
  });

  test("one's own course is short, and the other's is played in full", () => {
    const event: GameEvent = {
      type: "ManeuverExecuted",
      ship: NEBULON,
      clicks: [0, 0],
      side: "left",
      speed: 2,
      pose: [400000, 400000, 0],
      path: [],
      tried_speed: 2,
    };
    const told = [{ event, line: line(event) }];
    const own = beatOf(told, { ...now(), isOwn: () => true });
    expect(own.lasts).toBeLessThan(500);
    expect(beatOf(told, now()).lasts).toBeGreaterThan(700);
  });
});

describe("the beginning and the end", () => {
  const chosen: GameEvent = { type: "ObjectiveChosen", objective: "most_wanted" };
  const shown: GameEvent = {
    type: "ObjectivesShown",
    seat: 1,
    known_to: [0, 1],
    objectives: ["most_wanted", "contested_outpost", "minefields"],
  };
  const points = (side: number, amount: number, why = "destroyed"): GameEvent => ({
    type: "PointsScored",
    side,
    points: amount,
    why,
    unit: -1,
  });
  const over: GameEvent = { type: "GameEnded", outcome: { winner: 0, scores: [120, 44], margin: 76, reason: "six rounds" } };

  test("the initiative token spins, and rests at who is first", () => {
    const booth = new Booth();
    booth.take([{ type: "FirstPlayerChosen", side: 1 }]);
    vi.advanceTimersByTime(300);
    expect(booth.director.hud.first).toMatchObject({ side: 1, rests: false });
    vi.advanceTimersByTime(800);
    expect(booth.director.hud.first).toMatchObject({ side: 1, rests: true });
    vi.advanceTimersByTime(1000);
    expect(booth.director.hud.first).toBeNull();
  });

  test("three objective cards are dealt, and the chosen one comes forward among those that were seen", () => {
    const booth = new Booth();
    booth.take([shown, chosen]);
    vi.advanceTimersByTime(500);
    expect(booth.director.hud.objectives).toEqual({ cards: ["most_wanted", "contested_outpost", "minefields"], chosen: null });
    vi.advanceTimersByTime(1600);
    expect(booth.director.hud.objectives).toMatchObject({
      cards: ["most_wanted", "contested_outpost", "minefields"],
      chosen: "most_wanted",
    });
    vi.advanceTimersByTime(3000);
    expect([booth.director.hud.objectives, booth.director.hud.dealt]).toEqual([null, []]);
  });

  test("cards that are not known here are dealt facedown, and only the chosen one is turned over", () => {
    const booth = new Booth();
    booth.take([{ ...shown, objectives: ["", "", ""] } as GameEvent, chosen]);
    vi.advanceTimersByTime(500);
    expect(booth.director.hud.objectives?.cards).toEqual(["", "", ""]);
    vi.advanceTimersByTime(1600);
    expect(booth.director.hud.objectives?.chosen).toBe("most_wanted");
  });

  test("the objective is in the bar as soon as it was seen, and not before", () => {
    const booth = new Booth();
    const objective = { card: "most_wanted", title: "Most Wanted" } as Scene["objective"];
    booth.take([chosen], scene({ objective }));
    expect(booth.stage.scene?.objective).not.toEqual(objective);
    vi.advanceTimersByTime(1000);
    expect(booth.stage.scene?.objective).toEqual(objective);
  });

  test("an objective that scores opens to what it says, and its victory tokens are counted together", () => {
    const booth = new Booth();
    booth.stage.scene = scene({
      objective: { card: "most_wanted", title: "Most Wanted", special: "Gain 1.", end: "" } as Scene["objective"],
    });
    const token: GameEvent = { type: "VictoryTokensGained", side: 1, amount: 1, unit: NEBULON, token: -1 };
    booth.take([token, token]);
    vi.advanceTimersByTime(300);
    expect(booth.director.hud.opened).toMatchObject({ title: "Most Wanted", text: "Gain 1.", side: 1, amount: 2, what: "tokens" });
    vi.advanceTimersByTime(2000);
    expect(booth.director.hud.opened).toBeNull();
  });

  test("at the end the points of each side are totaled, and the verdict comes last", () => {
    const booth = new Booth();
    const known = scene({ outcome: { winner: 0, tournament_points: [8, 3] } as Scene["outcome"] });
    booth.take([points(0, 81), points(0, 39), points(1, 44), over], known);
    vi.advanceTimersByTime(300);
    expect(booth.director.hud.totals).toMatchObject({ scores: [120, 44], from: [0, 0], winner: null });
    vi.advanceTimersByTime(2000);
    expect(booth.director.hud.totals).toMatchObject({ scores: [120, 44], winner: 0, margin: 76, tournament: [8, 3] });
    expect(booth.cues).toContainEqual(expect.objectContaining({ kind: "light", side: 0 }));
  });

  test("as stills they stand with their words until they are read", () => {
    const booth = new Booth("calm", true);
    booth.take([{ type: "FirstPlayerChosen", side: 1 }, over]);
    vi.advanceTimersByTime(700);
    expect(booth.director.hud.first).toMatchObject({ side: 1, rests: true });
    vi.advanceTimersByTime(700);
    expect(booth.director.name).toBe("first-player");
    vi.advanceTimersByTime(300);
    expect(booth.director.name).toBe("end");
    expect(booth.director.hud.totals?.winner).toBe(0);
  });
});

describe("gathering", () => {
  test("shields of one zone go down together, those of another zone after them", () => {
    const other: GameEvent = { ...SHIELDS, zone: "left", place: 1 };
    const next: GameEvent = { ...SHIELDS, shields: 0, before: 1 };
    expect(gather(toldOf([line(SHIELDS), line(next), line(other)])).map((group) => group.length)).toEqual([2, 1]);
  });

  test("a ship that was in the way belongs to the course, and silent events come before their line", () => {
    const overlapped: GameEvent = { type: "ShipsOverlapped", ship: NEBULON, others: [VICTORY], contacts: [[1, 1]] };
    const moved: GameEvent = {
      type: "ManeuverExecuted",
      ship: NEBULON,
      clicks: [0],
      side: "left",
      speed: 0,
      pose: [1, 1, 0],
      path: [],
      tried_speed: 1,
    };
    const spent: GameEvent = { type: "DialSpent", ship: NEBULON };
    const groups = gather(toldOf([line(overlapped), line(moved, { silent: [] }), line(TOTALED, { silent: [spent] })]));
    expect(groups.map((group) => group.map(({ event }) => event.type))).toEqual([
      ["ShipsOverlapped", "ManeuverExecuted"],
      ["DialSpent"],
      ["DamageTotaled"],
    ]);
  });
});

describe("what is shown", () => {
  test("an event changes what is seen and nothing else", () => {
    const seen = after(scene(), SHIELDS);
    expect(ship(NEBULON, seen).shields.find((each) => each.zone === "front")?.left).toBe(1);
    expect(ship(VICTORY, seen)).toEqual(ship(VICTORY));
    expect(squadron(LUKE, after(scene(), { type: "HullChanged", squadron: LUKE, hull: 1, by: "attack", before: 5 })).hull).toBe(1);
    expect(after(scene(), DECLARED).attack).toMatchObject({ attacker: VICTORY, zone: "front", defender: NEBULON });
  });
});

describe("the director", () => {
  test("plays one event after the other, and shows the server's own state at the end", () => {
    const booth = new Booth();
    const told = booth.take(ATTACK);
    expect(booth.director.playing).toBe(true);
    expect(told.shown).toEqual([]);
    vi.advanceTimersByTime(900);
    expect(booth.director.hud.tray?.dice).toHaveLength(2);
    expect(booth.stage.scene?.attack).toMatchObject({ attacker: VICTORY });
    vi.advanceTimersByTime(6000);
    expect(told.shown).toEqual([true]);
    expect(booth.stage.scene).toBe(told.scene);
    expect(booth.director.playing).toBe(false);
    expect(booth.running).toBe(0);
    expect(booth.heard).toEqual(expect.arrayContaining(["arc", "roll", "reroll", "shield", "end"]));
  });

  test("a line never runs ahead of its picture", () => {
    const booth = new Booth();
    booth.take([DECLARED, ROLLED, ENDED]);
    expect(booth.director.upTo).toBe(1);
    vi.advanceTimersByTime(1000);
    expect([booth.director.upTo, booth.director.hud.tray?.total]).toEqual([1, 0]);
    vi.advanceTimersByTime(500);
    expect([booth.director.upTo, booth.director.hud.tray?.total]).toEqual([2, 2]);
    vi.advanceTimersByTime(5000);
    expect(booth.director.upTo).toBeNull();
  });

  test("shields are counted down point by point, and the board draws what is shown", () => {
    const booth = new Booth();
    booth.stage.scene = after(changed(NEBULON, { shields: [{ zone: "front", left: 3, printed: 3 }] }), DECLARED);
    booth.take([SHIELDS]);
    const left = (): number | undefined => ship(NEBULON, booth.stage.scene ?? scene()).shields[0]?.left;
    const seen = new Set<number | undefined>();
    for (let step = 0; step < 12; step++) {
      vi.advanceTimersByTime(50);
      seen.add(left());
    }
    expect([...seen]).toEqual([3, 2, 1]);
  });

  test.each([1, 2, 3, 4, 5])("skipped at random it comes to the same state (%i)", (seed) => {
    const booth = new Booth();
    const known = after(after(scene(), SHIELDS), ENDED);
    const told = booth.take(ATTACK, known);
    for (let step = 0; booth.director.playing; step++) {
      vi.advanceTimersByTime((seed * 97 * (step + 1)) % 400);
      booth.director.skip();
    }
    expect(booth.stage.scene).toBe(known);
    expect(told.shown).toEqual([true]);
    expect(booth.running).toBe(0);
    expect(booth.director.hud).toEqual(NO_HUD);
  });

  test("ended at once it shows the newest of all states, and only its question is put", () => {
    const booth = new Booth();
    const first = booth.take([DECLARED]);
    const second = booth.take([ROLLED, ENDED]);
    booth.director.finish();
    expect([first.shown, second.shown]).toEqual([[false], [true]]);
    expect(booth.stage.scene).toBe(second.scene);
    expect(booth.director.playing).toBe(false);
  });

  test("off, everything is shown at once", () => {
    const booth = new Booth("off");
    const told = booth.take(ATTACK);
    expect([told.shown, booth.director.playing, booth.cues]).toEqual([[true], false, []]);
  });

  test("quick is faster than calm, and slow slower", () => {
    expect(RATE.quick).toBeGreaterThan(RATE.calm);
    expect(RATE.slow).toBeLessThan(RATE.calm);
    const times = (["quick", "calm", "slow"] as const).map((pace) => {
      const booth = new Booth(pace);
      booth.take(ATTACK);
      let ms = 0;
      for (; booth.director.playing; ms += 20) vi.advanceTimersByTime(20);
      return ms;
    });
    expect(times[0]).toBeLessThan(times[1] ?? 0);
    expect(times[1]).toBeLessThan(times[2] ?? 0);
  });

  test("where nothing may move, each beat stands for a moment with its end already shown", () => {
    const booth = new Booth("calm", true);
    booth.take([DECLARED, ROLLED]);
    vi.advanceTimersByTime(800);
    expect(booth.director.hud.tray?.total).toBe(2);
    expect(booth.director.playing).toBe(true);
    vi.advanceTimersByTime(800);
    expect(booth.director.playing).toBe(false);
  });

  test("what is held stands still until it goes on", () => {
    const booth = new Booth();
    booth.take([ROLLED]);
    booth.director.hold();
    vi.advanceTimersByTime(5000);
    expect(booth.director.playing).toBe(true);
    booth.director.hold();
    vi.advanceTimersByTime(2000);
    expect(booth.director.playing).toBe(false);
  });

  test("where far too much waits, only damage and destruction are played of the older part", () => {
    const booth = new Booth();
    const card: GameEvent = { type: "DamageCardDealt", ship: NEBULON, deck: 0, number: -1, faceup: false, known_to: [] };
    const batches = [1, 2, 3, 4, 5, 6].map(() => booth.take([DECLARED, ROLLED, REROLLED, TOTALED, SHIELDS, card, ENDED]));
    const named: string[] = [];
    for (let step = 0; booth.director.playing && step < 4000; step++) {
      named.push(booth.director.name);
      vi.advanceTimersByTime(30);
    }
    expect(booth.stage.scene).toBe(batches.at(-1)?.scene);
    expect(booth.heard.filter((sound) => sound === "hull")).toHaveLength(6);
    expect(booth.heard.filter((sound) => sound === "arc").length).toBeLessThan(6);
  });
});

describe("stepping", () => {
  test("a step plays to the end of a beat and holds there, and the next one goes on to the next beat", () => {
    const booth = new Booth();
    booth.take([DECLARED, ROLLED, ENDED]);
    booth.director.step();
    vi.advanceTimersByTime(5000);
    expect([booth.director.name, booth.director.held, booth.director.playing]).toEqual(["declare", true, true]);
    booth.director.step();
    vi.advanceTimersByTime(5000);
    expect([booth.director.name, booth.director.hud.tray?.total]).toEqual(["roll", 2]);
    booth.director.hold();
    vi.advanceTimersByTime(5000);
    expect(booth.director.playing).toBe(false);
  });

  test("a step back shows the end of the beat before, and from there everything is played as before", () => {
    const booth = new Booth();
    const told = booth.take([DECLARED, ROLLED, REROLLED, ENDED]);
    for (const name of ["declare", "roll", "modify"]) {
      booth.director.step();
      vi.advanceTimersByTime(3000);
      expect(booth.director.name).toBe(name);
    }
    expect(booth.director.hud.tray?.total).toBe(1);
    expect(booth.director.back()).toBe(true);
    expect([booth.director.name, booth.director.held, booth.director.hud.tray?.total]).toEqual(["roll", true, 2]);
    expect(booth.director.back()).toBe(true);
    expect([booth.director.name, booth.director.hud.tray?.total]).toEqual(["declare", null]);
    expect(booth.director.back()).toBe(false);
    booth.director.hold();
    vi.advanceTimersByTime(9000);
    expect(booth.stage.scene).toBe(told.scene);
    expect(told.shown).toEqual([true]);
    expect(booth.running).toBe(0);
  });
});

describe("what was missed", () => {
  const begun = (unit: number): GameEvent => ({ type: "ActivationBegun", unit });
  const activation = [begun(VICTORY), DECLARED, ROLLED, REROLLED, TOTALED, SHIELDS, ENDED];

  function played(booth: Booth): number {
    let most = 0;
    for (let step = 0; booth.director.playing && step < 9000; step++) {
      most = Math.max(most, booth.heard.filter((sound) => sound === "activation").length);
      vi.advanceTimersByTime(30);
    }
    return most;
  }

  test("activations that were cut short are counted and can be watched, and lead to the same state", () => {
    const booth = new Booth();
    const told = [1, 2, 3, 4, 5, 6].map(() => booth.take(activation));
    expect(booth.director.recap?.activations).toBe(4);
    played(booth);
    expect(booth.director.recap?.activations).toBe(4);
    booth.heard.length = 0;
    const shown: boolean[] = [];
    booth.director.watch((isLatest) => void shown.push(isLatest));
    expect([booth.director.recap, booth.director.upTo, shown]).toEqual([null, null, []]);
    expect(played(booth)).toBe(4);
    expect([booth.stage.scene, shown]).toEqual([told.at(-1)?.scene, [true]]);
  });

  test("after the connection was lost the last activation is offered, in about five seconds", () => {
    const booth = new Booth();
    const from = scene();
    const known = after(from, SHIELDS);
    booth.stage.scene = known;
    booth.director.offerLast(
      from,
      [...activation, ...activation, ...activation].map((event) => line(event)),
    );
    expect(booth.director.recap).toMatchObject({ activations: 1, isLast: true });
    booth.director.watch(() => undefined);
    let ms = 0;
    for (; booth.director.playing; ms += 20) vi.advanceTimersByTime(20);
    expect(ms).toBeLessThan(6500);
    expect(booth.stage.scene).toBe(known);
  });

  test("nothing is offered where nothing was to be seen, or scenes are off", () => {
    const booth = new Booth();
    booth.director.offerLast(scene(), [line({ type: "ActivationEnded", unit: VICTORY })]);
    expect(booth.director.recap).toBeNull();
    const silent = new Booth("off");
    silent.director.offerLast(
      scene(),
      activation.map((event) => line(event)),
    );
    expect(silent.director.recap).toBeNull();
  });

  test("who comes to a game before anything lies on the table sees how it began, and nobody else", () => {
    const first = line({ type: "FirstPlayerChosen", side: 1 });
    const chosen = line({ type: "ObjectiveChosen", objective: "most_wanted" });
    const began = scene({ phase: "setup" });
    expect(beginning(began, [first, chosen])).toMatchObject({ from: { objective: null } });
    expect(beginning(began, [first, chosen])?.groups).toHaveLength(2);
    expect(beginning(began, [])).toBeNull();
    expect(beginning(scene({ phase: "ship" }), [first])).toBeNull();
    const placed = line({ type: "ObstaclePlaced", obstacle: 0, pose: [1, 1, 0], mirrored: false });
    expect(beginning(began, [first, placed])).toBeNull();
  });

  test("what comes next takes the place of what could be watched", () => {
    const booth = new Booth();
    booth.director.offerLast(
      scene(),
      activation.map((event) => line(event)),
    );
    booth.take([DECLARED]);
    expect(booth.director.recap).toBeNull();
  });
});

test("the pace is quick where a clock runs, unless another was chosen", () => {
  expect(paceOf("auto", false)).toBe("calm");
  expect(paceOf("auto", true)).toBe("quick");
  expect(paceOf("slow", true)).toBe("slow");
});

test("from the third game on it is asked once whether scenes are to be played faster", () => {
  const plain = { pace: "auto", paceAsked: false } as Settings;
  expect([1, 2, 3, 4].map((games) => asksPace(plain, false, games))).toEqual([false, false, true, true]);
  expect(asksPace(plain, true, 3)).toBe(false);
  expect(asksPace({ ...plain, paceAsked: true }, false, 3)).toBe(false);
  expect(asksPace({ ...plain, pace: "slow" }, false, 3)).toBe(false);
});

test("without flashes nothing bursts or is shot, and scorch marks, shields and figures stay", () => {
  const booth = new Booth();
  booth.calmLight = true;
  const card: GameEvent = { type: "DamageCardDealt", ship: NEBULON, deck: 0, number: -1, faceup: false, known_to: [] };
  booth.take([DECLARED, ROLLED, TOTALED, { ...SHIELDS, shields: 0 }, card]);
  vi.advanceTimersByTime(9000);
  const kinds = new Set(booth.cues.map((cue) => cue.kind));
  expect([...kinds]).not.toEqual(expect.arrayContaining(["burst"]));
  expect([...kinds]).not.toEqual(expect.arrayContaining(["bolt"]));
  expect([...kinds]).toEqual(expect.arrayContaining(["scorch", "flare", "say"]));
  expect(booth.cues.filter((cue) => cue.kind === "flare" && cue.how === "breaks")).toEqual([]);
});

test("a camera of one's own stays, and where something happens outside it is noted", () => {
  const booth = new Booth();
  booth.ownCamera = true;
  const camera = booth.stage.camera;
  [camera.x, camera.y, camera.scale] = [1700, 100, 3];
  booth.take([DECLARED]);
  vi.advanceTimersByTime(300);
  expect([camera.x, camera.y, camera.scale]).toEqual([1700, 100, 3]);
  expect(booth.director.elsewhere.length).toBeGreaterThan(0);
  vi.advanceTimersByTime(5000);
  expect(booth.director.elsewhere).toEqual([]);
});

test("an arrow at the edge points from the middle to what happens outside", () => {
  const area = { x: 100, y: 0, width: 800, height: 400 };
  const right = edgePlace([5000, 200], area);
  expect([right.x, right.y, right.angle]).toEqual([878, 200, 0]);
  const below = edgePlace([500, 4000], area);
  expect([below.x, below.y, below.angle]).toEqual([500, 378, 90]);
});

test("the reticle of an accuracy icon flies to the token, and locks it when it is there", () => {
  const booth = new Booth();
  booth.stage.scene = changed(NEBULON, { defense: [{ kind: "brace", state: "readied", locked: false }] as never });
  const locked: GameEvent = { type: "TokenLocked", defender: NEBULON, token: 0, die: 1 } as never;
  booth.take([DECLARED, ROLLED, locked]);
  vi.advanceTimersByTime(1700);
  expect(booth.director.name).toBe("accuracy");
  expect(booth.director.hud.reticle).toMatchObject({ die: 1, token: 0 });
  vi.advanceTimersByTime(260);
  expect([booth.director.hud.reticle, booth.director.hud.tokens[0]?.locked]).toEqual([null, true]);
});

test("a squadron that counters bears a badge with its dice", () => {
  const made = beatOf([{ event: { ...DECLARED, is_counter: true } as GameEvent, line: null }], now());
  expect(made.cues).toContainEqual(expect.objectContaining({ kind: "say", tone: "badge", text: "Counter 2" }));
});

test("the tray lies as near as it can without covering what must be seen", () => {
  const area = { x: 0, y: 0, width: 1000, height: 600 };
  const kept = { x: 400, y: 200, width: 200, height: 200 };
  const found = freePlace({ width: 200, height: 100 }, area, [kept], [500, 300]);
  const isApart = found.x + 200 <= 400 || found.x >= 600 || found.y + 100 <= 200 || found.y >= 400;
  expect(isApart).toBe(true);
  expect(Math.hypot(found.x + 100 - 500, found.y + 50 - 300)).toBeLessThan(260);
});
