"""A record as a report: the whole game in words, from setup to the final score."""

from __future__ import annotations

import msgspec

from armada.messages.message import say
from armada.records.game import Game
from armada.records.record import follow_record
from armada.state.events.rounds import PhaseBegun, RoundBegun
from armada.state.game_state import Outcome
from armada.words.log import describe_events
from armada.words.names import Names
from armada.words.position import score_line


class GameReport(msgspec.Struct, frozen=True, kw_only=True):
    """A game in words, and how it ended; a game that is not over has no outcome."""

    lines: tuple[str, ...]
    decisions: int
    outcome: Outcome | None


def report(record: str) -> GameReport:
    """The report of a record."""
    lines: list[str] = []
    decisions = 0
    outcome = None
    for replayed in follow_record(Game, record):
        state = replayed.game.state
        decisions += replayed.is_decision
        outcome = state.outcome
        if not replayed.line:
            names = Names(state)
            lines.append(say("position-players", one=names.side(0), other=names.side(1)))
            if state.without_effect:
                cards = ", ".join([names.card(key) for key in state.without_effect])
                lines.append("  " + say("position-without-effect", cards=cards))
        for event in replayed.events:
            if isinstance(event, RoundBegun) or (isinstance(event, PhaseBegun) and lines and lines[-1]):
                lines.append("")
            lines += describe_events([event], state)
    if outcome is None:
        lines += ["", say("position-not-over", score=score_line(state))]
    return GameReport(lines=tuple(lines), decisions=decisions, outcome=outcome)
