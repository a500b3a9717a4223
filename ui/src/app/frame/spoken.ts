/**
 * The text board's commands: what was typed becomes an answer, a question to the server, or words. The commands are English
 * in every language; names of options, hull zones and game commands may also be typed as the reader's language has them.
 */
import type { End, HullZone, Pose, Prompt, Scene, UnitShown } from "../../wire/messages";
import { commandName } from "../../board/icons";
import { ZONES, zoneName } from "../../board/naming";
import "../../words/text_board";
import "../../words/tools";
import { listed, say } from "../../words/words.svelte";
import { COMMANDS, answerWith, openCells } from "../table/dials.svelte";

export type Spoken =
  | { do: "answer"; answer: unknown; said: string }
  | { do: "measure"; from: End; to: End; names: [string, string] }
  | { do: "look"; unit: UnitShown }
  | { do: "undo" }
  | { do: "who" }
  | { do: "say"; text: string };

const PASS = "pass";
/** The words that may come before an option. */
const VERBS = new Set(["choose", "take", "activate", "attack"]);
/** The second word of Concentrate Fire, by which it is not counted as two commands. */
const SECOND_WORDS = new Set(["fire", "feuer"]);
/** Lower case, without signs; a minus is one however it was typed. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, "-")
    .replace(/[^\p{L}\p{N}+.-]+/gu, " ")
    .trim();

/** The unit that is meant: a ship by its call sign, or any by its name: exactly, by its beginning, or by a word of it. */
export function unitNamed(scene: Scene, words: string): UnitShown | undefined {
  const wanted = plain(words);
  if (!wanted) return undefined;
  const signed = scene.units.find((unit) => unit.type === "ship" && plain(unit.call_sign) === wanted);
  if (signed) return signed;
  const names = scene.units.map((unit) => [plain(unit.name), unit] as const);
  const found =
    names.find(([name]) => name === wanted) ??
    names.find(([name]) => name.startsWith(wanted)) ??
    names.find(([name]) => name.split(" ").some((word) => word.startsWith(wanted)));
  return found?.[1];
}

/** The hull zone that words begin with, and how many of them name it. */
function zoneAt(words: readonly string[]): [HullZone | null, number] {
  for (const count of [2, 1]) {
    const said = words.slice(0, count).join(" ");
    const zone = ZONES.find((each) => [plain(zoneName(each)), each.replace("_", " "), each.replace("_aux", " auxiliary")].includes(said));
    if (zone) return [zone, count];
  }
  return [null, 0];
}

/** Two ends of a ruler out of words such as "paragon left demolisher front". */
function ends(scene: Scene, words: string[]): [End, string][] {
  const found: [End, string][] = [];
  const none: End = { unit: null, zone: null, obstacle: null, point: null };
  let at = 0;
  while (at < words.length && found.length < 2) {
    const [x, y] = [Number(words[at]), Number(words[at + 1])];
    if (words[at] !== "" && Number.isFinite(x) && Number.isFinite(y)) {
      found.push([{ ...none, point: [x, y] }, say("tools-point", { x: String(x), y: String(y) })]);
      at += 2;
      continue;
    }
    let length = Math.min(4, words.length - at);
    let unit: UnitShown | undefined;
    while (length && !(unit = unitNamed(scene, words.slice(at, at + length).join(" ")))) length--;
    if (!unit) return found;
    at += length;
    const [zone, count] = zoneAt(words.slice(at));
    at += count;
    found.push([{ ...none, unit: unit.id, zone }, zone ? say("tools-end", { unit: unit.name, zone: zoneName(zone) }) : unit.name]);
  }
  return found;
}

/** The option that is meant: by its number, its label, or words that all stand in just one label. */
function optionMeant(prompt: Prompt, text: string, scene: Scene): number | string {
  const count = prompt.options.length;
  const wanted = plain(text);
  if (/^\d+$/.test(wanted)) {
    const number = Number(wanted);
    return number >= 1 && number <= count ? number - 1 : say("text-board-option-numbers", { count });
  }
  const labels = prompt.options.map((option) => plain(option.label));
  const exact = labels.indexOf(wanted);
  if (exact >= 0) return exact;
  const signed = scene.units.find((unit) => unit.type === "ship" && unit.call_sign && plain(unit.call_sign) === wanted);
  const theirs = prompt.options.flatMap((option, at) => (signed && option.anchor?.unit === signed.id ? [at] : []));
  if (theirs.length === 1) return theirs[0] ?? 0;
  const words = wanted.split(" ");
  const fits = labels.flatMap((label, number) => (words.every((word) => label.includes(word)) ? [number] : []));
  if (fits.length === 1) return fits[0] ?? 0;
  if (fits.length) {
    const named = fits.map((at) => say("text-board-numbered", { number: at + 1, option: prompt.options[at]?.label ?? "" }));
    return say("text-board-which", { options: named.join("; ") });
  }
  return "";
}

