from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.analysis.value import prices
from armada.engine.questions import Question
from armada.engine.seats import Seat, Side
from armada.geometry.angles import sin_cos
from armada.geometry.pose import Pose, pose_at
from armada.players.greedy import setup
from armada.players.greedy.estimates import frigate_of, gap_to_squadron, straight_on
from armada.players.greedy.objectives import liking
from armada.players.greedy.player import GreedyPlayer
from armada.players.greedy.position import is_inside
from armada.players.player import answer_of
from armada.records.game import Game
from armada.rules.deploying import SHIP_PLACEMENT, DeployShip, ShipPlacement
from armada.rules.deployment import DEPLOY
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.queries import DeployPlace
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import ShipPhase
from armada.rules.token_placement import TOKEN
from armada.state.records import Command, Ship, Squadron, Status
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY
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


def table_of_ships(**options: object) -> Scenario:
    """A Victory and a Nebulon-B, dials set, before they activate."""
    table = Scenario()
    table.ship("victory_ii_class_star_destroyer", 900, 200, **options)  # type: ignore[arg-type]
    table.ship("nebulon_b_escort_frigate", 600, 700, 180, side=1)
    return table


def test_the_enemys_edge_is_the_far_one_for_the_first_player() -> None:
    table = table_of_ships()
    game = table.run(ShipPhase()).game
    assert [setup.towards_enemy(game, Seat(seat)) for seat in (0, 1)] == [1, -1]
    table.first = 1
    game = table.run(ShipPhase()).game
    assert [setup.towards_enemy(game, Seat(seat)) for seat in (0, 1)] == [-1, 1]


def test_the_middle_of_a_fleet_is_weighted_by_points() -> None:
    table = table_of_ships()
    table.squadron("tie_fighter_squadron", 100, 800)
    game = table.run(ShipPhase()).game
    ship, squadron = game.ship_card(0).points, game.squadron_card(2).points
    x, y = setup.middle_of(game, Side(0))
    assert x == pytest.approx((900 * ship + 100 * squadron) / (ship + squadron))
    assert y == pytest.approx((200 * ship + 800 * squadron) / (ship + squadron))
    assert setup.middle_of(game, Side(1)) == pytest.approx((600, 700))


def test_before_anything_is_deployed_the_middle_is_that_of_the_deployment_zone() -> None:
    game = new_game("rebels_300", "empire_300", seed=1)
    first = game.state.first_side
    (x, near), (_, far) = setup.middle_of(game, first), setup.middle_of(game, Side(1 - first))
    assert x == pytest.approx(game.play_area.width / 2)
    assert 0 < near < game.play_area.height / 2 < far < game.play_area.height


def placed(objective: str, *poses: Pose, seat: int = 0) -> Pose:
    """Where a token is placed, if these places are offered."""
    table = table_of_ships()
    table.objective = objective
    game = table.run(ShipPhase()).game
    return setup.choose_token_place(game, Question(Seat(seat), TOKEN, poses))


def test_valuable_tokens_are_placed_near_the_own_edge_and_mines_near_the_enemys() -> None:
    near, far = pose_at(900, 300), pose_at(900, 600)
    assert (placed("intel_sweep", near, far), placed("minefields", near, far)) == (near, far)
    assert (placed("intel_sweep", near, far, seat=1), placed("minefields", near, far, seat=1)) == (far, near)
    middle, side = pose_at(900, 300), pose_at(300, 300)
    assert placed("intel_sweep", side, middle) == middle


def test_harmful_obstacles_lie_before_the_enemy_and_stations_near_the_own_edge() -> None:
    table = table_of_ships()
    table.obstacle("station", 100, 100)
    table.obstacle("asteroid_field_1", 1700, 100)
    game = table.run(ShipPhase()).game

    def place(obstacle: int, *ys: float, seat: int = 0) -> int:
        options = tuple([ObstaclePlacement(obstacle, pose_at(900, y)) for y in ys])
        return setup.choose_obstacle(game, Question(Seat(seat), OBSTACLE, options)).pose.y // 1000

    assert (place(0, 400, 500), place(1, 400, 500)) == (400, 500)
    assert (place(0, 400, 500, seat=1), place(1, 400, 500, seat=1)) == (500, 400)
    aside, central = (ObstaclePlacement(1, pose_at(x, 450)) for x in (1200, 950))
    assert setup.choose_obstacle(game, Question(Seat(0), OBSTACLE, (aside, central))) == central


def berth(*places: tuple[float, float, int], card: str = NEBULON) -> tuple[float, float, int]:
    """Where a ship is deployed if these places, at a speed, are offered: a Nebulon-B is at 600, 200."""
    table = Scenario()
    table.ship(NEBULON, 600, 200)
    table.ship(VICTORY, 600, 800, 180, side=1)
    own = table.ship(card, 300, 200)
    table.units[own] = replace(table.units[own], pose=None, status=Status.RESERVE)
    zone = table.run(ShipPhase()).game.play_area.deployment_zone(second=False)
    table.run(DeployShip(ship=own, place=DeployPlace((zone,))))
    options = {ShipPlacement(pose_at(x, y), speed): (x, y, speed) for x, y, speed in places}
    return options[setup.choose_ship_placement(table.game, Question(Seat(0), SHIP_PLACEMENT, tuple(options)))]


def test_a_ship_is_deployed_beside_its_fleet_neither_too_close_nor_far_away() -> None:
    assert berth((700, 200, 2), (800, 200, 2)) == (800, 200, 2), "they would get in each other's way"
    assert berth((800, 200, 2), (1300, 200, 2)) == (800, 200, 2), "alone at the other end of the table"


def test_a_carrier_is_deployed_first_then_squadrons_then_the_other_ships() -> None:
    game = new_game("rebels_400_squadrons", "empire_400_squadrons", seed=3)
    player = GreedyPlayer(1)
    order: dict[Seat, list[bool]] = {Seat(0): [], Seat(1): []}
    carriers: dict[Seat, int] = {}
    while game.state.round == 0:
        question = game.questions[0]
        answer = answer_of(player, game, question)
        if question.kind is DEPLOY:
            is_ship = game.is_ship(answer)
            if is_ship and question.seat not in carriers:
                carriers[question.seat] = game.ship_card(answer).squadron
                ships = [game.ship_card(one).squadron for one in question.options if game.is_ship(one)]
                assert carriers[question.seat] == max(ships)
            order[question.seat].append(is_ship)
        game.decide(answer, question.seat)
    for deployed in order.values():
        assert deployed[0]
        first_squadron, last_squadron = deployed.index(False), len(deployed) - 1 - deployed[::-1].index(False)
        assert not any(deployed[first_squadron:last_squadron])


def test_fast_ships_are_deployed_at_speed_3_and_slow_ones_at_speed_2() -> None:
    game = set_up(new_game("rebels_400_ships", "empire_400_ships", seed=2))
    ships = [unit for unit in game.state.units if isinstance(unit, Ship)]
    speeds = {unit.label: (unit.speed, game.ship_card(unit.id).max_speed) for unit in ships}
    assert {speed for speed, most in speeds.values() if most > 3} == {3}
    assert {speed for speed, most in speeds.values() if 1 < most <= 3} == {2}
    slow: tuple[float, float, int] = (800, 200, 2)
    fast: tuple[float, float, int] = (800, 200, 3)
    assert berth(slow, fast, card=CORVETTE) == fast, "a CR90 reaches speed 4"
    assert berth(slow, fast) == slow
