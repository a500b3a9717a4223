"""The shapes, arcs and marks of pieces, which never change in a game."""

from __future__ import annotations

import re
from math import hypot

import msgspec
import pytest

from armada.catalog.shapes import chassis, obstacle_tokens
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.screens.scene.pieces import Pieces, pieces


def test_every_chassis_and_obstacle_has_its_piece() -> None:
    assert set(pieces().ships) == set(chassis())
    assert set(pieces().obstacles) == set(obstacle_tokens())
    assert all(piece.summary.endswith(".") for piece in pieces().obstacles.values())


def test_pieces_go_over_the_wire_and_come_back_the_same() -> None:
    assert msgspec.json.decode(msgspec.json.encode(pieces()), type=Pieces) == pieces()


def test_the_ruler_ends_where_the_ruler_of_the_rules_does() -> None:
    assert pieces().ranges == {"close": 123.3, "medium": 186.7, "long": 304.8}
    assert pieces().distances == (76.5, 124.7, 184.8, 244.8, 304.8)


def points_of(path: str) -> list[tuple[float, float]]:
    """The corners of a closed path that begins with M and goes on with relative lines."""
    start, _, steps = path.removeprefix("M").removesuffix("z").partition("l")
    x, y = (float(value) for value in start.split())
    found = [(x, y)]
    numbers = [float(value) for value in re.findall(r"-?[\d.]+", steps)]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


@pytest.mark.parametrize("band", list(Range))
def test_the_front_arc_reaches_as_far_as_its_band_straight_ahead(band: Range) -> None:
    ship = pieces().ships["cr90"]
    front = next(zone for zone in ship.zones if zone.zone is HullZone.FRONT)
    ahead = min(y for _, y in points_of(front.bands[band.name.lower()]))
    bow = max(y for _, y in front.corners)
    assert -ahead == pytest.approx(bow + band.end, abs=0.2)


def test_the_figure_of_a_dial_lies_in_the_dial() -> None:
    for ship in pieces().ships.values():
        for zone in ship.zones:
            away = hypot(zone.figure[0] - zone.dial[0], zone.figure[1] - zone.dial[1])
            assert 0 < away < pieces().dial_radius
