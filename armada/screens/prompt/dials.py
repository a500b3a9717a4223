"""The table of the Command Phase: the dials of each ship of a seat, in the rounds in which they will be revealed."""

from __future__ import annotations

from typing import Any

from armada.engine.questions import Question
from armada.rules.command_phase import DIAL, missing_dials
from armada.rules.game import Game
from armada.screens.prompt.parts import DialCell, DialRow
from armada.screens.scene.scene import chosen_dials


def dial_rows(game: Game, question: Question[Any]) -> tuple[DialRow, ...]:
    """A row for each ship of the seat; the top dial is revealed in this round, open cells are still to be filled."""
    if question.kind is not DIAL:
        return ()
    chosen = chosen_dials(game, question.seat)
    rows = []
    for ship in game.ships():
        if game.owner(ship) == question.seat:
            now = [dial.command for dial in chosen if dial.ship == ship]
            commands = [*game.ship(ship).dials, *now]
            left = missing_dials(game, ship) - len(now)
            cells = [DialCell(game.state.round + place, command, False) for place, command in enumerate(commands)]
            cells += [DialCell(game.state.round + len(commands) + place, None, True) for place in range(left)]
            rows.append(DialRow(ship, tuple(cells)))
    return tuple(rows)
