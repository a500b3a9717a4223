"""Which answers greedy compares, how often it tries each out, and what it makes of the results."""

from __future__ import annotations

from typing import Any

from armada.engine.questions import PASS, Question, SomeQuestion
from armada.engine.seats import Seat, Side
from armada.engine.windows import EFFECT
from armada.players.greedy import lookahead
from armada.players.greedy.effects import choose_card_effect
from armada.players.greedy.lookahead import MOST_ANSWERS, best_answer, few_answers, look_ahead, some_answers
from armada.players.greedy.rehearsal import rehearsed
from armada.players.knowledge import SeatKnowledge
from armada.rules.attack import Attack
from armada.rules.command_phase import DIALS, CommandPhase
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import REDIRECT_ZONES
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_phase import SHIP_TO_ACTIVATE, ShipPhase
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, X_WING
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

NAVIGATE = Command.NAVIGATE
FRIGATE = "assault_frigate_mark_ii_a"


def knows(table: Scenario, seat: int = 0) -> SeatKnowledge:
    table.game.external_chance = False
    return SeatKnowledge(table.game, Seat(seat))


def debris() -> Scenario:
    """A frigate whose left shields are the strongest suffers two damage."""
    table = Scenario()
    frigate = table.ship(FRIGATE, 900, 300, shields={FRONT: 0, LEFT: 3, RIGHT: 1, REAR: 0})
    return table.run(SufferDamage(unit=frigate, amount=2, by="debris"))


# Which answers


def things(count: int, **options: Any) -> list[Any]:
    """The answers compared for a choice among some things."""
    question: SomeQuestion[Any] = SomeQuestion(Seat(0), REDIRECT_ZONES, tuple(range(count)), **options)
    return some_answers(knows(debris()), question, "seed")


def test_all_sets_of_up_to_four_things_are_compared_and_some_sets_of_more() -> None:
    assert set(things(4, least=2, most=2)) == {(a, b) for a in range(4) for b in range(a + 1, 4)}
    five = things(5, least=2, most=2)
    assert 1 < len(five) <= MOST_ANSWERS
    assert all(len(answer) == 2 for answer in five)


def test_up_to_ten_answers_are_compared_and_of_more_ten_spread_evenly() -> None:
    knowledge = knows(debris())

    def answers(count: int, *, may_pass: bool = False) -> list[Any]:
        return some_answers(knowledge, Question(Seat(0), NEW_SPEED, tuple(range(count)), may_pass=may_pass), "seed")

    assert answers(MOST_ANSWERS) == list(range(MOST_ANSWERS))
    assert answers(3 * MOST_ANSWERS) == list(range(0, 3 * MOST_ANSWERS, 3))
    assert answers(2, may_pass=True) == [0, 1, PASS]


def test_of_many_things_those_next_to_each_other_are_tried_together() -> None:
    question: SomeQuestion[Any] = SomeQuestion(Seat(0), REDIRECT_ZONES, tuple(range(6)), least=2, most=2)
    answers = few_answers(question)
    assert len(answers) == len(set(answers)) > 1
    assert all(len(answer) == 2 for answer in answers)
    all_of_four: SomeQuestion[Any] = SomeQuestion(Seat(0), REDIRECT_ZONES, tuple(range(4)), least=4, most=4)
    assert few_answers(all_of_four) == [(0, 1, 2, 3)]


# How often


def attacked(answers: int) -> int:
    """How often each of some answers is tried out in an attack."""
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, upgrades=["leading_shots"])
    corvette = table.ship(CORVETTE, 900, 460, 180, side=1)
    table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT))
    table.roll("blank", "blank", "blank", "hit", "accuracy", "accuracy")
    assert table.question.kind is EFFECT
    (scores, *_) = look_ahead(knows(table), table.question, [PASS] * answers, "seed")
    return len(scores)


