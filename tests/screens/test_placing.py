"""Pieces to be placed: where they may go, how far, and what they must touch."""

from __future__ import annotations

from math import hypot

import pytest

from armada.geometry.bases import BASES, SQUADRON_RADIUS, Size
from armada.geometry.play_area import Area
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.overlapping import PlaceSquadrons
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import MoveSquadron
from armada.screens.prompt.placing import MAX_SUGGESTED_PLACES, _clipped, _inside, _rounded_hull
from armada.screens.prompt.prompt import Prompt, prompts_of
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X_WING
from tests.builders.games import first_question
from tests.builders.scenario import Scenario


def prompt_of(table: Scenario) -> Prompt:
    (prompt,) = prompts_of(table.game, table.question.seat)
    return prompt


def test_a_squadron_may_go_as_far_as_its_speed_around_where_it_is() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, 900, 400, side=1)
    table.ship(VICTORY, 100, 800)
    placing = prompt_of(table.run(MoveSquadron(squadron=x_wing))).placing
    assert placing is not None
    assert (placing.piece, placing.pieces, placing.turns, placing.start) == (
        "squadron",
        (x_wing,),
        False,
        pose_at(900, 400),
    )
    assert placing.reach == pytest.approx(Distance.THREE.end)
    (rim,) = placing.region
    assert len(rim) == 48
    assert {round(hypot(x - 900, y - 400), 1) for x, y in rim} == {round(Distance.THREE.end, 1)}
    assert max(y for _, y in rim) == pytest.approx(400 + Distance.THREE.end, abs=0.01)


def test_displaced_squadrons_must_touch_the_ship_that_displaced_them() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 400)
    one = table.squadron(X_WING, 900, 410, side=1)
    table.ship(NEBULON, 300, 800, side=1)
    placing = prompt_of(table.run(PlaceSquadrons(ship=ship, squadrons=(one,)))).placing
    assert placing is not None
    assert (placing.piece, placing.pieces, placing.touching) == ("squadron", (one,), ship)
    (rim,) = placing.region
    base = BASES[Size.SMALL]
    assert max(x for x, _ in rim) == pytest.approx(900 + base.width / 2 + SQUADRON_RADIUS, abs=0.01)
    assert min(y for _, y in rim) == pytest.approx(400 - base.length / 2 - SQUADRON_RADIUS, abs=0.01)


def test_a_ship_is_deployed_in_its_zone_at_any_of_its_speeds() -> None:
    game, question = first_question("ship placement")
    (prompt,) = prompts_of(game, question.seat)
    placing = prompt.placing
    assert placing is not None
    assert (placing.piece, placing.turns, placing.mirrors, placing.speeds) == ("ship", True, False, (1, 2))
    (zone,) = placing.region
    assert len(zone) == 4
    assert 0 < len(placing.suggestions) <= MAX_SUGGESTED_PLACES


def test_an_obstacle_may_be_turned_and_mirrored() -> None:
    game, question = first_question("obstacle placement")
    (prompt,) = prompts_of(game, question.seat)
    assert prompt.placing is not None
    assert (prompt.placing.piece, prompt.placing.turns, prompt.placing.mirrors) == ("obstacle", True, True)
    assert prompt.maneuver is None


def test_a_squadron_is_deployed_near_a_ship_and_inside_its_zone() -> None:
    game, question = first_question("squadron placement")
    (prompt,) = prompts_of(game, question.seat)
    assert prompt.placing is not None
    assert prompt.placing.region
    for ring in prompt.placing.region:
        for x, y in ring:
            assert SQUADRON_RADIUS - 0.01 <= x <= game.play_area.width - SQUADRON_RADIUS + 0.01
            assert SQUADRON_RADIUS - 0.01 <= y <= game.play_area.height - SQUADRON_RADIUS + 0.01


def test_a_course_says_the_speed_and_the_clicks_of_each_joint() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, 900, 300, speed=2)
    maneuver = prompt_of(table.run(ExecuteManeuver(ship=nebulon))).maneuver
    assert maneuver is not None
    assert (maneuver.ship, maneuver.speed, maneuver.yaws, maneuver.increases) == (nebulon, 2, (1, 1), 0)


def test_a_region_is_cut_off_at_the_edges_of_its_area() -> None:
    square = ((0.0, 0.0), (0.0, 100.0), (100.0, 100.0), (100.0, 0.0))
    cut = _clipped(square, Area(20, -50, 60, 70))
    assert set(cut) == {(20, 0), (20, 70), (60, 70), (60, 0)}
    assert _clipped(square, Area(200, 0, 300, 100)) == ()
    assert set(_clipped(square, Area(-10, -10, 110, 110))) == set(square)
    assert _inside(Area(0, 10, 100, 200), 15) == Area(15, 25, 85, 185)


def test_a_rounded_hull_is_everywhere_as_far_from_the_base() -> None:
    square = ((0.0, 0.0), (0.0, 100.0), (100.0, 100.0), (100.0, 0.0))
    for x, y in _rounded_hull(square, 10):
        outside = hypot(max(0 - x, 0, x - 100), max(0 - y, 0, y - 100))
        assert outside == pytest.approx(10, abs=0.02)
    assert len(_rounded_hull(square, 10)) == 96
