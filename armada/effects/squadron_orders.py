"""Squadrons under a ship's Squadron command, as cards of that ship see them."""

from __future__ import annotations

from armada.rules.game import Game
from armada.rules.squadron_activation import SquadronActivation
from armada.state.records import SquadronId


def activated_by(game: Game, squadron: SquadronId, ship: int) -> bool:
    """Whether a squadron is in an activation that a ship's Squadron command gave it."""
    activation = game.under_way(SquadronActivation)
    return activation is not None and (activation.squadron, activation.ship) == (squadron, ship)
