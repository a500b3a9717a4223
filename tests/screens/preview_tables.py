"""Small tables at which previews are asked for, and what is told there."""

from __future__ import annotations

from typing import Any, TypeVar

from armada.geometry.bases import BASES, Size
from armada.screens.previews.dispatch import PreviewRequest, preview
from armada.state.records import ShipId
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable

VICTORY, CORVETTE = "victory_ii_class_star_destroyer", "cr90_corvette_a"
X_WING, TIE = "x_wing_squadron", "tie_fighter_squadron"
X, Y = 900.0, 200.0
T = TypeVar("T")


def told(table: Scenario, asked: PreviewRequest, kind: type[T], seat: int | None = 0) -> T:
    """The preview, which must be of a kind."""
    found = preview(table.game, seat, asked)  # type: ignore[arg-type]
    assert isinstance(found, kind), found
    return found


def texts(found: Any) -> str:
    """All remarks as one text."""
    return "\n".join(verdict.text for verdict in found.remarks)


def still() -> tuple[Scenario, ShipId, ShipId]:
    """A Victory and a corvette ahead of it at 150 mm, that flies the same way."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    y = Y + BASES[Size.MEDIUM].token_length / 2 + 150 + BASES[Size.SMALL].token_length / 2
    corvette = table.ship(CORVETTE, X, y, side=1, speed=3)
    table.run(StillTable())
    return table, victory, corvette
