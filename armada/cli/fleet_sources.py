"""The sources of fleets for commands: files, standard input, and ready-made fleets; a team is several at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
import msgspec
from click.core import ParameterSource

from armada.catalog.cards import Printing
from armada.catalog.names import normalise, suggestions
from armada.catalog.profiles import profile as profile_of
from armada.errors import FleetError
from armada.fleet import Dialect, Fleet
from armada.fleet.ready_made import ready_made, ready_made_for_teams
from armada.fleet.ready_made_teams import ReadyMadeTeam, ready_made_teams
from armada.fleet.text import LIMIT

STDIN: Final = "-"


def read_file(file: str, printing: Printing | None) -> Fleet:
    """The fleet of a file, of standard input, or ready-made; errors name the source."""
    try:
        if file == STDIN:
            return Fleet.read(sys.stdin.buffer.read(LIMIT + 1), printing)
        if _exists(Path(file)):
            return Fleet.read(Path(file), printing)
    except FleetError as error:
        name = "standard input" if file == STDIN else file
        raise error if str(error).startswith(name) else FleetError(f"{name}: {error}") from None
    fleets = {**ready_made(), **ready_made_for_teams()}
    known = {normalise(key): key for key in fleets}
    if key := known.get(normalise(file)):
        return _printed(fleets[key], printing)
    if team := _ready_made_team(file):
        raise FleetError(f"{file} is a ready-made team. Name one of its fleets: {', '.join(team.fleet_keys)}.")
    close = suggestions(Path(file).stem, fleets)
    hint = f"Did you mean {' or '.join(close)}?" if close else "List the ready-made fleets with `armada fleet list`."
    raise FleetError(f"{file} cannot be read: there is no such file and no ready-made fleet with that name. {hint}")


def read_team(source: str, printing: Printing | None) -> tuple[Fleet, ...]:
    """The fleets of a ready-made team, of a folder, or of several files with commas between them; or one fleet."""
    if source not in ("", STDIN) and _exists(Path(source)):
        return _folder(Path(source), printing) if Path(source).is_dir() else (read_file(source, printing),)
    if team := _ready_made_team(source):
        return tuple([_printed(fleet, printing) for fleet in team.fleets])
    return tuple([read_file(file.strip(), printing) for file in source.split(",")])


def read_sides(sources: Sequence[str], printing: Printing | None, players: int | None = None) -> list[Fleet]:
    """The fleets of two teams, those of the first team first; the teams have a fleet for each player (SEC-16)."""
    one, other = [read_team(source, printing) for source in sources]
    if len(one) != len(other):
        raise FleetError(
            f"Teams of {_counted(one)} and {_counted(other)} cannot play each other (SEC-16). "
            f"Both teams have the same number: add {_counted(range(abs(len(one) - len(other))))} to the "
            f"{'first' if len(one) < len(other) else 'second'} team. One player can control two fleets."
        )
    if players is not None and players != 2 * len(one):
        raise FleetError(
            f"Two teams of {_counted(one)} cannot play a game of {players} players (SEC-16). "
            f"Leave out --players, or bring teams of {players // 2}."
        )
    return [*one, *other]


def _counted(fleets: Sequence[object]) -> str:
    return "1 fleet" if len(fleets) == 1 else f"{len(fleets)} fleets"


def write_fleets(folder: Path, texts: Sequence[str], dialect: Dialect) -> None:
    """Write fleets to the files of a folder, which is then a team; confirm them on stderr."""
    suffix = dialect if dialect in (Dialect.TOML, Dialect.JSON) else "txt"
    for number, text in enumerate(texts, 1):
        file = folder / f"fleet-{number}.{suffix}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise FleetError(f"{file} cannot be written: {reason}. Choose a folder you can write to.") from None
        click.echo(f"Wrote {file}.", err=True)


def profile_for(profile: str, players: int) -> str:
    """The profile of a command; with more than two players it is Sector Fleet, unless another was named."""
    is_named = click.get_current_context().get_parameter_source("profile") is not ParameterSource.DEFAULT
    return profile if is_named or players == 2 else "sector_fleet"


def printing_for(profile: str, printing: Printing | None) -> Printing | None:
    """The printing of a command: the one that was named, else the only one of its profile."""
    return printing or profile_of(profile).printing


def _ready_made_team(name: str) -> ReadyMadeTeam | None:
    known = {normalise(key): team for key, team in ready_made_teams().items()}
    return known.get(normalise(name))


def _folder(folder: Path, printing: Printing | None) -> tuple[Fleet, ...]:
    """The fleets of all files in a folder, by name."""
    files = sorted([path for path in folder.iterdir() if path.is_file() and not path.name.startswith(".")])
    if not files:
        raise FleetError(f"{folder} cannot be read: it is a folder without files. Put the fleets of a team in it.")
    return tuple([read_file(str(path), printing) for path in files])


def _printed(fleet: Fleet, printing: Printing | None) -> Fleet:
    return msgspec.structs.replace(fleet, printing=printing) if printing else fleet


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
