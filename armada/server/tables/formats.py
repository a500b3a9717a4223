"""Whether the seats, the points and the profile of a new game go together, in sentences with a remedy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from armada.catalog.profiles import TEAM_PLAY
from armada.catalog.profiles import profile as profile_named
from armada.fleet.sharing import MOST_TEAMMATES
from armada.messages.message import say
from armada.server.wire.lobby import AtZero, Bank, Role
from armada.server.wire.problems import Refused
from armada.server.wire.resources import GameWanted, SeatWanted

MOST_PLAYERS: Final = 8
"""Two teams of four at most (SEC-16)."""


def check_table(wanted: GameWanted) -> None:
    """Refuse seats that make no two teams of one size, and points that are those of another number of players."""
    rules, players = profile_named(wanted.profile, *wanted.options), fleet_count(wanted)
    if len(rules.tables) > 1 and all(table.players != players for table in rules.tables):
        raise Refused(_seats_refused(players), rule="SEC-16", where="seats")
    if len(rules.tables) == 1 and rules.tables[0].players != players:
        reason = _seats_refused(players) if players < 2 else say("lobby-two-fleets", profile=rules.name)
        raise Refused(reason, rule="OPT-05" if players > 1 else "SEC-16", where="seats")
    table = rules.table(players)
    if wanted.points is None or table.game(wanted.points) is not None or len(rules.tables) == 1:
        return
    legal = table.games[-1] if wanted.points > table.games[-1].points else table.games[0]
    fitting = next((each for each in rules.tables if each.game(wanted.points)), None)
    if fitting is None:
        reason = say("lobby-no-such-size", points=wanted.points, players=players, each=legal.each, legal=legal.points)
        raise Refused(reason, rule=table.rules.limit, where="points")
    reason = say(
        "lobby-size-of-others",
        points=wanted.points,
        players=players,
        fitting=fitting.players,
        fitting_rule=fitting.rules.limit,
        each=legal.each,
        legal=legal.points,
        rule=table.rules.limit,
    )
    raise Refused(reason, rule=table.rules.limit, where="points")


def _seats_refused(players: int) -> str:
    if players > MOST_PLAYERS:
        return say("lobby-too-many-seats", players=players)
    return say("lobby-odd-seats", players=players) if players > 1 else say("lobby-one-seat")


def check_at_zero(profile: str, bank: Bank, at_zero: AtZero) -> None:
    """Refuse what cannot be agreed on for empty time banks."""
    if at_zero is not AtZero.CONCEDE and not profile_named(profile).stand_ins:
        raise Refused(say("lobby-at-zero-tournament"), rule="TRN-44", where="at_zero")
    if at_zero is AtZero.TEAMMATE and bank is Bank.TEAM:
        raise Refused(say("lobby-at-zero-team"), where="at_zero")


def fleet_count(wanted: GameWanted) -> int:
    """The number of fleets, by which rules count players."""
    return sum([seat.role is Role.FLEET for seat in wanted.seats])


# Seats without a fleet


def check_roles(wanted: GameWanted) -> None:
    """Refuse seats without a fleet that the rules do not know: more Grand Admirals, or teams that are not equal."""
    fleets = fleet_count(wanted)
    for place, seat in enumerate(wanted.seats):
        where = f"seats.{place}"
        if seat.role is Role.FLEET:
            if place >= fleets or seat.side is not None:
                raise Refused(say("lobby-role-order"), where=where)
            continue
        if seat.side not in (0, 1):
            raise Refused(say("lobby-role-side"), where=f"{where}.side")
        if seat.fleet.strip():
            raise Refused(say("lobby-role-fleet"), rule=_rule(seat), where=f"{where}.fleet")
        if wanted.start != "setup":
            raise Refused(say("lobby-role-battle"), where="start")
    _check_admirals(wanted, fleets)
    _check_teams(wanted)


def check_one_more(wanted: GameWanted, place: int, people: Sequence[int | None], person: int) -> None:
    """Refuse two seats of one person where one of them has no fleet: it is for one more player."""
    others = [wanted.seats[other] for other, owner in enumerate(people) if owner == person]
    seat = next((each for each in (wanted.seats[place], *others) if each.role is not Role.FLEET), None)
    if others and seat is not None:
        is_admiral = seat.role is Role.GRAND_ADMIRAL
        reason = say("lobby-admiral-one-more") if is_admiral else say("lobby-teammate-one-more")
        raise Refused(reason, rule=_rule(seat), where=f"seats.{place}.player")


def _rule(seat: SeatWanted) -> str:
    return "SEC-65" if seat.role is Role.GRAND_ADMIRAL else "OPT-05"


def _check_admirals(wanted: GameWanted, fleets: int) -> None:
    """Each team of two or more players can have one Grand Admiral without a fleet (SEC-65)."""
    sides = [seat.side for seat in wanted.seats if seat.role is Role.GRAND_ADMIRAL]
    if sides and (fleets <= 2 or TEAM_PLAY in wanted.options):
        raise Refused(say("lobby-admiral-teams-only"), rule="SEC-65", where="seats")
    if len(set(sides)) != len(sides):
        raise Refused(say("lobby-admiral-one"), rule="SEC-65", where="seats")


def _check_teams(wanted: GameWanted) -> None:
    """Two teams as equal as possible, of up to four players (OPT-05)."""
    mates = [seat.side for seat in wanted.seats if seat.role is Role.TEAMMATE]
    if TEAM_PLAY not in wanted.options:
        if mates or wanted.controllers:
            raise Refused(say("lobby-teammates-option"), rule="OPT-05", where="options")
        return
    sizes = sorted([1 + mates.count(side) for side in (0, 1)])
    if sizes[1] > MOST_TEAMMATES or sizes[1] - sizes[0] > 1 or sum(sizes) < 3:
        raise Refused(say("lobby-shared-sizes", one=sizes[0], other=sizes[1]), rule="OPT-05", where="seats")
    if mates != sorted(mates, key=str):
        raise Refused(say("lobby-role-order"), where="seats")
