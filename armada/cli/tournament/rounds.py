"""`armada tournament pair|publish|cut|day|finish|undo`: the course of an event."""

from __future__ import annotations

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
    remark,
)
from armada.errors import TournamentError
from armada.tournament import Organiser
from armada.tournament.bracket_repair import RebuildBracket, TakeRoundsBack
from armada.tournament.commands import Command
from armada.tournament.cut import SIZES, BeginDay, Finish, MakeCut, champion
from armada.tournament.event import RoundStatus
from armada.tournament.rounds import LockPairs, MoveToTable, Pair, Publish, SetPair, SwapPlayers, UndoRound


@click.command()
@of_event
@click.option("--again", is_flag=True, help="Pair the unpublished round again; locked pairs stay.")
@click.option("--seed", default="", help="The seed of the draw; by default a new one.")
@click.option("--bye", metavar="NAME", help="Give the bye to this player instead.")
@click.option("--swap", nargs=2, metavar="NAME NAME", help="Swap two players.")
@click.option(
    "--set", "pair_set", nargs=2, metavar="NAME NAME", help="Pair two players; their opponents meet each other."
)
@click.option("--lock", "locked", multiple=True, metavar="NAME", help="Keep this player's pair when pairing again.")
@click.option("--unlock", "unlocked", multiple=True, metavar="NAME", help="Unlock this player's pair.")
@click.option("--table", nargs=2, metavar="NAME NUMBER", help="Move a match to another table.")
@desk_options
@prints_refusals
def pair(
    event: Path,
    again: bool,
    seed: str,
    bye: str | None,
    swap: tuple[str, str] | None,
    pair_set: tuple[str, str] | None,
    locked: tuple[str, ...],
    unlocked: tuple[str, ...],
    table: tuple[str, str] | None,
    insist: bool,
    author: str,
    as_json: bool,
) -> None:
    """Pair the next round as a preview, or change the pairings before they are published."""
    from armada.cli.tournament.drawing import draw_round, round_document

    desk = open_event(event)
    changes: list[Command] = []
    if swap:
        changes.append(SwapPlayers(one=player_id(desk, swap[0]), two=player_id(desk, swap[1])))
    if pair_set:
        changes.append(SetPair(one=player_id(desk, pair_set[0]), two=player_id(desk, pair_set[1])))
    if locked:
        changes.append(LockPairs(players=tuple(player_id(desk, name) for name in locked)))
    if unlocked:
        changes.append(LockPairs(players=tuple(player_id(desk, name) for name in unlocked), locked=False))
    if table:
        if not table[1].isdecimal():
            raise TournamentError(f"{table[1]!r} is not a table number.", rule="TRN-95", remedy="Enter a number.")
        changes.append(MoveToTable(player=player_id(desk, table[0]), table=int(table[1])))
    if again or not changes:
        _check_again(desk, again)
        changes.append(Pair(seed=seed, bye=player_id(desk, bye) if bye else None))
    done = [desk.do(command, author=author, overrule=insist) for command in changes]
    round = desk.event.rounds[-1]
    if as_json:
        print_json({"round": round_document(desk.event, round), "entries": [one.line for one in done]})
        return
    for one in done:
        remark(one)
    draw_round(desk.event, round)
    if round.status is RoundStatus.PREVIEW:
        click.echo("Not published yet. Use `publish` to publish it, or `pair --again` to draw again.", err=True)


def _check_again(desk: Organiser, again: bool) -> None:
    """Do not redraw an unpublished round by accident."""
    round = desk.event.current
    waits = round is not None and round.status is RoundStatus.PREVIEW
    if waits and not again and round is not None:
        raise TournamentError(
            f"{round.title} {round.verb} paired but not published yet.",
            remedy="Publish the pairings, or draw them again with --again.",
        )
    if again and not waits:
        raise TournamentError("There is no unpublished round.", remedy="Leave out --again to pair the next one.")


