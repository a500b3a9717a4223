"""Facts about all ships and squadrons at one moment of a game, each found out once for everything valued then."""

from __future__ import annotations

from typing import Final, NamedTuple

from armada.analysis.value import HullLeft, prices
from armada.engine.seats import Side
from armada.geometry.pose import Pose
from armada.players.greedy.estimates import Frigate, frigate_of, squadron_damage, straight_on
from armada.rules.game import Game
from armada.rules.keywords import keyword_value
from armada.state.records import IN_PLAY, Ship, Squadron, Unit

LATER: Final = 0.6
"""How sure the next attack of a ship is that has already activated."""


class Enemy(NamedTuple):
    """An enemy ship as estimates need it: where it is now, where it will be, and how sure its next attack is."""

    ship: Ship
    frigate: Frigate
    health: HullLeft
    now: Pose
    later: Pose
    sure: float


class Foe(NamedTuple):
    """An enemy squadron as others see it: its health, its damage against squadrons, and its keywords."""

    squadron: Squadron
    pose: Pose
    health: HullLeft
    damage: float
    counter: int
    heavy: bool


class Facts:
    """The facts about a game's ships and squadrons at a question. They are out of date after the next decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.prices = prices(game)
        self._enemies: dict[Side, list[Enemy]] = {}
        self._foes: dict[Side, list[Foe]] = {}

    def enemies(self, side: Side) -> list[Enemy]:
        """The ships of the other side."""
        if side not in self._enemies:
            self._enemies[side] = [
                self._enemy(unit, unit.pose)
                for unit in self._against(side)
                if isinstance(unit, Ship) and unit.pose is not None
            ]
        return self._enemies[side]

    def foes(self, side: Side) -> list[Foe]:
        """The squadrons of the other side."""
        if side not in self._foes:
            self._foes[side] = [
                self._foe(unit, unit.pose)
                for unit in self._against(side)
                if isinstance(unit, Squadron) and unit.pose is not None
            ]
        return self._foes[side]

    def _against(self, side: Side) -> list[Unit]:
        game = self.game
        return [unit for unit in game.state.units if unit.status is IN_PLAY and game.side(unit.id) != side]

    def _enemy(self, ship: Ship, pose: Pose) -> Enemy:
        game = self.game
        return Enemy(
            ship,
            frigate_of(game, ship),
            HullLeft(game, ship, self.prices[ship.id]),
            pose,
            pose if ship.activated else straight_on(game, ship),
            LATER if ship.activated else 1.0,
        )

    def _foe(self, squadron: Squadron, pose: Pose) -> Foe:
        game = self.game
        return Foe(
            squadron,
            pose,
            HullLeft(game, squadron, self.prices[squadron.id]),
            squadron_damage(game, squadron, at_ship=False),
            keyword_value(game, squadron.id, "counter") or 0,
            keyword_value(game, squadron.id, "heavy") is not None,
        )
