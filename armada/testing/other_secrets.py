"""Changed secrets: a game that looks the same to a seat but is not."""

from __future__ import annotations

from typing import TypeVar

from armada.engine.chance import seed_key
from armada.engine.seats import Seat
from armada.records.dealing import Other, deal, with_other_objectives
from armada.rules.game import Game

G = TypeVar("G", bound=Game)


def with_other_secrets(game: G, seat: int | None) -> G:
    """A copy of a game that differs only in facts that a seat may not know, including the seed.

    None is a spectator, who knows no secrets.
    """
    knowers = frozenset[Seat]() if seat is None else frozenset((Seat(seat),))
    found = deal(game, knowers, Other())
    twin = game.copy()
    twin.key = seed_key("another seed")
    twin.state = with_other_objectives(found.state, knowers, Other())
    twin.resume(found.stack)
    return twin
