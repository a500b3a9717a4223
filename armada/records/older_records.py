"""Records and logs of older versions, in which each command dial was an answer of its own.

The dials of a seat are gathered until none of its ships lacks one; together they are the answer that a seat gives now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from armada.engine.seats import Seat
from armada.errors import RecordError
from armada.rules.command_phase import DIALS, ShipDials, dials_to_assign
from armada.rules.game import Game
from armada.state.records import Command, ShipId

ONE_DIAL: Final = "command dial"
"""The kind of question that asked for one dial."""


class Dial(msgspec.Struct, frozen=True):
    """The answer of an older version: a command assigned to a ship."""

    ship: ShipId
    command: Command


def dial_in(data: Any) -> Dial:
    """A dial read from plain data."""
    return msgspec.convert(data, Dial)


class GatheredDials(msgspec.Struct, frozen=True):
    """The dials that seats have chosen one by one, as long as they lack others."""

    by_seat: Mapping[Seat, tuple[Dial, ...]] = {}

    def with_dial(self, game: Game, seat: Seat, dial: Dial) -> GatheredDials:
        """The dials with one more; raises `RecordError` if the ship lacks none."""
        dials = (*self.by_seat.get(seat, ()), dial)
        is_asked = any(question.kind is DIALS and question.seat == seat for question in game.questions)
        wanted = dials_to_assign(game, seat).get(dial.ship, 0) if is_asked else 0
        if len([each for each in dials if each.ship == dial.ship]) > wanted:
            raise RecordError(f"seat {seat} is not asked for another dial of ship {dial.ship}.")
        return GatheredDials({**self.by_seat, seat: dials})

    def answer(self, game: Game, seat: Seat) -> tuple[ShipDials, ...] | None:
        """The answer of a seat whose dials are complete; None while some are missing."""
        dials, wanted = self.by_seat.get(seat, ()), dials_to_assign(game, seat)
        return answer_of(dials) if len(dials) == sum(wanted.values()) else None

    def without(self, seat: Seat) -> GatheredDials:
        """The dials of the other seats."""
        return GatheredDials({other: dials for other, dials in self.by_seat.items() if other != seat})

    def dealt_again(self, knowers: Iterable[Seat]) -> GatheredDials:
        """The dials that are left when hidden facts are dealt again: those of these seats."""
        return GatheredDials({seat: dials for seat, dials in self.by_seat.items() if seat in set(knowers)})


def answer_of(dials: Iterable[Dial]) -> tuple[ShipDials, ...]:
    """Dials chosen one by one as one answer."""
    by_ship: dict[ShipId, tuple[Command, ...]] = {}
    for dial in dials:
        by_ship[dial.ship] = (*by_ship.get(dial.ship, ()), dial.command)
    return tuple([ShipDials(ship, commands) for ship, commands in by_ship.items()])


class OlderLines:
    """The lines of a record of format 1 as lines of today."""

    def __init__(self) -> None:
        self._gathered = GatheredDials()

    def translated(self, game: Game, line: list[Any]) -> list[Any] | None:
        """The line as it is written today, before the game plays it; None for a dial that waits for others."""
        if line[0] == "dealt anew":
            self._gathered = self._gathered.dealt_again(line[2])
        if line[1:2] != [ONE_DIAL]:
            return line
        seat = Seat(line[0])
        self._gathered = self._gathered.with_dial(game, seat, dial_in(line[2]))
        answer = self._gathered.answer(game, seat)
        if answer is None:
            return None
        self._gathered = self._gathered.without(seat)
        return [seat, DIALS.name, DIALS.encode(answer)]
