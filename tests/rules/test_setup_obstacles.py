"""Placing obstacles: which, by whom, where, and what an objective can change (SETUP-23 to SETUP-30, SETUP-55)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind, obstacle_shape, obstacle_tokens
from armada.engine.effects import CardInPlay, Effect, Stage
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.seats import Seat, Side
from armada.geometry.measure import measure
from armada.geometry.pieces import Obstacle as Lying
from armada.geometry.pieces import place_obstacle
from armada.geometry.pose import Pose
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.object_places import standard_obstacle_place, standard_token_place
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement, ObstaclePlan, PlaceObstacle, PlaceObstacles
from armada.rules.queries import OBJECT_PLACE, ObjectPlace, PlacedObject
from armada.rules.setup import FIRST_PLAYER, Setup
from armada.rules.timing import SETUP_5_AFTER, SETUP_5_BEFORE
from armada.rules.token_placement import TOKEN, PlaceToken
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.setup import ObstacleAdded, ObstacleLeftOut, ObstaclePlaced
from tests.builders.setup_table import SetupTable, battle
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

UNLIMITED = (UNLIMITED_ROUNDS,)
FIRST_ASTEROID, STATION = 0, 5


def at_obstacles(*, play_area: str = "standard", seed: int = 7) -> SetupTable:
    """Seat 0 is first player, and the first obstacle is about to be placed."""
    return battle(options=UNLIMITED, play_area=play_area, seed=seed).answer(FIRST_PLAYER, Side(0))


def placement(
    x: float, y: float, degrees: float = 0.0, *, obstacle: int = 0, mirrored: bool = False
) -> ObstaclePlacement:
    """An answer: an obstacle at a place."""
    return ObstaclePlacement(obstacle, Pose(round(x * 1000), round(y * 1000), round(degrees * 1000)), mirrored)


def piece(found: ObstaclePlacement, table: SetupTable) -> Lying:
    """The obstacle as it would lie."""
    return place_obstacle(obstacle_shape(table.game.state.obstacles[found.obstacle].key, found.mirrored), found.pose)


def place_at_random(table: SetupTable) -> list[tuple[Seat, ObstaclePlacement]]:
    """Place all obstacles; who placed what, in order."""
    placed = []
    while not table.is_over and table.question.kind is OBSTACLE:
        answer: ObstaclePlacement = table.question.sample(table.rng)  # type: ignore[assignment]
        placed.append((table.question.seat, answer))
        table.answer(OBSTACLE, answer)
    return placed


# Which and by whom


@proves("SETUP-23", "SETUP-24")
def test_three_asteroid_fields_two_debris_fields_and_a_station_are_placed() -> None:
    table = at_obstacles()
    place_at_random(table)
    placed = [table.game.state.obstacles[event.obstacle] for event in table.all(ObstaclePlaced)]
    kinds = [obstacle_tokens()[obstacle.key].kind for obstacle in placed]
    assert len(kinds) == 6
    assert kinds.count(ObstacleKind.ASTEROID) == 3
    assert kinds.count(ObstacleKind.DEBRIS) == 2
    assert kinds.count(ObstacleKind.STATION) == 1


@proves("SETUP-25")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_take_turns_and_the_second_player_places_first(first: int) -> None:
    table = battle(options=UNLIMITED).answer(FIRST_PLAYER, Side(first))
    assert [seat for seat, _ in place_at_random(table)] == [1 - first, first] * 3


@proves("SETUP-26")
def test_the_placing_player_chooses_among_the_obstacles_that_are_left() -> None:
    table = at_obstacles()
    table.answer(OBSTACLE, placement(900, 450, obstacle=STATION), seat=1)
    refusal = table.refusal(placement(500, 450, obstacle=STATION))
    assert refusal.rule == "SETUP-26"
    assert "asteroid field 1" in refusal.reason
    table.answer(OBSTACLE, placement(500, 450, obstacle=4), seat=0)
    assert [event.obstacle for event in table.all(ObstaclePlaced)] == [STATION, 4]


def test_an_obstacle_lies_with_either_face_up_and_any_heading() -> None:
    table = at_obstacles()
    table.answer(OBSTACLE, placement(900, 450, 400.5, obstacle=4, mirrored=True))
    lying = table.game.state.obstacles[4]
    assert lying.mirrored
    assert lying.pose == Pose(900_000, 450_000, 40_500)
    (body,) = table.game.obstacle_bodies()
    assert body.shape is obstacle_shape(lying.key, True)


# Where


@proves("SETUP-27")
def test_an_obstacle_lies_entirely_in_the_setup_area() -> None:
    table = at_obstacles()
    refusal = table.refusal(placement(310, 450))
    assert refusal.rule == "SETUP-27"
    assert "beyond the setup area" in refusal.reason
    assert "mm" in refusal.reason


@proves("SETUP-28")
def test_an_obstacle_lies_beyond_distance_3_of_every_edge() -> None:
    table = at_obstacles()
    lowest = min(y for _, y in obstacle_shape("asteroid_field_1").outline)
    limit = Distance.THREE.end - lowest
    assert table.refusal(placement(900, limit)).rule == "SETUP-28"
    assert table.question.accepts(placement(900, limit + 0.001))
    refusal = table.refusal(placement(900, limit - 10))
    assert "is 10.0 mm too close" in refusal.reason


@proves("SETUP-28")
def test_on_the_small_play_area_all_four_edges_count() -> None:
    table = at_obstacles(play_area="core set")
    for x, y in ((190, 450), (725, 450), (450, 190), (450, 725)):
        assert table.refusal(placement(x, y)).rule == "SETUP-28"
    assert table.question.accepts(placement(450, 450))


@proves("SETUP-29")
def test_an_obstacle_lies_beyond_distance_1_of_every_other() -> None:
    table = at_obstacles().answer(OBSTACLE, placement(900, 450, obstacle=STATION))
    (station,) = table.game.obstacle_bodies()
    clear = next(x for x in range(900, 1200) if measure(piece(placement(x, 450), table), station).mm > Distance.ONE.end)
    assert table.question.accepts(placement(clear, 450))
    refusal = table.refusal(placement(clear - 2, 450))
    assert refusal.rule == "SETUP-29"
    assert "beyond distance 1 of the station" in refusal.reason


def test_a_refusal_names_a_legal_place_close_by() -> None:
    table = at_obstacles().answer(OBSTACLE, placement(900, 450, obstacle=STATION))
    tried = placement(930, 450)
    nearest = table.refusal(tried).nearest
    assert isinstance(nearest, ObstaclePlacement)
    assert nearest.obstacle == tried.obstacle
    apart = ((nearest.pose.x - tried.pose.x) ** 2 + (nearest.pose.y - tried.pose.y) ** 2) ** 0.5
    assert apart < 200_000
    far_off = placement(10_000_000_000, 0)
    assert table.refusal(far_off).nearest is not None


@pytest.mark.parametrize("play_area", ["standard", "core set"])
def test_places_at_random_and_candidates_keep_all_limits(play_area: str) -> None:
    for seed in range(8):
        table = at_obstacles(play_area=play_area, seed=seed)
        while not table.is_over and table.question.kind is OBSTACLE:
            candidates = table.question.options
            assert candidates
            lying = tuple(table.game.obstacle_bodies())
            for found in (*candidates, *(table.question.sample(table.rng) for _ in range(3))):
                assert table.game.play_area.accepts_obstacle(piece(found, table), lying)
                assert table.question.accepts(found)
            table.play(table.question.sample(table.rng))


# Without a legal place


@proves("SETUP-55")
def test_obstacles_without_a_legal_place_are_left_out_and_setup_goes_on() -> None:
    left_out = 0
    for seed in range(12):
        table = at_obstacles(play_area="core set", seed=seed)
        place = standard_obstacle_place(table.game.play_area.setup_area)._replace(from_obstacles=Distance.FIVE.end)
        plan = ObstaclePlan(tuple(range(6)), (Side(1), Side(0)), place)
        table = SetupTable(table.game.state, PlaceObstacles(plan=plan), seed=seed).finish()
        lost = [event.obstacle for event in table.all(ObstacleLeftOut)]
        lying = [number for number, found in enumerate(table.game.state.obstacles) if found.pose is not None]
        assert sorted(lost + lying) == list(range(6))
        assert len(lying) >= 1
        for one, other in combinations(table.game.obstacle_bodies(), 2):
            assert measure(one, other).mm > Distance.FIVE.end
        left_out += len(lost)
    assert left_out > 0


# What an objective changes


@proves("SETUP-30")
def test_an_objective_can_give_all_obstacles_to_one_player_and_change_the_limits(made_up: MadeUpCards) -> None:
    class SecondPlacesAll(Effect[Setup], kw_only=True):
        def decider(self, game: Game, setup: Setup) -> Seat:
            return game.grand_admiral(game.sides_in_order[1])

        def resolve(self, game: Game, setup: Setup) -> StepResult:
            place = ObjectPlace(game.play_area.setup_area, from_obstacles=Distance.FIVE.end)
            setup.obstacles = replace(setup.obstacles, placers=(game.sides_in_order[1],), place=place)
            return DONE

    made_up.trigger(SecondPlacesAll, SETUP_5_BEFORE)
    table = at_obstacles()
    near_the_edge = placement(900, 60, obstacle=STATION)
    table.answer(OBSTACLE, near_the_edge, seat=1)
    refusal = table.refusal(placement(900, 380))
    assert refusal.rule == "SETUP-30"
    assert "beyond distance 5 of the station" in refusal.reason
    assert {seat for seat, _ in place_at_random(table)} == {1}


@proves("SETUP-30")
def test_an_objective_can_have_one_obstacle_placed_after_the_others_on_its_own_terms(made_up: MadeUpCards) -> None:
    class StationLater(Effect[Setup], kw_only=True):
        def decider(self, game: Game, setup: Setup) -> Seat:
            return game.grand_admiral(game.sides_in_order[1])

        def resolve(self, game: Game, setup: Setup) -> StepResult:
            others = tuple(number for number in setup.obstacles.obstacles if number != STATION)
            setup.obstacles = replace(setup.obstacles, obstacles=others)
            return DONE

    class StationNow(StationLater, kw_only=True):
        def resolve(self, game: Game, setup: Setup) -> StepResult:
            place = setup.obstacles.place._replace(from_long_edges=Distance.FIVE.end, from_short_edges=0.0)
            return Call(PlaceObstacle(by=self.decider(game, setup), choices=(STATION,), place=place), then=DONE)

    made_up.trigger(StationLater, SETUP_5_BEFORE, key="test_later")
    made_up.trigger(StationNow, SETUP_5_AFTER, key="test_now")
    table = at_obstacles_with("test_later", "test_now")
    order = place_at_random(table)
    assert [placed.obstacle for _, placed in order][-1] == STATION
    assert [seat for seat, _ in order] == [1, 0, 1, 0, 1, 1]
    station = piece(order[-1][1], table)
    assert table.game.play_area.area._replace(x1=-1e4, x2=1e4).margin(station) > Distance.FIVE.end


def at_obstacles_with(*keys: str) -> SetupTable:
    """The same, with cards made up for the test in play."""
    table = battle(options=UNLIMITED)
    table.game.index = type(table.game.index)([CardInPlay(key) for key in keys])
    return table.answer(FIRST_PLAYER, Side(0))


@proves("SETUP-30")
def test_an_objective_can_bring_more_obstacles(made_up: MadeUpCards) -> None:
    class TwoDustFields(Effect[Setup], kw_only=True):
        def decider(self, game: Game, setup: Setup) -> Seat:
            return game.grand_admiral(game.sides_in_order[1])

        def resolve(self, game: Game, setup: Setup) -> StepResult:
            before = len(game.state.obstacles)
            for key in ("dust_field_1", "dust_field_2"):
                game.emit(ObstacleAdded(key))
            added = (*setup.obstacles.obstacles, before, before + 1)
            setup.obstacles = replace(setup.obstacles, obstacles=added)
            return DONE

    made_up.trigger(TwoDustFields, SETUP_5_BEFORE)
    assert len(place_at_random(at_obstacles())) == 8


@proves("SETUP-30")
def test_an_effect_can_change_the_place_of_a_single_obstacle(made_up: MadeUpCards) -> None:
    def far_from_the_edges(game: Game, card: CardInPlay, placed: PlacedObject, place: ObjectPlace) -> ObjectPlace:
        return place._replace(from_long_edges=Distance.FIVE.end) if placed.number == STATION else place

    made_up.modifier(far_from_the_edges, OBJECT_PLACE, stage=Stage.LIMIT)
    table = at_obstacles()
    assert table.refusal(placement(900, 260, obstacle=STATION)).rule == "SETUP-30"
    assert table.question.accepts(placement(900, 260))


# Objective tokens


@proves("OBJ-07")
def test_an_objective_token_lies_in_the_setup_area() -> None:
    state = at_obstacles().game.state
    place = standard_token_place(at_obstacles().game.play_area.setup_area)
    table = SetupTable(state, PlaceToken(by=Seat(1), kind="mine", place=place))
    refusal = table.refusal(Pose(310_000, 300_000))
    assert refusal.rule == "OBJ-07"
    table.answer(TOKEN, Pose(320_000, 300_000, 90_000), seat=1)
    (event,) = table.all(ObjectiveTokenPlaced)
    assert event.token.kind == "mine"
    assert event.token.pose == Pose(320_000, 300_000)


@proves("OBJ-07")
def test_an_objective_asks_more_of_a_tokens_place() -> None:
    table = at_obstacles()
    place_at_random(table)
    everywhere = standard_token_place(table.game.play_area.setup_area)
    mines = everywhere._replace(from_tokens=Distance.ONE.end, at_obstacles=tuple(range(6)))
    state = table.game.state
    rng = Random(3)
    for number in range(6):
        mine = SetupTable(state, PlaceToken(by=Seat(1), kind="mine", place=mines), seed=number)
        assert all(mine.question.accepts(pose) for pose in mine.question.options)
        mine.answer(TOKEN, mine.question.sample(rng))
        state = mine.game.state
    centre = state.tokens[0].pose
    assert centre is not None
    again = SetupTable(state, PlaceToken(by=Seat(1), kind="mine", place=mines))
    assert again.refusal(centre._replace(x=centre.x + 5_000)).rule == "OBJ-04"


@proves("SETUP-55")
def test_a_token_without_a_legal_place_is_not_placed() -> None:
    state = at_obstacles().game.state
    nowhere = standard_token_place(at_obstacles().game.play_area.setup_area)._replace(from_long_edges=600.0)
    table = SetupTable(state, PlaceToken(by=Seat(1), kind="mine", place=nowhere))
    assert table.is_over
    assert not table.game.state.tokens
