from __future__ import annotations

from random import Random

import pytest

from armada.engine.chance import Draw
from armada.engine.effects import CardInPlay
from armada.engine.procedures import NEXT, Procedure, Step
from armada.engine.questions import PASS, FreeQuestion, Question, Refusal, SomeQuestion, choose
from armada.engine.seats import CHANCE, Seat
from armada.engine.windows import EFFECT
from tests.engine.toy import (
    BID,
    COIN,
    MOST,
    STAKES,
    TAKE,
    RoundBegun,
    Taken,
    Toy,
    ToyGame,
    ToyMatch,
    ToyRound,
    ToyTake,
    bid,
    toy,
)
from tests.proves import proves


def random_answers(game: ToyGame, seed: int) -> list[tuple[Seat, object]]:
    """Play to the end at random; the answers given."""
    rng, given = Random(seed), []
    while questions := game.questions:
        question = rng.choice(questions)
        answer = question.sample(rng)
        given.append((question.seat, answer))
        game.play(answer, question.seat)
    return given


def test_a_game_goes_on_to_its_end_without_being_stuck() -> None:
    for seed in range(200):
        game = toy(seed)
        random_answers(game, seed)
        assert game.question is None
        assert game.state.pile <= 0
        assert sum(game.state.taken) + game.state.pile == 30


def test_at_every_question_a_copy_and_a_load_go_on_as_the_game_itself() -> None:
    for seed in range(40):
        game, rng = toy(seed), Random(seed)
        while game.questions:
            question = rng.choice(game.questions)
            answer, seat = question.sample(rng), question.seat
            twin, loaded = game.copy(), game.load(game.save())
            untouched = game.save()
            assert twin.save() == loaded.save() == untouched
            assert twin.play(answer, seat) == loaded.play(answer, seat)
            assert game.save() == untouched, "a copy shares nothing that changes"
            events = list(game.play(answer, seat))
            assert twin.save() == loaded.save() == game.save()
            assert events == twin.events


def test_a_replay_from_seed_and_answers_is_the_same_game() -> None:
    game = toy(3)
    given = random_answers(game, 11)
    again = toy(3)
    for seat, answer in given:
        again.play(answer, seat)
    assert again.save() == game.save()


def test_chance_can_be_put_to_the_caller_and_the_same_coins_give_the_same_game() -> None:
    for seed in range(20):
        plain, asked = toy(seed), toy(seed)
        asked.external_chance = True
        rng = Random(seed)
        while plain.questions:
            question = rng.choice(plain.questions)
            answer, seat = question.sample(rng), question.seat
            before = plain.draws
            plain.play(answer, seat)
            asked.play(answer, seat)
            while asked.question is not None and asked.question.seat == CHANCE:
                before += 1
                asked = asked.copy()
                asked.play(asked.questions[0].sample(Draw(plain.key, before)))
        assert asked.state == plain.state


def test_seats_that_decide_at_once_are_asked_at_once_and_go_on_by_themselves() -> None:
    game = toy(1, cards=[])
    assert [(q.seat, q.kind) for q in game.questions] == [(0, BID), (1, BID), (2, BID), (3, STAKES)]
    game.play(3, Seat(1))
    assert [(q.seat, q.kind) for q in game.questions] == [(0, BID), (1, STAKES), (2, BID), (3, STAKES)]
    half = game.load(game.save())
    assert [(q.seat, q.kind) for q in half.questions] == [(q.seat, q.kind) for q in game.questions]


def test_where_one_answer_is_legal_nobody_is_asked() -> None:
    game = toy(1, cards=[])
    assert game.questions
    assert game.secret_answers(Seat(3)) == ((BID, 1),)


def test_the_caller_reads_the_fields_of_the_procedure_just_finished() -> None:
    game = toy(1, cards=[])
    bid(game, 1, 3, 1)
    assert game.question is not None
    assert (game.question.seat, game.question.kind) == (1, TAKE)
    events = game.play(2)
    assert events[:1] == [Taken(Seat(1), 2)]
    assert isinstance(events[1], RoundBegun), "the round counted it and ended"


@proves("FX-17", "FX-18", "FX-28")
def test_the_first_sides_effects_come_first_and_its_part_does_not_open_again() -> None:
    """Seat 1 takes; then seat 0 of the first side may steal, and only after that seat 3."""
    game = toy(1, cards=[CardInPlay("toy_thief", 1, 1, Seat(3)), CardInPlay("toy_thief", 0, 0, Seat(0))])
    bid(game, 1, 3, 1)
    game.play(1)
    assert game.question is not None
    assert (game.question.kind, game.question.seat, game.question.options) == (EFFECT, 0, ("toy_thief@0",))
    game.play(PASS)
    assert game.question is not None
    assert (game.question.seat, game.question.options) == (3, ("toy_thief@1",))
    game.play("toy_thief@1")
    assert game.questions[0].kind is TAKE, "the thief of seat 3 takes"
    game.play(1)
    assert game.question is not None
    assert (game.question.kind, game.question.seat) == (EFFECT, 0), "a nested take has a window of its own"
    game.play(PASS)
    assert game.question is not None
    assert game.question.kind is BID, "in the outer window the first side is not asked again"


