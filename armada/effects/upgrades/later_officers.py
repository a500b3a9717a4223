"""Officers of later waves."""

from __future__ import annotations

from armada.effects.verbs.card_effects import AttackEffect, ShipEffect
from armada.effects.verbs.commands import some_command
from armada.effects.verbs.dice import CANCELED_DIE, add_any_die, modified, reroll
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Outcome, Step, rule
from armada.engine.questions import choose
from armada.engine.seats import Side
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.command_tokens import GainCommandToken, can_make_use_of_token
from armada.rules.commands import CommandProcedure
from armada.rules.costs import EXHAUST
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import CRITICAL, KEYWORD, CriticalUse, KeywordOf
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase, unactivated_ships
from armada.rules.timing import ATK_3_MODIFY, ATK_4_SPEND, ATK_AFTER, CMD_AFTER, ROUND_START, SHIP_TURN
from armada.state.events.cards import UpgradeDiscarded
from armada.state.records import COMMANDS, UpgradeId

# Attacks


@offer("commander_woldar", at=ATK_3_MODIFY)
class CommanderWoldar(AttackEffect, kw_only=True):
    """While a friendly squadron without Swarm at distance 1-3 attacks a squadron, it rerolls a die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Squadron against squadron, with a die."""
        attacker = attack.attacker
        return (
            bool(attack.pool.dice)
            and not game.is_ship(attacker)
            and not game.is_ship(attack.defender)
            and game.are_friendly(attacker, self.ship)
            and is_at(game, self.ship, attacker, Distance.THREE)
            and not has_keyword(game, attacker, "swarm")
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of any colour."""
        yield from reroll(game, attack, game.owner(attack.attacker), self.key, most=1)
        return DONE


@trigger("general_draven_officer", at=ATK_3_MODIFY)
class GeneralDravenOfficer(AttackEffect, kw_only=True):
    """While the ship attacks a squadron with Counter or Intel, a die of any colour is added."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The squadron has one of the two, printed or gained."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and any(has_keyword(game, attack.defender, name) for name in ("counter", "intel"))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It cannot be declined."""
        yield from add_any_die(game, attack, self.seat, self.key)
        return DONE


# Defense


@offer("captain_brunson", at=ATK_4_SPEND, cost=EXHAUST)
class CaptainBrunson(ShipEffect[Attack], kw_only=True):
    """While the ship defends at distance 1-2 of an obstacle, in the Spend Defense Tokens step, cancel a die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It is no defense token: speed and accuracy play no part."""
        return attack.defender == self.ship and bool(attack.pool.dice) and self._is_near_obstacle(game)

    def _is_near_obstacle(self, game: Game) -> bool:
        here = game.body(self.ship)
        return any(Distance.TWO.reaches(measure(here, obstacle).mm) for obstacle in game.obstacle_bodies())

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of the defender's choice."""
        place = yield from choose(self.seat, CANCELED_DIE, range(len(attack.pool.dice)))
        modified(game, attack, attack.pool.without((place,)), self.key)
        return DONE


@modifier("commander_gherant", at=CRITICAL, stage=Stage.FORBID)
def commander_gherant(game: Game, card: CardInPlay, use: CriticalUse, may: bool) -> bool:
    """Against this ship no critical effect can be resolved."""
    return may and use.attack.defender != card.unit


@trigger("commander_gherant", at=ATK_AFTER)
class CommanderGherant(ShipEffect[Attack], kw_only=True):
    """After the ship attacked a ship, the card is discarded."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """On whatever occasion."""
        return attack.attacker == self.ship and game.is_ship(attack.defender)

    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """It is gone for good."""
        game.emit(UpgradeDiscarded(UpgradeId(self.card.number)))
        return DONE


@modifier("instructor_goran", at=KEYWORD, stage=Stage.INCREASE)
@rule("KEY-35")
def instructor_goran(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Friendly squadrons without Heavy at distance 1-2 have Counter 1, or one more Counter than they had."""
    if (
        asked.keyword != "counter"
        or game.is_ship(asked.unit)
        or not game.are_friendly(asked.unit, card.unit)
        or not is_at(game, card.unit, asked.unit, Distance.TWO)
        or has_keyword(game, asked.unit, "heavy")
    ):
        return value
    return (value or 0) + 1


# Commands and turns


@offer("commander_vanto", at=CMD_AFTER, cost=EXHAUST)
class CommanderVanto(ShipEffect[CommandProcedure], kw_only=True):
    """After the ship resolves the first command of its activation, it gains any command token."""

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """It is the ship's own activation, and the first command; the ship can have a token."""
        activation = game.under_way(ShipActivation)
        return (
            command.ship == self.ship
            and activation is not None
            and activation.ship == self.ship
            and len(game.ship(self.ship).resolved) == 1
            and any(can_make_use_of_token(game, self.ship, token) for token in COMMANDS)
        )

    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """Like any token that is gained."""
        token = yield from some_command(self.seat)
        return Call(GainCommandToken(ship=self.ship, command=token), then=DONE)


@offer("strategic_adviser", at=SHIP_TURN, cost=EXHAUST)
class StrategicAdviser(ShipEffect[ShipPhase], kw_only=True):
    """In one's turn to activate a ship, pass: the opponent activates one instead."""

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """It is this side's turn, and both sides have a ship to activate."""
        side = game.side_of(self.seat)
        return (
            phase.side(game) == side
            and not phase.was_taken
            and bool(unactivated_ships(game, side))
            and bool(unactivated_ships(game, Side(1 - side)))
        )

    @rule("SHIP-03")
    def resolve(self, game: Game, phase: ShipPhase) -> Outcome:
        """The turn is over."""
        phase.was_taken = True
        return DONE


@offer("admiral_ozzel_officer", at=ROUND_START)
class AdmiralOzzelOfficer(ShipEffect[Round], kw_only=True):
    """At the start of round 1, execute a maneuver at speed 1."""

    def can_resolve(self, game: Game, round: Round) -> bool:
        """In the first round only."""
        return round.number == 1

    @rule("MOVE-28", "MOVE-29", "MOVE-30")
    def resolve(self, game: Game, round: Round) -> Outcome:
        """With the yaw of speed 1; the dial is left alone."""
        return Call(ExecuteManeuver(ship=self.ship, granted_speed=1, by=self.key), then=DONE)
