"""The table of the Command Phase: the dials of each ship of a seat, in the rounds in which they will be revealed."""

from __future__ import annotations

from typing import Any

from armada.engine.questions import Question
from armada.rules.command_phase import DIALS, missing_dials
from armada.rules.game import Game
from armada.screens.prompt.parts import DialCell, DialRow
from armada.state.records import COMMANDS, ShipId
from armada.words.notes import dial_note


def dial_rows(game: Game, question: Question[Any]) -> tuple[DialRow, ...]:
    """A row for each ship of the seat; the top dial is revealed in this round, open cells are still to be filled."""
    if question.kind is not DIALS:
        return ()
    return tuple([_row(game, ship) for ship in game.ships() if game.controller(ship) == question.seat])


def _row(game: Game, ship: ShipId) -> DialRow:
    commands = [*game.ship(ship).dials, *[None] * missing_dials(game, ship)]
    cells = [DialCell(game.state.round + place, command) for place, command in enumerate(commands)]
    return DialRow(ship, tuple(cells), {command: dial_note(game, ship, command) for command in COMMANDS})
