import { describe, expect, test } from "vitest";
import { half, insetsOf, layoutOf, PANEL } from "../../src/app/frame/layout";

describe("the screen is divided", () => {
  test.each([
    [1440, 900, "wide"],
    [1340, 780, "wide"],
    [1440, 779, "laptop"],
    [1280, 800, "laptop"],
    [1180, 800, "laptop"],
    [1179, 820, "tablet"],
    [899, 1200, "upright"],
    [599, 900, "phone"],
    [360, 780, "phone"],
    [780, 360, "aside"],
    [1400, 479, "aside"],
  ])("at %d by %d as %s", (width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });
});

describe("the panels cover", () => {
  test("the width of the decision panel on the right, where there is one", () => {
    expect(insetsOf("wide", 900, true, true)).toMatchObject({ right: PANEL.wide + 24, left: 250 });
    expect(insetsOf("wide", 900, false, false)).toMatchObject({ right: 12, left: 12 });
  });

  test("the lower part on a phone, which keeps the board 330 to 350 px", () => {
    for (const height of [640, 780, 900]) expect(height - 46 - half("phone", height)).toBeGreaterThanOrEqual(330);
    expect(insetsOf("phone", 780, true, false).bottom).toBe(half("phone", 780));
  });

  test("as much above the board of a phone as its sentence is high", () => {
    expect(insetsOf("phone", 780, true, false, 20).top).toBe(insetsOf("phone", 780, true, false).top);
    expect(insetsOf("phone", 780, true, false, 54).top).toBe(insetsOf("phone", 780, true, false).top + 20);
  });
});
