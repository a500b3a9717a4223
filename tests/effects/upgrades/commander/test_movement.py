"""Commanders of speed and yaw."""

from __future__ import annotations

import pytest

from armada.effects.verbs.units import CHOSEN_SHIP
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.status_phase import StatusPhase
from armada.state.events.commands import SpeedChanged
from armada.state.events.damage import DamageCardDealt, Removed
from armada.state.records import COMMANDS
from tests.builders.attack_table import CORVETTE, GLADIATOR, IMPERIAL, VICTORY, X, Y
from tests.builders.cards_table import decline, offered, use
from tests.builders.commander_table import konstantine
from tests.builders.movement_table import clicks_of
from tests.builders.scenario import LEFT, Scenario
from tests.builders.upgrade_table import navigating, straight
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS
RAIDER = "raider_i_class_corvette"

# Admiral Konstantine


@proves("CARD-admiral-konstantine-02")
@pytest.mark.parametrize("speed", [2, 4])
def test_konstantine_changes_the_speed_of_an_enemy_ship_near_two_larger_ones(speed: int) -> None:
    table, corvette = konstantine()
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(NEW_SPEED, speed)
    assert table.the_ship(corvette).speed == speed
    assert table.is_over, "each ship once"


@proves("CARD-admiral-konstantine-02")
def test_konstantine_lowers_no_speed_below_1_and_raises_none_beyond_the_chart() -> None:
    table, corvette = konstantine(speed=1)
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette)
    assert table.the_ship(corvette).speed == 2, "the only speed possible"
    table, corvette = konstantine(speed=4)
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette)
    assert table.the_ship(corvette).speed == 3


@proves("CARD-admiral-konstantine-01", "DMGCARD-thruster-fissure-01")
def test_konstantine_does_not_trigger_a_thruster_fissure() -> None:
    table, corvette = konstantine(damage=("thruster_fissure",))
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, corvette).answer(NEW_SPEED, 2)
    assert table.the_ship(corvette).speed == 2
    assert len(table.the_ship(corvette).damage) == 1
    assert not table.all(DamageCardDealt)


@proves("CARD-admiral-konstantine-02")
def test_konstantine_needs_two_medium_or_large_ships_in_reach() -> None:
    assert konstantine(second=GLADIATOR)[0].is_over
    assert konstantine(gap=330)[0].is_over


def test_konstantine_decides_on_each_ship_by_itself() -> None:
    table = Scenario()
    table.ship(VICTORY, X - 200, Y, upgrades=["admiral_konstantine"])
    table.ship(IMPERIAL, X + 200, Y)
    one = table.ship(CORVETTE, X - 60, Y, side=1, speed=2)
    two = table.ship(CORVETTE, X + 60, Y, side=1, speed=2)
    table.run(StatusPhase())
    use(table, "admiral_konstantine").answer(CHOSEN_SHIP, two).answer(NEW_SPEED, 1)
    table.pass_(CHOSEN_SHIP)
    assert (table.the_ship(one).speed, table.the_ship(two).speed) == (2, 1)


# Admiral Ozzel


@proves("CARD-admiral-ozzel-02")
def test_ozzel_lets_a_navigate_token_change_speed_by_2() -> None:
    table = Scenario()
    table.ship(VICTORY, 200, 800, upgrades=["admiral_ozzel_commander"])
    raider = table.ship(RAIDER, X, Y, tokens=(NAVIGATE,))
    use(table.run(ExecuteManeuver(ship=raider)), "navigate")
    assert set(table.question.options) == {0, 1, 2, 3, 4}
    straight(table.answer(NEW_SPEED, 4))
    assert len(table.all(SpeedChanged)) == 1, "one change, of two steps"


@proves("CARD-admiral-ozzel-01")
def test_ozzel_still_changes_speed_when_nav_team_used_the_token_for_yaw() -> None:
    table = Scenario()
    table.ship(VICTORY, 200, 800, upgrades=["admiral_ozzel_commander"])
    raider = table.ship(RAIDER, X, Y, tokens=(NAVIGATE,), upgrades=["nav_team"], speed=2)
    use(table.run(ExecuteManeuver(ship=raider)), "navigate").answer(NEW_SPEED, 3)
    assert (1, 1, 1) in clicks_of(table), "the first joint has no yaw at speed 3"


def test_ozzel_does_nothing_without_navigate_or_for_enemies() -> None:
    table = Scenario()
    table.ship(VICTORY, 200, 800, upgrades=["admiral_ozzel_commander"])
    enemy = table.ship(CORVETTE, X, Y, side=1, tokens=(NAVIGATE,))
    use(table.run(ExecuteManeuver(ship=enemy)), "navigate")
    assert set(table.question.options) == {1, 2, 3}
    raider = table.ship(RAIDER, X + 400, Y)
    straight(table.run(ExecuteManeuver(ship=raider)))
    assert table.the_ship(raider).speed == 2


