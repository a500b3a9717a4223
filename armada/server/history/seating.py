"""The seats of a table: people, bots and open seats, and the time each has left."""

from __future__ import annotations

from typing import Final

import msgspec

from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet
from armada.server.history.entries import GameCreated, SeatCreated
from armada.server.tokens import invitation_of, is_same
from armada.server.wire.messages import SeatKind

UNNAMED: Final = "You"
"""How a seat is called that gave no name; in the log its fleet's name stands for it."""


class Place(msgspec.Struct, kw_only=True):
    """A seat and who has it."""

    seat: Seat
    name: str
    level: str
    """The bot that plays it; also one that plays for somebody who left."""

    holder: str
    """The hash of the token of the person whose seat it is."""

    fleet: Fleet | None
    announced: str = ""
    """The bot that will play it unless its player is back in time."""

    left: float | None
    """Seconds left of the time bank."""

    @property
    def kind(self) -> SeatKind:
        """The kind of player in it now."""
        if self.level:
            return SeatKind.BOT
        return SeatKind.HUMAN if self.holder else SeatKind.OPEN


class Seating:
    """The seats of a table."""

    def __init__(self, made: GameCreated) -> None:
        bank = None if made.minutes is None else made.minutes * 60.0
        self.secret = made.secret
        self.places = [_place(Seat(number), seat, bank) for number, seat in enumerate(made.seats)]

    def __getitem__(self, seat: Seat) -> Place:
        return self.places[seat]

    def held_by(self, holder: str) -> tuple[Seat, ...]:
        """The seats of a token, by its hash."""
        return tuple([place.seat for place in self.places if place.holder and is_same(place.holder, holder)])

    def renew(self, before: str, holder: str) -> None:
        """Another token holds the seats of one; both by their hashes."""
        for seat in self.held_by(before):
            self[seat].holder = holder

    def humans(self) -> list[Place]:
        """The seats that people play."""
        return [place for place in self.places if place.kind is SeatKind.HUMAN]

    def stand_ins(self) -> list[Place]:
        """The seats of people for whom bots play."""
        return [place for place in self.places if place.holder and place.level]

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of the people who must agree to what a seat proposes: those at other screens."""
        own = self[seat].holder
        return tuple([place.seat for place in self.humans() if place.holder != own])

    def open_seat(self, invitation: str) -> Seat | None:
        """The open seat that an invitation is for."""
        seat = self.invited(invitation)
        return seat if seat is not None and self[seat].kind is SeatKind.OPEN else None

    def invited(self, invitation: str) -> Seat | None:
        """The seat that an invitation is for, whoever has it."""
        for place in self.places:
            if is_same(invitation_of(self.secret, place.seat), invitation):
                return place.seat
        return None

    def invitations(self) -> dict[Seat, str]:
        """The invitations to the open seats."""
        return {
            place.seat: invitation_of(self.secret, place.seat) for place in self.places if place.kind is SeatKind.OPEN
        }


def _place(seat: Seat, made: SeatCreated, bank: float | None) -> Place:
    fleet = None if made.fleet is None else fleet_from(made.fleet)
    left = None if made.level else bank
    return Place(seat=seat, name=made.name, level=made.level, holder=made.holder, fleet=fleet, left=left)


def fleet_from(data: dict[str, object]) -> Fleet:
    """A fleet as it was kept."""
    return Fleet.read(msgspec.json.encode(data))


def fleet_data(fleet: Fleet) -> dict[str, object]:
    """A fleet to be kept."""
    data: dict[str, object] = msgspec.json.decode(fleet.write("json"))
    return data


def invitation_in(text: str) -> str:
    """An invitation, given alone or in its link."""
    return text.rpartition("invitation=")[2].strip()
