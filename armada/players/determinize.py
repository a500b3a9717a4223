"""Determinization: a game in which everything that a seat may not know is dealt again; everything else is unchanged.

Players that look ahead draw hidden facts by their own key, never from the true values, so two games that look the same
to a seat are dealt the same. To see whether somebody learns from a decision, every hidden fact is changed instead.
"""

from __future__ import annotations

from typing import Self

from armada.engine.chance import Draw, seed_key
from armada.engine.seats import Seat
from armada.records.dealing import Dealer, Drawn, Other, deal, with_other_objectives
from armada.rules.game import Game

DRAW = 1 << 40
"""The draw number used for the deal; the draws of the game that continues from there stay below it."""

OTHERWISE = "otherwise"
"""The seed of games in which every hidden fact is different."""


class Imagined(Game):
    """A game as one seat imagines it: open facts are true, hidden ones are drawn, and chance has another seed.

    It contains neither the seed nor the fleet texts nor the decisions of the true game.
    """

    @classmethod
    def of(cls, game: Game, seat: Seat, key: bytes) -> Self:
        """The game at the same question, with hidden facts drawn for a seat."""
        return cls.dealt(game, seat, key, Drawn(Draw(key, DRAW)))

    @classmethod
    def otherwise(cls, game: Game, seat: Seat | None) -> Self:
        """The game at the same question, with every fact changed that a seat, or a spectator, may not know."""
        return cls.dealt(game, seat, seed_key(OTHERWISE), Other())

    @classmethod
    def dealt(cls, game: Game, seat: Seat | None, key: bytes, dealer: Dealer) -> Self:
        """The game at the same question, dealt again for a seat, with this key for chance."""
        knowers = frozenset[Seat]() if seat is None else frozenset((seat,))
        found = deal(game, knowers, dealer)
        state = with_other_objectives(found.state, knowers, dealer)
        twin = cls(state, found.stack[0].procedure, key, game.index)
        twin.resume(found.stack)
        return twin
