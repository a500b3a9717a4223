"""Remove a player's name from the whole log. Results refer to players by number, so they stay."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from armada.tournament.clock_entries import NoteAnswered, NoteTaken
from armada.tournament.entries import (
    FleetHandedIn,
    PairsChanged,
    PlayerChanged,
    PlayersAdded,
    PresenceChanged,
    RoundPaired,
)
from armada.tournament.event import Player
from armada.tournament.log import AuditLine


def anonymised(lines: Iterable[AuditLine], id: int) -> list[AuditLine]:
    """The log without anything that identifies a player."""
    known = list(lines)
    names = {name for line in known for name in _names(line, id) if name}
    return [_without(line, id, names) for line in known]


def _names(line: AuditLine, id: int) -> list[str]:
    match line.entry:
        case PlayersAdded(players):
            return [player.name for player in players if player.id == id]
        case PlayerChanged(player, name) if player == id:
            return [name]
    return []


def _without(line: AuditLine, id: int, names: set[str]) -> AuditLine:
    """A line without the player's name, club, family, e-mail and fleet text."""
    stranger = f"Player {id}"

    def hidden(text: str) -> str:
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, stranger)
        return text

    entry = line.entry
    match entry:
        case PlayersAdded(players):
            entry = PlayersAdded(tuple(_nameless(one, stranger) if one.id == id else one for one in players))
        case PlayerChanged(player) if player == id:
            entry = replace(entry, name=stranger, club="", family="", email="")
        case FleetHandedIn(player, fleet) if player == id:
            entry = FleetHandedIn(id, replace(fleet, name="", author="", description="", remarks=()), "")
        case NoteTaken() | NoteAnswered():
            entry = replace(entry, text=hidden(entry.text))
        case PairsChanged():
            entry = replace(entry, why=hidden(entry.why))
        case PresenceChanged():
            entry = replace(entry, why=hidden(entry.why))
        case RoundPaired(round):
            entry = RoundPaired(replace(round, remarks=tuple(hidden(each) for each in round.remarks)))
    return replace(line, entry=entry, author=hidden(line.author), overruled=tuple(map(hidden, line.overruled)))


def _nameless(player: Player, stranger: str) -> Player:
    return replace(player, name=stranger, club="", family="", email="")
