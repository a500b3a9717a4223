"""The previews that one socket waits for: worked out from copies of the game, and dropped when newer ones press."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple

import msgspec

from armada.messages.languages import spoken_language
from armada.messages.message import Message, message, say
from armada.screens.previews.coaching import CoachRequest
from armada.screens.previews.requests import PlanRequest
from armada.server.settings import Limits
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.wire.messages import NotAccepted
from armada.server.wire.problems import TooManyRequests
from armada.server.wire.requests import Ask
from armada.server.workers.fair_queue import Caller, Rank
from armada.server.workers.jobs import preview_of
from armada.server.workers.pool import Job, WorkerPool, WorkerTooSlow

log: Final = logging.getLogger("armada.server")

_encode: Final = msgspec.json.Encoder().encode

ADVICE: Final = (PlanRequest, CoachRequest)
"""Requests for the computer's advice: in a match of an event players decide by themselves."""

DROPPED: Final = message("problems-preview-dropped")
TOO_SLOW: Final = message("problems-preview-slow")
NO_PREVIEW: Final = message("problems-no-preview")


class EncodedPreview(msgspec.Struct, frozen=True, kw_only=True, tag="previewed"):
    """A `Previewed` (see messages) that another process has written."""

    id: str
    told: msgspec.Raw


class AskedPreview(NamedTuple):
    """A preview that was asked for, and who works it out."""

    request: Ask
    job: Job


class Previews:
    """The previews of one session."""

    def __init__(self, table: Table, session: Session, workers: WorkerPool, limits: Limits) -> None:
        self._table = table
        self._session = session
        self._workers = workers
        self._limits = limits
        self._asked: dict[asyncio.Future[bytes], AskedPreview] = {}
        """Those that are not answered yet, the oldest first."""

    def ask(self, request: Ask) -> None:
        """Have a preview worked out; the answer to it comes later, or a refusal now."""
        session, timeline = self._session, self._table.ledger.timeline
        seat = session.viewing if request.seat is None else request.seat
        if timeline is None:
            return self._refuse(request, say("problems-not-begun"))
        if seat is not None and seat not in session.seats:
            return self._refuse(request, say("problems-preview-other-seat"))
        if self._table.ledger.made.is_match and isinstance(request.about, ADVICE):
            return self._refuse(request, say("problems-no-advice"))
        if len(self._asked) >= self._limits.asks_at_once:
            self._drop_oldest()
        work = partial(preview_of, timeline.game.save(), seat, _encode(request.about), spoken_language())
        caller = Caller(session.address, Rank.PLAYS if session.seats else Rank.WATCHES)
        try:
            job = self._workers.put(work, self._limits.previewing, caller)
        except TooManyRequests as refused:
            return self._refuse(request, refused.problem.reason)
        self._asked[job.done] = AskedPreview(request, job)
        job.done.add_done_callback(self._answer)
        return None

    def close(self) -> None:
        """Nobody waits for them any more."""
        for asked in [*self._asked.values()]:
            asked.job.done.cancel()

    def _drop_oldest(self) -> None:
        """Drop the oldest that nobody works on yet; one that is begun is answered, or nothing ever would be."""
        oldest = next((asked for asked in self._asked.values() if not asked.job.is_begun), None)
        if oldest is not None:
            del self._asked[oldest.job.done]
            oldest.job.done.cancel()
            self._refuse(oldest.request, DROPPED)

    def _answer(self, done: asyncio.Future[bytes]) -> None:
        """Answer with what was worked out."""
        asked = self._asked.pop(done, None)
        if asked is None or done.cancelled():
            return
        request, error = asked.request, done.exception()
        if error is None:
            self._session.answer(_encode(EncodedPreview(id=request.id, told=msgspec.Raw(done.result()))))
            return
        about = type(request.about).__name__
        log.error("a preview failed", exc_info=error, extra={"game": self._table.id, "about": about})
        self._refuse(request, TOO_SLOW if isinstance(error, WorkerTooSlow) else NO_PREVIEW)

    def _refuse(self, request: Ask, reason: Message | str) -> None:
        self._session.answer(NotAccepted(id=request.id, reason=str(reason)))
