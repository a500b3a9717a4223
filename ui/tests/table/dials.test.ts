import { beforeEach, describe, expect, test, vi } from "vitest";
import { DialDraft } from "../../src/app/table/dials.svelte";
import type { Decide, Prompt, Update } from "../../src/wire/messages";
import { Line } from "../line";
import { prompt, update } from "../table";

const asked = (number: number, about: number): Prompt => prompt("command dial", { number, about });
const on = (number: number, about: number): Update => update({ prompts: [asked(number, about)], lines: [] });

function filled(): DialDraft {
  const draft = new DialDraft(0);
  draft.rows = prompt("command dial").dials;
  for (const cell of draft.open) draft.set(cell, cell.ship ? "repair" : "navigate");
  return draft;
}

beforeEach(() => void vi.useFakeTimers());

describe("dials that are chosen and not locked", () => {
  test("are counted until every open one has a command", () => {
    const draft = new DialDraft(0);
    draft.rows = prompt("command dial").dials;
    const all = draft.open.length;
    expect(all).toBe(3);
    expect(draft.left).toBe(all);
    draft.set(draft.open[0] ?? { ship: 0, round: 0 }, "repair");
    expect(draft.left).toBe(all - 1);
    draft.clear();
    expect(draft.left).toBe(all);
  });

  test("are locked one after the other, each for the ship that the server asks about", async () => {
    const line = new Line([0], on(1, 0));
    const draft = filled();
    const locked = draft.lock(line.live);
    for (const next of [on(2, 0), on(3, 1), update({ prompts: [], lines: [] })]) {
      await vi.advanceTimersByTimeAsync(60);
      line.accept();
      line.say(next);
    }
    await vi.advanceTimersByTimeAsync(400);
    await locked;
    const sent = line.requests.filter((each): each is Decide => each.type === "decide");
    expect(sent.map((each) => [each.number, each.answer])).toEqual([
      [1, { ship: 0, command: "navigate" }],
      [2, { ship: 0, command: "navigate" }],
      [3, { ship: 1, command: "repair" }],
    ]);
  });

  test("leave nothing in the page once they are locked", async () => {
    const line = new Line([0], update({ prompts: [], lines: [] }));
    const draft = filled();
    const locked = draft.lock(line.live);
    await vi.advanceTimersByTimeAsync(400);
    await locked;
    expect(draft.rows).toEqual([]);
    expect(draft.locking).toBe(false);
  });

  test("stay as they are when the server refuses one", async () => {
    const line = new Line([0], on(1, 0));
    const draft = filled();
    const locked = draft.lock(line.live).catch((why: { reason: string }) => why.reason);
    await vi.advanceTimersByTimeAsync(60);
    line.refuse("Not now.");
    expect(await locked).toBe("Not now.");
    expect(draft.left).toBe(0);
    expect(draft.locking).toBe(false);
  });
});