@proves("FX-12", "FX-21")
def test_an_effect_is_resolved_once_and_its_cost_is_paid_first() -> None:
    game = toy(1, cards=[CardInPlay("toy_thief", 0, 0, Seat(0))])
    bid(game, 1, 3, 1)
    game.play(1)
    game.play("toy_thief@0")
    assert game.state.exhausted == ("toy_thief@0",)
    game.play(1)
    assert game.question is not None
    assert game.question.kind is BID, "it is exhausted: not offered again"


def test_a_mandatory_effect_is_resolved_without_being_asked_for() -> None:
    game = toy(1, cards=[CardInPlay("toy_miser", 2, 2, Seat(2))])
    bid(game, 1, 3, 1)
    assert game.play(3)[0] == Taken(Seat(1), 2)


def test_two_copies_of_a_card_act_each_once() -> None:
    for seed in range(30):
        game = toy(seed, cards=[CardInPlay("toy_gambler", n, 0, Seat(1)) for n in (3, 4)])
        bid(game, 1, 3, 1)
        game.play(3)
        if game.question is not None and game.question.kind is EFFECT:
            assert list(game.questions[0].options) == ["toy_gambler@3", "toy_gambler@4"]
            game.play("toy_gambler@4")
            game.play(1)
            assert list(game.questions[0].options) == ["toy_gambler@3"]
            return
    raise AssertionError("the coin never fell well")


def test_a_modifier_changes_a_value_and_says_so() -> None:
    game = toy(1)
    assert game.ask(MOST, Seat(0), 3) == 5
    assert game.ask(MOST, Seat(1), 3) == 3
    (why,) = game.explain(MOST, Seat(0), 3)
    assert (why.key, why.before, why.after) == ("toy_greed", 3, 5)


def test_a_card_that_is_not_in_force_does_nothing() -> None:
    game = toy(1, cards=[CardInPlay("toy_broken", 0, 0, Seat(0))])
    assert game.ask(MOST, Seat(0), 3) == 3


def test_what_is_over_ends_before_its_next_step() -> None:
    game = ToyGame(Toy(pile=1), ToyMatch(), b"k")
    bid(game, 1, 3, 1)
    assert game.question is None
    assert game.state.rounds == 1


def test_the_strict_driver_names_the_step_that_acts_before_it_asks() -> None:
    class Hasty(Procedure):
        def act_early(self, game: ToyGame) -> Step:
            game.emit(RoundBegun())
            yield from choose(Seat(0), TAKE, (1, 2))
            return NEXT

        steps = (act_early,)

    class Scribbler(Procedure):
        noted: int = 0

        def write_early(self, game: ToyGame) -> Step:
            self.noted += 1
            yield from choose(Seat(0), TAKE, (1, 2))
            return NEXT

        steps = (write_early,)

    with pytest.raises(AssertionError, match=r"Hasty\.act_early changed the state"):
        _ = ToyGame(Toy(), Hasty(), b"k").questions
    with pytest.raises(AssertionError, match=r"Scribbler\.write_early changed a procedure"):
        _ = ToyGame(Toy(), Scribbler(), b"k").questions


def test_a_question_says_why_an_answer_is_refused() -> None:
    one = Question(Seat(0), TAKE, (1, 2))
    assert one.refusal(1) is None
    refused = one.refusal(5)
    assert refused is not None
    assert refused.nearest == 1
    assert one.refusal(PASS) is not None
    explained = Question(Seat(0), TAKE, (1, 2), why_not=lambda n: Refusal(f"{n} is too many", rule="ATK-27"))
    assert explained.refusal(9) == Refusal("9 is too many", rule="ATK-27", nearest=1)
    free = FreeQuestion(Seat(0), TAKE, lambda n: None if n > 0 else Refusal("not positive"), lambda rng: 1)
    assert free.refusal(0) == Refusal("not positive")
    assert free.only_answer is None


def test_several_things_are_chosen_in_any_order_but_not_twice_nor_too_many() -> None:
    some = SomeQuestion(Seat(0), STAKES, (1, 2, 3), least=1, most=2)
    assert some.accepts((3, 1))
    for wrong in [(), (1, 1), (1, 2, 3), (4,)]:
        assert not some.accepts(wrong)
        assert some.refusal(wrong) is not None
    assert set(some.options) == {(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)}
    rng = Random(1)
    assert all(some.accepts(some.sample(rng)) for _ in range(100))
    assert SomeQuestion(Seat(0), STAKES, (1, 2), least=2).only_answer == (1, 2)
    assert SomeQuestion(Seat(0), STAKES, ()).only_answer == ()


def test_an_answer_from_the_wire_is_checked_against_the_type_of_its_kind() -> None:
    assert TAKE.decode(3) == 3
    assert TAKE.decode("pass") is PASS
    assert STAKES.decode([1, 2]) == (1, 2)
    assert COIN.encode(True) is True
    with pytest.raises(Exception, match="Expected `int`"):
        TAKE.decode("three")


def test_procedures_are_known_by_name() -> None:
    assert Procedure.by_name["ToyTake"] is ToyTake
    assert Procedure.by_name["ToyRound"] is ToyRound
