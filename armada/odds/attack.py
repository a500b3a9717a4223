"""The odds of an attack, exact: pools are counted, not sampled.

`docs/concepts/odds.md` explains who decides what, when and to what end.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from armada.geometry.ruler import Range
from armada.odds.defense import Defense
from armada.odds.pools import SIDES, Counts, Summary, counted, rolled_summaries, summaries, ways_of, with_die
from armada.odds.rerolling import Rerolling
from armada.odds.results import NO_ATTACK, Odds, Result
from armada.odds.sides import COLORS, Attacker, Defender, Reroll
from armada.odds.stages import Adding, Answered, AttackStage


@lru_cache(maxsize=1024)
def attack_odds(attacker: Attacker, defender: Defender, range: Range) -> Odds:
    """The possible results of an attack and their chances, if both sides play as well as possible."""
    pools = _pools_to_roll(attacker)
    if not pools:
        return NO_ATTACK
    dice = sum(pools[0]) + len(attacker.added)
    rerolls = [Reroll(min(reroll.most, dice), reroll.colors) for reroll in attacker.rerolls]
    after_roll = len(attacker.added) + sum([reroll.most for reroll in rerolls]) + 1
    defense = Defense(
        defender,
        range,
        critical=attacker.critical,
        accuracy=attacker.accuracy,
        dice=dice,
        rolled_later=after_roll if len(pools) == 1 else after_roll + dice,
    )
    stage: AttackStage = Answered(defense)
    for reroll in reversed(rerolls):
        stage = Rerolling(reroll, stage, critical=attacker.critical)
    for die in reversed(attacker.added):
        stage = Adding(die, stage)
    pool = pools[0] if len(pools) == 1 else max(pools, key=lambda counts: _worth(counts, stage))
    return _results(_final_pools(pool, stage, defense), defense, SIDES ** (sum(pool) + after_roll))


def _pools_to_roll(attacker: Attacker) -> list[Counts]:
    """The dice that may be rolled: an obstructed attack loses one, of a colour that the attacker chooses (ATK-21)."""
    counts = (attacker.dice.red, attacker.dice.blue, attacker.dice.black)
    if attacker.obstructed:
        left = [with_die(counts, color, -1) for color, count in zip(COLORS, counts, strict=True) if count]
        return [pool for pool in left if any(pool)]
    return [counts] if any(counts) else []


def _worth(counts: Counts, stage: AttackStage) -> int:
    """The value of rolling these dice."""
    return sum([ways * worth for ways, worth in zip(ways_of(counts), stage.worths(counts), strict=True)])


def _final_pools(counts: Counts, stage: AttackStage, defense: Defense) -> dict[Summary, int]:
    """The pools that the defender has to answer, with their ways to occur."""
    if isinstance(stage, Answered):
        return rolled_summaries(counts, defense.looking)
    found: dict[Summary, int] = {}
    for dice, ways in stage.play({counts: ways_of(counts)}).items():
        for summary, count in counted(summaries(dice, defense.looking), ways).items():
            found[summary] = found.get(summary, 0) + count
    return found


def _results(pools: dict[Summary, int], defense: Defense, total: int) -> Odds:
    """The results of the defender's answers, in lowest terms."""
    found: dict[Result, int] = {}
    for summary, ways in pools.items():
        for result, more in defense.results(summary):
            found[result] = found.get(result, 0) + ways * more
    shared = gcd(total, *found.values())
    return Odds(tuple([(result, found[result] // shared) for result in sorted(found)]), total // shared)
