"""Verify the draws of an event: each pairing is drawn again from its seed and the log before it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament.cut import drawn_order
from armada.tournament.entries import CutMade, RoundPaired
from armada.tournament.event import Event, EventStage, KeepApart, Round
from armada.tournament.log import AuditLine, fold
from armada.tournament.rounds import Pair


class DrawCheck(msgspec.Struct, frozen=True, kw_only=True):
    """A draw in the log, and whether its seed reproduces it; None: it can no longer be checked (`why`)."""

    entry: int
    what: str
    seed: str
    agrees: bool | None
    why: str = ""


def verify(lines: Sequence[AuditLine]) -> list[DrawCheck]:
    """Every draw in the log, undone ones included."""
    found = []
    for place, line in enumerate(lines):
        match line.entry:
            case RoundPaired(round) if round.stage is EventStage.SWISS:
                found.append(_drawn_again(line, round, fold(lines[:place])))
            case CutMade(cut):
                order = drawn_order(fold(lines[:place]), cut.seed)
                agrees = [id for id in order if id in cut.players] == list(cut.players)
                found.append(DrawCheck(entry=line.number, what=say("tournament-cut"), seed=cut.seed, agrees=agrees))
    return found


def _drawn_again(line: AuditLine, round: Round, before: Event) -> DrawCheck:
    """Draw a round again; a draw that an older version allowed and this one refuses cannot be checked."""
    try:
        entry = Pair(seed=round.seed, bye=round.given_bye).decide(before).entry
    except TournamentError as error:
        return DrawCheck(entry=line.number, what=round.title, seed=round.seed, agrees=None, why=error.message)
    agrees = isinstance(entry, RoundPaired) and entry.round.matches == round.matches
    return _checked(line, round.title, round.seed, agrees, before)


def _checked(line: AuditLine, what: str, seed: str, agrees: bool, before: Event) -> DrawCheck:
    """An anonymised player has no family or club, so a draw that kept them apart cannot be repeated."""
    nameless = any(player.is_anonymous or player.name == f"Player {player.id}" for player in before.players.values())
    if not agrees and nameless and before.settings.keep_apart is not KeepApart.NOBODY:
        why = say("tournament-draw-anonymised")
        return DrawCheck(entry=line.number, what=what, seed=seed, agrees=None, why=why)
    return DrawCheck(entry=line.number, what=what, seed=seed, agrees=agrees)
