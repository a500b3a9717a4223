import { expect, test } from "vitest";
import { capital, commandName, counted, iconName, mm, percent, plain, zoneName } from "../../src/app/table/words";
import { prompt } from "../table";

test("words of the data are written as words", () => {
  expect([commandName("concentrate_fire"), zoneName("left_aux"), capital("weapons_team"), commandName("new_one")]).toEqual([
    "Concentrate Fire",
    "Left aux",
    "Weapons team",
    "New one",
  ]);
});

test("a sentence is its parts, one after the other", () => {
  expect(plain(prompt("course").sentence)).toBe("Set the course of Nebulon-B Escort Frigate.");
});

test("one is not several", () => {
  expect([counted(1, "dial"), counted(0, "dial"), counted(3, "dial")]).toEqual(["1 dial", "0 dials", "3 dials"]);
});

test("short lengths are told to a tenth", () => {
  expect([mm(0), mm(0.04), mm(3.14), mm(42.6)]).toEqual(["0 mm", "0 mm", "3.1 mm", "43 mm"]);
  expect(percent(0.666)).toBe("67%");
});

test("what has no icon of its own is drawn otherwise", () => {
  expect([iconName("concentrate_fire"), iconName("brace"), iconName("front")]).toEqual(["concentrate", "brace", ""]);
});
