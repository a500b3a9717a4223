"""Questions of team games: the players to choose from, and why this player is the one who decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from armada.engine.effects import Effect
from armada.engine.questions import Kind, Question
from armada.engine.seats import Seat
from armada.messages.message import listed, say
from armada.rules.commanders import ASSIGNED_TARGET
from armada.rules.deployment import NEXT_PLAYER, DeploymentTurn, waiting_units
from armada.rules.game import Game
from armada.rules.grand_admirals import GRAND_ADMIRAL, ChooseGrandAdmirals, candidates
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.overlapping import PLACEMENT
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import PLAYER, SHIP_TO_ACTIVATE, unactivated_ships
from armada.rules.squadron_activation import SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import AGREEMENT, SquadronCommand
from armada.rules.squadron_phase import SquadronTurn, unactivated_squadrons
from armada.rules.team_play import PROPOSALS, Agreement
from armada.state.events.rounds import Proposal
from armada.state.records import Ship, Status, UnitId
from armada.views.subject import subject_of
from armada.words.names import Names

MORE_THAN: Final = 2
"""Players of a game without teams."""


class PlayerRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player to choose; one without an option cannot be chosen, for the reason given."""

    seat: Seat
    option: int | None = None
    """The number of the option."""

    units: tuple[int, ...] = ()
    """The ships and squadrons that they can activate or deploy, or that the choice is about."""

    points: int = 0
    """The cost of their fleet, where that matters."""

    vote: Seat | None = None
    """Their last vote, where it was shown."""

    reason: str = ""
    rule: str = ""


class Reason(NamedTuple):
    """Why a player decides something, or what there is to know about it, and the rule."""

    text: str = ""
    rule: str = ""


def player_rows(game: Game, question: Question[Any]) -> tuple[PlayerRow, ...]:
    """The players of a question that chooses one, in the order of their seats."""
    listing = ROWS.get(question.kind)
    return tuple(listing(game, question)) if listing is not None and is_of_teams(game) else ()


def is_of_teams(game: Game) -> bool:
    """Whether players of a side must be told apart."""
    return len(game.state.players) > MORE_THAN


def _option(question: Question[Any], seat: Seat) -> int | None:
    return question.options.index(seat) if seat in question.options else None


def _voters(game: Game, question: Question[Any]) -> Iterable[PlayerRow]:
    voting = game.innermost(ChooseGrandAdmirals)
    votes = {} if voting is None else {v.seat: v.choice for v in voting.votes if question.seat in v.known_to}
    shown = votes if len(votes) > 1 else {}
    for seat in sorted(question.options):
        points = game.state.players[seat].points
        yield PlayerRow(seat=seat, option=_option(question, seat), points=points, vote=shown.get(seat))


def _activating(game: Game, question: Question[Any]) -> Iterable[PlayerRow]:
    side = game.side_of(question.seat)
    found: list[UnitId] = [*(unactivated_squadrons if game.innermost(SquadronTurn) else unactivated_ships)(game, side)]
    return _able(game, question, lambda seat: [unit for unit in found if game.owner(unit) == seat])


def _deploying(game: Game, question: Question[Any]) -> Iterable[PlayerRow]:
    turn = game.innermost(DeploymentTurn)
    assert turn is not None
    waiting = {seat: waiting_units(game, seat, turn.plan) for seat in game.players_of(turn.side)}
    for row in _able(game, question, lambda seat: [*waiting[seat].ships, *waiting[seat].squadrons]):
        if row.option is None:
            said = say("prompt-placed-this-turn" if row.units else "prompt-placed-everything")
            row = msgspec.structs.replace(row, reason=said, rule="SEC-33" if row.units else "SEC-68")
        yield row


def _able(game: Game, question: Question[Any], units_of: Callable[[Seat], Iterable[UnitId]]) -> Iterable[PlayerRow]:
    for seat in game.players_of(game.side_of(question.seat)):
        option = _option(question, seat)
        refusal = None if option is not None else question.refusal(seat)
        yield PlayerRow(
            seat=seat,
            option=option,
            units=tuple(units_of(seat)),
            reason="" if refusal is None else str(refusal.reason),
            rule="" if refusal is None else refusal.rule or "",
        )


def _targets(game: Game, question: Question[Any]) -> Iterable[PlayerRow]:
    for seat in sorted(question.options):
        ships = [unit.id for unit in game.state.units if unit.seat == seat and isinstance(unit, Ship)]
        in_game = [ship for ship in ships if game.unit(ship).status is not Status.DESTROYED]
        yield PlayerRow(seat=seat, option=_option(question, seat), units=tuple(in_game))


ROWS: Final[dict[Kind[Any], Callable[[Game, Question[Any]], Iterable[PlayerRow]]]] = {
    GRAND_ADMIRAL: _voters,
    PLAYER: _activating,
    NEXT_PLAYER: _deploying,
    ASSIGNED_TARGET: _targets,
}
"""The players to choose from, by the kind of the question."""


