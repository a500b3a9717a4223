"""Whether somebody learns something hidden or random from a decision: only if not is it undone without asking.

It is tried out: the same answer is given in a game in which all is other than it is that somebody may not know. Whoever
sees the same in both games has learnt nothing.
"""

from __future__ import annotations

from typing import Any

from armada.engine.seats import Seat
from armada.players.redealing import Imagined
from armada.rules.game import Game
from armada.views.masking import masked
from armada.views.view import View, view_of


def is_learnt_from(game: Game, seat: Seat, answer: Any) -> bool:
    """Whether a seat or a spectator would learn something if a seat gave this answer to its open question."""
    after = game.copy()
    events = after.play(answer, seat)
    if after.draws != game.draws:
        return True
    viewers: list[Seat | None] = [player.seat for player in game.state.players]
    for viewer in (*viewers, None):
        other = Imagined.otherwise(game, viewer)
        if not _can_answer(other, seat, answer) or _seen(other, other.play(answer, seat), viewer) != _seen(
            after, events, viewer
        ):
            return True
    return False


def _can_answer(game: Game, seat: Seat, answer: Any) -> bool:
    """Whether a seat could give this answer in a game."""
    return any(question.seat == seat and question.accepts(answer) for question in game.questions)


def _seen(game: Game, events: list[Any], viewer: Seat | None) -> tuple[tuple[Any, ...], View]:
    """What a viewer sees of what happened, and of what is now."""
    return masked(tuple(events), viewer), view_of(game, viewer)
