"""The scene and the drawn board of a game of teams: call signs, letters, and the ends of the extended setup area."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from armada.drawing.svg import draw_board
from armada.drawing.text import text_board
from armada.engine.seats import Seat
from armada.fleet.ready_made_teams import ready_made_teams
from armada.geometry.play_area import EXTENDED, STANDARD, PlayArea
from armada.geometry.ruler import Distance
from armada.records.game import Game
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.ship_phase import ShipPhase
from armada.screens.scene.scene import scene_of
from armada.views.view import view_of
from armada.words.position import board_of
from tests.builders.scenario import Scenario
from tests.builders.team_table import BEN, control, team_table
from tests.drawing.drawn import of_class, parsed, title_of
from tests.proves import proves

CR90, X_WING, TIE = "cr90_corvette_a", "x_wing_squadron", "tie_fighter_squadron"


def teams(sides: Sequence[int] = (0, 0, 1, 1)) -> Scenario:
    """A table for teams, with a ship and a squadron for each seat."""
    table = Scenario(sides=tuple(sides))
    for seat, side in enumerate(sides):
        table.ship(CR90, 200 + 200 * seat, 100 + 700 * side, 180 * side, side=side, seat=seat)
        table.squadron(TIE if side else X_WING, 200 + 200 * seat, 200 + 450 * side, side=side, seat=seat)
    table.run(ShipPhase())
    return table


def markers(rebels: str, empire: str, points: int) -> tuple[float, ...]:
    fleets = [*ready_made_teams()[rebels].fleets, *ready_made_teams()[empire].fleets]
    game = Game.new(fleets, profile="sector_fleet", points=points, allow_missing=True, seed=1)
    return scene_of(game, Seat(0)).setup_markers


@proves("SEC-27")
def test_nobody_is_shown_as_grand_admiral_before_both_are_revealed() -> None:
    fleets = [*ready_made_teams()["rebels_2x300"].fleets, *ready_made_teams()["empire_2x300"].fleets]
    game = Game.new(fleets, profile="sector_fleet", points=600, allow_missing=True, seed=1)
    shown = []
    while game.questions[0].kind is GRAND_ADMIRAL:
        shown.append(admirals(game))
        game.decide(Seat(1) if game.questions[0].seat < 2 else Seat(2), seat=game.questions[0].seat)
    assert shown == [[]] * 4
    assert admirals(game) == [1, 2]


def test_the_deployment_zones_are_those_of_the_teams() -> None:
    fleets = [*ready_made_teams()["rebels_2x300"].fleets, *ready_made_teams()["empire_2x300"].fleets]
    game = Game.new(fleets, profile="sector_fleet", points=600, allow_missing=True, seed=1)
    names = [zone.name for zone in scene_of(game, None).zones if zone.kind == "deployment zone"]
    assert names == ["First team's deployment zone", "Second team's deployment zone"]


def admirals(game: Game) -> list[Seat]:
    """The seats that a scene shows as Grand Admirals."""
    return [player.seat for player in scene_of(game, Seat(0)).players if player.is_grand_admiral]


@proves("SEC-02")
def test_from_1000_points_on_a_side_the_scene_shows_markers_at_distance_3_of_the_short_edges() -> None:
    three = Distance.THREE.end
    assert markers("rebels_4x300", "empire_4x300", 1200) == (round(three, 2), round(EXTENDED.width - three, 2))
    assert markers("rebels_2x300", "empire_2x300", 600) == ()


def test_a_ship_has_its_call_sign_and_a_squadron_the_letter_of_its_player_in_pictures_and_as_text() -> None:
    board = board_of(view_of(teams().game, None))
    root = parsed(draw_board(board, scale=0.7))
    assert [title_of(ship).split(",")[0] for ship in of_class(root, "ship")] == ["A1", "B1", "C1", "D1"]
    assert [text.text for text in of_class(root, "sign-text")] == ["A1", "B1", "C1", "D1"]
    assert [text.text for text in of_class(root, "letter")] == ["A", "B", "C", "D"]
    assert [ship.get("class") for ship in of_class(root, "ship")] == [
        f"ship t{n // 2} p-{p}" for n, p in enumerate("abef")
    ]
    text = text_board(board, 100)
    for label in ("A1", "B1", "C1", "D1", "a1", "b1", "c1", "d1"):
        assert f" {label}  " in text


def test_between_two_players_nothing_has_a_letter() -> None:
    board = board_of(view_of(teams((0, 1)).game, None))
    drawn = draw_board(board, scale=0.7)
    assert "sign-text" not in drawn
    assert "letter-disc" not in drawn
    assert " E1  " in text_board(board, 100)


@pytest.mark.parametrize(("area", "lines"), [(EXTENDED, 1), (STANDARD, 0)])
def test_the_ends_of_an_extended_setup_area_stay_in_the_picture_after_setup(area: PlayArea, lines: int) -> None:
    board = replace(board_of(view_of(teams().game, None)), area=area, zones=False)
    root = parsed(draw_board(board))
    assert len(of_class(root, "setup")) == len(of_class(root, "marker")) == lines


def test_in_a_shared_fleet_letter_and_tint_are_those_of_the_player_who_decides() -> None:
    table = team_table()
    for place in range(2):
        ship = table.ship(CR90, 300 + 300 * place, 100, side=0)
        squadron = table.squadron(X_WING, 300 + 300 * place, 300, side=0)
        if place:
            control(table, ship, BEN)
            control(table, squadron, BEN)
    table.ship(CR90, 300, 800, 180, side=1)
    board = board_of(view_of(table.run(ShipPhase()).game, None))
    assert [(ship.call_sign, ship.tint) for ship in board.ships] == [("A1", "a"), ("C1", "b"), ("B1", "e")]
    assert [(squadron.letter, squadron.tint) for squadron in board.squadrons] == [("A", "a"), ("C", "b")]
