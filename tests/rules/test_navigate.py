"""Navigate commands and speed: dial, token or both, in Determine Course (CMD-32 to CMD-37, MOVE-07 to MOVE-13)."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.maneuver_tool import ToolSide
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.courses import Course
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.queries import NAVIGATE, Navigate
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.speed import ChangeSpeed, can_have_speed, speeds_in_reach
from armada.state.events.commands import CommandResolved, CommandTokenSpent, DialSpent, SpeedChanged
from armada.state.records import Command, ShipId
from tests.builders.movement_table import CR90, IMPERIAL, NEBULON, VICTORY, clicks_of, maneuver_of, speed_of
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario
from tests.proves import proves

NAV = Command.NAVIGATE


@modifier("test_steersman", at=NAVIGATE, stage=Stage.SET)
def steersman(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """A card made up for these tests: the token's step may raise a yaw value instead."""
    return allowed._replace(speed=allowed.speed - 1, either=allowed.either + 1) if command.by_token else allowed


def navigating(
    card: str = NEBULON, *, speed: int = 2, dial: bool = False, token: bool = False, upgrades: tuple[str, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A ship in Determine Course that can resolve a Navigate command."""
    table = Scenario()
    tokens = (NAV,) if token else ()
    ship = table.ship(card, 900, 300, speed=speed, revealed=NAV if dial else None, tokens=tokens, upgrades=upgrades)
    table.run(ExecuteManeuver(ship=ship))
    return table, ship


def resolved(
    card: str = NEBULON, *, speed: int = 2, dial: bool = False, token: bool = False, upgrades: tuple[str, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A ship that resolves it with all it has, and is asked for its new speed."""
    table, ship = navigating(card, speed=speed, dial=dial, token=token, upgrades=upgrades)
    table.answer(EFFECT, "navigate")
    if dial and token:
        table.answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    return table, ship


# The command


@proves("CMD-32", "MOVE-07")
def test_navigate_is_offered_in_determine_course_and_changes_the_column_used() -> None:
    table, _ = navigating(CR90, speed=2, dial=True)
    assert table.question.kind is EFFECT
    table.answer(EFFECT, "navigate").answer(NEW_SPEED, 3)
    assert {len(clicks) for clicks in clicks_of(table)} == {3}
    assert maneuver_of(table).navigated


@proves("CMD-33")
def test_the_dial_changes_speed_by_one_and_raises_one_yaw_value() -> None:
    table, ship = resolved(speed=2, dial=True)
    assert table.question.options == (1, 2, 3)
    table.answer(NEW_SPEED, 3)
    assert table.last(DialSpent).ship == ship
    legal = clicks_of(table)
    assert {(1, 1, 2), (0, 2, 2)} <= legal, "yaw -, I, II with one value raised"
    assert (1, 2, 2) not in legal


@proves("CMD-33")
def test_the_dial_may_raise_yaw_and_leave_the_speed() -> None:
    table, ship = resolved(speed=2, dial=True)
    table.answer(NEW_SPEED, 2)
    assert not table.all(SpeedChanged)
    assert (2, 1) in clicks_of(table)
    assert table.the_ship(ship).speed == 2


@proves("CMD-34")
def test_the_token_changes_speed_by_one_and_raises_nothing() -> None:
    table, ship = resolved(speed=2, token=True)
    assert table.last(CommandTokenSpent).ship == ship
    assert table.question.options == (1, 2, 3)
    table.answer(NEW_SPEED, 1)
    assert clicks_of(table) == {(-1,), (0,), (1,)}


@proves("CMD-34")
def test_a_token_alone_is_enough_without_a_dial() -> None:
    table, _ = navigating(token=True)
    assert table.question.kind is EFFECT
    assert "navigate" in table.question.options


@proves("CMD-35")
def test_dial_and_token_change_speed_by_up_to_two_and_raise_one_yaw_value() -> None:
    table, ship = resolved(CR90, speed=2, dial=True, token=True)
    assert table.question.options == (0, 1, 2, 3, 4)
    table.answer(NEW_SPEED, 4)
    assert len(table.all(CommandResolved)) == 1
    assert table.last(CommandResolved) == CommandResolved(ship, NAV, by_dial=True, by_token=True)
    assert (1, 1, 1, 2) in clicks_of(table)
    assert (1, 2, 1, 2) not in clicks_of(table)


@proves("CMD-36")
def test_the_yaw_increase_lasts_for_one_maneuver_only() -> None:
    table, ship = resolved(speed=2, dial=True, upgrades=("test_thrust",))
    table.answer(NEW_SPEED, 2).answer(COURSE, Course((0, 0), ToolSide.LEFT))
    table.answer(EFFECT, "test_thrust@0")
    assert clicks_of(table) == {(-1,), (0,), (1,)}, "speed 1 of the second maneuver has yaw I, as printed"
    assert table.the_ship(ship).speed == 2


@proves("CMD-37", "MOVE-09")
def test_a_speed_set_by_navigate_stays() -> None:
    table, ship = resolved(speed=2, token=True)
    table.answer(NEW_SPEED, 3).answer(COURSE, Course((0, 0, 0), ToolSide.LEFT))
    assert table.is_over
    assert speed_of(table) == 3
    assert table.the_ship(ship).speed == 3
    table.units[ship] = table.the_ship(ship)
    table.run(ExecuteManeuver(ship=ship))
    assert {len(clicks) for clicks in clicks_of(table)} == {3}


@proves("MOVE-35")
def test_a_ship_at_speed_0_can_accelerate_in_determine_course() -> None:
    table, ship = resolved(NEBULON, speed=0, token=True)
    table.answer(NEW_SPEED, 1)
    assert table.question.kind is COURSE
    table.answer(COURSE, Course((1,), ToolSide.RIGHT))
    assert speed_of(table) == 1
    assert table.the_ship(ship).speed == 1


def test_navigate_can_be_declined() -> None:
    table, ship = navigating(dial=True, token=True)
    table.answer(EFFECT, PASS)
    assert table.question.kind is COURSE
    assert table.the_ship(ship).tokens == (NAV,)
    assert not maneuver_of(table).navigated


def test_navigate_is_not_offered_without_dial_or_token_or_a_second_time() -> None:
    table, _ = navigating()
    assert table.question.kind is COURSE
    table, ship = resolved(speed=2, dial=True)
    table.answer(NEW_SPEED, 2)
    assert table.question.kind is COURSE
    assert table.the_ship(ship).resolved == (NAV,)


# What effects change


def test_a_step_of_either_kind_changes_speed_or_raises_yaw_but_not_both() -> None:
    table, _ = resolved(speed=2, token=True, upgrades=("test_steersman",))
    assert table.question.options == (1, 2, 3)
    table.answer(NEW_SPEED, 2)
    assert maneuver_of(table).yaw == 1
    assert (2, 1) in clicks_of(table)
    table, _ = resolved(speed=2, token=True, upgrades=("test_steersman",))
    table.answer(NEW_SPEED, 3)
    assert maneuver_of(table).yaw == 0
    table, _ = resolved(CR90, speed=2, dial=True, token=True, upgrades=("test_steersman",))
    table.answer(NEW_SPEED, 3)
    assert maneuver_of(table).yaw == 2, "the dial's step was enough for the speed"


# Speed


@proves("MOVE-10", "MOVE-13")
def test_no_ship_goes_slower_than_speed_0() -> None:
    table, ship = resolved(speed=0, dial=True, token=True)
    assert table.question.options == (0, 1, 2)
    assert not can_have_speed(table.game, ship, -1)


@proves("MOVE-11", "MOVE-12", "MOVE-13")
def test_no_ship_goes_faster_than_its_speed_chart_has_yaw_values() -> None:
    table, ship = resolved(VICTORY, speed=2, dial=True, token=True)
    assert table.question.options == (0, 1, 2)
    assert not can_have_speed(table.game, ship, 3)
    assert speeds_in_reach(table.game, ship, 4) == (0, 1, 2)


@proves("MOVE-13")
@pytest.mark.parametrize("speed", [-1, 3])
def test_a_change_that_is_not_possible_is_not_made(speed: int) -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, speed=2, upgrades=["test_wake"])
    table.run(ChangeSpeed(ship=ship, speed=speed, by=Seat(1)))
    assert table.is_over
    assert table.the_ship(ship).speed == 2
    assert not table.all(SpeedChanged)
    assert not table.all(EffectNoted)


@proves("MOVE-09")
def test_an_effect_of_the_opponent_can_change_a_speed_too() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, 900, 300, speed=2, upgrades=["test_wake"])
    table.run(ChangeSpeed(ship=ship, speed=1, by=Seat(1)))
    assert table.the_ship(ship).speed == 1
    assert table.last(EffectNoted).effect == "from 2 by 1"


def test_a_change_of_two_steps_is_one_change() -> None:
    table, _ = resolved(CR90, speed=1, dial=True, token=True, upgrades=("test_wake",))
    table.answer(NEW_SPEED, 3)
    assert [event.effect for event in table.all(EffectNoted)] == ["from 1 by 0"]
