"""The messages of a lobby: what people do before the game starts, and what they are shown.

Each request of a person names them where several share a screen; otherwise it is who the screen belongs to. Asking for
what is so already is accepted and changes nothing, so that a request may be sent again.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from armada.engine.seats import Seat
from armada.server.wire.fleets import FleetShown


class Bank(StrEnum):
    """The owner of the time that a time bank counts."""

    PLAYER = "player"
    TEAM = "team"
    """One bank for all seats of a team: it runs once, however many of them are undecided."""


class AtZero(StrEnum):
    """The consequence of an empty time bank."""

    CONCEDE = "concede"
    """The side concedes, as in tournaments (TRN-44)."""

    WARNING = "warning"
    """It is noted, and the player plays on."""

    COMPUTER = "computer"
    """A computer answers for the player from then on."""

    TEAMMATE = "teammate"
    """A teammate who still has time answers on their own clock; a computer, if there is none."""


class Role(StrEnum):
    """The kind of a seat: with a fleet, a Grand Admiral without one, or a part of a shared fleet."""

    FLEET = "fleet"
    """A fleet of its own; in team play that of its team, as Team Commander (OPT-06)."""

    GRAND_ADMIRAL = "grand_admiral"
    """No fleet: one more player of a team, who is its Grand Admiral (SEC-65)."""

    TEAMMATE = "teammate"
    """A share of the fleet of its team (OPT-05)."""


class SeatState(StrEnum):
    """How far a seat of a lobby is. Only its own team is told of faults: for others its fleet is brought."""

    FREE = "free"
    CHOOSES = "chooses"
    FAULTS = "faults"
    BROUGHT = "brought"
    READY = "ready"


# What a browser says


class SitDown(msgspec.Struct, frozen=True, kw_only=True, tag="sit_down"):
    """Sit down on a free seat, with the fleet that I have; `also` keeps the seats I have (SEC-26)."""

    id: str
    seat: Seat
    also: bool = False
    person: int | None = None


class StandUp(msgspec.Struct, frozen=True, kw_only=True, tag="stand_up"):
    """Give a seat free, or all that are mine; I keep my fleet and may watch or sit elsewhere."""

    id: str
    seat: Seat | None = None
    person: int | None = None


class LeaveTable(msgspec.Struct, frozen=True, kw_only=True, tag="leave_table"):
    """Leave the lobby; if I am its host, of the others the one who sat down first is."""

    id: str
    person: int | None = None


class BringFleet(msgspec.Struct, frozen=True, kw_only=True, tag="bring_fleet"):
    """The fleet of a seat of mine: the key of a ready-made one, or a list. Faults are shown, not refused."""

    id: str
    seat: Seat
    fleet: str


class SayReady(msgspec.Struct, frozen=True, kw_only=True, tag="say_ready"):
    """I am ready, or not any more."""

    id: str
    ready: bool
    person: int | None = None


class SeatComputer(msgspec.Struct, frozen=True, kw_only=True, tag="seat_computer"):
    """Host: a computer plays a free seat, or that of somebody away until they are back; without a level it goes.

    Without a fleet it gets one that suits its team.
    """

    id: str
    seat: Seat
    level: str
    fleet: str = ""


class MovePerson(msgspec.Struct, frozen=True, kw_only=True, tag="move_person"):
    """Host: move whoever sits on a seat to another one; if somebody sits there, they change places."""

    id: str
    seat: Seat
    to: Seat


class RemovePerson(msgspec.Struct, frozen=True, kw_only=True, tag="remove_person"):
    """Host: take all seats from somebody. They stay at the table's link, and keep their fleet."""

    id: str
    person: int


class SetClock(msgspec.Struct, frozen=True, kw_only=True, tag="set_clock"):
    """Host: time banks in minutes, per player or per team, and what happens at zero; None for no clock."""

    id: str
    minutes: int | None
    bank: Bank = Bank.PLAYER
    at_zero: AtZero = AtZero.CONCEDE


class ListTable(msgspec.Struct, frozen=True, kw_only=True, tag="list_table"):
    """Host: show this lobby on the list of open tables, where everybody may join, or take it off."""

    id: str
    listed: bool


