from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from armada.catalog.cards import DefenseToken
from armada.effects.objectives.minefields import MINE
from armada.effects.verbs.dice import SPENT_DIE
from armada.engine.questions import PASS, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import Pose
from armada.records.game import Game
from armada.rules.attack import Attack
from armada.rules.courses import Course
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.moving_objects import OBSTACLE_MOVE, TOKEN_MOVE, ObstacleMove, TokenMove
from armada.rules.repair import REPAIR, RepairCommand, RepairEffect
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK
from armada.rules.token_placement import MOVED_TOKEN
from armada.state.records import Command, ShipId, TokenId
from armada.words.answers import describe_answer, describe_decision
from armada.words.sentences import question_text
from tests.builders.attack_table import GLADIATOR
from tests.builders.cards_table import duel, use
from tests.builders.games import first_question, medium_game, new_game
from tests.builders.scenario import FRONT, Scenario

VICTORY, NEBULON = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate"


def options_in_words(table: Scenario) -> list[str]:
    return [describe_answer(table.game, table.question, option) for option in table.question.options]


@pytest.mark.parametrize("fleets", [("core_rebels", "core_empire"), ("rebels_400_squadrons", "empire_400_flotillas")])
def test_every_answer_of_a_game_can_be_said(fleets: tuple[str, str]) -> None:
    game: Game = new_game(*fleets, seed=3)
    rng = Random(3)
    while game.questions:
        question = rng.choice(game.questions)
        assert question_text(game, question).endswith(".")
        answer = question.sample(rng)
        for said in (describe_answer(game, question, one) for one in (answer, *question.options[:5])):
            assert said
            assert "Struct" not in said
            assert "object at" not in said
        if isinstance(question, SomeQuestion):
            assert describe_answer(game, question, ()) == "none"
        game.play(answer, question.seat)


def test_mines_and_objective_tokens_are_counted_from_one() -> None:
    game = medium_game()
    assert describe_answer(game, Question(Seat(0), MINE, (0, 1)), 0) == "mine 1"
    assert describe_answer(game, Question(Seat(0), MINE, (0, 1)), 1) == "mine 2"
    assert describe_answer(game, Question(Seat(0), MOVED_TOKEN, (0, 1)), 1) == "objective token 2"


def test_a_pass_is_a_pass() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(ShipActivation(ship=victory))
    assert describe_answer(table.game, table.question, PASS) == "pass"


def test_a_deed_is_told_with_its_ship_and_without_places() -> None:
    game: Game = new_game("core_rebels", "core_empire", seed=3)
    rng, told = Random(3), dict[str, str]()
    while game.questions:
        question = rng.choice(game.questions)
        answer = question.sample(rng)
        told.setdefault(question.kind.name, describe_decision(game, question, answer))
        game.play(answer, question.seat)
    labels = [unit.label for unit in game.state.units]
    for kind in ("ship placement", "squadron placement", "course", "ship to activate"):
        assert any(label in told[kind] for label in labels), told[kind]
        assert "°" not in told[kind]
    assert told["squadron placement"] in labels


def test_an_attack_is_said_with_its_zones_and_range() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(ShipActivation(ship=victory))
    assert table.question.kind is ATTACK
    assert "front at Nebulon-B Escort Frigate 1 front, close range" in options_in_words(table)
    assert question_text(table.game, table.question) == "Choose a target for Victory II-class Star Destroyer 0."


def test_a_defense_token_is_said_with_its_state() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 480, 180, side=1, exhausted=[1])
    table.run(Attack(attacker=victory, zone=FRONT, defender=nebulon, target_zone=FRONT))
    table.roll("hit", "hit", "hit", "hit", "hit", "hit")
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    said = options_in_words(table)
    kinds = [token.kind for token in table.game.unit(nebulon).defense]
    assert kinds.count(DefenseToken.BRACE) == 2
    assert sorted(said) == ["Brace, exhausted", "Brace, readied", "Evade, readied"]


def test_a_course_is_said_joint_by_joint() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, 900, 300, speed=2)
    table.run(ExecuteManeuver(ship=nebulon))
    assert table.question.kind is COURSE
    said = options_in_words(table)
    assert "straight" in said
    assert any(line.startswith("1 left, 1 right, tool on the ") for line in said)


