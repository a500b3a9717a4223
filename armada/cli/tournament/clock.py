"""`armada tournament clock|note`: the clock of a round, notes and judge calls."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from armada.cli.json_output import print_json
from armada.cli.tournament.desk import (
    carried_out,
    desk_options,
    of_event,
    open_event,
    player_id,
    prints_refusals,
)
from armada.errors import TournamentError
from armada.tournament.commands import Command
from armada.tournament.desk import NOTES, AnswerNote, GiveTime, PauseClock, StartClock, TakeNote
from armada.tournament.event import Event


@click.command()
@of_event
@click.argument("what", type=click.Choice(["show", "start", "pause", "give"]), default="show")
@click.option("--minutes", type=int, help="How many minutes to give.")
@click.option("--table", type=click.IntRange(min=1), help="Give them to this table; otherwise to all.")
@desk_options
@prints_refusals
def clock(
    event: Path, what: str, minutes: int | None, table: int | None, insist: bool, author: str, as_json: bool
) -> None:
    """Show the clock of the round, start or pause it, or give a table more time."""
    desk = open_event(event)
    if what != "show":
        if what == "give" and minutes is None:
            raise TournamentError("The number of minutes is missing.", rule="TRN-08", remedy="Use --minutes.")
        commands: dict[str, Command] = {
            "start": StartClock(),
            "pause": PauseClock(),
            "give": GiveTime(minutes=minutes or 0, table=table),
        }
        carried_out(desk, commands[what], insist, author, as_json, quiet=True)
    _show(desk.event, as_json)


def _show(event: Event, as_json: bool) -> None:
    now = datetime.now(UTC)
    left = int(event.clock.left(now).total_seconds())
    extra = {extra.table: 0 for extra in event.clock.extra}
    for each in event.clock.extra:
        extra[each.table] += each.minutes
    if as_json:
        print_json({"seconds_left": left, "running": event.clock.is_running, "extra_minutes": extra})
        return
    state = "running" if event.clock.is_running else "stopped"
    called = "; time is up, finish the game round (TRN-43)" if event.clock.is_called(now) else ""
    click.echo(f"{left // 60}:{left % 60:02} left, the clock is {state}{called}.")
    for table, minutes in sorted(extra.items()):
        click.echo(f"Table {table} has {minutes} extra minutes.")


@click.command()
@of_event
@click.argument("text", default="")
@click.option("--kind", type=click.Choice(NOTES), default="note", show_default=True)
@click.option("--table", type=click.IntRange(min=1), help="The table it is about.")
@click.option("--player", metavar="NAME", help="The player it is about.")
@click.option("--answer", "answered", type=click.IntRange(min=1), help="Answer the judge call of this number.")
@click.option("--minutes", type=int, default=0, help="Extra minutes for the table of the call.")
@desk_options
@prints_refusals
def note(
    event: Path,
    text: str,
    kind: str,
    table: int | None,
    player: str | None,
    answered: int | None,
    minutes: int,
    insist: bool,
    author: str,
    as_json: bool,
) -> None:
    """Note a judge call, slow play or a warning, or answer a call. Without TEXT, table or player, show the notes."""
    desk = open_event(event)
    if answered:
        carried_out(desk, AnswerNote(note=answered, text=text, minutes=minutes), insist, author, as_json)
        return
    if text or table or player:
        id = player_id(desk, player) if player else None
        carried_out(desk, TakeNote(kind=kind, text=text, table=table, player=id), insist, author, as_json)
        return
    if as_json:
        print_json(desk.event.notes)
        return
    for number, each in enumerate(desk.event.notes, start=1):
        about = [f"table {each.table}"] if each.table else []
        about += [desk.event.label(each.player)] if each.player else []
        state = " (open)" if each.is_open else f" (answered: {each.answer})" if each.answered else ""
        said = f"{each.time:%H:%M}  {each.kind}  {', '.join(about)}  {each.text}".rstrip()
        click.echo(f"{number:>3}  {said}{state}")
