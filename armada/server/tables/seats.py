"""Seats taken, taken up again and given another token: who sits at a table is decided here."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from armada.engine.seats import Seat
from armada.errors import FleetError
from armada.messages.message import message, say
from armada.server.history.entries import LogEntry, PersonArrived, SeatRenewed, SeatTaken
from armada.server.history.ledger import Ledger
from armada.server.history.lobby_entries import SeatChosen
from armada.server.history.seating import fleet_data, invitation_in
from armada.server.store.store import EntryExists
from armada.server.tables.new_game import check_name, name_given
from armada.server.tables.open_tables import is_open_to_all
from armada.server.tables.registry import Tables
from armada.server.tables.table import Table
from armada.server.tokens import hashed, new_token
from armada.server.wire.fleet_lists import fleet_of
from armada.server.wire.problems import Conflict, Forbidden, Refused
from armada.server.wire.resources import Joined, JoinRequest

NO_SEAT: Final = message("problems-no-seat")
ACTED_FIRST: Final = message("problems-acted-first")
MAX_PEOPLE: Final = 64
"""People who can have come to a table by its link; more can watch."""

MAX_TRIES: Final = 4
"""How often it is tried to take a seat where another server is faster."""


async def join(tables: Tables, id: str, request: JoinRequest, address: str, held: str | None = None) -> Joined:
    """Take an open seat; `held` is the token of a seat that whoever joins has already, and then of both."""
    with tables.guesses.guess(address, f"{id} {request.invitation}"):
        table = await tables.find(id)
        for _ in range(MAX_TRIES):
            with suppress(EntryExists):
                return await _take_seat(table, request, held)
        raise Conflict(ACTED_FIRST)


async def _take_seat(table: Table, request: JoinRequest, held: str | None) -> Joined:
    id = table.id
    invitation = invitation_in(request.invitation)
    async with table.lock:
        seating = table.ledger.seating
        if table.ledger.made.has_lobby and (seating.is_invited(invitation) or is_open_to_all(table, invitation)):
            return await _arrive(table, request, held)
        own = () if held is None else seating.held_by(hashed(held))
        token = held if held is not None and own else new_token(id)
        seat = seating.open_seat(invitation)
        if seat is None:
            taken = seating.invited(invitation)
            if taken is not None and taken in own:
                return Joined(game=id, token=token, seats=own)
            if taken is not None:
                raise Conflict(say("lobby-held-elsewhere", player=seating[taken].name))
            raise Forbidden(say("problems-no-invitation"))
        fleet = _fleet(table.ledger, seat, request.fleet)
        name = name_given(request.name, "name") or seating[seat].name
        check_name(name, seating, seat)
        entry = SeatTaken(seat=seat, name=name, holder=hashed(token), fleet=fleet)
        if fleet is not None:
            await asyncio.to_thread(_check_fleet, table.ledger, entry)
        await table.enter(entry)
        table.notify_game()
        table.when_changed()
        return Joined(game=id, token=token, seats=table.ledger.seating.held_by(hashed(token)))


async def _arrive(table: Table, request: JoinRequest, held: str | None) -> Joined:
    """Come to a table by its link; whoever has come before is the same person again, unless they give another name."""
    seating = table.ledger.seating
    own = () if held is None else seating.at_screen(hashed(held))
    name = name_given(request.name, "name")
    if own and held is not None and name in ("", *[person.name for person in own]):
        return Joined(game=table.id, token=held, seats=seating.held_by(hashed(held)))
    if not name:
        raise Refused(say("lobby-give-name"), where="name")
    check_name(name, seating)
    if len(seating.people) >= MAX_PEOPLE:
        raise Conflict(say("lobby-too-many-people"))
    token = held if held is not None and own else new_token(table.id)
    entries: list[LogEntry] = [PersonArrived(name=name, holder=hashed(token))]
    if request.sit:
        entries.append(SeatChosen(person=len(seating.people), seat=_free_seat(table)))
    await table.enter(*entries)
    table.notify_table()
    return Joined(game=table.id, token=token, seats=seating.held_by(hashed(token)))


def _free_seat(table: Table) -> Seat:
    """The first seat of a lobby that nobody has."""
    lobby = table.ledger.lobby
    if lobby is None or not lobby.is_open:
        raise Conflict(say("lobby-is-closed"))
    if not lobby.free_lettered_seats:
        raise Conflict(say("lobby-not-open"))
    return lobby.free_lettered_seats[0]


async def seated(tables: Tables, id: str, token: str, address: str) -> Joined:
    """The seats of a token."""
    with tables.guesses.guess(address, token):
        table = await tables.find(id)
        seating = table.ledger.seating
        if not seating.at_screen(hashed(token)):
            raise Forbidden(NO_SEAT)
        return Joined(game=id, token=token, seats=seating.held_by(hashed(token)))


async def renewed(tables: Tables, game: str, token: str, address: str) -> Joined:
    """The seats of a token with another one: the old one, wherever it is, opens nothing, and its sockets end."""
    await seated(tables, game, token, address)
    table, fresh = await tables.find(game), new_token(game)
    # First: a notice may be due as soon as the seats have their new holder
    await tables.notices.copy(game, hashed(token), hashed(fresh))
    for _ in range(MAX_TRIES):
        with suppress(EntryExists):
            async with table.lock:
                seating = table.ledger.seating
                if not seating.at_screen(hashed(token)):
                    raise Forbidden(NO_SEAT)
                seats = seating.held_by(hashed(token))
                await table.enter(SeatRenewed(before=hashed(token), holder=hashed(fresh)))
                await tables.notices.forget(game, hashed(token))
                return Joined(game=game, token=fresh, seats=seats)
    raise Conflict(ACTED_FIRST)


def _fleet(ledger: Ledger, seat: Seat, text: str) -> dict[str, object] | None:
    """The fleet with which a seat is taken; None if it has one."""
    if ledger.seating[seat].fleet is not None:
        return None
    if not text.strip():
        raise FleetError(say("problems-seat-without-fleet"))
    return fleet_data(fleet_of(text, ledger.printing))


def _check_fleet(ledger: Ledger, entry: SeatTaken) -> None:
    """Take the seat in a ledger of its own first: fleets that cannot play are refused, and nothing has changed."""
    twin = Ledger(ledger.made)
    for place in ledger.seating.places:
        twin.seating[place.seat].fleet = place.fleet
    twin.enter(entry)
