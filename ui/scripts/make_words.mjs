/** Write src/words/messages.ts: the id of every English message, with the names of its arguments. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** npm runs scripts and tests in the folder of the browser game. */
const WORDS = "src/words";

/** The names of the arguments that a part of a message mentions. */
function argumentsIn(part) {
  if (Array.isArray(part)) return part.flatMap(argumentsIn);
  if (typeof part !== "object" || part === null) return [];
  return part.type === "var" ? [part.name] : Object.values(part).flatMap(argumentsIn);
}

/** The messages of a language and their attributes by id: the file they are in, and the names of their arguments. */
export function messagesOf(language) {
  const found = new Map();
  const folder = `${WORDS}/${language}`;
  for (const name of readdirSync(folder).sort()) {
    const file = name.replace(".ftl", "");
    for (const { id, value, attributes } of new FluentResource(readFileSync(`${folder}/${name}`, "utf-8")).body) {
      const patterns = Object.entries(attributes).map(([attribute, pattern]) => [`${id}.${attribute}`, pattern]);
      for (const [key, pattern] of value === null ? patterns : [[id, value], ...patterns]) {
        if (found.has(key)) throw new Error(`${language}/${name}: ${key} is there twice`);
        found.set(key, { file, args: [...new Set(argumentsIn(pattern))].sort() });
      }
    }
  }
  return found;
}

/** The text of messages.ts. */
export function typesOfMessages() {
  const lines = [...messagesOf("en")]
    .filter(([id]) => !id.startsWith("-"))
    .map(([id, { args }]) => `  "${id}": ${args.map((name) => `"${name}"`).join(" | ") || "null"};`);
  const head = "/** The messages of the catalogue and their arguments: written by `npm run words` from en/*.ftl. */";
  return [head, "export interface Messages {", ...lines, "}", ""].join("\n");
}

if (process.argv[1]?.endsWith("make_words.mjs")) writeFileSync(`${WORDS}/messages.ts`, typesOfMessages());
