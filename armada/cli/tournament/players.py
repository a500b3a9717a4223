"""`armada tournament players`: list and change the players."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from armada.cli.json_output import print_json
from armada.cli.tournament.desk import (
    desk_options,
    of_event,
    open_event,
    player_id,
    prints_refusals,
    remark,
)
from armada.errors import ArmadaError, TournamentError
from armada.tournament import Done, Organiser
from armada.tournament.commands import Command
from armada.tournament.event import Presence
from armada.tournament.fleets import HandInFleet
from armada.tournament.import_csv import BadLine, read_players
from armada.tournament.players import (
    AddPlayers,
    Anonymise,
    ChangePlayer,
    CheckIn,
    Disqualify,
    Drop,
    GrantBye,
    NewPlayer,
    Return,
)

ALL = "all"
STDIN = "-"


@click.command()
@of_event
@click.option("--add", "added", multiple=True, metavar="NAME", help="Add a player; can be repeated.")
@click.option("--club", default="", help="The club of the added players.")
@click.option("--family", default="", help="The family or travel group of the added players.")
@click.option("--email", default="", help="The e-mail of the added player; never public.")
@click.option("--import", "file", metavar="FILE", help="Add the players of a CSV file or a list of names; - for stdin.")
@click.option("--check-in", "here", multiple=True, metavar="NAME", help="Check in a player; `all` for everybody.")
@click.option("--drop", "dropped", multiple=True, metavar="NAME", help="Drop a player from the event.")
@click.option("--return", "returned", multiple=True, metavar="NAME", help="Let a player return.")
@click.option("--disqualify", metavar="NAME", help="Disqualify a player.")
@click.option("--rename", nargs=2, metavar="NAME NEW", help="Rename a player.")
@click.option("--table", "table", nargs=2, metavar="NAME NUMBER", help="Give a player a fixed table; 0 for none.")
@click.option("--bye", nargs=2, metavar="NAME ROUND", help="Grant a player a bye in a round.")
@click.option("--fleet", nargs=2, metavar="NAME FILE", help="Hand in a player's fleet list, in any format.")
@click.option("--anonymise", metavar="NAME", help="Remove a player's name from the event for good.")
@desk_options
@prints_refusals
def players(event: Path, insist: bool, author: str, as_json: bool, **chosen: Any) -> None:
    """List, add or change players. NAME can be a number (#3) or part of a name."""
    desk = open_event(event)
    bad: list[BadLine] = []
    done = [
        desk.do(command, author=author, overrule=insist) for command in (*_changes(desk, chosen), *_additions(chosen))
    ]
    if chosen["file"]:
        done += _import(desk, chosen["file"], bad, insist, author)
    _report(desk, done, bad, as_json)
    if bad:
        sys.exit(1)


def _additions(chosen: dict[str, Any]) -> list[Command]:
    """Players to be added by name."""
    added = [
        NewPlayer(name=name, club=chosen["club"], family=chosen["family"], email=chosen["email"])
        for name in chosen["added"]
    ]
    return [AddPlayers(players=tuple(added))] if added else []


def _changes(desk: Organiser, chosen: dict[str, Any]) -> list[Command]:
    """The commands for the options given, in a sensible order."""
    found: list[Command] = []
    if chosen["here"]:
        waiting = [player.id for player in desk.event.players.values() if player.presence is Presence.EXPECTED]
        ids = waiting if ALL in chosen["here"] else [player_id(desk, name) for name in chosen["here"]]
        found.append(CheckIn(players=tuple(ids)))
    if chosen["dropped"]:
        found.append(Drop(players=tuple(player_id(desk, name) for name in chosen["dropped"])))
    if chosen["returned"]:
        found.append(Return(players=tuple(player_id(desk, name) for name in chosen["returned"])))
    if chosen["disqualify"]:
        found.append(Disqualify(player=player_id(desk, chosen["disqualify"])))
    if chosen["rename"]:
        name, new = chosen["rename"]
        found.append(ChangePlayer(player=player_id(desk, name), name=new))
    if chosen["table"]:
        name, table = chosen["table"]
        found.append(ChangePlayer(player=player_id(desk, name), fixed_table=_number(table, "table")))
    if chosen["bye"]:
        name, round = chosen["bye"]
        found.append(GrantBye(player=player_id(desk, name), round=_number(round, "round")))
    if chosen["fleet"]:
        name, file = chosen["fleet"]
        found.append(HandInFleet(player=player_id(desk, name), text=_read(file).decode(errors="replace")))
    if chosen["anonymise"]:
        found.append(Anonymise(player=player_id(desk, chosen["anonymise"])))
    return found


def _import(desk: Organiser, file: str, bad: list[BadLine], insist: bool, author: str) -> list[Done]:
    """Add the players of a file in one entry and hand in their fleets; bad lines are reported."""
    read = read_players(_read(file))
    bad += read.bad
    if read.ignored:
        click.echo(f"Ignored columns: {', '.join(read.ignored)}.", err=True)
    if not read.players:
        return []
    first = max(desk.event.players, default=0) + 1
    done = [desk.do(AddPlayers(players=tuple(one.player for one in read.players)), author=author, overrule=insist)]
    for place, one in enumerate(read.players):
        if one.fleet:
            try:
                command = HandInFleet(player=first + place, text=one.fleet)
                done.append(desk.do(command, author=author, overrule=insist))
            except ArmadaError as error:
                bad.append(BadLine(line=one.line, text=one.player.name, why=f"the fleet was not accepted: {error}"))
    return done


def _report(desk: Organiser, done: list[Done], bad: list[BadLine], as_json: bool) -> None:
    from armada.cli.tournament.drawing import draw_players, players_document

    if as_json:
        print_json({"players": players_document(desk.event), "bad_lines": bad, "entries": [one.line for one in done]})
        return
    for one in done:
        remark(one)
    draw_players(desk.event)
    if bad:
        click.echo(f"{'1 line was' if len(bad) == 1 else f'{len(bad)} lines were'} skipped:", err=True)
    for line in bad:
        click.echo(f"line {line.line}: {line.why} [{line.text}]", err=True)


def _number(text: str, what: str) -> int:
    if not text.isdecimal():
        raise TournamentError(f"{text!r} is not a {what} number.", remedy="Enter a number.")
    return int(text)


def _read(file: str) -> bytes:
    if file == STDIN:
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise TournamentError(f"Cannot read {file}: {error.strerror}.", remedy="Check its name.") from error
