/** The moment of a line of the log: when it was, and what the board shows of it. */
import { placeOf, type Overlay, type Stage } from "../../board/stage.svelte";
import type { LogLine } from "../../wire/types";

export const PHASES: Record<string, string> = {
  setup: "Setup",
  command: "Command Phase",
  ship: "Ship Phase",
  squadron: "Squadron Phase",
  status: "Status Phase",
};

/** "Round 2 · Ship Phase". */
export function whenOf(line: LogLine): string {
  if (!line.round) return "Setup";
  const phase = PHASES[line.phase];
  return phase ? `Round ${line.round} · ${phase}` : `Round ${line.round}`;
}

/** Where the pieces of a line are now, and where the one that moved went then. */
export function momentDrawn(line: LogLine, stage: Stage): Overlay[] {
  const units = line.units.map((id) => stage.unit(id)).filter((unit) => unit !== undefined);
  const drawn: Overlay[] = units.flatMap((unit): Overlay[] =>
    unit.pose ? [{ kind: "circle", at: placeOf(unit.pose), radius: unit.type === "ship" ? 62 : 26, tone: "reach" }] : [],
  );
  const [first, second] = units;
  if (line.event?.type === "AttackDeclared" && first?.pose && second?.pose) {
    drawn.push({ kind: "line", from: placeOf(first.pose), to: placeOf(second.pose), tone: "plain" });
  }
  const pose = line.event && "pose" in line.event ? line.event.pose : null;
  if (pose && first?.type === "ship")
    drawn.push({ kind: "ghostShip", chassis: first.chassis, pose, side: first.side, label: whenOf(line) });
  if (pose && first?.type === "squadron")
    drawn.push({ kind: "ghostSquadron", glyph: first.glyph, pose, side: first.side, label: whenOf(line) });
  return drawn;
}