# Shared fleets


def proposers(game: Game, question: Question[Any]) -> dict[int, tuple[Seat, ...]]:
    """The members of the team with their proposals, if the Team Commander decides (OPT-12)."""
    found: dict[int, tuple[Seat, ...]] = {}
    for seat, unit in [(each.seat, each.unit) for each in _proposals(game, question)]:
        found[unit] = (*found.get(unit, ()), seat)
    return found


def _proposals(game: Game, question: Question[Any]) -> tuple[Proposal, ...]:
    agreement = game.result(Agreement) if question.kind in (SHIP_TO_ACTIVATE, SQUADRON_TO_ACTIVATE) else None
    if agreement is None or question.seat not in agreement.known_to:
        return ()
    return agreement.proposals


# Why this player decides


def reason_of(game: Game, question: Question[Any]) -> Reason:
    """Why a player of a team decides, and what follows; nothing where that goes without saying."""
    if not is_of_teams(game):
        return Reason()
    telling = REASONS.get(question.kind)
    if telling is not None:
        return telling(game, question)
    if _proposals(game, question):
        return Reason(say("prompt-commander-decides"), "OPT-12")
    return _in_doubt(game, question)


def _voting(game: Game, question: Question[Any]) -> Reason:
    voting = game.innermost(ChooseGrandAdmirals)
    names, cheapest = Names(game.state), candidates(game, game.side_of(question.seat))
    points = game.state.players[cheapest[0]].points
    level = [seat for seat in cheapest if game.state.players[seat].points == points]
    said = say(
        "prompt-vote-again" if voting is not None and voting.ballots else "prompt-vote",
        players=listed([names.seat(seat) for seat in level]),
        count=len(level),
        points=points,
    )
    return Reason(said, "SEC-28")


def _next_to_activate(game: Game, question: Question[Any]) -> Reason:
    turn = game.innermost(SquadronTurn)
    if turn is None:
        return Reason(say("prompt-chooses-player-ship"), "SEC-51")
    return Reason(say("prompt-chooses-player-squadron", left=turn.left), "SEC-57")


def _consent(game: Game, question: Question[Any]) -> Reason:
    command = game.innermost(SquadronCommand)
    if command is None:
        return Reason()
    asks, ship = Names(game.state).seat(game.controller(command.ship)), game.unit(command.ship).label
    return Reason(say("prompt-consent", player=asks, ship=ship), "SEC-54")


def _proposing(game: Game, question: Question[Any]) -> Reason:
    commander = game.grand_admiral(game.side_of(question.seat))
    if commander == question.seat:
        return Reason(say("prompt-proposing-commander"), "OPT-12")
    return Reason(say("prompt-proposing", player=Names(game.state).seat(commander)), "OPT-12")


def _of_admiral(game: Game, question: Question[Any]) -> Reason:
    """The reason why a Grand Admiral of several players decides for all of them."""
    if len(game.players_of(game.side_of(question.seat))) == 1 or game.profile.shared_fleets:
        return Reason()
    if question.kind is FIRST_PLAYER:
        return Reason(say("prompt-admiral-first"), "SEC-29")
    if question.kind is OBJECTIVE:
        return Reason(say("prompt-admiral-objective"), "SEC-31")
    if question.kind is OBSTACLE:
        return Reason(say("prompt-admiral-obstacle"), "SEC-32")
    return Reason(say("prompt-admiral-displaced"), "SEC-55")


REASONS: Final[dict[Kind[Any], Callable[[Game, Question[Any]], Reason]]] = {
    GRAND_ADMIRAL: _voting,
    **dict.fromkeys((FIRST_PLAYER, OBJECTIVE, OBSTACLE, PLACEMENT), _of_admiral),
    NEXT_PLAYER: lambda game, question: Reason(say("prompt-order-of-deployment"), "SEC-71"),
    ASSIGNED_TARGET: lambda game, question: Reason(say("prompt-assigned-target"), "SEC-49"),
    PLAYER: _next_to_activate,
    AGREEMENT: _consent,
    **dict.fromkeys(PROPOSALS, _proposing),
}
"""The reason shown with a question, by its kind."""


def _in_doubt(game: Game, question: Question[Any]) -> Reason:
    """An effect that names no single player is decided by a Grand Admiral (SEC-37, SEC-38)."""
    effect, side, subject = game.asker, game.side_of(question.seat), subject_of(game, question)
    is_admiral = game.grand_admiral(side) == question.seat and len(game.players_of(side)) > 1
    if not isinstance(effect, Effect) or not is_admiral or game.profile.shared_fleets:
        return Reason()
    if question.seat in (effect.owner, effect.seat) or (subject is not None and game.owner(subject) == question.seat):
        return Reason()
    if game.side_of(effect.owner) == side:
        return Reason(say("prompt-admiral-unclear"), "SEC-38")
    return Reason(say("prompt-admiral-opponent"), "SEC-37")
