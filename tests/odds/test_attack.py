"""Attacks whose odds can be worked out on paper."""

from __future__ import annotations

from fractions import Fraction

import pytest

from armada.catalog.cards import Color, DefenseToken, Dice
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.results import NO_ATTACK, Odds, Result
from armada.odds.sides import AddedDie, Attacker, Defender, Reroll

BARE = Defender(hull=20)


def odds(dice: Dice, defender: Defender = BARE, band: Range = Range.CLOSE) -> Odds:
    return attack_odds(Attacker(dice=dice), defender, band)


def test_a_die_shows_each_face_as_often_as_it_has_it() -> None:
    assert odds(Dice(red=1)).distribution("damage") == {0: 3 / 8, 1: 4 / 8, 2: 1 / 8}
    assert odds(Dice(blue=1)).distribution("damage") == {0: 2 / 8, 1: 6 / 8}
    assert odds(Dice(black=1)).distribution("damage") == {0: 2 / 8, 1: 4 / 8, 2: 2 / 8}


def test_eight_dice_are_counted_without_rounding() -> None:
    found = odds(Dice(red=4, blue=2, black=2))
    assert sum(ways for _, ways in found.ways) == found.total
    assert found.mean("damage") == 4 * 0.75 + 2 * 0.75 + 2 * 1
    assert found.exactly(lambda result: result.damage == 0) == Fraction(3, 8) ** 4 * Fraction(1, 4) ** 4
    assert found.exactly(lambda result: result.damage == 14) == Fraction(1, 8) ** 4 * Fraction(3, 4) ** 2 / 16


def test_shields_are_lost_before_cards_are_dealt() -> None:
    found = odds(Dice(black=1), Defender(hull=3, shields=1))
    assert found.total == 4
    assert found.ways == (
        (Result(), 1),
        (Result(damage=1, shields=1), 2),
        (Result(damage=2, shields=1, cards=1, faceup=1), 1),
    )


def test_no_card_is_dealt_beyond_the_one_that_destroys() -> None:
    found = odds(Dice(black=2), Defender(hull=1))
    assert found.distribution("cards") == {0: 1 / 16, 1: 15 / 16}
    assert found.mean("destroyed") == 15 / 16
    assert found.mean("damage") == 2


def test_a_squadron_loses_hull_points_and_hits_alone_count() -> None:
    attacker = Attacker(dice=Dice(blue=1, black=1), critical=False)
    found = attack_odds(attacker, Defender(hull=2, is_ship=False), Range.CLOSE)
    assert found.mean("damage") == 4 / 8 + 6 / 8
    assert found.mean("cards") == found.mean("shields") == 0
    assert found.mean("destroyed") == 4 / 8 * 6 / 8


def test_brace_halves_rounded_up() -> None:
    found = odds(Dice(black=1), Defender(hull=9, tokens=(DefenseToken.BRACE,)))
    assert found.distribution("damage") == {0: 2 / 8, 1: 6 / 8}


def test_redirect_saves_cards_and_no_damage() -> None:
    ship = Defender(hull=9, adjacent=(0, 1), tokens=(DefenseToken.REDIRECT,))
    found = odds(Dice(black=1), ship)
    assert found.mean("damage") == 1
    assert found.distribution("cards") == {0: 6 / 8, 1: 2 / 8}
    assert found.distribution("shields") == {0: 2 / 8, 1: 6 / 8}


def test_contain_keeps_the_first_card_facedown() -> None:
    assert odds(Dice(black=1)).mean("faceup") == 2 / 8
    assert odds(Dice(black=1), Defender(hull=9, tokens=(DefenseToken.CONTAIN,))).mean("faceup") == 0


def test_scatter_leaves_nothing_unless_an_accuracy_locks_it() -> None:
    ace = Defender(hull=5, is_ship=False, tokens=(DefenseToken.SCATTER, DefenseToken.BRACE))
    assert odds(Dice(black=4), ace).mean("damage") == 0
    attacker = Attacker(dice=Dice(blue=2), critical=False)
    assert attack_odds(attacker, ace, Range.CLOSE).distribution("damage") == {0: 3 / 4, 1: 1 / 4}


