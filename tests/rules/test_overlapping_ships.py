"""Ships that would end on ships: speed reduced, collision damage, flotillas (OVL-09 to OVL-20, FLOT)."""

from __future__ import annotations

import pytest

from armada.catalog.catalog import catalog
from armada.engine.windows import EFFECT
from armada.geometry.bases import BASES, Size
from armada.geometry.maneuver_tool import ToolSide, overlaps_tool
from armada.geometry.overlap import overlaps
from armada.geometry.pose import pose_at
from armada.rules.obstacles import STATION_CARD
from armada.rules.overlapping import CLOSEST_SHIP, where_it_stops
from armada.rules.ship_movement import ExecuteManeuver
from armada.state.events.commands import SpeedChanged
from armada.state.events.damage import DamageCardDealt, Destroyed
from armada.state.events.movement import ManeuverExecuted, ShipsOverlapped, SquadronPlaced
from armada.state.records import ShipId, Status
from tests.builders.movement_table import (
    CR90,
    FLOTILLA,
    IMPERIAL,
    NEBULON,
    OTHER_FLOTILLA,
    STEP,
    VICTORY,
    X_WING,
    maneuver,
    maneuver_of,
    pose_after,
    speed_of,
)
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario
from tests.proves import proves

LENGTH = 71 + 15.0
"""A small ship from dial frame to dial frame, in mm."""

Y = 300.0


def ahead(
    card: str = CR90, other: str = CR90, *, speed: int = 3, by: float, side: int = 1
) -> tuple[Scenario, ShipId, ShipId]:
    """A ship, and another ahead of it at a distance (mm), centre to centre."""
    table = Scenario()
    ship = table.ship(card, 900, Y, speed=speed)
    return table, ship, table.ship(other, 900, Y + by, side=side)


# The speed is reduced


@proves("OVL-09")
def test_a_ship_that_would_overlap_a_ship_moves_at_a_speed_one_lower() -> None:
    table, ship, other = ahead(by=3 * STEP + 40)
    maneuver(table, ship, 0, 0, 0)
    assert table.last(ShipsOverlapped).others == (other,)
    assert speed_of(table) == 2
    assert table.the_ship(ship).pose == pose_at(900, Y + 2 * STEP)


@proves("OVL-10")
def test_the_speed_goes_down_until_the_ship_can_end_at_worst_where_it_started() -> None:
    table, ship, _ = ahead(by=3 * STEP)
    maneuver(table, ship, 0, 0, 0)
    assert speed_of(table) == 1
    table, ship, _ = ahead(by=LENGTH, speed=2)
    maneuver(table, ship, 0, 0)
    assert speed_of(table) == 0
    assert table.the_ship(ship).pose == pose_at(900, Y)


@proves("OVL-11")
def test_a_reduction_by_overlap_is_no_change_of_speed() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=3, upgrades=["test_wake"])
    table.ship(CR90, 900, Y + 3 * STEP, side=1)
    maneuver(table, ship, 0, 0, 0)
    assert speed_of(table) == 1
    assert table.the_ship(ship).speed == 3
    assert not table.all(SpeedChanged)
    assert not table.all(EffectNoted)


@proves("OVL-16", "OVL-17", "MOVE-16")
def test_at_a_reduced_speed_the_clicks_stay_and_the_ship_may_end_on_the_tool() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, 900, Y, speed=2)
    end = pose_after(table.run(ExecuteManeuver(ship=ship)), ship, 1, -1)
    table.ship(IMPERIAL, end.x / 1000, end.y / 1000 + 70, end.heading / 1000, side=1)
    maneuver(table, ship, 1, -1)
    executed = table.last(ManeuverExecuted)
    assert (executed.clicks, executed.side, executed.speed) == ((1, -1), ToolSide.LEFT, 1)
    assert table.the_ship(ship).pose == pose_after(table, ship, 1)
    assert overlaps_tool(Size.LARGE, (1,), ToolSide.LEFT)


@proves("OVL-18")
def test_a_ship_that_just_touches_another_has_not_overlapped_it() -> None:
    table, ship, other = ahead(speed=1, by=STEP + LENGTH)
    maneuver(table, ship, 0)
    assert speed_of(table) == 1
    assert not table.all(ShipsOverlapped)
    assert not table.the_ship(other).damage


@proves("OVL-20")
def test_dial_frames_count_as_base_for_overlapping() -> None:
    table, ship, _ = ahead(speed=1, by=STEP + LENGTH - 0.1)
    maneuver(table, ship, 0)
    assert speed_of(table) == 0
    assert BASES[Size.SMALL].length < LENGTH - 0.1, "the bases alone would not have met"


