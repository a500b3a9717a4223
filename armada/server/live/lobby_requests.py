"""The requests of people in a lobby, and of its host. A refused request changes nothing, and the reply says why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from armada.catalog.profiles import profile as profile_named
from armada.engine.seats import Seat, letter_of
from armada.errors import ArmadaError, FleetError
from armada.fleet.fleet import Fleet
from armada.messages.message import say
from armada.players.registry import PLAYERS
from armada.server.history import entries as happened
from armada.server.history import lobby_entries
from armada.server.history.ledger import Ledger
from armada.server.history.lobby import Lobby
from armada.server.history.seating import Person, Place, fleet_data
from armada.server.live.handling import Handling, RequestRefused
from armada.server.tables.lobby_view import missing
from armada.server.tables.new_game import MAX_MINUTES
from armada.server.tables.team_fleets import TeamFleets
from armada.server.wire import lobby as asked
from armada.server.wire.fleet_lists import fleet_of
from armada.server.wire.messages import SeatKind
from armada.server.wire.problems import Refused


class LobbyRequests(Handling):
    """The requests of one session in a lobby."""

    async def handle(self, request: asked.LobbyRequest) -> None:
        """Handle a request while holding the table's lock."""
        if isinstance(request, asked.StartGame) and self._table.ledger.timeline is not None:
            return
        _ = self._lobby
        await HANDLERS[type(request)](self, request)

    # Seats

    async def sit_down(self, request: asked.SitDown) -> None:
        """Take a free seat."""
        lobby, person, place = self._lobby, self._person(request.person), self._place(request.seat)
        own = self._table.ledger.seating.owned_by(person)
        if place.owner is person:
            return
        if place.kind is not SeatKind.OPEN:
            raise RequestRefused(self._seat_refusal(place), rule=None if lobby.free_seats else "SEC-16")
        if request.also and own and self._table.ledger.seating[own[0]].side != place.side:
            raise RequestRefused(say("lobby-also-other-team"), rule="SEC-26")
        await self._change(
            lobby_entries.SeatChosen(person=person.number, seat=place.seat, leaves=() if request.also else own)
        )

    def _seat_refusal(self, place: Place) -> str:
        free = self._lobby.free_seats
        if not free:
            return say("lobby-all-taken", players=len(self._table.ledger.seating.places))
        if place.owner is None:
            return say("lobby-seat-computer", seat=letter_of(place.seat), free=letter_of(free[0]))
        return say("lobby-seat-taken", player=place.name, seat=letter_of(place.seat), free=letter_of(free[0]))

    async def stand_up(self, request: asked.StandUp) -> None:
        """Give seats free."""
        person = self._person(request.person)
        own = self._table.ledger.seating.owned_by(person)
        if request.seat is not None and request.seat not in own:
            raise RequestRefused(say("lobby-not-your-seat"))
        leaves = own if request.seat is None else (request.seat,)
        await self._change(*[lobby_entries.SeatLeft(seat=seat) for seat in leaves])

    async def leave_table(self, request: asked.LeaveTable) -> None:
        """Leave the table."""
        await self._change(lobby_entries.PersonLeft(person=self._person(request.person).number))

    # Fleets

    async def bring_fleet(self, request: asked.BringFleet) -> None:
        """Bring a fleet, with or without faults: its team is shown them."""
        place = self._place(request.seat)
        if place.owner is None or place.owner.number not in self._session.screen.people:
            raise RequestRefused(say("lobby-not-your-seat"))
        fleet = self._fleet(request.fleet)
        if fleet != place.fleet:
            await self._change(lobby_entries.FleetBrought(seat=place.seat, fleet=fleet_data(fleet)))

    def _fleet(self, text: str) -> Fleet:
        """The fleet of a key or a list; refused with the first line that is not understood."""
        if not text.strip():
            raise RequestRefused(say("lobby-no-fleet"))
        try:
            fleet = fleet_of(text, self._table.ledger.printing)
        except FleetError as error:
            raise RequestRefused(str(error)) from error
        except Refused as refused:
            raise RequestRefused(refused.problem.reason) from refused
        unknown = next((remark for remark in fleet.remarks if remark.is_unknown), None)
        if unknown is not None:
            raise RequestRefused(say("lobby-unknown-line", line=unknown.line, reason=unknown.message))
        return fleet

    async def say_ready(self, request: asked.SayReady) -> None:
        """Be ready, or not any more."""
        lobby, person = self._lobby, self._person(request.person)
        if request.ready == (person.number in lobby.ready):
            return
        if request.ready:
            self._check_ready(person)
        await self._change(lobby_entries.ReadyChanged(person=person.number, is_ready=request.ready))

    def _check_ready(self, person: Person) -> None:
        seating, fleets = self._table.ledger.seating, self._fleets
        own = seating.owned_by(person)
        if not own:
            raise RequestRefused(say("lobby-sit-first"))
        for seat in own:
            shown = fleets.shown(seating[seat])
            if shown is None:
                raise RequestRefused(say("lobby-fleet-first", seat=letter_of(seat)))
            wrong = [fault for fault in shown.faults if fault.severe]
            if wrong:
                reason = say("lobby-faults", count=len(wrong), first=wrong[0].message)
                raise RequestRefused(reason, rule=wrong[0].rule)

    # The host

    async def seat_computer(self, request: asked.SeatComputer) -> None:
        """Give a seat to a computer, or take it away again."""
        self._check_host()
        place = self._place(request.seat)
        if place.level == request.level and not request.fleet:
            return
        if request.level and request.level not in PLAYERS:
            raise RequestRefused(say("lobby-no-level", levels=", ".join(PLAYERS)))
        owner = place.owner
        if owner is not None and self._table.is_here(owner.number):
            raise RequestRefused(say("lobby-is-here", player=owner.name))
        if request.level and not place.level and owner is not None and not self._allows_stand_ins:
            raise RequestRefused(say("lobby-no-stand-in", player=owner.name))
        fleet = None
        if request.level:
            given = self._fleet(request.fleet) if request.fleet.strip() and owner is None else None
            fleet = given or self._fleets.suggestion(place)
            if fleet is None:
                raise RequestRefused(say("lobby-no-computer-fleet", seat=letter_of(place.seat)))
        data = None if fleet is None or fleet == place.fleet else fleet_data(fleet)
        await self._change(lobby_entries.ComputerSeated(seat=place.seat, level=request.level, fleet=data))

    async def move_person(self, request: asked.MovePerson) -> None:
        """Let two seats change places."""
        self._check_host()
        one, other = self._place(request.seat), self._place(request.to)
        if one.seat == other.seat:
            return
        for place, target in ((one, other), (other, one)):
            seats = () if place.owner is None else self._table.ledger.seating.owned_by(place.owner)
            if len(seats) > 1 and target.side != place.side:
                raise RequestRefused(say("lobby-has-two-seats", player=place.name), rule="SEC-26")
        await self._change(lobby_entries.SeatsSwapped(one=one.seat, other=other.seat))

    async def remove_person(self, request: asked.RemovePerson) -> None:
        """Take the seats of somebody."""
        self._check_host()
        seats = self._table.ledger.seating.owned_by(self._named(request.person))
        await self._change(*[lobby_entries.SeatLeft(seat=seat) for seat in seats])

    async def set_clock(self, request: asked.SetClock) -> None:
        """Set the time banks."""
        self._check_host()
        if request.minutes is not None and not 1 <= request.minutes <= MAX_MINUTES:
            raise RequestRefused(say("lobby-minutes", most=MAX_MINUTES))
        if (request.minutes, request.bank) != (self._lobby.minutes, self._lobby.bank):
            await self._change(lobby_entries.ClockSet(minutes=request.minutes, bank=request.bank))

    async def hand_on_host(self, request: asked.HandOnHost) -> None:
        """Make somebody else host."""
        lobby = self._lobby
        if lobby.host == request.person:
            return
        self._check_host()
        person = self._named(request.person)
        if person.has_left:
            raise RequestRefused(say("lobby-nobody"))
        await self._change(lobby_entries.HostChanged(person=person.number))

    async def start_game(self, request: asked.StartGame) -> None:
        """Start the game, when everybody is ready and all fleets can play."""
        self._check_host()
        lobby, ledger = self._lobby, self._table.ledger
        if reason := missing(self._table, lobby):
            raise RequestRefused(reason)
        for place in ledger.seating.places:
            if not self._fleets.is_legal(place):
                shown = self._fleets.shown(place)
                assert shown is not None, "whoever is ready has a fleet"
                first = next(fault for fault in shown.faults if fault.severe)
                told = say("lobby-start-faults", player=place.name, first=first.message)
                raise RequestRefused(told, rule=first.rule)
        try:
            await asyncio.to_thread(try_to_start, ledger)
        except ArmadaError as error:
            raise RequestRefused(str(error)) from error
        await self._change(lobby_entries.GameStarted())
        self._table.notify_game()

    # What all need

    @property
    def _lobby(self) -> Lobby:
        lobby = self._table.ledger.lobby
        if lobby is None or not lobby.is_open:
            raise RequestRefused(say("lobby-is-closed"))
        return lobby

    @property
    def _fleets(self) -> TeamFleets:
        return self._table.view_cache.team_fleets(self._lobby)

    @property
    def _allows_stand_ins(self) -> bool:
        return profile_named(self._table.ledger.made.profile).stand_ins

    def _check_host(self) -> None:
        lobby = self._lobby
        if lobby.host not in self._session.screen.people:
            raise RequestRefused(say("lobby-host-only", host=self._table.ledger.seating.people[lobby.host].name))

    def _place(self, seat: Seat) -> Place:
        places = self._table.ledger.seating.places
        if not 0 <= seat < len(places):
            raise RequestRefused(say("lobby-no-seat"))
        return places[seat]

    def _named(self, number: int) -> Person:
        people = self._table.ledger.seating.people
        if not 0 <= number < len(people):
            raise RequestRefused(say("lobby-nobody"))
        return people[number]

    async def _change(self, *entries: happened.LogEntry) -> None:
        """Enter what happens in the lobby, and show it to everybody."""
        if not entries:
            return
        await self._enter(*entries)
        self._table.notify_table()


def try_to_start(ledger: Ledger) -> None:
    """Make the game aside: what its rules have against the fleets is said before anything is entered."""
    ledger.new_game()


HANDLERS: Final[dict[type[Any], Callable[[LobbyRequests, Any], Awaitable[None]]]] = {
    asked.SitDown: LobbyRequests.sit_down,
    asked.StandUp: LobbyRequests.stand_up,
    asked.LeaveTable: LobbyRequests.leave_table,
    asked.BringFleet: LobbyRequests.bring_fleet,
    asked.SayReady: LobbyRequests.say_ready,
    asked.SeatComputer: LobbyRequests.seat_computer,
    asked.MovePerson: LobbyRequests.move_person,
    asked.RemovePerson: LobbyRequests.remove_person,
    asked.SetClock: LobbyRequests.set_clock,
    asked.HandOnHost: LobbyRequests.hand_on_host,
    asked.StartGame: LobbyRequests.start_game,
}
"""How each request of a lobby is carried out."""
