"""A lobby as each viewer may see it: a team sees its fleets, and others only that a fleet is brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armada.engine.seats import letter_of
from armada.messages.message import listed, say
from armada.server.history.card_swaps import Swap
from armada.server.history.lobby import Lobby
from armada.server.history.seating import Place, Seating
from armada.server.tables.fleet_checks import checks_held
from armada.server.tables.shared_fleets import shared_cards
from armada.server.tables.team_fleets import TeamFleets
from armada.server.wire.lobby import LobbySeat, LobbyShown, Role, SeatState, SwapShown
from armada.server.wire.table import SeatKind

if TYPE_CHECKING:
    from armada.server.tables.session import Session
    from armada.server.tables.table import Table


def lobby_shown(table: Table, session: Session | None) -> LobbyShown | None:
    """The lobby as a session may see it; None once the game has started."""
    lobby = table.ledger.lobby
    if lobby is None or not lobby.is_open:
        return None
    fleets = table.view_cache.team_fleets(lobby)
    seating, made = table.ledger.seating, table.ledger.made
    sides = set() if session is None else {seating[seat].side for seat in session.seats}
    factions = [fleets.faction(side) if side in sides else None for side in (0, 1)]
    return LobbyShown(
        host=lobby.host,
        profile=made.profile,
        points=fleets.points,
        each=fleets.each,
        minutes=lobby.minutes,
        bank=lobby.bank,
        at_zero=lobby.at_zero,
        is_listed=lobby.is_listed,
        seats=tuple([_seat(place, lobby, fleets, is_own=place.side in sides) for place in seating.places]),
        teams=(factions[0] or "", factions[1] or ""),
        allows_admirals=lobby.allows_admirals,
        cards=tuple([card for side in sorted(sides) for card in shared_cards(table.ledger, side)]),
        swaps=tuple(
            [
                _swap(number, swap, seating)
                for number, swap in lobby.swaps.asked.items()
                if seating[swap.of].side in sides
            ]
        ),
        missing=missing(table, lobby),
    )


def _swap(number: int, swap: Swap, seating: Seating) -> SwapShown:
    text = say("lobby-swap-asked", player=seating[swap.seat].name, other=seating[swap.of].name, name=swap.name)
    return SwapShown(swap=number, seat=swap.seat, of=swap.of, text=text)


def _seat(place: Place, lobby: Lobby, fleets: TeamFleets, *, is_own: bool) -> LobbySeat:
    shown = fleets.shown(place) if is_own else None
    return LobbySeat(
        seat=place.seat,
        letter="" if place.role is Role.GRAND_ADMIRAL else letter_of(place.seat),
        role=place.role,
        state=_state(place, lobby, fleets, is_own=is_own),
        fleet=shown,
        holds=() if shown is None or place.fleet is None else checks_held(fleets, place.seat, place.fleet, shown),
    )


def _state(place: Place, lobby: Lobby, fleets: TeamFleets, *, is_own: bool) -> SeatState:
    if place.kind is SeatKind.OPEN:
        return SeatState.FREE
    if place.fleet is None and place.role is Role.FLEET:
        return SeatState.CHOOSES
    if place.role is Role.FLEET and is_own and not fleets.is_legal(place):
        return SeatState.FAULTS
    return SeatState.READY if lobby.is_ready(place) else SeatState.BROUGHT


def missing(table: Table, lobby: Lobby) -> str:
    """A sentence that names who and what is missing until the game can start; empty if nothing is."""
    people, seating = table.ledger.seating.people, table.ledger.seating
    free = len(lobby.free_seats)
    unready, away = [], []
    for number in dict.fromkeys([place.owner.number for place in seating.humans() if place.owner is not None]):
        if number not in lobby.ready:
            unready.append(people[number].name)
        elif not table.is_here(number):
            away.append(people[number].name)
    parts = [say("lobby-missing-seats", count=free)] if free else []
    bots = [place for place in seating.with_fleets() if place.kind is SeatKind.BOT and place.fleet is None]
    parts += [say("lobby-missing-fleet", player=place.name) for place in bots]
    parts += [say("lobby-missing-player", player=name) for name in unready]
    parts += [say("lobby-missing-away", player=name) for name in away]
    return say("lobby-missing", who=listed(parts)) if parts else ""
