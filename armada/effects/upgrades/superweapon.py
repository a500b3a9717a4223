"""Superweapons."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import choose
from armada.geometry.ruler import Distance
from armada.rules.costs import EXHAUST
from armada.rules.game import Game
from armada.rules.queries import UPGRADE_READY
from armada.rules.ship_phase import ShipActivation
from armada.rules.speed import ChangeSpeed, speeds_in_reach
from armada.rules.timing import ACT_AFTER
from armada.state.records import ShipId, UpgradeId

MAGNITE = "magnite_crystal_tractor_beam_array"


@offer(MAGNITE, at=ACT_AFTER, cost=EXHAUST)
class MagniteTractorBeams(ShipEffect[ShipActivation], kw_only=True):
    """After its activation, give an enemy ship at distance 1-5 the speed of this ship, or the nearest it can have."""

    def _new_speed(self, game: Game, ship: ShipId) -> int:
        """The speed nearest to that of this ship, on the way from what the dial shows."""
        now, wanted = game.ship(ship).speed, game.ship(self.ship).speed
        able = [
            speed for speed in speeds_in_reach(game, ship, abs(wanted - now)) if (speed - now) * (wanted - now) >= 0
        ]
        return min(able, key=lambda speed: abs(wanted - speed))

    def _ships(self, game: Game) -> list[ShipId]:
        near = enemy_ships(game, self.ship, Distance.FIVE)
        return [ship for ship in near if self._new_speed(game, ship) != game.ship(ship).speed]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """Its own activation has ended, and there is such a ship of another speed."""
        return activation.ship == self.ship and game.is_in_play(self.ship) and bool(self._ships(game))

    @rule("MOVE-10", "MOVE-12")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """One change of the dial, however many steps."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._ships(game))
        return Call(ChangeSpeed(ship=ship, speed=self._new_speed(game, ship), by=game.controller(ship)), then=DONE)


@modifier(MAGNITE, at=UPGRADE_READY, stage=Stage.FORBID)
@rule("UPG-18", "FX-03")
def magnite_stays_exhausted(game: Game, card: CardInPlay, upgrade: UpgradeId, may: bool) -> bool:
    """While the ship is at speed 0 the card cannot be readied."""
    return may and not (card.place == upgrade and game.ship(card.unit).speed == 0)
