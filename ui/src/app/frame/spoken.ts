/** The text board's commands: what was typed becomes an answer, a question to the server, or words. */
import type { End, HullZone, Pose, Prompt, Scene, UnitShown } from "../../wire/messages";
import { COMMAND_NAMES } from "../../board/icons";
import { ZONE_NAMES } from "../../board/naming";
import { COMMANDS, answerWith, openCells } from "../table/dials.svelte";

export type Spoken =
  | { do: "answer"; answer: unknown; said: string }
  | { do: "measure"; from: End; to: End; names: [string, string] }
  | { do: "look"; unit: UnitShown }
  | { do: "undo" }
  | { do: "say"; text: string };

const PASS = "pass";
const ZONES = Object.keys(ZONE_NAMES) as HullZone[];
/** What may be said before an option. */
const VERBS = new Set(["choose", "take", "activate", "attack"]);
/** Lower case, without signs; a minus is one however it was typed. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, "-")
    .replace(/[^\p{L}\p{N}+.-]+/gu, " ")
    .trim();

/** The unit whose name is meant: exactly, by its beginning, or by a word of it. */
export function unitNamed(scene: Scene, words: string): UnitShown | undefined {
  const wanted = plain(words);
  if (!wanted) return undefined;
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
    const zone = ZONES.find((each) => said === ZONE_NAMES[each] || said === each.replace("_", " "));
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
      found.push([{ ...none, point: [x, y] }, `${x}, ${y}`]);
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
    found.push([{ ...none, unit: unit.id, zone }, zone ? `${unit.name}, ${ZONE_NAMES[zone]}` : unit.name]);
  }
  return found;
}

/** The option that is meant: by its number, its label, or words that all stand in just one label. */
function optionMeant(prompt: Prompt, text: string): number | string {
  const count = prompt.options.length;
  const wanted = plain(text);
  if (/^\d+$/.test(wanted)) {
    const number = Number(wanted);
    return number >= 1 && number <= count ? number - 1 : `There are options 1 to ${count}.`;
  }
  const labels = prompt.options.map((option) => plain(option.label));
  const exact = labels.indexOf(wanted);
  if (exact >= 0) return exact;
  const words = wanted.split(" ");
  const fits = labels.flatMap((label, number) => (words.every((word) => label.includes(word)) ? [number] : []));
  if (fits.length === 1) return fits[0] ?? 0;
  if (fits.length) return `Which one: ${fits.map((number) => `${number + 1} ${prompt.options[number]?.label}`).join("; ")}?`;
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
    case "help":
      return { do: "say", text: help(prompt) };
    case "measure": {
      const [from, to] = ends(scene, rest);
      if (from && to) return { do: "measure", from: from[0], to: to[0], names: [from[1], to[1]] };
      return { do: "say", text: "Name two ends, such as: measure paragon left demolisher front." };
    }
    case "look": {
      const unit = unitNamed(scene, rest.join(" "));
      return unit ? { do: "look", unit } : { do: "say", text: "No ship or squadron has that name." };
    }
    case "why":
      return { do: "say", text: why(prompt, rest) };
  }
  if (!prompt) return { do: "say", text: "It is not your decision now. You can measure, look, or type help." };
  if (verb === "pass" || (text.trim() === "0" && prompt.may_pass)) {
    if (prompt.may_pass) return { do: "answer", answer: PASS, said: prompt.pass_label || "Pass" };
    return { do: "say", text: "You cannot pass here. Type help for what is legal." };
  }
  if (prompt.dials.length) return dials(prompt, words);
  if (prompt.form === "free") return free(prompt, verb, rest, words);
  const isOption = typeof optionMeant(prompt, prompt.form === "some" ? verb : text) === "number";
  const options = VERBS.has(verb) && !isOption ? rest.join(" ") : text;
  if (prompt.form === "some") return some(prompt, options);
  const meant = optionMeant(prompt, options);
  if (typeof meant === "number") {
    const option = prompt.options[meant];
    return { do: "answer", answer: option?.answer, said: option?.label ?? "" };
  }
  return { do: "say", text: meant || "That is not an option. Type help for what is legal." };
}

function some(prompt: Prompt, text: string): Spoken {
  const chosen: number[] = [];
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const meant = optionMeant(prompt, part);
    if (typeof meant === "string") return { do: "say", text: meant || `"${part}" is not an option. Type the numbers, such as: 1 3.` };
    if (!chosen.includes(meant)) chosen.push(meant);
  }
  if (chosen.length < prompt.least || chosen.length > prompt.most) {
    return { do: "say", text: `Type ${prompt.least} to ${prompt.most} numbers.` };
  }
  const said = chosen.map((number) => prompt.options[number]?.label).join(", ");
  return { do: "answer", answer: chosen.sort((a, b) => a - b).map((number) => prompt.options[number]?.answer), said };
}

