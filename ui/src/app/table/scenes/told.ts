/** Events as the director plays them: one after the other, those that belong together gathered. */
import type { GameEvent, LogLine } from "../../../wire/messages";

/** An event, with its line in the log; one without a line of its own happened before that line. */
export interface Told {
  event: GameEvent;
  line: LogLine | null;
}

/** Every event that came with these lines, in order. */
export const toldOf = (lines: readonly LogLine[]): Told[] =>
  lines.flatMap((line) => [
    ...line.silent.map((event): Told => ({ event, line: null })),
    ...(line.event ? [{ event: line.event, line }] : []),
  ]);

/** Whether an event is played together with those gathered before it. */
function belongs(gathered: readonly Told[], { event }: Told): boolean {
  const last = gathered.at(-1)?.event;
  if (!last) return false;
  switch (event.type) {
    case "ManeuverExecuted":
      return last.type === "ShipsOverlapped" && last.ship === event.ship;
    case "SquadronLifted":
    case "DialsAssigned":
    case "PointsScored":
    case "ObjectiveTokenPlaced":
      return last.type === event.type;
    case "VictoryTokensGained":
      return last.type === "VictoryTokensGained" && last.side === event.side;
    case "DefenseTokenTurned":
    case "UpgradeReadied":
    case "InitiativeFlipped":
      return isReadying(last) && isReadying(event);
    case "PhaseBegun":
      return last.type === "RoundBegun";
    case "ShieldsChanged":
      return last.type === "ShieldsChanged" && last.ship === event.ship && last.zone === event.zone;
    default:
      return false;
  }
}

const isReadying = (event: GameEvent): boolean =>
  event.type === "UpgradeReadied" ||
  event.type === "InitiativeFlipped" ||
  (event.type === "DefenseTokenTurned" && event.state === "readied");

/** Neighbours that make one beat, in order. */
export function gather(told: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const each of told) {
    const last = groups.at(-1);
    if (last && belongs(last, each)) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
