import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { messagesOf, typesOfMessages } from "../../scripts/make_words.mjs";
import { proseIn } from "./prose";

const SRC = "src";
const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && name !== "wire/types.ts",
);

/** How long it may take to parse every component on a busy machine, in ms: Vitest's usual limit is too short. */
const PARSING = 120_000;

test("the types of messages are those of the English catalogue", () => {
  expect(readFileSync(`${SRC}/words/messages.ts`, "utf-8")).toBe(typesOfMessages());
});

test("the id of a message begins with the name of its file", () => {
  for (const language of ["en", "de"]) {
    const astray = [...messagesOf(language)].filter(
      ([id, { file }]) => !id.startsWith(`${file.replace("_", "-")}-`) && !id.startsWith("-"),
    );
    expect(astray.map(([id]) => id)).toEqual([]);
  }
});

test("German has every message, with the arguments of English", () => {
  const [english, german] = [messagesOf("en"), messagesOf("de")];
  expect([...english.keys()].filter((id) => !german.has(id))).toEqual([]);
  expect([...german.keys()].filter((id) => !english.has(id))).toEqual([]);
  expect([...german].filter(([id, { args }]) => args.some((name) => !english.get(id)?.args.includes(name)))).toEqual([]);
});

test("every message is said somewhere", () => {
  const code = sources.filter((name) => name !== "words/messages.ts").map((name) => readFileSync(`${SRC}/${name}`, "utf-8"));
  const families = code.flatMap((text) => [...text.matchAll(/`((?:[a-z][a-z0-9_]*-)+)\$\{/g)].map((match) => match[1]!));
  const quoted = new Set(code.flatMap((text) => [...text.matchAll(/"([a-z][\w.-]*)"/g)].map((match) => match[1]!)));
  const isSaid = (id: string): boolean => quoted.has(id) || families.some((family) => id.startsWith(family));
  expect([...messagesOf("en").keys()].filter((id) => !id.startsWith("-") && !isSaid(id))).toEqual([]);
});

test(
  "no sentence bypasses the catalogue",
  () => {
    const found = sources.flatMap((name) => proseIn(name, readFileSync(`${SRC}/${name}`, "utf-8")).map((text) => `${name}: ${text}`));
    expect(found).toEqual([]);
  },
  PARSING,
);
