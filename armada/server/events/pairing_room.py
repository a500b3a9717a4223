"""Long draws, done in a separate process so that the server and the event stay responsive.

Comparing all pairs of some hundred players takes seconds, and the library for it blocks the rest of the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from armada.messages.languages import speaking, spoken_language
from armada.messages.message import say
from armada.server.events.open_event import OpenEvent
from armada.server.wire.problems import Conflict
from armada.server.workers.pool import WorkerFailed, WorkerPool, WorkerTooSlow
from armada.tournament.commands import Command, Decision
from armada.tournament.event import Event
from armada.tournament.organiser import PreparedDecision
from armada.tournament.rounds import Pair
from armada.tournament.verification import DrawCheck, verify

T = TypeVar("T")

MAX_PLAYERS_INLINE: Final = 60
"""Up to this many players, draws are done in the server process."""


class PairingRoom:
    """Runs long draws one after the other; an event has one at a time."""

    def __init__(self, seconds: float) -> None:
        self._workers = WorkerPool(1)
        self._seconds = seconds
        self._busy: set[str] = set()
        """The events being drawn."""

    async def close(self) -> None:
        """Stop the process."""
        await self._workers.close()

    async def decided(self, held: OpenEvent, command: Command) -> PreparedDecision | None:
        """The decision on a pairing of many players; None for any other command, which is decided at once."""
        if not isinstance(command, Pair):
            return None
        after, event = await held.look(lambda organiser: (organiser.lines[-1].digest, organiser.event))
        if len(event.playing) <= MAX_PLAYERS_INLINE:
            return None
        return PreparedDecision(after, await self._work(held, _decide, event, command))

    async def verified(self, held: OpenEvent) -> list[DrawCheck]:
        """Draw every draw of the log again from its seed."""
        lines = await held.look(lambda organiser: list(organiser.lines))
        if len(held.event.players) <= MAX_PLAYERS_INLINE:
            return await asyncio.to_thread(verify, lines)
        return await self._work(held, verify, lines)

    async def _work(self, held: OpenEvent, work: Callable[..., T], *given: Any) -> T:
        if held.id in self._busy:
            raise Conflict(say("problems-being-paired"))
        self._busy.add(held.id)
        try:
            return await self._workers.do(_spoken, spoken_language(), work, *given, seconds=self._seconds)
        except WorkerTooSlow:
            raise Conflict(say("problems-pairing-slow", seconds=round(self._seconds))) from None
        except WorkerFailed:
            raise Conflict(say("problems-pairing-failed")) from None
        finally:
            self._busy.discard(held.id)


def _spoken(language: str, work: Callable[..., T], *given: Any) -> T:
    """Run a function with the language of the request, in another process."""
    with speaking(language):
        return work(*given)


def _decide(event: Event, command: Command) -> Decision:
    return command.decide(event)
