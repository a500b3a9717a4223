"""The knowledge of a seat: all that a player is given. It shows the seat's own view, and games to try things out in."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import msgspec

from armada.engine.chance import seed_key
from armada.engine.seats import Seat, Side
from armada.players.determinize import Imagined
from armada.rules.game import Game
from armada.views.view import View, view_of


class SeatKnowledge:
    """What one seat may know of a game at a question, and may try out. Hidden facts are guessed, never shown."""

    __slots__ = ("_game", "_guess", "_view", "seat")

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self.seat = seat
        self._guess: Imagined | None = None
        self._view: View | None = None

    @property
    def side(self) -> Side:
        """The side of the seat."""
        return self._game.side_of(self.seat)

    @property
    def view(self) -> View:
        """What the seat may see."""
        if self._view is None:
            self._view = view_of(self._game, self.seat)
        return self._view

    @property
    def game(self) -> Imagined:
        """The game to look at: to measure, to ask the rules. To try something out take a new one from `imagine`."""
        if self._guess is None:
            self._guess = self.imagine("outlook")
        return self._guess

    def imagine(self, seed: str) -> Imagined:
        """A game of its own at the same question, with hidden facts and chance drawn by a seed."""
        state = self._game.state
        return Imagined.of(self._game, self.seat, seed_key(f"{seed}/{self.seat}/{state.round}/{state.phase}"))

    def rng(self, seed: str) -> Random:
        """Numbers that depend on a seed and on what the seat sees, and on nothing else."""
        seen = blake2b(msgspec.json.encode(self.view), digest_size=8).hexdigest()
        return Random(f"{seed}/{seen}")
