"""Consistency of an event: everybody it names is a player, nobody is paired twice, rounds are in order.

Folding an entry does not check this: a round could contain a player who does not exist, and only the pages that name
the player would fail. So an entry is written only if the event after it is consistent.
"""

from __future__ import annotations

from collections.abc import Iterable

from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament.event import Event, MatchKind, Round, RoundStatus


def check_sound(event: Event) -> None:
    """Refuse an event that no page could show or no round could follow."""
    for number, round in enumerate(event.rounds, start=1):
        if round.number != number:
            raise _unsound(say("tournament-unsound-place", number=round.number, place=number))
        if round.status is RoundStatus.PREVIEW and number < len(event.rounds):
            raise _unsound(say("tournament-unsound-preview", round=round.inside))
        _check_round(event, round)
    if event.cut is not None:
        _check_known(event, event.cut.players, say("tournament-the-cut"))
        if event.cut.after > len(event.rounds):
            raise _unsound(say("tournament-unsound-cut"))
    _check_known(event, [note.player for note in event.notes if note.player is not None], say("tournament-a-note"))


def _check_round(event: Event, round: Round) -> None:
    paired: set[int] = set()
    for match in round.matches:
        _check_known(event, match.players, round.inside)
        if len(set(match.players)) < len(match.players) or paired & set(match.players):
            raise _unsound(say("tournament-unsound-twice", round=round.inside))
        paired.update(match.players)
        if match.is_bye is (match.kind is MatchKind.GAME):
            raise _unsound(say("tournament-unsound-opponent", round=round.inside))


def _check_known(event: Event, players: Iterable[int], where: str) -> None:
    for id in players:
        if id not in event.players:
            raise _unsound(say("tournament-unsound-player", where=where, number=id))


def _unsound(what: str) -> TournamentError:
    return TournamentError(say("tournament-unsound", what=what), remedy=say("tournament-unsound.remedy"))
