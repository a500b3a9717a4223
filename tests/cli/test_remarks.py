"""Remarks on questions and answers in the terminal, where a board would show them."""

from __future__ import annotations

from armada.cli.game.explanations import explain, piece_in_words
from armada.cli.game.lines import several, spread
from armada.cli.game.remarks import context, measured, remark
from armada.engine.questions import SomeQuestion
from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.geometry.pose import pose_at
from armada.records.game import Game
from armada.rules.courses import Course
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE
from armada.rules.deploying import SHIP_PLACEMENT
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import MoveSquadron
from armada.state.records import Command
from tests.builders.attack_table import Battle
from tests.builders.scenario import Scenario

CR90 = "cr90_corvette_a"


def straight_course(table: Scenario) -> str:
    """The remark on the straight course."""
    course = next(each for each in table.question.options if isinstance(each, Course) and not any(each.clicks))
    return remark(table.game, table.question, course)


def test_a_course_says_where_it_leads() -> None:
    table = Scenario()
    table.run(ExecuteManeuver(ship=table.ship(CR90, 900, 300, speed=1)))
    assert straight_course(table).startswith("to 900, 3")


def test_a_course_says_whom_it_overlaps() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=1)
    table.ship("victory_i_class_star_destroyer", 900, 430, side=1)
    table.run(ExecuteManeuver(ship=ship))
    assert "overlaps Victory I-class Star Destroyer 1 and stops at speed 0" in straight_course(table)


def test_a_course_says_that_it_leaves_the_play_area_or_ends_on_an_obstacle() -> None:
    table = Scenario()
    table.run(ExecuteManeuver(ship=table.ship(CR90, 900, 880, speed=2)))
    assert straight_course(table).endswith("leaves the play area and is destroyed")
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=2)
    table.obstacle("station", 900, 460)
    table.run(ExecuteManeuver(ship=ship))
    assert straight_course(table).endswith("on station")


def test_a_squadron_s_move_says_whom_it_engages_and_how_far_enemies_are() -> None:
    table = Scenario()
    squadron = table.squadron("x_wing_squadron", 900, 300)
    table.squadron("tie_fighter_squadron", 900, 480, side=1)
    table.ship("victory_i_class_star_destroyer", 1060, 480, side=1)
    table.run(MoveSquadron(squadron=squadron))
    question = table.question
    said = {place: remark(table.game, question, pose_at(*place)) for place in ((900, 300), (900, 400), (970, 430))}
    assert said[900, 300] == "stays, distance 3 of TIE Fighter Squadron 1"
    assert said[900, 400] == "engages TIE Fighter Squadron 1"
    assert said[970, 430] == "engages TIE Fighter Squadron 1, at distance 1 of Victory I-class Star Destroyer 2"
    assert context(table.game, question) == "It is at 900, 300."


def test_whoever_may_spend_a_defense_token_is_told_the_damage_and_what_the_token_does() -> None:
    table = Battle("long").attack("hit", "hit", "crit")
    assert table.question.kind is DEFENSE_TOKEN
    assert context(table.game, table.question) == "Dice: red hit, red hit, red crit. Current damage: 3."
    said = [explain(table.game, table.question, token) for token in table.question.options]
    assert said[0] == "Evade, readied: cancels 1 die; is exhausted."
    table.spend("brace")
    assert context(table.game, table.question).endswith("Current damage: 3, which Brace will halve.")


def test_a_deployment_says_where_the_deployment_zone_is() -> None:
    game = Game.new([ready_made()[key] for key in ("core_rebels", "core_empire")], points=180, seed=3)
    while (question := game.question) is not None and question.kind is not SHIP_PLACEMENT:
        game.play(question.options[0], question.seat)
    assert question is not None
    assert context(game, question).startswith("Its whole base must be inside x 0 to 914, y ")


def test_the_dials_and_facedown_cards_of_others_are_not_told() -> None:
    table = Scenario()
    ship = table.ship(
        CR90, 900, 300, dials=(Command.REPAIR,), upgrades=("jainas_light",), damage=(None, "ruptured_engine")
    )
    game = table.run(ExecuteManeuver(ship=ship)).game
    own, other = piece_in_words(game, ship, Seat(0)), piece_in_words(game, ship, Seat(1))
    assert "Dials, next one first: Repair." in own
    assert "Dials, next one first: facedown." in other
    for said in (own, other):
        assert "Faceup damage cards: Ruptured Engine." in said
        assert "Structural" not in said
        assert "Upgrades: Jaina's Light." in said


def test_no_piece_is_called_by_the_name_of_its_card_twice() -> None:
    table = Scenario()
    ship, squadron = table.ship(CR90, 900, 300), table.squadron("x_wing_squadron", 900, 500)
    game = table.run(ExecuteManeuver(ship=ship)).game
    assert piece_in_words(game, ship, None).startswith("CR90 Corvette A 0, shields front 2")
    assert piece_in_words(game, squadron, None).startswith("X-wing Squadron 1, hull 5 of 5. At 900, 500.")


def test_two_pieces_are_measured() -> None:
    table = Battle("close")
    table.attack("hit", "hit", "crit")
    said = measured(table.game, table.attacker, table.defender)
    assert said.endswith("distance 1, 60 mm between their bases.")


def test_of_a_long_list_the_first_answers_and_some_of_the_rest_are_shown() -> None:
    assert spread(5, 16) == [0, 1, 2, 3, 4]
    shown = spread(100, 16)
    assert shown[:8] == list(range(8))
    assert len(set(shown)) == 16
    assert max(shown) > 80


def test_it_is_said_how_many_of_several_things_can_be_chosen() -> None:
    def asked(least: int, most: int | None) -> str:
        return several(SomeQuestion(Seat(0), EVADED_DICE, (0, 1, 2), least=least, most=most))

    assert asked(1, 1) == "", "one of the list"
    assert asked(2, 2) == "exactly 2, by their numbers"
    assert asked(0, 1) == "none"
    assert asked(0, None) == "several by their numbers, up to 3; or none"
    assert asked(1, 2) == "several by their numbers, 1 to 2"
