import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/app/settings.svelte";
import { DialDraft } from "../../src/app/table/dials.svelte";
import { Play } from "../../src/app/table/play.svelte";
import { SoundsOnEvents } from "../../src/app/table/sounds_on_events";
import * as sounds from "../../src/app/table/sounds";
import { tableKey } from "../../src/app/table/keys";
import type { FromServer, LogLine, Prompt, Scene, Update } from "../../src/wire/messages";
import { Line } from "../line";
import { prompt, scene, stage, update } from "../table";
import { seats, table } from "../teams";
import told from "../fixtures/attack.json";

const attack = told as unknown as { before: Scene; steps: { attack: Scene["attack"]; lines: LogLine[] }[] };

/** A player at a table: what the server says is taken in as the page does it. */
class Table {
  readonly play: Play;
  readonly line: Line;

  constructor(first: Update = update(), seats = [0], shared = false) {
    const made: Play[] = [];
    this.line = new Line(seats, first, shared, () => {
      made.push(new Play("ours", stage()));
      return (made[0] as Play).live;
    });
    this.play = made[0] as Play;
    this.play.take(first);
  }

  tell(change: Partial<Update>): void {
    const next = update(change);
    this.line.say(next);
    this.play.take(next);
  }
}

const asking = (...prompts: Prompt[]): Partial<Update> => ({ prompts });
const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
const key = (name: string, more: object = {}): KeyboardEvent => ({ key: name, target: null, ...more }) as KeyboardEvent;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ asking: {}, letters: true, sound: true });
});

describe("the open question", () => {
  test("stays in hand while nothing else is asked", () => {
    const table = new Table();
    table.play.decision?.choose(1);
    table.tell({});
    expect(table.play.decision?.chosen).toBe(1);
    table.tell(asking(prompt("dial use")));
    expect(table.play.decision?.prompt.kind).toBe("dial use");
    table.tell(asking());
    expect(table.play.decision).toBeNull();
  });

  test("takes away what was revealed of the Grand Admirals, once it is answered", () => {
    const setup = { scene: scene({ phase: "setup" }) };
    const table = new Table(update({ ...setup, ...asking(prompt("dial use")) }));
    table.play.appointed = [{ type: "GrandAdmiralAppointed", side: 0, seat: 0, how: "agreed" } as never];
    table.tell({ ...setup, ...asking(prompt("dial use")) });
    expect(table.play.appointed).toHaveLength(1);
    table.tell({ ...setup, ...asking(prompt("attack")) });
    expect(table.play.appointed).toHaveLength(0);
  });

  test("that is secret waits at a shared screen until its player looks", () => {
    const secret = prompt("command dials", { secret: true });
    const table = new Table(update({ prompts: [secret], viewing: null }), [0, 1], true);
    expect(table.play.decision).toBeNull();
    expect(table.play.handOver?.seat).toBe(0);
    table.tell({ prompts: [secret], viewing: 0 });
    expect(table.play.decision?.prompt.kind).toBe("command dials");
    expect(table.play.handOver).toBeNull();
  });

  test("of dials leaves nothing in the page, though the next one came before the server's answer", async () => {
    const table = new Table(update({ prompts: [prompt("command dials")] }));
    const draft = new DialDraft(0);
    table.play.drafts.set(0, draft);
    const locked = table.play.lockDials(draft);
    table.tell(asking(prompt("dial use")));
    table.line.accept();
    await locked;
    expect(table.play.drafts.has(0)).toBe(false);
  });

  test("that came too late is refused gently", async () => {
    const table = new Table();
    table.play.decision?.choose(0);
    void table.play.decision?.commit();
    table.line.refuse("stale", true);
    await settle();
    expect(table.play.toasts.map((toast) => toast.text)).toEqual([
      "That question has already been answered. The board shows what happened. Nothing was sent twice.",
    ]);
  });
});

describe("an effect that is never wanted", () => {
  const leia = prompt("effect");

  beforeEach(() => settings.ask("leia_organa_officer", "Leia Organa", "never"));

  test("is passed once and said once", () => {
    const table = new Table();
    table.tell(asking(leia));
    table.tell(asking(leia));
    expect(table.line.requests).toMatchObject([{ type: "decide", number: leia.number, answer: "pass" }]);
    table.tell(asking({ ...leia, number: 150 }));
    expect(table.line.requests).toHaveLength(2);
    expect(table.play.toasts).toHaveLength(1);
    expect(table.play.decision).toBeNull();
  });

  test("is asked about at a shared screen, and the next time when that is wished", () => {
    const shared = new Table(update(), [0, 1], true);
    shared.tell(asking(leia));
    expect(shared.play.decision?.prompt.kind).toBe("effect");
    const alone = new Table();
    alone.play.askNext = true;
    alone.tell(asking(leia));
    expect(alone.play.decision?.prompt.kind).toBe("effect");
  });
});