class HandOnHost(msgspec.Struct, frozen=True, kw_only=True, tag="hand_on_host"):
    """Host: somebody else is host."""

    id: str
    person: int


class StartGame(msgspec.Struct, frozen=True, kw_only=True, tag="start_game"):
    """Host: start the game; refused, with who is missing, until everybody is ready."""

    id: str


class AddAdmiral(msgspec.Struct, frozen=True, kw_only=True, tag="add_admiral"):
    """Add a place for a Grand Admiral without a fleet to a team (SEC-65): host, its team, or somebody without a seat.

    Whoever sits down there needs the consent of the team: its people are ready no longer, and say so again.
    """

    id: str
    side: int
    person: int | None = None


class RemoveAdmiral(msgspec.Struct, frozen=True, kw_only=True, tag="remove_admiral"):
    """Remove the place of a Grand Admiral without a fleet; while somebody sits there, only the host can."""

    id: str
    side: int
    person: int | None = None


class DealCards(msgspec.Struct, frozen=True, kw_only=True, tag="deal_cards"):
    """In team play: who of my team controls each ship and squadron of its fleet (OPT-07).

    `controllers` are seats, in the order of `LobbyShown.cards`; without any the cards are dealt out evenly.
    """

    id: str
    seat: Seat
    controllers: tuple[Seat, ...] = ()


class AskSwap(msgspec.Struct, frozen=True, kw_only=True, tag="ask_swap"):
    """Ask the teammate who brought a unique card first to give it up for mine (SEC-24).

    `card` is that of a fault of my fleet. If they agree, their fleet has the fault, with its repair; computers agree.
    """

    id: str
    seat: Seat
    card: str


class AnswerSwap(msgspec.Struct, frozen=True, kw_only=True, tag="answer_swap"):
    """Give a unique card up for a teammate who asked, or keep it; `swap` is the number of `LobbyShown.swaps`."""

    id: str
    seat: Seat
    swap: int
    agree: bool


LobbyRequest = (
    SitDown
    | StandUp
    | LeaveTable
    | BringFleet
    | SayReady
    | SeatComputer
    | MovePerson
    | RemovePerson
    | SetClock
    | ListTable
    | HandOnHost
    | AddAdmiral
    | RemoveAdmiral
    | DealCards
    | AskSwap
    | AnswerSwap
    | StartGame
)


# What the server says


class CheckHeld(msgspec.Struct, frozen=True):
    """A rule that a fleet keeps, in a short line."""

    message: str
    rule: str


class LobbySeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a lobby; `letter` is A to H, and empty for a Grand Admiral without a fleet.

    Who has it is told with the table's seats.
    """

    seat: Seat
    letter: str
    role: Role = Role.FLEET
    state: SeatState
    fleet: FleetShown | None = None
    """The fleet with its faults and repairs, for the seat's own team alone."""

    holds: tuple[CheckHeld, ...] = ()
    """The rules that the fleet keeps, for the same people."""


class SharedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A ship or squadron of a shared fleet, and who controls it (OPT-07)."""

    side: int
    card: str
    title: str
    points: int
    """With the upgrades of a ship."""

    controller: Seat


class SwapShown(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks a teammate to give a unique card up."""

    swap: int
    seat: Seat
    of: Seat
    """The seat that is asked."""

    text: str


class LobbyShown(msgspec.Struct, frozen=True, kw_only=True):
    """The lobby of a table, as one viewer may see it."""

    host: int
    """The person who is host."""

    profile: str
    points: int
    """Of a side."""

    each: int
    """Of a fleet."""

    minutes: int | None
    bank: Bank
    at_zero: AtZero = AtZero.CONCEDE
    is_listed: bool = False
    """Whether it is on the list of open tables."""

    seats: tuple[LobbySeat, ...]
    teams: tuple[str, str]
    """The faction of each team, as far as the viewer may know it; empty otherwise."""

    allows_admirals: bool = False
    """Whether a team can have a Grand Admiral without a fleet (SEC-65)."""

    cards: tuple[SharedCard, ...] = ()
    """In team play the ships and squadrons of the viewer's own team, in the order of its fleet."""

    swaps: tuple[SwapShown, ...] = ()
    """The requests between members of the viewer's team."""

    missing: str
    """The people and things missing until the game can start; empty if nothing is."""
