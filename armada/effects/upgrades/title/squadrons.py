"""Titles of squadrons: what those near the ship, or under its command, can do."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect, ask_without, mark
from armada.effects.verbs.commands import activated_by
from armada.effects.verbs.dice import add_dice
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import (
    COMMAND_REACH,
    ENGAGED,
    MAY_ATTACK,
    MAY_MOVE,
    SQUADRON_OPTIONS,
    SQUADRON_SPEED,
    Engagement,
    Options,
    Reach,
)
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.timing import ATK_3_MODIFY, SQACT_CHOOSE, SQACT_START
from armada.state.records import Scope, ShipId, SquadronId, UnitId

FASTEST = 5
INDEPENDENT_SPEED = 4


@modifier("corrupter", at=SQUADRON_SPEED, stage=Stage.INCREASE)
@rule("CARD-corruptor-01", "CARD-admiral-chiraneau-01")
def corrupter(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """Squadron: Bomber squadrons that the ship activates are one speed faster in that activation."""
    return speed + (activated_by(game, squadron, card.unit) and has_keyword(game, squadron, "bomber"))


@modifier("vector", at=SQUADRON_SPEED, stage=Stage.INCREASE)
def vector(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """Squadron: squadrons without Heavy that the ship activates are one speed faster, up to 5."""
    if not activated_by(game, squadron, card.unit) or has_keyword(game, squadron, "heavy"):
        return speed
    return max(speed, min(speed + 1, FASTEST))


@offer("independence", at=SQACT_CHOOSE)
class Independence(ShipEffect[SquadronActivation], kw_only=True):
    """Squadron: a squadron that the ship activates has speed 4, but cannot attack, in this activation."""

    def decider(self, game: Game, activation: SquadronActivation) -> Seat:
        """The controller of the squadron."""
        return game.controller(activation.squadron)

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """It has neither moved nor attacked, and a lower speed is printed on its card."""
        return (
            activation.ship == self.ship
            and not activation.moves
            and not activation.attacks
            and not game.lasting(self.key, activation.squadron)
            and game.squadron_card(activation.squadron).speed < INDEPENDENT_SPEED
        )

    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        """Until its activation ends."""
        mark(game, self.key, Scope.SQUADRON_ACTIVATION, unit=activation.squadron)
        return DONE


@modifier("independence", at=MAY_ATTACK, stage=Stage.FORBID)
def independence_bars(game: Game, card: CardInPlay, unit: UnitId, may: bool) -> bool:
    """Such a squadron cannot attack."""
    return may and not game.lasting(card.key, unit)


@modifier("independence", at=SQUADRON_SPEED, stage=Stage.SET)
def independence_speeds(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """Its speed is 4; what raises or lowers speed comes on top."""
    return INDEPENDENT_SPEED if game.lasting(card.key, squadron) else speed


@modifier("yavaris", at=SQUADRON_OPTIONS, stage=Stage.INCREASE, printing=Printing.ERA_2016)
def yavaris(game: Game, card: CardInPlay, activation: SquadronActivation, left: Options) -> Options:
    """Squadron: a squadron that the ship activates can attack twice if it does not move."""
    if activation.ship != card.unit or activation.moves or activation.attacks != 1:
        return left
    return left._replace(attacks=left.attacks + 1)


@offer("yavaris", at=ATK_3_MODIFY, printing=Printing.FINAL)
class YavarisFinal(AttackEffect, kw_only=True):
    """Squadron: a squadron that the ship activates, and that has not moved, adds a die of a colour in its pool."""

    @rule("FX-07", "SQN-29")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It attacks in that activation; a counter attack is none of it."""
        if attack.is_counter or not attack.pool.dice or game.is_ship(attack.attacker):
            return False
        activation = game.innermost(SquadronActivation)
        return activation is not None and not activation.moves and self._activates(game, SquadronId(attack.attacker))

    def _activates(self, game: Game, squadron: SquadronId) -> bool:
        return activated_by(game, squadron, self.ship)

    @rule("EXT-ruling-36", "DICE-07", "ATK-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """It moves no more until the activation of the ship ends."""
        colors = tuple(dict.fromkeys(attack.pool.colors))
        color = yield from choose(game.controller(attack.attacker), ADDED_COLOR, colors)
        yield from add_dice(game, attack, (color,), self.key)
        mark(game, self.key, Scope.ACTIVATION, unit=attack.attacker)
        return DONE


@modifier("yavaris", at=MAY_MOVE, stage=Stage.FORBID, printing=Printing.FINAL)
@rule("EXT-ruling-36", "FX-03")
def yavaris_stays(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """Such a squadron cannot move, by another effect either."""
    return may and not game.lasting(card.key, squadron)


@modifier("instigator", at=ENGAGED, stage=Stage.INCREASE)
@rule("CARD-instigator-03", "CARD-instigator-01", "CARD-instigator-02")
def instigator(game: Game, card: CardInPlay, squadron: SquadronId, engaged: Engagement) -> Engagement:
    """Enemy squadrons at distance 1 are treated as engaged by two squadrons more."""
    if game.are_friendly(squadron, card.unit) or not is_at(game, card.unit, squadron, Distance.ONE):
        return engaged
    return engaged._replace(treated=engaged.treated + 2)


# Centicore


def _through(game: Game, card: CardInPlay, reach: Reach) -> bool:
    """Whether a squadron is at close-medium range of this ship, and another friendly ship commands."""
    if reach.ship == card.unit or not game.are_friendly(reach.ship, card.unit):
        return False
    return Range.MEDIUM.reaches(measure(game.body(card.unit), game.body(reach.squadron)).mm)


@modifier("centicore", at=COMMAND_REACH, stage=Stage.PERMIT)
def centicore(game: Game, card: CardInPlay, reach: Reach, may: bool) -> bool:
    """Squadron commands of other friendly ships reach up to two squadrons near this ship."""
    if may or not _through(game, card, reach):
        return may
    reached = [entry.value for entry in game.lasting(card.key, card.unit)]
    return len(reached) < 2 or reach.squadron in reached


@trigger("centicore", at=SQACT_START)
class Centicore(ShipEffect[SquadronActivation], kw_only=True):
    """A squadron that the commanding ship reached through this one uses up one of its two places."""

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """The commanding ship does not reach it by itself."""
        if activation.ship < 0:
            return False
        reach = Reach(ShipId(UnitId(activation.ship)), activation.squadron, directly=True)
        in_range = Range.MEDIUM.reaches(measure(game.body(reach.ship), game.body(reach.squadron)).mm)
        return _through(game, self.card, reach) and not ask_without(game, self.card, COMMAND_REACH, reach, in_range)

    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        """In this command."""
        mark(game, self.key, Scope.COMMAND, unit=self.ship, value=activation.squadron)
        return DONE
