"""The players by name, for the command line and the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from armada.errors import ArmadaError
from armada.players.greedy.player import GreedyPlayer
from armada.players.player import Player
from armada.players.random_player import RandomPlayer

PLAYERS: Final[dict[str, Callable[[int | str], Player]]] = {
    RandomPlayer.name: RandomPlayer,
    GreedyPlayer.name: GreedyPlayer,
}


def player_named(name: str, seed: int | str = 0) -> Player:
    """A player with this name and seed."""
    if name not in PLAYERS:
        raise ArmadaError(f"There is no player {name!r}. The players are {', '.join(PLAYERS)}.")
    return PLAYERS[name](seed)