/** A command for each open dial, ship by ship, by number or by the beginning of a word. */
function dials(prompt: Prompt, words: string[]): Spoken {
  const open = openCells(prompt.dials);
  const names = words.filter((word, place) => !(word === "fire" && words[place - 1]?.startsWith("c")));
  const commands = names.map((name) => COMMANDS[Number(name) - 1] ?? COMMANDS.find((each) => each.startsWith(name)));
  if (commands.length !== open.length || commands.includes(undefined)) return { do: "say", text: dialsHelp(prompt) };
  const said = commands.map((command) => (command ? COMMAND_NAMES[command] : "")).join(", ");
  return { do: "answer", answer: answerWith(open, (_, place) => commands[place]), said };
}

function dialsHelp(prompt: Prompt): string {
  const open = openCells(prompt.dials);
  const numbers = COMMANDS.map((command, place) => `${place + 1} ${COMMAND_NAMES[command]}`).join(", ");
  const example = open.map((_, place) => (place % COMMANDS.length) + 1).join(" ");
  return `Type ${open.length} commands, ship by ship in the order of the rounds, such as: ${example}. Commands: ${numbers}.`;
}

function free(prompt: Prompt, verb: string, rest: string[], words: string[]): Spoken {
  if (prompt.maneuver) {
    const numbers = (verb === "course" ? rest : words).filter((word) => /^[+-]?\d+$/.test(word)).map(Number);
    const side = words.find((word) => word === "left" || word === "right") ?? "left";
    const isCourse = verb === "course" || numbers.length > 0;
    if (isCourse) return { do: "answer", answer: { clicks: numbers, side }, said: `Course ${numbers.join(" ")} ${side}` };
    return { do: "say", text: "Type the clicks of each joint and the tool's side, such as: course 0 -1 1 left." };
  }
  const suggestions = prompt.placing?.suggestions ?? [];
  if (words.length === 1 && /^\d+$/.test(verb) && suggestions.length) {
    const answer = suggestions[Number(verb) - 1];
    if (answer !== undefined) return { do: "answer", answer, said: `Place ${verb}` };
  }
  const speedAt = words.indexOf("speed");
  const speed = speedAt >= 0 ? Number(words[speedAt + 1]) : null;
  if (speed !== null && !Number.isInteger(speed))
    return { do: "say", text: "Type the speed as a number, such as: move 742 440 30 speed 2." };
  const numbers = words
    .filter((_, place) => place !== speedAt + 1 || speedAt < 0)
    .map(Number)
    .filter(Number.isFinite);
  if (numbers.length >= 2) {
    return { do: "answer", answer: placed(prompt, numbers, speed), said: `At ${numbers.join(", ")}` };
  }
  return { do: "say", text: "Type a place in mm and a heading, such as: move 742 440 30. Or type the number of a suggested place." };
}

function why(prompt: Prompt | null, words: string[]): string {
  const closed = prompt?.closed ?? [];
  const fits = closed.filter((each) => words.every((word) => plain(each.label).includes(word)));
  const shown = words.length ? fits : closed;
  if (!shown.length) return "No unavailable option has that name.";
  return shown.map((each) => `${each.label}: ${each.reason}${each.rule ? ` (${each.rule})` : ""}`).join("\n");
}

/** Where a suggested place lies, in words. */
export function suggestionSaid(answer: unknown): string {
  const pose = poseIn(answer);
  if (!pose) return JSON.stringify(answer);
  const speed = answer && typeof answer === "object" && "speed" in answer ? `, speed ${String(answer.speed)}` : "";
  return `${Math.round(pose[0] / 1000)}, ${Math.round(pose[1] / 1000)} mm, heading ${Math.round(pose[2] / 1000)}°${speed}`;
}

function help(prompt: Prompt | null): string {
  const always = "At any time: measure A B, look NAME, why, undo, help.";
  if (!prompt) return `It is not your decision now. ${always}`;
  const ways: string[] = [];
  if (prompt.form === "one") ways.push("Type the number or the words of an option.");
  if (prompt.form === "some") ways.push(`Type ${prompt.least} to ${prompt.most} option numbers, such as: 1 3.`);
  if (prompt.dials.length) ways.push(dialsHelp(prompt));
  if (prompt.maneuver) ways.push(`course CLICKS SIDE, one number for each joint, such as: course 0 -1 1 left.`);
  if (prompt.placing) ways.push("move X Y HEADING in mm and degrees, or the number of a suggested place.");
  if (prompt.may_pass) ways.push(`pass: ${prompt.pass_label || "continue without"}.`);
  return [...ways, always].join("\n");
}
