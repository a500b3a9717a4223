"""What the commands of `armada tournament` share: the file, the options, and how a refusal is told."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from armada.errors import ArmadaError, TournamentError
from armada.tournament import Done, Organiser
from armada.tournament.commands import Command
from armada.tournament.organiser import OWNER
from armada.tournament.players import find_player

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

SUFFIX = ".event"

of_event = click.argument("event", type=click.Path(dir_okay=False, path_type=Path))
as_json = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")


def desk_options(command: Decorated) -> Decorated:
    """The options of a command that changes the event."""
    for option in (
        as_json,
        click.option("--author", default=OWNER, show_default=True, help="Who does this, for the log."),
        click.option("--insist", is_flag=True, help="Overrule doubts; the log says so."),
    ):
        command = option(command)
    return command


def prints_refusals(function: Decorated) -> Decorated:
    """A command whose refusals are told in words, or as JSON, and end with exit code 1."""

    @wraps(function)
    def wrapped(*args: Any, **settings: Any) -> Any:
        try:
            return function(*args, **settings)
        except ArmadaError as error:
            facts = {"error": str(error)}
            if isinstance(error, TournamentError):
                facts |= {"rule": error.rule, "remedy": error.remedy, "can_overrule": error.can_overrule}  # type: ignore[dict-item]
            if settings.get("as_json"):
                print_json(facts)
            else:
                said = str(error)
                if isinstance(error, TournamentError) and error.can_overrule:
                    said = f"{error.message} Add --insist to do it all the same."
                click.echo(f"armada: {said}", err=True)
            sys.exit(1)

    return wrapped  # type: ignore[return-value]


def command(group: click.Group, name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """A command of a group, whose refusals are told."""

    def made(function: Callable[..., Any]) -> click.Command:
        return group.command(name)(prints_refusals(function))

    return made


def open_event(path: Path) -> Organiser:
    """The event of a file."""
    return Organiser.open(event_path(path))


def event_path(path: Path) -> Path:
    """The file that is meant; its ending may be left out."""
    return path if path.exists() or path.suffix else path.with_suffix(SUFFIX)


def carried_out(
    desk: Organiser, command: Command, insist: bool, author: str, as_json: bool, *, quiet: bool = False
) -> Done:
    """A command carried out, and what there is to say about it."""
    done = desk.do(command, author=author, overrule=insist)
    if as_json and not quiet:
        print_json({"entry": done.line, "remarks": done.remarks})
    elif not as_json:
        remark(done)
    return done


def remark(done: Done) -> None:
    """The remarks on what was done, to stderr; doubts that were overruled are named."""
    for said in (*(f"Insisted: {doubt}" for doubt in done.line.overruled), *done.remarks):
        click.echo(said, err=True)


def player_id(desk: Organiser, text: str) -> int:
    """The number of the player whom a text means."""
    return find_player(desk.event, text).id


def counted(results: int) -> str:
    """So many results, and the verb."""
    return "1 result is" if results == 1 else f"{results} results are"


def print_json(document: object) -> None:
    """One JSON document on stdout."""
    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
