"""The API of the organiser's desk: everything, for anybody with the desk's secret."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from armada.errors import ArmadaError, TournamentError
from armada.messages.message import say
from armada.server.events import resources
from armada.server.events.auth import author_of, check_desk, cookie_name, key_of
from armada.server.events.games import desk_game, game_for
from armada.server.events.open_event import OpenEvent
from armada.server.events.parts import result_shown
from armada.server.events.registry import EventRegistry
from armada.server.events.settings import settings_of
from armada.server.events.validation import MAX_DRAWS, ready
from armada.server.wire.fleet_lists import fleet_shown, read_list
from armada.server.wire.problems import AnyRequest, Conflict, problem_of
from armada.tournament.commands import Command
from armada.tournament.desk import ChangeSettings
from armada.tournament.entries import CutMade, ResultEntered, ResultReported, RoundPaired
from armada.tournament.event import Event
from armada.tournament.fleets import HandInFleet, event_faults
from armada.tournament.import_csv import ImportedPlayer, read_players
from armada.tournament.log import counting
from armada.tournament.log_text import describe, describe_undo, reported_by
from armada.tournament.organiser import Done, EventChanged, Organiser, PreparedDecision, undoings
from armada.tournament.players import AddPlayers
from armada.tournament.scoring import verdict

MAX_TRIES: Final = 3
"""How often a pairing is retried because the event changed in the meantime."""

KEPT: int = 12 * 3600
"""Seconds for which a browser may open pages to print and files by plain links."""


async def _desk(request: AnyRequest, events: EventRegistry, event: str) -> OpenEvent:
    held = await events.find(event)
    check_desk(request, held)
    return held


def done_shown(done: Done, event: Event) -> resources.DoneShown:
    """The line that was written."""
    return resources.DoneShown(entry=done.line.number, text=describe(done.line.entry, event), remarks=done.remarks)


def dry_run(event: Event, command: Command, most_players: int = 0) -> resources.DryRun:
    """The decision on a command, with the verdict if it is a result, or the refusal. Writes nothing."""
    try:
        decision = ready(command, event, most_players).decide(event)
    except ArmadaError as error:
        return resources.DryRun(doubts=(), remarks=(), refusal=problem_of(error))
    result = None
    match decision.entry:
        case ResultEntered(report=report) | ResultReported(report=report) if report is not None:
            result = result_shown(verdict(event.profile, report), report)
    return resources.DryRun(doubts=decision.doubts, remarks=decision.remarks, result=result)


@get("/events/{event:str}/desk")
async def get_desk(
    event: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.EventDesk:
    """The whole event, for the organiser."""
    return await (await _desk(request, events, event)).desk()


@post("/events/{event:str}/desk/open", status_code=204)
async def open_desk(
    event: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> Response[None]:
    """Let this browser open the desk's pages to print and files by plain links for a while."""
    held = await _desk(request, events, event)
    cookie = Cookie(
        key=cookie_name(held.id),
        value=key_of(request, held.id),
        path=f"/api/events/{held.id}",
        max_age=KEPT,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return Response(None, status_code=204, cookies=[cookie])


@post("/events/{event:str}/desk/secret", status_code=200)
async def new_secret(
    event: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.EventOpened:
    """Give the desk a new secret, shown once; the old one stops working."""
    return await events.new_secret(await _desk(request, events, event))


@post("/events/{event:str}/delete", status_code=204)
async def delete_event(
    event: FromPath[str],
    data: JSONBody[resources.DeleteRequest],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> None:
    """Delete the event for good: its file, its secret and its codes."""
    await events.delete(await _desk(request, events, event), data.name)


@post("/events/{event:str}/do", status_code=200)
async def do_command(
    event: FromPath[str],
    data: JSONBody[resources.CommandRequest],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DoneShown:
    """Carry out a command of the organiser."""
    held = await _desk(request, events, event)
    most = events.settings.limits.players
    command: Command = data.command
    wanted = await held.look(lambda organiser: ready(command, organiser.event, most))
    for _ in range(MAX_TRIES):
        decided = await events.pairing.decided(held, wanted)

        def handle(organiser: Organiser, decided: PreparedDecision | None = decided) -> resources.DoneShown:
            checked = ready(wanted, organiser.event, most)
            done = organiser.do(checked, author=author_of(data.author), overrule=data.overrule, decided=decided)
            return done_shown(done, organiser.event)

        with suppress(EventChanged):
            return await held.change(handle)
    raise Conflict(say("problems-event-changing"))


@post("/events/{event:str}/dry-run", status_code=200)
async def dry_run_command(
    event: FromPath[str],
    data: JSONBody[resources.CommandRequest],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DryRun:
    """Dry run of a command; nothing is written."""
    held = await _desk(request, events, event)
    most = events.settings.limits.players
    command: Command = data.command
    try:
        wanted = await held.look(lambda organiser: ready(command, organiser.event, most))
        decided = await events.pairing.decided(held, wanted)
    except ArmadaError as error:
        return resources.DryRun(doubts=(), remarks=(), refusal=problem_of(error))
    if decided is not None:
        return resources.DryRun(doubts=decided.decision.doubts, remarks=decided.decision.remarks)
    return await held.look(lambda organiser: dry_run(organiser.event, wanted, most))


@post("/events/{event:str}/settings", status_code=200)
async def change_settings(
    event: FromPath[str],
    data: JSONBody[resources.SettingsChange],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DoneShown:
    """Change the settings of the event."""
    held = await _desk(request, events, event)

    def change(organiser: Organiser) -> resources.DoneShown:
        wanted = settings_of(data.wanted, organiser.event.settings)
        command = ChangeSettings(settings=wanted)
        done = organiser.do(command, author=author_of(data.author), overrule=data.overrule)
        return done_shown(done, organiser.event)

    return await held.change(change)


@post("/events/{event:str}/undo", status_code=200)
async def undo(
    event: FromPath[str],
    data: JSONBody[resources.UndoRequest],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DoneShown:
    """Undo the last entry, if it is the one the desk shows."""
    held = await _desk(request, events, event)

    def take_back(organiser: Organiser) -> resources.DoneShown:
        last = counting(organiser.lines)[-1]
        if last.number != data.entry:
            raise Conflict(say("problems-undo-changed", what=describe(last.entry, organiser.event)))
        if (name := reported_by(last, organiser.event)) and not data.overrule:
            raise TournamentError(
                say("problems-undo-others", name=name, what=describe_undo(last, organiser.event)),
                remedy=say("problems-undo-others.remedy"),
                can_overrule=True,
            )
        return done_shown(organiser.undo(author=author_of(data.author)), organiser.event)

    return await held.change(take_back)


@post("/events/{event:str}/redo", status_code=200)
async def redo(
    event: FromPath[str],
    data: JSONBody[resources.UndoRequest],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.DoneShown:
    """Redo the last undone entry, if it is the one the desk shows."""
    held = await _desk(request, events, event)

    def do_again(organiser: Organiser) -> resources.DoneShown:
        undone = undoings(organiser.lines)
        if not undone or undone[-1].entry != data.entry:
            raise Conflict(say("problems-redo-changed"))
        return done_shown(organiser.redo(author=author_of(data.author)), organiser.event)

    return await held.change(do_again)


# Players


@post("/events/{event:str}/players/read", status_code=200)
async def read_list_of_players(
    event: FromPath[str],
    data: JSONBody[resources.PlayersText],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.PlayersRead:
    """Preview an import of players; nothing is written."""
    held = await _desk(request, events, event)
    most = events.settings.limits.players

    def read(organiser: Organiser) -> resources.PlayersRead:
        found = read_players(data.text)
        doubts: tuple[str, ...] = ()
        if found.players:
            command = AddPlayers(players=tuple([one.player for one in found.players]))
            doubts = organiser.dry_run(ready(command, organiser.event, most)).doubts
        return resources.PlayersRead(
            players=tuple([_player_read(organiser.event, one) for one in found.players]),
            bad=tuple([resources.BadPlayerLine(line=one.line, text=one.text, why=one.why) for one in found.bad]),
            ignored=found.ignored,
            doubts=doubts,
        )

    return await held.look(read)


def _player_read(event: Event, one: ImportedPlayer) -> resources.PlayerRead:
    player = one.player
    return resources.PlayerRead(
        line=one.line,
        name=player.name,
        club=player.club,
        family=player.family,
        email=player.email,
        fixed_table=player.fixed_table,
        has_fleet=bool(one.fleet),
        fleet_faults=_faults(event, one.fleet) if one.fleet else (),
    )


def _faults(event: Event, text: str) -> tuple[str, ...]:
    try:
        fleet = read_list(text)
        unknown = [say("tournament-unknown-line", remark=each.message) for each in fleet.remarks if each.is_unknown]
        return (*unknown, *[fault.message for fault in event_faults(event, fleet)])
    except ArmadaError as error:
        return (str(error),)


@post("/events/{event:str}/players", status_code=200)
async def take_players(
    event: FromPath[str],
    data: JSONBody[resources.PlayersText],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.PlayersTaken:
    """Import players and hand in their fleets; bad lines are reported."""
    held = await _desk(request, events, event)
    most, author = events.settings.limits.players, author_of(data.author)

    def take(organiser: Organiser) -> resources.PlayersTaken:
        found = read_players(data.text)
        bad = [resources.BadPlayerLine(line=one.line, text=one.text, why=one.why) for one in found.bad]
        if not found.players:
            return resources.PlayersTaken(added=(), fleets=0, bad=tuple(bad), remarks=())
        command = AddPlayers(players=tuple([one.player for one in found.players]))
        done = organiser.do(ready(command, organiser.event, most), author=author, overrule=data.overrule)
        added = tuple(organiser.event.players)[-len(found.players) :]
        fleets = 0
        for id, one in zip(added, found.players, strict=True):
            if not one.fleet:
                continue
            try:
                handed_in = ready(HandInFleet(player=id, text=one.fleet), organiser.event, most)
                organiser.do(handed_in, author=author, overrule=data.overrule)
                fleets += 1
            except ArmadaError as error:
                why = say("imports-fleet", why=str(error))
                bad.append(resources.BadPlayerLine(line=one.line, text=one.player.name, why=why))
        return resources.PlayersTaken(added=added, fleets=fleets, bad=tuple(bad), remarks=done.remarks)

    return await held.change(take)


@post("/events/{event:str}/fleets/check", status_code=200)
async def check_fleet(
    event: FromPath[str],
    data: JSONBody[resources.FleetOffered],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.FleetPreview:
    """Preview a fleet list before it is handed in."""
    held = await _desk(request, events, event)
    return await held.look(lambda organiser: fleet_preview(organiser, data.player, data.text))


def fleet_preview(organiser: Organiser, player: int, text: str) -> resources.FleetPreview:
    """A fleet list as it was read, with doubts about it in this event."""
    profile = organiser.event.profile
    fleet = read_list(text)
    decision = organiser.dry_run(HandInFleet(player=player, text=text))
    shown = fleet_shown(fleet, profile.fleet_profile, profile.points)
    return resources.FleetPreview(fleet=shown, doubts=decision.doubts, remarks=decision.remarks)


@get("/events/{event:str}/codes")
async def get_codes(
    event: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> list[resources.PlayerCode]:
    """The codes of all players, by name."""
    held = await _desk(request, events, event)
    known = await held.codes()
    found = [code_shown(held, id, code) for id, code in known.items() if id in held.event.players]
    return sorted(found, key=lambda one: (one.name.casefold(), one.player))


@post("/events/{event:str}/codes/{player:int}", status_code=200)
async def new_code(
    event: FromPath[str], player: FromPath[int], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.PlayerCode:
    """Give a player a new code; the old one stops working."""
    held = await _desk(request, events, event)
    await held.look(lambda organiser: organiser.event.player(player))
    await events.new_code(held, player)
    return code_shown(held, player, (await held.codes())[player])


def code_shown(held: OpenEvent, player: int, code: str) -> resources.PlayerCode:
    """The code of a player, and its link."""
    link = f"/event/{held.id}/me#{code}"
    return resources.PlayerCode(player=player, name=held.event.label(player), code=code, link=link)


# Games and draws


@post("/events/{event:str}/games", status_code=200)
async def make_game(
    event: FromPath[str],
    data: JSONBody[resources.MatchGameRequest],
    request: AnyRequest,
    events: NamedDependency[EventRegistry],
) -> resources.MatchGame:
    """Create a game on this server for a match; its outcome becomes the result."""
    held = await _desk(request, events, event)
    address = request.client.host if request.client else ""
    game = await game_for(held, events.tables, data.player, author_of(data.author), address)
    return await desk_game(held, events.tables, game)


@get("/events/{event:str}/games/{game:str}")
async def get_game(
    event: FromPath[str], game: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.MatchGame:
    """The game of a match, with the invitations to its open seats."""
    return await desk_game(await _desk(request, events, event), events.tables, game)


@get("/events/{event:str}/verify")
async def verify_draws(
    event: FromPath[str], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> list[resources.CheckedDraw]:
    """Draw every draw of the log again from its seed."""
    held = await _desk(request, events, event)

    draws = await held.look(
        lambda organiser: sum([isinstance(line.entry, RoundPaired | CutMade) for line in organiser.lines])
    )
    if draws > MAX_DRAWS:
        raise Conflict(say("problems-many-draws"))
    return [
        resources.CheckedDraw(entry=one.entry, what=one.what, seed=one.seed, agrees=one.agrees, why=one.why)
        for one in await events.pairing.verified(held)
    ]


HANDLERS = (
    get_desk,
    open_desk,
    new_secret,
    delete_event,
    do_command,
    dry_run_command,
    change_settings,
    undo,
    redo,
    read_list_of_players,
    take_players,
    check_fleet,
    get_codes,
    new_code,
    make_game,
    get_game,
    verify_draws,
)
