/** The moment of a line of the log: when it was, and what the board shows of it. */
import { placeOf, type Overlay, type Stage } from "../../board/stage.svelte";
import type { LogLine, Phase } from "../../wire/types";
import "../../words/log";
import { say } from "../../words/words.svelte";

const PHASES = ["setup", "command", "ship", "squadron", "status"] as const satisfies readonly Phase[];

/** "Ship Phase"; empty for what is no phase of the game. */
export function phaseName(phase: string): string {
  const found = PHASES.find((each) => each === phase);
  return found ? say(`log-phase-${found}`) : "";
}

/** "Round 2 · Ship Phase". */
export function whenOf(line: LogLine): string {
  const { round } = line;
  if (!round) return say("log-setup");
  const phase = phaseName(line.phase);
  return phase ? say("log-moment", { round, phase }) : say("log-round", { round });
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
