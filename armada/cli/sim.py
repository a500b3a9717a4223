"""`armada sim`: play many games and summarise the results."""

from __future__ import annotations

import csv
import os
import random as chance
import sys
from pathlib import Path
from typing import Any

import click
import msgspec

from armada.catalog.cards import Printing
from armada.cli.fleet import LARGEST_SEED, as_json, of_options, of_points, of_printing, of_profile
from armada.cli.fleet_sources import printing_for, profile_for, read_sides
from armada.players.registry import PLAYERS
from armada.sim.batches import Batch, run_games
from armada.sim.batches import Progress as ReportProgress
from armada.sim.games import GameResult, Matchup
from armada.sim.statistics import summarize

COLUMNS = (
    *("number", "player_1", "player_2", "winner", "score_1", "score_2", "margin"),
    *("reason", "rounds", "first", "objective", "decisions"),
)


def _players(context: click.Context, option: click.Parameter, value: str) -> tuple[str, str]:
    """The names of two players; a single name counts for both."""
    names = [name.strip() for name in value.split(",")]
    unknown = [name for name in names if name not in PLAYERS]
    if unknown or len(names) > 2:
        known = ", ".join(sorted(PLAYERS))
        raise click.BadParameter(f"{value} does not name one or two players. The players are {known}.")
    return names[0], names[-1]


@click.group()
def sim() -> None:
    """Play many games and summarise the results."""


@sim.command()
@click.argument("sides", nargs=2, metavar="SIDE SIDE")
@click.option(
    "--players",
    default="greedy,greedy",
    show_default=True,
    callback=_players,
    help="The computer players of the two sides, such as greedy,random.",
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="The number of games.")
@click.option(
    "--mirrored",
    is_flag=True,
    help="Play each seed twice and swap the players for the second game, so that neither fleets nor dice decide.",
)
@click.option("--seed", type=int, help="The same seed gives the same results; random by default.")
@click.option("--workers", type=click.IntRange(min=1), help="The number of processes; by default one per core.")
@of_profile
@of_points
@of_options
@of_printing
@click.option(
    "--area", type=click.Choice(["standard", "core set"]), help="The play area; by default that of the profile."
)
@click.option(
    "--allow-missing", is_flag=True, help="Play cards whose effect is not implemented yet, without that effect."
)
@click.option("--allow-illegal", is_flag=True, help="Play fleets that break fleet-building rules.")
@click.option(
    "--csv", "table", type=click.Path(dir_okay=False, path_type=Path), help="Also write one line per game to this file."
)
@as_json
def run(
    sides: tuple[str, str],
    players: tuple[str, str],
    games: int,
    mirrored: bool,
    seed: int | None,
    workers: int | None,
    area: str | None,
    printing: Printing | None,
    table: Path | None,
    as_json: bool,
    **agreed: Any,
) -> None:
    """Play two fleets or two teams against each other many times.

    A SIDE is a fleet: a file or the name of a ready-made one (armada fleet list). Or it is a team: a ready-made one
    (armada fleet list --teams), a folder of fleet files, or fleets with commas between them. The same seed gives the
    same results with any number of workers. Results number the sides from 1. With --mirrored, games come in pairs
    of one seed, and the players swap sides for the second. Ctrl-C stops the run and shows the games
    finished so far; the exit code is then 1.
    """
    if mirrored and players[0] == players[1]:
        raise click.UsageError("--mirrored compares two players. Name two, such as --players greedy,random.")
    if mirrored and games % 2:
        raise click.UsageError(
            f"--mirrored plays each seed twice. Name an even number of --games, such as {games + 1}."
        )
    made = read_sides(sides, printing_for(agreed["profile"], printing))
    agreed["profile"] = profile_for(agreed["profile"], len(made))
    match = Matchup.of(made, players, play_area=area, mirrored=mirrored, **agreed)
    used = chance.SystemRandom().randint(0, LARGEST_SEED) if seed is None else seed
    batch = _run(match, games, used, workers or os.cpu_count() or 1)
    if table is not None:
        write_csv(table, batch)
    if not batch.results:
        click.echo("No game was finished.", err=True)
        sys.exit(1)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(document(batch)), indent=2))
    else:
        from armada.cli.sim_drawing import draw_batch

        fleets = [fleet.name for fleet in made]
        names = list(sides) if len(made) > 2 else [own or side for own, side in zip(fleets, sides, strict=True)]
        draw_batch(batch, names, fleets)
    if not batch.is_complete:
        click.echo(f"Stopped after {len(batch.results)} of {games} games.", err=True)
        sys.exit(1)


def _run(match: Matchup, games: int, seed: int, workers: int) -> Batch:
    """Run the games, with a progress bar where somebody can see it."""
    if not sys.stderr.isatty():
        return run_games(match, games, seed=seed, workers=workers)
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        report: ReportProgress = lambda more: progress.advance(task, more)  # noqa: E731
        return run_games(match, games, seed=seed, workers=workers, progress=report)


def document(batch: Batch) -> dict[str, Any]:
    """A batch for machines: its settings, its summary, and every game."""
    return {
        "players": batch.match.players,
        "mirrored": batch.match.mirrored,
        "profile": batch.match.profile,
        "points": batch.match.points,
        "seed": batch.seed,
        "wanted": batch.wanted,
        "complete": batch.is_complete,
        "summary": summarize(batch.results),
        "games": [_row(result) for result in batch.results],
    }


def _row(result: GameResult) -> dict[str, Any]:
    """A game for machines: sides are numbered from 1, as in the table and on the screen."""
    return {**msgspec.to_builtins(result), "winner": result.winner + 1, "first": result.first + 1}


def write_csv(file: Path, batch: Batch) -> None:
    """A line for each game."""
    try:
        with file.open("w", encoding="utf-8", newline="") as out:
            rows = csv.writer(out)
            rows.writerow(COLUMNS)
            for result in batch.results:
                rows.writerow(
                    (
                        result.number,
                        *result.players,
                        result.winner + 1,
                        *result.scores,
                        result.margin,
                        result.reason,
                        result.rounds,
                        result.first + 1,
                        result.objective,
                        result.decisions,
                    )
                )
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        click.echo(f"{file} cannot be written: {reason}. Choose a file in a folder you can write to.", err=True)
        sys.exit(2)
    click.echo(f"Wrote {file}.", err=True)
