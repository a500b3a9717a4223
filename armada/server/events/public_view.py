"""The public view of an event: no e-mails, notes or reports, no fleets before round one, no unpublished pairings."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from armada.fleet.roster import faction_name
from armada.messages.message import say
from armada.server.events import parts, resources
from armada.server.wire.problems import Conflict
from armada.tournament.event import Event, Round
from armada.tournament.fleets import fleet_shown
from armada.tournament.printing import fleet_lines
from armada.tournament.public import public_event, public_names


def public_view(id: str, event: Event) -> resources.EventPublic:
    """The event for its public page, with the clock still to be set (`at`)."""
    shown = public_event(event)
    names = public_names(shown)
    view = resources.EventPublic(
        event=id,
        mark="",
        agreed=parts.agreed_shown(shown),
        started=shown.has_started,
        finished=shown.is_finished,
        champion=parts.champion_name(shown, names),
        players=_players(shown, names),
        rounds=tuple([_round(shown, names, round) for round in shown.rounds]),
        standings=parts.standings_shown(shown, names),
        bracket=parts.bracket_shown(shown, names),
        clock=parts.NO_CLOCK,
    )
    return replace(view, mark=parts.mark_of(view, shown.clock))


def at(view: resources.EventPublic, event: Event, now: datetime) -> resources.EventPublic:
    """The view with the clock at a time."""
    return replace(view, clock=parts.clock_shown(public_event(event), now))


def public_standings(event: Event, after: int | None) -> resources.StandingsShown:
    """The standings after a round that was published, or as they are now."""
    shown = public_event(event)
    if after is not None:
        shown.round(after)
    return parts.standings_shown(shown, public_names(shown), after)


def open_fleet(event: Event, player: int) -> resources.FleetOpen:
    """A player's fleet without its objectives; refused before round one."""
    shown = public_event(event)
    name = public_names(shown)[shown.player(player).id]
    if not shown.has_started:
        raise Conflict(say("problems-fleets-hidden"), rule="TRN-22")
    fleet = fleet_shown(shown, player)
    if fleet is None:
        raise Conflict(say("problems-no-fleet-list"), rule="TRN-17")
    return resources.FleetOpen(
        player=player,
        name=name,
        faction=faction_name(fleet.faction),
        points=fleet.points,
        lines=lines_of(fleet_lines(fleet)),
    )


def lines_of(lines: list[tuple[int, str, str]]) -> tuple[resources.FleetLine, ...]:
    """The cards of a fleet, line by line."""
    return tuple([resources.FleetLine(depth=depth, name=name, points=points) for depth, name, points in lines])


def _players(event: Event, names: Mapping[int, str]) -> tuple[resources.PlayerPublic, ...]:
    return tuple(
        [
            resources.PlayerPublic(
                id=id,
                name=names[id],
                club=event.players[id].club,
                status=parts.status_of(event, id),
                faction=parts.faction_of(event, id),
                has_open_fleet=event.has_started and event.players[id].fleet is not None,
            )
            for id in sorted(names, key=lambda id: (names[id].casefold(), id))
        ]
    )


def _round(event: Event, names: Mapping[int, str], round: Round) -> resources.RoundPublic:
    is_last = round.number == len(event.rounds)
    return resources.RoundPublic(
        number=round.number,
        title=round.title,
        stage=round.stage,
        size=round.size,
        day=round.day,
        status="published" if is_last and not event.is_finished else "closed",
        matches=tuple(
            [
                resources.MatchPublic(
                    table=match.table,
                    players=match.players,
                    names=tuple([names[id] for id in match.players]),
                    kind=match.kind,
                    result=parts.match_result(event, match),
                    game=match.game,
                )
                for match in round.matches
            ]
        ),
        missing=len(round.missing),
    )
