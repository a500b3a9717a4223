"""Limits on events from the network: sensible numbers and text lengths, and nothing that a page could not show."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from armada.errors import TournamentError
from armada.messages.message import say
from armada.server.events.desk_view import desk_view
from armada.server.events.player_view import own_views
from armada.server.events.public_view import public_view
from armada.server.wire.fleet_lists import LONGEST
from armada.tournament.commands import Command
from armada.tournament.entries import PlayersAdded, RoundPaired
from armada.tournament.event import Event
from armada.tournament.export import archive_json, standings_csv, whole_json
from armada.tournament.log import AuditLine, counting, fold
from armada.tournament.organiser import seeded
from armada.tournament.players import AddPlayers
from armada.tournament.printing import fleet_sheets_page, pairings_page, slips_page, standings_page
from armada.tournament.profiles import check_settings

MAX_NUMBER: Final = 1_000_000
"""The highest number in an event: points, minutes, tables, players."""

MAX_TEXT_CHARACTERS: Final = 1_000
"""Maximum characters of any text other than a fleet list."""

MAX_LINES: Final = 20_000
MAX_DRAWS: Final = 200
"""Maximum draws that are checked, and rounds that are imported; the command line has no limit."""


def ready(command: Command, event: Event, most_players: int) -> Command:
    """A command from the network, with a seed if it needs one; refused if it exceeds the limits."""
    _check(msgspec.to_builtins(command), "command")
    if isinstance(command, AddPlayers) and len(event.players) + len(command.players) > most_players:
        raise TournamentError(
            say("problems-many-players", players=len(event.players) + len(command.players)),
            remedy=say("problems-many-players.remedy", most=most_players),
        )
    return seeded(command)


def _check(value: Any, where: str) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _check(inner, str(key))
    elif isinstance(value, list):
        for inner in value:
            _check(inner, where)
    elif isinstance(value, str):
        most = LONGEST if where in ("text", "fleet_text") else MAX_TEXT_CHARACTERS
        if len(value) > most:
            raise TournamentError(
                say("problems-field-long", field=where, characters=len(value)),
                remedy=say("tournament-fewer-characters", most=most),
            )
    elif isinstance(value, int | float) and not -MAX_NUMBER <= value <= MAX_NUMBER:
        raise TournamentError(
            say("problems-field-range", field=where), remedy=say("problems-field-range.remedy", most=MAX_NUMBER)
        )


def check_lines(lines: Sequence[AuditLine], most_players: int) -> None:
    """Refuse an imported log that is too large."""
    entries = [line.entry for line in counting(lines)]
    players = sum([len(entry.players) for entry in entries if isinstance(entry, PlayersAdded)])
    rounds = sum([isinstance(entry, RoundPaired) for entry in entries])
    for count, most, what in (
        (len(lines), MAX_LINES, "entries"),
        (players, most_players, "players"),
        (rounds, MAX_DRAWS, "rounds"),
    ):
        if count > most:
            raise TournamentError(
                say("problems-large-event", count=count, what=what),
                remedy=say("problems-large-event.remedy", most=most),
            )
    for line in lines:
        _check(msgspec.to_builtins(line), f"entry {line.number}")


def try_out(lines: Sequence[AuditLine]) -> None:
    """Render every page of an imported log once; refuse it if one fails."""
    try:
        event = fold(lines)
        check_settings(event.settings)
        now = datetime.now(UTC)
        public_view("", event)
        desk_view("", event, lines, now, {})
        for _ in own_views("", event):
            pass
        for round in event.rounds:
            pairings_page(event, round)
            slips_page(event, round)
        standings_page(event)
        fleet_sheets_page(event)
        standings_csv(event)
        archive_json(event)
        whole_json(event, lines)
    except (LookupError, ValueError, TypeError, ArithmeticError, AssertionError, StopIteration) as error:
        raise TournamentError(
            say("problems-impossible-event", why=type(error).__name__),
            remedy=say("problems-impossible-event.remedy"),
        ) from error
