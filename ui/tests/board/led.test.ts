import { expect, test } from "vitest";
import { covered, outlinesOf, shared, type Box } from "../../src/board/flags";
import { ledOut, pillWidth } from "../../src/board/led";
import type { Overlay } from "../../src/board/overlays";
import { pieces, scene, ship, VICTORY } from "../table";

type Pill = Extract<Overlay, { kind: "pill" }>;
const pose = ship(VICTORY, scene()).pose ?? [0, 0, 0];
const remark = (text: string): Pill => ({ kind: "pill", at: [pose[0] / 1000, pose[1] / 1000], text, tone: "warn", out: true });
const surroundings = (taken: Box[] = []) => ({ outlines: outlinesOf(scene(), pieces(), 1).values(), taken, direction: 1 as const, u: 1 });
const lies = ({ at, text, dx = 0, dy = 0 }: Pill): Box => {
  const half = pillWidth(text, true) / 2;
  return { x0: at[0] + dx - half, x1: at[0] + dx + half, y0: -at[1] + dy - 11, y1: -at[1] + dy + 11 };
};

test("a remark about a piece is led out to where it hides no piece and no other remark", () => {
  const [one, other] = ledOut([remark("displaced"), remark("two damage cards")], surroundings()) as Pill[];
  if (!one || !other) throw new Error("a remark is gone");
  expect([one.lead, other.lead]).toEqual([true, true]);
  for (const outline of outlinesOf(scene(), pieces(), 1).values()) {
    expect(covered(lies(one), outline)).toBe(0);
    expect(covered(lies(other), outline)).toBe(0);
  }
  expect(shared(lies(one), lies(other))).toBe(0);
});

test("other drawings stay where they are", () => {
  const plain: Overlay[] = [{ ...remark("here"), out: false }];
  expect(ledOut(plain, surroundings())).toBe(plain);
});
