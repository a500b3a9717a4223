from __future__ import annotations

import sys
from enum import StrEnum
from random import Random
from typing import get_args, get_origin

import pytest

from armada.cli.game.typed_answers import Misunderstood, _named, forms_of, understand
from armada.engine.questions import PASS, Kind, SomeQuestion
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import pose_at
from armada.rules.courses import Course
from armada.rules.dice import PICK, SHUFFLE
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import MoveSquadron
from armada.words.answers import BY_TYPE, describe_answer
from armada.words.questions import words_of
from tests.builders.attack_table import Battle
from tests.builders.games import new_game
from tests.builders.scenario import Scenario


def test_every_answer_of_a_game_can_be_given_by_its_number_or_its_words() -> None:
    game, rng = new_game("rebels_300", "empire_300", seed=5), Random(5)
    while game.questions:
        question = rng.choice(game.questions)
        if not isinstance(question, SomeQuestion):
            shown = tuple(dict.fromkeys(question.options))[:12]
            said = [describe_answer(game, question, answer).lower() for answer in shown]
            for number, answer in enumerate(shown, start=1):
                assert understand(game, question, shown, str(number)) == answer
                if said.count(said[number - 1]) == 1 and not said[number - 1].isdigit() and said[number - 1] != "none":
                    assert understand(game, question, shown, said[number - 1].upper()) == answer
            if question.may_pass:
                assert understand(game, question, shown, "pass") is PASS
        else:
            assert understand(game, question, question.things, "all") == question.things
            assert understand(game, question, question.things, "none") == ()
        game.play(question.sample(rng), question.seat)


@pytest.mark.parametrize(
    ("typed", "clicks", "side"),
    [
        ("0 1", (0, 1), None),
        ("-1 1", (-1, 1), None),
        ("s r", (0, 1), None),
        ("l, straight", (-1, 0), None),
        ("straight right tool left", (0, 1), ToolSide.LEFT),
    ],
)
def test_a_course_can_be_typed_joint_by_joint(typed: str, clicks: tuple[int, ...], side: ToolSide | None) -> None:
    table = Scenario()
    ship = table.ship("nebulon_b_escort_frigate", 900, 300, speed=2)
    table.run(ExecuteManeuver(ship=ship))
    course = understand(table.game, table.question, table.question.options, typed)
    assert isinstance(course, Course)
    assert course.clicks == clicks
    assert side is None or course.side is side


def test_a_place_can_be_typed_in_millimetres() -> None:
    table = Scenario()
    squadron = table.squadron("x_wing_squadron", 900, 300)
    table.run(MoveSquadron(squadron=squadron))
    assert understand(table.game, table.question, table.question.options, "912.5, 330") == pose_at(912.5, 330)
    assert forms_of(table.game, table.question) == "x y in millimetres, such as: 900 300"


def test_a_number_that_is_not_in_the_list_is_said_to_be_so() -> None:
    table = Scenario()
    squadron = table.squadron("x_wing_squadron", 900, 300)
    table.run(MoveSquadron(squadron=squadron))
    with pytest.raises(Misunderstood, match="There is no number 99 in the list: it goes from 1 to 3"):
        understand(table.game, table.question, table.question.options[:3], "99")


def test_words_in_the_order_typed_decide_between_answers_that_have_them_all() -> None:
    labels = ("station at 457, 457", "station at 613, 457", "station at 457, 239")
    assert understand_words(labels, "station 457 457") == 0
    with pytest.raises(Misunderstood, match=r"“station” matches 1, 2, 3\. Type the number"):
        understand_words(labels, "station")
    with pytest.raises(Misunderstood, match="matches 1, 2, 3, 4, 5, 6, 7, 8 and 4 more"):
        understand_words(tuple(f"place {number}" for number in range(12)), "place")


def understand_words(labels: tuple[str, ...], typed: str) -> object:
    """Which of some answers the words mean."""
    return _named(labels, range(len(labels)), typed)


def test_several_things_can_be_said_in_words() -> None:
    table = Battle("long").attack("hit", "hit", "crit").spend("evade")
    question = table.question
    assert isinstance(question, SomeQuestion)
    assert understand(table.game, question, question.things, "crit") == (2,)
    assert understand(table.game, question, question.things, "die 1, die 3") == (0, 2)
    with pytest.raises(Misunderstood, match="Type their numbers"):
        understand(table.game, question, question.things, "hit")


def test_the_example_of_what_can_be_typed_is_a_legal_answer() -> None:
    table = Scenario()
    ship = table.ship("nebulon_b_escort_frigate", 900, 300, speed=2)
    table.run(ExecuteManeuver(ship=ship))
    form = forms_of(table.game, table.question)
    assert form is not None
    example = form.partition("such as: ")[2].partition(";")[0]
    assert table.question.refusal(understand(table.game, table.question, (), example)) is None


def test_answers_of_every_kind_of_question_have_words_of_their_own() -> None:
    modules = [module for name, module in sys.modules.items() if name.startswith("armada.")]
    kinds = {each for module in modules for each in vars(module).values() if isinstance(each, Kind)}
    assert len(kinds) > 60
    wordless = []
    for kind in kinds:
        declared = kind.answer_type
        each = get_args(declared)[0] if get_origin(declared) is tuple else declared
        says_itself = each is bool or (isinstance(each, type) and issubclass(each, StrEnum))
        if words_of(kind).things is None and each not in BY_TYPE and not says_itself:
            wordless.append(kind)
    assert [kind for kind in wordless if kind not in (SHUFFLE, PICK)] == [], "chance alone answers in numbers"
