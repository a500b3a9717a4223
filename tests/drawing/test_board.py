from __future__ import annotations

import msgspec
import pytest

from armada.drawing.board import Board, BoardObstacle, BoardShip, BoardSquadron
from armada.drawing.examples import battle
from armada.drawing.svg import draw_board
from armada.errors import DataError
from armada.geometry.pose import pose_at


def test_a_ship_is_named_by_its_card_or_by_its_chassis() -> None:
    card = BoardShip(ship="cr90_corvette_a", pose=pose_at(0, 0))
    bare = BoardShip(ship="cr90", pose=pose_at(0, 0))
    assert card.shape is bare.shape
    assert (card.title, bare.title) == ("CR90 Corvette A", "cr90")
    assert bare.card is None


def test_a_name_stands_before_that_of_the_card() -> None:
    assert BoardShip(ship="cr90_corvette_a", pose=pose_at(0, 0), name="Tantive IV").title == "Tantive IV"
    assert BoardSquadron(squadron="x_wing_squadron", pose=pose_at(0, 0)).title == "X-wing"


def test_an_unknown_ship_is_refused_with_names_close_to_it() -> None:
    with pytest.raises(DataError, match="cr90_corvette_a"):
        BoardShip(ship="cr90_corvete_a", pose=pose_at(0, 0)).shape  # noqa: B018


def test_a_card_of_another_kind_is_no_ship_and_no_squadron() -> None:
    with pytest.raises(DataError, match="this is a squadron"):
        BoardShip(ship="x_wing_squadron", pose=pose_at(0, 0)).card  # noqa: B018
    with pytest.raises(DataError, match="this is a ship"):
        BoardSquadron(squadron="cr90_corvette_a", pose=pose_at(0, 0)).card  # noqa: B018


def test_an_unknown_obstacle_is_refused_with_those_there_are() -> None:
    board = Board(title="x", obstacles=(BoardObstacle(obstacle="asteroid", pose=pose_at(0, 0)),))
    with pytest.raises(DataError, match="asteroid_field_1"):
        draw_board(board)


def test_a_board_survives_the_way_through_json() -> None:
    board = battle().board
    again = msgspec.json.decode(msgspec.json.encode(board), type=Board)
    assert again == board
    assert draw_board(again) == draw_board(board)
