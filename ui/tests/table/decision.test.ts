import { beforeEach, describe, expect, test, vi } from "vitest";
import { Decision } from "../../src/app/table/decision.svelte";
import { LastAnswers } from "../../src/app/table/last_answers";
import type { Decide, Prompt } from "../../src/wire/messages";
import type { RequestRefused } from "../../src/wire/live.svelte";
import { Line } from "../line";
import { CORVETTE, NEBULON, prompt } from "../table";

class AskedQuestion {
  readonly line = new Line();
  readonly refused: RequestRefused[] = [];
  readonly board: { hovered: number | null } = { hovered: null };
  readonly decision: Decision;

  constructor(prompt: Prompt, past = new LastAnswers()) {
    this.decision = new Decision(prompt, this.line.live, (why) => this.refused.push(why), past, this.board);
  }

  get sent(): unknown[] {
    return this.line.requests.filter((each): each is Decide => each.type === "decide").map((each) => each.answer);
  }
}

const several = (): Prompt => prompt("ship to activate", { form: "some", least: 1, most: 2 });
const checked = (legal: boolean): object => ({ type: "checked", legal, remarks: [], nearest: null, poses: [], engages: [], targets: [] });
/** Let what was promised happen. */
const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

beforeEach(() => void vi.useFakeTimers());

describe("one of the options", () => {
  test("is chosen, and nothing is sent before the commit", async () => {
    const asked = new AskedQuestion(prompt("ship to activate"));
    expect(asked.decision.ready).toBe(false);
    asked.decision.choose(1);
    expect(asked.decision.ready).toBe(true);
    expect(asked.sent).toEqual([]);
    void asked.decision.commit();
    await settle();
    expect(asked.sent).toEqual([CORVETTE]);
  });

  test("is chosen beforehand where the server proposes it or there is but one", () => {
    expect(new AskedQuestion(prompt("dial use")).decision.chosen).toBe(0);
    const single = prompt("ship to activate");
    expect(new AskedQuestion({ ...single, options: single.options.slice(0, 1) }).decision.chosen).toBe(0);
  });

  test("is never chosen beforehand where it costs something", () => {
    expect(new AskedQuestion(prompt("effect")).decision.chosen).toBeNull();
  });

  test("stays chosen when its key is pressed again, and is let go by a step back", () => {
    const { decision } = new AskedQuestion(prompt("effect"));
    decision.choose(0);
    decision.choose(0);
    expect(decision.chosen).toBe(0);
    expect(decision.back()).toBe(true);
    expect(decision.chosen).toBeNull();
  });

  test("is the answer when it is pressed again, but not just after it came into hand", async () => {
    const asked = new AskedQuestion(prompt("ship to activate"));
    asked.decision.press(1);
    asked.decision.press(1);
    await settle();
    expect(asked.sent).toEqual([]);
    vi.advanceTimersByTime(400);
    asked.decision.press(1);
    await settle();
    expect(asked.sent).toEqual([CORVETTE]);
  });

  test("comes into hand when the server has a plan, and what follows is sent with it", async () => {
    const asked = new AskedQuestion(prompt("ship to activate"));
    asked.line.plan([{ answer: CORVETTE }, { answer: "keep", sees: "a dial" }]);
    await settle();
    expect(asked.decision.chosen).toBe(1);
    void asked.decision.commit();
    await settle();
    expect(asked.line.requests).toMatchObject([{ type: "decide_all", answer: CORVETTE, then: [{ answer: "keep", sees: "a dial" }] }]);
  });

  test("is offered to a panel with a plan of its own, whatever that has in hand", async () => {
    const asked = new AskedQuestion(prompt("ship to activate"));
    const offered: unknown[] = [];
    asked.decision.attach({ onPlan: (best) => offered.push(best) });
    asked.decision.chosen = 0;
    asked.line.plan([{ answer: CORVETTE }]);
    await settle();
    expect(offered).toEqual([CORVETTE]);
    expect(asked.decision.chosen).toBe(0);
  });

  test("stays as the player chose it when a plan comes later, and the plan is asked for again", async () => {
    const asked = new AskedQuestion(prompt("ship to activate"));
    asked.decision.choose(0);
    asked.line.plan([{ answer: CORVETTE }]);
    await settle();
    expect(asked.decision.chosen).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.line.plans.at(-1)).toMatchObject({ about: { given: [NEBULON] } });
  });

  test("is a pass in hand where the plan passes", async () => {
    const asked = new AskedQuestion(prompt("defense token"));
    asked.line.plan([{ answer: "pass" }]);
    await settle();
    expect(asked.decision.goesOn).toBe(true);
  });

  test("is stepped through in the order in which they are shown, around the end", () => {
    const { decision } = new AskedQuestion(prompt("defense token"));
    decision.shown = [2, 0, 1];
    const seen = [1, 1, 1, 1, -1].map((by) => {
      decision.step(by);
      return decision.chosen;
    });
    expect(seen).toEqual([2, 0, 1, 2, 1]);
    expect(decision.chooseShown(1)).toBe(true);
    expect(decision.chosen).toBe(2);
    expect(decision.chooseShown(4)).toBe(false);
  });

  test("is taken back one step, to what was proposed and no farther", () => {
    const { decision } = new AskedQuestion(prompt("dial use"));
    decision.choose(1);
    expect(decision.back()).toBe(true);
    expect(decision.chosen).toBe(0);
    expect(decision.back()).toBe(false);
  });
});

