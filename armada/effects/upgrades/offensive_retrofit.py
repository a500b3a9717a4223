"""Offensive retrofits."""

from __future__ import annotations

from armada.effects.verbs.card_effects import AttackEffect, ShipEffect
from armada.effects.verbs.dice import has_crit, reroll
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import choose
from armada.geometry.bases import Size
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.costs import EXHAUST
from armada.rules.game import EVEN_IF_DESTROYED, Game
from armada.rules.queries import COMMAND_REACH, KEYWORD, SQUADRON_VALUE, KeywordOf, Reach
from armada.rules.ship_phase import ShipActivation
from armada.rules.speed import ChangeSpeed
from armada.rules.timing import ACT_START, ATK_3_MODIFY
from armada.state.records import Command, ShipId

SIZES = list(Size)
"""From small to huge."""


@modifier("boosted_comms", at=COMMAND_REACH, stage=Stage.PERMIT)
def boosted_comms(game: Game, card: CardInPlay, reach: Reach, may: bool) -> bool:
    """The ship's Squadron commands reach to long range."""
    if may or reach.ship != card.unit:
        return may
    return Range.LONG.reaches(measure(game.body(reach.ship), game.body(reach.squadron)).mm)


@modifier("expanded_hangar_bay", at=SQUADRON_VALUE, stage=Stage.INCREASE)
def expanded_hangar_bay(game: Game, card: CardInPlay, ship: ShipId, value: int) -> int:
    """The squadron value of the ship is higher by one."""
    return value + (ship == card.unit)


@offer("phylon_q7_tractor_beams", at=ACT_START, cost=EXHAUST)
class PhylonQ7TractorBeams(ShipEffect[ShipActivation], kw_only=True):
    """When the ship activates, an enemy ship no larger at distance 1-5 gives up a Navigate token or is slowed by 1."""

    def _targets(self, game: Game) -> list[ShipId]:
        largest = SIZES.index(game.ship_card(self.ship).size)
        near = enemy_ships(game, self.ship, Distance.FIVE)
        return [ship for ship in near if SIZES.index(game.ship_card(ship).size) <= largest]

    @rule("CARD-phylon-q7-tractor-beams-02")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """Such a ship is there."""
        return activation.ship == self.ship and bool(self._targets(game))

    @rule("CARD-phylon-q7-tractor-beams-01")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """A token is given up if there is one; else the speed drops, but not below 1."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game))
        if Command.NAVIGATE in game.ship(ship).tokens:
            return Call(SpendCommandToken(ship=ship, command=Command.NAVIGATE), then=DONE)
        speed = game.ship(ship).speed
        return Call(ChangeSpeed(ship=ship, speed=speed - 1, by=self.seat), then=DONE) if speed > 1 else DONE


@offer("point_defense_reroute", at=ATK_3_MODIFY)
class PointDefenseReroute(AttackEffect, kw_only=True):
    """While attacking a squadron at close range, reroll dice with critical icons, once."""

    def _crits(self, attack: Attack) -> list[int]:
        return [place for place, die in enumerate(attack.pool.dice) if has_crit(die)]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Such a die is in the pool."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and attack.range(game) is Range.CLOSE
            and bool(self._crits(attack))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """As many of them as the attacker likes, together."""
        yield from reroll(game, attack, self.seat, self.key, self._crits(attack))
        return DONE


EVEN_IF_DESTROYED.add("quad_laser_turrets")


@modifier("quad_laser_turrets", at=KEYWORD, stage=Stage.SET)
@rule("CARD-quad-laser-turrets-01", "CARD-quad-laser-turrets-02")
def quad_laser_turrets(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """While the ship defends at distance 1 against a squadron it has Counter 1."""
    if asked.keyword != "counter" or asked.unit != card.unit or value is not None:
        return value
    return 1 if any(_defends_close(game, card, frame.procedure) for frame in game.frames) else None


def _defends_close(game: Game, card: CardInPlay, attack: object) -> bool:
    """Whether this is an attack by which the ship is attacked by a squadron at distance 1."""
    return (
        isinstance(attack, Attack)
        and attack.defender == card.unit
        and not game.is_ship(attack.attacker)
        and game.unit(attack.attacker).pose is not None
        and Distance.ONE.reaches(attack.line(game).measured.mm)
    )
