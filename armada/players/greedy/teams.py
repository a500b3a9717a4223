"""Teams: who acts next, who is Grand Admiral, and whom a commander acts against."""

from __future__ import annotations

from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.players.greedy.commands import urgency
from armada.players.greedy.squadrons import prospect
from armada.rules.game import Game
from armada.rules.ship_phase import unactivated_ships
from armada.rules.squadron_phase import SquadronTurn, unactivated_squadrons


def choose_player(game: Game, question: Question[Seat]) -> Seat:
    """The player whose ship, or squadron, can do most now or is in most danger."""
    side = game.side_of(question.seat)
    if game.innermost(SquadronTurn) is not None:
        squadrons = unactivated_squadrons(game, side)
        return game.owner(max(squadrons, key=lambda squadron: (prospect(game, squadron, moves=False), -squadron)))
    ships = unactivated_ships(game, side)
    return game.owner(max(ships, key=lambda ship: (urgency(game, game.ship(ship)), -ship)))


def choose_grand_admiral(game: Game, question: Question[Seat]) -> Seat:
    """The player with the cheapest fleet, whom the rules name where a team does not agree: so greedy teams agree."""
    return question.options[0]


def choose_target(game: Game, question: Question[Seat]) -> Seat:
    """The opponent with the most expensive fleet."""
    return max(question.options, key=lambda seat: (game.state.players[seat].points, -seat))


def agree(game: Game, question: Question[bool]) -> bool:
    """A teammate may activate its squadrons: they act earlier, and decide for themselves."""
    return True


def choose_deploying(game: Game, question: Question[Seat]) -> Seat:
    """In the order of their seats: the next turn is the same for all."""
    return question.options[0]
