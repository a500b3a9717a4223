"""Facts that follow from the positions on the table, kept until something moves or changes."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from armada.engine.effects import Index
from armada.geometry.pieces import Disc
from armada.geometry.pieces import Obstacle as ObstacleBody
from armada.geometry.pieces import Ship as ShipBody
from armada.rules.game import Game
from armada.state.records import Obstacle, SquadronId, Unit, UnitId


class OnTable(NamedTuple):
    """A ship or squadron, and how it lies on the table."""

    unit: Unit
    body: ShipBody | Disc


class TableLayout:
    """Where everything lies, and what was asked about it so far: who engages whom, and what obstructs.

    The cards of the game belong to it: an objective can say that an obstacle obstructs nothing.
    """

    __slots__ = ("_bodies", "_obstructing", "engaging", "index", "obstacles", "units")

    last: ClassVar[TableLayout]
    known: ClassVar[dict[UnitId, OnTable]] = {}
    """The bodies found last, by unit: most have not moved since."""

    def __init__(self, units: tuple[Unit, ...], obstacles: tuple[Obstacle, ...], index: Index) -> None:
        self.units, self.obstacles, self.index = units, obstacles, index
        self.engaging: dict[SquadronId, tuple[SquadronId, ...]] = {}
        self._obstructing: tuple[ShipBody | ObstacleBody, ...] | None = None
        self._bodies: tuple[OnTable, ...] | None = None

    @classmethod
    def of(cls, game: Game) -> TableLayout:
        """The position of a game: the last one asked about, if nothing has changed since."""
        state, last = game.state, cls.last
        if last.units is not state.units or last.obstacles is not state.obstacles or last.index is not game.index:
            last = cls.last = TableLayout(state.units, state.obstacles, game.index)
        return last

    def bodies(self, game: Game) -> tuple[OnTable, ...]:
        """All ships and squadrons on the table as they lie there, in the order of their ids."""
        if self._bodies is None:
            found = []
            for unit in self.units:
                if unit.pose is not None:
                    lying = self.known.get(unit.id)
                    if lying is None or lying.unit is not unit:
                        lying = self.known[unit.id] = OnTable(unit, game.body(unit.id))
                    found.append(lying)
            self._bodies = tuple(found)
        return self._bodies

    def obstructing(self, game: Game) -> tuple[ShipBody | ObstacleBody, ...]:
        """All that obstructs a line of sight that crosses it, as `game.obstructing_bodies` finds it."""
        if self._obstructing is None:
            self._obstructing = game.obstructing_bodies()
        return self._obstructing


TableLayout.last = TableLayout((), (), Index(()))