describe("a plan of tokens", () => {
  const planned = (): Table => {
    const table = new Table();
    const [first] = attack.steps;
    table.tell({ scene: { ...attack.before, attack: { ...first?.attack, step: 4 } as NonNullable<Scene["attack"]> } });
    table.play.plan = { attack: "5:front:0:left", tokens: [1] };
    return table;
  };

  test("is kept within its attack", () => {
    const table = planned();
    table.tell({ scene: { ...attack.before, attack: { ...attack.steps[0]?.attack, step: 4 } as NonNullable<Scene["attack"]> } });
    expect(table.play.plan?.tokens).toEqual([1]);
  });

  test("is gone with it", () => {
    const table = planned();
    table.tell({});
    expect(table.play.plan).toBeNull();
  });
});

describe("words at the table", () => {
  test("you are You, unless several people share the screen", () => {
    const alone = new Table().play;
    expect([alone.name(0), alone.name(1), alone.name(null)]).toEqual(["You", "Computer", "Nobody"]);
    expect(new Table(update(), [0, 1], true).play.name(0)).toBe("Mara");
  });

  test("a toast is said once, stays eight seconds, and at most three stand", () => {
    const { play } = new Table();
    for (const text of ["one", "two", "two", "three", "four"]) play.toast(text);
    expect(play.toasts.map((toast) => toast.text)).toEqual(["two", "three", "four"]);
    vi.advanceTimersByTime(8000);
    expect(play.toasts).toEqual([]);
  });

  test("undo says why nothing can be taken back", async () => {
    const table = new Table();
    await table.play.undo();
    expect(table.play.toasts[0]?.text).toContain("You cannot undo");
    table.tell({ can_undo: [0] });
    void table.play.undo();
    expect(table.line.requests).toMatchObject([{ type: "undo", seat: 0 }]);
  });
});

describe("the chat", () => {
  const chatted = (table: Table): void =>
    table.line.say({ type: "chatted", line: { number: table.play.live.chat.length, seat: 1, name: "Computer", text: "Hi" } } as never);

  test("counts what came since it was last open, and nothing while it is open or muted", () => {
    const table = new Table();
    chatted(table);
    expect(table.play.unread).toBe(1);
    table.play.toggleChat();
    chatted(table);
    expect(table.play.unread).toBe(0);
    table.play.toggleChat();
    expect(table.play.unread).toBe(0);
    chatted(table);
    expect(table.play.unread).toBe(1);
    table.play.muted = true;
    expect(table.play.unread).toBe(0);
  });
});

test("a take-back is asked for by the seat that decides", () => {
  const table = new Table();
  table.play.takeBack({ number: 40 } as LogLine);
  expect(table.line.requests).toMatchObject([{ type: "ask_take_back", seat: 0, line: 40 }]);
  const watching = new Table(update({ prompts: [] }), []);
  watching.play.takeBack({ number: 40 } as LogLine);
  expect(watching.line.requests).toEqual([]);
});

test("dice that show another face tumble for a moment", () => {
  const table = new Table();
  const [first] = attack.steps;
  table.tell({ scene: { ...attack.before, attack: first?.attack ?? null } });
  expect(table.play.tumbling.every(Boolean)).toBe(true);
  vi.advanceTimersByTime(700);
  expect(table.play.tumbling).toEqual([]);
});

