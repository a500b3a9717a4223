"""Screens in German: prompts, previews and scenes of random games, and what must not be left over in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from armada.catalog.catalog import catalog
from armada.messages.languages import speaking
from armada.records.game import Game
from armada.screens.previews.dispatch import preview
from armada.screens.prompt.prompt import Prompt, prompts_of, waiting_of
from armada.screens.scene.pieces import pieces
from armada.screens.scene.scene import scene_of
from tests.properties.games import new_game, random_question
from tests.screens.preview_games import crowded_game
from tests.screens.random_asked import random_asked

QUESTIONS = 90
LOOKS = 0.3

ENGLISH = re.compile(
    r"\b(the|of|with|from|its|and|you|your|can|choose|ship|squadron|is|are|has|not|at)\b", re.IGNORECASE
)
"""Words that no German sentence contains."""


def games() -> Iterator[tuple[Game, Random]]:
    """Positions of a game in setup and of one in which the fleets have met."""
    for seed, make in ((3, new_game), (1, crowded_game)):
        game, rng = make(seed), Random(f"german {seed}")
        for _ in range(QUESTIONS):
            if not game.questions:
                break
            if rng.random() < LOOKS:
                yield game, rng
            question = random_question(game, rng)
            game.play(question.sample(rng), question.seat)


def our_words(prompt: Prompt) -> list[str]:
    """The words of a prompt that are neither names nor summaries of cards."""
    plain = [part.text for part in prompt.sentence if part.unit is None and part.card is None and part.seat is None]
    return [prompt.title, prompt.pass_label, prompt.commit_label, *prompt.steps, *plain]


def test_prompts_are_asked_in_german() -> None:
    faults = set()
    with speaking("de"):
        for game, _ in games():
            for question in game.questions:
                (prompt,) = prompts_of(game, question.seat)
                assert waiting_of(game, None)
                assert msgspec.json.encode(scene_of(game, question.seat))
                faults |= {said for said in our_words(prompt) if ENGLISH.search(without_titles(said))}
    assert not faults


def test_previews_are_told_in_german() -> None:
    with speaking("de"):
        for game, rng in games():
            for asked in random_asked(game, rng):
                assert msgspec.json.encode(preview(game, game.questions[0].seat, asked))


@pytest.mark.parametrize("language", ["en", "de"])
def test_pieces_are_named_in_the_language_spoken(language: str) -> None:
    with speaking(language):
        summary = pieces().obstacles["station"].summary
    assert ("Schiff" in summary) is (language == "de")


def without_titles(text: str) -> str:
    """A text without the titles of cards, which stay as they are printed."""
    return TITLES.sub("", text)


def _titles() -> list[str]:
    cards: list[Any] = list(catalog().cards.values())
    return sorted({card.title for card in cards}, key=len, reverse=True)


TITLES = re.compile("|".join([re.escape(title) for title in _titles()]))
