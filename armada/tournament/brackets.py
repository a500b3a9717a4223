"""The bracket of the elimination rounds as it is shown: past rounds and rounds to come."""

from __future__ import annotations

import msgspec

from armada.tournament.cut import bracket
from armada.tournament.event import Event, EventStage, Match, Round, RoundStatus


class BracketPair(msgspec.Struct, frozen=True, kw_only=True):
    """A match of the bracket; players not known yet are None. `winner` is 0 or 1."""

    players: tuple[int | None, int | None]
    winner: int | None = None
    scores: tuple[int, int] | None = None


class BracketStage(msgspec.Struct, frozen=True, kw_only=True):
    """A round of the bracket from top to bottom; `round` is its number once its pairings are published."""

    title: str
    round: int | None
    pairs: tuple[BracketPair, ...]


def bracket_stages(event: Event) -> list[BracketStage]:
    """The whole bracket; empty while there is no cut. Pairings that are not published are not in it."""
    if event.cut is None:
        return []
    played = [
        round for round in event.rounds if round.stage is EventStage.CUT and round.status is not RoundStatus.PREVIEW
    ]
    stages = [_played(round) for round in played]
    size = len(event.cut.players) >> len(played)
    if not stages:
        first = tuple(BracketPair(players=pair) for pair in bracket(event.cut.players))
        stages, size = [_stage(first)], size // 2
    while size >= 2:
        before = [_advancing(pair) for pair in stages[-1].pairs]
        pairs = tuple(BracketPair(players=(before[place], before[place + 1])) for place in range(0, len(before), 2))
        stages.append(_stage(pairs))
        size //= 2
    return stages


def _played(round: Round) -> BracketStage:
    return BracketStage(title=round.title, round=round.number, pairs=tuple(_pair(match) for match in round.matches))


def _pair(match: Match) -> BracketPair:
    verdict = match.verdict
    return BracketPair(
        players=(match.one, match.two),
        winner=None if verdict is None else verdict.winner,
        scores=verdict.scores if verdict is not None and verdict.was_played else None,
    )


def _stage(pairs: tuple[BracketPair, ...]) -> BracketStage:
    title = Round(number=0, stage=EventStage.CUT, size=2 * len(pairs)).title
    return BracketStage(title=title, round=None, pairs=pairs)


def _advancing(pair: BracketPair) -> int | None:
    return None if pair.winner is None else pair.players[pair.winner]
