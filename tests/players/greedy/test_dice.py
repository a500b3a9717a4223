"""Dice as greedy sees them: which to reroll, to change, to add, to remove and to evade."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Color
from armada.effects.verbs.dice import CHANGED_DIE, NEW_FACE, REROLLED_DICE
from armada.engine.questions import PASS, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.players.greedy import dice
from armada.players.greedy.defense import attack_now
from armada.players.greedy.dice import ACCURACY, CRITICAL, DiceValue
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, REMOVED_DIE
from armada.state.dice import DieFace
from tests.builders.attack_table import NEBULON, VICTORY, X_WING, Battle
from tests.builders.scenario import FRONT, Scenario

ATTACKER, DEFENDER = Seat(0), Seat(1)


def battle(*faces: str, exhausted: tuple[int, ...] = ()) -> Scenario:
    return Battle("medium", defending={"exhausted": exhausted}).attack(*faces)


def value(table: Scenario, seat: Seat = ATTACKER) -> DiceValue:
    return DiceValue(table.game, attack_now(table.game), seat)


def at_squadron() -> Scenario:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    squadron = table.squadron(X_WING, 900, 440, side=1)
    table.ship(NEBULON, 900, 900, side=1)
    return table.run(Attack(attacker=victory, zone=FRONT, defender=squadron))


def test_an_accuracy_icon_is_worth_something_only_against_defense_tokens() -> None:
    assert value(battle("hit", "hit", "hit")).face(DieFace.ACCURACY) == ACCURACY
    assert value(at_squadron()).face(DieFace.ACCURACY) == 0


def test_a_critical_icon_is_worth_more_than_a_hit_only_where_it_counts() -> None:
    found = value(battle("hit", "hit", "hit"))
    assert found.face(DieFace.CRIT) == found.face(DieFace.HIT) + CRITICAL == 1 + CRITICAL
    assert found.face(DieFace.HIT_CRIT) == 2 + CRITICAL
    assert value(at_squadron()).face(DieFace.CRIT) == 0


def test_a_die_is_worth_the_average_of_its_eight_faces() -> None:
    found = value(battle("hit", "hit", "hit"))
    assert found.mean(Color.RED) == pytest.approx((2 + 2 * 1 + 2 * (1 + CRITICAL) + ACCURACY) / 8)
    assert found.mean(Color.BLACK) == pytest.approx((4 * 1 + 2 * (2 + CRITICAL)) / 8)
    assert found.die(0) == 1
    assert value(battle("hit", "hit", "hit"), DEFENDER).die(0) == -1


def rerolls(table: Scenario, least: int, most: int | None, seat: Seat = ATTACKER) -> tuple[int, ...]:
    things = tuple(range(len(attack_now(table.game).pool.dice)))
    question = SomeQuestion(seat, REROLLED_DICE, things, least=least, most=most)
    return dice.choose_rerolls(table.game, question)


def test_the_attacker_rerolls_all_dice_below_average_as_far_as_it_may_and_the_worst_first() -> None:
    table = battle("blank", "hit hit", "accuracy")
    assert rerolls(table, 0, None) == (0, 2)
    assert rerolls(table, 0, 1) == (0,)
    assert rerolls(battle("hit hit", "hit", "hit"), 0, None) == ()
    assert rerolls(battle("hit hit", "hit", "hit hit"), 1, 2) == (1,), "the one that loses least"


def test_the_defender_lets_the_best_dice_be_rerolled() -> None:
    assert rerolls(battle("blank", "hit hit", "hit"), 0, None, DEFENDER) == (1, 2)


def test_one_die_is_rerolled_if_that_gains_anything() -> None:
    def chosen(*faces: str, may_pass: bool = True) -> object:
        table = battle(*faces)
        return dice.choose_reroll(table.game, Question(ATTACKER, CHANGED_DIE, (0, 1, 2), may_pass=may_pass))

    assert chosen("hit", "blank", "hit hit") == 1
    assert chosen("hit", "hit", "hit hit") == PASS
    assert chosen("hit hit", "hit", "hit hit", may_pass=False) == 1


def test_the_dice_that_hurt_most_are_evaded() -> None:
    table = battle("hit", "hit hit", "blank")
    one, two = (SomeQuestion(DEFENDER, REROLLED_DICE, (0, 1, 2), most=most) for most in (1, 2))
    assert dice.choose_evaded(table.game, one) == (1,)
    assert dice.choose_evaded(table.game, two) == (1, 0)
    harmless = battle("blank", "blank", "blank")
    assert dice.choose_evaded(harmless.game, SomeQuestion(DEFENDER, REROLLED_DICE, (0, 1, 2), most=2)) == ()


def test_the_attacker_gives_up_its_least_die_and_the_defender_cancels_the_best() -> None:
    table = battle("hit", "hit hit", "blank")
    assert dice.choose_least_die(table.game, Question(ATTACKER, CHANGED_DIE, (0, 1, 2))) == 2
    assert dice.choose_least_die(table.game, Question(DEFENDER, CHANGED_DIE, (0, 1, 2))) == 1


def test_a_die_is_turned_to_the_face_that_helps_whoever_turns_it() -> None:
    table = battle("hit", "hit", "hit")
    faces = (DieFace.BLANK, DieFace("hit hit"), DieFace.HIT)
    assert dice.choose_face(table.game, Question(ATTACKER, NEW_FACE, faces)) is DieFace("hit hit")
    assert dice.choose_face(table.game, Question(DEFENDER, NEW_FACE, faces)) is DieFace.BLANK


def test_the_colour_of_a_die_that_is_added_or_removed_helps_whoever_chooses() -> None:
    table = battle("hit", "hit", "hit")
    colors = (Color.RED, Color.BLACK, Color.BLUE)
    assert dice.choose_added(table.game, Question(ATTACKER, ADDED_COLOR, colors)) is Color.BLACK
    least = min(colors, key=value(table).mean)
    assert dice.choose_removed(table.game, Question(ATTACKER, REMOVED_DIE, colors)) is least
    assert dice.choose_removed(table.game, Question(DEFENDER, REMOVED_DIE, colors)) is Color.BLACK


def test_a_set_that_must_be_chosen_is_filled_up_to_what_is_legal() -> None:
    things = (0, 1, 2, 3)
    exactly_two = SomeQuestion(ATTACKER, REROLLED_DICE, things, least=2, most=2)
    assert set(dice.fitting(exactly_two, [3])) == {0, 3}
    any_number = SomeQuestion(ATTACKER, REROLLED_DICE, things)
    assert set(dice.fitting(any_number, [1, 3])) == {1, 3}
    assert dice.fitting(any_number, []) == ()
    not_one = SomeQuestion(ATTACKER, REROLLED_DICE, things, allows=lambda chosen: len(chosen) not in (0, 1))
    assert set(dice.fitting(not_one, [2])) == {2, 0}
    assert set(dice.fitting(not_one, [1, 2, 3])) == {1, 2, 3}
