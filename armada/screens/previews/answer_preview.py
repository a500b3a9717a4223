"""Checking an answer before it is given: whether it is legal, what would come of it, and the nearest that is legal.

The check of an answer belongs to the seat that is asked, and to nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from armada.engine.questions import PASS, FreeQuestion, Question, Refusal
from armada.engine.seats import Seat
from armada.geometry.pose import Pose
from armada.messages.message import say
from armada.players.disclosure import is_learnt_from
from armada.rules.game import Game
from armada.screens.previews.consequences import Consequences, consequences
from armada.screens.previews.replies import Checked, PreviewRefused, PreviewRemark
from armada.words.refusals import refusal_of
from armada.words.sentences import question_text


class Given(NamedTuple):
    """An answer read, the question it belongs to, and why it is refused, if it is."""

    question: Question[Any]
    answer: Any
    refusal: Refusal | None


def after_answers(game: Game, seat: Seat | None, given: Sequence[Any]) -> Game:
    """A copy of the game after answers of a seat to its questions, up to the first that is not legal."""
    twin = game.copy()
    for raw in given:
        found = _read(twin, seat, raw)
        if (
            isinstance(found, PreviewRefused)
            or found.refusal is not None
            or is_learnt_from(twin, found.question.seat, found.answer)
        ):
            break
        twin.play(found.answer, found.question.seat)
    return twin


def checked(game: Game, known: Game, seat: Seat | None, raw: Any) -> Checked | PreviewRefused:
    """Whether an answer to a seat's open question is legal, with remarks. `known` is the game as the seat knows it."""
    given = _read(game, seat, raw)
    if isinstance(given, PreviewRefused):
        return given
    question, answer, refusal = given
    found = Consequences() if answer is PASS else consequences(game, known, question, answer)
    return Checked(
        legal=refusal is None,
        remarks=found.remarks if refusal is None else (_why(game, given, found), *found.remarks),
        nearest=None if refusal is None else _nearest(given),
        poses=found.poses,
        engages=found.engages,
        targets=found.targets,
    )


def why_not(game: Game, known: Game, seat: Seat | None, raw: Any) -> Checked | PreviewRefused:
    """Why an answer to a seat's open question is refused; if it is not, that it is legal."""
    given = _read(game, seat, raw)
    if isinstance(given, PreviewRefused):
        return given
    if given.refusal is None:
        return Checked(legal=True, remarks=())
    found = Consequences() if given.answer is PASS else consequences(game, known, given.question, given.answer)
    why = _why(game, given, found)
    return PreviewRefused(reason=why.text, rule=why.rule, nearest=_nearest(given))


def _read(game: Game, seat: Seat | None, raw: Any) -> Given | PreviewRefused:
    """An answer as plain data, read as the open question of the seat wants it."""
    questions = game.questions
    if not questions:
        return PreviewRefused(reason=say("previews-game-over"))
    question = next((question for question in questions if question.seat == seat), None)
    if question is None:
        return PreviewRefused(reason=say("previews-not-your-decision"))
    try:
        answer = question.kind.decode(raw)
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError) as error:
        reason = say("previews-not-an-answer", question=question_text(game, question), error=error)
        return PreviewRefused(reason=reason, nearest=_some_answer(question))
    return Given(question, answer, refusal_of(game, question, answer))


def _why(game: Game, given: Given, found: Consequences) -> PreviewRemark:
    """Why an answer is refused: by how much, where that was measured; else in the words of the rule."""
    refusal = given.refusal
    assert refusal is not None
    if found.fault is not None:
        return found.fault
    return PreviewRemark(tone="no", text=str(refusal.reason), rule=refusal.rule)


# The nearest answer that is legal


def _nearest(given: Given) -> Any:
    """The answer that the refusal names, or the one of those offered that is nearest, as plain data."""
    question, answer, refusal = given
    assert refusal is not None
    named = refusal.nearest
    if named is None:
        named = _nearest_offered(question, answer)
    return None if named is None else question.kind.encode(named)


def _nearest_offered(question: Question[Any], answer: Any) -> Any:
    wanted = _pose(answer)
    if wanted is None or not question.options:
        return next(iter(question.options), PASS if question.may_pass else None)
    return min(question.options, key=lambda option: _apart(wanted, _pose(option)))


def _pose(answer: Any) -> Pose | None:
    """The place that an answer names, if it names one."""
    found = answer if isinstance(answer, Pose) else getattr(answer, "pose", None)
    return found if isinstance(found, Pose) else None


def _apart(one: Pose, other: Pose | None) -> float:
    return float("inf") if other is None else (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def _some_answer(question: Question[Any]) -> Any:
    """One of the answers offered, as plain data; none where they would have to be searched for."""
    if isinstance(question, FreeQuestion):
        return None
    some = next(iter(question.options), PASS if question.may_pass else None)
    return None if some is None else question.kind.encode(some)
