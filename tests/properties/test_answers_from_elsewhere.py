"""An answer that was sent, stored or made elsewhere does what it says, whatever object it has become on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from armada.engine.questions import PASS
from armada.errors import IllegalDecision
from armada.players.knowledge import SeatKnowledge
from armada.players.player import answer_of
from armada.records.game import Game
from armada.records.record import digest
from armada.rules.ship_phase import DIAL_USE, DialUse
from armada.rules.squadron_command import AGREEMENT
from armada.rules.targets import ATTACK, AttackChoice
from tests.amounts import IS_LONG
from tests.properties.games import new_game, random_question
from tests.properties.situations import KINDS, moved_together, situation
from tests.properties.tempers import answer as chosen

ROOT = Path(__file__).parents[2]
SEEDS = range(2 * len(KINDS) if IS_LONG else len(KINDS))
MOST_DECISIONS = 200
KINDS_MET = 55
"""How many kinds of questions these games meet at least."""


def as_plain_data(answer: Any) -> Any:
    """An answer that a program wrote down, after a trip through JSON."""
    return json.loads(json.dumps(answer))


def at_the_question(kind: object) -> Game:
    """A random game at the first question of a kind."""
    for seed in range(20):
        game, rng = new_game(seed, strict=False), Random(seed)
        while game.questions:
            question = random_question(game, rng)
            if question.kind is kind:
                return game
            game.play(question.sample(rng), question.seat)
    raise AssertionError(f"no game asks for {kind}")


def test_keep_keeps_the_dial_however_it_is_spelled() -> None:
    game = at_the_question(DIAL_USE)
    for use in DialUse:
        said, meant = game.copy(), game.copy()
        said.decide(str(use.value))
        meant.decide(use)
        assert digest(said) == digest(meant)
        assert said.record() == meant.record()


def test_an_attack_that_equals_a_legal_one_is_that_attack() -> None:
    game = at_the_question(ATTACK)
    assert game.question is not None
    meant: AttackChoice = game.question.options[0]
    assert meant.zone is not None
    equal = replace(meant, zone=str(meant.zone.value))
    assert equal == meant
    one, other = game.copy(), game.copy()
    assert one.decide(equal) == other.decide(meant)
    assert one.save() == other.save()


@pytest.mark.parametrize("wrong", [True, 1.0, 1.5, "1", None, object(), b"keep", [], {}, 2**70, float("nan")])
def test_an_answer_of_another_type_is_refused_and_changes_nothing(wrong: object) -> None:
    game, rng = new_game(3, strict=False), Random(3)
    kinds: set[str] = set()
    while len(kinds) < 8:
        question = random_question(game, rng)
        if question.kind.answer_type is not bool and question.kind.name not in kinds:
            kinds.add(question.kind.name)
            before = game.save()
            with pytest.raises(IllegalDecision):
                game.decide(wrong, question.seat)
            assert question.refusal(wrong) is not None
            assert game.save() == before
        game.play(question.sample(rng), question.seat)


def test_one_is_not_yes() -> None:
    assert AGREEMENT.canonical(True) is True
    with pytest.raises(IllegalDecision):
        AGREEMENT.canonical(1)


class PlayerOfStrings:
    """A player written by somebody else: it answers what JSON made of a legal answer."""

    name = "strings"

    def answer(self, knowledge: SeatKnowledge, question: Any) -> Any:
        """A legal answer as plain data."""
        return as_plain_data(question.kind.encode(question.sample(Random(1))))


def test_what_a_player_answers_is_read_as_the_question_declares_it() -> None:
    game, rng = new_game(5, strict=False), Random(5)
    for _ in range(200):
        question = random_question(game, rng)
        answer = answer_of(PlayerOfStrings(), game, question)
        assert question.accepts(answer)
        assert answer is PASS or answer == question.kind.decode(question.kind.encode(answer))
        assert type(answer) is type(question.sample(Random(1)))
        game.play(answer, question.seat)


def started(seed: int) -> tuple[Game, Random]:
    """The game of a situation, deployed and moved together where the situation says so."""
    sit, rng = situation(seed), Random(f"elsewhere {seed}")
    game = sit.new(Game, seed)
    if sit.is_moved:
        while game.questions and game.state.round == 0:
            question = rng.choice(game.questions)
            game.play(chosen(game, question, sit.temper, rng), question.seat)
        game = moved_together(game, sit, rng)
    return game, rng


def test_answers_rebuilt_from_json_lead_to_the_same_game() -> None:
    met: set[str] = set()
    for seed in SEEDS:
        game, rng = started(seed)
        for _ in range(MOST_DECISIONS):
            if not game.questions:
                break
            question = rng.choice(game.questions)
            answer, seat, twin = chosen(game, question, situation(seed).temper, rng), question.seat, game.copy()
            met.add(question.kind.name)
            events = twin.decide(as_plain_data(question.kind.encode(answer)), seat)
            assert events == game.play(answer, seat), question.kind.name
            assert twin.save() == game.save(), question.kind.name
    assert len(met) >= KINDS_MET, sorted(met)


def test_answers_rebuilt_from_json_in_another_process_lead_to_the_same_game() -> None:
    sent, expected = [], []
    for seed in range(0, len(KINDS), 2 if IS_LONG else 4):
        game, rng = started(seed)
        saved, answers, after = game.save(), [], []
        for _ in range(MOST_DECISIONS):
            if not game.questions:
                break
            question = rng.choice(game.questions)
            answer = chosen(game, question, situation(seed).temper, rng)
            answers.append((question.seat, question.kind.encode(answer)))
            game.decide(answer, question.seat)
            after.append(digest(game))
        sent.append((saved, answers))
        expected.append(after)
    made = subprocess.run(
        [sys.executable, "-m", "tests.properties.elsewhere"],
        input=json.dumps(sent),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "271", "PYTHONPATH": str(ROOT)},
    )
    assert json.loads(made.stdout) == expected
