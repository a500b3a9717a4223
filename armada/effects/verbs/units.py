"""Ships and squadrons near a ship or squadron, friendly or enemy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from armada.engine.questions import Kind
from armada.geometry.measure import measure
from armada.geometry.ruler import Band
from armada.rules.game import Game
from armada.state.records import ShipId, SquadronId

U = TypeVar("U", ShipId, SquadronId)

CHOSEN_SHIP = Kind[ShipId]("chosen ship")


def is_at(game: Game, one: int, other: int, band: Band) -> bool:
    """Whether two ships or squadrons are at a distance or range, up to a band, base to base (S-04).

    What is no longer on the table, as a defender that an effect destroyed in the middle of an attack, is at none.
    """
    if not game.is_on_table(one) or not game.is_on_table(other):
        return False
    return band.reaches(measure(game.piece(one), game.piece(other)).mm)


def friendly_ships(game: Game, unit: int, band: Band | None = None, *, others: bool = False) -> list[ShipId]:
    """The friendly ships up to a distance of a ship or squadron, itself among them unless only others are asked for."""
    return _near(game, unit, game.ships(game.side(unit)), band, others)


def enemy_ships(game: Game, unit: int, band: Band | None = None) -> list[ShipId]:
    """The enemy ships up to a distance of a ship or squadron."""
    side = game.side(unit)
    return _near(game, unit, [ship for ship in game.ships() if game.side(ship) != side], band, False)


def friendly_squadrons(game: Game, unit: int, band: Band | None = None, *, others: bool = False) -> list[SquadronId]:
    """The friendly squadrons up to a distance of a ship or squadron."""
    return _near(game, unit, game.squadrons(game.side(unit)), band, others)


def _near(game: Game, unit: int, found: Iterable[U], band: Band | None, others: bool) -> list[U]:
    return [each for each in found if not (others and each == unit) and (band is None or is_at(game, unit, each, band))]
