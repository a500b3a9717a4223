"""Experimental retrofits."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.dice import reroll
from armada.effects.verbs.units import is_at
from armada.engine.effects import offer
from armada.engine.procedures import DONE, Outcome, Step, rule
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.costs import EXHAUST
from armada.rules.game import Game
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import ATK_4_SPEND, MAN_BEFORE


@offer("g_8_experimental_projector", at=MAN_BEFORE, cost=EXHAUST)
class G8ExperimentalProjector(ShipEffect[ExecuteManeuver], kw_only=True):
    """Before an enemy ship at distance 1-5 determines its course, lower its speed by 1 for that maneuver."""

    @rule("CARD-g-8-experimental-projector-02", "CARD-g-8-experimental-projector-03")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """An enemy is about to move, in its own step or by an effect."""
        return not game.are_friendly(maneuver.ship, self.ship) and is_at(game, self.ship, maneuver.ship, Distance.FIVE)

    @rule("CARD-g-8-experimental-projector-01")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Outcome:
        """By one less than its dial then shows; the dial is left alone."""
        maneuver.slowed += 1
        return DONE


@offer("targeting_scrambler", at=ATK_4_SPEND, cost=EXHAUST)
class TargetingScrambler(ShipEffect[Attack], kw_only=True):
    """While a friendly ship at distance 1-3 defends at close range, up to four dice are rerolled."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender is such a ship, this one too, and there are dice."""
        return (
            bool(attack.pool.dice)
            and game.is_ship(attack.defender)
            and game.are_friendly(attack.defender, self.ship)
            and attack.range(game) is Range.CLOSE
            and is_at(game, self.ship, attack.defender, Distance.THREE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It is no defense token: speed and accuracy play no part."""
        yield from reroll(game, attack, self.seat, self.key, most=4)
        return DONE
