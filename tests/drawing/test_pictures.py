"""The pictures of the documentation are current, and show nothing that the rules forbid."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from runpy import run_path

import pytest

from armada.catalog.shapes import chassis
from armada.drawing.board import BoardShip, BoardSquadron, CourseTool
from armada.drawing.examples import Picture, battle
from armada.geometry.maneuver_tool import courses, legal_sides
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Obstacle, Piece
from armada.geometry.play_area import STANDARD
from tests.drawing.drawn import of_class, parsed

ROOT = Path(__file__).parents[2]
SCRIPT = run_path(str(ROOT / "scripts" / "draw_pictures.py"))


@cache
def pictures() -> dict[str, str]:
    drawn: dict[str, str] = SCRIPT["pictures"]()
    return drawn


def picture(name: str) -> Picture:
    draw: Callable[[], Picture] = SCRIPT[name]
    return draw()


@pytest.mark.parametrize("name", sorted(pictures()))
def test_a_committed_picture_is_current(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == pictures()[name], "run scripts/draw_pictures.py"


@pytest.mark.parametrize("name", sorted(pictures()))
def test_a_picture_is_well_formed_and_small(name: str) -> None:
    text = pictures()[name]
    parsed(text)
    assert len(text.encode()) < (180_000 if "chassis" in name else 100_000), "33 hulls, or a battle"


def test_no_picture_is_left_over() -> None:
    assert sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs/pictures").iterdir()) == sorted(
        pictures()
    )


def test_the_sheet_of_tokens_has_every_chassis() -> None:
    root = parsed(picture("chassis_sheet").draw())
    assert len(of_class(root, "ship")) == len(chassis()) == 33
    assert len(of_class(root, "caption")) == 33


def test_the_setup_is_a_legal_one() -> None:
    board = picture("setup").board
    placed: list[Obstacle] = []
    for obstacle in board.obstacles:
        assert STANDARD.accepts_obstacle(obstacle.placed, tuple(placed)), obstacle.title
        placed.append(obstacle.placed)
    pieces: list[BoardShip | BoardSquadron] = [*board.ships, *board.squadrons]
    for piece in pieces:
        assert STANDARD.deployment_zone(bool(piece.team)).holds(piece.placed), piece.title


def test_the_course_is_one_that_the_ship_can_sail() -> None:
    board = picture("maneuver").board
    (course,) = [overlay for overlay in board.overlays if isinstance(overlay, CourseTool)]
    card = course.ship.card
    assert card
    assert course.clicks in set(courses(card.speed_chart[len(course.clicks) - 1]))
    assert course.side in legal_sides(card.size, course.clicks)


def test_no_two_pieces_of_the_battle_overlap() -> None:
    board = battle().board
    pieces: list[Piece] = [ship.placed for ship in board.ships]
    pieces += [squadron.placed for squadron in board.squadrons]
    pieces += [obstacle.placed for obstacle in board.obstacles]
    for k, one in enumerate(pieces):
        for other in pieces[k + 1 :]:
            assert not overlaps(one, other)
