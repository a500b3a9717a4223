"""`armada tournament print|export|salvage`: pages to print, exports, and recovery."""

from __future__ import annotations

from pathlib import Path

import click

from armada.cli.json_output import print_json
from armada.cli.tournament.desk import as_json, event_path, of_event, open_event, prints_refusals
from armada.errors import TournamentError
from armada.tournament.event import Event, Round
from armada.tournament.event_file import write_log
from armada.tournament.export import archive_json, standings_csv, whole_json
from armada.tournament.printing import Paper, fleet_sheets_page, pairings_page, slips_page, standings_page
from armada.tournament.salvage import salvaged

to_file = click.option(
    "--to", "-o", "file", type=click.Path(dir_okay=False, path_type=Path), help="The file; by default stdout."
)


@click.command("print")
@of_event
@click.argument("what", type=click.Choice(["pairings", "slips", "standings", "fleets"]))
@click.option("--round", "number", type=click.IntRange(min=1), help="The round; by default the current one.")
@click.option("--by-table", is_flag=True, help="Sort pairings by table instead of by name.")
@click.option("--paper", type=click.Choice([str(word) for word in Paper]), default="A4", show_default=True)
@click.option("--address", default="", help="The event's address, shown on slips with a QR code.")
@to_file
@prints_refusals
def print_pages(
    event: Path, what: str, number: int | None, by_table: bool, paper: str, address: str, file: Path | None
) -> None:
    """Create a page to print. Open it in a browser and print it there, or save it as PDF."""
    desk = open_event(event)
    size = Paper(paper)
    match what:
        case "pairings":
            page = pairings_page(desk.event, _round(desk.event, number), by_table=by_table, paper=size)
        case "slips":
            page = slips_page(desk.event, _round(desk.event, number), paper=size, address=address)
        case "standings":
            page = standings_page(desk.event, after=number, paper=size)
        case _:
            page = fleet_sheets_page(desk.event, paper=size)
    _write(page, file)


@click.command()
@of_event
@click.option(
    "--as",
    "form",
    type=click.Choice(["json", "csv", "archive"]),
    default="json",
    show_default=True,
    help="The whole event, the standings, or results in the style of list archives.",
)
@to_file
@prints_refusals
def export(event: Path, form: str, file: Path | None) -> None:
    """Export the event. `new --from` reads a JSON export back."""
    desk = open_event(event)
    match form:
        case "json":
            text = whole_json(desk.event, desk.lines)
        case "csv":
            text = standings_csv(desk.event)
        case _:
            text = archive_json(desk.event)
    _write(text, file)


@click.command()
@of_event
@click.option("--to", "-o", "file", type=click.Path(dir_okay=False, path_type=Path), help="The new file.")
@as_json
@prints_refusals
def salvage(event: Path, file: Path | None, as_json: bool) -> None:
    """Recover a damaged event file into a new file; the damaged file is not changed."""
    path = event_path(event)
    try:
        found = salvaged(path.read_bytes())
    except OSError as error:
        raise TournamentError(f"Cannot read {path.name}: {error.strerror}.", remedy="Check its name.") from error
    target = file or path.with_name(f"{path.stem}-salvaged{path.suffix}")
    if found.damage and target.exists():
        raise TournamentError(f"The file {target.name} already exists.", remedy="Choose another with --to.")
    if found.damage:
        write_log(target, found.lines)
    if as_json:
        written = str(target) if found.damage else None
        print_json({"entries": len(found.lines), "damage": found.damage, "lost": found.lost, "written": written})
        return
    if not found.damage:
        click.echo(f"{path.name} is not damaged: all {len(found.lines)} entries are readable.")
        return
    click.echo(f"{len(found.lines)} of {len(found.lines) + len(found.lost)} entries were recovered: {target}")
    click.echo(f"Damage: {found.damage}. {path.name} was not changed.")
    for each in found.lost:
        click.echo(f"Lost, line {each.line}: {each.text}")


def _round(event: Event, number: int | None) -> Round:
    if not event.rounds:
        raise TournamentError("No round has been paired.", remedy="Pair one first.")
    return event.round(number or len(event.rounds))


def _write(text: str, file: Path | None) -> None:
    if file is None:
        click.echo(text, nl=False)
        return
    file.write_text(text, encoding="utf-8")
    click.echo(f"Written: {file}", err=True)
