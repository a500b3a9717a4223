"""Questions that show a secret: with several people at one screen they are shown only to the one who is asked."""

from __future__ import annotations

from typing import Any

from armada.engine.questions import Question
from armada.rules.game import Game
from armada.rules.grand_admirals import fleet_of_admiral
from armada.rules.setup import OBJECTIVE


def is_secret(game: Game, question: Question[Any]) -> bool:
    """Whether a question shows something that not everybody may see: dials, cards looked at, objectives."""
    if question.kind is OBJECTIVE:
        _, second = game.sides_in_order
        known_to = game.state.players[fleet_of_admiral(game, second)].known_to
        return any(player.seat not in known_to for player in game.state.players)
    return game.asks_in_secret or question.kind.is_look
