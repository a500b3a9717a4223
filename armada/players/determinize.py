"""Re-dealing: a game in which all that a seat may not know is dealt again; what it may know stays as it is.

Players that look ahead draw the rest by a key of their own, never from the true value: two games that look alike to a
seat are re-dealt alike. Whether somebody learns from a decision is seen where all the rest is other than it is.
"""

from __future__ import annotations

from typing import Self

from armada.engine.chance import Draw, seed_key
from armada.engine.seats import Seat
from armada.records.dealing import Dealer, Drawn, Other, deal, with_other_objectives
from armada.rules.game import Game

DRAW = 1 << 40
"""The number of the draw from which a deal is made; the draws of the game that goes on from there are below it."""

OTHERWISE = "otherwise"
"""The seed of games in which nothing is what it is."""


class Imagined(Game):
    """A game as one seat imagines it: open facts are true, hidden ones are drawn, and chance has a seed of its own.

    It carries neither the seed, nor the fleets as they were read, nor the decisions of the true game.
    """

    @classmethod
    def of(cls, game: Game, seat: Seat, key: bytes) -> Self:
        """The game at the same question, drawn anew for a seat."""
        return cls.dealt(game, seat, key, Drawn(Draw(key, DRAW)))

    @classmethod
    def otherwise(cls, game: Game, seat: Seat | None) -> Self:
        """The game at the same question, with all other than it is that a seat, or a spectator, may not know."""
        return cls.dealt(game, seat, seed_key(OTHERWISE), Other())

    @classmethod
    def dealt(cls, game: Game, seat: Seat | None, key: bytes, dealer: Dealer) -> Self:
        """The game at the same question, dealt again for a seat; chance has this key."""
        knowers = frozenset[Seat]() if seat is None else frozenset((seat,))
        found = deal(game, knowers, dealer)
        state = with_other_objectives(found.state, knowers, dealer)
        twin = cls(state, game.frames[0].procedure, key, game.index)
        twin.frames = found.frames
        twin._resting = True
        return twin
