"""An event as its organiser sees it: everything, with the next step, items to watch, and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from armada.fleet import Fleet
from armada.server.events import parts, resources
from armada.server.events.settings import wanted_of
from armada.tournament.course import match_state, next_step, possible, to_watch
from armada.tournament.desk import NoteKind
from armada.tournament.entries import Undone
from armada.tournament.event import Event, EventStage, Match, Round, RoundStatus
from armada.tournament.fleets import event_faults
from armada.tournament.log import AuditLine, counting
from armada.tournament.log_text import describe, describe_log, describe_undo, reported_by
from armada.tournament.organiser import can_undo, undoings
from armada.tournament.public import public_event, public_names
from armada.tournament.results import result_in_words, verdict_in_words
from armada.tournament.scoring import Report, verdict
from armada.tournament.standings import standings

MAX_LOG_LINES: Final = 200


def desk_view(
    id: str, event: Event, lines: Sequence[AuditLine], now: datetime, codes: Mapping[int, str]
) -> resources.EventDesk:
    """The whole event, for the organiser."""
    names = {player: event.label(player) for player in event.players}
    counted = list(counting(lines))
    return resources.EventDesk(
        event=id,
        entry=len(lines),
        saved=lines[-1].time,
        agreed=parts.agreed_shown(event),
        settings=wanted_of(event.settings),
        started=event.has_started,
        finished=event.is_finished,
        champion=parts.champion_name(event, names),
        next=next_step(event),
        can=tuple(possible(event)),
        players=_players(id, event, names, codes),
        rounds=tuple([_round(event, names, round) for round in event.rounds]),
        standings=_standings(event, names),
        bracket=parts.bracket_shown(event, names),
        clock=parts.clock_shown(event, now),
        notes=_notes(event, names),
        watch=tuple(
            [
                resources.WatchAtDesk(kind=one.kind, text=one.text, table=one.table, player=one.player)
                for one in to_watch(event, now)
            ]
        ),
        undo=_undo(event, counted),
        redo=_redo(event, lines),
        log=_log(event, lines, counted),
    )


def _players(
    event_id: str, event: Event, names: dict[int, str], codes: Mapping[int, str]
) -> tuple[resources.PlayerAtDesk, ...]:
    public = public_names(event)
    table = {one.player: one for one in standings(event)}
    found = []
    for id, player in sorted(event.players.items()):
        fleet = player.fleet
        found.append(
            resources.PlayerAtDesk(
                id=id,
                name=names[id],
                plain_name=player.name,
                public_name=public[id],
                club=player.club,
                family=player.family,
                email=player.email,
                presence=player.presence,
                entered=player.entered,
                fixed_table=player.fixed_table,
                granted_byes=player.granted_byes,
                anonymous=player.is_anonymous,
                has_fleet=fleet is not None,
                fleet_text=player.fleet_text,
                faction="" if fleet is None else str(fleet.faction),
                fleet_name="" if fleet is None else fleet.name,
                fleet_points=0 if fleet is None else fleet.points,
                fleet_faults=() if fleet is None else faults_in_words(event, fleet),
                place=table[id].rank,
                points=table[id].points,
                margin=table[id].margin,
                code=codes.get(id, ""),
                link=f"/event/{event_id}/me#{codes.get(id, '')}",
            )
        )
    return tuple(found)


def _round(event: Event, names: dict[int, str], round: Round) -> resources.RoundAtDesk:
    before = {one.player: one.points for one in standings(event, round.number - 1)} if round.number > 1 else {}
    met = {
        frozenset(match.players)
        for earlier in event.rounds[: round.number - 1]
        for match in earlier.matches
        if not match.is_bye
    }
    is_last = round.number == len(event.open_rounds) and round.status is not RoundStatus.PREVIEW
    return resources.RoundAtDesk(
        number=round.number,
        title=round.title,
        stage=round.stage,
        size=round.size,
        day=round.day,
        status=round.status,
        seed=round.seed,
        remarks=round.remarks,
        matches=tuple(
            [
                _match(event, names, round, number, match, before, is_last, frozenset(match.players) in met)
                for number, match in enumerate(round.matches)
            ]
        ),
        missing=len(round.missing),
    )


def _match(
    event: Event,
    names: dict[int, str],
    round: Round,
    number: int,
    match: Match,
    before: dict[int, int],
    is_last: bool,
    is_rematch: bool,
) -> resources.MatchAtDesk:
    return resources.MatchAtDesk(
        number=number,
        table=match.table,
        players=match.players,
        names=tuple([names[id] for id in match.players]),
        points=tuple([before.get(id, 0) for id in match.players]),
        kind=match.kind,
        locked=match.locked,
        rematch=is_rematch and round.stage is EventStage.SWISS,
        state=match_state(round, match),
        report=parts.report_shown(match.report),
        reports=(parts.report_shown(match.reports[0]), parts.report_shown(match.reports[1])),
        report_words=(_report_text(event, match, match.reports[0]), _report_text(event, match, match.reports[1])),
        result=parts.match_result(event, match),
        words=result_in_words(event, match),
        game=match.game,
        call=event.call_at(match.table) if is_last else None,
        extra=parts.extra_minutes(event, match.table) if is_last and match.table is not None else 0,
    )


def _report_text(event: Event, match: Match, report: Report | None) -> str:
    return "" if report is None else verdict_in_words(event, match, verdict(event.profile, report))


def faults_in_words(event: Event, fleet: Fleet) -> tuple[str, ...]:
    """The faults of a fleet in this event, each with its remedy."""
    return tuple([f"{fault.message} {fault.remedy}".strip() for fault in event_faults(event, fleet)])


def _standings(event: Event, names: dict[int, str]) -> tuple[resources.StandingsShown, ...]:
    """After every Swiss round, and the current ones; unpublished pairings do not count."""
    shown = public_event(event)
    earlier = [parts.standings_shown(shown, names, round.number) for round in shown.swiss if round is not shown.current]
    return (*earlier, parts.standings_shown(shown, names))


def _notes(event: Event, names: dict[int, str]) -> tuple[resources.NoteAtDesk, ...]:
    found = [
        resources.NoteAtDesk(
            number=number,
            kind=NoteKind(note.kind),
            text=note.text,
            table=note.table,
            player=note.player,
            name="" if note.player is None else names[note.player],
            time=note.time,
            open=note.is_open,
            answer=note.answer,
            answered=note.answered,
            minutes=note.minutes,
        )
        for number, note in enumerate(event.notes, start=1)
    ]
    return tuple(reversed(found))


def _undo(event: Event, counted: Sequence[AuditLine]) -> resources.Undoable | None:
    last = counted[-1]
    if not can_undo(last):
        return None
    return resources.Undoable(entry=last.number, text=describe_undo(last, event), reported_by=reported_by(last, event))


def _redo(event: Event, lines: Sequence[AuditLine]) -> resources.Undoable | None:
    undone = undoings(lines)
    if not undone:
        return None
    again = lines[undone[-1].entry - 1]
    return resources.Undoable(entry=again.number, text=describe(again.entry, event))


def _log(event: Event, lines: Sequence[AuditLine], counted: Sequence[AuditLine]) -> tuple[resources.LogAtDesk, ...]:
    standing = {line.number for line in counted}
    said = describe_log(lines, event)
    return tuple(
        [
            resources.LogAtDesk(
                number=line.number,
                time=line.time,
                author=line.author,
                text=said[line.number - 1],
                overruled=line.overruled,
                undone=line.number not in standing and not isinstance(line.entry, Undone),
            )
            for line in reversed(lines[-MAX_LOG_LINES:])
        ]
    )