@proves("OVL-19")
def test_a_ship_held_at_speed_0_has_executed_a_maneuver() -> None:
    table, ship, other = ahead(by=LENGTH, speed=2)
    table.obstacle("debris_field_1", 900, Y)
    maneuver(table, ship, 0, 0)
    assert table.last(ManeuverExecuted).speed == 0
    assert len(table.the_ship(ship).damage) == len(table.the_ship(other).damage) == 1
    assert table.question.kind.name == "damaged hull zone", "it resolves the obstacle too"


def test_a_ship_at_speed_0_on_its_dial_overlaps_nobody() -> None:
    table, ship, other = ahead(by=LENGTH - 10, speed=0)
    table.run(ExecuteManeuver(ship=ship))
    assert table.is_over
    assert not table.the_ship(other).damage


def test_a_preview_says_where_a_ship_will_stop_and_on_account_of_whom() -> None:
    table, ship, other = ahead(by=3 * STEP)
    table.run(ExecuteManeuver(ship=ship))
    stop = where_it_stops(table.game, ship, (0, 0, 0), ToolSide.LEFT)
    assert stop == (1, pose_at(900, Y + STEP), (other,))


# Collision damage


@proves("OVL-12", "DMG-27")
def test_mover_and_closest_ship_are_dealt_a_facedown_card_each_past_their_shields() -> None:
    table, ship, other = ahead(by=3 * STEP)
    maneuver(table, ship, 0, 0, 0)
    for each in (ship, other):
        assert [card.faceup for card in table.the_ship(each).damage] == [False]
        assert table.the_ship(each).shields == table.units[each].shields  # type: ignore[union-attr]
    assert table.is_over


@proves("OVL-13", "OVL-14", "OVL-27")
def test_only_the_closest_of_all_overlapped_ships_is_damaged_measured_where_the_move_ended() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=3)
    far = table.ship(CR90, 900, Y + 3 * STEP + 60)
    near = table.ship(CR90, 930, Y + 2 * STEP + 30, 90, side=1)
    maneuver(table, ship, 0, 0, 0)
    assert speed_of(table) == 1
    assert set(table.last(ShipsOverlapped).others) == {far, near}, "at speed 3 both, at speed 2 the near one"
    assert len(table.the_ship(ship).damage) == 1
    assert len(table.the_ship(near).damage) == 1
    assert not table.the_ship(far).damage


@proves("OVL-27")
def test_of_two_ships_just_as_close_the_moving_player_chooses() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=2)
    left = table.ship(CR90, 900 - 35, Y + 2 * STEP + 70, side=1)
    right = table.ship(CR90, 900 + 35, Y + 2 * STEP + 70, side=1)
    maneuver(table, ship, 0, 0)
    assert table.question.seat == 0
    table.answer(CLOSEST_SHIP, right)
    assert [len(table.the_ship(each).damage) for each in (ship, left, right)] == [1, 0, 1]


@proves("OVL-15")
def test_a_friendly_ship_is_damaged_like_an_enemy() -> None:
    table, ship, friend = ahead(by=3 * STEP, side=0)
    maneuver(table, ship, 0, 0, 0)
    assert len(table.the_ship(ship).damage) == len(table.the_ship(friend).damage) == 1


@proves("DMG-29")
def test_both_cards_are_dealt_before_either_ship_is_destroyed() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=2, damage=[None] * 3)
    other = table.ship(CR90, 900, Y + LENGTH, side=1, damage=[None] * 3)
    for side in (0, 1):
        table.ship(NEBULON, 300 + 200 * side, 300, side=side)
    maneuver(table, ship, 0, 0)
    kinds = [type(event) for event in table.events if isinstance(event, DamageCardDealt | Destroyed)]
    assert kinds == [DamageCardDealt, DamageCardDealt, Destroyed, Destroyed]
    assert {table.the_ship(each).status for each in (ship, other)} == {Status.DESTROYED}


@proves("DMG-29", "WIN-07")
def test_the_end_of_the_game_is_looked_for_only_when_both_ships_are_gone() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=2, damage=[None] * 3)
    table.ship(CR90, 900, Y + LENGTH, side=1, damage=[None] * 3)
    maneuver(table, ship, 0, 0)
    outcome = table.game.state.outcome
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1] > 0, "each side has destroyed the other's ship"


@proves("OVL-23", "OBS-13")
def test_a_ship_destroyed_by_the_collision_is_not_saved_by_a_station() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=2, damage=[None] * 3)
    table.ship(CR90, 900, Y + LENGTH, side=1)
    table.ship(NEBULON, 300, 300)
    table.obstacle("station", 900, Y)
    maneuver(table, ship, 0, 0)
    assert table.the_ship(ship).status is Status.DESTROYED
    assert table.is_over


