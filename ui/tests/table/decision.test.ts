import { beforeEach, describe, expect, test, vi } from "vitest";
import { Again } from "../../src/app/table/again";
import { Decision } from "../../src/app/table/decision.svelte";
import type { Decide, Prompt } from "../../src/wire/messages";
import type { NotDone } from "../../src/wire/live.svelte";
import { Line } from "../line";
import { CORVETTE, NEBULON, prompt } from "../table";

class PreviewRequest {
  readonly line = new Line();
  readonly refused: NotDone[] = [];
  readonly decision: Decision;

  constructor(prompt: Prompt, past = new Again()) {
    this.decision = new Decision(prompt, this.line.live, (why) => this.refused.push(why), past);
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
    const asked = new PreviewRequest(prompt("ship to activate"));
    expect(asked.decision.ready).toBe(false);
    asked.decision.choose(1);
    expect(asked.decision.ready).toBe(true);
    expect(asked.sent).toEqual([]);
    void asked.decision.commit();
    await settle();
    expect(asked.sent).toEqual([CORVETTE]);
  });

  test("is chosen beforehand where the server proposes it or there is but one", () => {
    expect(new PreviewRequest(prompt("dial use")).decision.chosen).toBe(0);
    const single = prompt("ship to activate");
    expect(new PreviewRequest({ ...single, options: single.options.slice(0, 1) }).decision.chosen).toBe(0);
  });

  test("is never chosen beforehand where it costs something", () => {
    expect(new PreviewRequest(prompt("effect")).decision.chosen).toBeNull();
  });

  test("is let go by a second press only where one may pass", () => {
    const may = new PreviewRequest(prompt("effect")).decision;
    may.choose(0);
    may.choose(0);
    expect(may.chosen).toBeNull();
    const must = new PreviewRequest(prompt("ship to activate")).decision;
    must.choose(1);
    must.choose(1);
    expect(must.chosen).toBe(1);
  });

  test("is stepped through in the order in which they are shown, around the end", () => {
    const { decision } = new PreviewRequest(prompt("defense token"));
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
    const { decision } = new PreviewRequest(prompt("dial use"));
    decision.choose(1);
    expect(decision.back()).toBe(true);
    expect(decision.chosen).toBe(0);
    expect(decision.back()).toBe(false);
  });
});

describe("the ivory button", () => {
  test("goes on without an effect that was not chosen", async () => {
    const asked = new PreviewRequest(prompt("effect"));
    expect(asked.decision.goesOn).toBe(true);
    void asked.decision.commit();
    await settle();
    expect(asked.sent).toEqual(["pass"]);
  });

  test("passes other questions only when nothing was chosen on purpose", () => {
    const { decision } = new PreviewRequest(prompt("squadron to activate"));
    expect(decision.goesOn).toBe(false);
    decision.declined = true;
    expect(decision.goesOn).toBe(true);
  });

  test("sends an answer once, and again only after it was refused", async () => {
    const asked = new PreviewRequest(prompt("dial use"));
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
    const asked = new PreviewRequest(several());
    const { decision } = asked;
    expect(decision.ready).toBe(false);
    decision.choose(1);
    decision.choose(0);
    void decision.commit();
    await settle();
    expect(asked.sent).toEqual([[NEBULON, CORVETTE]]);
  });

  test("change places where only one may be marked", () => {
    const { decision } = new PreviewRequest({ ...several(), most: 1 });
    decision.choose(0);
    decision.choose(1);
    expect(decision.marked).toEqual([1]);
    expect(decision.back()).toBe(true);
    expect(decision.marked).toEqual([]);
  });

  test("begin with those that are proposed", () => {
    expect(new PreviewRequest({ ...several(), proposed: [1] }).decision.marked).toEqual([1]);
  });
});

describe("a free answer", () => {
  const place = (x: number): number[] => [x, 0, 0];

  test("is checked shortly after the last change, and sent only if it is legal", async () => {
    const asked = new PreviewRequest(prompt("ship placement"));
    const { decision, line } = asked;
    decision.lay(place(1));
    decision.lay(place(2));
    await vi.advanceTimersByTimeAsync(50);
    expect(line.requests).toMatchObject([{ type: "ask", about: { type: "check", answer: [2, 0, 0] } }]);
    expect(decision.ready).toBe(false);
    line.accept(checked(true));
    await settle();
    expect(decision.ready).toBe(true);
  });

  test("is not taken for legal because the one before it was", async () => {
    const { decision, line } = new PreviewRequest(prompt("ship placement"));
    decision.lay(place(1));
    await vi.advanceTimersByTimeAsync(50);
    decision.lay(place(2));
    line.accept(checked(true));
    await settle();
    expect(decision.checking).toBe(true);
    expect(decision.ready).toBe(false);
  });

  test("that cannot be read is refused in words", async () => {
    const { decision, line } = new PreviewRequest(prompt("ship placement"));
    decision.lay("nonsense");
    await vi.advanceTimersByTimeAsync(50);
    line.accept({ type: "refused", reason: "That is no place.", rule: null, nearest: null });
    await settle();
    expect(decision.checked?.remarks.map((remark) => remark.text)).toEqual(["That is no place."]);
    expect(decision.ready).toBe(false);
  });
});

describe("the same again", () => {
  test("is offered with its label, and is gone once it is in hand", () => {
    const past = new Again();
    past.note(prompt("dial use"), [1]);
    const { decision } = new PreviewRequest(prompt("dial use", { number: 120 }), past);
    expect(decision.again?.label).toBe("Take the command token");
    decision.again?.act();
    expect(decision.chosen).toBe(1);
    expect(decision.again).toBeNull();
  });

  test("is what was committed last", async () => {
    const past = new Again();
    const first = new PreviewRequest(prompt("dial use"), past);
    first.decision.choose(1);
    void first.decision.commit();
    await settle();
    expect(new PreviewRequest(prompt("dial use"), past).decision.again?.label).toBe("Take the command token");
  });
});
