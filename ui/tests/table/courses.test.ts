import { beforeEach, describe, expect, test } from "vitest";
import { CourseBook, type ToolSide } from "../../src/app/table/courses.svelte";
import type { CourseShown } from "../../src/wire/messages";
import { Line } from "../line";
import { NEBULON } from "../table";

const course = (clicks: number[], side: ToolSide, end: [number, number] = [0, 0]): CourseShown =>
  ({ clicks, side, end: [...end, 0] }) as unknown as CourseShown;
const ALL = [
  course([0, 0], "left", [0, 160_000]),
  course([0, 0], "right", [1_000, 160_000]),
  course([0, 1], "left", [40_000, 150_000]),
  course([1, 0], "right", [60_000, 120_000]),
];

let line: Line;
let book: CourseBook;

beforeEach(async () => {
  line = new Line();
  book = new CourseBook(line.live, 0, NEBULON, 2);
  const loaded = book.load();
  line.accept({ type: "courses", courses: ALL, start: [0, 0, 0] });
  await loaded;
});

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the courses of a maneuver", () => {
  test("begin with the straight one", () => {
    expect(book.course).toEqual(ALL[0]);
    expect(book.sides).toEqual(["left", "right"]);
  });

  test("are found by a click of a joint, as near as may be to the one in hand", () => {
    expect(book.withClick(0, 1)).toEqual(ALL[3]);
    expect(book.withClick(0, -1)).toBeUndefined();
    expect(book.isPlain(1, 1)).toBe(true);
    book.take(ALL[2] as CourseShown);
    expect(book.isPlain(0, 1)).toBe(false);
  });

  test("are found by where they end", () => {
    expect(book.nearest(55_000, 118_000)).toEqual(ALL[3]);
  });

  test("are tried once, and say why the other side of the tool is closed", async () => {
    book.take(ALL[2] as CourseShown);
    line.accept({ type: "tried", legal: true, remarks: [] });
    await settle();
    expect(book.tried).toMatchObject({ legal: true });
    line.accept({ type: "tried", legal: false, remarks: [{ tone: "no", text: "The tool would lie on the base.", rule: "MOVE-08" }] });
    await settle();
    expect(book.whyNot).toEqual({ text: "The tool would lie on the base.", rule: "MOVE-08" });
    const asked = line.requests.length;
    book.take(ALL[2] as CourseShown);
    await settle();
    expect(line.requests.length).toBe(asked);
    expect(book.whyNot?.rule).toBe("MOVE-08");
  });

  test("of which nothing can be told say so", async () => {
    book.take(ALL[3] as CourseShown);
    line.accept({ type: "refused", reason: "no", rule: null, nearest: null });
    await settle();
    expect(book.untold).toBe(true);
    expect(book.tried).toBeNull();
  });
});
