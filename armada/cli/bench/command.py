"""`armada bench`: the figures of the design, measured on this machine."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from importlib import import_module

import click

from armada.cli.bench.timing import Figure

TOPICS = {
    "geometry": "armada.cli.bench.geometry",
    "catalog": "armada.cli.bench.catalog",
    "fleet": "armada.cli.bench.fleet",
    "odds": "armada.cli.bench.odds",
    "engine": "armada.cli.bench.engine",
    "tournament": "armada.cli.bench.tournament",
    "server": "armada.cli.bench.server",
}


@click.command()
@click.argument("topics", nargs=-1, type=click.Choice(sorted(TOPICS)))
@click.option(
    "--whole", type=click.IntRange(min=10), help="Also play this many whole games in a row through the server."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document instead of a table.")
def bench(topics: tuple[str, ...], whole: int | None, as_json: bool) -> None:
    """Measure TOPICS (all by default) and compare the results with the targets of the design.

    A figure depends on the machine and on what else it does: read it together with the load shown.
    """
    found: dict[str, list[Figure]] = {}
    for topic in topics or tuple(TOPICS):
        click.echo(f"measuring {topic} …", err=True)
        figures: Callable[[], list[Figure]] = import_module(TOPICS[topic]).figures
        found[topic] = figures()
    if whole is not None:
        found["whole games"] = _whole_games(whole)
    if as_json:
        document = {topic: [figure.as_json() for figure in rows] for topic, rows in found.items()}
        click.echo(json.dumps({"load": os.getloadavg()[0], "figures": document}, indent=2))
        return
    _print_tables(found)


def _whole_games(games: int) -> list[Figure]:
    from armada.cli.bench.whole_games import whole_games

    click.echo(f"playing {games:,} whole games …", err=True)
    return whole_games(games, lambda line: click.echo(f"  {line}", err=True))


def _print_tables(found: dict[str, list[Figure]]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for topic, rows in found.items():
        table = Table(title=topic, title_justify="left", title_style="bold")
        for column in ("what", "figure", "target", ""):
            table.add_column(column, justify="right" if column in ("figure", "target") else "left")
        for row in rows:
            table.add_row(row.what, row.shown, row.bar_shown, row.verdict)
        console.print(table)
    console.print(f"load average of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", style="dim")