@click.command()
@of_event
@desk_options
@prints_refusals
def publish(event: Path, insist: bool, author: str, as_json: bool) -> None:
    """Publish the pairings of the round."""
    from armada.cli.tournament.drawing import draw_round

    desk = open_event(event)
    carried_out(desk, Publish(), insist, author, as_json)
    if not as_json:
        draw_round(desk.event, desk.event.rounds[-1])


@click.command()
@of_event
@click.argument("size", type=click.Choice([str(size) for size in SIZES]))
@click.option("--seed", default="", help="The seed for breaking ties; by default a new one.")
@click.option("--decline", "declined", multiple=True, metavar="NAME", help="A player who declines; the next moves up.")
@desk_options
@prints_refusals
def cut(event: Path, size: str, seed: str, declined: tuple[str, ...], insist: bool, author: str, as_json: bool) -> None:
    """Cut to the top SIZE players; `pair` then creates the elimination rounds."""
    desk = open_event(event)
    out = tuple(player_id(desk, name) for name in declined)
    carried_out(desk, MakeCut(size=int(size), seed=seed, declined=out), insist, author, as_json)
    if not as_json and desk.event.cut is not None:
        for place, id in enumerate(desk.event.cut.players, start=1):
            click.echo(f"{place:>3}  {desk.event.label(id)}")


@click.command()
@of_event
@desk_options
@prints_refusals
def rebuild(event: Path, insist: bool, author: str, as_json: bool) -> None:
    """Pair the elimination rounds again after a correction; unchanged matches keep their results."""
    from armada.cli.tournament.drawing import draw_round

    desk = open_event(event)
    carried_out(desk, RebuildBracket(), insist, author, as_json)
    if not as_json:
        draw_round(desk.event, desk.event.rounds[-1])


@click.command()
@of_event
@click.option("--top", type=int, help="How many players advance; by default all.")
@click.option("--reset", is_flag=True, help="Restart tournament points at 0.")
@click.option("--seed", default="", help="The seed for breaking ties; by default a new one.")
@desk_options
@prints_refusals
def day(event: Path, top: int | None, reset: bool, seed: str, insist: bool, author: str, as_json: bool) -> None:
    """Begin another day of the event."""
    desk = open_event(event)
    carried_out(desk, BeginDay(top=top, reset=reset, seed=seed), insist, author, as_json)
    if not as_json:
        click.echo(f"Day {len(desk.event.days)} begins with {len(desk.event.playing)} players.")


@click.command()
@of_event
@desk_options
@prints_refusals
def finish(event: Path, insist: bool, author: str, as_json: bool) -> None:
    """Finish the event and show the winner."""
    from armada.cli.tournament.drawing import draw_standings

    desk = open_event(event)
    carried_out(desk, Finish(), insist, author, as_json)
    if not as_json:
        draw_standings(desk.event, None)
        best = champion(desk.event)
        said = "First place is shared." if best is None else f"{desk.event.label(best)} wins."
        click.echo(f"{desk.event.settings.name} is over. {said}")


@click.command()
@of_event
@click.option("--round", "whole_round", is_flag=True, help="Take back the whole last round.")
@click.option("--after", type=click.IntRange(min=0), help="Take back everything after this round, including a cut.")
@click.option("--redo", is_flag=True, help="Redo the last undone change.")
@desk_options
@prints_refusals
def undo(
    event: Path, whole_round: bool, after: int | None, redo: bool, insist: bool, author: str, as_json: bool
) -> None:
    """Undo the last change, the last round, or all later rounds. The log keeps everything."""
    desk = open_event(event)
    if after is not None:
        carried_out(desk, TakeRoundsBack(after=after), insist, author, as_json)
        return
    if whole_round:
        carried_out(desk, UndoRound(), insist, author, as_json)
        return
    done = desk.redo(author=author) if redo else desk.undo(author=author)
    if as_json:
        print_json({"entry": done.line, "remarks": done.remarks})
    else:
        remark(done)
