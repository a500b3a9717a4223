/** The kinds of lines by which the log can be filtered. */
import type { EventName } from "../../wire/messages";

const DICE: readonly EventName[] = [
  "AttackCanceled",
  "AttackDeclared",
  "CriticalEffectResolved",
  "DamageCardDealt",
  "DamageCardDiscarded",
  "DamageCardFlipped",
  "DamageTotaled",
  "DefenseTokenGained",
  "DefenseTokenReplaced",
  "DefenseTokenSpent",
  "DefenseTokenTurned",
  "Destroyed",
  "DiceModified",
  "DiceReplaced",
  "DiceRolled",
  "DieRemoved",
  "EffectDiceRolled",
  "HullChanged",
  "ShieldsChanged",
  "TokenLocked",
];
const MOVES: readonly EventName[] = [
  "ManeuverExecuted",
  "ObjectiveTokenPlaced",
  "ObstacleMoved",
  "ObstaclePlaced",
  "ObstacleRemoved",
  "ObstacleResolved",
  "ShipDeployed",
  "ShipsOverlapped",
  "SpeedChanged",
  "SquadronDeployed",
  "SquadronLifted",
  "SquadronMoved",
  "SquadronPlaced",
];
const SCORES: readonly EventName[] = ["Conceded", "Destroyed", "GameEnded", "PointsScored", "VictoryTokensGained"];

export const LOG_KINDS: Record<string, readonly EventName[]> = { dice: DICE, moves: MOVES, scores: SCORES };
