"""Conceding and calling time at any question, recorded and replayed."""

from __future__ import annotations

from random import Random

import pytest

from armada.errors import RecordError
from armada.records.game import Game
from tests.properties.games import new_game, play_to_the_end
from tests.proves import proves


def after(decisions: int, seed: int, profile: str = "standard") -> Game:
    game, rng = (
        new_game(seed, profile=profile, points=400 if profile == "tournament" else 300, strict=False),
        Random(seed),
    )
    for _ in range(decisions):
        question = rng.choice(game.questions)
        game.play(question.sample(rng), question.seat)
    return game


@proves("TRN-44")
@pytest.mark.parametrize("decisions", [0, 7, 40, 111])
def test_a_seat_can_concede_at_any_question_and_the_record_says_so(decisions: int) -> None:
    game = after(decisions, 5, "tournament")
    game.concede(0)
    assert game.outcome is not None
    assert game.outcome.winner == 1
    assert game.question is None
    assert Game.replay(game.record()).outcome == game.outcome


@proves("TRN-43")
def test_when_time_is_called_the_round_is_played_to_its_end() -> None:
    game = after(60, 5, "tournament")
    game.call_time()
    now = game.state.round
    play_to_the_end(game, 5)
    assert game.outcome is not None
    assert game.state.round == max(1, now)
    assert Game.replay(game.record()).outcome == game.outcome


def test_a_record_that_was_changed_does_not_replay_and_names_the_line() -> None:
    lines = after(30, 2).record().splitlines()
    place = next(i for i, line in enumerate(lines) if '"command dials"' in line)
    for wrong in (lines[place][:-1], '[0, "no such question", 1]', '[1, "attack", "pass"]', '["digest", 1, "0"]'):
        changed = "\n".join([*lines[:place], wrong, *lines[place + 1 :]])
        with pytest.raises(RecordError, match=f"line {place + 1}"):
            Game.replay(changed)


def test_what_is_no_record_and_no_save_is_refused_in_words() -> None:
    game = after(5, 2)
    for wrong in ["", "armada-record 2", "armada-record 2\nnot json", "armada-record 2\n{}", game.save()]:
        with pytest.raises(RecordError):
            Game.replay(wrong)
    with pytest.raises(RecordError):
        Game.load("{}")
    with pytest.raises(RecordError):
        Game.load(game.save()).record()