/** A place in words, put into the shape of the suggested answers: only the server knows what else belongs to it. */
function placed(prompt: Prompt, numbers: number[], speed: number | null): unknown {
  const [x = 0, y = 0, heading] = numbers;
  const like = prompt.placing?.suggestions[0];
  const was = poseIn(like);
  const pose: Pose = [Math.round(x * 1000), Math.round(y * 1000), Math.round((heading ?? (was?.[2] ?? 0) / 1000) * 1000)];
  if (like && typeof like === "object" && !Array.isArray(like)) {
    return { ...like, pose, ...(speed !== null && { speed }) };
  }
  return pose;
}

function poseIn(answer: unknown): Pose | null {
  if (Array.isArray(answer)) return answer as Pose;
  if (answer && typeof answer === "object" && "pose" in answer) return answer.pose as Pose;
  return null;
}

export function spoken(text: string, scene: Scene, prompt: Prompt | null): Spoken {
  const words = plain(text).split(" ");
  const [verb = "", ...rest] = words;
  switch (verb) {
    case "undo":
      return { do: "undo" };
    case "who":
      return { do: "who" };
    case "help":
      return { do: "say", text: help(prompt) };
    case "measure": {
      const [from, to] = ends(scene, rest);
      if (from && to) return { do: "measure", from: from[0], to: to[0], names: [from[1], to[1]] };
      return { do: "say", text: say("text-board-name-ends") };
    }
    case "look": {
      const unit = unitNamed(scene, rest.join(" "));
      return unit ? { do: "look", unit } : { do: "say", text: say("text-board-no-such-unit") };
    }
    case "why":
      return { do: "say", text: why(prompt, rest) };
  }
  if (!prompt) return { do: "say", text: say("text-board-not-yours") };
  if (verb === "pass" || (text.trim() === "0" && prompt.may_pass)) {
    if (prompt.may_pass) return { do: "answer", answer: PASS, said: prompt.pass_label || say("text-board-pass") };
    return { do: "say", text: say("text-board-cannot-pass") };
  }
  if (prompt.dials.length) return dials(prompt, words);
  if (prompt.form === "free") return free(prompt, verb, rest, words);
  const isOption = typeof optionMeant(prompt, prompt.form === "some" ? verb : text, scene) === "number";
  const options = VERBS.has(verb) && !isOption ? rest.join(" ") : text;
  if (prompt.form === "some") return some(prompt, options, scene);
  const meant = optionMeant(prompt, options, scene);
  if (typeof meant === "number") {
    const option = prompt.options[meant];
    return { do: "answer", answer: option?.answer, said: option?.label ?? "" };
  }
  return { do: "say", text: meant || say("text-board-no-option") };
}

function some(prompt: Prompt, text: string, scene: Scene): Spoken {
  const chosen: number[] = [];
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const meant = optionMeant(prompt, part, scene);
    if (typeof meant === "string") return { do: "say", text: meant || say("text-board-no-such-option", { typed: part }) };
    if (!chosen.includes(meant)) chosen.push(meant);
  }
  if (chosen.length < prompt.least || chosen.length > prompt.most) {
    return { do: "say", text: say("text-board-how-many", howMany(prompt)) };
  }
  const said = listed(chosen.map((number) => prompt.options[number]?.label ?? ""));
  return { do: "answer", answer: chosen.sort((a, b) => a - b).map((number) => prompt.options[number]?.answer), said };
}

const howMany = ({ least, most }: Prompt): { range: string; least: number; most: number } => ({
  range: least === most ? "exact" : "between",
  least,
  most,
});

