"""Events as tables for the terminal, and as JSON documents."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from armada.cli.tournament.desk import counted
from armada.tournament.cut import champion, final_places
from armada.tournament.event import Event, Match, Player, Presence, Round, RoundStatus
from armada.tournament.public import rules_announced
from armada.tournament.results import result_in_words
from armada.tournament.standings import Standing, standings


def _console() -> Console:
    return Console(highlight=False)


def _grid(*columns: str, numbers: Sequence[str] = ()) -> Table:
    table = Table(*columns, box=None, pad_edge=False, header_style="dim")
    for column in table.columns:
        if column.header in numbers:
            column.justify = "right"
    return table


def draw_event(event: Event, path: Path) -> None:
    """The state of an event."""
    console = _console()
    console.print(Text(event.settings.name, "bold"))
    for line in rules_announced(event):
        console.print(Text(line, "dim"))
    here = len(event.playing)
    console.print(f"{len(event.players)} players, {here} taking part.")
    round = event.current
    if event.is_finished:
        best = champion(event)
        console.print(f"The event is over. {event.label(best)} won." if best is not None else "The event is over.")
    elif round is None:
        console.print("No round has been paired yet.")
    else:
        missing = len(round.missing)
        heading = round.heading(event.planned_rounds)
        console.print(f"{heading} {round.verb} {round.status}; {counted(missing)} missing.")
    console.print(Text(str(path), "dim"))


def draw_players(event: Event) -> None:
    """All players, by name."""
    table = _grid("#", "player", "club", "family", "fleet", "", numbers=["#"])
    for player in sorted(event.players.values(), key=lambda one: (one.name.casefold(), one.id)):
        status = "" if player.presence is Presence.PRESENT else str(player.presence)
        table.add_row(str(player.id), Text(player.name), Text(player.club), Text(player.family), _fleet(player), status)
    console = _console()
    console.print(table)
    console.print(Text(f"{len(event.players)} players, {len(event.playing)} taking part", "dim"))


def draw_round(event: Event, round: Round) -> None:
    """The pairings of a round with their results."""
    table = _grid("table", "player", "", "player", "result", numbers=["table"])
    points = {one.player: one.points for one in standings(event, round.number - 1)} if round.number > 1 else {}
    for match in round.matches:
        names = [_with_points(event, id, points) for id in match.players]
        if match.is_bye:
            table.add_row("", names[0], "", Text(match.kind, "italic"), _result(match))
        else:
            mark = "=" if match.locked else "–"
            table.add_row(str(match.table), names[0], mark, names[1], _result(match))
    console = _console()
    console.print(Text(f"{event.settings.name}: {round.title} ({round.status})", "bold"))
    console.print(table)
    for said in round.remarks:
        console.print(Text(said, "yellow"))
    if round.seed:
        console.print(Text(f"seed {round.seed}", "dim"))


def draw_standings(event: Event, after: int | None) -> None:
    """The standings; ties share a rank."""
    lines: Sequence[tuple[int | None, Standing]] = (
        final_places(event) if after is None else [(one.rank, one) for one in standings(event, after)]
    )
    columns = ("rank", "player", "club", "points", "margin", "schedule", "won", "lost", "byes")
    table = _grid(*columns, "", numbers=[name for name in columns if name not in ("player", "club")])
    for place, one in lines:
        player = event.players[one.player]
        status = "" if player.presence is Presence.PRESENT else str(player.presence)
        table.add_row(
            "" if place is None else str(place),
            Text(event.label(one.player), "bold" if place == 1 else ""),
            Text(player.club),
            str(one.points),
            str(one.margin),
            one.schedule_shown,
            str(one.wins),
            str(one.losses),
            str(one.byes),
            status,
        )
    console = _console()
    played = [round for round in event.swiss if round.status is not RoundStatus.PREVIEW]
    console.print(Text(f"{event.settings.name}: standings after round {after or len(played)}", "bold"))
    console.print(table)
    missing = 0 if after is not None or not event.rounds else len(event.rounds[-1].missing)
    if missing:
        console.print(Text(f"{counted(missing)} missing in {event.rounds[-1].title.lower()}", "yellow"))


def event_document(event: Event) -> dict[str, Any]:
    """The state of an event, for JSON."""
    round = event.current
    return {
        "name": event.settings.name,
        "settings": event.settings,
        "rules": rules_announced(event),
        "planned_rounds": event.planned_rounds,
        "players": len(event.players),
        "taking_part": len(event.playing),
        "round": None if round is None else round_document(event, round),
        "finished": event.is_finished,
        "champion": champion(event),
        "entries": event.entries,
    }


def players_document(event: Event) -> list[dict[str, Any]]:
    """All players, for JSON; fleets by name only."""
    return [
        {
            "id": player.id,
            "name": player.name,
            "club": player.club,
            "family": player.family,
            "presence": player.presence,
            "entered": player.entered,
            "fixed_table": player.fixed_table,
            "granted_byes": player.granted_byes,
            "fleet": None if player.fleet is None else player.fleet.name or "handed in",
        }
        for player in event.players.values()
    ]


def round_document(event: Event, round: Round) -> dict[str, Any]:
    """A round, for JSON."""
    return {
        "number": round.number,
        "title": round.title,
        "stage": round.stage,
        "day": round.day,
        "status": round.status,
        "seed": round.seed,
        "remarks": round.remarks,
        "matches": [
            {
                "table": match.table,
                "kind": match.kind,
                "players": [{"id": id, "name": event.label(id)} for id in match.players],
                "locked": match.locked,
                "verdict": match.verdict,
                "result": result_in_words(event, match),
            }
            for match in round.matches
        ],
    }


def standings_document(event: Event, after: int | None) -> list[dict[str, Any]]:
    """The standings, for JSON; strength of schedule also as an exact fraction."""
    lines: Sequence[tuple[int | None, Standing]] = (
        final_places(event) if after is None else [(one.rank, one) for one in standings(event, after)]
    )
    return [
        {
            "rank": place,
            "player": one.player,
            "name": event.label(one.player),
            "points": one.points,
            "margin": one.margin,
            "schedule": float(one.schedule),
            "schedule_exact": str(one.schedule),
            "wins": one.wins,
            "losses": one.losses,
            "byes": one.byes,
            "presence": one.presence,
        }
        for place, one in lines
    ]


def _fleet(player: Player) -> str:
    return "" if player.fleet is None else f"{player.fleet.faction}, {player.fleet.points}"


def _with_points(event: Event, id: int, points: dict[int, int]) -> Text:
    text = Text(event.label(id))
    if id in points:
        text.append(f" {points[id]}", "dim")
    return text


def _result(match: Match) -> str:
    verdict = match.verdict
    if verdict is None:
        return ""
    if match.is_bye:
        return f"{verdict.points[0]} points"
    return f"{verdict.scores[0]}:{verdict.scores[1]}  {verdict.points[0]}–{verdict.points[1]}"
