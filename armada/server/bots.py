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
from armada.server.entries import Decided
from armada.server.messages import SeatKind
from armada.server.store.store import StoreError, Taken
from armada.server.table import Table
from armada.server.thinking import Workshop, any_answer, bot_answer

log: Final = logging.getLogger("armada.server")

TRIES: Final = 5
"""How many answers are tried before a bot gives up; more than one only where the engine is at fault."""


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

    def __init__(self, table: Table, workshop: Workshop, pause: float) -> None:
        self._table = table
        self._workshop = workshop
        self._pause = pause
        self._playing: asyncio.Task[None] | None = None
        self._is_woken = False
        table.when_changed = self.wake

    def wake(self) -> None:
        """If a bot is asked, let it play."""
        self._is_woken = True
        if (self._playing is None or self._playing.done()) and self._asked() is not None:
            self._playing = asyncio.ensure_future(self._play())

    async def stop(self) -> None:
        """Let no bot play any more."""
        if self._playing is not None and not self._playing.done():
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    def _asked(self) -> Seat | None:
        """A bot's seat that is asked something now."""
        ledger = self._table.ledger
        if ledger.timeline is None or ledger.is_paused or self._table.is_put_away or not self._table.sessions:
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
            log.exception("a bot cannot go on", extra={"game": self._table.id})

    async def _make_moves(self) -> None:
        """Move as long as a bot is asked."""
        table = self._table
        while (move := self._move()) is not None:
            table.tell_thinking(move.seat)
            begun = monotonic()
            answer = await self._answer(move)
            if not move.is_secret and (rest := self._pause - (monotonic() - begun)) > 0:
                await asyncio.sleep(rest)
            async with table.lock:
                with suppress(Taken):
                    await self._enter(move, answer)

    async def _answer(self, move: BotsMove) -> object:
        """What the bot answers; if it fails, any legal answer, so that the game goes on."""
        seed = f"{self._table.ledger.made.secret}/{move.seat}/{move.number}"
        try:
            return msgspec.json.decode(await self._workshop.do(bot_answer, move.saved, move.seat, move.level, seed))
        except Exception:
            log.exception("a bot found no answer", extra={"game": self._table.id, "question": move.kind})
            return msgspec.json.decode(await self._workshop.do(any_answer, move.saved, move.seat, seed))

    async def _enter(self, move: BotsMove, answer: object) -> None:
        """Enter a bot's answer, if it is still asked the same."""
        table, timeline = self._table, self._table.ledger.timeline
        if timeline is None or table.is_put_away or timeline.numbers.get(move.seat) != move.number:
            return
        if table.ledger.is_paused or table.ledger.seating[move.seat].kind is not SeatKind.BOT:
            return
        for _ in range(TRIES):
            question = timeline.question(move.seat)
            assert question is not None
            if question.refusal(question.kind.decode(answer)) is not None:
                log.error("a bot's answer was not legal", extra={"game": table.id, "question": move.kind})
            else:
                try:
                    await table.enter(Decided(seat=move.seat, kind=move.kind, answer=answer))
                except (StoreError, Taken):
                    raise
                except Exception:
                    log.exception("the engine failed", extra={"game": table.id, "question": move.kind})
                else:
                    table.tell_game()
                    return
            answer = question.kind.encode(question.sample(Random()))
        raise ArmadaError(f"no answer to {move.kind} could be entered")
