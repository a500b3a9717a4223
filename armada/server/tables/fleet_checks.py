"""The rules that the fleet of a seat keeps, one short line each; what it breaks is told by its faults."""

from __future__ import annotations

from collections.abc import Iterator

from armada.catalog.profiles import Profile
from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet
from armada.fleet.roster import roster
from armada.messages.message import say
from armada.server.tables.team_fleets import TeamFleets
from armada.server.wire.fleets import FleetShown
from armada.server.wire.lobby import CheckHeld

TEAM_FACTION = "SEC-20"
TEAM_NAMES = "SEC-24"


def checks_held(fleets: TeamFleets, seat: Seat, fleet: Fleet, shown: FleetShown) -> tuple[CheckHeld, ...]:
    """The checks that a fleet has passed."""
    broken = {fault.rule for fault in shown.faults if fault.severe}
    every = [*_of_fleet(fleets.rules, fleets.players, fleet, shown), *_of_team(fleets, seat, fleet)]
    return tuple([check for check in every if check.rule not in broken])


def _of_fleet(rules: Profile, players: int, fleet: Fleet, shown: FleetShown) -> Iterator[CheckHeld]:
    table = rules.table(players)
    yield CheckHeld(say("lobby-holds-points", points=shown.points, limit=shown.limit), table.rules.limit)
    most = rules.flotillas if table.flotillas is None else table.flotillas
    if most is not None:
        count = len([ship for ship in roster(fleet).ships if ship.card.flotilla])
        yield CheckHeld(say("lobby-holds-flotillas", count=count, most=most), table.rules.flotillas)
    squadrons = say("lobby-holds-squadrons", points=shown.squadron_points, limit=shown.squadron_limit)
    yield CheckHeld(squadrons, table.rules.squadrons)
    if any(ship.flagship for ship in shown.ships):
        yield CheckHeld(say("lobby-holds-flagship"), table.rules.flagship)
    if shown.objectives:
        yield CheckHeld(say("lobby-holds-objectives", count=len(shown.objectives)), table.rules.objectives)


def _of_team(fleets: TeamFleets, seat: Seat, fleet: Fleet) -> Iterator[CheckHeld]:
    """The faults of a fleet that come from its team, if others have brought theirs."""
    side = fleets.ledger.seating[seat].side
    others = [place for place in fleets.ledger.seating.places if place.side == side and place.seat != seat]
    if any(place.fleet is not None for place in others):
        yield CheckHeld(say("lobby-holds-faction", faction=str(fleet.faction)), TEAM_FACTION)
        yield CheckHeld(say("lobby-holds-names"), TEAM_NAMES)
