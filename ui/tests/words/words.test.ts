import { expect, test } from "vitest";
import "../../src/words/settings";
import { listed, reader, say } from "../../src/words/words.svelte";

test("a message is said in the language that was chosen, and in English again afterwards", async () => {
  expect(say("settings-theme")).toBe("Theme");
  await reader.choose("de");
  expect(say("settings-theme")).toBe("Farben");
  expect(listed(["A", "B", "C"])).toBe("A, B und C");
  await reader.choose(null);
  expect(say("settings-theme")).toBe("Theme");
  expect(listed(["A", "B", "C"])).toBe("A, B and C");
});

test("numbers take the place of their argument", () => {
  expect(say("settings-text-percent", { percent: 115 })).toBe("115 %");
});
