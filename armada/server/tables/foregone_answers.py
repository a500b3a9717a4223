"""Answers that players are not asked for: given at once and logged, unless their seat wants to be asked."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from armada.analysis.foregone import ForegoneAnswer, foregone_answer
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.errors import ArmadaError
from armada.server.history.entries import Decided
from armada.server.history.ledger import Ledger
from armada.server.store.store import EntryExists, StoreError
from armada.server.tables.table import Table
from armada.server.wire.table import SeatKind

log: Final = logging.getLogger("armada.server")

MAX_AT_ONCE: Final = 40
"""How many questions are answered in a row before somebody is asked again."""


class Unasked(NamedTuple):
    """A question that is answered without asking its seat."""

    seat: Seat
    question: Question[object]
    found: ForegoneAnswer


async def answer_foregone(table: Table) -> None:
    """Answer the questions that nobody needs to be asked, after a decision; whoever calls this holds the lock."""
    for number in range(MAX_AT_ONCE):
        unasked = next_unasked(table.ledger)
        if unasked is None:
            if number:
                table.hide_what_was_answered()
                table.when_changed()
            return
        seat, question, found = unasked
        raw = question.kind.encode(found.answer)
        entry = Decided(seat=seat, kind=question.kind.name, answer=raw, foregone=found.why)
        try:
            await table.enter(entry, answer=found.answer)
        except (StoreError, EntryExists):
            raise
        except (ArmadaError, ArithmeticError, LookupError, TypeError, ValueError):
            log.exception("a question could not be answered", extra={"game": table.id, "question": question.kind.name})
            return


def next_unasked(ledger: Ledger) -> Unasked | None:
    """The open question of a person that is answered for them; none in lessons, where every step is to be seen."""
    timeline = ledger.timeline
    if timeline is None or ledger.is_paused or ledger.made.lesson:
        return None
    for seat in timeline.asked:
        place, question = ledger.seating[seat], timeline.question(seat)
        if question is None or place.kind is not SeatKind.HUMAN:
            continue
        found = foregone_answer(timeline.game, question)
        if found is not None and found.kind not in place.always_ask and question.accepts(found.answer):
            return Unasked(seat, question, found)
    return None
