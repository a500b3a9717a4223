"""Whether the number of seats, the points and the profile of a new game go together, in sentences with a remedy."""

from __future__ import annotations

from typing import Final

from armada.catalog.profiles import profile as profile_named
from armada.messages.message import say
from armada.server.wire.problems import Refused
from armada.server.wire.resources import GameWanted

MOST_PLAYERS: Final = 8
"""Two teams of four at most (SEC-16)."""


def check_table(wanted: GameWanted) -> None:
    """Refuse seats that make no two teams of one size, and points that are those of another number of players."""
    rules, players = profile_named(wanted.profile, *wanted.options), len(wanted.seats)
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
