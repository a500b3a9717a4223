from __future__ import annotations

from random import Random

from msgspec.structs import replace

from armada.drawing.svg import draw_board
from armada.drawing.text import text_board
from armada.geometry.bases import HullZone
from armada.geometry.pose import pose_at
from armada.players.player import play_out
from armada.players.random_player import RandomPlayer
from armada.records.game import Game
from armada.rules.ship_phase import ShipPhase
from armada.state.records import Status
from armada.views.view import view_of
from armada.words.position import board_of, moment, station_name
from tests.builders.games import medium_game
from tests.builders.objective_table import playing, station
from tests.builders.scenario import Scenario


def test_the_board_shows_ships_squadrons_and_obstacles_as_they_are() -> None:
    table = Scenario()
    table.ship("victory_ii_class_star_destroyer", 900, 300, 45, shields={HullZone.LEFT: 1}, damage=[None], speed=1)
    table.squadron("x_wing_squadron", 900, 600, side=1, hull=2)
    table.obstacle("station", 400, 400)
    board = board_of(view_of(table.run(ShipPhase()).game, None))
    (ship,), (squadron,), (obstacle,) = board.ships, board.squadrons, board.obstacles
    assert (ship.team, ship.pose, ship.damage, ship.speed) == (0, pose_at(900, 300, 45), 1, 1)
    assert ship.shields[HullZone.LEFT] == 1
    assert (squadron.team, squadron.hull, squadron.name) == (1, 2, "X-wing Squadron 1")
    assert obstacle.obstacle == "station"


def test_a_board_can_be_drawn_at_any_question_as_text_and_as_picture() -> None:
    game, rng = medium_game(), Random(1)
    for count in range(180):
        if not game.questions:
            break
        question = rng.choice(game.questions)
        if count % 30 == 0:
            board = board_of(game.view(question.seat))
            assert text_board(board, 80, plain=True).isascii()
            assert draw_board(board).startswith("<svg")
        game.play(question.sample(rng), question.seat)


def test_what_is_destroyed_or_not_deployed_is_not_on_the_board() -> None:
    game = medium_game(2)
    assert board_of(game.view(None)).ships == ()
    play_out(game, {question: RandomPlayer(2) for question in (0, 1)})  # type: ignore[misc]
    left = [unit for unit in game.state.units if unit.status is Status.IN_PLAY]
    board = board_of(game.view(None))
    assert len(board.ships) + len(board.squadrons) == len(left)


def test_a_station_with_a_card_is_named_with_what_is_left_of_its_hull() -> None:
    table = playing("station_assault")
    station(table, 900, 500, damage=3)
    table.obstacle("asteroid_field_1", 300, 300)
    table.ship("victory_ii_class_star_destroyer", 900, 800)
    state = table.run(ShipPhase()).game.state
    assert station_name(state, 0).endswith(", hull 7 of 10")
    assert station_name(state, 1) == ""
    gone = replace(state.units[0], status=Status.DESTROYED)
    assert station_name(replace(state, units=(gone, *state.units[1:])), 0).endswith(", destroyed")


def test_the_players_of_a_team_have_tints_in_the_order_of_their_seats() -> None:
    def tints(*sides: int) -> list[str]:
        table = Scenario(sides=sides)
        for seat, side in enumerate(sides):
            table.ship("cr90_corvette_a", 200 + 200 * seat, 300, side=side, seat=seat)
        board = board_of(view_of(table.run(ShipPhase()).game, None))
        return [ship.tint for ship in board.ships]

    assert tints(0, 1, 0, 1) == ["a", "e", "b", "f"]
    assert tints(0, 1) == ["", ""]


def test_the_title_says_where_the_game_is() -> None:
    game = medium_game()
    assert isinstance(game, Game)
    assert moment(game.state) == "Setup"
    rng = Random(1)
    while game.state.round == 0:
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    assert moment(game.state) == "Round 1, Command Phase"
