"""The fleets of a game before it is made: each checked against the rules and its team, with rule and remedy."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from armada.engine.seats import letter_of
from armada.errors import ArmadaError
from armada.messages.message import say
from armada.server.history.entries import GameCreated
from armada.server.history.ledger import Ledger
from armada.server.history.lobby import Lobby
from armada.server.history.seating import Place, Seating
from armada.server.tables.formats import check_table
from armada.server.tables.new_game import FRIEND, NewGamePlan, plan_new_game, read_fleet
from armada.server.tables.shared_fleets import shared_cards
from armada.server.tables.team_fleets import TeamFleets
from armada.server.wire.fleet_lists import line_faults, printing_of_game
from armada.server.wire.fleets import FaultShown, FleetShown
from armada.server.wire.lobby import Role
from armada.server.wire.problems import Refused
from armada.server.wire.resources import GameChecked, GameWanted, Problem, SeatChecked, SeatWanted, TeamChecked

SIDES: Final = (0, 1)


class IllegalFleets(Refused):
    """Fleets that cannot play a game together; `where` names the first seat with a fault."""

    status = 422


def plan_checked_game(wanted: GameWanted, *, is_match: bool = False) -> NewGamePlan:
    """Plan a new game; outside a lobby, which shows faults and lets people repair them, its fleets must be legal."""
    planned = plan_new_game(wanted, is_match=is_match)
    if not wanted.lobby and not planned.made.position:
        check_fleets(planned.made)
    return planned


def fleets_of(made: GameCreated) -> tuple[Seating, TeamFleets]:
    """The seats of a planned game and their fleets; of two that clash that of the earlier seat stays."""
    ledger = Ledger(made, begins=False)
    return ledger.seating, TeamFleets(ledger, ledger.lobby or Lobby(made, ledger.seating))


def check_fleets(made: GameCreated) -> None:
    """Refuse a game with a fleet that breaks a rule; every fault is told, with the letter of its seat."""
    seating, fleets = fleets_of(made)
    found = []
    for place in seating.places:
        shown = fleets.shown(place)
        faults = [] if shown is None else [fault for fault in shown.faults if fault.severe and fault.rule]
        found += [(place, fault) for fault in faults]
    if not found:
        return
    told = [say("lobby-seat-fault", seat=letter_of(place.seat), fault=fault.message) for place, fault in found]
    place, fault = found[0]
    raise IllegalFleets("\n".join(told), rule=fault.rule, where=f"seats.{place.seat}.fleet")


def check_game(wanted: GameWanted) -> GameChecked:
    """Check a new game without making it: the problem it would be refused with, and each fleet at its seat."""
    try:
        check_table(wanted)
        printing_of_game(wanted.printing, wanted.profile)
        lists = [_read(place, seat, wanted) for place, seat in enumerate(wanted.seats)]
        readable = [
            replace(seat, fleet="" if read.problem else seat.fleet)
            for seat, read in zip(wanted.seats, lists, strict=True)
        ]
        planned = plan_new_game(replace(wanted, seats=tuple(readable), start="setup"), is_draft=True)
    except Refused as refused:
        return GameChecked(problem=refused.problem)
    except ArmadaError as error:
        return GameChecked(problem=Problem(reason=str(error)))
    seating, fleets = fleets_of(planned.made)
    seats = tuple([_seat(place, fleets, read) for place, read in zip(seating.places, lists, strict=True)])
    problem = next((read.problem for read in lists if read.problem is not None), None)
    return GameChecked(
        problem=problem or _first_fault(planned.made) or _missing_fleet(wanted),
        seats=seats,
        teams=tuple([_team(side, seating, fleets) for side in SIDES]),
        each=fleets.each,
        cards=tuple([card for side in SIDES for card in shared_cards(fleets.ledger, side)]),
        points=fleets.points,
    )


class _ListRead(NamedTuple):
    """The list of a seat: what is to say about its lines, or why it cannot be read."""

    remarks: tuple[FaultShown, ...] = ()
    problem: Problem | None = None


def _read(place: int, seat: SeatWanted, wanted: GameWanted) -> _ListRead:
    try:
        fleet = read_fleet(place, seat, printing_of_game(wanted.printing, wanted.profile))
    except Refused as refused:
        return _ListRead(problem=refused.problem)
    return _ListRead() if fleet is None else _ListRead(line_faults(fleet))


def _first_fault(made: GameCreated) -> Problem | None:
    try:
        check_fleets(made)
    except IllegalFleets as illegal:
        return illegal.problem
    return None


def _missing_fleet(wanted: GameWanted) -> Problem | None:
    """A seat that needs a fleet to begin."""
    for place, seat in enumerate(wanted.seats):
        if seat.role is Role.FLEET and not wanted.lobby and seat.player != FRIEND and not seat.fleet.strip():
            return Problem(reason=say("lobby-no-fleet"), where=f"seats.{place}.fleet")
    return None


def _seat(place: Place, fleets: TeamFleets, read: _ListRead) -> SeatChecked:
    letter = "" if place.role is Role.GRAND_ADMIRAL else letter_of(place.seat)
    shown = fleets.shown(place)
    if shown is not None and read.remarks:
        shown = replace(shown, faults=(*shown.faults, *read.remarks))
    return SeatChecked(letter=letter, fleet=shown, problem=read.problem)


def _team(side: int, seating: Seating, fleets: TeamFleets) -> TeamChecked:
    shown: list[FleetShown | None] = [fleets.shown(place) for place in seating.with_fleets() if place.side == side]
    return TeamChecked(
        faction=fleets.faction(side) or "",
        points=sum([fleet.points for fleet in shown if fleet is not None]),
        is_legal=all(fleet is not None and fleet.can_play for fleet in shown),
    )
