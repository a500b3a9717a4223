/** The scenes: for every kind of event whether it is played, and how those that belong together become one beat. */
import type { EventName } from "../../../wire/messages";
import * as attacks from "./attack_beats";
import { beat, done, type Beat, type Now } from "./beat";
import * as damage from "./damage_beats";
import * as game from "./game_beats";
import * as moves from "./move_beats";
import type { Told } from "./told";

/** Whether an event has a scene. A silent one changes what is shown at once, and its line is read; nothing moves for it. */
export const SCENES: Readonly<Record<EventName, "played" | "silent">> = {
  ActivationBegun: "played",
  ActivationEnded: "silent",
  ActivationToggled: "silent",
  ActivationsProposed: "silent",
  AttackCanceled: "played",
  AttackDeclared: "played",
  AttackEnded: "played",
  CoinFlipped: "played",
  CardDialRevealed: "silent",
  CardDialsAssigned: "silent",
  CommandResolved: "played",
  CommandTokenDiscarded: "played",
  CommandTokenGained: "played",
  CommandTokenSpent: "played",
  Conceded: "silent",
  CriticalEffectResolved: "played",
  DamageCardDealt: "played",
  DamageCardDiscarded: "played",
  DamageCardFlipped: "played",
  DamageTotaled: "played",
  DeckShuffled: "silent",
  DefenseTokenGained: "silent",
  DefenseTokenReplaced: "silent",
  DefenseTokenSpent: "played",
  DefenseTokenTurned: "played",
  Destroyed: "played",
  DialDiscarded: "silent",
  DialRevealed: "played",
  DialSet: "silent",
  DialSpent: "silent",
  DialsAssigned: "played",
  DialsSeen: "silent",
  DialsShown: "silent",
  DialsTakenBack: "silent",
  DiceModified: "played",
  DiceReplaced: "played",
  DiceRolled: "played",
  DieRemoved: "played",
  EffectDiceRolled: "played",
  EffectResolved: "played",
  FirstPlayerChosen: "played",
  FleetsDestroyed: "silent",
  GameEnded: "played",
  GrandAdmiralAppointed: "silent",
  HullChanged: "played",
  InitiativeFlipped: "played",
  InitiativePassed: "silent",
  InstallationAdded: "silent",
  InstallationTaken: "silent",
  LastingBegun: "silent",
  LastingDropped: "silent",
  LastingEnded: "silent",
  ManeuverExecuted: "played",
  MarksChanged: "silent",
  ObjectiveChosen: "played",
  ObjectiveTokenChanged: "played",
  ObjectiveTokenPlaced: "silent",
  ObjectivesShown: "silent",
  ObstacleAdded: "silent",
  ObstacleLeftOut: "silent",
  ObstacleMoved: "silent",
  ObstaclePlaced: "played",
  ObstacleRemoved: "silent",
  ObstacleResolved: "played",
  PhaseBegun: "played",
  PointsScored: "played",
  RaidTokenDiscarded: "silent",
  RaidTokenGained: "silent",
  RedirectChosen: "played",
  Removed: "silent",
  RoundBegun: "played",
  ShieldsChanged: "played",
  ShipDeployed: "played",
  ShipsOverlapped: "played",
  SpeedChanged: "played",
  SquadronDeployed: "played",
  SquadronLifted: "played",
  SquadronMoved: "played",
  SquadronPlaced: "played",
  TargetAssigned: "silent",
  TimeCalled: "silent",
  TokenLocked: "played",
  TopCardDiscarded: "silent",
  TopCardsSorted: "silent",
  UpgradeDiscarded: "played",
  UpgradeExhausted: "played",
  UpgradeReadied: "played",
  VictoryTokensGained: "played",
  VotesShown: "silent",
};

