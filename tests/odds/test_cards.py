"""The sides of an attack as their cards print them."""

from __future__ import annotations

import pytest

from armada.catalog.cards import DefenseToken, Dice
from armada.catalog.catalog import catalog
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.odds.cards import COLORS_AT, printed_attacker, printed_defender
from armada.odds.sides import Defender
from armada.rules import armament

VICTORY = catalog().ships["victory_ii_class_star_destroyer"]
CORVETTE = catalog().ships["cr90_corvette_a"]
TIES = catalog().squadrons["tie_fighter_squadron"]
BOMBERS = catalog().squadrons["tie_bomber_squadron"]
LUKE = catalog().squadrons["luke_skywalker"]


def test_the_colours_that_reach_a_range_are_those_of_the_rules() -> None:
    assert COLORS_AT == armament.COLORS_AT


@pytest.mark.parametrize(
    ("band", "dice"),
    [
        (Range.CLOSE, Dice(red=3, blue=3)),
        (Range.MEDIUM, Dice(red=3, blue=3)),
        (Range.LONG, Dice(red=3)),
    ],
)
def test_a_ship_gathers_the_dice_of_its_hull_zone_that_reach(band: Range, dice: Dice) -> None:
    attacker = printed_attacker(VICTORY, HullZone.FRONT, CORVETTE, band)
    assert attacker.dice == dice
    assert attacker.critical


def test_anti_squadron_dice_are_used_against_squadrons_and_criticals_do_not_count() -> None:
    attacker = printed_attacker(VICTORY, HullZone.FRONT, TIES, Range.CLOSE)
    assert attacker.dice == VICTORY.anti_squadron
    assert not attacker.critical


def test_criticals_of_a_squadron_count_against_ships_if_it_is_a_bomber() -> None:
    assert printed_attacker(BOMBERS, None, CORVETTE, Range.CLOSE).critical
    assert not printed_attacker(TIES, None, CORVETTE, Range.CLOSE).critical
    assert not printed_attacker(BOMBERS, None, LUKE, Range.CLOSE).critical


def test_a_ship_defends_with_its_zone_and_those_adjacent() -> None:
    assert printed_defender(VICTORY, HullZone.FRONT, speed=2) == Defender(
        hull=8,
        shields=3,
        adjacent=(3, 3),
        tokens=(DefenseToken.BRACE, DefenseToken.REDIRECT, DefenseToken.REDIRECT),
        speed=2,
    )


def test_a_squadron_defends_with_hull_points() -> None:
    defender = printed_defender(LUKE, None, speed=0)
    assert not defender.is_ship
    assert defender.spendable == LUKE.defense_tokens
