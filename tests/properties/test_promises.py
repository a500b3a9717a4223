"""The promises of the design, at every question of random games with random legal fleets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from armada.engine.procedures import Procedure
from armada.engine.questions import PASS
from armada.errors import IllegalDecision
from armada.records.game import Game
from armada.records.record import digest
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.views.masking import masked, plan_of
from tests.amounts import amount
from tests.properties.games import (
    StrictWholeGame,
    any_game,
    new_game,
    play_to_the_end,
    random_question,
    sector_game,
)
from tests.properties.other_secrets import with_other_secrets

ROOT = Path(__file__).parents[2]
SEEDS = range(6)


@pytest.mark.parametrize("seed", range(amount(24)))
def test_a_game_is_never_stuck_and_comes_to_its_end(seed: int) -> None:
    if seed % 3 == 2:
        game = sector_game(seed // 3)
    else:
        game = new_game(seed, profile="tournament" if seed % 2 else "standard", points=400 if seed % 2 else 300)
    play_to_the_end(game, seed)
    assert game.outcome is not None


@pytest.mark.parametrize("seed", SEEDS)
def test_at_every_question_a_copy_and_a_load_go_on_as_the_game_itself(seed: int) -> None:
    game, rng = any_game(seed), Random(seed)
    while game.questions:
        question = random_question(game, rng)
        answer, seat = question.sample(rng), question.seat
        twin, loaded = game.copy(), StrictWholeGame.load(game.save())
        before = game.save()
        assert twin.save() == before
        assert loaded.save() == before
        assert twin.play(answer, seat) == loaded.play(answer, seat)
        assert game.save() == before, "a copy shares nothing that changes"
        game.play(answer, seat)
        after = game.save()
        assert twin.save() == after
        assert loaded.save() == after


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_same_game(seed: int) -> None:
    game = any_game(seed, strict=False)
    play_to_the_end(game, seed)
    record = game.record()
    again = Game.replay(record)
    assert again.outcome == game.outcome
    assert digest(again) == digest(game)
    without_seed = Game.replay(game.record(with_seed=False))
    assert without_seed.outcome == game.outcome


@pytest.mark.parametrize("seed", SEEDS)
def test_every_offered_answer_is_accepted_and_a_bad_one_changes_nothing(seed: int) -> None:
    game, rng = any_game(seed, strict=False), Random(seed)
    while game.questions:
        question = random_question(game, rng)
        assert all(question.refusal(option) is None for option in question.options[:40])
        before = game.save()
        if not question.may_pass:
            with pytest.raises(IllegalDecision) as refused:
                game.decide(PASS, question.seat)
            assert str(refused.value)
        with pytest.raises(IllegalDecision):
            game.decide(question.sample(rng), seat=99)
        assert game.save() == before
        game.play(question.sample(rng), question.seat)


SCRIPT = """
import sys
from tests.properties.games import any_game, play_to_the_end
for seed in range(3):
    game = any_game(seed, strict=False)
    play_to_the_end(game, seed)
    print(game.record())
"""


def test_two_processes_with_different_hash_seeds_play_the_same_bytes() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0]) > 10_000


# Secrets


@pytest.mark.parametrize("seed", SEEDS)
def test_changing_a_secret_changes_no_byte_that_another_seat_sees(seed: int) -> None:
    game, rng = any_game(seed, strict=False), Random(seed)
    while game.questions:
        for viewer in (*[player.seat for player in game.state.players], None):
            seen = msgspec.json.encode(game.view(viewer))
            other = game.copy()
            other.state = with_other_secrets(game.state, -1 if viewer is None else viewer)
            assert msgspec.json.encode(masked(other.state, viewer)) == msgspec.json.encode(masked(game.state, viewer))
            assert game.key.hex().encode() not in seen
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)


def test_every_field_of_state_events_and_procedures_is_declared_open_or_secret() -> None:
    plan_of(GameState)
    for kind in (*Event.by_name.values(), *Procedure.by_name.values()):
        if kind.__module__.startswith("armada."):
            plan_of(kind)
    assert len(Event.by_name) > 40
    assert len(Procedure.by_name) > 300
