import { beforeEach, describe, expect, test, vi } from "vitest";
import { guest } from "../../src/app/guest.svelte";
import { settings } from "../../src/app/settings.svelte";
import { Builder } from "../../src/app/pages/builder.svelte";
import { slotName } from "../../src/app/pages/cards.svelte";
import { ReplayTimeline } from "../../src/app/pages/replay_timeline.svelte";
import { hints } from "../../src/app/table/hints.svelte";
import { get, Refusal } from "../../src/wire/rest";
import { scene } from "../table";

/** A server that answers a path with something; anything else is not there. */
function serving(answers: (path: string, body: unknown) => unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push(path);
    const found = answers(path, init?.body ? JSON.parse(String(init.body)) : null);
    return Promise.resolve(new Response(found === undefined ? "gone" : JSON.stringify(found), { status: found === undefined ? 404 : 200 }));
  });
  return asked;
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

describe("a replay", () => {
  // Setup, then two rounds of four moments; phases and activations begin at the even ones.
  const moments = Array.from({ length: 10 }, (_, number) => ({
    number,
    round: number < 2 ? 0 : number < 6 ? 1 : 2,
    lines: [{ level: number % 2 ? 2 : 1 }],
  }));
  const play = async (at = 0): Promise<ReplayTimeline> => {
    serving((path) => {
      if (path.includes("/scenes")) return moments.map(({ number }) => ({ number, scene: scene({ round: number }) }));
      if (path.includes("/story")) return {};
      return { title: "Ours", moments, views: ["all"] };
    });
    const timeline = new ReplayTimeline("ours", at, "all");
    await settle();
    return timeline;
  };

  test("begins where it was linked to, and no later than its end", async () => {
    expect((await play(4)).scene?.round).toBe(4);
    expect((await play(99)).at).toBe(9);
    expect((await play(Number.NaN)).at).toBe(0);
  });

  test("goes by round: to its beginning first, then to the one before", async () => {
    const timeline = await play(4);
    expect([timeline.jump(1), timeline.jump(-1)]).toEqual([6, 2]);
    await timeline.go(2);
    expect(timeline.jump(-1)).toBe(0);
    await timeline.go(7);
    expect(timeline.jump(1)).toBe(9);
  });

  test("goes to where a phase or an activation begins", async () => {
    const timeline = await play(3);
    expect([timeline.turn(1), timeline.turn(-1)]).toEqual([4, 2]);
    await timeline.go(4);
    expect([timeline.turn(1), timeline.turn(-1)]).toEqual([6, 2]);
  });

  test("tells the lines up to where it stands, and how it ended", async () => {
    const timeline = await play(3);
    expect(timeline.lines).toHaveLength(4);
    expect(timeline.ending?.round).toBe(9);
    await timeline.go(-5);
    expect(timeline.at).toBe(0);
  });

  test("keeps once what does not change from scene to scene", async () => {
    const timeline = await play(0);
    const first = timeline.scene;
    await timeline.go(1);
    expect(timeline.scene).not.toBe(first);
    expect(timeline.scene?.units).toBe(first?.units);
  });

  test("that is not there says so", async () => {
    serving(() => undefined);
    const timeline = new ReplayTimeline("nowhere", 0, "all");
    await settle();
    expect(timeline.problem).toContain("gave an unexpected answer");
  });
});

