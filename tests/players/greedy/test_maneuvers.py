from __future__ import annotations

import pytest

from armada.analysis.value import health
from armada.engine.questions import Question
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import Pose, pose_at
from armada.players.greedy import maneuvers
from armada.players.greedy.position import PositionValue, is_inside
from armada.rules.courses import Course
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.overlapping import where_it_stops
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.state.records import Command, ShipId
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

VICTORY, CORVETTE, NEBULON = "victory_ii_class_star_destroyer", "cr90_corvette_a", "nebulon_b_escort_frigate"


def chosen_end(table: Scenario, ship: ShipId) -> Pose:
    """Where the ship ends by the course that is chosen."""
    table.run(ExecuteManeuver(ship=ship))
    assert table.question.kind is COURSE
    course = maneuvers.choose_course(table.game, table.question)
    assert table.question.refusal(course) is None
    return where_it_stops(table.game, ship, course.clicks, course.side).pose


@pytest.mark.parametrize(("x", "y", "heading"), [(900, 700, 0), (1620, 450, 90), (210, 450, 270), (1000, 210, 180)])
def test_a_ship_turns_away_from_the_edge(x: float, y: float, heading: float) -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, x, y, heading, speed=2)
    table.ship(VICTORY, 300, 450, side=1)
    end = chosen_end(table, ship)
    game = table.game
    position_value = PositionValue(game, game.ship(ship))
    assert is_inside(game.play_area, position_value.frigate, end)


def test_a_ship_looks_more_than_one_maneuver_ahead() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 640, 0, speed=2)
    table.ship(CORVETTE, 900, 860, side=1)
    end = chosen_end(table, victory)
    game = table.game
    position_value = PositionValue(game, game.ship(victory))
    assert position_value.safety(end, 2) > -position_value.price


def test_an_asteroid_field_is_avoided() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, 0, speed=2)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.obstacle("asteroid_field_1", 960, 470)
    end = chosen_end(table, ship)
    maneuver_choice = maneuvers.ManeuverChoice(table.game, table.game.ship(ship))
    assert maneuver_choice._at_obstacles(end) == 0.0


def test_a_ship_closes_in_on_enemies_out_of_range() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 400, 300, 90, speed=2)
    table.ship(VICTORY, 1500, 300, 270, side=1)
    assert chosen_end(table, ship).x > 480_000


def test_a_navigate_dial_is_always_used() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, 0, speed=2, revealed=Command.NAVIGATE)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.run(ExecuteManeuver(ship=ship))
    assert maneuvers.wants_navigate(table.game)


def test_a_navigate_token_is_spent_to_stay_on_the_table() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 790, 0, speed=1, tokens=(Command.NAVIGATE,))
    table.ship(CORVETTE, 300, 300, side=1)
    table.run(ExecuteManeuver(ship=ship))
    assert maneuvers.wants_navigate(table.game)


def test_no_more_courses_are_compared_than_there_is_time_for() -> None:
    many = [
        Course((0, first, second, third), ToolSide.LEFT)
        for first in range(9)
        for second in range(9)
        for third in range(9)
    ]
    some = maneuvers._some(many)
    assert len(some) <= maneuvers.LOOKED_AT + 1
    assert many[0] in some


def choice_of(x: float = 900, y: float = 300, **options: object) -> tuple[Scenario, maneuvers.ManeuverChoice]:
    """The choice of a Nebulon-B's course, with an enemy far ahead and whatever lies on the table."""
    table = Scenario()
    ship = table.ship(NEBULON, x, y, 0, **options)  # type: ignore[arg-type]
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.obstacle("asteroid_field_1", 300, 300)
    table.obstacle("debris_field_1", 600, 300)
    table.obstacle("station", 1300, 300)
    table.run(ExecuteManeuver(ship=ship))
    return table, maneuvers.maneuver_choice_of(table.game)


def test_obstacles_cost_what_they_do_to_the_ship() -> None:
    _, choice = choice_of()
    hurt = choice.position_value.health
    assert [value for _, value in choice.obstacles] == [-hurt.loss(0, 1, 1), -hurt.loss(2, 0)]
    _, bare = choice_of(shields={FRONT: 1, LEFT: 1, RIGHT: 1, REAR: 1}, damage=[None])
    hurt = bare.position_value.health
    assert [value for _, value in bare.obstacles] == [-hurt.loss(0, 1, 1), -hurt.loss(0, 2), hurt.loss(0, 1)]
    assert choice._at_obstacles(pose_at(300, 300)) == choice.obstacles[0][1]
    assert choice._at_obstacles(pose_at(900, 600)) == 0
    field, _ = choice.obstacles[0]
    beside = choice.position_value.frigate.half_width + field.r
    assert choice._at_obstacles(pose_at(300 + beside + 1, 300)) == 0, "near it, but not on it"
    _, thin = choice_of(shields={FRONT: 2, LEFT: 0, RIGHT: 0, REAR: 0})
    assert thin.obstacles[1][1] == -thin.position_value.health.loss(2, 0), "one hull zone can take all of it"


