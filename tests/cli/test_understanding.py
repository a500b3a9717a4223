from __future__ import annotations

from random import Random

import pytest

from armada.cli.understanding import Misunderstood, forms_of, understand
from armada.engine.questions import PASS, SomeQuestion
from armada.geometry.maneuver_tool import Side
from armada.geometry.pose import pose_at
from armada.rules.courses import Course
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import MoveSquadron
from armada.views.answering import answer_in_words
from tests.players.test_players import new_game
from tests.rules.builders import Scenario


def test_every_answer_of_a_game_can_be_given_by_its_number_or_its_words() -> None:
    game, rng = new_game("rebels_300", "empire_300", seed=5), Random(5)
    while game.questions:
        question = rng.choice(game.questions)
        if not isinstance(question, SomeQuestion):
            shown = tuple(dict.fromkeys(question.options))[:12]
            said = [answer_in_words(game, question, answer).lower() for answer in shown]
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
        ("straight right tool left", (0, 1), Side.LEFT),
    ],
)
def test_a_course_can_be_typed_joint_by_joint(typed: str, clicks: tuple[int, ...], side: Side | None) -> None:
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
    assert forms_of(table.question) == "x y in millimetres, such as: 900 300"


def test_a_number_that_is_not_in_the_list_is_said_to_be_so() -> None:
    table = Scenario()
    squadron = table.squadron("x_wing_squadron", 900, 300)
    table.run(MoveSquadron(squadron=squadron))
    with pytest.raises(Misunderstood, match="There is no number 99 in the list: it goes from 1 to 3"):
        understand(table.game, table.question, table.question.options[:3], "99")
