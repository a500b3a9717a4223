"""The requests of people in a lobby, and of its host. A refused request changes nothing, and the reply says why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time
from typing import Any, Final

from armada.engine.seats import letter_of
from armada.errors import ArmadaError, FleetError
from armada.fleet.fleet import Fleet
from armada.messages.message import say
from armada.players.registry import PLAYERS
from armada.server.history import lobby_entries
from armada.server.history.entries import Spectators
from armada.server.history.ledger import Ledger
from armada.server.history.seating import Person, Place, fleet_data
from armada.server.live.handling import RequestRefused
from armada.server.live.team_requests import TeamRequests
from armada.server.tables.formats import check_at_zero
from armada.server.tables.lobby_view import missing
from armada.server.tables.new_game import MAX_MINUTES
from armada.server.wire import lobby as asked
from armada.server.wire.fleet_lists import fleet_of
from armada.server.wire.lobby import Role
from armada.server.wire.problems import Refused
from armada.server.wire.table import SeatKind


class LobbyRequests(TeamRequests):
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
        person, place = self._person(request.person), self._place(request.seat)
        own = self._table.ledger.seating.owned_by(person)
        if place.owner is person:
            return
        if place.kind is not SeatKind.OPEN:
            raise self._seat_refusal(place)
        if request.also and own:
            self._check_also(self._table.ledger.seating[own[0]], place)
        await self._change(
            lobby_entries.SeatChosen(person=person.number, seat=place.seat, leaves=() if request.also else own)
        )

    def _check_also(self, own: Place, place: Place) -> None:
        """One person can have two fleets of one team; a seat without a fleet is for one more person."""
        if own.side != place.side:
            raise RequestRefused(say("lobby-also-other-team"), rule="SEC-26")
        if Role.GRAND_ADMIRAL in (own.role, place.role):
            raise RequestRefused(say("lobby-admiral-one-more"), rule="SEC-65")
        if self._table.ledger.made.shares_fleets:
            raise RequestRefused(say("lobby-teammate-one-more"), rule="OPT-05")

    def _seat_refusal(self, place: Place) -> RequestRefused:
        lobby = self._lobby
        free = lobby.free_lettered_seats
        if place.role is Role.GRAND_ADMIRAL:
            return RequestRefused(say("lobby-admiral-taken", player=place.name), rule="SEC-65")
        if not free:
            count = lobby.made.players
            told = say("lobby-all-taken", players=count)
            if lobby.allows_admirals:
                told = say("lobby-all-taken-admiral", players=count)
            return RequestRefused(told, rule="SEC-16")
        if place.owner is None:
            return RequestRefused(say("lobby-seat-computer", seat=letter_of(place.seat), free=letter_of(free[0])))
        told = say("lobby-seat-taken", player=place.name, seat=letter_of(place.seat), free=letter_of(free[0]))
        return RequestRefused(told)

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
        place = self._own_place(request.seat)
        self._check_has_fleet(place)
        fleet = self._fleet(request.fleet)
        if fleet != place.fleet:
            await self._change(lobby_entries.FleetBrought(seat=place.seat, fleet=fleet_data(fleet)))

    def _check_has_fleet(self, place: Place) -> None:
        """Refuse a fleet for a seat that has none."""
        if place.role is Role.GRAND_ADMIRAL:
            raise RequestRefused(say("lobby-admiral-no-fleet"), rule="SEC-65")
        if place.role is Role.TEAMMATE:
            commander = self._table.ledger.seating.team(place.side)[0]
            raise RequestRefused(say("lobby-teammate-no-fleet", commander=commander.name), rule="OPT-06")

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
            place = seating[seat]
            if place.role is Role.GRAND_ADMIRAL:
                continue
            if place.role is Role.TEAMMATE:
                place = seating.team(place.side)[0]
            shown = fleets.shown(place)
            if shown is None and place.seat != seat:
                raise RequestRefused(say("lobby-commander-first", commander=place.name), rule="OPT-06")
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
        has_all = place.fleet is not None or place.role is not Role.FLEET or not request.level
        if place.level == request.level and not request.fleet and has_all:
            return
        if request.level and request.level not in PLAYERS:
            raise RequestRefused(say("lobby-no-level", levels=", ".join(PLAYERS)))
        owner = place.owner
        if owner is not None and self._table.is_here(owner.number):
            raise RequestRefused(say("lobby-is-here", player=owner.name))
        if request.level and not place.level and owner is not None and not self._allows_stand_ins:
            raise RequestRefused(say("lobby-no-stand-in", player=owner.name))
        fleet = None
        if request.level and place.role is Role.FLEET:
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
            if len(seats) > 1 and (target.side != place.side or target.role is not place.role):
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
        try:
            check_at_zero(self._lobby.made.profile, request.bank, request.at_zero)
        except Refused as refused:
            raise RequestRefused(refused.problem.reason, rule=refused.problem.rule) from refused
        clock = lobby_entries.ClockSet(minutes=request.minutes, bank=request.bank, at_zero=request.at_zero)
        if (clock.minutes, clock.bank, clock.at_zero) != (self._lobby.minutes, self._lobby.bank, self._lobby.at_zero):
            await self._change(clock)

    async def list_table(self, request: asked.ListTable) -> None:
        """Put the lobby on the list of open tables, or take it off."""
        self._check_host()
        lobby = self._lobby
        if request.listed and lobby.made.spectators is Spectators.NONE:
            raise RequestRefused(say("lobby-private"))
        if request.listed != lobby.is_listed:
            await self._change(lobby_entries.ListingChanged(listed_at=time() if request.listed else 0))

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
        for place in ledger.seating.with_fleets():
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
    asked.ListTable: LobbyRequests.list_table,
    asked.HandOnHost: LobbyRequests.hand_on_host,
    asked.AddAdmiral: LobbyRequests.add_admiral,
    asked.RemoveAdmiral: LobbyRequests.remove_admiral,
    asked.DealCards: LobbyRequests.deal_cards,
    asked.AskSwap: LobbyRequests.ask_swap,
    asked.AnswerSwap: LobbyRequests.answer_swap,
    asked.StartGame: LobbyRequests.start_game,
}
"""How each request of a lobby is carried out."""
