"""The course of an event: the next step, the commands available now, and what needs the organiser's attention."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Final, Literal

import msgspec

from armada.errors import TournamentError
from armada.tournament.bracket_repair import RebuildBracket
from armada.tournament.commands import Command
from armada.tournament.cut import BeginDay, Finish, MakeCut, champion, misplaced_players
from armada.tournament.desk import PauseClock, StartClock
from armada.tournament.event import Event, Match, Presence, Round, RoundStatus
from armada.tournament.fleets import event_faults, without_fleet
from armada.tournament.players import judge_doubts
from armada.tournament.profiles import length_doubts
from armada.tournament.rounds import CloseRound, Publish, UndoRound, can_pair
from armada.tournament.sentences import sentence


class NextStep(StrEnum):
    """The next step of an event."""

    PLAYERS = "players"
    PAIR = "pair"
    PUBLISH = "publish"
    RESULTS = "results"
    REBUILD = "rebuild"
    FINISH = "finish"
    OVER = "over"


WatchKind = Literal["bracket", "call", "reports", "time", "result", "absent", "judge", "no fleet", "fleet", "length"]


class Watch(msgspec.Struct, frozen=True, kw_only=True):
    """Something the organiser should look at: a judge call, reports that differ, a missing fleet …"""

    kind: WatchKind
    text: str
    table: int | None = None
    player: int | None = None


ANY_SEED: Final = "any"
"""A seed for dry runs of a draw."""

TRIED: Final[tuple[Command, ...]] = (
    Publish(),
    CloseRound(),
    UndoRound(),
    MakeCut(size=2, seed=ANY_SEED),
    BeginDay(),
    Finish(),
    RebuildBracket(),
    StartClock(),
    PauseClock(),
)


def next_step(event: Event) -> NextStep:
    """The next step: a round is paired, published and played, until the planned ones, or the bracket, are over."""
    round = event.current
    if misplaced_players(event):
        return NextStep.REBUILD
    if event.is_finished:
        return NextStep.OVER
    if round is None:
        return NextStep.PAIR if can_pair(event) else NextStep.PLAYERS
    if round.status is RoundStatus.PREVIEW:
        return NextStep.PUBLISH
    if not round.is_complete:
        return NextStep.RESULTS
    if event.cut is not None:
        return NextStep.PAIR if champion(event) is None else NextStep.FINISH
    is_over = len(event.swiss) >= event.planned_rounds and not event.begins_day
    return NextStep.FINISH if is_over else NextStep.PAIR


def possible(event: Event) -> list[str]:
    """The commands without further choices that would be accepted now, doubts or not."""
    found = ["pair"] if can_pair(event) else []
    for command in TRIED:
        try:
            command.decide(event)
        except TournamentError:
            continue
        found.append(str(command.__struct_config__.tag))
    return found


def match_state(round: Round, match: Match) -> str:
    """The state of a match: preview, open, reported by one player, differing reports, entered, or bye."""
    if match.is_bye:
        return "bye"
    if round.status is RoundStatus.PREVIEW:
        return "preview"
    if match.is_settled:
        return "entered"
    reports = [report for report in match.reports if report is not None]
    return ("open", "reported", "differing")[len(reports)]


def to_watch(event: Event, now: datetime) -> list[Watch]:
    """The matters that need the organiser's attention, most urgent first."""
    return [
        *_bracket(event),
        *_calls(event),
        *_matches(event, now),
        *_absent(event),
        *_judges(event),
        *_fleets(event),
        *_length(event),
    ]


def _bracket(event: Event) -> list[Watch]:
    return [Watch(kind="bracket", text=said) for said in misplaced_players(event)]


def _calls(event: Event) -> list[Watch]:
    return [
        Watch(
            kind="call",
            text=sentence(
                f"A judge was called{f' to table {note.table}' if note.table else ''}"
                f"{f': {note.text}' if note.text else ''}"
            ),
            table=note.table,
            player=note.player,
        )
        for note in event.notes
        if note.is_open
    ]


def _matches(event: Event, now: datetime) -> list[Watch]:
    round = event.current
    if round is None or round.status is not RoundStatus.PUBLISHED:
        return []
    found = []
    for match in round.missing:
        state = match_state(round, match)
        names = " and ".join(event.label(id) for id in match.players)
        if state == "differing":
            text = f"Table {match.table}: {names} reported different results."
            found.append(Watch(kind="reports", text=text, table=match.table))
        elif event.clock.is_called(now, match.table):
            text = f"Table {match.table}: time is up and there is no result yet."
            found.append(Watch(kind="time", text=text, table=match.table))
        gone = [id for id in match.players if not event.players[id].plays]
        found += [
            Watch(
                kind="result",
                text=f"{event.label(id)} is {event.players[id].presence}: table {match.table} needs a result.",
                table=match.table,
                player=id,
            )
            for id in gone
        ]
    return found


def _absent(event: Event) -> list[Watch]:
    return [
        Watch(kind="absent", text=f"{event.label(player.id)} has not checked in.", player=player.id)
        for player in event.players.values()
        if player.presence is Presence.EXPECTED and not event.is_finished
    ]


def _judges(event: Event) -> list[Watch]:
    if event.is_finished:
        return []
    doubts = judge_doubts(event.settings, [player.name for player in event.playing])
    return [Watch(kind="judge", text=doubt) for doubt in doubts]


def _fleets(event: Event) -> list[Watch]:
    found = []
    if event.settings.tier.fleet_lists and not event.is_finished:
        found += [
            Watch(
                kind="no fleet",
                text=f"{event.label(player.id)} has not handed in a fleet list (TRN-17).",
                player=player.id,
            )
            for player in without_fleet(event)
        ]
    for player in event.playing:
        faults = [] if player.fleet is None else event_faults(event, player.fleet)
        if faults:
            text = f"The fleet of {event.label(player.id)}: {faults[0].message}"
            found.append(Watch(kind="fleet", text=text, player=player.id))
    return found


def _length(event: Event) -> list[Watch]:
    if event.rounds or len(event.playing) < 2:
        return []
    doubts = length_doubts(event.settings.tier, len(event.playing), event.planned_rounds)
    return [Watch(kind="length", text=doubt) for doubt in doubts]
