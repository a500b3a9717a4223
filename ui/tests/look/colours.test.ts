import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const TOKENS = "look/tokens.css";
const HEX = "#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])";
/** Colours in a style or in markup; in a script only in quotes, for #face is also the name of a field. */
const STYLED = new RegExp(
  `(?<=[\\s:(,"'])${HEX}|\\b(?:rgb|hsl)a?\\([^)]*\\)|(?<=(?:color|fill|stroke|background)\\s*[:=]\\s*["']?)(?:white|black)\\b`,
  "gi",
);
const SCRIPTED = new RegExp(`(?<=["'\`])${HEX}(?=["'\`])|["'\`](?:rgb|hsl)a?\\(`, "gi");
const SCRIPT = /<script[\s\S]*?<\/script>/g;

function bare(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf-8");
  if (path.endsWith(".ts")) return text.match(SCRIPTED) ?? [];
  const scripts = text.match(SCRIPT)?.join("") ?? "";
  return [...(text.replace(SCRIPT, "").match(STYLED) ?? []), ...(scripts.match(SCRIPTED) ?? [])];
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter(
  (path) => /\.(css|svelte|ts|svg)$/.test(path) && path !== TOKENS,
);
const tokens = readFileSync(join(SRC, TOKENS), "utf-8");

describe("colours", () => {
  test("are named in the tokens and nowhere else", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((path) => bare(path).map((colour) => `${path}: ${colour}`))).toEqual([]);
  });

  test("are found where they are bare", () => {
    expect("a { fill: #fff; stroke: rgb(0 0 0 / .5); color: black } <b style='color:#a1b2c3'>".match(STYLED)).toEqual([
      "#fff",
      "rgb(0 0 0 / .5)",
      "black",
      "#a1b2c3",
    ]);
    expect('a { fill: url(#icon); color: var(--ink) } <use href="#icon-face" />'.match(STYLED)).toBeNull();
    expect('this.#face = "#fff"; #add(): void {}'.match(SCRIPTED)).toEqual(["#fff"]);
  });

  test("that are used are tokens, or set by the part that uses them", () => {
    const known = new Set(tokens.match(/--[\w-]+(?=\s*:)/g));
    const everything = files.map((path) => readFileSync(join(SRC, path), "utf-8")).join("");
    const own = new Set(everything.match(/--[\w-]+(?=["'}\]]?\s*[:=])/g));
    const used = new Set([...everything.matchAll(/var\((--[\w-]+)\s*\)/g)].map((match) => match[1] ?? ""));
    expect([...used].filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
  });
});
