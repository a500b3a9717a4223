"""All pools that some dice can show, counted as multisets: dice of one colour are alike.

Eight dice have 16,777,216 rolls but at most 2,520 pools. The pools of a given number of red, blue and black dice form a
fixed order: all rolls of the red dice, for each of them all of the blue, for each of these all of the black. What is
known of the pools (ways, worths, summaries) is a list in this order, and the pools in which one colour shows one roll
are slices of it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import factorial, prod
from typing import Final, NamedTuple

from armada.catalog.cards import Color
from armada.odds.sides import COLORS
from armada.state.dice import CRITS, HITS, DieFace, faces_of

SIDES: Final = 8


class Showing(NamedTuple):
    """A face of the dice of one colour: on how many of the eight sides it is, and its effect in an attack."""

    color: Color
    face: DieFace
    sides: int
    damage: int
    crits: int
    accuracies: int


Counts = tuple[int, int, int]
"""The numbers of red, blue and black dice."""

Roll = tuple[int, ...]
"""How many dice of one colour show each of its faces."""

Summary = tuple[int, int, int, int]
"""The features of a pool that decide the defender's best answer.

Damage, critical icons (two stand for more), accuracy icons (as many as there are tokens stand for more), and which dice
an Evade can be used on (a bit for each face of each colour).
"""


class SummaryFeatures(NamedTuple):
    """The features that a summary needs: whether critical icons count, whether an Evade is possible, tokens to lock."""

    critical: bool
    evading: bool
    tokens: int


@cache
def showings(critical: bool = True) -> tuple[Showing, ...]:
    """Every face of every colour once; critical icons are damage, or nothing if they do not count."""
    return tuple(
        [
            Showing(
                color=color,
                face=face,
                sides=faces_of(color).count(face),
                damage=HITS.get(face, 0) + CRITS.get(face, 0) * critical,
                crits=CRITS.get(face, 0) * critical,
                accuracies=int(face is DieFace.ACCURACY),
            )
            for color in COLORS
            for face in dict.fromkeys(faces_of(color))
        ]
    )


@cache
def showings_of(color: Color, critical: bool = True) -> tuple[Showing, ...]:
    """The faces of one colour."""
    return tuple([showing for showing in showings(critical) if showing.color is color])


def with_die(counts: Counts, color: Color, more: int = 1) -> Counts:
    """These dice with one more of a colour, or one fewer."""
    red, blue, black = counts
    if color is Color.RED:
        return red + more, blue, black
    return (red, blue + more, black) if color is Color.BLUE else (red, blue, black + more)


# One colour


@cache
def rolls_of(color: Color, count: int) -> tuple[Roll, ...]:
    """All rolls of a number of dice of a colour."""
    found: list[Roll] = [()]
    for _ in showings_of(color)[1:]:
        found = [(*roll, n) for roll in found for n in range(count - sum(roll) + 1)]
    return tuple([(*roll, count - sum(roll)) for roll in found])


@cache
def with_face(color: Color, count: int) -> tuple[tuple[int, ...], ...]:
    """For each roll and each face: the index of the roll with one more die that shows the face."""
    places = {roll: place for place, roll in enumerate(rolls_of(color, count + 1))}
    faces = range(len(showings_of(color)))
    return tuple(
        [
            tuple([places[(*roll[:face], roll[face] + 1, *roll[face + 1 :])] for face in faces])
            for roll in rolls_of(color, count)
        ]
    )


def _ways(color: Color, roll: Roll) -> int:
    """The number of ways to roll this: a multinomial coefficient."""
    ways = factorial(sum(roll))
    for kind, count in zip(showings_of(color), roll, strict=True):
        ways = ways // factorial(count) * kind.sides**count
    return ways


# All colours


@lru_cache(maxsize=512)
def ways_of(counts: Counts) -> list[int]:
    """The number of ways for each pool, out of 8 to the number of dice."""
    red, blue, black = [
        [_ways(color, roll) for roll in rolls_of(color, count)] for color, count in zip(COLORS, counts, strict=True)
    ]
    return [x * y * z for x in red for y in blue for z in black]


@lru_cache(maxsize=512)
def places_of(counts: Counts, color: Color) -> list[list[slice]]:
    """For each roll of one colour: the indices of the pools with that roll."""
    red, blue, black = [len(rolls_of(color, count)) for color, count in zip(COLORS, counts, strict=True)]
    if color is Color.RED:
        return [[slice(roll * blue * black, (roll + 1) * blue * black)] for roll in range(red)]
    if color is Color.BLUE:
        step = blue * black
        return [[slice(roll * black + other, None, step) for other in range(black)] for roll in range(blue)]
    return [[slice(roll, None, black)] for roll in range(black)]


def how_many(counts: Counts) -> int:
    """The number of different pools of these dice."""
    return prod([len(rolls_of(color, count)) for color, count in zip(COLORS, counts, strict=True)])


@lru_cache(maxsize=512)
def summaries(counts: Counts, looking: SummaryFeatures) -> list[Summary]:
    """The summary of each pool."""
    red, blue, black = [
        [_summary(color, roll, looking) for roll in rolls_of(color, count)]
        for color, count in zip(COLORS, counts, strict=True)
    ]
    tokens = looking.tokens
    return [
        (r[0] + b[0] + k[0], min(2, r[1] + b[1] + k[1]), min(tokens, r[2] + b[2] + k[2]), r[3] + b[3] + k[3])
        for r in red
        for b in blue
        for k in black
    ]


@lru_cache(maxsize=512)
def rolled_summaries(counts: Counts, looking: SummaryFeatures) -> dict[Summary, int]:
    """The summaries of the pools of these dice, with the number of ways for each."""
    return counted(summaries(counts, looking), ways_of(counts))


def counted(summaries: list[Summary], ways: list[int]) -> dict[Summary, int]:
    """The different summaries of some pools, with the number of ways for each."""
    found: dict[Summary, int] = {}
    for summary, count in zip(summaries, ways, strict=True):
        if count:
            found[summary] = found.get(summary, 0) + count
    return found


def _summary(color: Color, roll: Roll, looking: SummaryFeatures) -> Summary:
    damage = crits = accuracies = targets = 0
    for kind, count in zip(showings_of(color, looking.critical), roll, strict=True):
        if count:
            damage += count * kind.damage
            crits += count * kind.crits
            accuracies += count * kind.accuracies
            if looking.evading and kind.damage:
                targets |= 1 << showings(looking.critical).index(kind)
    return damage, crits, accuracies, targets
