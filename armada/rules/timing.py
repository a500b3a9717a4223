"""The timing windows: where effects are resolved, each with the procedure that opens it.

The ids are those of the timing map, `docs/reference/timing.md`. Procedures are imported for type checking only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from armada.engine.timings import Timing

if TYPE_CHECKING:
    from armada.rules.any_time import AnyTime
    from armada.rules.attack import Attack
    from armada.rules.command_phase import CommandPhase
    from armada.rules.command_tokens import GainCommandToken, SpendCommandToken
    from armada.rules.commands import CommandProcedure
    from armada.rules.damage import SufferDamage, SufferTogether
    from armada.rules.damage_cards import DealDamageCard, FaceupCard, TurnFaceup
    from armada.rules.defense_tokens import SpendDefenseToken
    from armada.rules.deploying import DeployShip
    from armada.rules.destruction import Destroy
    from armada.rules.exogorths import ExogorthAttacks
    from armada.rules.moving_objects import MoveObstacle
    from armada.rules.object_events import TokensChanged
    from armada.rules.obstacles import ResolveObstacle
    from armada.rules.overlapping import CollisionDamage
    from armada.rules.rounds import Round
    from armada.rules.setup import Setup
    from armada.rules.ship_movement import ExecuteManeuver
    from armada.rules.ship_phase import ShipActivation, ShipPhase
    from armada.rules.speed import ChangeSpeed
    from armada.rules.squadron_activation import SquadronActivation
    from armada.rules.squadron_movement import MoveSquadron
    from armada.rules.squadron_phase import SquadronPhase
    from armada.rules.status_phase import StatusPhase
    from armada.rules.winning import EndOfGame

# Setup

SETUP_4_AFTER: Timing[Setup] = Timing("SETUP.4.AFTER")
SETUP_5_BEFORE: Timing[Setup] = Timing("SETUP.5.BEFORE")
SETUP_5_AFTER: Timing[Setup] = Timing("SETUP.5.AFTER")
SETUP_6_BEFORE: Timing[Setup] = Timing("SETUP.6.BEFORE")
SETUP_6_AFTER: Timing[Setup] = Timing("SETUP.6.AFTER")
SETUP_AFTER: Timing[Setup] = Timing("SETUP.AFTER")

# Deploying, in setup or later

DEPLOY_AFTER: Timing[DeployShip] = Timing("DEPLOY.AFTER")

# A round

ROUND_START: Timing[Round] = Timing("ROUND.START")
ROUND_END: Timing[Round] = Timing("ROUND.END")

# Command Phase

COMMAND_START: Timing[CommandPhase] = Timing("COMMAND.START")
COMMAND_END: Timing[CommandPhase] = Timing("COMMAND.END")

# Ship Phase

SHIP_START: Timing[ShipPhase] = Timing("SHIP.START")
SHIP_TURN: Timing[ShipPhase] = Timing("SHIP.TURN")
SHIP_END: Timing[ShipPhase] = Timing("SHIP.END")

# Squadron Phase

SQUADRON_EXOGORTH_AFTER: Timing[ExogorthAttacks] = Timing("SQUADRON.EXOGORTH.AFTER")
SQUADRON_START: Timing[SquadronPhase] = Timing("SQUADRON.START")
SQUADRON_BEFORE_END: Timing[SquadronPhase] = Timing("SQUADRON.BEFORE_END")
SQUADRON_END: Timing[SquadronPhase] = Timing("SQUADRON.END")

# Status Phase

STATUS_START: Timing[StatusPhase] = Timing("STATUS.START")
STATUS_END: Timing[StatusPhase] = Timing("STATUS.END")

# Ship activation

ACT_START: Timing[ShipActivation] = Timing("ACT.START")
ACT_ANY: Timing[AnyTime] = Timing("ACT.ANY", reopens=True)
ACT_1_BEFORE: Timing[ShipActivation] = Timing("ACT.1.BEFORE")
ACT_1_REVEAL: Timing[ShipActivation] = Timing("ACT.1.REVEAL")
ACT_1_AFTER: Timing[ShipActivation] = Timing("ACT.1.AFTER")
ACT_2_BEFORE: Timing[ShipActivation] = Timing("ACT.2.BEFORE")
ACT_2_END: Timing[ShipActivation] = Timing("ACT.2.END")
ACT_END: Timing[ShipActivation] = Timing("ACT.END")
ACT_AFTER: Timing[ShipActivation] = Timing("ACT.AFTER")

# Commands

CMD_SPEND: Timing[CommandProcedure] = Timing("CMD.SPEND")
CMD_HEADER: Timing[CommandProcedure] = Timing("CMD.HEADER", reopens=True)
CMD_AFTER: Timing[CommandProcedure] = Timing("CMD.AFTER")

# Command tokens

TOKEN_SPEND: Timing[SpendCommandToken] = Timing("TOKEN.SPEND")
TOKEN_GAIN: Timing[GainCommandToken] = Timing("TOKEN.GAIN")

# Speed

SPEED_CHANGE: Timing[ChangeSpeed] = Timing("SPEED.CHANGE")

# Executing a maneuver

MAN_BEFORE: Timing[ExecuteManeuver] = Timing("MAN.BEFORE")
MAN_1_MODIFY: Timing[ExecuteManeuver] = Timing("MAN.1.MODIFY")
MAN_2_COLLISION: Timing[CollisionDamage] = Timing("MAN.2.COLLISION_DAMAGE")
MAN_2_END: Timing[ExecuteManeuver] = Timing("MAN.2.END")
MAN_OBSTACLES: Timing[ResolveObstacle] = Timing("MAN.OBSTACLES")
MAN_AFTER: Timing[ExecuteManeuver] = Timing("MAN.AFTER")

# Moving obstacles

OBSTACLE_AFTER: Timing[MoveObstacle] = Timing("OBSTACLE.AFTER")

# Attack

ATK_1_DECLARED: Timing[Attack] = Timing("ATK.1.DECLARED")
ATK_1_AFTER: Timing[Attack] = Timing("ATK.1.AFTER")
ATK_2_GATHERED: Timing[Attack] = Timing("ATK.2.GATHERED")
ATK_2_REMOVE: Timing[Attack] = Timing("ATK.2.REMOVE")
ATK_2_BEFORE_ROLL: Timing[Attack] = Timing("ATK.2.BEFORE_ROLL")
ATK_2_AFTER_ROLL: Timing[Attack] = Timing("ATK.2.AFTER_ROLL")
ATK_3_START: Timing[Attack] = Timing("ATK.3.START")
ATK_3_MODIFY: Timing[Attack] = Timing("ATK.3.MODIFY")
ATK_4_SPEND: Timing[Attack] = Timing("ATK.4.SPEND", reopens=True)
ATK_4_EFFECT: Timing[SpendDefenseToken] = Timing("ATK.4.EFFECT")
ATK_4_END: Timing[Attack] = Timing("ATK.4.END")
ATK_5_CRIT: Timing[Attack] = Timing("ATK.5.CRIT")
ATK_5_BEFORE_SUFFER: Timing[Attack] = Timing("ATK.5.BEFORE_SUFFER")
ATK_5_END: Timing[Attack] = Timing("ATK.5.END")
ATK_SALVO: Timing[Attack] = Timing("ATK.SALVO")
ATK_AFTER: Timing[Attack] = Timing("ATK.AFTER")

# Defense tokens

DEFTOKEN_SPEND: Timing[SpendDefenseToken] = Timing("DEFTOKEN.SPEND")

# Squadron activation

SQACT_START: Timing[SquadronActivation] = Timing("SQACT.START")
SQACT_CHOOSE: Timing[SquadronActivation] = Timing("SQACT.CHOOSE", reopens=True)
SQACT_AFTER: Timing[SquadronActivation] = Timing("SQACT.AFTER")

# Squadron movement

SQMOVE_BEFORE: Timing[MoveSquadron] = Timing("SQMOVE.BEFORE")
SQMOVE_AFTER: Timing[MoveSquadron] = Timing("SQMOVE.AFTER")

# Objective tokens

OBJECT_AFTER: Timing[TokensChanged] = Timing("OBJECT.AFTER")

# Damage

DMG_POINT: Timing[SufferDamage | SufferTogether] = Timing("DMG.POINT")
DMG_CARD_BEFORE: Timing[DealDamageCard] = Timing("DMG.CARD.BEFORE")
DMG_CARD_REVEAL: Timing[DealDamageCard] = Timing("DMG.CARD.REVEAL")
DMG_CARD_DEAL: Timing[DealDamageCard] = Timing("DMG.CARD.DEAL")
DMG_CARD_FLIP: Timing[TurnFaceup] = Timing("DMG.CARD.FLIP")
DMG_CARD_IMMEDIATE: Timing[FaceupCard] = Timing("DMG.CARD.IMMEDIATE")

# Destruction

DESTROY_WHEN: Timing[Destroy] = Timing("DESTROY.WHEN")
DESTROY_REMOVE: Timing[Destroy] = Timing("DESTROY.REMOVE")
DESTROY_AFTER: Timing[Destroy] = Timing("DESTROY.AFTER")

# End of the game

GAME_END_BEFORE: Timing[EndOfGame] = Timing("GAME.END.BEFORE")
GAME_END_OBJECTIVE: Timing[EndOfGame] = Timing("GAME.END.OBJECTIVE")
GAME_END_SCORE: Timing[EndOfGame] = Timing("GAME.END.SCORE")