describe("the ivory button", () => {
  test("goes on without an effect that was not chosen", async () => {
    const asked = new AskedQuestion(prompt("effect"));
    expect(asked.decision.goesOn).toBe(true);
    void asked.decision.commit();
    await settle();
    expect(asked.sent).toEqual(["pass"]);
  });

  test("passes other questions only when nothing was chosen on purpose", () => {
    const { decision } = new AskedQuestion(prompt("squadron to activate"));
    expect(decision.goesOn).toBe(false);
    decision.declined = true;
    expect(decision.goesOn).toBe(true);
  });

  test("sends an answer once, and again only after it was refused", async () => {
    const asked = new AskedQuestion(prompt("dial use"));
    void asked.decision.commit();
    void asked.decision.commit();
    expect(asked.sent).toEqual(["keep"]);
    asked.line.refuse("Not now.");
    await settle();
    expect(asked.refused.map((why) => why.reason)).toEqual(["Not now."]);
    expect(asked.decision.ready).toBe(true);
  });
});

describe("several options", () => {
  test("are marked up to as many as may be, and sent in their order", async () => {
    const asked = new AskedQuestion(several());
    const { decision } = asked;
    expect(decision.ready).toBe(false);
    decision.choose(1);
    decision.choose(0);
    void decision.commit();
    await settle();
    expect(asked.sent).toEqual([[NEBULON, CORVETTE]]);
  });

  test("change places where only one may be marked", () => {
    const { decision } = new AskedQuestion({ ...several(), most: 1 });
    decision.choose(0);
    decision.choose(1);
    expect(decision.marked).toEqual([1]);
    expect(decision.back()).toBe(true);
    expect(decision.marked).toEqual([]);
  });

  test("begin with those that are proposed", () => {
    expect(new AskedQuestion({ ...several(), proposed: [1] }).decision.marked).toEqual([1]);
  });
});

describe("a free answer", () => {
  const place = (x: number): number[] => [x, 0, 0];

  test("is checked shortly after the last change, and sent only if it is legal", async () => {
    const asked = new AskedQuestion(prompt("ship placement"));
    const { decision, line } = asked;
    decision.propose(place(1));
    decision.propose(place(2));
    await vi.advanceTimersByTimeAsync(50);
    expect(line.requests).toMatchObject([{ type: "ask", about: { type: "check", answer: [2, 0, 0] } }]);
    expect(decision.ready).toBe(false);
    line.accept(checked(true));
    await settle();
    expect(decision.ready).toBe(true);
  });

  test("is not taken for legal because the one before it was", async () => {
    const { decision, line } = new AskedQuestion(prompt("ship placement"));
    decision.propose(place(1));
    await vi.advanceTimersByTimeAsync(50);
    decision.propose(place(2));
    line.accept(checked(true));
    await settle();
    expect(decision.checking).toBe(true);
    expect(decision.ready).toBe(false);
  });

  test("that cannot be read is refused in words", async () => {
    const { decision, line } = new AskedQuestion(prompt("ship placement"));
    decision.propose("nonsense");
    await vi.advanceTimersByTimeAsync(50);
    line.accept({ type: "refused", reason: "That is no place.", rule: null, nearest: null });
    await settle();
    expect(decision.checked?.remarks.map((remark) => remark.text)).toEqual(["That is no place."]);
    expect(decision.ready).toBe(false);
  });
});

