"""Plans: the best answer and those that follow from it, made from what the seat knows, and up to what is revealed."""

from __future__ import annotations

from random import Random

from armada import Game
from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_phase import SquadronPhase
from armada.screens.previews.replies import ManeuverWays, Planned, PreviewRefused
from armada.screens.prompt.maneuver_ways import asks_to_navigate, maneuver_ways
from armada.screens.prompt.plans import OF_THEIR_OWN, look_of, plan
from armada.screens.prompt.prompt import prompts_of
from armada.state.records import Command
from tests.builders.attack_table import Battle
from tests.builders.scenario import Scenario

VICTORY, CORVETTE = "victory_ii_class_star_destroyer", "cr90_corvette_a"


def planned(table: Scenario, *given: object) -> Planned:
    found = plan(table.game, table.question.seat, given)
    assert isinstance(found, Planned)
    return found


def test_an_accuracy_icon_and_the_token_it_locks_are_one_plan() -> None:
    table = Battle().attack("accuracy", "hit hit", "hit hit")
    steps = planned(table).steps
    assert [step.kind for step in steps[:2]] == ["effect", "locked token"]
    assert steps[0].answer == "accuracy"
    assert {option.icon for option in steps[1].options} == {"evade", "brace", "redirect"}


def test_a_plan_goes_on_from_answers_that_are_fixed_and_ends_at_one_that_is_not_legal() -> None:
    table = Battle().attack("accuracy", "hit hit", "hit hit")
    redirect = next(option.answer for option in planned(table).steps[1].options if option.icon == "redirect")
    assert planned(table, "accuracy", redirect).steps[1].answer == redirect
    assert [step.kind for step in planned(table, "accuracy", 99).steps] == ["effect"]
    assert planned(table, "nonsense").steps == ()


def test_a_plan_ends_where_something_is_revealed() -> None:
    table = Battle("medium").attack("hit hit", "hit hit", "crit")
    evade = next(step for step in planned(table, _token(table, "evade")).steps)
    found = planned(table, _token(table, "evade"))
    assert evade.kind == "defense token"
    assert found.reveals
    assert [step.kind for step in found.steps] == ["defense token", "evaded dice"]


def _token(table: Battle, kind: str) -> int:
    defense = table.game.unit(table.defender).defense
    return next(place for place, token in enumerate(defense) if token.kind == kind)


def test_only_the_seat_that_is_asked_has_a_plan() -> None:
    table = Battle().attack("hit", "hit", "hit")
    assert isinstance(plan(table.game, Seat(1 - table.question.seat), ()), PreviewRefused)
    assert isinstance(plan(table.game, None, ()), PreviewRefused)


def test_a_question_looks_different_when_its_answers_do() -> None:
    one, other = Battle().attack("hit", "hit", "hit"), Battle().attack("hit", "hit", "hit")
    assert look_of(one.game, one.question) == look_of(other.game, other.question)
    other.spend("brace")
    assert look_of(one.game, one.question) != look_of(other.game, other.question)


def test_no_plan_runs_on_into_the_dials_of_the_next_round_or_the_place_of_a_deployed_ship() -> None:
    fleets = [ready_made()[key] for key in ("core_rebels", "core_empire")]
    game = Game.new(fleets, points=180, play_area="core set", seed=3)
    random = Random(3)
    begun: set[str] = set()
    while game.state.round < 2 or "command dials" not in begun:
        question = game.questions[0]
        begun.add(question.kind.name)
        found = plan(game, question.seat, ())
        assert isinstance(found, Planned)
        assert not {step.kind for step in found.steps[1:]} & {kind.name for kind in OF_THEIR_OWN}
        game.decide(question.sample(random), seat=question.seat)
    assert begun >= {"deployment", "ship placement", "squadron move", "command dials"}


def navigating() -> Scenario:
    """A ship at speed 2 with a Navigate dial revealed is about to set its course."""
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 300, speed=2, revealed=Command.NAVIGATE)
    table.ship(VICTORY, 900, 800, side=1)
    return table.run(ExecuteManeuver(ship=ship))


def test_where_an_obstacle_is_moved_is_no_part_of_the_plan_before_it() -> None:
    table = Scenario()
    table.objective = "infested_fields"
    table.ship("cr90_corvette_a", 1700, 100)
    table.ship("victory_i_class_star_destroyer", 1700, 800, 180, side=1)
    for key, x, y in (("asteroid_field_1", 600, 450), ("exogorth_1", 600, 508), ("exogorth_2", 1100, 505)):
        table.obstacle(key, x, y)
    for x, side in ((590, 0), (640, 1)):
        table.squadron("x_wing_squadron", x, 585, side=side)
    table.run(SquadronPhase())
    found = plan(table.game, Seat(1), [])
    assert isinstance(found, Planned)
    assert "obstacle move" not in {step.kind for step in found.steps[1:]}


def test_all_speeds_in_reach_of_a_navigate_dial_are_ways_of_one_maneuver() -> None:
    table = navigating()
    assert asks_to_navigate(table.game, table.question)
    found = maneuver_ways(table.game, table.question.seat)
    assert isinstance(found, ManeuverWays)
    assert [(way.speed, way.command) for way in found.ways] == [(2, ""), (1, "dial"), (2, "dial"), (3, "dial")]
    assert [given.answer for given in found.ways[-1].given] == ["navigate", 3]


def test_a_navigate_command_is_asked_about_in_the_words_of_the_course() -> None:
    (prompt,) = prompts_of(navigating().game, Seat(0))
    assert (prompt.kind, prompt.title, prompt.commit_label) == ("effect", "Set the course", "Execute maneuver")
    assert prompt.maneuver is not None
