"""Shared by the commands of `armada tournament`: the file, common options, and refusals."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from armada.cli.json_output import print_json
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
        click.option("--author", default=OWNER, show_default=True, help="Your name, for the log."),
        click.option("--insist", is_flag=True, help="Overrule doubts; the log records it."),
    ):
        command = option(command)
    return command


def prints_refusals(function: Decorated) -> Decorated:
    """A command that prints refusals as text or JSON and exits with code 1."""

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
                    said = f"{error.message} Add --insist to do it anyway."
                click.echo(f"armada: {said}", err=True)
            sys.exit(1)

    return wrapped  # type: ignore[return-value]


def command(group: click.Group, name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """A command of a group that prints refusals."""

    def made(function: Callable[..., Any]) -> click.Command:
        return group.command(name)(prints_refusals(function))

    return made


def open_event(path: Path) -> Organiser:
    """The event of a file."""
    return Organiser.open(event_path(path))


def event_path(path: Path) -> Path:
    """The file with this name; the ending can be left out."""
    return path if path.exists() or path.suffix else path.with_suffix(SUFFIX)


def carried_out(
    desk: Organiser, command: Command, insist: bool, author: str, as_json: bool, *, quiet: bool = False
) -> Done:
    """Carry out a command and print remarks."""
    done = desk.do(command, author=author, overrule=insist)
    if as_json and not quiet:
        print_json({"entry": done.line, "remarks": done.remarks})
    elif not as_json:
        remark(done)
    return done


def remark(done: Done) -> None:
    """Print remarks and overruled doubts to stderr."""
    for said in (*(f"Overruled: {doubt}" for doubt in done.line.overruled), *done.remarks):
        click.echo(said, err=True)


def player_id(desk: Organiser, text: str) -> int:
    """The number of the player that a text refers to."""
    return find_player(desk.event, text).id


def counted(results: int) -> str:
    """The number of results with its verb."""
    return "1 result is" if results == 1 else f"{results} results are"