describe("a fleet that is built", () => {
  const building = (): { builder: Builder; asked: string[] } => {
    localStorage.removeItem("armada.draft");
    const asked = serving((_, body) => ({ ...(body as object), points: 44, text: "Fleet", problems: [] }));
    return { builder: new Builder(), asked };
  };

  test("is checked after each change, and a change is undone", async () => {
    const { builder, asked } = building();
    builder.addShip("cr90_corvette_a");
    builder.equip(0, "general_dodonna");
    builder.equip(0, "nav_team");
    builder.takeOff(0, "general_dodonna");
    expect(builder.draft.ships).toEqual([{ card: "cr90_corvette_a", upgrades: ["nav_team"] }]);
    expect(asked).toHaveLength(5);
    builder.undo();
    expect(builder.draft.ships[0]?.upgrades).toEqual(["general_dodonna", "nav_team"]);
    for (let times = 0; times < 3; times++) builder.undo();
    expect(builder.draft.ships).toEqual([]);
    expect(builder.canUndo).toBe(false);
    await settle();
    expect(builder.shown?.points).toBe(44);
  });

  test("takes off one of two upgrades that are alike", () => {
    const { builder } = building();
    builder.addShip("cr90_corvette_a");
    builder.equip(0, "nav_team");
    builder.equip(0, "nav_team");
    builder.takeOff(0, "nav_team");
    expect(builder.draft.ships[0]?.upgrades).toEqual(["nav_team"]);
  });

  test("has as many squadrons as were counted, and one objective of each category", () => {
    const { builder } = building();
    builder.setSquadrons("x_wing_squadron", 2);
    builder.setSquadrons("x_wing_squadron", 0);
    expect(builder.draft.squadrons).toEqual({});
    builder.setObjective("advanced_gunnery", ["advanced_gunnery", "most_wanted"]);
    builder.setObjective("most_wanted", ["advanced_gunnery", "most_wanted"]);
    expect(builder.draft.objectives).toEqual(["most_wanted"]);
    builder.setObjective("", ["advanced_gunnery", "most_wanted"]);
    expect(builder.draft.objectives).toEqual([]);
  });

  test("is found again in this browser", () => {
    const { builder } = building();
    builder.addShip("cr90_corvette_a");
    expect(new Builder().draft.ships).toHaveLength(1);
  });
});

describe("what this browser keeps", () => {
  test("games and fleets, the last one first, each once", () => {
    guest.saveGame({ game: "one", title: "", opened: 1 });
    guest.saveGame({ game: "two", title: "", opened: 2 });
    guest.saveGame({ game: "one", title: "", opened: 3 });
    expect(guest.games.map((game) => game.game)).toEqual(["one", "two"]);
    expect(guest.knows("two")).toBe(true);
    guest.saveFleet({ name: "Trial", faction: "rebel", points: 44, text: "", changed: 1 });
    guest.forgetFleet("Trial");
    expect(guest.fleets).toEqual([]);
  });

  test("the settings, on top of those that nobody chose", () => {
    settings.set({ theme: "paper" });
    expect(JSON.parse(localStorage.getItem("armada.settings") ?? "{}")).toMatchObject({ theme: "paper", letters: true });
    expect(settings.theme).toBe("paper");
    settings.set({ theme: "system" });
    expect(settings.theme).toBe("deep");
    settings.set({ motion: "none" });
    expect(settings.still).toBe(true);
    settings.set({ motion: "system" });
  });

  test("which hints were seen, until they are wanted again", () => {
    hints.again();
    expect(hints.of("course")).toContain("clicks");
    hints.done("course");
    expect(hints.of("course")).toBe("");
    hints.leave();
    expect(hints.of("attack")).toBe("");
    hints.again();
    expect(hints.of("course")).toContain("clicks");
    expect(hints.of("coin")).toBe("");
  });
});

describe("a refusal", () => {
  beforeEach(() => vi.unstubAllGlobals());

  test("comes in the server's words", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify({ reason: "No such game.", remedy: "Look again." }), { status: 404 })),
    );
    const error = await get("/api/games/{game}", { path: { game: "x" } }).catch((why: unknown) => why);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ message: "No such game.", status: 404, problem: { remedy: "Look again.", can_overrule: false } });
  });

  test("is said in words when the server cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await expect(get("/api/games")).rejects.toMatchObject({
      status: 0,
      message: "We cannot reach the server. Nothing is lost; try again.",
    });
  });
});

test("a word of the data is read as a word", () => {
  expect([slotName("weapons_team"), slotName("new_slot")]).toEqual(["Weapons team", "new_slot"]);
});
