"""Officers of maneuvers, speed and obstacles."""

from __future__ import annotations

import pytest

from armada.rules.navigate import NEW_SPEED
from armada.rules.rounds import Round
from armada.rules.ship_movement import COURSE
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ManeuverExecuted, ObstacleResolved
from armada.state.records import ShipId
from tests.builders.attack_table import CORVETTE, VICTORY, X, Y
from tests.builders.cards_table import is_discarded, offered, use
from tests.builders.officer_table import charted, titus
from tests.builders.scenario import Scenario
from tests.builders.upgrade_table import straight

# Admiral Titus


@pytest.mark.parametrize(("speed", "speeds"), [(2, {1, 3}), (1, {0, 2})])
def test_titus_changes_the_speed_of_an_enemy_ship_by_1(speed: int, speeds: set[int]) -> None:
    table, enemy = titus(speed)
    use(table, "admiral_titus")
    assert set(table.question.options) == speeds
    table.answer(NEW_SPEED, min(speeds))
    assert table.the_ship(enemy).speed == min(speeds)


def test_titus_only_lowers_a_ship_at_its_highest_speed() -> None:
    table, enemy = titus(4)
    use(table, "admiral_titus")
    assert table.the_ship(enemy).speed == 3


def test_titus_is_not_offered_after_round_1() -> None:
    assert not offered(titus(2, round=2)[0])


# Chart Officer


def test_a_chart_officer_skips_the_effect_of_an_obstacle() -> None:
    table = use(charted("asteroid_field_1"), "chart_officer")
    assert not table.all(DamageCardDealt)
    assert not table.all(ObstacleResolved)
    assert is_discarded(table, "chart_officer")


def test_a_chart_officer_skips_one_obstacle_and_others_act() -> None:
    table = charted("asteroid_field_1", "asteroid_field_2")
    use(table, "obstacle_00")
    use(table, "chart_officer")
    assert len(table.all(DamageCardDealt)) == 1


def test_a_chart_officer_does_not_stop_damaged_controls() -> None:
    table = use(charted("asteroid_field_1", damage=("damaged_controls",)), "chart_officer")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False]


def test_a_chart_officer_is_not_offered_without_an_obstacle() -> None:
    assert charted().is_over


# Admiral Ozzel, the officer


def ozzel(round: int) -> tuple[Scenario, ShipId]:
    """A round begins for a Victory with Ozzel."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, speed=2, upgrades=["admiral_ozzel_officer"])
    table.ship(CORVETTE, 100, 800, side=1)
    return table.run(Round(number=round)), ship


def test_ozzel_executes_a_maneuver_at_speed_1_when_the_game_begins() -> None:
    table, ship = ozzel(1)
    use(table, "admiral_ozzel_officer")
    assert table.question.kind is COURSE
    straight(table)
    assert table.last(ManeuverExecuted).speed == 1
    assert table.the_ship(ship).speed == 2, "the dial is left alone"
    assert not table.the_ship(ship).activated
    assert "admiral_ozzel_officer" not in offered(table)


def test_ozzel_is_not_offered_after_round_1() -> None:
    assert "admiral_ozzel_officer" not in offered(ozzel(2)[0])
