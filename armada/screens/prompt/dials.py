"""The table of the Command Phase: the dials of each ship of a seat, in the rounds in which they will be revealed."""

from __future__ import annotations

from typing import Any

from armada.analysis.foregone import Why
from armada.analysis.waste import is_duplicate
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.messages.message import say
from armada.rules.command_phase import DIALS, missing_dials
from armada.rules.command_tokens import can_make_use_of_token
from armada.rules.game import Game
from armada.rules.ship_phase import DialUse, ShipActivation
from armada.screens.prompt.parts import DialCell, DialRow, Kept
from armada.state.records import COMMANDS, ShipId
from armada.words.notes import dial_note


def dial_rows(game: Game, question: Question[Any]) -> tuple[DialRow, ...]:
    """A row for each ship of the seat; the top dial is revealed in this round, open cells are still to be filled."""
    if question.kind is not DIALS:
        return ()
    return tuple([_row(game, ship) for ship in game.ships() if game.controller(ship) == question.seat])


def kept_dial(game: Game, seat: Seat) -> Kept | None:
    """The dial of the ship that activates, if it was kept and not used yet, and its token could be taken instead."""
    activation = game.innermost(ShipActivation)
    if activation is None or game.controller(activation.ship) != seat:
        return None
    command = game.ship(activation.ship).revealed
    if command is None or not can_make_use_of_token(game, activation.ship, command):
        return None
    waste = say("prompt-waste-dial") if is_duplicate(game, activation.ship, command) else ""
    return Kept(ship=activation.ship, command=command, why=Why.DIAL, answer=DialUse.CONVERT, waste=waste)


def _row(game: Game, ship: ShipId) -> DialRow:
    commands = [*game.ship(ship).dials, *[None] * missing_dials(game, ship)]
    cells = [DialCell(game.state.round + place, command) for place, command in enumerate(commands)]
    return DialRow(ship, tuple(cells), {command: dial_note(game, ship, command) for command in COMMANDS})
