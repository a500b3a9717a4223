"""Exports: the whole event as JSON (and back), standings as CSV, results in the style of list archives."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from armada.errors import TournamentError
from armada.fleet import Fleet
from armada.messages.message import say
from armada.tournament.cut import final_places
from armada.tournament.event import Event, EventStage, Match, Presence, Round, RoundStatus
from armada.tournament.fleets import fleet_shown
from armada.tournament.log import TITLE, AuditLine, read_log, sealed, written
from armada.tournament.public import public_names
from armada.tournament.standings import standings

FORMULA: Final = frozenset("=+-@＝＋－＠")
"""First characters that make spreadsheets read a cell as a formula."""


class WholeEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event as one JSON document: its log, and the standings for convenience."""

    format: str
    log: tuple[AuditLine, ...]
    standings: Any = None


def whole_json(event: Event, lines: Sequence[AuditLine]) -> str:
    """The complete event. It contains e-mails and fleets, so it is for the organiser only."""
    document = WholeEvent(format=TITLE, log=tuple(lines), standings=standings(event))
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def read_whole(text: str | bytes) -> list[AuditLine]:
    """The log of a JSON export, checked like that of a file."""
    try:
        document = msgspec.json.decode(text, type=WholeEvent)
    except (msgspec.DecodeError, RecursionError) as error:
        said = say("tournament-no-export", why=str(error))
        raise TournamentError(said, remedy=say("tournament-no-export.remedy")) from error
    before = ""
    lines = []
    for line in document.log:
        lines.append(sealed(line, before))
        before = lines[-1].digest
    if [line.digest for line in lines] != [line.digest for line in document.log]:
        raise TournamentError(say("tournament-export-changed"), remedy=say("tournament-export-changed.remedy"))
    return read_log(f"{TITLE}\n" + "".join(written(line) for line in lines))


def standings_csv(event: Event) -> str:
    """The standings, one line for each player, with a heading."""
    names = public_names(event)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ["rank", "name", "club", "faction", "points", "margin", "strength", "wins", "losses", "byes", "status"]
    )
    for place, one in final_places(event):
        player = event.players[one.player]
        faction = player.fleet.faction if player.fleet is not None and event.has_started else ""
        status = "" if player.presence is Presence.PRESENT else player.presence
        writer.writerow(
            [
                place or "",
                _plain(names[one.player]),
                _plain(player.club),
                faction,
                one.points,
                one.margin,
                one.schedule_shown,
                one.wins,
                one.losses,
                one.byes,
                status,
            ]
        )
    return text.getvalue()


def _plain(text: str) -> str:
    """A text that spreadsheets do not read as a formula: a quote mark is put before it if needed."""
    return f"'{text}" if text.lstrip()[:1] in FORMULA else text


def archive_json(event: Event) -> str:
    """Results and fleets in the style of list archives: keys in lower case, and the winner by name.

    No e-mails; fleets only as the public may see them: none before round one, and never objectives (TRN-22).
    """
    names = public_names(event)
    places = final_places(event)
    ranks = {one.player: one.rank for one in standings(event)}
    players = []
    for place, one in places:
        player = event.players[one.player]
        rank: dict[str, Any] = {"swiss": ranks[one.player]}
        if event.cut is not None and one.player in event.cut.players:
            rank["elimination"] = place
        row: dict[str, Any] = {
            "name": names[one.player],
            "score": one.points,
            "mov": one.margin,
            "sos": float(one.schedule),
            "rank": rank,
        }
        if (fleet := fleet_shown(event, one.player)) is not None:
            row["fleet"] = _fleet(fleet)
        if player.presence is not Presence.PRESENT:
            row["dropped"] = player.left
        players.append(row)
    rounds = [_archived(round, names) for round in event.rounds if round.status is not RoundStatus.PREVIEW]
    document = {"name": event.settings.name, "date": event.settings.date, "players": players, "rounds": rounds}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _fleet(fleet: Fleet) -> dict[str, Any]:
    """A fleet by the keys of its cards, and as readable text."""
    nameless = msgspec.structs.replace(fleet, author="", name="", description="")
    return {
        "faction": fleet.faction,
        "points": fleet.points,
        "ships": [{"card": ship.card, "upgrades": ship.upgrades} for ship in fleet.ships],
        "squadrons": fleet.squadrons,
        "list": nameless.write(),
    }


def _archived(round: Round, names: dict[int, str]) -> dict[str, Any]:
    is_cut = round.stage is EventStage.CUT
    return {
        "round-type": "elimination" if is_cut else "swiss",
        "round-number": round.size if is_cut else round.number,
        "matches": [_match(match, names) for match in round.matches if match.verdict is not None],
    }


def _match(match: Match, names: dict[int, str]) -> dict[str, Any]:
    verdict = match.verdict
    assert verdict is not None
    if match.two is None:
        return {
            "player1": names[match.one],
            "player1points": verdict.points[0],
            "winner": names[match.one],
            "result": "bye",
        }
    return {
        "player1": names[match.one],
        "player1points": verdict.scores[0],
        "player2": names[match.two],
        "player2points": verdict.scores[1],
        "winner": None if verdict.winner is None else names[match.players[verdict.winner]],
        "result": "win" if verdict.winner is not None else "none",
        "player1tournamentpoints": verdict.points[0],
        "player2tournamentpoints": verdict.points[1],
    }
