"""Statistics of a batch of games: wins with their interval, scores, length, and how often cards were used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

from armada.sim.games import GameResult

Z95: Final = 1.959963984540054
"""In a normal distribution, 95 percent is within this many standard deviations of the mean."""

STEP: Final = 50
"""The width of a bar in the score distribution, in points."""


class Interval(msgspec.Struct, frozen=True):
    """A share, and its bounds with a confidence of 95 percent."""

    share: float
    low: float
    high: float


def wilson(wins: int, games: int) -> Interval:
    """The Wilson interval, which is also good for few games and for shares near 0 or 1."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    square = Z95 * Z95 / games
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


class Scores(msgspec.Struct, frozen=True, kw_only=True):
    """The distribution of a side's scores; `bars` counts the games by the lower end of each bar of 50 points."""

    mean: float
    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int
    bars: dict[int, int]


class SideSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one side; `uses` is how often per game, on average, it resolved an effect of a card."""

    wins: int
    win_rate: Interval
    scores: Scores
    wins_as_first: int
    games_as_first: int
    uses: dict[str, float]


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The points a seat destroyed and lost per game, on average, and its shares of all that its side did."""

    destroyed: float
    share_of_destroyed: float
    lost: float
    share_of_lost: float


class PlayerSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one player in a mirrored batch; the wins on each side, out of half of the games."""

    name: str
    wins: int
    win_rate: Interval
    wins_by_side: tuple[int, int]
    mean_score: float


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of a batch."""

    games: int
    sides: tuple[SideSummary, ...]
    seats: tuple[SeatSummary, ...]
    mean_margin: float
    rounds: dict[int, int]
    reasons: dict[str, int]
    objectives: dict[str, int]
    mean_decisions: float
    players: tuple[PlayerSummary, ...] = ()
    """The players of a mirrored batch; where players do not change sides, the sides say it all."""


def summarize(results: Sequence[GameResult]) -> Summary:
    """Summarise some games."""
    return Summary(
        games=len(results),
        sides=(_side(results, 0), _side(results, 1)),
        seats=_seats(results),
        mean_margin=_mean([result.margin for result in results]),
        rounds=dict(sorted(Counter([result.rounds for result in results]).items())),
        reasons=dict(sorted(Counter([result.reason for result in results]).items())),
        objectives=dict(sorted(Counter([result.objective for result in results]).items())),
        mean_decisions=_mean([result.decisions for result in results]),
        players=_players(results),
    )


def _players(results: Sequence[GameResult]) -> tuple[PlayerSummary, ...]:
    """Both players, if they changed sides."""
    if len({result.players for result in results}) < 2:
        return ()
    return tuple([_player(results, name) for name in results[0].players])


def _player(results: Sequence[GameResult], name: str) -> PlayerSummary:
    sides = [result.players.index(name) for result in results]
    won = [side for side, result in zip(sides, results, strict=True) if result.winner == side]
    return PlayerSummary(
        name=name,
        wins=len(won),
        win_rate=wilson(len(won), len(results)),
        wins_by_side=(won.count(0), won.count(1)),
        mean_score=_mean([result.scores[side] for side, result in zip(sides, results, strict=True)]),
    )


def _side(results: Sequence[GameResult], side: int) -> SideSummary:
    wins = sum([result.winner == side for result in results])
    first = [result for result in results if result.first == side]
    uses: Counter[str] = Counter()
    for result in results:
        uses.update(result.used[side])
    return SideSummary(
        wins=wins,
        win_rate=wilson(wins, len(results)),
        scores=scores([result.scores[side] for result in results]),
        wins_as_first=sum([result.winner == side for result in first]),
        games_as_first=len(first),
        uses={key: count / len(results) for key, count in uses.most_common()},
    )


def _seats(results: Sequence[GameResult]) -> tuple[SeatSummary, ...]:
    """The seats of both sides; each side has half of them."""
    if not results:
        return ()
    count = len(results[0].seats)
    destroyed = [_mean([result.seats[seat].destroyed for result in results]) for seat in range(count)]
    lost = [_mean([result.seats[seat].lost for result in results]) for seat in range(count)]
    return tuple(
        [
            SeatSummary(
                destroyed=destroyed[seat],
                share_of_destroyed=_share(destroyed, seat),
                lost=lost[seat],
                share_of_lost=_share(lost, seat),
            )
            for seat in range(count)
        ]
    )


def _share(values: Sequence[float], seat: int) -> float:
    """The share of a seat in what its side did; 0 if that is nothing."""
    half = len(values) // 2
    total = sum(values[:half] if seat < half else values[half:])
    return values[seat] / total if total else 0.0


def scores(found: Iterable[int]) -> Scores:
    """The distribution of some scores."""
    order = sorted(found) or [0]
    last = len(order) - 1
    bars = Counter([score // STEP * STEP for score in order])
    return Scores(
        mean=_mean(order),
        least=order[0],
        quarter=order[last // 4],
        median=order[last // 2],
        three_quarters=order[last * 3 // 4],
        most=order[last],
        bars={start: bars[start] for start in range(0, max(bars) + STEP, STEP)},
    )


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0
