"""The knowledge of a seat, which is all that a player gets: the view of the seat, and games to try things out in."""

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
    """Everything one seat may know about a game at a question, and try out. Hidden facts are guessed, never shown."""

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
        """The view of the seat."""
        if self._view is None:
            self._view = view_of(self._game, self.seat)
        return self._view

    @property
    def game(self) -> Imagined:
        """A game to look at: to measure in, to ask the rules. To try something out, get a new one from `imagine`."""
        if self._guess is None:
            self._guess = self.imagine("outlook")
        return self._guess

    def imagine(self, seed: str) -> Imagined:
        """A separate game at the same question, with hidden facts and chance drawn from a seed."""
        state = self._game.state
        return Imagined.of(self._game, self.seat, seed_key(f"{seed}/{self.seat}/{state.round}/{state.phase}"))

    def rng(self, seed: str) -> Random:
        """Random numbers that depend only on a seed and on the view of the seat."""
        seen = blake2b(msgspec.json.encode(self.view), digest_size=8).hexdigest()
        return Random(f"{seed}/{seen}")
