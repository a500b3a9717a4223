"""Volatile Deposits: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.objectives.volatile_deposits import CHOSEN_OBSTACLE
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.state.events.damage import Destroyed, HullChanged, ShieldsChanged
from armada.state.records import ShipId
from tests.builders.objective_table import (
    CR90,
    TIE,
    VICTORY_II,
    X_WING,
    LastOfRound,
    attack,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.proves import proves

KEY = "volatile_deposits"
BLUE_CRIT, MISS = "crit", "hit"


def fired_at(*faces: str, first: int = 1, rock: float = 540.0, hull: int = 3) -> tuple[Scenario, ShipId, list[int]]:
    """A Victory II of seat 0 (3 red, 3 blue) attacks a corvette near an asteroid field, squadrons beside it."""
    table = playing(KEY, first=first)
    victory = table.ship(VICTORY_II, 900, 300)
    corvette = table.ship(CR90, 900, 480, 180, side=1, speed=0)
    table.ship(CR90, 1700, 800, 180, side=1)
    table.obstacle("asteroid_field_1", 960, rock)
    squadrons = [int(table.squadron(TIE, 1010, 560, hull=hull)), int(table.squadron(X_WING, 1020, 500, side=1))]
    table.squadron(TIE, 1200, 300)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*faces), corvette, squadrons


@proves("CRIT-02", "CRIT-12", "EXT-ruling-22", "DMG-05", "DMG-29")
def test_two_blue_criticals_do_one_damage_to_everything_near_the_obstacle() -> None:
    table, corvette, (tie, x_wing) = fired_at("blank", "blank", "blank", BLUE_CRIT, BLUE_CRIT, MISS)
    use(table, KEY)
    table.answer(DAMAGED_ZONE, REAR, seat=1)
    assert [(event.ship, event.zone) for event in table.all(ShieldsChanged) if event.by == KEY] == [(corvette, REAR)]
    assert {event.squadron for event in table.all(HullChanged)} == {tie, x_wing}


@proves("CRIT-12", "DMG-29")
def test_half_the_icons_are_rounded_up_and_own_squadrons_are_destroyed_too() -> None:
    table, _, (tie, x_wing) = fired_at("crit", "blank", "blank", BLUE_CRIT, BLUE_CRIT, MISS, hull=2)
    use(table, KEY).answer(DAMAGED_ZONE, REAR)
    assert [event.hull for event in table.all(HullChanged) if event.squadron == x_wing] == [3]
    assert table.last(Destroyed).unit == tie


@proves("CRIT-06")
def test_only_a_blue_icon_serves_against_the_second_player_and_any_against_the_first() -> None:
    red_alone = ("crit", "blank", "blank", MISS, MISS, MISS)
    assert KEY not in offered(fired_at(*red_alone, first=0)[0])
    assert KEY in offered(fired_at(*red_alone, first=1)[0])


def test_without_an_obstacle_at_distance_1_of_the_defender_nothing_is_offered() -> None:
    table, _, _ = fired_at("blank", "blank", "blank", BLUE_CRIT, BLUE_CRIT, MISS, rock=720)
    assert KEY not in offered(table)


def test_the_attacker_chooses_among_several_obstacles() -> None:
    table = playing(KEY, first=1)
    victory = table.ship(VICTORY_II, 900, 300)
    corvette = table.ship(CR90, 900, 480, 180, side=1, speed=0)
    table.obstacle("asteroid_field_1", 970, 540)
    table.obstacle("debris_field_1", 820, 540)
    attack(table, victory, FRONT, corvette, FRONT).roll("blank", "blank", "blank", BLUE_CRIT, MISS, MISS)
    use(table, KEY)
    assert table.question.kind is CHOSEN_OBSTACLE
    assert table.question.options == (0, 1)


@proves("STAT-08", "OBJ-05")
def test_each_asteroid_field_earns_the_larger_sum_of_command_values_a_token() -> None:
    table = playing(KEY)
    table.ship(VICTORY_II, 300, 300)
    table.ship(CR90, 400, 400, side=1)
    table.ship(CR90, 900, 300)
    table.ship(CR90, 1000, 300, side=1)
    table.ship(CR90, 1500, 300, side=1)
    table.obstacle("asteroid_field_1", 350, 420)
    table.obstacle("asteroid_field_2", 950, 330)
    table.obstacle("asteroid_field_3", 1500, 400)
    table.obstacle("debris_field_1", 900, 400)
    table.run(LastOfRound())
    assert gained(table) == (1, 1), "equal sums earn nothing, and debris fields do not count"


@proves("SETUP-30")
def test_seven_obstacles_are_placed_in_turn_without_the_station() -> None:
    table = setting_up(KEY)
    keys = set()
    for turn in range(7):
        assert table.asks(OBSTACLE, 1 - turn % 2)
        answer = table.question.sample(table.rng)
        assert isinstance(answer, ObstaclePlacement)
        keys.add(table.game.state.obstacles[answer.obstacle].key)
        table.play(answer)
    assert {"dust_field_1", "dust_field_2"} < keys
    assert "station" not in keys
