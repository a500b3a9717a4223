"""Records as reports."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from armada.records.game import Game
from armada.words.report import report
from tests.builders.games import new_game


def play(game: Game, decisions: int) -> Game:
    rng = Random(5)
    while game.questions and len(game.decisions()) < decisions:
        question = game.questions[0]
        game.decide(question.sample(rng), question.seat)
    return game


def test_a_report_of_a_game_under_way_begins_with_the_players_and_ends_with_the_score() -> None:
    found = report(play(new_game("core_rebels", "core_empire", seed=3), 40).record())
    assert found.lines[0] == "First Steps: Rebels against First Steps: Empire"
    assert found.lines[-2] == ""
    assert found.lines[-1].startswith("The game is not over: First Steps: Rebels ")
    assert (found.decisions, found.outcome) == (40, None)


def test_rounds_and_phases_are_set_apart_by_one_empty_line() -> None:
    found = report(play(new_game("core_rebels", "core_empire", seed=3), 10_000).record())
    assert found.outcome is not None
    lines = found.lines
    assert lines[-1].startswith("The game is over")
    for before, line in pairwise(lines):
        if line.startswith("Round ") or line.endswith(" Phase"):
            assert before == ""
        assert (before, line) != ("", "")
    assert {"Round 1", "Command Phase", "Ship Phase", "Squadron Phase"} <= set(lines)
    assert [line for line in lines if line.startswith("Round")] == [f"Round {n}" for n in range(1, 7)]


def test_cards_without_effect_are_named_at_the_start() -> None:
    game = new_game("core_rebels", "core_empire", seed=3)
    assert not game.state.without_effect
    assert "Cards without effect" not in "".join(report(play(game, 3).record()).lines)
