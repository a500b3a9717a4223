"""Whether anybody learns something hidden or random from a decision; if nobody does, it can be undone without asking.

To find out, the same answer is given in a game in which every fact hidden from a viewer is different. A viewer who sees
the same in both games has learnt nothing.
"""

from __future__ import annotations

from typing import Any

from armada.engine.seats import Seat
from armada.players.determinize import Imagined
from armada.rules.game import Game
from armada.views.masking import masked
from armada.views.view import View, view_of

Seen = tuple[tuple[Any, ...], View]
"""A viewer's share of the events, and the view after them."""


def is_learnt_from(game: Game, seat: Seat, answer: Any) -> bool:
    """Whether any seat, or a spectator, learns something when a seat gives this answer to its open question."""
    after = game.copy()
    events = after.play(answer, seat)
    if after.draws != game.draws:
        return True
    viewers = [*[player.seat for player in game.state.players], None]
    return any(_seen(after, events, viewer) != _seen_otherwise(game, seat, answer, viewer) for viewer in viewers)


def _seen_otherwise(game: Game, seat: Seat, answer: Any, viewer: Seat | None) -> Seen | None:
    """What a viewer would see if every fact hidden from them were different; None if the answer is not legal then."""
    other = Imagined.otherwise(game, viewer)
    if not any(question.seat == seat and question.accepts(answer) for question in other.questions):
        return None
    return _seen(other, other.play(answer, seat), viewer)


def _seen(game: Game, events: list[Any], viewer: Seat | None) -> Seen:
    return masked(tuple(events), viewer), view_of(game, viewer)
