"""Dust fields: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.rules.targets import legal_attacks
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import B_WING, CR90, VICTORY, VICTORY_II, LastOfRound, playing
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves


def through(key: str, objective: str | None) -> list[bool]:
    """The attacks of a Victory on a corvette beyond an obstacle, each obstructed or not."""
    table = Scenario()
    table.objective = objective
    victory = table.ship(VICTORY_II, 900, 250)
    table.ship(CR90, 900, 560, 180, side=1)
    table.obstacle(key, 900, 430, 90)
    table.run(LastOfRound())
    return [found.obstructed for found in legal_attacks(table.game, victory, (FRONT,))]


@proves("EXT-obstacle-01")
def test_no_ship_attacks_through_a_dust_field() -> None:
    assert through("dust_field_1", "close_range_intel_scan") == []
    assert through("asteroid_field_2", "close_range_intel_scan") == [True]


@proves("EXT-obstacle-02")
def test_a_squadrons_attack_through_a_dust_field_is_obstructed() -> None:
    table = playing("close_range_intel_scan")
    bomber = table.squadron(B_WING, 900, 395)
    corvette = table.ship(CR90, 900, 500, 180, side=1)
    table.obstacle("dust_field_1", 900, 430, 90)
    table.run(LastOfRound())
    found = [option for option in legal_attacks(table.game, bomber) if option.option.defender == corvette]
    assert found
    assert all(option.obstructed for option in found)


@proves("EXT-obstacle-05")
def test_overlapping_a_dust_field_does_nothing() -> None:
    table = playing("close_range_intel_scan")
    corvette = table.ship(CR90, 900, 300, speed=1)
    table.obstacle("dust_field_1", 900, 380)
    table.ship(VICTORY, 300, 800, side=1)
    assert maneuver(table, corvette, 0).is_over
    assert table.the_ship(corvette).damage == ()


def across_dust(dust: float, *, third: float | None = None) -> bool:
    """Whether a Victory may attack a corvette ahead with dust here, perhaps under a third ship."""
    table = playing("close_range_intel_scan")
    victory = table.ship(VICTORY_II, 900, 250)
    table.ship(CR90, 900, 560, 180, side=1)
    table.obstacle("dust_field_1", 900, dust, 90)
    if third is not None:
        table.ship(VICTORY, 900, third, 90)
    table.run(LastOfRound())
    return bool(legal_attacks(table.game, victory, (FRONT,)))


@proves("EXT-obstacle-03")
def test_dust_that_the_defender_covers_along_the_line_bars_nothing() -> None:
    assert across_dust(575)


@proves("EXT-obstacle-04")
def test_dust_under_a_third_ship_bars_the_attack_all_the_same() -> None:
    assert not across_dust(430, third=430)
