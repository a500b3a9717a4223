from __future__ import annotations

from armada.analysis.value import prices
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.geometry.angles import sin_cos
from armada.geometry.pose import pose_at
from armada.players.greedy import setup
from armada.players.greedy.estimates import frigate_of, gap_to_squadron, straight_on
from armada.players.greedy.objectives import liking
from armada.players.greedy.player import GreedyPlayer
from armada.players.greedy.position import is_inside
from armada.players.player import answer_of
from armada.records.game import Game
from armada.rules.deploying import SHIP_PLACEMENT
from armada.rules.deployment import DEPLOY
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import ShipPhase
from armada.rules.token_placement import TOKEN
from armada.state.records import Command, Ship, Squadron
from tests.builders.games import new_game
from tests.builders.scenario import Scenario


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
    for unit in game.state.units:
        if isinstance(unit, Ship) and unit.pose is not None:
            assert is_inside(game.play_area, frigate_of(game, unit), straight_on(game, unit)), unit.label
    assert SHIP_PLACEMENT.name == "ship placement"


def test_no_squadron_is_deployed_where_an_own_ship_will_come_to_stand() -> None:
    game = set_up(new_game("rebels_400_squadrons", "empire_400_squadrons", seed=3))
    units = [unit for unit in game.state.units if unit.pose is not None]
    ships = [(unit.seat, frigate_of(game, unit), straight_on(game, unit)) for unit in units if isinstance(unit, Ship)]
    squadrons = [unit for unit in units if isinstance(unit, Squadron)]
    assert len(squadrons) > 12
    for squadron in squadrons:
        assert squadron.pose is not None
        for seat, frigate, end in ships:
            assert seat != squadron.seat or gap_to_squadron(frigate, end, squadron.pose) > 0, squadron.label


def test_tokens_of_an_objective_are_spread() -> None:
    table = Scenario()
    table.objective = "planetary_ion_cannon"
    table.ship("cr90_corvette_a", 900, 200, dials=(Command.NAVIGATE,))
    for number in range(3):
        table.token("planetary_ion_cannon", 700 + 200 * number, 700)
    table.run(ShipPhase())
    near, far = pose_at(910, 720), pose_at(300, 700)
    question = Question(Seat(0), TOKEN, (near, far))
    assert setup.choose_token_place(table.game, question) == far
