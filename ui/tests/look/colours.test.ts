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

/** The tokens of a theme: those of the first, and what the other changes. */
function theme(name: string): Map<string, string> {
  const blocks = [...tokens.matchAll(/([^{}]*)\{([^}]*)\}/g)].filter(([, head]) => head?.includes(":root") || head?.includes(`"${name}"`));
  const found = blocks.flatMap(([, , body]) => [...(body ?? "").matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/g)]);
  return new Map(found.map(([, token, colour]) => [token ?? "", colour ?? ""]));
}

function brightness(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as WCAG measures it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [brightness(one), brightness(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["deep", "paper"])("the tints of players on %s", (name) => {
  const of = theme(name);
  const tints = [..."abcdefgh"].map((tint) => of.get(`--p-${tint}`) ?? "");
  const least = (ground: string): number => Math.min(...tints.map((tint) => contrast(tint, of.get(ground) ?? "")));

  test("are eight", () => {
    expect(new Set(tints).size).toBe(8);
    expect(tints).not.toContain("");
  });

  test("carry letters that can be read", () => {
    expect(least("--p-ink")).toBeGreaterThanOrEqual(4.4);
  });

  test.each(["--mat", "--panel", "--plate", "--badge"])("can be read, and told from %s as lines", (ground) => {
    expect(least(ground)).toBeGreaterThanOrEqual(4.4);
  });
});