def test_the_fewer_answers_there_are_the_more_often_each_is_tried_out_in_an_attack() -> None:
    assert attacked(2) == lookahead.MOST_EACH
    assert attacked(6) == lookahead.TRIALS // 6
    assert attacked(lookahead.TRIALS + 1) == 1


def test_what_depends_little_on_chance_is_tried_out_less_often() -> None:
    table = debris()
    scores = look_ahead(knows(table), table.question, [FRONT, LEFT], "seed")
    assert [len(found) for found in scores] == [lookahead.LONG_TRIALS // 2] * 2


def test_a_decision_for_a_whole_ship_phase_is_tried_out_once() -> None:
    table = Scenario()
    table.ship(CORVETTE, 900, 300, dials=(NAVIGATE,))
    table.ship(CORVETTE, 300, 300, dials=(NAVIGATE,))
    table.ship(VICTORY, 900, 800, 180, side=1, dials=(NAVIGATE,) * 3)
    table.run(ShipPhase())
    assert table.question.kind is SHIP_TO_ACTIVATE
    scores = look_ahead(knows(table), table.question, list(table.question.options), "seed")
    assert [len(found) for found in scores] == [1, 1]


def test_a_question_that_the_imagined_game_does_not_ask_is_not_tried_out() -> None:
    table = debris()
    other: Question[Any] = Question(Seat(0), NEW_SPEED, (1, 2, 3))
    assert look_ahead(knows(table), other, [1, 2, 3], "seed") == [[0.0]] * 3
    fewer = Question(Seat(0), table.question.kind, (FRONT,))
    assert look_ahead(knows(table), fewer, [FRONT, LEFT], "seed") == [[0.0]] * 2


# What comes of it


def test_the_end_of_the_game_outweighs_everything_else() -> None:
    table = Scenario()
    table.ship(CORVETTE, 100, 100)
    frigate = table.ship(FRIGATE, 900, 300, side=1, damage=[None] * 5, shields=dict.fromkeys((FRONT, LEFT, REAR), 0))
    table.run(SufferDamage(unit=frigate, amount=1, by="debris"))
    left, right = look_ahead(knows(table, 1), table.question, [LEFT, RIGHT], "seed")
    assert max(left) < min(right)
    assert best_answer(knows(table, 1), table.question, "seed") is RIGHT


def test_the_only_answer_is_given_at_once() -> None:
    table = debris()
    only: Question[Any] = Question(Seat(0), NEW_SPEED, (3,))
    assert best_answer(knows(table), only, "seed") == 3


def test_dials_of_both_sides_can_be_compared() -> None:
    table = Scenario()
    table.ship(CORVETTE, 900, 300, damage=[None] * 2)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.run(CommandPhase())
    question = next(asked for asked in table.game.questions if asked.kind is DIALS and asked.seat == 0)
    scores = look_ahead(knows(table), question, list(question.options), "seed")
    assert len(scores) == 4
    assert len({tuple(found) for found in scores}) > 1


# Effects that must be resolved


def test_the_only_effect_that_must_be_resolved_is_resolved_at_once() -> None:
    table = debris()
    question = Question(Seat(0), EFFECT, ("some_card@0",))
    assert choose_card_effect(knows(table), question, "seed") == "some_card@0"


# A crowded table


def test_at_a_crowded_table_a_ship_phase_is_rehearsed_for_few_answers_only() -> None:
    table = Scenario()
    table.ship(CORVETTE, 900, 300, dials=(NAVIGATE,))
    table.ship(VICTORY, 900, 800, 180, side=1, dials=(NAVIGATE,) * 3)
    for place in range(16):
        table.squadron(TIE if place % 2 else X_WING, 100 + 40 * place, 100, side=0)
        table.squadron(X_WING, 100 + 40 * place, 860, side=1)
    game = knows(table.run(ShipPhase())).game
    assert rehearsed(game, Side(0), 1) != 0
    assert rehearsed(game, Side(0), 9) == 0
