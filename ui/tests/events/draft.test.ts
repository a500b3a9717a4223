import { describe, expect, test } from "vitest";
import { Draft } from "../../src/app/events/draft.svelte";
import type { Report } from "../../src/wire/types";

const filled = (change: Partial<Draft>): Draft => Object.assign(new Draft(), change);

describe("a result while it is typed", () => {
  test("is begun when both scores are there", () => {
    const draft = filled({ scores: ["120", ""] });
    expect(draft.isBegun).toBe(false);
    draft.scores = ["120", "0"];
    expect(draft.isBegun).toBe(true);
    expect(draft.report).toMatchObject({ ending: "six rounds", scores: [120, 0], lost: null, winner: null, points: null });
  });

  test("leaves out what is no number", () => {
    expect(filled({ scores: ["12o", " "] }).report.scores).toEqual([null, null]);
  });

  test("asks whose fleet is lost where that matters", () => {
    const draft = filled({ ending: "one fleet destroyed", scores: ["200", "100"], objective: "30" });
    expect(draft.asksLost).toBe(true);
    expect(draft.isBegun).toBe(false);
    draft.lost = 1;
    expect(draft.isBegun).toBe(true);
    expect(draft.report).toMatchObject({ lost: 1, objective: 30 });
  });

  test("of a player who stayed away has no scores", () => {
    const draft = filled({ ending: "no-show", scores: ["200", "100"], objective: "30", lost: 0 });
    expect(draft.asksScores).toBe(false);
    expect(draft.report).toMatchObject({ scores: [null, null], objective: 0, lost: 0 });
  });

  test("by a judge has a winner, points and a margin, and nothing of that otherwise", () => {
    const draft = filled({ ending: "judge", winner: 1, points: ["3", "8"], margin: "140", scores: ["1", "2"] });
    expect(draft.isBegun).toBe(true);
    expect(draft.report).toMatchObject({ winner: 1, points: [3, 8], margin: 140 });
    draft.points = ["3", ""];
    expect(draft.isBegun).toBe(false);
    expect(draft.report.points).toBeNull();
    draft.ending = "time";
    expect(draft.report).toMatchObject({ winner: null, points: null, margin: 0 });
  });

  test("says that both fleets went together only where both are destroyed", () => {
    expect(filled({ together: true }).report.together).toBe(false);
    expect(filled({ together: true, ending: "both fleets destroyed" }).report.together).toBe(true);
  });

  test("is written as it was read", () => {
    const report: Report = {
      ending: "judge",
      scores: [0, 120],
      second: 1,
      lost: null,
      together: false,
      objective: 0,
      winner: 0,
      points: [8, 3],
      margin: 60,
      note: "late",
    };
    expect(new Draft(report).report).toEqual(report);
  });
});