describe("keys", () => {
  test("digits choose, Escape steps back, Enter commits once", async () => {
    const table = new Table();
    expect(tableKey(table.play, key("2"))).toBe(true);
    expect(table.play.decision?.chosen).toBe(1);
    expect(tableKey(table.play, key("Escape"))).toBe(true);
    expect(table.play.decision?.chosen).toBeNull();
    expect(tableKey(table.play, key("Escape"))).toBe(false);
    tableKey(table.play, key("1"));
    tableKey(table.play, key("Enter"));
    tableKey(table.play, key("Enter", { repeat: true }));
    await settle();
    expect(table.line.requests).toMatchObject([{ type: "decide", answer: 0 }]);
  });

  test("Escape closes what lies on top before it drops an answer that nobody chose", () => {
    const table = new Table();
    const decision = table.play.decision!;
    decision.chosen = 1;
    table.play.view.closeTop = () => true;
    expect(tableKey(table.play, key("Escape"))).toBe(true);
    expect(decision.chosen).toBe(1);
    table.play.view.closeTop = () => false;
    expect(tableKey(table.play, key("Escape"))).toBe(true);
    expect(decision.chosen).toBeNull();
  });

  test("0 passes where that is allowed and nowhere else", async () => {
    const table = new Table();
    tableKey(table.play, key("0"));
    expect(table.line.requests).toEqual([]);
    table.tell(asking(prompt("squadron to activate")));
    tableKey(table.play, key("0"));
    await settle();
    expect(table.line.requests).toMatchObject([{ answer: "pass" }]);
  });

  test("arrows go through the options, but not while the board has the focus", () => {
    const table = new Table();
    tableKey(table.play, key("ArrowDown"));
    expect(table.play.decision?.chosen).toBe(0);
    const piece = { closest: (wanted: string) => (wanted.includes("[data-unit]") ? {} : null) };
    expect(tableKey(table.play, key("ArrowDown", { target: piece }))).toBe(false);
  });

  test("R answers as the last time, where letters are keys", () => {
    const table = new Table(update({ prompts: [prompt("dial use")] }));
    table.play.lastAnswers.note(prompt("dial use"), [1]);
    settings.set({ letters: false });
    expect(tableKey(table.play, key("r"))).toBe(false);
    settings.set({ letters: true });
    tableKey(table.play, key("r"));
    expect(table.play.decision?.chosen).toBe(1);
  });

  test("are the panel's first", () => {
    const table = new Table();
    const heard: string[] = [];
    const release = table.play.decision?.attach({ onKey: (event) => heard.push(event.key) > 0 });
    tableKey(table.play, key("2"));
    expect(heard).toEqual(["2"]);
    expect(table.play.decision?.chosen).toBeNull();
    release?.();
    tableKey(table.play, key("2"));
    expect(table.play.decision?.chosen).toBe(1);
  });
});

describe("sounds", () => {
  const hearing = (): { table: Table; events: SoundsOnEvents; heard: string[] } => {
    const heard: string[] = [];
    vi.spyOn(sounds, "play").mockImplementation((sound) => void heard.push(sound));
    const table = new Table(update({ scene: attack.before, lines: [], number: 186 }));
    const events = new SoundsOnEvents(table.play);
    events.onUpdate(update({ scene: attack.before, lines: [], number: 186 }));
    return { table, events, heard };
  };
  const hear = ({ table, events }: ReturnType<typeof hearing>, lines: LogLine[], change: Partial<Update> = {}): void => {
    const next = { scene: attack.before, lines, number: lines.at(-1)?.number ?? 186, ...change };
    table.tell(next);
    events.onUpdate(update(next));
  };

  test("go with the loudest of what happened", () => {
    const all = hearing();
    for (const step of attack.steps) hear(all, step.lines);
    expect(all.heard).toEqual(["roll", "roll", "destroyed"]);
  });

  test("tell of a lost shield too", () => {
    const all = hearing();
    hear(
      all,
      attack.steps.flatMap((step) => step.lines).filter((line) => line.event?.type === "ShieldsChanged"),
    );
    expect(all.heard).toEqual(["damage"]);
  });

  test("warn once when less than a minute is left on the own clock", () => {
    const all = hearing();
    const table = update().table;
    const little = { ...table, seats: table.seats.map((seat) => ({ ...seat, clock: 59 })) };
    hear(all, [], { table: little });
    hear(all, [], { table: little });
    expect(all.heard).toEqual(["time"]);
  });
});

describe("talk where teams play", () => {
  const asTeams = (): Partial<Update> => ({ scene: table(), table: { ...update().table, seats: seats() } });

  test("opens in a window with the tab that was asked for, and stays where it is beside the board", () => {
    const { play } = new Table(update(asTeams()), [0]);
    play.talk("table");
    expect([play.chat, play.talks.channel, play.calls]).toEqual([true, "table", 1]);
    play.closeChat();
    play.isDocked = true;
    play.toggleChat();
    expect([play.chat, play.calls]).toEqual([false, 2]);
  });

  test("counts what is new in both tabs", () => {
    const { play, line } = new Table(update(asTeams()), [0]);
    const hear = (to: string, number: number): void =>
      line.say({ type: "chatted", line: { number, seat: 1, name: "Ruth", text: "Now?", to } } as FromServer);
    hear("team", 1);
    hear("table", 2);
    expect(play.unread).toBe(2);
    play.talks.show(true);
    expect(play.unread).toBe(1);
  });
});
