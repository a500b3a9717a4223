import { expect, test } from "vitest";
import { positionIn, positionPath } from "../../src/app/pages/position_link";

const TEXT = `armada-position 1\n${'ship cr90_corvette_a "Gallant Haven": player 1; at 560 280 heading 350; speed 3\n'.repeat(30)}`;

test("a link carries a position there and back, and is shorter than it", async () => {
  const path = await positionPath(TEXT);
  expect(path).toMatch(/^\/position#[\w-]+$/);
  expect(path.length).toBeLessThan(TEXT.length / 4);
  expect(await positionIn(path.split("#")[1] ?? "")).toBe(TEXT);
});

test("a link that was cut off carries no position", async () => {
  const [, fragment = ""] = (await positionPath(TEXT)).split("#");
  expect(await positionIn(fragment.slice(0, -8))).toBeNull();
  expect(await positionIn("%%%")).toBeNull();
});
