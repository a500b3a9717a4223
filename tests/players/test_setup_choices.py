from __future__ import annotations

from armada.engine.seats import Seat
from armada.geometry.angles import sin_cos
from armada.players import setup
from armada.players.greedy import GreedyPlayer
from armada.players.objectives import liking
from armada.players.player import answer_of
from armada.players.worth import prices
from armada.records.game import Game
from armada.rules.deploying import SHIP_PLACEMENT
from armada.rules.deployment import DEPLOY
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.state.records import Ship
from tests.players.test_players import new_game


def set_up(game: Game) -> Game:
    """Both sides are set up by greedy players."""
    player = GreedyPlayer(1)
    while game.state.round == 0:
        question = game.questions[0]
        game.decide(answer_of(player, game, question), question.seat)
    return game


def test_the_side_that_chooses_goes_first() -> None:
    game = new_game("rebels_300", "empire_300", seed=1)
    question = game.questions[0]
    assert question.kind is FIRST_PLAYER
    assert setup.choose_first_player(game, question) == game.side_of(question.seat)


def test_the_objective_that_suits_the_first_player_is_chosen() -> None:
    game = new_game("rebels_300", "empire_300", seed=1)
    game.decide(game.side_of(game.questions[0].seat))
    question = game.questions[0]
    assert question.kind is OBJECTIVE
    chosen = setup.choose_objective(game, question)
    assert all(liking(chosen) >= liking(other) for other in question.options)


def test_ships_are_deployed_with_their_bows_towards_the_enemy() -> None:
    game = set_up(new_game("rebels_400_ships", "empire_400_ships", seed=2))
    for unit in game.state.units:
        if isinstance(unit, Ship) and unit.pose is not None:
            ahead = setup.towards_enemy(game, unit.seat)
            assert sin_cos(unit.pose.heading)[1] * ahead > 0.5, unit.label


def test_the_dearest_ship_is_deployed_last() -> None:
    game = new_game("rebels_400_ships", "empire_400_ships", seed=2)
    player = GreedyPlayer(1)
    order: dict[Seat, list[int]] = {Seat(0): [], Seat(1): []}
    while game.state.round == 0:
        question = game.questions[0]
        answer = answer_of(player, game, question)
        if question.kind is DEPLOY and game.is_ship(answer):
            order[question.seat].append(prices(game)[answer])
        game.decide(answer, question.seat)
    assert all(costs == sorted(costs) for costs in order.values())
    assert any(len(costs) > 1 for costs in order.values())


def test_ships_are_not_deployed_so_that_they_leave_the_table_at_once() -> None:
    game = set_up(new_game("rebels_300", "empire_300", seed=4))
    from armada.players.estimates import frigate_of, straight_on
    from armada.players.position import is_inside

    for unit in game.state.units:
        if isinstance(unit, Ship) and unit.pose is not None:
            assert is_inside(game.play_area, frigate_of(game, unit), straight_on(game, unit)), unit.label
    assert SHIP_PLACEMENT.name == "ship placement"
