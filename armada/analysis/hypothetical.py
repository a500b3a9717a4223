"""Supposing: copies of a game as a viewer knows it, with a ship or squadron somewhere else. The game stays as it is."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.geometry.pose import Pose
from armada.rules.game import Game
from armada.state.changes import with_unit
from armada.state.records import Installation, Status, UnitId
from armada.views.masking import masked

G = TypeVar("G", bound=Game)

FAR_AWAY: Final = 10_000_000
"""Ten metres, in micrometres: nothing is looked at that lies farther off."""


def as_known_to(game: G, seat: Seat | None) -> G:
    """A copy in which everything a seat may not know is covered, so that nothing shown of it depends on a secret."""
    twin = game.copy()
    twin.state = masked(game.state, seat)
    return on_the_table(twin)


def on_the_table(game: G) -> G:
    """The game, or a copy of it in which what was lifted off the table for a moment is not in play."""
    lifted = [
        unit.id
        for unit in game.state.units
        if unit.pose is None and unit.status is Status.IN_PLAY and not isinstance(unit, Installation)
    ]
    if not lifted:
        return game
    twin = game.copy()
    state = game.state
    for unit in lifted:
        state = with_unit(state, UnitId(unit), status=Status.RESERVE)
    twin.state = state
    return twin


def supposed(game: G, unit: int, pose: Pose) -> G:
    """A copy in which a ship or squadron is in play at a pose, wherever it is now."""
    heading = pose.heading if game.is_ship(unit) else 0
    twin = game.copy()
    twin.state = with_unit(
        game.state, UnitId(unit), pose=Pose(pose.x, pose.y, heading % 360_000), status=Status.IN_PLAY
    )
    return on_the_table(twin)


def is_near(pose: Pose) -> bool:
    """Whether a pose is on the table or near it."""
    return abs(pose.x) <= FAR_AWAY and abs(pose.y) <= FAR_AWAY


def without(game: G, units: tuple[int, ...]) -> G:
    """A copy in which some ships or squadrons are not in play."""
    twin = game.copy()
    gone = set(units)
    twin.state = replace(
        game.state,
        units=tuple([replace(unit, status=Status.RESERVE) if unit.id in gone else unit for unit in game.state.units]),
    )
    return twin
