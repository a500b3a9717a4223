"""Whether anybody learns something hidden or random from a decision; if nobody does, it can be undone without asking.

To find out, the same answer is given in a game in which every fact hidden from a viewer is different. A viewer who sees
the same in both games has learnt nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from armada.engine.seats import Seat
from armada.players.determinize import Imagined
from armada.rules.game import Game
from armada.views.masking import masked
from armada.views.view import View, view_of

_NOBODY: Final = object()

Seen = tuple[tuple[Any, ...], View]
"""A viewer's share of the events, and the view after them."""


def is_learnt_from(game: Game, seat: Seat, answer: Any) -> bool:
    """Whether any seat, or a spectator, learns something when a seat gives this answer to its open question."""
    return next(learners(game, seat, answer), _NOBODY) is not _NOBODY


def learners(game: Game, seat: Seat, answer: Any) -> Iterator[Seat | None]:
    """The seats, and None for spectators, that learn something when a seat gives this answer; of chance all do."""
    after = game.copy()
    events = after.play(answer, seat)
    for viewer in [*[player.seat for player in game.state.players], None]:
        is_drawn = after.draws != game.draws
        if is_drawn or _seen(after, events, viewer) != _seen_otherwise(game, seat, answer, viewer):
            yield viewer


def _seen_otherwise(game: Game, seat: Seat, answer: Any, viewer: Seat | None) -> Seen | None:
    """The view of a viewer if every fact hidden from them were different; None if the answer is not legal then."""
    other = Imagined.otherwise(game, viewer)
    if not any(question.seat == seat and question.accepts(answer) for question in other.questions):
        return None
    return _seen(other, other.play(answer, seat), viewer)


def _seen(game: Game, events: list[Any], viewer: Seat | None) -> Seen:
    return masked(tuple(events), viewer), view_of(game, viewer)
