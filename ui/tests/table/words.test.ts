import { expect, onTestFinished, test } from "vitest";
import { reader } from "../../src/words/words.svelte";
import { capital, commandName, dieName, iconName, mm, percent, plain, tenths, zoneName } from "../../src/app/table/words";
import { prompt } from "../table";

test("words of the data are written as words", () => {
  expect([
    commandName("concentrate_fire"),
    zoneName("left_aux"),
    capital("weapons_team"),
    commandName("new_one"),
    dieName("red", "hit crit"),
  ]).toEqual(["Concentrate Fire", "Left aux", "Weapons team", "new_one", "red die: hit and crit"]);
});

test("a sentence is its parts, one after the other", () => {
  expect(plain(prompt("course").sentence)).toBe("Set the course of Nebulon-B Escort Frigate.");
});

test("short lengths are told to a tenth", () => {
  expect([mm(0), mm(0.04), mm(3.14), mm(42.6)]).toEqual(["0 mm", "0 mm", "3.1 mm", "43 mm"]);
  expect(percent(0.666)).toBe("67%");
});

test("numbers and words are written as the reader's language writes them", async () => {
  onTestFinished(() => reader.choose(null));
  await reader.choose("de");
  expect([mm(3.14), tenths(1.25), percent(0.666), zoneName("rear")]).toEqual(["3,1 mm", "1,3", "67\u00a0%", "Heck"]);
});

test("what has no icon of its own is drawn otherwise", () => {
  expect([iconName("concentrate_fire"), iconName("brace"), iconName("front")]).toEqual(["concentrate", "brace", ""]);
});
