"""Every question of random games as a screen puts it: in words, answerable, and without a secret of others."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from armada.engine.questions import FreeQuestion, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.records.game import Game
from armada.screens.prompt.prompt import Prompt, prompts_of, waiting_of
from armada.screens.scene.scene import scene_of
from armada.testing.other_secrets import with_other_secrets
from tests.amounts import amount
from tests.screens.screen_games import questions_of

BARE = re.compile(r"\w+\(\w+=|<[A-Za-z]|\bNone\b|_|\bTrue\b|\bFalse\b|^\d+$|^Unit \d")
"""Signs of a label that was never put into words."""

SHOWS_CARDS = "kept damage card"
NOBODY = Seat(-1)


def check_words(prompt: Prompt) -> None:
    assert prompt.title
    sentence = "".join(part.text for part in prompt.sentence)
    assert sentence.endswith(".")
    assert sentence[0].isupper()
    assert not BARE.search(sentence), sentence
    labels = [option.label for option in prompt.options]
    assert len(set(labels)) == len(labels), labels
    for option in prompt.options:
        assert option.label
        assert not BARE.search(option.label), option.label
        assert not BARE.search(option.note), option.note
    for closed in prompt.closed:
        assert closed.reason
        assert closed.rule is not None
        assert not BARE.search(closed.reason), closed.reason
    assert bool(prompt.pass_label) is prompt.may_pass
    assert 0 <= prompt.step < max(1, len(prompt.steps))


def check_answers(question: Question[Any], prompt: Prompt) -> None:
    kind = question.kind
    if isinstance(question, SomeQuestion):
        assert prompt.form == "some"
        assert [kind.decode([option.answer]) for option in prompt.options] == [(thing,) for thing in question.things]
        assert 0 <= prompt.least <= prompt.most <= len(prompt.options)
    elif isinstance(question, FreeQuestion):
        assert prompt.form == "free"
        assert prompt.placing is not None or prompt.maneuver is not None or prompt.dials
    else:
        assert prompt.form == "one"
        answers = [kind.decode(option.answer) for option in prompt.options]
        assert all(question.accepts(answer) for answer in answers)
        assert len(answers) == len(question.options)
        assert prompt.options or prompt.may_pass
    if prompt.default is not None:
        assert question.accepts(kind.decode(prompt.options[prompt.default].answer))
    if prompt.placing is not None:
        assert prompt.placing.suggestions or question.options == ()
        assert all(question.accepts(kind.decode(answer)) for answer in prompt.placing.suggestions)
    for target in prompt.targets:
        assert 0 <= target.option < len(prompt.options)


def check_anchors(game: Game, prompt: Prompt) -> None:
    for option in prompt.options:
        if option.anchor is not None and option.anchor.unit is not None:
            zones = game.zones(option.anchor.unit) if game.is_ship(option.anchor.unit) else ()
            assert option.anchor.zone is None or option.anchor.zone in zones


@pytest.mark.parametrize("seed", range(amount(20)))
def test_every_question_is_put_in_words_and_can_be_answered(seed: int) -> None:
    kinds = set()
    for game, question in questions_of(seed, 900):
        (prompt,) = prompts_of(game, question.seat, 1)
        check_words(prompt)
        check_answers(question, prompt)
        check_anchors(game, prompt)
        assert msgspec.json.decode(msgspec.json.encode(prompt), type=Prompt).title == prompt.title
        for waiting in waiting_of(game, Seat(1 - question.seat)):
            sentence = "".join(part.text for part in waiting.sentence)
            assert not BARE.search(sentence), sentence
        kinds.add(prompt.kind)
    assert len(kinds) > 10


@pytest.mark.parametrize("seed", range(amount(16)))
def test_changing_a_secret_changes_no_byte_of_a_screen(seed: int) -> None:
    """Scene, own prompts and what others decide, for both players and for spectators."""
    for place, (game, _) in enumerate(questions_of(seed, 700)):
        if place % 5:
            continue
        for viewer in (Seat(0), Seat(1), None):
            other = with_other_secrets(game, NOBODY if viewer is None else viewer)
            assert screen(other, viewer) == screen(game, viewer)


def screen(game: Game, viewer: Seat | None) -> bytes:
    """All that a viewer is sent; the cards that the viewer itself looks at now are left out."""
    own = () if viewer is None else prompts_of(game, viewer)
    prompts = tuple([prompt for prompt in own if prompt.kind != SHOWS_CARDS])
    return msgspec.json.encode((scene_of(game, viewer), prompts, waiting_of(game, viewer)))


@pytest.mark.parametrize("seed", range(3))
def test_a_prompt_that_is_no_secret_says_nothing_that_spectators_may_not_know(seed: int) -> None:
    """Several people at one screen: only prompts marked as secret are kept from the others."""
    for place, (game, question) in enumerate(questions_of(seed, 700)):
        (prompt,) = prompts_of(game, question.seat)
        if place % 5 or prompt.secret or prompt.kind == "objective":
            continue
        other = with_other_secrets(game, NOBODY)
        assert prompts_of(other, question.seat) == (prompt,)
