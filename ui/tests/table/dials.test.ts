import { describe, expect, test } from "vitest";
import { DialDraft } from "../../src/app/table/dials.svelte";
import { prompt } from "../table";

function draft(): DialDraft {
  const made = new DialDraft(0);
  made.rows = prompt("command dials").dials;
  return made;
}

describe("dials that are chosen and not locked", () => {
  test("are counted until every open one has a command", () => {
    const dials = draft();
    const all = dials.open.length;
    expect(all).toBe(3);
    expect(dials.left).toBe(all);
    dials.set(dials.open[0] ?? { ship: 0, round: 0 }, "repair");
    expect(dials.left).toBe(all - 1);
    dials.clear();
    expect(dials.left).toBe(all);
  });

  test("can be changed before they are locked", () => {
    const dials = draft();
    for (const cell of dials.open) dials.set(cell, "navigate");
    dials.set(dials.open[1] ?? { ship: 0, round: 0 }, "squadron");
    expect(dials.answer).toEqual([
      { ship: 0, commands: ["navigate", "squadron"] },
      { ship: 1, commands: ["navigate"] },
    ]);
  });

  test("are one answer, ship by ship in the order of the rounds, whichever was chosen first", () => {
    const dials = draft();
    for (const cell of [...dials.open].reverse())
      dials.set(cell, cell.ship ? "repair" : cell.round === 1 ? "squadron" : "concentrate_fire");
    expect(dials.answer).toEqual([
      { ship: 0, commands: ["squadron", "concentrate_fire"] },
      { ship: 1, commands: ["repair"] },
    ]);
  });
});
