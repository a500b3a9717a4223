"""The odds against many thousand attacks rolled at random, with a fixed seed, and decided by hand."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from armada.catalog.cards import DefenseToken, Dice
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.results import Result
from armada.odds.sides import COLORS, Attacker, Defender
from armada.state.dice import Die, faces_of
from tests.amounts import amount
from tests.odds.by_hand import ByHand

ATTACKS = amount(100_000)
SIGMAS = 4.5

FRIGATE = Defender(
    hull=5, shields=3, adjacent=(2, 1), tokens=(DefenseToken.EVADE, DefenseToken.BRACE, DefenseToken.REDIRECT)
)
CORVETTE = Defender(
    hull=4, shields=2, adjacent=(2, 2), tokens=(DefenseToken.EVADE, DefenseToken.EVADE, DefenseToken.REDIRECT)
)


def rolled(dice: Dice, rng: Random) -> Counter[tuple[Die, ...]]:
    """The faces of a number of dice in a number of attacks."""
    kinds = [Die(color, face) for color in COLORS for face in dict.fromkeys(faces_of(color))]
    colors = [color for color in COLORS for _ in range(getattr(dice, color))]
    sides = [[kinds.index(Die(color, face)) for face in faces_of(color)] for color in colors]
    pools = Counter([tuple(sorted([rng.choice(faces) for faces in sides])) for _ in range(ATTACKS)])
    return Counter({tuple([kinds[kind] for kind in pool]): count for pool, count in pools.items()})


def simulated(attacker: Attacker, defender: Defender, band: Range, rng: Random) -> Counter[Result]:
    """Roll, decide as well as possible, roll what is rolled later, and count the results."""
    by_hand = ByHand(attacker, defender, band)
    found: Counter[Result] = Counter()
    for pool, count in rolled(attacker.dice, rng).items():
        chances = by_hand.after_roll(pool).chances
        found.update(rng.choices(list(chances), list(chances.values()), k=count))
    return found


@pytest.mark.parametrize(
    ("dice", "band", "defender"),
    [
        (Dice(red=4, blue=4), Range.MEDIUM, FRIGATE),
        (Dice(red=3, blue=2, black=3), Range.CLOSE, FRIGATE),
        (Dice(red=8), Range.LONG, CORVETTE),
    ],
)
def test_eight_dice_come_out_as_often_as_the_odds_say(dice: Dice, band: Range, defender: Defender) -> None:
    attacker = Attacker(dice=dice)
    assert_as_often(attacker, defender, band, Random(8))


@pytest.mark.parametrize(("dice", "defender"), [(Dice(red=3), FRIGATE), (Dice(blue=3), CORVETTE)])
def test_concentrate_fire_comes_out_as_often_as_the_odds_say(dice: Dice, defender: Defender) -> None:
    attacker = Attacker(dice=dice).concentrating_fire(dial=True, token=True)
    assert_as_often(attacker, defender, Range.MEDIUM, Random(3))


def assert_as_often(attacker: Attacker, defender: Defender, band: Range, rng: Random) -> None:
    odds = attack_odds(attacker, defender, band)
    found = simulated(attacker, defender, band, rng)
    for part in ("damage", "shields", "cards", "faceup", "destroyed"):
        counts: Counter[int] = Counter()
        for result, count in found.items():
            counts[int(getattr(result, part))] += count
        for value, chance in odds.distribution(part).items():
            spread = SIGMAS * sqrt(chance * (1 - chance) / ATTACKS)
            assert counts[value] / ATTACKS == pytest.approx(chance, abs=spread + 1e-12), (part, value)
        assert set(counts) <= set(odds.distribution(part))
