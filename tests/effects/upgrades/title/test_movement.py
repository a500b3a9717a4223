"""Titles of maneuvers and obstacles."""

from __future__ import annotations

from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import STATION_CARD
from armada.rules.ship_movement import ExecuteManeuver, courses_of
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ManeuverExecuted, ObstacleResolved
from armada.state.records import COMMANDS, Command, ShipId
from tests.builders.attack_table import CORVETTE, VICTORY, X, Y
from tests.builders.cards_table import decline, exhaust, is_exhausted, use
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import straight

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS

# Jaina's Light, Quantum Storm


def test_jainas_light_can_ignore_an_obstacle_and_use_a_station() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"])
    table.obstacle("asteroid_field_1", X, Y + 137)
    straight(table.run(ExecuteManeuver(ship=ship)))
    use(table, "jainas_light")
    assert not table.all(ObstacleResolved)
    station = Scenario()
    ship = station.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"], damage=[None])
    station.obstacle("station", X, Y + 137)
    straight(station.run(ExecuteManeuver(ship=ship)))
    decline(station).answer(STATION_CARD, 0)
    assert station.the_ship(ship).damage == ()


def test_jainas_light_does_not_ignore_damaged_controls() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"], damage=["damaged_controls"])
    table.obstacle("asteroid_field_1", X, Y + 137)
    straight(table.run(ExecuteManeuver(ship=ship)))
    use(table, "jainas_light")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False]


def storm(*, tokens: tuple[Command, ...] = (NAVIGATE,)) -> tuple[Scenario, ShipId]:
    """A transport with Quantum Storm determines its course."""
    table = Scenario()
    ship = table.ship("gr_75_medium_transports", X, Y, side=1, upgrades=["quantum_storm"], tokens=tokens)
    table.ship(VICTORY, 100, 800)
    return table, ship


def test_quantum_storm_goes_one_speed_straight_ahead_after_navigate() -> None:
    table, ship = storm()
    table.run(ExecuteManeuver(ship=ship))
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    use(table, "quantum_storm")
    assert [(event.speed, event.clicks) for event in table.all(ManeuverExecuted)] == [(2, (0, 0)), (1, (0,))]
    assert is_exhausted(table, "quantum_storm")
    assert table.is_over, "and not again"


def test_quantum_storm_is_not_offered_without_navigate_or_while_exhausted() -> None:
    table, ship = storm(tokens=())
    assert straight(table.run(ExecuteManeuver(ship=ship))).is_over
    table, ship = storm()
    exhaust(table, "quantum_storm")
    straight(use(table.run(ExecuteManeuver(ship=ship)), "navigate").answer(NEW_SPEED, 2))
    assert table.is_over


# Harrow


def yaws(speed: int, *, title: bool = True, granted: int | None = None) -> tuple[int, ...]:
    """The yaw values of a Victory at a speed."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, speed=speed, upgrades=["harrow"] if title else [])
    table.run(StillTable())
    return courses_of(table.game, ExecuteManeuver(ship=ship, granted_speed=granted)).yaws


def test_harrow_turns_sharply_at_speed_1() -> None:
    assert yaws(1) == (2,)
    assert yaws(1, title=False) == (1,)


def test_harrow_turns_sharply_in_a_granted_maneuver_at_speed_1_and_not_at_speed_2() -> None:
    assert yaws(2, granted=1) == (2,)
    assert yaws(2) == yaws(2, title=False)


def test_harrow_serves_no_other_ship() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["harrow"])
    other = table.ship(VICTORY, X + 300, Y, speed=1)
    table.run(StillTable())
    assert courses_of(table.game, ExecuteManeuver(ship=other)).yaws == (1,)
