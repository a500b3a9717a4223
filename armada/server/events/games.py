"""Games on this server in which matches are played: created with both fleets; their outcomes become results."""

from __future__ import annotations

import logging
from typing import Final

from armada.engine.seats import Seat
from armada.errors import TournamentError
from armada.fleet.fleet import Dialect
from armada.messages.message import say
from armada.records.game import Game
from armada.rules.winning import EndReason as GameEnding
from armada.rules.winning import eliminated
from armada.server.events import resources
from armada.server.events.open_event import OpenEvent
from armada.server.history.entries import Spectators
from armada.server.store.store import StoredItem
from armada.server.tables.new_game import FRIEND
from armada.server.tables.registry import Tables
from armada.server.wire.problems import Conflict, GameClosed, NotFound
from armada.server.wire.resources import GameWanted, SeatWanted
from armada.tournament.event import Event, Match
from armada.tournament.log_text import GAME
from armada.tournament.public import public_names
from armada.tournament.results import BindGame, FillResult, find_match
from armada.tournament.scoring import Ending, Report

log: Final = logging.getLogger("armada.server")

MADE_FOR: Final = "event game"
"""The store's kind of item for the event a game was created for: only that event gives out its seats."""


async def game_for(held: OpenEvent, tables: Tables, player: int, author: str, address: str) -> str:
    """The game of a player's match in the current round; created if there is none."""
    round, _, match = await held.look(lambda organiser: find_match(organiser.event, player))
    if match.game:
        return match.game
    if match.report is not None:
        raise TournamentError(say("tournament-result-there"), remedy=say("problems-play-here"))
    wanted = await held.look(lambda organiser: wanted_for(organiser.event, match, round.title))
    made = await tables.make(wanted, address, is_match=True)
    await tables.store.save(StoredItem(MADE_FOR, made.game, held.id))
    try:
        await held.do(BindGame(player=match.one, game=made.game), author=author)
    except TournamentError:
        # The other player created it first.
        *_, match = await held.look(lambda organiser: find_match(organiser.event, player))
        if not match.game:
            raise
        return match.game
    return made.game


def wanted_for(event: Event, match: Match, round: str) -> GameWanted:
    """The game of a match: a seat for each player, claimed by link, with the fleet they handed in."""
    seats, names = [], public_names(event)
    for id in match.players:
        fleet = event.players[id].fleet
        text = "" if fleet is None else fleet.write(Dialect.TOML)
        seats.append(SeatWanted(player=FRIEND, name=names[id], fleet=text))
    title = f"{event.settings.name}, {round.lower()}, table {match.table}"
    profile, points = event.profile.fleet_profile, event.profile.points
    return GameWanted(seats=tuple(seats), profile=profile, points=points, title=title, spectators=Spectators.ALL)


async def match_game(held: OpenEvent, tables: Tables, game: str, own: int | None = None) -> resources.MatchGame:
    """The game of a match, with its invitations; with `own`, only the invitation to that seat.

    A game that was created elsewhere and then linked shows no invitations: its creator gives out the seats.
    """
    table = await tables.find(game)
    is_ours = await tables.store.saved(MADE_FOR, game) == held.id
    listed, open_seats = table.listed(), table.ledger.seating.invitations() if is_ours else {}

    def path(seat: int) -> str:
        code = open_seats.get(Seat(seat))
        return "" if code is None or own not in (None, seat) else f"/game/{game}?invitation={code}"

    return resources.MatchGame(
        game=game, watch=f"/game/{game}", invitations=(path(0), path(1)), over=listed.over, round=listed.round
    )


async def own_match_game(held: OpenEvent, tables: Tables, player: int, game: str) -> resources.MatchGame | None:
    """The game of a player's match, with the invitation to their seat; None if this server does not have the game."""
    match = await held.look(lambda organiser: _match_with(organiser.event, game))
    try:
        shown = await match_game(held, tables, game, own=_seat_of(match, player))
    except (NotFound, Conflict):
        return None
    return in_order(match, shown)


def in_order(match: Match, shown: resources.MatchGame) -> resources.MatchGame:
    """The invitations in the order of the match instead of the seats."""
    one, two = shown.invitations
    turned = (two, one) if match.first_seat else (one, two)
    return resources.MatchGame(
        game=shown.game, watch=shown.watch, invitations=turned, over=shown.over, round=shown.round
    )


def _match_with(event: Event, game: str) -> Match:
    for round in event.rounds:
        for match in round.matches:
            if match.game == game:
                return match
    raise NotFound(say("problems-no-match"))


async def desk_game(held: OpenEvent, tables: Tables, game: str) -> resources.MatchGame:
    """The game of a match for the organiser, with the invitations to both seats if it was created here."""
    match = await held.look(lambda organiser: _match_with(organiser.event, game))
    return in_order(match, await match_game(held, tables, game))


def _seat_of(match: Match, player: int) -> int:
    return match.place_of(player) ^ match.first_seat


# Outcomes


async def fill_results(held: OpenEvent, tables: Tables, *, in_memory: bool = False) -> None:
    """Enter the outcomes of finished games as results; `in_memory`: only of games that are loaded."""
    for game in held.open_games():
        report = await _report(tables, game, in_memory)
        if report is None:
            continue
        try:
            done = await held.do(FillResult(game=game, report=report), author=f"{GAME}{game}")
        except TournamentError as error:
            if str(error) not in held.complaints:
                held.complaints.add(str(error))
                log.warning("game outcome not entered", extra={"game": game, "why": str(error)})
        else:
            log.info("result entered", extra={"event": held.id, "game": game, "entry": done.line.number})


async def _report(tables: Tables, game: str, in_memory: bool) -> Report | None:
    table = tables.by_id.get(game)
    if table is None:
        kept = None if in_memory else await tables.store.game(game)
        if kept is None or not kept.is_over:
            return None
        try:
            table = await tables.find(game)
        except GameClosed:
            return None
    async with table.lock:
        timeline = table.ledger.timeline
        return report_of(timeline.game) if timeline is not None and timeline.is_over else None


def report_of(game: Game) -> Report | None:
    """The report of a finished game by its two sides, of players or of teams. None while it is still being played."""
    outcome = game.outcome
    if outcome is None:
        return None
    second = 1 - int(game.state.first_side)
    loser = 1 - int(outcome.winner)
    match outcome.reason:
        case GameEnding.CONCESSION:
            return Report(ending=Ending.CONCESSION, scores=outcome.scores, second=second, lost=loser)
        case GameEnding.ELIMINATION if len(eliminated(game)) == 1:
            return Report(ending=Ending.DESTROYED, scores=outcome.scores, second=second, lost=loser)
        case GameEnding.ELIMINATION:
            together = outcome.margin == 0
            return Report(ending=Ending.BOTH_DESTROYED, scores=outcome.scores, second=second, together=together)
        case GameEnding.TIME:
            return Report(ending=Ending.TIME, scores=outcome.scores, second=second)
    return Report(ending=Ending.SIX_ROUNDS, scores=outcome.scores, second=second)
