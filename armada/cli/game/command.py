"""`armada game`: make, play, show, replay and verify games."""

from __future__ import annotations

import os
import random as chance
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from armada.catalog.cards import Printing
from armada.cli.fleet import LARGEST_SEED, as_json, of_options, of_players, of_printing, of_profile
from armada.cli.fleet_sources import printing_for, profile_for, read_sides
from armada.engine.seats import CHANCE, Seat
from armada.errors import RecordError
from armada.fleet.limits import fitting_points
from armada.messages.languages import LANGUAGES, language_of, speaking
from armada.players.registry import PLAYERS, player_named
from armada.records.game import Game
from armada.records.position import Position
from armada.records.record import follow_record
from armada.words.position import board_of
from armada.words.report import report
from armada.words.sentences import waiting_text

Command = TypeVar("Command", bound=Callable[..., Any])

CORE = ("core_rebels", "core_empire")
"""The fleets of a game if none are named."""

record_file = click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
in_language = click.option(
    "--language",
    type=click.Choice(sorted(LANGUAGES)),
    envvar="ARMADA_LANGUAGE",
    default=lambda: language_of(*[os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]),
    help="The language of log, questions and answers; by default that of your system, if it is one of these.",
    callback=lambda context, _, language: context.with_resource(speaking(language)),
    expose_value=False,
)
plainly = click.option("--plain", is_flag=True, help="Draw with plain characters, no Braille and no colour.")


def of_game(command: Command) -> Command:
    """The options of a new game."""
    for option in (
        of_profile,
        of_options,
        of_printing,
        of_players,
        click.option(
            "--points", type=click.IntRange(min=1), help="The fleet point limit; by default one that fits the fleets."
        ),
        click.option(
            "--area", type=click.Choice(["standard", "core set"]), help="The play area; by default that of the profile."
        ),
        click.option("--seed", type=int, help="The same seed gives the same dice; random by default."),
        click.option(
            "--allow-missing", is_flag=True, help="Play cards whose effect is not implemented yet, without that effect."
        ),
        click.option("--allow-illegal", is_flag=True, help="Play fleets that break fleet-building rules."),
    ):
        command = option(command)
    return command


@click.group()
def game() -> None:
    """Make, play, show, replay and verify games.

    A RECORD is a text file that contains the fleets, every decision, and every roll and shuffle.
    """


@game.command()
@click.argument("fleets", nargs=-1, metavar="SIDE SIDE")
@click.option(
    "--to", "file", type=click.Path(dir_okay=False, path_type=Path), help="The file to write; stdout by default."
)
@click.option(
    "--position",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Start from the position in this file. Of the other options only --seed and --allow-missing apply.",
)
@of_game
def new(fleets: tuple[str, ...], file: Path | None, position: Path | None, **agreed: Any) -> None:
    """Make a game of two sides, or from a position, and write its record, ready for the first decision.

    A SIDE is a fleet: a file or the name of a ready-made one (armada fleet list). Or it is a team: a ready-made one
    (armada fleet list --teams), a folder of fleet files, or fleets with commas between them. Print the position of a
    game with armada game show --position.
    """
    if (position is None and len(fleets) != 2) or (position is not None and fleets):
        raise click.UsageError("Name two fleets or two teams, or one file with --position.")
    made = new_game(fleets, **agreed) if position is None else game_from(position, **agreed)
    if file is None:
        click.echo(made.record(), nl=False)
        return
    write(file, made.record())
    click.echo(f"Play it with: armada game play {file}", err=True)


def new_game(
    sources: Sequence[str],
    *,
    profile: str,
    options: tuple[str, ...],
    printing: Printing | None,
    points: int | None,
    area: str | None,
    players: int | None,
    seed: int | None,
    allow_missing: bool,
    allow_illegal: bool,
) -> Game:
    """A game with these options, at a point limit that fits the fleets."""
    fleets = read_sides(sources, printing_for(profile, printing), players)
    profile = profile_for(profile, len(fleets))
    return Game.new(
        fleets,
        profile=profile,
        options=options,
        points=fitting_points(fleets, profile) if points is None else points,
        play_area=area,
        seed=_any_seed() if seed is None else seed,
        allow_missing=allow_missing,
        allow_illegal=allow_illegal,
    )


def game_from(file: Path, *, seed: int | None, allow_missing: bool, **_: Any) -> Game:
    """A game that starts from the position in a file; remarks on facts that are not restored go to stderr."""
    position = Position.parse(read(file))
    made = position.game(_any_seed() if seed is None else seed, allow_missing=allow_missing)
    for remark in position.remarks:
        click.echo(remark, err=True)
    return made


def _any_seed() -> int:
    return chance.SystemRandom().randint(0, LARGEST_SEED)


