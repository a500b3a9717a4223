"""The odds of an attack, exact: pools are counted, not sampled. `docs/concepts/odds.md` tells who decides what, and when."""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from armada.geometry.ruler import Range
from armada.odds.defense import Defense
from armada.odds.pools import MOST_DICE, SIDES, Counts, Summary, rolled_summaries, rolls, summaries
from armada.odds.results import NO_ATTACK, Odds, Result
from armada.odds.sides import COLORS, Attacker, Defender, Reroll
from armada.odds.stages import Adding, Answered, Rerolling, Stage, with_die


@lru_cache(maxsize=4096)
def attack_odds(attacker: Attacker, defender: Defender, range: Range) -> Odds:
    """What an attack can come to, and how likely each result is, if both sides play it as well as possible."""
    pools = _pools_to_roll(attacker)
    if not pools:
        return NO_ATTACK
    dice = sum(pools[0]) + len(attacker.added)
    assert dice <= MOST_DICE, f"at most {MOST_DICE} dice can be counted, not {dice}"
    rerolls = [Reroll(min(reroll.most, dice), reroll.colors) for reroll in attacker.rerolls]
    rolled_later = len(attacker.added) + sum([reroll.most for reroll in rerolls]) + 1
    defense = Defense(
        defender, range, critical=attacker.critical, accuracy=attacker.accuracy, rolled_later=rolled_later
    )
    stage: Stage = Answered(defense)
    for reroll in reversed(rerolls):
        stage = Rerolling(reroll, stage)
    for die in reversed(attacker.added):
        stage = Adding(die, stage)
    pool = pools[0] if len(pools) == 1 else max(pools, key=lambda counts: _worth(counts, stage))
    return _results(_final_pools(pool, stage, defense), defense, SIDES ** (sum(pool) + rolled_later))


def _pools_to_roll(attacker: Attacker) -> list[Counts]:
    """The dice that may be rolled: an obstructed attack loses one, of a colour that the attacker chooses (ATK-21)."""
    counts = (attacker.dice.red, attacker.dice.blue, attacker.dice.black)
    if not attacker.obstructed:
        return [counts] if sum(counts) else []
    return [
        with_die(counts, color, -1) for color, count in zip(COLORS, counts, strict=True) if count and sum(counts) > 1
    ]


def _worth(counts: Counts, stage: Stage) -> int:
    """What it is worth to roll these dice."""
    worths = stage.worths(counts)
    return sum([ways * worths[pool] for pool, ways in rolls(counts).items()])


def _final_pools(counts: Counts, stage: Stage, defense: Defense) -> dict[Summary, int]:
    """What the defender has to answer, and the ways in which that comes about."""
    if isinstance(stage, Answered):
        return dict(rolled_summaries(counts, defense.critical, defense.evades))
    found: dict[Summary, int] = {}
    for dice, pools in stage.play({counts: dict(rolls(counts))}).items():
        summary_of = summaries(dice, defense.critical, defense.evades)
        for pool, ways in pools.items():
            found[summary_of[pool]] = found.get(summary_of[pool], 0) + ways
    return found


def _results(pools: dict[Summary, int], defense: Defense, total: int) -> Odds:
    """The results of the defender's answers, in lowest terms."""
    found: dict[Result, int] = {}
    for summary, ways in pools.items():
        for result, more in defense.answer(summary):
            found[result] = found.get(result, 0) + ways * more
    shared = gcd(total, *found.values())
    return Odds(tuple([(result, found[result] // shared) for result in sorted(found)]), total // shared)
