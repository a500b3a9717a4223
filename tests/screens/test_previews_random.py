"""Previews at every question of random games: they end, change nothing, and leak no secret."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from armada.catalog.rules import rules
from armada.engine.seats import Seat
from armada.records.game import Game
from armada.screens.previews.dispatch import (
    Check,
    Checked,
    CoursePreview,
    Courses,
    CoursesRequest,
    PreviewRefused,
    Reasons,
    Why,
    preview,
)
from armada.state.events.movement import ManeuverExecuted
from armada.testing.other_secrets import with_other_secrets
from tests.amounts import IS_LONG
from tests.properties.games import new_game, random_question
from tests.screens.preview_games import crowded_game
from tests.screens.random_asked import random_asked

SEEDS = range(6)
QUESTIONS = 220
"""How many questions of each game are looked at."""

OFTEN = 0.4 if IS_LONG else 0.15
"""How often something is asked at a question."""


def game_of(seed: int) -> Game:
    """Every third game is played from the first question of its setup on; in the others the fleets have met."""
    return crowded_game(seed) if seed % 3 else new_game(seed, strict=False)


@pytest.mark.parametrize("seed", SEEDS)
def test_anything_can_be_asked_at_any_question_and_the_game_stays_as_it_is(seed: int) -> None:
    game, rng = game_of(seed), Random(f"asked {seed}")
    for _ in range(QUESTIONS):
        if not game.questions:
            break
        question = random_question(game, rng)
        if rng.random() < OFTEN:
            before = game.save()
            for asked in random_asked(game, rng):
                seat = rng.choice((question.seat, question.seat, Seat(0), Seat(1), Seat(9), None))
                assert_well_told(preview(game, seat, asked))
            assert game.save() == before
        game.play(question.sample(rng), question.seat)


def assert_well_told(found: msgspec.Struct) -> None:
    """It can be sent, and every rule that it names exists."""
    assert msgspec.json.encode(found)
    if isinstance(found, PreviewRefused):
        assert found.reason.endswith(".")
        assert found.rule is None or found.rule in rules()
    if isinstance(found, Reasons):
        assert found.parts
        assert all(part.rule is None or part.rule in rules() for part in found.parts)
    if isinstance(found, Checked | CoursePreview):
        assert all(verdict.tone in ("ok", "careful", "no") for verdict in found.remarks)
        assert all(verdict.rule is None or verdict.rule in rules() for verdict in found.remarks)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_depends_on_nothing_that_the_viewer_may_not_know(seed: int) -> None:
    game, rng = game_of(seed), Random(f"hidden {seed}")
    for _ in range(QUESTIONS):
        if not game.questions:
            break
        question = random_question(game, rng)
        if rng.random() < OFTEN:
            for seat in (Seat(0), Seat(1), None):
                other = with_other_secrets(game, Seat(-1) if seat is None else seat)
                for asked in random_asked(game, rng):
                    assert told(game, seat, asked) == told(other, seat, asked), asked
        game.play(question.sample(rng), question.seat)


def told(game: Game, seat: Seat | None, asked: object) -> bytes:
    """The bytes of a preview."""
    return msgspec.json.encode(preview(game, seat, asked))  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_check_says_of_every_answer_what_the_question_says_and_names_a_legal_one(seed: int) -> None:
    game, rng = game_of(seed), Random(f"checked {seed}")
    for _ in range(QUESTIONS):
        if not game.questions:
            break
        question = random_question(game, rng)
        for asked in random_asked(game, rng)[:1]:
            assert isinstance(asked, Check | Why)
            found = preview(game, question.seat, Check(answer=asked.answer))
            if isinstance(found, Checked):
                refusal = question.refusal(question.kind.decode(asked.answer))
                assert found.legal == (refusal is None)
                if not found.legal:
                    assert found.remarks[0].tone == "no"
                    assert found.nearest is not None
                    assert question.accepts(question.kind.decode(found.nearest)), question.kind.name
            else:
                assert isinstance(found, PreviewRefused)
        game.play(question.sample(rng), question.seat)


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_a_ship_ends_where_its_course_was_told_to_end(seed: int) -> None:
    game, rng, count = game_of(seed), Random(f"courses {seed}"), 0
    while game.questions and count < 12:
        question = random_question(game, rng)
        found = preview(game, None, CoursesRequest())
        if not isinstance(found, Courses):
            game.play(question.sample(rng), question.seat)
            continue
        count += 1
        shown = rng.choice(found.courses)
        events = game.play(question.kind.decode({"clicks": shown.clicks, "side": shown.side}), question.seat)
        moved = [event for event in events if isinstance(event, ManeuverExecuted)]
        assert [(event.pose, event.speed) for event in moved][:1] == [(shown.stops, shown.speed)]
    assert count > 3
