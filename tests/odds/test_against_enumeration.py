"""The odds against attacks played out by hand, roll by roll and choice by choice."""

from __future__ import annotations

from random import Random

import pytest

from armada.catalog.cards import Color, DefenseToken, Dice
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.results import Odds
from armada.odds.sides import COLORS, AddedDie, Attacker, Defender, Reroll
from tests.odds.by_hand import ByHand, Play

TOKENS = (
    DefenseToken.EVADE,
    DefenseToken.BRACE,
    DefenseToken.REDIRECT,
    DefenseToken.CONTAIN,
    DefenseToken.SCATTER,
)


def assert_same(odds: Odds, play: Play) -> None:
    worth = odds.mean("damage"), odds.mean("cards"), odds.mean("faceup"), odds.mean("destroyed")
    assert worth == play.worth
    if play.is_only:
        assert {result: ways / odds.total for result, ways in odds.ways} == play.chances


def an_attacker(rng: Random) -> Attacker:
    colors = rng.choices(COLORS, k=rng.randint(1, 3))
    dice = Dice(**{color: colors.count(color) for color in COLORS})
    rerolls = (Reroll(rng.randint(1, 3), tuple(rng.sample(COLORS, 2))),) if rng.random() < 0.2 else ()
    attacker = Attacker(
        dice=dice,
        obstructed=dice.total > 1 and rng.random() < 0.25,
        rerolls=rerolls,
        accuracy=rng.random() < 0.9,
        critical=rng.random() < 0.8,
    )
    return attacker.concentrating_fire(dial=rng.random() < 0.25, token=rng.random() < 0.25)


def a_defender(rng: Random) -> Defender:
    return Defender(
        hull=rng.randint(1, 4),
        is_ship=rng.random() < 0.8,
        shields=rng.randint(0, 2),
        adjacent=(rng.randint(0, 2), rng.randint(0, 2)),
        tokens=tuple(rng.choices(TOKENS, (5, 4, 4, 2, 1), k=rng.randint(0, 3))),
        speed=rng.choice((0, 1, 2, 3)),
    )


@pytest.mark.parametrize("seed", range(8))
def test_random_attacks_have_the_odds_that_enumeration_finds(seed: int) -> None:
    rng = Random(seed)
    clear = 0
    for _ in range(20):
        attacker, defender, band = an_attacker(rng), a_defender(rng), rng.choice(list(Range))
        play = ByHand(attacker, defender, band).play()
        assert_same(attack_odds(attacker, defender, band), play)
        clear += play.is_only
    assert clear >= 10


@pytest.mark.parametrize("band", list(Range))
def test_four_dice_against_every_token(band: Range) -> None:
    attacker = Attacker(dice=Dice(red=2, blue=1, black=1))
    defender = Defender(hull=3, shields=1, adjacent=(1, 0), tokens=TOKENS[:4])
    assert_same(attack_odds(attacker, defender, band), ByHand(attacker, defender, band).play())


def test_a_die_of_a_given_colour_and_two_effects_that_reroll() -> None:
    attacker = Attacker(
        dice=Dice(red=1, black=1),
        added=(AddedDie((Color.RED, Color.BLUE)),),
        rerolls=(Reroll(2, (Color.RED, Color.BLUE)), Reroll()),
    )
    defender = Defender(hull=4, shields=1, adjacent=(2, 1), tokens=(DefenseToken.EVADE, DefenseToken.BRACE))
    assert_same(attack_odds(attacker, defender, Range.MEDIUM), ByHand(attacker, defender, Range.MEDIUM).play())


def test_two_dice_are_added() -> None:
    attacker = Attacker(dice=Dice(blue=1), added=(AddedDie((Color.RED,)), AddedDie()))
    defender = Defender(hull=2, shields=1, tokens=(DefenseToken.BRACE,))
    assert_same(attack_odds(attacker, defender, Range.LONG), ByHand(attacker, defender, Range.LONG).play())


def test_the_die_lost_to_obstruction_is_chosen_by_damage_before_cards() -> None:
    attacker = Attacker(dice=Dice(red=3, blue=1, black=1), obstructed=True)
    tokens = (DefenseToken.CONTAIN, DefenseToken.REDIRECT)
    defender = Defender(hull=3, shields=2, adjacent=(0, 0), tokens=tokens)
    assert_same(attack_odds(attacker, defender, Range.CLOSE), ByHand(attacker, defender, Range.CLOSE).play())