def test_courses_at_a_speed_turn_each_joint_fully_or_not_at_all() -> None:
    _, choice = choice_of()
    assert clicks(choice, 2, 0) == {(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)}
    assert {click for course in clicks(choice, 2, 1) for click in course} == {-2, 0, 2}
    assert clicks(choice, 0, 0) == clicks(choice, 9, 0) == {()}
    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 300)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.run(ExecuteManeuver(ship=corvette))
    agile = maneuvers.maneuver_choice_of(table.game)
    assert clicks(agile, 1, 1) == {(-2,), (0,), (2,)}, "no joint is clicked more than twice"


def test_a_place_off_the_table_is_not_redeemed_by_what_could_be_attacked_from_there() -> None:
    _, choice = choice_of()
    outside = pose_at(900, 895)
    assert choice._value(outside, 2) == choice.position_value.safety(outside, 2)


def clicks(choice: maneuvers.ManeuverChoice, speed: int, increases: int) -> set[tuple[int, ...]]:
    return {course.clicks for course in choice.courses(speed, increases)}


def test_speed_0_costs_something_because_no_defense_token_can_be_spent() -> None:
    _, choice = choice_of()
    here = pose_at(900, 300)
    price = choice.position_value.price
    assert choice._value(here, 1) - choice._value(here, 0) == pytest.approx(maneuvers.SLOW * price / 10)


def test_a_friend_is_rammed_less_gladly_than_an_enemy() -> None:
    table, choice = choice_of()
    friend = table.ship(CORVETTE, 300, 600)
    enemy = table.ship(CORVETTE, 600, 600, side=1)
    table.run(ExecuteManeuver(ship=ShipId(0)))  # type: ignore[arg-type]
    choice = maneuvers.maneuver_choice_of(table.game)
    own, dent = choice.position_value.health.loss(0, 1), health(table.game, friend).loss(0, 1)
    assert choice._collision(friend) == -dent - own
    assert choice._collision(enemy) == pytest.approx(maneuvers.RAMMING * health(table.game, enemy).loss(0, 1) - own)


def test_a_navigate_token_is_kept_if_the_ship_is_on_a_good_course() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 400, 300, 90, speed=3, tokens=(Command.NAVIGATE,))
    table.ship(VICTORY, 1500, 300, 270, side=1)
    table.run(ExecuteManeuver(ship=ship))
    assert not maneuvers.wants_navigate(table.game)


def test_the_speed_with_the_best_place_is_chosen_and_of_equals_the_present_one() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 790, 0, speed=2, revealed=Command.NAVIGATE)
    table.ship(CORVETTE, 300, 300, side=1)
    table.run(NavigateCommand(ship=ship))
    assert table.question.kind is NEW_SPEED
    table.run(ExecuteManeuver(ship=ship))
    question = Question(table.game.owner(ship), NEW_SPEED, (0, 1, 2))
    choice = maneuvers.maneuver_choice_of(table.game)
    values = {speed: choice.best(choice.courses(speed, 0), speed).value for speed in (0, 1, 2)}
    assert maneuvers.choose_speed(table.game, question) == max(
        values, key=lambda speed: (values[speed], -abs(2 - speed))
    )
    assert maneuvers.choose_speed(table.game, question) != 2, "at speed 2 it leaves the table"


def test_a_list_that_is_short_enough_is_compared_whole() -> None:
    many = [Course((0, first, second), ToolSide.LEFT) for first in range(30) for second in range(10)]
    assert maneuvers._some(many[: maneuvers.LOOKED_AT]) == many[: maneuvers.LOOKED_AT]
    more = maneuvers._some(many[: maneuvers.LOOKED_AT + 1])
    assert more[0] == many[0]
    assert len(set(more)) < maneuvers.LOOKED_AT + 1
    spread = [many.index(course) for course in maneuvers._some(many)[1:]]
    assert spread == sorted(spread)
    assert spread[-1] >= len(many) - 2 * len(many) // maneuvers.LOOKED_AT


def test_a_course_that_meets_a_ship_is_judged_where_it_stops() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, 0, speed=3)
    blocker = table.ship(VICTORY, 900, 460, 90, side=1)
    table.run(ExecuteManeuver(ship=ship))
    choice = maneuvers.maneuver_choice_of(table.game)
    straight = Course((0, 0, 0), ToolSide.LEFT)
    rough = choice._rough(straight, 3)
    exact = choice._exact(rough, 3)
    stop = where_it_stops(table.game, ship, straight.clicks, straight.side)
    assert stop.overlapped == (blocker,)
    assert exact.pose == stop.pose != rough.pose
    assert exact.value == choice._value(stop.pose, 3) + choice._collision(blocker)
    free = choice._rough(Course((0,), ToolSide.LEFT), 1)
    assert choice._exact(free, 1) == free or free.pose == stop.pose


def test_the_next_maneuver_counts_half_and_in_the_last_rounds_not_at_all() -> None:
    _, choice = choice_of()
    berth = choice._rough(Course((0, 0), ToolSide.LEFT), 2)
    farther = choice._farther(berth, 2)
    assert farther.value == berth.value + maneuvers.FUTURE * choice._next(berth.pose, 2)
    choice.position_value.rounds_left = 1
    assert choice._next(berth.pose, 2) == 0
