import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { messagesOf } from "../../scripts/make_words.mjs";

const SRC = "src";

test("a module loads the files of the messages it says", () => {
  const messages = [...messagesOf("en")];
  const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("words/") && name !== "wire/types.ts",
  );
  const missing = sources.flatMap((name) => {
    const text = readFileSync(`${SRC}/${name}`, "utf-8");
    const quoted = new Set([...text.matchAll(/"([a-z][\w.-]*)"/g)].map((match) => match[1]));
    const families = [...text.matchAll(/`((?:[a-z][a-z0-9_]*-)+)\$\{/g)].map((match) => match[1]!);
    const said = messages.filter(([id]) => quoted.has(id) || families.some((family) => id.startsWith(family)));
    const files = new Set(said.map(([, { file }]) => file));
    return [...files].filter((file) => !text.includes(`words/${file}"`)).map((file) => `${name} does not load ${file}`);
  });
  expect(missing).toEqual([]);
});

test("every upgrade slot has a name", () => {
  const slots = readFileSync("../armada/catalog/cards.py", "utf-8").match(/class Slot\(StrEnum\):[^]*?\n\n\n/)?.[0] ?? "";
  const names = [...slots.matchAll(/ = "(\w+)"/g)].map((match) => match[1]);
  expect(names).toContain("turbolasers");
  expect(names.filter((slot) => !messagesOf("en").has(`piece-slot-${slot}`))).toEqual([]);
});
