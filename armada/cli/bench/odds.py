"""Benchmarks of exact odds: eight dice against a ship with an Evade, a Brace and a Redirect."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken, Dice
from armada.cli.bench.timing import Figure, best_of
from armada.geometry.ruler import Range
from armada.odds import defense, pools, rerolling
from armada.odds.attack import attack_odds
from armada.odds.sides import Attacker, Defender

DEFENDER = Defender(
    hull=5, shields=3, adjacent=(2, 2), tokens=(DefenseToken.EVADE, DefenseToken.BRACE, DefenseToken.REDIRECT)
)
TWO_COLORS = Attacker(dice=Dice(red=4, blue=4))
THREE_COLORS = Attacker(dice=Dice(red=3, blue=2, black=3))
THREE_AND_BOTH = THREE_COLORS.concentrating_fire(dial=True, token=True)
MEMOS = (
    pools.ways_of,
    pools.places_of,
    pools.summaries,
    pools.rolled_summaries,
    pools.rolls_of,
    pools.with_face,
    rerolling.takings,
    defense._tokens,
)
BAR = 10


def figures() -> list[Figure]:
    """The figures of odds with their bars."""
    return [
        Figure("8 dice at close range", _milliseconds(THREE_COLORS, Range.CLOSE), "ms", BAR),
        Figure("8 dice at long range", _milliseconds(Attacker(dice=Dice(red=8)), Range.LONG), "ms", BAR),
        Figure("8 dice at medium range", _milliseconds(TWO_COLORS, Range.MEDIUM), "ms", BAR),
        Figure(
            "8 dice, dice and defender never seen before", _milliseconds(TWO_COLORS, Range.MEDIUM, cold=True), "ms", BAR
        ),
        Figure("… with a Concentrate Fire dial", _milliseconds(_fire(dial=True), Range.MEDIUM), "ms", BAR),
        Figure("… with a Concentrate Fire token", _milliseconds(_fire(token=True), Range.MEDIUM), "ms", BAR),
        Figure("… with both", _milliseconds(_fire(dial=True, token=True), Range.MEDIUM), "ms", BAR),
        Figure("… of three colours, with both", _milliseconds(THREE_AND_BOTH, Range.CLOSE), "ms"),
        Figure("… asked again", _again(TWO_COLORS) * 1e6, "µs"),
    ]


def _fire(*, dial: bool = False, token: bool = False) -> Attacker:
    return TWO_COLORS.concentrating_fire(dial=dial, token=token)


def _milliseconds(attacker: Attacker, band: Range, *, cold: bool = False) -> float:
    def work() -> None:
        attack_odds.cache_clear()
        if cold:
            for memo in MEMOS:
                memo.cache_clear()
        attack_odds(attacker, DEFENDER, band)

    work()
    return best_of(20, work) * 1e3


def _again(attacker: Attacker) -> float:
    return best_of(5, lambda: [attack_odds(attacker, DEFENDER, Range.MEDIUM) for _ in range(1000)], 1000)