@pytest.mark.parametrize(
    ("band", "mean"),
    [(Range.CLOSE, 1.5), (Range.LONG, 1.5 - (1 - 1 / 16)), (Range.MEDIUM, 1.5 - (1 - 1 / 16) * (1 - 0.75))],
)
def test_evade_cancels_at_long_rerolls_at_medium_and_does_nothing_at_close_range(band: Range, mean: float) -> None:
    evader = Defender(hull=9, tokens=(DefenseToken.EVADE,))
    attacker = Attacker(dice=Dice(blue=2), accuracy=False)
    assert attack_odds(attacker, evader, band).mean("damage") == mean


def test_at_speed_0_no_token_is_spent() -> None:
    stopped = Defender(hull=9, tokens=(DefenseToken.BRACE, DefenseToken.SCATTER), speed=0)
    assert odds(Dice(red=3), stopped) == odds(Dice(red=3), Defender(hull=9))


def test_an_accuracy_icon_locks_one_token_of_two_of_a_kind() -> None:
    one, two = [Defender(hull=9, tokens=(DefenseToken.BRACE,) * count) for count in (1, 2)]
    assert odds(Dice(blue=3), one).mean("damage") > odds(Dice(blue=3), two).mean("damage")
    assert odds(Dice(blue=1, black=3), two) == attack_odds(
        Attacker(dice=Dice(blue=1, black=3), accuracy=False), two, Range.CLOSE
    )


def test_an_obstructed_attack_loses_the_die_that_is_worth_least() -> None:
    attacker = Attacker(dice=Dice(red=1, black=1), obstructed=True)
    assert attack_odds(attacker, BARE, Range.CLOSE) == odds(Dice(black=1))


@pytest.mark.parametrize("attacker", [Attacker(dice=Dice()), Attacker(dice=Dice(red=1), obstructed=True)])
def test_an_attack_without_dice_is_canceled(attacker: Attacker) -> None:
    assert attack_odds(attacker.concentrating_fire(dial=True), BARE, Range.CLOSE) is NO_ATTACK


def test_concentrate_fire_adds_the_best_die_of_the_pool() -> None:
    attacker = Attacker(dice=Dice(red=1, black=1))
    assert attack_odds(attacker.concentrating_fire(dial=True), BARE, Range.CLOSE).mean("damage") == 0.75 + 2
    assert attack_odds(attacker, BARE, Range.CLOSE).mean("damage") == 0.75 + 1


def test_a_reroll_is_used_where_it_helps() -> None:
    attacker = Attacker(dice=Dice(red=1)).concentrating_fire(token=True)
    assert attack_odds(attacker, BARE, Range.CLOSE).mean("damage") == 0.75 + 3 / 8 * 0.75


def test_rerolls_of_other_colours_do_nothing() -> None:
    attacker = Attacker(dice=Dice(red=2), rerolls=(Reroll(2, (Color.BLACK,)),))
    assert attack_odds(attacker, BARE, Range.CLOSE) == odds(Dice(red=2))


def test_an_added_die_can_have_a_colour_that_is_not_in_the_pool() -> None:
    attacker = Attacker(dice=Dice(red=1), added=(AddedDie((Color.BLACK,)),))
    assert attack_odds(attacker, BARE, Range.LONG) == odds(Dice(red=1, black=1))


def test_odds_are_asked_in_several_ways() -> None:
    found = odds(Dice(blue=1), Defender(hull=1))
    assert found.chance(lambda result: result.destroyed) == found.mean("destroyed") == 3 / 4
    assert found.at_least("damage", 1) == 3 / 4
    assert found.distribution("destroyed") == {0: 1 / 4, 1: 3 / 4}