/** One beat of the events that belong together. */
export function beatOf(told: readonly Told[], now: Now): Beat {
  const event = told[0]?.event;
  if (!event || SCENES[event.type] === "silent") return beat("silent", told, { marks: [done(0, told)] });
  switch (event.type) {
    case "AttackDeclared":
      return attacks.declared(told, event, now);
    case "DieRemoved":
      return attacks.removed(told, event);
    case "DiceReplaced":
      return attacks.replaced(told, event);
    case "DiceRolled":
      return attacks.rolled(told, event);
    case "DiceModified":
      return attacks.modified(told, event, now);
    case "TokenLocked":
      return attacks.locked(told, event, now);
    case "DefenseTokenSpent":
      return attacks.spent(told, event, now);
    case "RedirectChosen":
      return attacks.redirected(told, event, now);
    case "CriticalEffectResolved":
      return attacks.critical(told);
    case "DamageTotaled":
      return attacks.totaled(told, event);
    case "AttackEnded":
    case "AttackCanceled":
      return attacks.ended(told);
    case "ShieldsChanged":
      return damage.shields(told, now);
    case "HullChanged":
      return damage.hull(told, event, now);
    case "DamageCardDealt":
      return damage.dealt(told, event, now);
    case "DamageCardFlipped":
      return damage.flipped(told, event);
    case "DamageCardDiscarded":
      return damage.discarded(told, event, now);
    case "Destroyed":
      return damage.destroyed(told, event, now);
    case "ActivationBegun":
      return moves.activated(told, event, now);
    case "DialRevealed":
      return moves.revealed(told, event, now);
    case "CommandTokenGained":
      return moves.token(told, event.ship, event.command, "gain", now);
    case "CommandTokenSpent":
    case "CommandTokenDiscarded":
      return moves.token(told, event.ship, event.command, "spend", now);
    case "CommandResolved":
      return moves.resolved(told, event, now);
    case "SpeedChanged":
      return moves.faster(told, event, now);
    case "ManeuverExecuted":
    case "ShipsOverlapped":
      return moves.maneuver(told, now);
    case "SquadronLifted":
      return moves.lifted(told);
    case "SquadronMoved":
      return moves.squadronMoved(told, event, now);
    case "SquadronPlaced":
      return moves.settles("placement", told, event.squadron, event.pose, "placed", now);
    case "SquadronDeployed":
      return moves.settles("deployment", told, event.squadron, event.pose, "placed", now);
    case "ShipDeployed":
      return moves.deployed(told, event, now);
    case "ObstacleResolved":
      return moves.obstacle(told, event, now);
    case "ObstaclePlaced":
      return beat("obstacle-placed", told, {
        lasts: 320,
        cues: [{ kind: "mark", place: [event.pose[0] / 1000, event.pose[1] / 1000], radius: 50, at: 0, lasts: 320 }],
        marks: [done(0, told)],
        sounds: [[0, "placed"]],
        places: [[event.pose[0] / 1000, event.pose[1] / 1000]],
      });
    case "RoundBegun":
      return game.round(told);
    case "PhaseBegun":
      return game.band("phase", told, 700, "round");
    case "DefenseTokenTurned":
    case "UpgradeReadied":
    case "InitiativeFlipped":
      return game.readied(told);
    case "VictoryTokensGained":
      return game.victory(told, event, now);
    case "ObjectiveTokenChanged":
      return game.objectiveToken(told, event, now);
    case "UpgradeExhausted":
    case "UpgradeDiscarded":
      return game.card(told, game.bearerOf(now, event.upgrade), now);
    case "EffectResolved":
      return game.card(told, event.bearer, now);
    case "EffectDiceRolled":
      return game.card(told, event.unit, now);
    case "DialsAssigned":
      return game.band("dials", told, 420, "dials");
    case "FirstPlayerChosen":
    case "CoinFlipped":
      return game.band("first-player", told, 1200, "first");
    case "ObjectiveChosen":
      return game.band("objective", told, 1500, "objective");
    case "PointsScored":
      return game.band("points", told, 900, "victory");
    case "GameEnded":
      return game.ended(told, event, now);
    default:
      return beat("silent", told, { marks: [done(0, told)] });
  }
}
