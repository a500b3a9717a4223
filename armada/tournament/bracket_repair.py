"""Corrections to results from before a cut or inside a bracket: what they invalidate, and how to repair it.

Pairings of Swiss rounds never change. In elimination rounds and at a cut, a result decides who advances. A correction
can leave a player in the final who lost the semifinal, or outside a cut they made.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from armada.errors import TournamentError
from armada.messages.message import listed, say
from armada.tournament.commands import Command, Decision
from armada.tournament.cut import elimination_round, misplaced_players
from armada.tournament.entries import BracketRebuilt, ResultEntered, RoundsTakenBack, SettingsChanged
from armada.tournament.event import Event, EventStage, Match, Presence, Round, RoundStatus
from armada.tournament.standings import standings

SOME_TIME: Final = datetime.min.replace(tzinfo=UTC)
"""For a dry run of an entry whose time does not matter."""


class RebuildBracket(Command, frozen=True, tag="rebuild bracket"):
    """Pair the elimination rounds again from the corrected results; unchanged matches keep their results."""

    def decide(self, event: Event) -> Decision:
        """Lost results are a doubt. A round whose players are not known yet is removed until it can be paired."""
        if not misplaced_players(event):
            raise TournamentError(say("tournament-bracket-fits"), remedy=say("tournament-unchanged"))
        rounds = _rebuilt(event)
        kept = {match.players for round in rounds for match in round.matches}
        old = [match for round in event.rounds if round.stage is EventStage.CUT for match in round.matches]
        gone = [round.title for round in event.rounds if round.number > rounds[-1].number]
        remarks = [say("tournament-taken-back-until", round=title) for title in gone]
        doubts = _results_going(match for match in old if match.players not in kept)
        return Decision(BracketRebuilt(tuple(rounds)), doubts, tuple(remarks))


class TakeRoundsBack(Command, frozen=True, tag="take rounds back"):
    """Take back all rounds after one, with their results and any cut or day begun after it."""

    after: int

    def decide(self, event: Event) -> Decision:
        """Lost results are a doubt. The log keeps them, and undo restores them."""
        later = event.rounds[max(0, self.after) :]
        is_cut = event.cut is not None and event.cut.after >= self.after
        is_day = event.days[-1] > max(1, self.after)
        if not 0 <= self.after <= len(event.rounds) or not (later or is_cut or is_day):
            raise TournamentError(
                say("tournament-nothing-after", round=self.after), remedy=say("tournament-nothing-after.remedy")
            )
        return Decision(
            RoundsTakenBack(self.after), _results_going(match for round in later for match in round.matches)
        )


def correction_doubts(event: Event, entry: ResultEntered | SettingsChanged) -> list[str]:
    """The rounds that an entry would invalidate: players in the bracket, in the cut, or on the next day."""
    after = event.copy()
    entry.apply(after, SOME_TIME)
    known = misplaced_players(event)
    found = [say("tournament-would-rebuild", fault=said) for said in misplaced_players(after) if said not in known]
    return found + _cut_doubts(event, after) + _day_doubts(event, after)


def _cut_doubts(before: Event, after: Event) -> list[str]:
    cut = after.cut
    if cut is None:
        return []
    inside = set(cut.players)
    outside = _others(after, inside, cut.after)
    missed = _above(after, cut.after, inside, outside) - _above(before, cut.after, inside, outside)
    if missed:
        return [say("tournament-missed-cut", players=_names(after, missed), size=len(inside), round=cut.after)]
    if _order(after, cut.players, cut.after) != _order(before, cut.players, cut.after):
        return [say("tournament-other-seeding", round=cut.after)]
    return []


def _day_doubts(before: Event, after: Event) -> list[str]:
    """Days to which only the top players advanced."""
    found = []
    for day, begins in enumerate(after.days[1:], start=2):
        last = begins - 1
        outside = {
            id for id, player in after.players.items() if player.presence is Presence.OUT and player.left == last
        }
        inside = {id for id in _others(after, outside, last) if after.players[id].entered <= last}
        missed = _above(after, last, inside, outside) - _above(before, last, inside, outside)
        if missed:
            found.append(say("tournament-missed-day", players=_names(after, missed), day=day, round=last))
    return found


def _others(event: Event, but: Collection[int], after: int) -> set[int]:
    """All others who had not left when a round was over."""
    return {
        id
        for id, player in event.players.items()
        if id not in but and (player.left is None or player.left > after) and player.presence is not Presence.EXPECTED
    }


def _above(event: Event, after: int, inside: Collection[int], outside: Collection[int]) -> set[int]:
    """The players outside who rank above somebody inside; shared ranks were drawn (TRN-97)."""
    ranks = {one.player: one.rank for one in standings(event, after) if one.rank is not None}
    lowest = max((ranks[id] for id in inside if id in ranks), default=0)
    return {id for id in outside if id in ranks and ranks[id] < lowest}


def _order(event: Event, players: Collection[int], after: int) -> list[tuple[int, int]]:
    """Pairs of players seeded against their rank: the second ranks above the first."""
    ranks = {one.player: one.rank or 0 for one in standings(event, after)}
    seeded = [id for id in players if id in ranks]
    return [(one, two) for place, one in enumerate(seeded) for two in seeded[place + 1 :] if ranks[two] < ranks[one]]


def _rebuilt(event: Event) -> list[Round]:
    """The elimination rounds from the first on, as far as results decide their players."""
    assert event.cut is not None
    built = replace(event, rounds=event.rounds[: event.cut.after])
    for old in event.rounds[event.cut.after :]:
        if built.rounds[-1].stage is EventStage.CUT and not built.rounds[-1].is_complete:
            break
        new = elimination_round(built, old.number)
        played = {match.players: match for match in old.matches}
        matches = tuple([played.get(match.players, match) for match in new.matches])
        built.rounds.append(replace(old, matches=matches))
    rounds = built.rounds[event.cut.after :]
    is_open = rounds[-1].status is RoundStatus.PREVIEW
    return [*rounds[:-1], rounds[-1] if is_open else replace(rounds[-1], status=RoundStatus.PUBLISHED)]


def _results_going(matches: Iterable[Match]) -> tuple[str, ...]:
    lost = sum(match.report is not None for match in matches)
    return (say("tournament-deletes", count=lost),) if lost else ()


def _names(event: Event, players: Collection[int]) -> str:
    return listed([event.label(id) for id in sorted(players)])
