"""The cut: the top players advance to elimination rounds, first against last; and further days of Swiss rounds.

The rule documents name elimination rounds without describing them; these are our own rules. The winner of a match
advances; tournament points no longer count.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from armada.errors import TournamentError
from armada.messages.message import listed, say
from armada.tournament.commands import Command, Decision
from armada.tournament.draw import Draw
from armada.tournament.entries import CutMade, DayBegun, EventFinished
from armada.tournament.event import Cut, Event, EventStage, Match, Presence, Round, RoundStatus
from armada.tournament.standings import Standing, standings

SIZES: Final = (2, 4, 8, 16, 32)


class MakeCut(Command, frozen=True, tag="make cut"):
    """Cut to the top 2, 4, 8, 16 or 32; if a player declines, the next moves up.

    The order of players who share a rank is drawn from the seed, which is saved (TRN-97). An empty seed is filled in.
    """

    size: int
    seed: str = ""
    declined: tuple[int, ...] = ()

    def decide(self, event: Event) -> Decision:
        """The last Swiss round must be complete."""
        if self.size not in SIZES:
            raise TournamentError(
                say("tournament-no-bracket", size=self.size),
                remedy=say("tournament-no-bracket.remedy", sizes=listed([str(size) for size in SIZES], either=True)),
            )
        _check_played(event)
        if event.cut is not None:
            raise TournamentError(
                say("tournament-cut-made", size=len(event.cut.players)), remedy=say("tournament-cut-made.remedy")
            )
        order = [id for id in drawn_order(event, self.seed) if id not in self.declined]
        if len(order) < self.size:
            raise TournamentError(
                say("tournament-cut-needs", size=self.size, left=len(order)), remedy=say("tournament-cut-needs.remedy")
            )
        planned, played = event.planned_rounds, len(event.swiss)
        doubts = (say("tournament-rounds-missing", played=played, planned=planned),) if played < planned else ()
        cut = Cut(players=tuple(order[: self.size]), seed=self.seed, after=len(event.rounds))
        return Decision(CutMade(cut), doubts, tuple(_drawn(event, self.size)))


class BeginDay(Command, frozen=True, tag="begin day"):
    """Begin another day. `top`: how many players advance. `reset`: tournament points restart at 0."""

    top: int | None = None
    reset: bool = False
    seed: str = ""

    def decide(self, event: Event) -> Decision:
        """Only between rounds; opponents from earlier days still count as met."""
        _check_played(event)
        out: tuple[int, ...] = ()
        remarks: list[str] = []
        if self.top is not None:
            order = drawn_order(event, self.seed)
            if not 2 <= self.top <= len(order):
                raise TournamentError(
                    say("tournament-cannot-advance", top=self.top, players=len(order)),
                    remedy=say("tournament-from-to", least=2, most=len(order)),
                )
            out = tuple(order[self.top :])
            remarks = _drawn(event, self.top)
        return Decision(DayBegun(self.reset, out, self.seed), (), tuple(remarks))


class Finish(Command, frozen=True, tag="finish"):
    """Finish the event."""

    def decide(self, event: Event) -> Decision:
        """The last round must be complete; planned rounds that were not played are a doubt."""
        _check_played(event)
        if event.is_finished:
            raise TournamentError(
                say("tournament-finished", event=event.settings.name), remedy=say("tournament-print-standings")
            )
        doubts = misplaced_players(event)
        if event.cut is not None and champion(event) is None:
            doubts.append(say("tournament-elimination-open"))
        elif event.cut is None and len(event.swiss) < event.planned_rounds:
            doubts.append(say("tournament-rounds-missing", played=len(event.swiss), planned=event.planned_rounds))
        elif event.cut is None and event.begins_day:
            doubts.append(say("tournament-day-unplayed"))
        return Decision(EventFinished(), tuple(doubts))


def drawn_order(event: Event, seed: str) -> list[int]:
    """The active players in the order of the standings; ties are drawn from the seed (TRN-97)."""
    here = [standing for standing in standings(event) if standing.presence is Presence.PRESENT]
    draw = Draw(seed)
    chance = {standing.player: draw.number() for standing in sorted(here, key=lambda one: one.player)}
    return [one.player for one in sorted(here, key=lambda one: (one.rank or 0, chance[one.player]))]


def bracket(players: Sequence[int]) -> list[tuple[int, int]]:
    """First against last; the top two can only meet in the final. Matches from top to bottom."""
    order = [0]
    while len(order) < len(players):
        size = 2 * len(order)
        order = [place for first in order for place in (first, size - 1 - first)]
    return [(players[order[place]], players[order[place + 1]]) for place in range(0, len(order), 2)]


def elimination_round(event: Event, number: int) -> Round:
    """The next round of the bracket: the winners of neighbouring matches meet."""
    assert event.cut is not None
    earlier = [round for round in event.rounds if round.stage is EventStage.CUT and round.number < number]
    if earlier:
        if len(earlier[-1].matches) == 1:
            raise TournamentError(say("tournament-final-played"), remedy=say("tournament-final-played.remedy"))
        pairs = _advancing(earlier[-1])
    else:
        pairs = bracket(event.cut.players)
    places = {id: place for place, id in enumerate(event.cut.players)}
    first = event.settings.first_table
    return Round(
        number=number,
        stage=EventStage.CUT,
        size=2 * len(pairs),
        day=sum(begins <= number for begins in event.days),
        matches=tuple(
            Match(one=min(pair, key=places.__getitem__), two=max(pair, key=places.__getitem__), table=first + place)
            for place, pair in enumerate(pairs)
        ),
    )


def misplaced_players(event: Event) -> list[str]:
    """One sentence for each player in an elimination round who did not win the previous one (after a correction)."""
    rounds = [round for round in event.rounds if round.stage is EventStage.CUT]
    found = []
    for before, round in pairwise(rounds):
        if not before.is_complete:
            continue
        for wanted, match in zip(_advancing(before), round.matches, strict=True):
            found += [
                say(
                    "tournament-misplaced",
                    winner=event.label(right),
                    before=before.inside,
                    player=event.label(wrong),
                    round=round.inside,
                )
                for right, wrong in zip(
                    [id for id in wanted if id not in match.players],
                    [id for id in match.players if id not in wanted],
                    strict=True,
                )
            ]
    return found


def champion(event: Event) -> int | None:
    """The winner of the final or, without a cut, of a finished event; None while that is open or shared."""
    last = event.current
    if event.cut is not None:
        is_over = last is not None and last.stage is EventStage.CUT and last.size == 2 and last.is_complete
        return _winner(last.matches[0]) if is_over and last is not None and not misplaced_players(event) else None
    first = [standing.player for standing in standings(event) if standing.rank == 1] if event.is_finished else []
    return first[0] if len(first) == 1 else None


def final_places(event: Event) -> list[tuple[int | None, Standing]]:
    """Final places: by the bracket as far as it was played, then by the standings. Unranked players have none."""
    table = standings(event)
    if event.cut is None:
        return [(one.rank, one) for one in table]
    rounds = [round for round in event.rounds if round.stage is EventStage.CUT]
    reached = {id: sum(round.match_of(id) is not None for round in rounds) for id in event.cut.players}
    best = champion(event)
    lines = {one.player: one for one in table}
    order = sorted(event.cut.players, key=lambda id: (id != best, -reached[id]))
    found: list[tuple[int | None, Standing]] = [(place, lines[id]) for place, id in enumerate(order, start=1)]
    others = [one for one in table if one.player not in reached]
    for one in others:
        ahead = sum(other.rank is not None and one.rank is not None and other.rank < one.rank for other in others)
        found.append((None if one.rank is None else len(order) + ahead + 1, one))
    return found


def _advancing(round: Round) -> list[tuple[int, int]]:
    """The pairs of the next round: the winners of neighbouring matches."""
    winners = [_winner(match) for match in round.matches]
    return [(winners[place], winners[place + 1]) for place in range(0, len(winners) - 1, 2)]


def _winner(match: Match) -> int:
    assert match.verdict is not None
    assert match.verdict.winner is not None
    return match.players[match.verdict.winner]


def _drawn(event: Event, size: int) -> list[str]:
    """Remarks on shared ranks among those who advance: chance decided their order."""
    here = [standing for standing in standings(event) if standing.presence is Presence.PRESENT]
    ranks = [standing.rank for standing in here]
    shared = sorted({rank for rank in ranks[:size] if rank is not None and ranks.count(rank) > 1})
    return [say("tournament-shared-rank", rank=rank, players=ranks.count(rank)) for rank in shared]


def _check_played(event: Event) -> None:
    round = event.current
    if round is None or round.status is RoundStatus.PREVIEW or not round.is_complete:
        said = say("tournament-none-played") if round is None else say("tournament-incomplete", round=round.inside)
        raise TournamentError(said, remedy=say("tournament-incomplete.remedy"))
