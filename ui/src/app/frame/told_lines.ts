/** The lines of the log as they are said: what only repeats another line is left out, and where many come at once details are. */
import type { LogLine } from "../../wire/messages";

/** More lines than this within a moment are shortened. */
const MANY = 12;
/** The level from which a line is a detail. */
const DETAIL = 3;

const typeOf = (line: LogLine): string => line.event?.type ?? "";

/** Whether a line tells what was already said, or what changes nothing now. */
function isRepeated(line: LogLine): boolean {
  const { event } = line;
  if (event?.type === "AttackEnded" || event?.type === "UpgradeReadied") return true;
  return event?.type === "DefenseTokenTurned" && event.state === "readied";
}

/** Damage cards and destroyed ships are said however much comes at once. */
const KEPT: ReadonlySet<string> = new Set(["DamageCardDealt", "AttackEnded"]);

/** An arrow is read as "right arrow": between numbers a comma says as much. */
const aloud = (text: string): string => text.replaceAll(" → ", ", ");

/** What is said of lines that came within a moment of each other. */
export function textsOf(lines: readonly LogLine[]): string[] {
  const all = lines.filter((line) => !isRepeated(line));
  const told = all.length <= MANY ? all : lines.filter((line) => line.level < DETAIL || KEPT.has(typeOf(line)));
  return told.map((line) => aloud(line.text));
}
