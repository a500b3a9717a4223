"""Rift Ambush: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import pose_at
from armada.rules.courses import Course
from armada.rules.deploying import DeployShip, ShipPlaces
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.queries import DeployPlace
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import ShipActivation
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ManeuverExecuted
from armada.state.records import Command, ShipId
from tests.builders.objective_table import (
    CR90,
    HARMLESS,
    NEBULON,
    VICTORY,
    EndOfSetup,
    playing,
    setting_up,
)
from tests.builders.scenario import Scenario
from tests.proves import proves

KEY = "rift_ambush"


def sailing(
    *, first: int = 0, speed: int = 1, rift: float = 450.0, upgrades: tuple[str, ...] = (), rocks: bool = False
) -> tuple[Scenario, ShipId]:
    """A corvette of seat 0 activates with a gravity rift ahead and moves straight on."""
    table = playing(KEY, first=first)
    corvette = table.ship(CR90, 900, 200, speed=speed, dials=(Command.REPAIR,), upgrades=upgrades)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("gravity_rift", 900, rift)
    if rocks:
        table.obstacle("asteroid_field_1", 900, 335)
        table.next_cards(HARMLESS)
    table.run(ShipActivation(ship=corvette))
    while not table.all(ManeuverExecuted):
        straight = Course((0,) * speed, ToolSide.LEFT) if table.question.kind is COURSE else None
        table.answer(table.question.kind, straight or (PASS if table.question.may_pass else table.question.options[0]))
    return table, corvette


def speeds(table: Scenario) -> list[int]:
    """The speeds of the maneuvers executed."""
    return [event.speed for event in table.all(ManeuverExecuted)]


@proves("EXT-obstacle-15", "MOVE-28", "MOVE-04")
def test_the_first_players_ship_near_the_rift_is_pulled_straight_on_at_speed_1() -> None:
    table, corvette = sailing()
    assert speeds(table) == [1, 1]
    assert table.all(ManeuverExecuted)[1].clicks == (0,)
    assert table.the_ship(corvette).speed == 1, "the dial stays"
    assert table.is_over


@proves("EXT-obstacle-15", "MOVE-29")
def test_the_second_players_ship_may_turn_while_it_is_pulled() -> None:
    table, _ = sailing(first=1)
    assert table.question.kind is COURSE
    table.answer(COURSE, Course((1,), ToolSide.RIGHT), seat=0)
    assert speeds(table) == [1, 1]


def test_a_ship_beyond_distance_2_of_the_rift_is_not_pulled() -> None:
    assert speeds(sailing(rift=800)[0]) == [1]


@proves("EXT-obstacle-16", "EXT-obstacle-15")
def test_a_ship_is_pulled_onto_the_rift_at_full_speed_1_and_stops() -> None:
    table, corvette = sailing(rift=410)
    assert speeds(table)[-1] == 1
    assert table.the_ship(corvette).speed == 0


@proves("OBS-15", "OBS-16")
def test_an_obstacle_of_the_first_maneuver_is_resolved_before_the_pull() -> None:
    table, _ = sailing(rocks=True, rift=480)
    order = [type(event) for event in table.events if isinstance(event, ManeuverExecuted | DamageCardDealt)]
    assert order[:2] == [ManeuverExecuted, DamageCardDealt]


def ready(*, rift: float = 800.0, rocks: bool = False) -> tuple[Scenario, ShipId]:
    """Both fleets are deployed; the second player is asked about the push."""
    table = playing(KEY)
    table.round = 0
    nebulon = table.ship(NEBULON, 900, 200, speed=2)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("gravity_rift", 900, rift)
    if rocks:
        table.obstacle("asteroid_field_1", 900, 300)
        table.next_cards(HARMLESS)
    return table.run(EndOfSetup()), nebulon


@proves("SETUP-34", "MOVE-13", "MOVE-28")
def test_in_setup_the_second_player_pushes_a_ship_straight_on_and_turns_its_dial_by_one() -> None:
    table, nebulon = ready()
    assert table.question.seat == 1
    table.answer(EFFECT, f"{KEY}@2000", seat=1)
    assert [(event.ship, event.clicks) for event in table.all(ManeuverExecuted)] == [(nebulon, (0,))]
    assert table.question.options == (1, 2, 3)
    table.answer(NEW_SPEED, 3, seat=1)
    assert table.the_ship(nebulon).speed == 3
    assert table.is_over


@proves("EXT-obstacle-15")
def test_a_ship_pushed_near_the_rift_stays_where_it_is_and_a_push_onto_rocks_hurts() -> None:
    table, nebulon = ready(rift=400)
    table.answer(EFFECT, f"{KEY}@2000")
    assert speeds(table) == [0]
    table, nebulon = ready(rocks=True)
    table.answer(EFFECT, f"{KEY}@2000")
    assert table.last(DamageCardDealt).ship == nebulon


def test_the_push_may_be_declined() -> None:
    table, _ = ready()
    table.answer(EFFECT, PASS)
    assert not table.all(ManeuverExecuted)


@proves("SETUP-30", "EXT-obstacle-14")
def test_the_second_player_places_eight_obstacles_the_rift_beyond_distance_5_of_the_players_edges() -> None:
    table = setting_up(KEY)
    rift = next(n for n, obstacle in enumerate(table.game.state.obstacles) if obstacle.key == "gravity_rift")
    assert table.refusal(ObstaclePlacement(rift, pose_at(900, 330))).rule == "SETUP-30"
    placed = 0
    while table.question.kind is OBSTACLE:
        assert table.question.seat == 1
        table.play(table.question.sample(table.rng))
        placed += 1
    assert 6 <= placed <= 8


@proves("EXT-obstacle-14")
@pytest.mark.parametrize(("y", "speeds"), [(150.0, (0,)), (100.0, (1, 2, 3))])
def test_a_ship_deployed_near_a_rift_starts_at_speed_0(y: float, speeds: tuple[int, ...]) -> None:
    table = playing(KEY)
    nebulon = table.ship(NEBULON, 900, 100)
    table.obstacle("gravity_rift", 900, 355)
    table.ship(VICTORY, 300, 800, 180, side=1)
    game = table.run(ShipActivation(ship=nebulon)).game
    places = ShipPlaces(game, DeployShip(place=DeployPlace((game.play_area.area,)), ship=nebulon))
    assert places.speeds(pose_at(900, y)) == speeds
