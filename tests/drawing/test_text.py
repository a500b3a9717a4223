from __future__ import annotations

import pytest

from armada.drawing.board import Board, BoardObstacle, BoardShip, BoardSquadron
from armada.drawing.examples import battle
from armada.drawing.text import Ink, text_board, text_rows
from armada.geometry.pose import pose_at


@pytest.mark.parametrize("width", [24, 60, 80, 133])
@pytest.mark.parametrize("plain", [False, True])
def test_no_line_is_wider_than_the_terminal(width: int, plain: bool) -> None:
    picture = battle()
    text = text_board(picture.board, width, view=picture.view, plain=plain)
    assert max(len(line) for line in text.splitlines()) == width
    assert text.isascii() == plain


def test_every_piece_is_lettered_and_listed() -> None:
    picture = battle()
    drawing, _, listed = text_board(picture.board, 100, view=picture.view).partition("╯\n")
    for label, name in (("E1", "Yavaris"), ("E2", "Dodonna's Pride"), ("I1", "Dominator"), ("i3", "Howlrunner")):
        assert label in drawing
        assert f" {label}  {name}" in listed
    assert "Yavaris, Nebulon-B Escort Frigate, shields front 1 left 1 right 0 rear 2" in listed


def test_a_piece_out_of_view_is_not_listed() -> None:
    board = Board(title="x", ships=(BoardShip(ship="cr90_corvette_a", pose=pose_at(-300, 400)),))
    assert "CR90" not in text_board(board)


def test_up_on_the_table_is_up_on_the_screen() -> None:
    ships = (BoardShip(ship="cr90", pose=pose_at(400, 800)), BoardShip(ship="cr90", pose=pose_at(1400, 100), team=1))
    lines = text_board(Board(title="x", ships=ships), 100).splitlines()
    (high,) = [k for k, line in enumerate(lines) if "E1" in line and "cr90" not in line]
    (low,) = [k for k, line in enumerate(lines) if "I1" in line and "cr90" not in line]
    assert high < low
    assert lines[high].index("E1") < lines[low].index("I1")


def test_each_run_has_the_ink_of_what_it_shows() -> None:
    board = Board(
        title="x",
        ships=(BoardShip(ship="cr90", pose=pose_at(400, 400)),),
        squadrons=(BoardSquadron(squadron="howlrunner", pose=pose_at(900, 400), team=1),),
        obstacles=(BoardObstacle(obstacle="station", pose=pose_at(1300, 400)),),
    )
    inks = {ink for runs in text_rows(board, 100) for text, ink in runs if text.strip()}
    assert inks == {Ink.FRAME, Ink.EMBER, Ink.ION, Ink.ROCK}
    letters = [(text, ink) for runs in text_rows(board, 100) for text, ink in runs if "E1" in text or "i1" in text]
    assert [ink for _, ink in letters] == [Ink.EMBER, Ink.ION]


def test_hostile_names_cannot_steer_the_terminal() -> None:
    ship = BoardShip(ship="cr90_corvette_a", pose=pose_at(400, 400), name="\x1b[2J\x07\u202eevil\nline")
    text = text_board(Board(title="x", ships=(ship,)), 100)
    assert not any(character in text for character in "\x1b\x07\u202e")
    assert "evil line" in text