/** A command for each open dial, ship by ship, by number or by the beginning of a word. */
function dials(prompt: Prompt, words: string[]): Spoken {
  const open = openCells(prompt.dials);
  const names = words.filter((word, place) => !(SECOND_WORDS.has(word) && /^[ck]/.test(words[place - 1] ?? "")));
  const commands = names.map(
    (name) => COMMANDS[Number(name) - 1] ?? COMMANDS.find((each) => each.startsWith(name) || plain(commandName(each)).startsWith(name)),
  );
  if (commands.length !== open.length || commands.includes(undefined)) return { do: "say", text: dialsHelp(prompt) };
  const said = listed(commands.map((command) => (command ? commandName(command) : "")));
  return { do: "answer", answer: answerWith(open, (_, place) => commands[place]), said };
}

function dialsHelp(prompt: Prompt): string {
  const open = openCells(prompt.dials);
  const named = COMMANDS.map((command, place) => say("text-board-numbered", { number: place + 1, option: commandName(command) }));
  const example = open.map((_, place) => (place % COMMANDS.length) + 1).join(" ");
  return say("text-board-dials-needed", { count: open.length, example, commands: listed(named) });
}

function free(prompt: Prompt, verb: string, rest: string[], words: string[]): Spoken {
  if (prompt.maneuver && prompt.kind === "course") {
    const numbers = (verb === "course" ? rest : words).filter((word) => /^[+-]?\d+$/.test(word)).map(Number);
    const side = (["right", "left"] as const).find((each) => words.includes(each) || words.includes(zoneName(each))) ?? "left";
    const isCourse = verb === "course" || numbers.length > 0;
    if (isCourse)
      return { do: "answer", answer: { clicks: numbers, side }, said: say("text-board-course-given", { clicks: numbers.join(" "), side }) };
    return { do: "say", text: say("text-board-course-needed") };
  }
  const suggestions = prompt.placing?.suggestions ?? [];
  if (words.length === 1 && /^\d+$/.test(verb) && suggestions.length) {
    const answer = suggestions[Number(verb) - 1];
    if (answer !== undefined) return { do: "answer", answer, said: say("text-board-place-given", { number: verb }) };
  }
  const speedAt = words.indexOf("speed");
  const speed = speedAt >= 0 ? Number(words[speedAt + 1]) : null;
  if (speed !== null && !Number.isInteger(speed)) return { do: "say", text: say("text-board-speed-needed") };
  const numbers = words
    .filter((_, place) => place !== speedAt + 1 || speedAt < 0)
    .map(Number)
    .filter(Number.isFinite);
  if (numbers.length >= 2) {
    return { do: "answer", answer: placed(prompt, numbers, speed), said: say("text-board-numbers-given", { numbers: numbers.join(", ") }) };
  }
  return { do: "say", text: say("text-board-place-needed") };
}

function why(prompt: Prompt | null, words: string[]): string {
  const closed = prompt?.closed ?? [];
  const fits = closed.filter((each) => words.every((word) => plain(each.label).includes(word)));
  const shown = words.length ? fits : closed;
  if (!shown.length) return say("text-board-nothing-closed");
  return shown
    .map(({ label: option, reason, rule }) =>
      rule ? say("text-board-why-rule", { option, reason, rule }) : say("text-board-why", { option, reason }),
    )
    .join("\n");
}

/** Where a suggested place lies, in words. */
export function suggestionText(answer: unknown): string {
  const pose = poseIn(answer);
  if (!pose) return JSON.stringify(answer);
  const [x, y, heading] = pose.map((value) => String(Math.round(value / 1000))) as [string, string, string];
  const speed = answer && typeof answer === "object" && "speed" in answer ? Number(answer.speed) : null;
  return speed === null ? say("text-board-suggestion", { x, y, heading }) : say("text-board-suggestion-speed", { x, y, heading, speed });
}

function help(prompt: Prompt | null): string {
  if (!prompt) return say("text-board-help-not-yours");
  const ways: string[] = [];
  if (prompt.form === "one") ways.push(say("text-board-help-one"));
  if (prompt.form === "some") ways.push(say("text-board-help-some", howMany(prompt)));
  if (prompt.dials.length) ways.push(dialsHelp(prompt));
  if (prompt.maneuver && prompt.kind === "course") ways.push(say("text-board-help-course"));
  if (prompt.placing) ways.push(say("text-board-help-place"));
  if (prompt.may_pass)
    ways.push(prompt.pass_label ? say("text-board-help-pass-as", { label: prompt.pass_label }) : say("text-board-help-pass"));
  return [...ways, say("text-board-help-always")].join("\n");
}