def test_a_repair_is_said_with_its_cost_and_without_the_face_of_a_hidden_card() -> None:
    table = Scenario()
    victory = table.ship(
        VICTORY, 900, 300, revealed=Command.REPAIR, damage=[None, "ruptured_engine"], shields={FRONT: 1}
    )
    table.run(RepairCommand(ship=victory))
    assert table.question.kind is REPAIR
    said = options_in_words(table)
    assert "recover a shield at front (2)" in said
    assert "discard facedown damage card 1 (3)" in said
    assert "discard Ruptured Engine, faceup (3)" in said


def test_a_die_is_named_as_it_lies_in_the_pool_after_another_was_spent() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["admiral_screed"]).attack("blank", "hit", "blank", "blank")
    use(table, "admiral_screed").answer(SPENT_DIE, 0)
    dice = [describe_answer(table.game, table.question, option) for option in table.question.options]
    assert [said.partition(":")[0] for said in dice] == ["die 2", "die 3", "die 4"]
    assert dice[0].endswith("hit")


def said_without_a_question(answer: object, kind: str) -> str:
    """An answer as replays describe it, to the first question of a kind."""
    game, question = first_question(kind)
    return describe_decision(game, question, answer)


def test_a_deed_that_names_a_thing_leaves_only_its_place_out() -> None:
    game, question = first_question("obstacle placement")
    placed = question.sample(Random(1))
    assert describe_decision(game, question, placed) == "asteroid field 1"
    assert describe_answer(game, question, placed).startswith("asteroid field 1 at ")
    moved = TokenMove(1, Pose(500_000, 300_000, 0))
    assert describe_decision(game, question, moved) == "objective token 2"
    assert said_without_a_question(PASS, "ship to activate") == "passed"


def test_a_damage_card_or_defense_token_that_is_gone_has_only_its_number() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.REPAIR, damage=[None], shields={FRONT: 1})
    table.run(RepairCommand(ship=victory))
    hull = next(one for one in table.question.options if one.effect is RepairEffect.REPAIR_HULL)
    said = [
        describe_answer(table.game, table.question, replace(hull, card=place))
        for place in (0, 1, len(table.the_ship(victory).damage))
    ]
    assert said == [
        "discard facedown damage card 1 (3)",
        "discard damage card 2 (3)",
        "discard damage card 2 (3)",
    ]


def test_a_ship_that_stays_where_it_is_has_no_course() -> None:
    table = Scenario()
    table.run(ExecuteManeuver(ship=table.ship(NEBULON, 900, 300, speed=2)))
    assert describe_answer(table.game, table.question, Course((), ToolSide.LEFT)) == "stay"
    assert describe_answer(table.game, table.question, Course((0, 0), ToolSide.LEFT)) == "straight"


def test_an_attack_that_is_obstructed_says_so() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 560, 180, side=1)
    table.obstacle("asteroid_field_1", 900, 430)
    table.run(ShipActivation(ship=victory))
    said = "front at Nebulon-B Escort Frigate 1 front, medium range, obstructed"
    assert options_in_words(table) == [said]


def test_a_token_or_obstacle_that_is_moved_is_said_with_its_place() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.obstacle("debris_field_1", 500, 500)
    game = table.run(ShipActivation(ship=ShipId(0))).game  # type: ignore[arg-type]
    token, obstacle = TokenMove(1, Pose(500_000, 300_000, 0)), ObstacleMove(0, Pose(400_000, 300_000, 90_000))
    said = [
        describe_answer(game, Question(Seat(0), kind, (answer,)), answer)
        for kind, answer in ((TOKEN_MOVE, token), (OBSTACLE_MOVE, obstacle))
    ]
    assert said == ["objective token 2 to 500, 300", "debris field 1 to 400, 300 at 90°"]


def test_a_defense_token_beyond_those_of_the_ship_has_only_its_number() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(Attack(attacker=victory, zone=FRONT, defender=nebulon, target_zone=FRONT))
    table.roll("hit", "hit", "hit", "hit", "hit", "hit")
    tokens = len(table.the_ship(nebulon).defense)
    assert describe_answer(table.game, table.question, TokenId(tokens)) == f"defense token {tokens + 1}"
