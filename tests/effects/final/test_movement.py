"""Cards of the final printing about speed and yaw: Konstantine, Ozzel, Madine, Jerjerrod, Engine Techs, Nav Team."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.cards import Printing
from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.questions import PASS
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.status_phase import StatusPhase
from armada.state.events.commands import CommandTokenSpent, SpeedChanged
from armada.state.events.damage import DamageCardDealt, Removed
from armada.state.events.movement import ManeuverExecuted
from armada.state.records import COMMANDS, ShipId
from tests.builders.attack_table import CORVETTE, FLOTILLA, GLADIATOR, IMPERIAL, VICTORY, X, Y
from tests.builders.cards_table import asks_for, decline, is_exhausted, offered, pass_until, use
from tests.builders.movement_table import clicks_of
from tests.builders.scenario import LEFT, Scenario
from tests.builders.upgrade_table import straight
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
RAIDER = "raider_i_class_corvette"
FINAL = Printing.FINAL


def moving(
    *upgrades: str, card: str = CORVETTE, tokens: tuple[Any, ...] = (), flagship: str = "", **more: Any
) -> tuple[Scenario, ShipId]:
    """A ship determines its course; its commander is far away."""
    table = Scenario(printing=FINAL)
    ship = table.ship(card, X, Y, upgrades=upgrades, tokens=tokens, **more)
    table.ship(VICTORY, 200, 800, upgrades=[flagship] if flagship else [])
    table.ship(CORVETTE, 1700, 800, side=1)
    table.run(ExecuteManeuver(ship=ship))
    return table, ship


# Admiral Konstantine


def konstantine(
    *, flagship: str = VICTORY, second: str = GLADIATOR, gap: float = 250, **enemy: Any
) -> tuple[Scenario, ShipId]:
    """A corvette between a ship with Konstantine and another Imperial ship."""
    table = Scenario(printing=FINAL)
    table.ship(flagship, X - 51 - gap, Y, upgrades=["admiral_konstantine"])
    table.ship(second, X + 51 + gap, Y)
    corvette = table.ship(CORVETTE, X, Y, side=1, **enemy)
    table.run(StatusPhase())
    return table, corvette


@proves("EXT-ruling-05")
@pytest.mark.parametrize("speed", [2, 4])
def test_konstantine_needs_one_larger_ship_of_two_to_change_a_speed(speed: int) -> None:
    table, corvette = konstantine(speed=3)
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(NEW_SPEED, speed)
    assert table.the_ship(corvette).speed == speed


@proves("EXT-ruling-05")
def test_konstantine_counts_no_flotillas_and_not_two_small_ships() -> None:
    assert konstantine(second=FLOTILLA, speed=3)[0].is_over
    assert konstantine(flagship=RAIDER, second=GLADIATOR, speed=3)[0].is_over
    assert konstantine(gap=330, speed=3)[0].is_over


@proves("EXT-ruling-05")
def test_konstantine_can_discard_a_navigate_token_instead_which_is_not_spent() -> None:
    table, corvette = konstantine(speed=3, tokens=(NAVIGATE,))
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(COMMAND_TOKEN, NAVIGATE)
    assert table.the_ship(corvette).tokens == ()
    assert table.the_ship(corvette).speed == 3
    assert not table.all(CommandTokenSpent)


@proves("EXT-ruling-05")
def test_konstantine_lowers_no_speed_below_1_in_the_final_printing() -> None:
    table, corvette = konstantine(speed=1, tokens=(NAVIGATE,))
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(COMMAND_TOKEN, PASS)
    assert table.the_ship(corvette).speed == 2, "the only speed possible"


@proves("CARD-admiral-konstantine-01")
def test_konstantine_of_the_final_printing_does_not_trigger_a_thruster_fissure() -> None:
    table, corvette = konstantine(speed=3, damage=["thruster_fissure"])
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(NEW_SPEED, 2)
    assert not table.all(DamageCardDealt)


# Admiral Ozzel


@proves("EXT-ruling-06")
def test_ozzel_changes_the_speed_of_a_friendly_ship_without_navigate() -> None:
    table, raider = moving(card=RAIDER, flagship="admiral_ozzel_commander")
    use(table, "admiral_ozzel_commander")
    assert set(table.question.options) == {1, 3}
    straight(table.answer(NEW_SPEED, 3))
    assert table.last(ManeuverExecuted).speed == 3
    assert table.the_ship(raider).speed == 3


@proves("EXT-ruling-06", "DMGCARD-thruster-fissure-02")
def test_ozzel_adds_to_a_navigate_token_as_a_change_of_its_own() -> None:
    table, raider = moving(card=RAIDER, flagship="admiral_ozzel_commander", tokens=(NAVIGATE,))
    use(table, "navigate").answer(NEW_SPEED, 3)
    use(table, "admiral_ozzel_commander").answer(NEW_SPEED, 4)
    assert len(table.all(SpeedChanged)) == 2
    assert table.the_ship(raider).speed == 4
    assert "admiral_ozzel_commander" not in offered(table), "once in a Determine Course step"


def test_ozzel_moves_a_ship_at_speed_0_off_and_leaves_enemies_alone() -> None:
    table, raider = moving(card=RAIDER, flagship="admiral_ozzel_commander", speed=0)
    straight(use(table, "admiral_ozzel_commander"))
    assert table.the_ship(raider).speed == 1
    table.run(ExecuteManeuver(ship=ShipId(table.units[-1].id)))
    assert not offered(table)


@proves("MOVE-30")
def test_in_a_granted_maneuver_ozzel_changes_the_dial_alone() -> None:
    table, ship = moving("engine_techs", card=RAIDER, flagship="admiral_ozzel_commander", tokens=(NAVIGATE,))
    use(table, "navigate").answer(NEW_SPEED, 2)
    straight(decline(table))
    use(table, "engine_techs")
    use(table, "admiral_ozzel_commander").answer(NEW_SPEED, 3)
    straight(table)
    assert table.last(ManeuverExecuted).speed == 1
    assert table.the_ship(ship).speed == 3


# General Madine


def madine(*upgrades: str, tokens: tuple[Any, ...] = (), side: int = 0) -> tuple[Scenario, ShipId]:
    """A Victory of Madine activates."""
    table = Scenario(printing=FINAL)
    ship = table.ship(VICTORY, X, Y, side=side, upgrades=upgrades, tokens=tokens, speed=2)
    table.ship(CORVETTE, 200, 800, upgrades=["general_madine"])
    table.ship(CORVETTE, 1700, 800, side=1)
    table.run(ShipActivation(ship=ship))
    return table, ship


@proves("MOVE-05")
def test_madine_raises_a_yaw_value_of_the_first_maneuver_without_a_command_or_a_question() -> None:
    table, _ = madine()
    clicks = clicks_of(pass_until(table, COURSE))
    assert {(1, 1), (0, 2)} <= clicks, "yaw is '-' and I: either joint by one"
    assert not {(1, 2), (2, 1), (2, 0)} & clicks


def test_madine_serves_neither_the_maneuver_of_engine_techs_nor_enemies() -> None:
    table, _ = madine("engine_techs", tokens=(NAVIGATE,))
    while "navigate" not in offered(table):
        table.answer(table.question.kind, PASS)
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    assert clicks_of(use(table, "engine_techs")) == {(-1,), (0,), (1,)}
    table, _ = madine(side=1)
    assert (1, 1) not in clicks_of(pass_until(table, COURSE))


def test_madine_serves_no_maneuver_outside_the_activation_of_the_ship() -> None:
    table, _ = moving(card=VICTORY, flagship="general_madine")
    assert clicks_of(table) == {(0, -1), (0, 0), (0, 1)}


# Moff Jerjerrod


def jerjerrod(*upgrades: str, **more: Any) -> tuple[Scenario, ShipId]:
    """An Imperial of Jerjerrod determines its course."""
    return moving(*upgrades, card=IMPERIAL, flagship="moff_jerjerrod", **more)


def test_jerjerrod_makes_the_first_yaw_value_of_this_maneuver_two() -> None:
    table, ship = jerjerrod(speed=3)
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert any(clicks[0] == 2 for clicks in clicks_of(table))
    assert table.shields(ship, LEFT) == 2
    assert "moff_jerjerrod" not in offered(table)


def test_the_maneuver_of_engine_techs_has_to_be_bought_from_jerjerrod_for_itself() -> None:
    table, _ = jerjerrod("engine_techs", tokens=(NAVIGATE,), speed=2)
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    use(table, "engine_techs")
    assert "moff_jerjerrod" in offered(table)
    assert clicks_of(decline(table)) == {(-1,), (0,), (1,)}


def test_jerjerrod_of_the_final_printing_is_not_offered_at_speed_0_or_where_the_yaw_is_two() -> None:
    assert "moff_jerjerrod" not in offered(jerjerrod(speed=0)[0])
    table, _ = moving(card=RAIDER, flagship="moff_jerjerrod", speed=1)
    assert "moff_jerjerrod" not in offered(table)


def test_a_ship_destroyed_for_jerjerrod_in_the_final_printing_does_not_move() -> None:
    table, ship = moving(card=VICTORY, flagship="moff_jerjerrod", speed=2, shields={LEFT: 0}, damage=[None] * 7)
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert [event.unit for event in table.all(Removed)] == [ship]
    assert not table.all(ManeuverExecuted)


# Engine Techs


def overlapping(*, tokens: tuple[Any, ...] = (NAVIGATE,)) -> Scenario:
    """A corvette with Engine Techs that will overlap a ship."""
    table = Scenario(printing=FINAL)
    ship = table.ship(CORVETTE, X, Y, upgrades=["engine_techs"], tokens=tokens)
    table.ship(VICTORY, X, Y + 200, side=1)
    return table.run(ExecuteManeuver(ship=ship))


@proves("EXT-ruling-11")
def test_engine_techs_can_be_used_before_the_overlap_exhausts_them() -> None:
    table = overlapping()
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    assert offered(table) == {"engine_techs", "engine_techs_overlap"}
    assert not table.question.may_pass, "one of the two happens"
    use(table, "engine_techs")
    assert asks_for(table, COURSE)
    assert is_exhausted(table, "engine_techs")


@proves("EXT-ruling-11")
def test_a_maneuver_that_overlapped_a_ship_exhausts_engine_techs() -> None:
    table = overlapping(tokens=())
    straight(table)
    assert is_exhausted(table, "engine_techs")
    assert table.is_over


def test_engine_techs_of_the_final_printing_stay_readied_without_an_overlap_and_are_used_as_ever() -> None:
    table, ship = moving("engine_techs", tokens=(NAVIGATE,))
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    assert not is_exhausted(table, "engine_techs")
    straight(use(table, "engine_techs"))
    assert [event.speed for event in table.all(ManeuverExecuted)] == [2, 1]
    assert table.the_ship(ship).speed == 2


# Nav Team


def test_nav_team_of_the_final_printing_turns_one_change_of_speed_into_yaw_if_a_token_is_spent() -> None:
    table, _ = moving("nav_team", card=VICTORY, tokens=(NAVIGATE,))
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert (1, 1) in clicks_of(table)
    table, _ = moving("nav_team", card=VICTORY, tokens=(NAVIGATE,))
    use(table, "navigate").answer(NEW_SPEED, 1)
    assert clicks_of(table) == {(-1,), (0,), (1,)}, "speed or yaw, never both"


@proves("EXT-ruling-06")
def test_nav_team_gives_up_one_change_for_yaw_where_ozzel_allows_another() -> None:
    table, raider = moving("nav_team", card=RAIDER, flagship="admiral_ozzel_commander", tokens=(NAVIGATE,))
    use(table, "navigate").answer(NEW_SPEED, 2)
    use(table, "admiral_ozzel_commander").answer(NEW_SPEED, 3)
    assert table.the_ship(raider).speed == 3
    assert (1, 1, 1) in clicks_of(table), "the first joint has no yaw at speed 3"


def test_nav_team_of_the_final_printing_does_nothing_without_a_token() -> None:
    table, _ = moving("nav_team", card=VICTORY)
    assert clicks_of(table) == {(0, -1), (0, 0), (0, 1)}
