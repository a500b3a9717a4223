"""Parts shared by all pages of an event: settings, clock, results, standings, bracket."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

import msgspec

from armada.messages.message import say
from armada.server.events import resources
from armada.tournament.brackets import bracket_stages
from armada.tournament.clock import WARNINGS, Clock
from armada.tournament.cut import champion, final_places
from armada.tournament.event import Event, Match, Presence, RoundStatus
from armada.tournament.profiles import profile_name, tier_name
from armada.tournament.public import rules_announced
from armada.tournament.results import spoken_verdict
from armada.tournament.scoring import Report, Verdict
from armada.tournament.standings import Standing, standings

_encode: Final = msgspec.json.Encoder().encode

NO_CLOCK: Final = resources.ClockShown(
    now=datetime.min,
    round=0,
    minutes=0,
    running=False,
    started=False,
    ends=None,
    seconds_left=0,
    called=False,
    warning=None,
    warnings=WARNINGS,
    extra=(),
)
"""A placeholder until the current time is filled in."""


def agreed_shown(event: Event) -> resources.AgreedShown:
    """The settings of the event, for every page."""
    settings, profile = event.settings, event.profile
    return resources.AgreedShown(
        name=settings.name,
        place=settings.place,
        date=settings.date,
        profile=profile.key,
        profile_name=profile_name(profile),
        tier=settings.tier.key,
        tier_name=tier_name(settings.tier),
        points=profile.points,
        round_minutes=profile.round_minutes,
        rounds=event.planned_rounds,
        announced=tuple(rules_announced(event)),
    )


def clock_shown(event: Event, now: datetime) -> resources.ClockShown:
    """The clock of the last round that was published."""
    clock = event.clock
    open_rounds = [round for round in event.rounds if round.status is not RoundStatus.PREVIEW]
    if not open_rounds or event.is_finished:
        return msgspec.structs.replace(NO_CLOCK, now=now)
    tables = dict.fromkeys(extra.table for extra in clock.extra)
    return resources.ClockShown(
        now=now,
        round=open_rounds[-1].number,
        minutes=max(0, clock.minutes),
        running=clock.is_running,
        started=clock.is_running or clock.ran > 0,
        ends=_ends(clock, now, None),
        seconds_left=_seconds(clock.left(now)),
        called=clock.is_called(now),
        warning=clock.warning(now) if clock.is_running or clock.ran > 0 else None,
        warnings=WARNINGS,
        extra=tuple(
            [
                resources.ExtraShown(
                    table=table,
                    minutes=extra_minutes(event, table),
                    ends=_ends(clock, now, table),
                    seconds_left=_seconds(clock.left(now, table)),
                )
                for table in tables
            ]
        ),
    )


def extra_minutes(event: Event, table: int | None) -> int:
    """How many minutes more than the round a table has."""
    return sum([extra.minutes for extra in event.clock.extra if extra.table == table])


def _ends(clock: Clock, now: datetime, table: int | None) -> datetime | None:
    return now + clock.left(now, table) if clock.is_running else None


def _seconds(left: timedelta) -> int:
    return -(-left // timedelta(seconds=1))


def result_shown(verdict: Verdict | None, report: Report | None) -> resources.ResultShown | None:
    """The outcome of a match; None while it is open."""
    if verdict is None:
        return None
    return resources.ResultShown(
        scores=verdict.scores,
        winner=verdict.winner,
        margin=verdict.margin,
        points=verdict.points,
        played=verdict.was_played,
        ending="" if report is None else report.ending,
        second=None if report is None else report.second,
        why=verdict.why,
    )


def report_shown(report: Report | None) -> resources.ReportShown | None:
    """A report for the page."""
    return None if report is None else resources.ReportShown(**msgspec.structs.asdict(report))


def match_result(event: Event, match: Match) -> resources.ResultShown | None:
    """The outcome of a match."""
    return result_shown(spoken_verdict(event.profile, match), match.report)


def status_of(event: Event, player: int) -> str:
    """The status of a player who is not taking part; otherwise empty."""
    presence = event.players[player].presence
    return "" if presence is Presence.PRESENT else str(presence)


def faction_of(event: Event, player: int) -> str:
    """The faction of a player; empty until fleets are public."""
    fleet = event.players[player].fleet
    return str(fleet.faction) if fleet is not None and event.has_started else ""


def standings_shown(event: Event, names: Mapping[int, str], after: int | None = None) -> resources.StandingsShown:
    """The standings after a round, or the current ones with the places of the elimination rounds."""
    places = final_places(event) if after is None else [(one.rank, one) for one in standings(event, after)]
    rounds = event.rounds if after is None else event.rounds[:after]
    last = rounds[-1] if rounds else None
    title = say("tournament-standings-start") if last is None else say("tournament-standings-after", round=last.inside)
    if after is None and event.is_finished:
        title = say("tournament-standings-final")
    return resources.StandingsShown(
        after=0 if last is None else last.number,
        title=title,
        complete=last is not None and last.is_complete,
        lines=tuple([standing_shown(event, names, place, one) for place, one in places]),
    )


def standing_shown(event: Event, names: Mapping[int, str], place: int | None, one: Standing) -> resources.StandingShown:
    """A line of the standings."""
    return resources.StandingShown(
        place=place,
        player=one.player,
        name=names[one.player],
        club=event.players[one.player].club,
        faction=faction_of(event, one.player),
        points=one.points,
        margin=one.margin,
        schedule=one.schedule_shown,
        wins=one.wins,
        losses=one.losses,
        byes=one.byes,
        status=status_of(event, one.player),
    )


def bracket_shown(event: Event, names: Mapping[int, str]) -> tuple[resources.BracketRound, ...]:
    """The bracket of the elimination rounds."""

    def name(id: int | None) -> str:
        return "" if id is None else names[id]

    return tuple(
        [
            resources.BracketRound(
                title=stage.title,
                round=stage.round,
                size=2 * len(stage.pairs),
                matches=tuple(
                    [
                        resources.BracketMatch(
                            players=pair.players,
                            names=(name(pair.players[0]), name(pair.players[1])),
                            winner=pair.winner,
                            scores=pair.scores,
                        )
                        for pair in stage.pairs
                    ]
                ),
            )
            for stage in bracket_stages(event)
        ]
    )


def champion_name(event: Event, names: Mapping[int, str]) -> str:
    """The winner's name; empty while that is open."""
    best = champion(event)
    return "" if best is None else names[best]


def mark_of(shown: msgspec.Struct, clock: Clock) -> str:
    """A fingerprint of a view and the clock's settings; it changes with anything except the time."""
    return blake2b(_encode([shown, clock]), digest_size=9).hexdigest()
