"""The people and seats of a table: who shares a screen, bots and open seats, and the time each has left."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from armada.engine.seats import Seat, Side, letter_of
from armada.fleet.fleet import Fleet
from armada.server.history.entries import GameCreated, SeatCreated
from armada.server.tokens import invitation_of, is_same
from armada.server.wire.lobby import Bank, Role
from armada.server.wire.table import SeatKind
from armada.views.masking import Viewer

UNNAMED: Final = "You"
"""How a seat is called that gave no name; in the log its fleet's name stands for it."""


ADMIRAL: Final = "admiral"
"""Stands for the letter of a Grand Admiral without a fleet in messages."""

TABLE: Final = -1
"""The place of the invitation to the table among those to its seats."""


class Person(msgspec.Struct, kw_only=True):
    """Somebody at a screen. People whose `holder` is the same share one."""

    number: int
    name: str
    holder: str
    """The hash of the token of their screen."""

    kept: Fleet | None = None
    """The fleet that they bring, while they have no seat for it."""

    has_left: bool = False


class TimeBank(msgspec.Struct):
    """A time bank: of a seat, or of a team."""

    left: float
    """Seconds left."""


class Place(msgspec.Struct, kw_only=True):
    """A seat and who has it."""

    seat: Seat
    side: Side
    role: Role = Role.FLEET
    name: str
    level: str
    """The bot that plays it; also one that plays for somebody who left."""

    owner: Person | None
    """The person whose seat it is."""

    stand_in: Person | None = None
    """The teammate playing it for its owner, who left."""

    fleet: Fleet | None
    announced: str = ""
    """The bot that will play it unless its player is back in time."""

    announced_person: Person | None = None
    """The teammate who will play it unless its player is back in time."""

    decided_for: tuple[int, ...] = ()
    """The numbers of the decisions that stand-ins made for its owner since the owner's last one."""

    decided_by: str = ""
    """The teammate who made the last of them; empty for a computer."""

    bank: TimeBank | None = None
    is_out_of_time: bool = False
    """Whether its time has run out, and the game goes on; who answers for it then does so for good."""

    always_ask: frozenset[str] = frozenset()
    """The kinds of question that it wants to be asked about, where others are answered for it."""

    def change_asking(self, kind: str, *, always: bool) -> None:
        """Ask about a kind of question, or answer it for the player."""
        self.always_ask = self.always_ask | {kind} if always else self.always_ask - {kind}

    @property
    def label(self) -> str:
        """Its name in messages: its letter, or the place of a Grand Admiral without a fleet."""
        return ADMIRAL if self.role is Role.GRAND_ADMIRAL else letter_of(self.seat)

    @property
    def kind(self) -> SeatKind:
        """The kind of player in it now."""
        if self.level:
            return SeatKind.BOT
        return SeatKind.HUMAN if self.owner is not None else SeatKind.OPEN

    @property
    def is_replaced(self) -> bool:
        """Whether somebody else plays it for its owner, who left, or will."""
        if self.is_out_of_time and not self.is_announced:
            return False
        replacements = (self.level, self.stand_in, self.announced, self.announced_person)
        return self.owner is not None and any(replacements)

    @property
    def is_announced(self) -> bool:
        """Whether somebody else will play it for its owner."""
        return bool(self.announced or self.announced_person)

    @property
    def player(self) -> Person | None:
        """The person playing it now, if any."""
        return None if self.level else self.stand_in or self.owner

    def is_seen_by(self, person: Person) -> bool:
        """Whether a person sees what the seat sees: its player, and an owner whose time has run out."""
        return self.player is person or (self.is_out_of_time and self.owner is person)

    @property
    def holder(self) -> str:
        """The hash of the token of its owner's screen; empty if nobody owns it."""
        return "" if self.owner is None else self.owner.holder

    @property
    def left(self) -> float | None:
        """Seconds left in the time bank of the person playing it; bots have none."""
        return None if self.bank is None or (self.level and self.owner is None) else self.bank.left


class Screen(NamedTuple):
    """The people at one screen, each with the seats that they play."""

    holder: str = ""
    people: tuple[int, ...] = ()
    hands: tuple[tuple[Seat, ...], ...] = ()
    """The seats of each player."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that are played at this screen."""
        return tuple(sorted([seat for hand in self.hands for seat in hand]))

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen, so that each may see secrets that the others may not."""
        return len(self.hands) > 1

    @property
    def viewer(self) -> Viewer:
        """From whose view all at this screen may see the game at once: a spectator's, if they share it."""
        if self.is_shared or not self.seats:
            return None
        return frozenset(self.seats) if len(self.seats) > 1 else self.seats[0]

    def hand(self, seat: Seat | None) -> tuple[Seat, ...]:
        """The seats of the person playing a seat."""
        return next((hand for hand in self.hands if seat in hand), ())


