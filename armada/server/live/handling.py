"""Shared by all requests of a session: refusing, entering, and the seats and people at its screen."""

from __future__ import annotations

import logging
from typing import Any, Final

from msgspec import UNSET

from armada.engine.seats import Seat
from armada.errors import ArmadaError
from armada.messages.message import say
from armada.server.history import entries as happened
from armada.server.history.seating import Person, Place
from armada.server.history.timeline import Timeline
from armada.server.settings import Limits
from armada.server.tables.session import Session
from armada.server.tables.table import Table

log: Final = logging.getLogger("armada.server")


class RequestRefused(Exception):
    """A request is refused: what was tried, and what can be done instead."""

    def __init__(self, reason: str, *, rule: str | None = None, nearest: Any = None, stale: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.nearest, self.stale = reason, rule, nearest, stale


class Handling:
    """Requests of one session at a table, of one kind."""

    def __init__(self, table: Table, session: Session, limits: Limits) -> None:
        self._table = table
        self._session = session
        self._limits = limits

    def _own(self, seat: Seat) -> None:
        if seat not in self._session.seats:
            raise RequestRefused("That seat is not yours. You can decide for your own seats.")

    def _decides_for(self, place: Place) -> bool:
        """Whether somebody at this screen plays a seat, and does not only see what it sees."""
        return place.player is not None and place.player.number in self._session.screen.people

    def _person(self, number: int | None) -> Person:
        """The person at this screen who asks: the one named, or the only one."""
        people = self._session.screen.people
        if number is not None and number not in people:
            raise RequestRefused(say("lobby-not-you"))
        if not people:
            raise RequestRefused(say("lobby-name-first"))
        return self._table.ledger.seating.people[people[0] if number is None else number]

    def _playing(self, seat: Seat) -> Timeline:
        """The game, if it can be played by a seat of this session now."""
        self._own(seat)
        ledger = self._table.ledger
        if ledger.timeline is None:
            raise RequestRefused("The game has not begun yet: a player still has to choose a fleet.")
        if ledger.is_over:
            raise RequestRefused("The game is over. There is nothing left to decide.")
        if ledger.is_paused:
            raise RequestRefused("The game is paused. Propose to resume.")
        place = ledger.seating[seat]
        if not self._decides_for(place):
            stand_in = "" if place.stand_in is None else place.stand_in.name
            raise RequestRefused(say("lobby-somebody-answers", stand_in=stand_in or "computer"))
        return ledger.timeline

    async def _enter(self, *entries: happened.LogEntry, answer: Any = UNSET) -> None:
        try:
            await self._table.enter(*entries, answer=answer)
        except ArmadaError:
            raise
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            log.exception("the engine failed", extra={"game": self._table.id, "entry": happened.kind_of(entries[-1])})
            raise RequestRefused(
                "Something went wrong on the server. The game is unchanged. Try another answer."
            ) from error
        self._table.hide_what_was_answered()
        self._table.when_changed()
