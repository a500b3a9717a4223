"""`armada tournament result`: enter, preview, correct or remove a result."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from armada.cli.json_output import print_json
from armada.cli.tournament.desk import (
    counted,
    desk_options,
    of_event,
    open_event,
    player_id,
    prints_refusals,
    remark,
)
from armada.errors import TournamentError
from armada.tournament import Organiser
from armada.tournament.event import Match, Round
from armada.tournament.results import ClearResult, EnterResult, find_match, match_at_table, report_by_player
from armada.tournament.scoring import Ending, Report

UNKNOWN = "-"
NOBODY = "nobody"


@click.command()
@of_event
@click.argument("match")
@click.argument("scores", nargs=-1)
@click.option("--round", "number", type=click.IntRange(min=1), help="An earlier round.")
@click.option("--second", metavar="NAME", help="The second player.")
@click.option("--time", "by_time", is_flag=True, help="Time was called.")
@click.option(
    "--destroyed", multiple=True, metavar="NAME", help="The player whose fleet was destroyed; repeat it if both were."
)
@click.option("--together", is_flag=True, help="Both fleets were destroyed at the same time.")
@click.option("--conceded", metavar="NAME", help="The player who conceded.")
@click.option("--objective", type=int, default=0, help="The winner's objective points, if their score is -.")
@click.option("--no-show", "absent", multiple=True, metavar="NAME", help="The player who did not come.")
@click.option("--judge", "points", nargs=2, type=int, metavar="POINTS POINTS", help="Tournament points set by a judge.")
@click.option("--winner", metavar="NAME", help="The winner by a judge's decision, or `nobody`.")
@click.option("--margin", type=int, default=0, help="The margin of victory by a judge's decision.")
@click.option("--correct", is_flag=True, help="Replace the existing result.")
@click.option("--clear", is_flag=True, help="Remove the result.")
@click.option("--preview", is_flag=True, help="Show the outcome without saving it.")
@desk_options
@prints_refusals
def result(
    event: Path,
    match: str,
    scores: tuple[str, ...],
    number: int | None,
    second: str | None,
    by_time: bool,
    destroyed: tuple[str, ...],
    together: bool,
    conceded: str | None,
    objective: int,
    absent: tuple[str, ...],
    points: tuple[int, int] | None,
    winner: str | None,
    margin: int,
    correct: bool,
    clear: bool,
    preview: bool,
    insist: bool,
    author: str,
    as_json: bool,
) -> None:
    """Enter the result of MATCH: a table number, or a player (whose score then comes first).

    SCORES are two numbers; a - means that the rules give the score. Without options, the match went six rounds.
    """
    desk = open_event(event)
    found, first = _match(desk, match, number or 0)
    if clear:
        done = desk.do(ClearResult(player=first, round=number or 0), author=author, overrule=insist)
        if as_json:
            print_json({"entry": done.line})
        return

    def place(name: str | None) -> int | None:
        """0 for the player whose score comes first, 1 for the other."""
        if name is None:
            return None
        id = player_id(desk, name)
        if id not in found.players:
            both = " and ".join(desk.event.label(each) for each in found.players)
            raise TournamentError(f"{desk.event.label(id)} is not in this match.", remedy=f"It is between {both}.")
        return int(id != first)

    if points is not None and winner is None:
        raise TournamentError("A judge's decision needs a winner.", remedy="Add --winner NAME, or --winner nobody.")
    defeated = list(dict.fromkeys(place(name) for name in destroyed))
    missing = list(dict.fromkeys(place(name) for name in absent))
    ending = _ending(by_time, len(defeated), together, conceded, len(missing), points)
    lost = {Ending.DESTROYED: defeated, Ending.CONCESSION: [place(conceded)]}.get(ending, [None])[0]
    if ending is Ending.NO_SHOW and len(missing) == 1:
        lost = missing[0]
    report = Report(
        ending=ending,
        scores=_scores(scores),
        second=place(second),
        lost=lost,
        together=together,
        objective=objective,
        winner=None if winner == NOBODY else place(winner),
        points=points,
        margin=margin,
    )
    command = EnterResult(
        player=first, report=report_by_player(found, first, report), round=number or 0, correct=correct
    )
    if preview:
        preview_of = desk.dry_run(command)
        if as_json:
            print_json({"doubts": preview_of.doubts, "remarks": preview_of.remarks})
        else:
            for said in (*preview_of.doubts, *preview_of.remarks):
                click.echo(said)
        sys.exit(1 if preview_of.doubts and not insist else 0)
    done = desk.do(command, author=author, overrule=insist)
    if as_json:
        verdict = find_match(desk.event, first, number or 0)[2].verdict
        print_json({"entry": done.line, "verdict": verdict, "remarks": done.remarks})
        return
    remark(done)
    left = len(desk.event.rounds[-1].missing)
    click.echo(f"{counted(left)} missing." if left else f"{_titled(desk.event.rounds[-1])} complete.")


def _titled(round: Round) -> str:
    return f"{round.title} {round.verb}"


def _match(desk: Organiser, text: str, number: int) -> tuple[Match, int]:
    """The match, and the player whose score comes first: a bare number is a table, anything else a player."""
    if text.isdecimal():
        match = match_at_table(desk.event, int(text), number)
        return find_match(desk.event, match.one, number)[2], match.one
    id = player_id(desk, text)
    return find_match(desk.event, id, number)[2], id


def _ending(
    by_time: bool, defeated: int, together: bool, conceded: str | None, absent: int, points: tuple[int, int] | None
) -> Ending:
    """The ending of the match, from the options given; contradictory options are refused."""
    ways = {
        Ending.TIME: by_time,
        Ending.DESTROYED: defeated == 1 and not together,
        Ending.BOTH_DESTROYED: defeated == 2 or together,
        Ending.CONCESSION: conceded is not None,
        Ending.NO_SHOW: absent > 0,
        Ending.JUDGE: points is not None,
    }
    chosen = [ending for ending, is_so in ways.items() if is_so]
    if len(chosen) > 1:
        raise TournamentError(f"A match cannot end by {' and by '.join(chosen)}.", rule="TRN-40", remedy="Choose one.")
    return chosen[0] if chosen else Ending.SIX_ROUNDS


def _scores(texts: tuple[str, ...]) -> tuple[int | None, int | None]:
    if not texts:
        return (None, None)
    if len(texts) != 2 or not all(text.isdecimal() or text == UNKNOWN for text in texts):
        raise TournamentError(
            f"{' '.join(texts)!r} are not the scores of two players.",
            remedy="Enter two numbers, or - for an unknown score.",
        )
    one, two = (None if text == UNKNOWN else int(text) for text in texts)
    return one, two