class Seating:
    """The people and the seats of a table."""

    def __init__(self, made: GameCreated) -> None:
        self.secret = made.secret
        self.people = [Person(number=n, name=each.name, holder=each.holder) for n, each in enumerate(made.people)]
        half = made.players // 2
        self.places = [
            self._place(
                Seat(number),
                Side(int(number >= half) if seat.side is None else seat.side),
                seat,
                is_of_old=not made.people,
            )
            for number, seat in enumerate(made.seats)
        ]
        self.set_clock(made.minutes, made.bank)

    def __getitem__(self, seat: Seat) -> Place:
        return self.places[seat]

    def _place(self, seat: Seat, side: Side, made: SeatCreated, *, is_of_old: bool) -> Place:
        """A seat as it was created; in a game of old whoever holds it is a person of its own."""
        owner = None if made.person is None else self.people[made.person]
        if is_of_old and made.holder:
            owner = self.arrive(made.name, made.holder)
        fleet = None if made.fleet is None else fleet_from(made.fleet)
        return Place(seat=seat, side=side, role=made.role, name=made.name, level=made.level, owner=owner, fleet=fleet)

    # People

    def arrive(self, name: str, holder: str) -> Person:
        """Add a person to the table."""
        person = Person(number=len(self.people), name=name, holder=holder)
        self.people.append(person)
        return person

    def at_screen(self, holder: str) -> tuple[Person, ...]:
        """The people at the screen of a token, by its hash."""
        return tuple([person for person in self.people if holder and is_same(person.holder, holder)])

    def screen(self, holder: str) -> Screen:
        """The screen of a token, by its hash."""
        people = self.at_screen(holder)
        hands = [tuple([place.seat for place in self.places if place.is_seen_by(person)]) for person in people]
        return Screen(holder, tuple([person.number for person in people]), tuple([hand for hand in hands if hand]))

    def renew(self, before: str, holder: str) -> None:
        """Another token is that of a screen; both by their hashes."""
        for person in self.at_screen(before):
            person.holder = holder

    # Seats

    def held_by(self, holder: str) -> tuple[Seat, ...]:
        """The seats of the people at the screen of a token, by its hash."""
        return tuple([place.seat for place in self.places if place.holder and is_same(place.holder, holder)])

    def owned_by(self, person: Person) -> tuple[Seat, ...]:
        """The seats of a person."""
        return tuple([place.seat for place in self.places if place.owner is person])

    def team(self, side: int) -> tuple[Place, ...]:
        """The seats of a team; of one that shares a fleet the Team Commander's is the first."""
        return tuple([place for place in self.places if place.side == side])

    def with_fleets(self) -> tuple[Place, ...]:
        """The seats for fleets, whether they are here yet or not."""
        return tuple([place for place in self.places if place.role is Role.FLEET])

    def admiral(self, side: int) -> Place | None:
        """The place of a team for a Grand Admiral without a fleet, if it has one (SEC-65)."""
        return next((place for place in self.team(side) if place.role is Role.GRAND_ADMIRAL), None)

    def add_admiral(self, side: int) -> None:
        """Give a team a place for a Grand Admiral without a fleet, after all other seats."""
        seat = Seat(len(self.places))
        self.places.append(
            Place(seat=seat, side=Side(side), role=Role.GRAND_ADMIRAL, name="", level="", owner=None, fleet=None)
        )

    def remove(self, place: Place) -> None:
        """Take a place away; the seats after it move up."""
        self.places.remove(place)
        for number, other in enumerate(self.places):
            other.seat = Seat(number)

    def humans(self) -> list[Place]:
        """The seats that people play."""
        return [place for place in self.places if place.kind is SeatKind.HUMAN]

    def stand_ins(self) -> list[Place]:
        """The seats of people for whom bots play."""
        return [place for place in self.places if place.owner is not None and place.level]

    def first_seats(self) -> dict[int, Seat]:
        """The first seat of each player."""
        first: dict[int, Seat] = {}
        for place in self.humans():
            if place.player is not None:
                first.setdefault(place.player.number, place.seat)
        return first

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """A seat of each person who must agree to what a seat proposes: those at other screens."""
        player = self[seat].player
        own = "" if player is None else player.holder
        return tuple([first for person, first in self.first_seats().items() if self.people[person].holder != own])

    # Time

    def set_clock(self, minutes: int | None, bank: Bank) -> None:
        """Give each player or each team a time bank; without minutes there is none."""
        if minutes is None:
            banks: list[TimeBank | None] = [None for _ in self.places]
        elif bank is Bank.TEAM:
            teams = (TimeBank(minutes * 60.0), TimeBank(minutes * 60.0))
            banks = [teams[place.side] for place in self.places]
        else:
            banks = [TimeBank(minutes * 60.0) for _ in self.places]
        for place, own in zip(self.places, banks, strict=True):
            place.bank = own

    def sharing_bank(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats with the time bank of a seat."""
        bank = self[seat].bank
        return tuple([place.seat for place in self.places if place.bank is bank])

    # Invitations

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

    @property
    def table_invitation(self) -> str:
        """The invitation to the table, for all who come by its link."""
        return invitation_of(self.secret, TABLE)

    def is_invited(self, invitation: str) -> bool:
        """Whether an invitation is the one to the table."""
        return is_same(self.table_invitation, invitation)


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
