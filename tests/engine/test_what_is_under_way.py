"""Other rooms ask the driver about the procedures under way; the stack itself belongs to the engine."""

from __future__ import annotations

import ast
from pathlib import Path

import armada
from armada.engine.effects import CardInPlay
from armada.engine.seats import Seat
from tests.engine.toy import BID, MOST, STAKES, TAKE, TAKE_AFTER, ToyMatch, ToyRound, ToyTake, bid, toy

ROOMS = Path(armada.__file__).parent
OWNERS = ("engine", "records")
"""The rooms that may read the stack: records save and load it."""


def test_only_the_engine_and_records_read_frames() -> None:
    found = [
        f"{file.relative_to(ROOMS)}:{node.lineno}"
        for file in sorted(ROOMS.rglob("*.py"))
        if file.relative_to(ROOMS).parts[0] not in OWNERS
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "frames"
    ]
    assert not found, "ask the driver instead: procedures, asker, open_timing, answers_so_far, secret_answers"


def test_procedures_are_told_from_the_innermost_outwards() -> None:
    game = toy(1, cards=[])
    bid(game, 1, 3, 1)
    assert [type(procedure) for procedure in game.procedures()] == [ToyTake, ToyRound, ToyMatch]
    assert game.asker is next(game.procedures())


def test_a_procedure_that_called_another_is_at_the_step_where_it_goes_on() -> None:
    game = toy(1, cards=[])
    bid(game, 1, 3, 1)
    take, round, _ = game.procedures()
    assert game.step_of(take) == 0
    assert round.steps[game.step_of(round)] is ToyRound.count


def test_a_window_that_asks_tells_its_timing_and_its_effects() -> None:
    game = toy(1, cards=[CardInPlay("toy_thief", 0, 0, Seat(0))])
    bid(game, 1, 3, 1)
    assert (game.open_timing, game.offered_effects()) == (None, [])
    game.play(2)
    assert game.open_timing is TAKE_AFTER
    assert [effect.ident for effect in game.offered_effects()] == ["toy_thief@0"]


def test_secret_answers_are_told_for_each_seat_that_is_asked() -> None:
    game = toy(1, cards=[])
    game.play(3, Seat(1))
    assert game.asks_in_secret
    assert game.secret_answers(Seat(1)) == ((BID, 3),)
    assert game.secret_answers(Seat(0)) == ()
    assert game.secret_answers(Seat(9)) is None
    assert game.answers_so_far() == []


def test_answers_in_secret_are_no_longer_secret_answers_when_all_have_answered() -> None:
    game = toy(1, cards=[])
    bid(game, 1, 3, 1)
    assert not game.asks_in_secret
    assert game.secret_answers(Seat(1)) is None


def test_answers_given_in_the_step_that_asks_are_told_in_order() -> None:
    game = toy(1, cards=[])
    bid(game, 1, 3, 1)
    game.external_chance = True
    game.play(2)
    assert game.answers_so_far() == [(TAKE, 2)]


def test_a_game_that_is_stopped_asks_nothing_more() -> None:
    game = toy(1, cards=[])
    game.stop()
    game.suspend()
    assert not game.questions
    assert game.asker is None
    assert game.open_timing is None
    assert not game.asks_in_secret


def test_a_suspended_game_asks_the_same_again() -> None:
    game = toy(1, cards=[])
    game.play(3, Seat(1))
    before = [(question.seat, question.kind) for question in game.questions]
    game.suspend()
    assert [(question.seat, question.kind) for question in game.questions] == before
    assert (Seat(1), STAKES) in before


def test_a_copy_during_a_procedure_answers_as_if_it_had_begun_and_the_game_stays_as_it_is() -> None:
    game = toy(1, cards=[])
    take = ToyTake(seat=Seat(2))
    twin = game.copy_during(take)
    assert twin.innermost(ToyTake) is take
    assert twin.ask(MOST, Seat(2), 3) == 3
    assert game.innermost(ToyTake) is None
