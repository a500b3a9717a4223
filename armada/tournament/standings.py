"""Standings: tournament points, then margin of victory, then strength of schedule; ties share a rank.

Points decide (TRN-09), then the cumulative margin of victory of games won (TRN-55, TRN-65), then strength of schedule
(TRN-66), the printed sum or the formula of the software (TRN-67). Players equal in all three share a rank (TRN-97).
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

import msgspec

from armada.tournament.event import Event, Presence, Round, RoundStatus, Schedule
from armada.tournament.scoring import Verdict


class Standing(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A line of the standings. Strength of schedule is an exact fraction: `strength` over `parts`.

    A player who was disqualified has no rank.
    """

    rank: int | None
    player: int
    points: int
    margin: int
    strength: int = 0
    parts: int = 1
    wins: int = 0
    losses: int = 0
    byes: int = 0
    rounds: int = 0
    presence: Presence = Presence.PRESENT

    @property
    def schedule(self) -> Fraction:
        """Strength of schedule, exact."""
        return Fraction(self.strength, self.parts)

    @property
    def schedule_shown(self) -> str:
        """Strength of schedule as text: whole, or rounded to two decimals."""
        exact = self.schedule
        return str(exact.numerator) if exact.denominator == 1 else f"{float(exact):.2f}"


class PlayerTally(msgspec.Struct):
    """A player's totals so far."""

    points: int = 0
    margin: int = 0
    wins: int = 0
    losses: int = 0
    byes: int = 0
    rounds: int = 0
    opponents: list[int] = msgspec.field(default_factory=list)


def standings(event: Event, after: int | None = None) -> list[Standing]:
    """The standings after a round, ignoring later ones; None: the current standings."""
    tallies = tally(event, after)
    strengths, parts = _strengths(event.settings.schedule, tallies)
    players = event.players
    order = [id for id in tallies if after is None or players[id].entered <= after]
    order.sort(key=lambda id: (players[id].name.casefold(), id))
    merits = {id: (tallies[id].points, tallies[id].margin, strengths[id]) for id in order}
    order.sort(key=merits.__getitem__, reverse=True)
    ranked = [id for id in order if players[id].presence is not Presence.DISQUALIFIED]
    out = [id for id in order if players[id].presence is Presence.DISQUALIFIED]
    found: list[Standing] = []
    rank, before = 0, None
    for place, id in enumerate(ranked, start=1):
        if merits[id] != before:
            rank, before = place, merits[id]
        found.append(_line(rank, id, tallies[id], strengths[id], parts, players[id].presence))
    return found + [_line(None, id, tallies[id], strengths[id], parts, players[id].presence) for id in out]


def _line(rank: int | None, id: int, mine: PlayerTally, strength: int, parts: int, presence: Presence) -> Standing:
    return Standing(
        rank=rank,
        player=id,
        points=mine.points,
        margin=mine.margin,
        strength=strength,
        parts=parts,
        wins=mine.wins,
        losses=mine.losses,
        byes=mine.byes,
        rounds=mine.rounds,
        presence=presence,
    )


def tally(event: Event, after: int | None = None) -> dict[int, PlayerTally]:
    """Each player's totals after a round: points, margin of victory, and opponents actually played."""
    found = {id: PlayerTally() for id in event.players}
    for round in counted_rounds(event, after):
        for match in round.matches:
            if match.verdict is None:
                continue
            _add(found[match.one], match.verdict, 0, match.two)
            if match.two is not None:
                _add(found[match.two], match.verdict, 1, match.one)
    return found


def _add(mine: PlayerTally, verdict: Verdict, place: int, other: int | None) -> None:
    """A match of one player; without an opponent it is a bye."""
    mine.points += verdict.points[place]
    mine.margin += verdict.margins[place]
    mine.rounds += 1
    if verdict.winner == place:
        mine.wins += 1
    else:
        mine.losses += 1
    if other is None:
        mine.byes += 1
    elif verdict.was_played:
        mine.opponents.append(other)


def counted_rounds(event: Event, after: int | None = None) -> list[Round]:
    """The rounds that count: Swiss, published, up to `after`, and since the last reset of points."""
    since = max((begins for begins in event.resets if after is None or begins <= after), default=1)
    return [
        round
        for round in event.swiss
        if since <= round.number and (after is None or round.number <= after) and round.status != RoundStatus.PREVIEW
    ]


def _strengths(schedule: Schedule, tallies: dict[int, PlayerTally]) -> tuple[dict[int, int], int]:
    """Strength of schedule of all players as integer numerators, and their common denominator.

    The sum of the opponents' tournament points (TRN-66); a bye adds nothing. By the software's formula (TRN-67): the
    average, over the opponents met, of each one's points per round; byes count among an opponent's rounds.
    """
    if schedule is Schedule.SUM:
        return {id: sum(tallies[other].points for other in mine.opponents) for id, mine in tallies.items()}, 1
    rounds = lcm(*range(1, max((mine.rounds for mine in tallies.values()), default=1) + 1))
    shares = {id: mine.points * (rounds // mine.rounds) if mine.rounds else 0 for id, mine in tallies.items()}
    found = {}
    for id, mine in tallies.items():
        met = len(mine.opponents)
        found[id] = sum(shares[other] for other in mine.opponents) * (rounds // met) if met else 0
    return found, rounds * rounds
