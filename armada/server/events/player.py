"""The API of a player's page: see their match, report its result, call a judge, play it here."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from armada.messages.message import say
from armada.server.events import resources
from armada.server.events.auth import player_of
from armada.server.events.desk import done_shown, dry_run, fleet_preview
from armada.server.events.games import game_for, own_match_game
from armada.server.events.open_event import OpenEvent
from armada.server.events.player_view import own_game
from armada.server.events.registry import EventRegistry
from armada.server.events.validation import ready
from armada.server.wire.problems import AnyRequest, Conflict, NotFound
from armada.tournament.commands import Command
from armada.tournament.desk import CallJudge
from armada.tournament.fleets import HandInFleet
from armada.tournament.organiser import Organiser
from armada.tournament.results import ReportResult


async def _player(request: AnyRequest, events: EventRegistry, event: str) -> tuple[OpenEvent, int]:
    held = await events.find(event)
    return held, await player_of(request, held)


@get("/events/{event:str}/me")
async def get_mine(
    event: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.EventMine:
    """The event as the player sees it."""
    held, player = await _player(request, events, event)
    view = await held.mine(player)
    game = await held.look(lambda organiser: own_game(organiser.event, player))
    if view.match is None or not game:
        return view
    shown = await own_match_game(held, events.tables, player, game)
    return replace(view, match=replace(view.match, game=shown))


@post("/events/{event:str}/me/dry-run", status_code=200)
async def dry_run_report(
    event: FromPath[str],
    data: JSONBody[resources.MatchReport],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DryRun:
    """Dry run of a report; nothing is written."""
    held, player = await _player(request, events, event)

    def checked(organiser: Organiser) -> resources.DryRun:
        return dry_run(organiser.event, ReportResult(player=player, report=data.report))

    return await held.look(checked)


@post("/events/{event:str}/me/report", status_code=200)
async def report_result(
    event: FromPath[str],
    data: JSONBody[resources.MatchReport],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DoneShown:
    """Report the result of the player's match; it counts once the opponent reports the same."""
    held, player = await _player(request, events, event)
    command = ReportResult(player=player, report=data.report)
    return await _handle(events, held, player, command, overrule=data.overrule)


@post("/events/{event:str}/me/call", status_code=200)
async def call_judge(
    event: FromPath[str],
    data: JSONBody[resources.JudgeCall],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DoneShown:
    """Call a judge to the player's table."""
    held, player = await _player(request, events, event)
    return await _handle(events, held, player, CallJudge(player=player, text=data.text))


async def _handle(
    events: EventRegistry, held: OpenEvent, player: int, command: Command, *, overrule: bool = False
) -> resources.DoneShown:
    events.check_pace(held, player)

    def handle(organiser: Organiser) -> resources.DoneShown:
        checked = ready(command, organiser.event, 0)
        done = organiser.do(checked, author=organiser.event.label(player), overrule=overrule)
        return done_shown(done, organiser.event)

    return await held.change(handle)


@post("/events/{event:str}/me/fleet/check", status_code=200)
async def check_own_fleet(
    event: FromPath[str],
    data: JSONBody[resources.HandingIn],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.FleetPreview:
    """Preview a fleet list before it is handed in."""
    held, player = await _player(request, events, event)
    return await held.look(lambda organiser: fleet_preview(organiser, player, data.text))


@post("/events/{event:str}/me/fleet", status_code=200)
async def hand_in_fleet(
    event: FromPath[str],
    data: JSONBody[resources.HandingIn],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DoneShown:
    """Hand in the player's fleet, until the first round is published."""
    held, player = await _player(request, events, event)
    if await held.look(lambda organiser: organiser.event.has_started):
        raise Conflict(say("problems-fleets-fixed"), rule="TRN-18")
    return await _handle(events, held, player, HandInFleet(player=player, text=data.text), overrule=data.overrule)


@post("/events/{event:str}/me/game", status_code=200)
async def make_own_game(
    event: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.MatchGame:
    """Play the match on this server: create its game, or find the existing one."""
    held, player = await _player(request, events, event)
    events.check_pace(held, player)
    address = request.client.host if request.client else ""
    game = await game_for(held, events.tables, player, held.event.label(player), address)
    shown = await own_match_game(held, events.tables, player, game)
    if shown is None:
        raise NotFound(say("problems-game-elsewhere"))
    return shown


HANDLERS = (get_mine, dry_run_report, report_result, call_judge, check_own_fleet, hand_in_fleet, make_own_game)