# General Madine


@proves("CARD-general-madine-01", "CARD-general-madine-03")
def test_madine_raises_two_yaw_values_with_a_dial_also_of_one_joint() -> None:
    table, _ = navigating("general_madine", card=VICTORY, tokens=(), revealed=NAVIGATE)
    use(table, "navigate").answer(NEW_SPEED, 2)
    clicks = clicks_of(table)
    assert {(2, 1), (1, 2)} <= clicks, "yaw is '-' and I: one joint from '-' to II, or both by one"
    assert (2, 2) not in clicks


@proves("CARD-general-madine-03")
def test_madine_lets_a_token_raise_a_yaw_value_instead_of_changing_speed() -> None:
    table, _ = navigating("general_madine", card=VICTORY)
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert (1, 1) in clicks_of(table)
    assert (1, 2) not in clicks_of(table)


@proves("CARD-general-madine-02")
def test_madine_and_nav_team_do_not_add_up_for_a_token() -> None:
    table, _ = navigating("general_madine", "nav_team", card=VICTORY)
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert (1, 1) in clicks_of(table)
    assert not {(1, 2), (2, 1)} & clicks_of(table)


def test_madine_does_nothing_without_navigate() -> None:
    table, _ = navigating("general_madine", card=VICTORY, tokens=())
    assert clicks_of(table) == {(0, -1), (0, 0), (0, 1)}


# Moff Jerjerrod


def jerjerrod(*, speed: int = 3, card: str = IMPERIAL, upgrades: tuple[str, ...] = (), **more: object) -> Scenario:
    """A ship of Moff Jerjerrod determines its course."""
    table = Scenario()
    ship = table.ship(card, X, Y, upgrades=["moff_jerjerrod", *upgrades], speed=speed, **more)  # type: ignore[arg-type]
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    table.run(ExecuteManeuver(ship=ship))
    return table


def test_jerjerrod_makes_the_first_yaw_value_two_for_a_damage() -> None:
    table = jerjerrod()
    assert (2, 0, 0) not in (clicks_of(decline(jerjerrod())))
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert table.shields(0, LEFT) == 2
    assert (2, 1, 1) in clicks_of(table)


def test_jerjerrod_serves_a_maneuver_of_engine_techs_only_at_the_speed_of_the_dial() -> None:
    for speed, served in ((1, True), (2, False)):
        table = jerjerrod(speed=speed, upgrades=("engine_techs",), tokens=(NAVIGATE,))
        use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
        straight(use(table, "navigate").answer(NEW_SPEED, speed))
        use(table, "engine_techs")
        assert ((2,) in clicks_of(use_again(table))) is served


def use_again(table: Scenario) -> Scenario:
    """Decline Jerjerrod in the second maneuver."""
    return decline(table) if "moff_jerjerrod" in offered(table) else table


def test_a_ship_destroyed_for_jerjerrod_does_not_move() -> None:
    table = jerjerrod(card=VICTORY, speed=2, shields={LEFT: 0}, damage=[None] * 7)
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert table.all(Removed)
    assert table.is_over


def test_jerjerrod_is_not_offered_twice_nor_where_the_yaw_is_two_already() -> None:
    table = jerjerrod()
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert not offered(table)
    assert not offered(jerjerrod(card=GLADIATOR, speed=1)), "a Gladiator has II at speed 1"
    assert not offered(jerjerrod(speed=0))


@proves("DMGCARD-thrust-control-malfunction-02")
def test_jerjerrod_is_offered_where_a_thrust_control_malfunction_lowered_the_first_yaw() -> None:
    table = jerjerrod(card=GLADIATOR, speed=1, damage=["thrust_control_malfunction"])
    assert "moff_jerjerrod" in offered(table)
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert clicks_of(table) == {(-2,), (-1,), (0,), (1,), (2,)}


def test_jerjerrod_is_not_offered_where_another_effect_makes_the_first_yaw_two() -> None:
    assert not offered(jerjerrod(speed=1, upgrades=("harrow",)))


def test_jerjerrod_does_not_serve_a_maneuver_slowed_by_a_g_8_projector() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, X, Y, upgrades=["moff_jerjerrod"], speed=3)
    table.ship("interdictor_combat_refit", X + 250, Y, side=1, upgrades=["g_8_experimental_projector"])
    use(table.run(ExecuteManeuver(ship=ship)), "g_8_experimental_projector")
    use(table, "moff_jerjerrod").answer(DAMAGED_ZONE, LEFT)
    assert (2, 0) not in clicks_of(table)