describe("the same again", () => {
  test("is offered with its label, and is gone once it is in hand", () => {
    const past = new LastAnswers();
    past.note(prompt("dial use"), [1]);
    const { decision } = new AskedQuestion(prompt("dial use", { number: 120 }), past);
    expect(decision.again?.label).toBe("Take the command token");
    decision.again?.act();
    expect(decision.chosen).toBe(1);
    expect(decision.again).toBeNull();
  });

  test("is what was committed last", async () => {
    const past = new LastAnswers();
    const first = new AskedQuestion(prompt("dial use"), past);
    first.decision.choose(1);
    void first.decision.commit();
    await settle();
    expect(new AskedQuestion(prompt("dial use"), past).decision.again?.label).toBe("Take the command token");
  });
});

describe("a panel", () => {
  test("says what is on the button and why it must be held, for as long as it is there", () => {
    const { decision } = new AskedQuestion(prompt("dial use"));
    expect([decision.label, decision.warning, decision.extra]).toEqual(["Decide", "", null]);
    const extra = { label: "Reset", act: (): void => undefined };
    const release = decision.attach({ label: () => "Take it", warning: () => "It leaves the play area.", extra: () => extra });
    expect([decision.label, decision.warning, decision.extra]).toEqual(["Take it", "It leaves the play area.", extra]);
    release();
    expect([decision.label, decision.warning, decision.extra]).toEqual(["Decide", "", null]);
  });

  test("that is released late leaves the handlers of the next one alone", () => {
    const { decision } = new AskedQuestion(prompt("dial use"));
    const release = decision.attach({ label: () => "old" });
    decision.attach({ label: () => "new" });
    release();
    expect(decision.label).toBe("new");
  });

  test("may do something else with an option that is pressed", () => {
    const { decision } = new AskedQuestion(prompt("defense token"));
    const pressed: number[] = [];
    decision.attach({ onChoose: (option) => pressed.push(option) });
    decision.choose(2);
    decision.onPick(1, [0, 0]);
    expect(pressed).toEqual([2, 1]);
    expect(decision.chosen).toBeNull();
  });

  test("hears of places on the board that are not options", () => {
    const { decision } = new AskedQuestion(prompt("course"));
    const places: unknown[] = [];
    decision.attach({ onPlace: (point) => places.push(point) });
    decision.onPick(null, [30, 40]);
    expect(places).toEqual([[30, 40]]);
  });

  test("has an answer of its own that needs no check, and hears when it is sent", async () => {
    const asked = new AskedQuestion(prompt("course"));
    const { decision } = asked;
    let course: unknown = undefined;
    let sent = 0;
    decision.attach({ answer: () => course, onSend: () => void sent++ });
    expect(decision.ready).toBe(false);
    course = { clicks: [0, 1], side: "left" };
    expect(decision.ready).toBe(true);
    void decision.commit();
    await settle();
    expect(asked.sent).toEqual([course]);
    expect(sent).toBe(1);
  });

  test("hears what the server says of the answer it proposed", async () => {
    const { decision, line } = new AskedQuestion(prompt("ship placement"));
    const heard: boolean[] = [];
    decision.attach({ onChecked: ({ legal }) => heard.push(legal && !decision.checking) });
    decision.propose([1, 0, 0]);
    await vi.advanceTimersByTimeAsync(50);
    line.accept(checked(true));
    await settle();
    expect(heard).toEqual([true]);
  });
});

describe("what is pointed at", () => {
  test("is the same in the panel and on the board", () => {
    const { decision, board } = new AskedQuestion(prompt("defense token"));
    decision.shown = [2, 0, 1];
    decision.pointed = 0;
    expect(board.hovered).toBe(1);
    board.hovered = 0;
    expect(decision.pointed).toBe(2);
    expect(decision.looked).toBe(2);
    decision.pointed = null;
    expect(board.hovered).toBeNull();
  });

  test("is nothing where the option is not shown", () => {
    const { decision, board } = new AskedQuestion(prompt("defense token"));
    decision.shown = [1];
    decision.pointed = 0;
    expect(board.hovered).toBeNull();
    board.hovered = 5;
    expect(decision.pointed).toBeNull();
  });
});

describe("the words on the commit button", () => {
  test("count where several may be marked", () => {
    const { decision } = new AskedQuestion({ ...several(), least: 0 });
    expect(decision.label).toBe("Continue with none");
    decision.choose(0);
    expect(decision.label).toBe("Activate (1 of at most 2)");
  });

  test("are those of a pass where nothing is chosen", () => {
    const { decision } = new AskedQuestion(prompt("effect"));
    expect(decision.label).toBe("Go on without");
    expect(decision.canCommit).toBe(true);
  });
});
