"""Names of players in refusals."""

from __future__ import annotations

from armada.engine.seats import Seat
from armada.messages.message import Message, message
from armada.rules.game import Game


def named_player(game: Game, seat: Seat) -> str | Message:
    """The player's name, or the number of the seat."""
    return game.state.players[seat].name or message("refusals-player", number=seat + 1)
