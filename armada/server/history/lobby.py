"""The lobby of a table: until its host starts the game people choose seats and fleets, and say when they are ready."""

from __future__ import annotations

from typing import Final, get_args

from armada.engine.seats import Seat, letter_of
from armada.fleet.fleet import Fleet
from armada.server.history import entries as happened
from armada.server.history import lobby_entries
from armada.server.history.card_swaps import Swap, Swaps, unique_names
from armada.server.history.seating import Person, Place, Seating, fleet_from
from armada.server.wire.lobby import Role
from armada.server.wire.table import SeatKind

LOBBY_ENTRIES: Final[tuple[type, ...]] = get_args(lobby_entries.LobbyEntry)

FREE_SEAT: Final = ""
"""The name of a seat that nobody has."""


class Lobby:
    """The host, who is ready, and in which order people sat down and fleets were brought."""

    def __init__(self, made: happened.GameCreated, seating: Seating) -> None:
        self.seating, self.made = seating, made
        self.minutes, self.bank, self.at_zero = made.minutes, made.bank, made.at_zero
        self.listed_at = made.listed_at
        """When the host put it on the list of open tables, in seconds since 1970; 0 if it is not there."""

        self.is_open = True
        self.ready: set[int] = set()
        """The people who are ready."""

        self.seated = [person.number for person in seating.people if seating.owned_by(person)]
        """The people who have seats, those who sat down first at the beginning."""

        self.host = self.seated[0] if self.seated else 0
        self.brought = [place.seat for place in seating.places if place.fleet is not None]
        """The seats that have fleets, in the order in which these were brought."""

        self.swaps = Swaps()
        for place in seating.places:
            if place.fleet is not None:
                self.swaps.note(place.seat, unique_names(place.fleet))
        self.controllers = list(made.controllers or ((), ()))
        """In team play for each team who controls which card, by the place in the team; empty: dealt out evenly."""

    def enter(self, entry: lobby_entries.LobbyEntry) -> None:
        """Let something happen in the lobby."""
        match entry:
            case lobby_entries.SeatChosen():
                self._sit(self.seating.people[entry.person], self.seating[entry.seat], entry.leaves)
            case lobby_entries.SeatLeft():
                self._stand_up(self.seating[entry.seat])
            case lobby_entries.PersonLeft():
                self._leave(self.seating.people[entry.person])
            case lobby_entries.SeatsSwapped():
                self._swap(self.seating[entry.one], self.seating[entry.other])
            case lobby_entries.ComputerSeated():
                self._seat_computer(entry)
            case lobby_entries.FleetBrought():
                self._bring(self.seating[entry.seat], fleet_from(entry.fleet))
            case lobby_entries.ReadyChanged(is_ready=True):
                self.ready.add(entry.person)
            case lobby_entries.ReadyChanged():
                self.ready.discard(entry.person)
            case lobby_entries.ClockSet():
                self.minutes, self.bank, self.at_zero = entry.minutes, entry.bank, entry.at_zero
                self.seating.set_clock(entry.minutes, entry.bank)
            case lobby_entries.HostChanged():
                self.host = entry.person
            case lobby_entries.ListingChanged():
                self.listed_at = entry.listed_at
            case lobby_entries.AdmiralAdded():
                self.seating.add_admiral(entry.side)
                self.seating.set_clock(self.minutes, self.bank)
            case lobby_entries.AdmiralRemoved():
                self._remove_admiral(entry.side)
            case lobby_entries.CardsDealt():
                self.controllers[entry.side] = entry.controllers
                self._ask_again(entry.side)
            case lobby_entries.SwapAsked():
                self.swaps.ask(Swap(entry.seat, entry.of, entry.name))
            case lobby_entries.SwapAnswered():
                self.swaps.answer(Swap(entry.seat, entry.of, entry.name), is_agreed=entry.is_agreed)
                owner = self.seating[entry.of].owner
                if entry.is_agreed and owner is not None:
                    self.ready.discard(owner.number)
            case lobby_entries.GameStarted():
                self.is_open = False

    def is_ready(self, place: Place) -> bool:
        """Whether who has a seat is ready; computers are."""
        return bool(place.level) or (place.owner is not None and place.owner.number in self.ready)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody has."""
        return tuple([place.seat for place in self.seating.places if place.kind is SeatKind.OPEN])

    @property
    def is_listed(self) -> bool:
        """Whether everybody may find it on the list of open tables, and join."""
        return self.is_open and self.listed_at > 0

    @property
    def free_lettered_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody has, but for those of Grand Admirals without a fleet."""
        return tuple([seat for seat in self.free_seats if self.seating[seat].role is not Role.GRAND_ADMIRAL])

    @property
    def allows_admirals(self) -> bool:
        """Whether a team can have a Grand Admiral without a fleet: one of several players (SEC-65)."""
        return self.made.players > 2 and not self.made.shares_fleets

    # What happens

    def _sit(self, person: Person, place: Place, leaves: tuple[Seat, ...]) -> None:
        """Sit down: the fleet of the first seat that they leave, or the one that they kept, comes along."""
        person.has_left = False
        for seat in leaves:
            self._stand_up(self.seating[seat])
        place.owner, place.name = person, person.name
        self._unpack(place)
        if place.role is Role.GRAND_ADMIRAL:
            self._ask_again(place.side)
        self.ready.discard(person.number)
        if person.number not in self.seated:
            self.seated.append(person.number)

    def _unpack(self, place: Place) -> None:
        """Give a seat the fleet that its new player kept, if the seat is for one and has none."""
        person = place.owner
        if person is not None and person.kept is not None and place.fleet is None and place.role is Role.FLEET:
            self._bring(place, person.kept)
            person.kept = None

    def _ask_again(self, side: int) -> None:
        """Reset the readiness of a team: what it has to agree on has changed."""
        for place in self.seating.team(side):
            if place.owner is not None:
                self.ready.discard(place.owner.number)

    def _remove_admiral(self, side: int) -> None:
        place = self.seating.admiral(side)
        assert place is not None, "the place is there"
        self._stand_up(place)
        self.seating.remove(place)
        self._ask_again(side)

    def _stand_up(self, place: Place) -> None:
        person = place.owner
        if person is not None:
            person.kept = place.fleet or person.kept
        self._free(place)
        if person is not None:
            self.ready.discard(person.number)
            if not self.seating.owned_by(person):
                self.seated.remove(person.number)

    def _leave(self, person: Person) -> None:
        """Leave the table: of the others the one who sat down first is host."""
        for seat in self.seating.owned_by(person):
            self._stand_up(self.seating[seat])
        person.has_left = True
        if self.host == person.number and self.seated:
            self.host = self.seated[0]

    def _free(self, place: Place) -> None:
        place.owner, place.level, place.name, place.fleet = None, "", FREE_SEAT, None
        self._note_fleet(place)

    def _swap(self, one: Place, other: Place) -> None:
        for place in (one, other):
            if place.owner is not None:
                self.ready.discard(place.owner.number)
        for place in (one, other):
            if one.role is not other.role and place.owner is not None:
                place.owner.kept, place.fleet = place.fleet or place.owner.kept, None
        fields = ("owner", "level", "name", "announced", *(("fleet",) if one.role is other.role else ()))
        for field in fields:
            ours, theirs = getattr(one, field), getattr(other, field)
            setattr(one, field, theirs)
            setattr(other, field, ours)
        for place in (one, other):
            self.swaps.note(place.seat)
            self._unpack(place)
            self._note_fleet(place)
            if place.role is Role.GRAND_ADMIRAL:
                self._ask_again(place.side)

    def _seat_computer(self, entry: lobby_entries.ComputerSeated) -> None:
        """A computer plays a free seat, or one whose owner is away until they are back."""
        place = self.seating[entry.seat]
        if not entry.level and place.owner is None:
            self._free(place)
            return
        place.level = entry.level
        if place.owner is None:
            place.name = f"Computer {letter_of(place.seat)}"
        if place.role is Role.GRAND_ADMIRAL:
            self._ask_again(place.side)
        if entry.fleet is not None:
            self._bring(place, fleet_from(entry.fleet))

    def _bring(self, place: Place, fleet: Fleet) -> None:
        place.fleet = fleet
        self._note_fleet(place)
        if self.made.shares_fleets:
            self.controllers[place.side] = ()
            self._ask_again(place.side)
        if place.owner is not None:
            self.ready.discard(place.owner.number)

    def _note_fleet(self, place: Place) -> None:
        """Another fleet is the last that was brought: where two do not go together, the earlier one stays."""
        if place.seat in self.brought:
            self.brought.remove(place.seat)
        if place.fleet is not None:
            self.brought.append(place.seat)
        self.swaps.note(place.seat, frozenset() if place.fleet is None else unique_names(place.fleet))
