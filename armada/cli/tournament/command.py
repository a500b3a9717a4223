"""`armada tournament`: Swiss events by the book, one file per event."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from msgspec.structs import replace

from armada.catalog.tournaments import event_profiles, tiers
from armada.cli.json_output import print_json
from armada.cli.tournament.clock import clock, note
from armada.cli.tournament.desk import (
    SUFFIX,
    as_json,
    carried_out,
    command,
    desk_options,
    of_event,
    open_event,
)
from armada.cli.tournament.pages import export, print_pages, salvage
from armada.cli.tournament.players import players
from armada.cli.tournament.results import result
from armada.cli.tournament.rounds import cut, day, finish, pair, publish, rebuild, undo
from armada.tournament import Organiser, Settings
from armada.tournament.desk import ChangeSettings
from armada.tournament.event import KeepApart, NameDisplay, Schedule
from armada.tournament.event_file import write_log
from armada.tournament.export import read_whole
from armada.tournament.log_text import describe_log
from armada.tournament.profiles import custom_bye, points_table, profile_named, tier_named
from armada.tournament.verification import verify as verify_draws


@click.group()
def tournament() -> None:
    """Run Swiss events: players, pairings, results, standings, pages to print.

    EVENT is the file of an event. `new` creates it, every command adds to it, and nothing in it is ever lost. A
    doubtful command is refused with the reason; --insist carries it out anyway, and the log records that.
    """


@command(tournament, "new")
@of_event
@click.option("--name", help="The event's name; by default the file's name.")
@click.option(
    "--profile", default="tournament", show_default=True, help=f"How matches are scored: {', '.join(event_profiles())}."
)
@click.option("--tier", default="casual", show_default=True, help=f"{', '.join(tiers())}.")
@click.option(
    "--rounds", type=click.IntRange(min=0), default=0, help="How many rounds; by default the suggested number."
)
@click.option("--points", type=int, help="The fleet point limit, if different from the profile's.")
@click.option(
    "--schedule",
    type=click.Choice([str(word) for word in Schedule]),
    default="sum",
    show_default=True,
    help="Tiebreaker.",
)
@click.option(
    "--keep-apart",
    type=click.Choice([str(word) for word in KeepApart]),
    default="nobody",
    help="Whom to keep apart in round one (casual events).",
)
@click.option(
    "--names",
    type=click.Choice([str(word) for word in NameDisplay]),
    default="full",
    help="How public pages show names.",
)
@click.option("--check-in", is_flag=True, help="Players take part only once they check in.")
@click.option("--judge", "judges", multiple=True, help="A judge of the event; can be repeated.")
@click.option("--place", default="", help="Where it takes place.")
@click.option("--date", default="", help="When it takes place.")
@click.option("--first-table", type=click.IntRange(min=1), default=1, help="The number of the first table.")
@click.option("--leaders-first", is_flag=True, help="The leaders always sit at the first table.")
@click.option("--row", "rows", multiple=True, metavar="MARGIN=WINNER/LOSER", help="A row of a custom points table.")
@click.option("--bye", help="The award for a bye in a custom profile: points/margin.")
@click.option("--minutes", type=click.IntRange(min=1), help="How long a round lasts in a custom profile.")
@click.option(
    "--from", "source", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Restore a JSON export."
)
@as_json
def new(event: Path, source: Path | None, as_json: bool, **chosen: Any) -> None:
    """Create an event, or restore one from a JSON export."""
    path = event if event.suffix else event.with_suffix(SUFFIX)
    if source is not None:
        lines = read_whole(source.read_bytes())
        first = lines[0].entry
        Organiser.make(path, first.settings)  # type: ignore[union-attr]
        write_log(path, lines)
        desk = open_event(path)
        _show(desk, as_json)
        return
    desk = Organiser.make(path, _settings(path, **chosen))
    _show(desk, as_json)
    if not as_json:
        click.echo(f"Add players with: armada tournament players {path} --add NAME", err=True)


def _settings(path: Path, *, name: str | None, profile: str, tier: str, points: int | None, **rest: Any) -> Settings:
    """The settings, from the options of the command."""
    rows, bye, minutes = rest.pop("rows"), rest.pop("bye"), rest.pop("minutes")
    own: dict[str, Any] = {}
    if rows:
        own["table"] = points_table(rows)
    if bye:
        own["bye"] = custom_bye(bye)
    if minutes:
        own["round_minutes"] = minutes
    return Settings(
        name=name or path.stem.replace("_", " ").replace("-", " "),
        profile=profile_named(profile, points, **own),
        tier=tier_named(tier),
        schedule=Schedule(rest.pop("schedule")),
        keep_apart=KeepApart(rest.pop("keep_apart")),
        names=NameDisplay(rest.pop("names")),
        **rest,
    )


@command(tournament, "show")
@of_event
@as_json
def show(event: Path, as_json: bool) -> None:
    """Show the state of the event."""
    desk = open_event(event)
    _show(desk, as_json)


@command(tournament, "change")
@of_event
@click.option("--name", help="The event's name.")
@click.option("--tier", help=f"{', '.join(tiers())}.")
@click.option("--rounds", type=click.IntRange(min=0), help="How many rounds; 0 for the suggested number.")
@click.option("--schedule", type=click.Choice([str(word) for word in Schedule]), help="Tiebreaker.")
@click.option(
    "--keep-apart",
    type=click.Choice([str(word) for word in KeepApart]),
    help="Whom to keep apart in round one (casual events).",
)
@click.option("--names", type=click.Choice([str(word) for word in NameDisplay]), help="How public pages show names.")
@click.option("--judge", "judges", multiple=True, help="A judge of the event; can be repeated. Replaces the list.")
@click.option("--place", help="Where it takes place.")
@click.option("--date", help="When it takes place.")
@click.option("--first-table", type=click.IntRange(min=1), help="The number of the first table.")
@click.option("--leaders-first/--no-leaders-first", default=None, help="Whether the leaders sit at the first table.")
@click.option("--check-in/--no-check-in", default=None, help="Whether players must check in to take part.")
@desk_options
def change(event: Path, insist: bool, author: str, as_json: bool, **chosen: Any) -> None:
    """Change the settings of the event."""
    desk = open_event(event)
    given = {key: value for key, value in chosen.items() if value not in (None, ())}
    kinds = {"tier": tier_named, "schedule": Schedule, "keep_apart": KeepApart, "names": NameDisplay}
    settings = replace(
        desk.event.settings, **{key: kinds[key](value) if key in kinds else value for key, value in given.items()}
    )
    carried_out(desk, ChangeSettings(settings=settings), insist, author, as_json)


@command(tournament, "standings")
@of_event
@click.option("--after", type=click.IntRange(min=1), help="After this round; by default the current standings.")
@as_json
def standings(event: Path, after: int | None, as_json: bool) -> None:
    """Show the standings: tournament points, margin of victory, strength of schedule."""
    from armada.cli.tournament.drawing import draw_standings, standings_document

    desk = open_event(event)
    if after is not None:
        desk.event.round(after)
    if as_json:
        print_json(standings_document(desk.event, after))
    else:
        draw_standings(desk.event, after)


@command(tournament, "log")
@of_event
@as_json
def log(event: Path, as_json: bool) -> None:
    """Show what was done, when and by whom."""
    desk = open_event(event)
    if as_json:
        print_json(desk.lines)
        return
    for line, said in zip(desk.lines, describe_log(desk.lines, desk.event), strict=True):
        insisted = f" [overruled: {' '.join(line.overruled)}]" if line.overruled else ""
        when = f"{line.time:%Y-%m-%d %H:%M:%S}"
        click.echo(f"{line.number:>4}  {when}  {line.author}  {said}{insisted}")


@command(tournament, "verify")
@of_event
@as_json
def verify(event: Path, as_json: bool) -> None:
    """Draw every pairing again from its seed and check that the result is the same."""
    desk = open_event(event)
    checks = verify_draws(desk.lines)
    if as_json:
        print_json(checks)
    else:
        for check in checks:
            said = {True: "agrees", False: "does NOT agree", None: f"cannot be checked: {check.why}"}[check.agrees]
            click.echo(f"entry {check.entry:>4}  {check.what:<10}  seed {check.seed}  {said}")
        if not checks:
            click.echo("Nothing has been drawn yet.")
    raise SystemExit(0 if all(check.agrees is not False for check in checks) else 1)


def _show(desk: Organiser, as_json: bool) -> None:
    from armada.cli.tournament.drawing import draw_event, event_document

    if as_json:
        print_json(msgspec.to_builtins(event_document(desk.event)))
    else:
        draw_event(desk.event, desk.path)


for each in (
    players,
    pair,
    publish,
    result,
    clock,
    note,
    cut,
    rebuild,
    day,
    finish,
    undo,
    salvage,
    print_pages,
    export,
):
    tournament.add_command(each)
