"""Bots at a table: whenever a bot's seat is asked it thinks in another process; its answer is entered like any other.

Bots play only while somebody is at the table, so that nobody misses what they do. Of several servers that have people
at one table, the one that holds the lock of the game lets its bots play.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from armada.engine.seats import Seat
from armada.errors import ArmadaError
from armada.server.history.entries import Decided
from armada.server.settings import Settings
from armada.server.store.store import EntryExists, StoreError
from armada.server.tables.foregone_answers import answer_foregone
from armada.server.tables.table import Table
from armada.server.wire.table import SeatKind
from armada.server.workers.fair_queue import Caller, Rank
from armada.server.workers.jobs import bot_answer
from armada.server.workers.pool import WorkerPool

log: Final = logging.getLogger("armada.server")

MAX_TRIES: Final = 5
"""How many answers are tried before a bot gives up; more than one only where the engine is at fault."""

ANY_LEVEL: Final = "random"
"""The level that finds some legal answer where a bot finds none."""

MAX_RETRY_SECONDS: Final = 30.0
"""Seconds after which a bot that could not go on tries again, at most; the first time it is one."""


class BotsMove(NamedTuple):
    """A bot that is asked, the number of its question, and the game as it is."""

    seat: Seat
    level: str
    number: int
    kind: str
    saved: str
    is_secret: bool


class Bots:
    """The bots of a table."""

    def __init__(self, table: Table, thinkers: WorkerPool, settings: Settings) -> None:
        self._table = table
        self._thinkers = thinkers
        self._pause = settings.bot_pause
        self._seconds = settings.limits.thinking
        self._playing: asyncio.Task[None] | None = None
        self._is_woken = False
        self._failures = 0
        self._waking: asyncio.TimerHandle | None = None
        table.when_changed = self.wake

    def wake(self) -> None:
        """If a bot is asked, let it play."""
        self._is_woken = True
        if (self._playing is None or self._playing.done()) and self._asked() is not None:
            self._playing = asyncio.ensure_future(self._play())

    @property
    def is_stuck(self) -> bool:
        """Whether a bot could not go on the last time it tried; it tries again."""
        return self._failures > 0

    async def stop(self) -> None:
        """Let no bot play any more."""
        if self._waking is not None:
            self._waking.cancel()
        if self._playing is not None and not self._playing.done():
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    def _asked(self) -> Seat | None:
        """A bot's seat that is asked something now."""
        ledger = self._table.ledger
        if ledger.timeline is None or ledger.is_paused or self._table.is_unloaded or not self._table.sessions:
            return None
        places = ledger.seating
        return next((seat for seat in ledger.timeline.asked if places[seat].kind is SeatKind.BOT), None)

    def _move(self) -> BotsMove | None:
        seat, timeline = self._asked(), self._table.ledger.timeline
        question = timeline.question(seat) if timeline is not None and seat is not None else None
        if seat is None or timeline is None or question is None:
            return None
        level = self._table.ledger.seating[seat].level
        is_secret = len(timeline.asked) > 1
        return BotsMove(seat, level, timeline.numbers[seat], question.kind.name, timeline.game.save(), is_secret)

    async def _play(self) -> None:
        try:
            while self._is_woken:
                self._is_woken = False
                async with self._table.alone() as is_alone:
                    if is_alone:
                        await self._make_moves()
        except Exception:
            log.exception("a bot cannot continue", extra={"game": self._table.id})
            self._try_again_later()

    def _try_again_later(self) -> None:
        """Try a bot again later: what kept it from its move may be over soon, and no game waits for good."""
        wait = min(MAX_RETRY_SECONDS, 2.0**self._failures)
        self._failures += 1
        self._waking = asyncio.get_running_loop().call_later(wait, self.wake)

    async def _make_moves(self) -> None:
        """Move as long as a bot is asked."""
        table = self._table
        while (move := self._move()) is not None:
            table.notify_thinking(move.seat)
            begun = monotonic()
            answer = await self._answer(move)
            if not move.is_secret and (rest := self._pause - (monotonic() - begun)) > 0:
                await asyncio.sleep(rest)
            async with table.lock:
                with suppress(EntryExists):
                    await self._enter(move, answer)
            self._failures = 0

    async def _answer(self, move: BotsMove) -> object:
        """The bot's answer; if it fails twice, any legal answer, so that the game goes on."""
        seed = f"{self._table.ledger.made.secret}/{move.seat}/{move.number}"
        caller = Caller(self._table.id, Rank.PLAYS)
        for level in (move.level, move.level):
            try:
                return await self._thought(move, level, seed, caller)
            except Exception:
                log.exception("a bot found no answer", extra={"game": self._table.id, "question": move.kind})
        return await self._thought(move, ANY_LEVEL, seed, caller)

    async def _thought(self, move: BotsMove, level: str, seed: str, caller: Caller) -> object:
        """The answer of a bot of some level, worked out by a worker."""
        answer = await self._thinkers.do(
            bot_answer, move.saved, move.seat, level, seed, seconds=self._seconds, caller=caller
        )
        return msgspec.json.decode(answer)

    async def _enter(self, move: BotsMove, answer: object) -> None:
        """Enter a bot's answer, if it is still asked the same."""
        table, timeline = self._table, self._table.ledger.timeline
        if timeline is None or table.is_unloaded or timeline.numbers.get(move.seat) != move.number:
            return
        if table.ledger.is_paused or table.ledger.seating[move.seat].kind is not SeatKind.BOT:
            return
        for _ in range(MAX_TRIES):
            question = timeline.question(move.seat)
            assert question is not None
            decoded = question.kind.decode(answer)
            if question.why_refused(decoded) is not None:
                log.error("a bot's answer was not legal", extra={"game": table.id, "question": move.kind})
            else:
                try:
                    await table.enter(Decided(seat=move.seat, kind=move.kind, answer=answer), answer=decoded)
                except (StoreError, EntryExists):
                    raise
                except Exception:
                    log.exception("the engine failed", extra={"game": table.id, "question": move.kind})
                else:
                    await answer_foregone(table)
                    table.notify_game()
                    return
            answer = question.kind.encode(question.sample(Random()))
        raise ArmadaError(f"no answer to {move.kind} could be entered")