@game.command()
@click.argument("source", nargs=-1)
@click.option(
    "--as",
    "seats",
    default="1",
    show_default=True,
    metavar="SEATS",
    help="The seats you play: 2, several such as 1,3, both or all. The first side has the first seats.",
)
@click.option(
    "--against",
    type=click.Choice(sorted(PLAYERS)),
    default="greedy",
    show_default=True,
    help="The computer player in all other seats.",
)
@click.option(
    "--record",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to record the game in, after every decision.",
)
@plainly
@in_language
@of_game
def play(source: tuple[str, ...], seats: str, against: str, file: Path | None, plain: bool, **agreed: Any) -> None:
    """Play a text game against the computer, or both sides in turn.

    SOURCE is a RECORD to continue, or two fleets or teams as in armada game new; by default the two fleets of the core
    set. In a team game the computer also plays your teammates, except in the seats you name. Type ? for help.
    """
    from armada.cli.game.record_file import RecordFile
    from armada.cli.game.seats import seats_typed
    from armada.cli.game.terminal import Terminal

    game, kept = _source(source, agreed)
    people = seats_typed(seats, len(game.state.players))
    programs = [Seat(seat) for seat in range(len(game.state.players)) if seat not in people]
    players = {seat: player_named(against, agreed["seed"] or 0) for seat in programs}
    kept = file or kept
    keep = None if kept is None else RecordFile(kept, game).keep
    terminal = Terminal(game, people, players, plain=plain, keep=keep)
    terminal.play()
    if kept is not None:
        click.echo(f"Wrote {kept}.", err=True)
        if terminal.game.outcome is None:
            click.echo(f"Continue with: {terminal.way_back(kept)}", err=True)


def _source(source: tuple[str, ...], agreed: dict[str, Any]) -> tuple[Game, Path | None]:
    """The game to play, and the record it came from."""
    if len(source) == 1:
        file = Path(source[0])
        return Game.replay(read(file)), file
    if len(source) > 2:
        raise click.UsageError("Name a record, two fleets or two teams, or nothing for the core set.")
    return new_game(source or CORE, **agreed), None


@game.command()
@record_file
@click.option(
    "--position", is_flag=True, help="Print a position instead of the log: one line per piece, without secrets."
)
@click.option(
    "--to", "count", type=click.IntRange(min=0), help="The position after this many decisions; by default at the end."
)
@in_language
@as_json
def show(record: Path, position: bool, count: int | None, as_json: bool) -> None:
    """Print the log of the game in RECORD, from setup to the end, or a position of it."""
    if position:
        seen = Position.of(replayed_to(read(record), count).view(None))
        click.echo(msgspec.json.format(msgspec.json.encode(seen), indent=2) if as_json else str(seen), nl=as_json)
        return
    if count is not None:
        raise click.UsageError("--to works only with --position.")
    log = report(read(record))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(log), indent=2))
        return
    for line in log.lines:
        click.echo(line)


@game.command()
@record_file
@click.option(
    "--to", "count", type=click.IntRange(min=0), help="Stop after this many decisions; by default at the end."
)
@click.option(
    "--svg", type=click.Path(dir_okay=False, path_type=Path), help="Also write the board to this file, as SVG."
)
@plainly
@in_language
@as_json
def replay(record: Path, count: int | None, svg: Path | None, plain: bool, as_json: bool) -> None:
    """Replay the game in RECORD and draw the board, at the end or after some decisions."""
    from armada.cli.game.board_drawing import draw_board
    from armada.drawing.svg import draw_board as draw_svg

    again = replayed_to(read(record), count)
    view = again.view(None)
    board = board_of(view)
    if svg is not None:
        write(svg, draw_svg(board))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(view), indent=2))
        return
    draw_board(board, plain=plain)
    for question in again.questions:
        click.echo(waiting_text(again, question))
    if again.outcome is not None:
        winner, scores = again.outcome.winner, again.outcome.scores
        side = "Fleet" if len(again.state.players) == 2 else "Team"
        click.echo(f"{side} {winner + 1} wins, {scores[winner]} to {scores[1 - winner]}.")


def replayed_to(text: str, count: int | None) -> Game:
    """The game of a record at its end, or after `count` decisions and the chance that followed them."""
    decided = 0
    for replayed in follow_record(Game, text):
        decided += replayed.is_decision
        again = replayed.game
        if count is not None and decided >= count and again.question is not None and again.question.seat != CHANCE:
            break
    return again


@game.command()
@record_file
@as_json
def verify(record: Path, as_json: bool) -> None:
    """Check whether RECORD is the record of a legal game.

    If it is not, the exit code is 1 and the output names the first line that does not follow from the lines before it.
    """
    problem = None
    line = None
    decisions = 0
    try:
        decisions = len(Game.replay(read(record)).decisions())
    except RecordError as error:
        problem, line = str(error), error.line
    if as_json:
        click.echo(msgspec.json.encode({"valid": problem is None, "line": line, "problem": problem}))
    elif problem is None:
        click.echo(f"{record} is the record of a legal game: {decisions} answers, all of them legal.")
    else:
        click.echo(f"{record}, {problem}")
    sys.exit(0 if problem is None else 1)


def read(file: Path) -> str:
    """The text of a record."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise RecordError(f"{file} cannot be read: {reason}. Name the record of a game, or two fleets.") from None
    except UnicodeDecodeError:
        raise RecordError(f"{file} cannot be read: it is not a text file. Name the record of a game.") from None


def write(file: Path, text: str) -> None:
    """Write a file, and confirm it on stderr."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        click.echo(f"{file} cannot be written: {reason}. Choose a file in a folder you can write to.", err=True)
        sys.exit(2)
    click.echo(f"Wrote {file}.", err=True)
