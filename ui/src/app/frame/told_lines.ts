/** The lines of the log as they are said: without repetitions, with what is seen and not written, and shorter where many come at once. */
import type { LogLine, Scene } from "../../wire/messages";
import "../../words/frame";
import { listed, say } from "../../words/words.svelte";

/** Of more lines than this within a moment the dice of attacks that are over are left out. */
const MANY = 12;

/** Said of an attack that is over, where many lines come at once. */
const OUTCOME: ReadonlySet<string> = new Set([
  "AttackDeclared",
  "DefenseTokenSpent",
  "DamageTotaled",
  "DamageCardDealt",
  "DamageCardFlipped",
  "Destroyed",
  "AttackCanceled",
]);

const typeOf = ({ event }: LogLine): string => event?.type ?? "";

/** Whether a line only repeats what was said, such as the summary of an attack, or tells of what every round brings. */
function isRepeated({ event }: LogLine): boolean {
  const type = event?.type;
  return type === "AttackEnded" || type === "UpgradeReadied" || (event?.type === "DefenseTokenTurned" && event.state === "readied");
}

/** The lines without the dice of attacks that are over. */
function shortened(lines: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  let from: number | null = null;
  for (const line of lines) {
    if (typeOf(line) === "AttackDeclared") from = kept.length;
    kept.push(line);
    if (typeOf(line) !== "AttackEnded" || from === null) continue;
    kept.push(...kept.splice(from).filter((each) => OUTCOME.has(typeOf(each))));
    from = null;
  }
  return kept;
}

/** What is said of a line: the sentence, what a card does, and with whom a squadron is engaged where it now is. */
function textOf({ text, event, about }: LogLine, scene: Scene | null): string {
  const said = /[.!?…]$/.test(text) ? [text] : [`${text}.`];
  if (event?.type === "DamageCardDealt" && event.faceup && about) {
    const ship = scene?.units.find((unit) => unit.id === event.ship);
    const card = ship?.type === "ship" ? ship.damage.find((each) => each.title === about.title) : undefined;
    if (card?.summary) said.push(card.summary);
  }
  if (event?.type === "SquadronMoved" || event?.type === "SquadronPlaced") {
    const squadron = scene?.units.find((unit) => unit.id === event.squadron);
    const others = squadron?.type === "squadron" ? squadron.engaged_with : [];
    const names = others.flatMap((id) => scene?.units.find((unit) => unit.id === id)?.name ?? []);
    if (squadron && names.length) said.push(say("frame-engaged", { squadron: squadron.name, others: listed(names) }));
  }
  return said.join(" ");
}

/** What is said of lines that came within a moment of each other. */
export function textsOf(lines: readonly LogLine[], scene: Scene | null): string[] {
  const told = lines.length <= MANY ? lines : shortened(lines);
  return told.filter((line) => !isRepeated(line)).map((line) => textOf(line, scene));
}
