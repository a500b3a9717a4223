"""The entries of a log that tell of its lobby: who sat where, with which fleet, and who was ready."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.engine.seats import Seat
from armada.server.wire.lobby import AtZero, Bank


class PersonLeft(msgspec.Struct, frozen=True, kw_only=True, tag="person_left"):
    """Somebody left the lobby: their seats are free."""

    person: int


class SeatChosen(msgspec.Struct, frozen=True, kw_only=True, tag="seat_chosen"):
    """In the lobby somebody sat down on a free seat; the fleets of the seats they leave for it go with them."""

    person: int
    seat: Seat
    leaves: tuple[Seat, ...] = ()


class SeatLeft(msgspec.Struct, frozen=True, kw_only=True, tag="seat_left"):
    """In the lobby somebody stood up, or the host removed them: the seat is free, and they keep the fleet."""

    seat: Seat


class SeatsSwapped(msgspec.Struct, frozen=True, kw_only=True, tag="seats_swapped"):
    """In the lobby the host moved somebody: all that two seats have is exchanged."""

    one: Seat
    other: Seat


class ComputerSeated(msgspec.Struct, frozen=True, kw_only=True, tag="computer_seated"):
    """In the lobby the host gave a seat to a computer, with a fleet; without a level the seat is free again."""

    seat: Seat
    level: str
    fleet: dict[str, Any] | None = None


class FleetBrought(msgspec.Struct, frozen=True, kw_only=True, tag="fleet_brought"):
    """In the lobby a seat has another fleet."""

    seat: Seat
    fleet: dict[str, Any]


class ReadyChanged(msgspec.Struct, frozen=True, kw_only=True, tag="ready_changed"):
    """In the lobby somebody is ready, or not any more."""

    person: int
    is_ready: bool


class ClockSet(msgspec.Struct, frozen=True, kw_only=True, tag="clock_set"):
    """In the lobby the host set the time banks."""

    minutes: int | None
    bank: Bank
    at_zero: AtZero = AtZero.CONCEDE


class HostChanged(msgspec.Struct, frozen=True, kw_only=True, tag="host_changed"):
    """Somebody else is host of the lobby."""

    person: int


class ListingChanged(msgspec.Struct, frozen=True, kw_only=True, tag="listing_changed"):
    """The host put the lobby on the list of open tables, or took it off."""

    listed_at: float
    """When it was put there, in seconds since 1970; 0 takes it off."""


class AdmiralAdded(msgspec.Struct, frozen=True, kw_only=True, tag="admiral_added"):
    """In the lobby a team has a place for a Grand Admiral without a fleet (SEC-65)."""

    side: int


class AdmiralRemoved(msgspec.Struct, frozen=True, kw_only=True, tag="admiral_removed"):
    """In the lobby the place of a Grand Admiral without a fleet is gone; seats after it move up."""

    side: int


class CardsDealt(msgspec.Struct, frozen=True, kw_only=True, tag="cards_dealt"):
    """In the lobby a team agreed who controls which card of its fleet, by the place in the team (OPT-07)."""

    side: int
    controllers: tuple[int, ...]
    """Empty: dealt out evenly."""


class SwapAsked(msgspec.Struct, frozen=True, kw_only=True, tag="swap_asked"):
    """In the lobby a seat asked a teammate's to give up the card with a unique name that it brought first (SEC-24)."""

    seat: Seat
    of: Seat
    name: str


class SwapAnswered(msgspec.Struct, frozen=True, kw_only=True, tag="swap_answered"):
    """In the lobby a seat gave a unique name up for a teammate's, or kept it."""

    seat: Seat
    of: Seat
    name: str
    is_agreed: bool


class GameStarted(msgspec.Struct, frozen=True, kw_only=True, tag="game_started"):
    """The host started the game: the lobby is closed."""


LobbyEntry = (
    PersonLeft
    | SeatChosen
    | SeatLeft
    | SeatsSwapped
    | ComputerSeated
    | FleetBrought
    | ReadyChanged
    | ClockSet
    | HostChanged
    | ListingChanged
    | AdmiralAdded
    | AdmiralRemoved
    | CardsDealt
    | SwapAsked
    | SwapAnswered
    | GameStarted
)
"""The entries of a lobby."""