@proves("OVL-23", "OBS-13", "EXT-move-02")
def test_a_ship_that_survives_the_collision_comes_to_the_station_after_it() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=2)
    table.ship(CR90, 900, Y + LENGTH, side=1)
    table.obstacle("station", 900, Y)
    maneuver(table, ship, 0, 0)
    assert table.question.kind is STATION_CARD
    assert len(table.question.options) == 1, "the card of the collision can be discarded"


@proves("OVL-25")
def test_squadrons_are_placed_before_the_collision_damages() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=2, damage=[None] * 3)
    table.ship(CR90, 900, Y + 2 * STEP + 40, side=1)
    table.ship(NEBULON, 300, 300)
    table.squadron(X_WING, 930, Y + STEP + 30, side=1)
    maneuver(table, ship, 0, 0)
    assert table.question.kind.name == "placement"
    assert table.game.is_in_play(ship), "the squadrons still have a ship to touch"
    table.answer(table.question.kind, table.question.options[0])
    order = [type(event) for event in table.events if isinstance(event, SquadronPlaced | DamageCardDealt | Destroyed)]
    assert order == [SquadronPlaced, DamageCardDealt, DamageCardDealt, Destroyed]
    assert table.is_over


# Flotillas


@proves("FLOT-01")
@pytest.mark.parametrize("card", [FLOTILLA, OTHER_FLOTILLA])
def test_a_flotilla_on_a_small_base_is_a_small_ship(card: str) -> None:
    assert catalog().ships[card].flotilla
    assert catalog().ships[card].size is Size.SMALL
    table, ship, _ = ahead(card, by=600)
    maneuver(table, ship, 0, 0, 0)
    assert table.game.hull(ship).shape.base == BASES[Size.SMALL]


@proves("FLOT-03", "FLOT-04")
def test_a_ship_that_overlaps_a_flotilla_damages_the_flotilla_only() -> None:
    table, ship, flotilla = ahead(VICTORY, FLOTILLA, speed=2, by=2 * STEP)
    maneuver(table, ship, 0, 0)
    assert len(table.the_ship(flotilla).damage) == 1
    assert not table.the_ship(ship).damage


@proves("FLOT-03", "FLOT-04")
def test_a_flotilla_that_overlaps_a_ship_damages_itself_only() -> None:
    table, flotilla, other = ahead(FLOTILLA, VICTORY, speed=2, by=2 * STEP)
    maneuver(table, flotilla, 0, 0)
    assert len(table.the_ship(flotilla).damage) == 1
    assert not table.the_ship(other).damage


@proves("FLOT-04")
def test_two_flotillas_damage_each_other() -> None:
    table, one, other = ahead(FLOTILLA, OTHER_FLOTILLA, speed=2, by=2 * STEP)
    maneuver(table, one, 0, 0)
    assert len(table.the_ship(one).damage) == len(table.the_ship(other).damage) == 1


@proves("FLOT-05")
def test_overlapping_a_flotilla_reduces_the_speed_as_usual() -> None:
    table, ship, flotilla = ahead(VICTORY, FLOTILLA, speed=2, by=2 * STEP + 90)
    maneuver(table, ship, 0, 0)
    assert table.last(ShipsOverlapped).others == (flotilla,)
    assert speed_of(table) == 1


@proves("FLOT-02")
def test_in_all_but_collisions_a_flotilla_moves_like_any_other_ship() -> None:
    table = Scenario()
    flotilla = table.ship(FLOTILLA, 900, Y, speed=2)
    table.squadron(X_WING, 930, Y + 2 * STEP, side=1)
    table.obstacle("asteroid_field_1", 900, Y + 2 * STEP)
    table.next_cards("blinded_gunners")
    maneuver(table, flotilla, 0, 0)
    assert table.question.kind.name == "placement"
    table.answer(table.question.kind, table.question.options[0])
    assert table.the_ship(flotilla).damage, "the asteroid field deals it a card"


# What is kept for effects


def test_the_maneuver_remembers_whom_it_overlapped_until_it_is_over() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, Y, speed=3, upgrades=["test_thrust"])
    other = table.ship(CR90, 900, Y + 3 * STEP, side=1)
    maneuver(table, ship, 0, 0, 0)
    assert table.question.kind is EFFECT
    found = maneuver_of(table)
    assert (found.overlapped, found.speed, found.clicks) == ((other,), 1, (0, 0, 0))
    assert not overlaps(table.game.body(ship), table.game.body(other))
