"""Draws that may take long, worked out in a process of their own: meanwhile the server goes on, and so does the event.

Weighing all pairs of some hundred players takes seconds, and the library that does it lets nothing else of the server
run meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from armada.server.events.open_event import OpenEvent
from armada.server.wire.problems import NotNow
from armada.server.workers.pool import WorkerFailed, WorkerPool, WorkerTooSlow
from armada.tournament.commands import Command, Decision
from armada.tournament.event import Event
from armada.tournament.organiser import Decided
from armada.tournament.rounds import Pair
from armada.tournament.verifying import Check, verify

T = TypeVar("T")

FEW: Final = 60
"""Up to so many players everything is drawn at once."""


class PairingRoom:
    """Where long draws are worked out, one after the other; an event has one at a time."""

    def __init__(self, seconds: float) -> None:
        self._workers = WorkerPool(1)
        self._seconds = seconds
        self._busy: set[str] = set()
        """The events for which something is being drawn."""

    async def close(self) -> None:
        """Let go of the process."""
        await self._workers.close()

    async def decided(self, held: OpenEvent, command: Command) -> Decided | None:
        """What a command comes to that draws for many players; None for any other, which is worked out at once."""
        if not isinstance(command, Pair):
            return None
        after, event = await held.look(lambda organiser: (organiser.lines[-1].digest, organiser.event))
        if len(event.playing) <= FEW:
            return None
        return Decided(after, await self._work(held, _decide, event, command))

    async def verified(self, held: OpenEvent) -> list[Check]:
        """Every draw of the log, drawn again from its seed."""
        lines = await held.look(lambda organiser: list(organiser.lines))
        if len(held.event.players) <= FEW:
            return await asyncio.to_thread(verify, lines)
        return await self._work(held, verify, lines)

    async def _work(self, held: OpenEvent, work: Callable[..., T], *given: Any) -> T:
        if held.id in self._busy:
            raise NotNow("This event is being paired. Wait until that is done.")
        self._busy.add(held.id)
        try:
            return await self._workers.do(work, *given, seconds=self._seconds)
        except WorkerTooSlow:
            raise NotNow(
                f"That takes more than {self._seconds:.0f} seconds here. Use `armada tournament` on the event's file."
            ) from None
        except WorkerFailed:
            raise NotNow("This could not be worked out just now. Nothing was changed; try again.") from None
        finally:
            self._busy.discard(held.id)


def _decide(event: Event, command: Command) -> Decision:
    return command.decide(event)
