"""Stations and the ion cannon on screens: as targets, in words, in the scene, and what cannot be asked of them."""

from __future__ import annotations

import msgspec
import pytest

from armada.cli.game.explanations import piece_in_words
from armada.cli.game.remarks import measured as measured_in_words
from armada.drawing.svg import draw_board
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.destruction import Destroy
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK
from armada.screens.previews.attack_options import aims, aims_at
from armada.screens.previews.dispatch import (
    End,
    Measure,
    Measured,
    OddsRequest,
    OddsShown,
    PreviewRefused,
    PreviewRequest,
    TargetsRequest,
    Threat,
    ThreatRequest,
    TryCourse,
    preview,
)
from armada.screens.prompt.parts import Anchor
from armada.screens.prompt.prompt import prompts_of
from armada.screens.scene.attack import attack_of
from armada.screens.scene.scene import scene_of
from armada.state.records import ShipId, Status, UnitId
from armada.views.view import view_of
from armada.words.answers import describe_answer
from armada.words.position import board_of
from tests.builders.objective_table import CR90, VICTORY_II, decline, fired, ion_cannon, orbit, playing, station
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.builders.squadron_table import StillTable

NAME = "Unarmed Station 2"


def raid(*, y: float = 530, damage: int = 0) -> tuple[Scenario, ShipId, UnitId]:
    """A Victory of the first player with a station ahead."""
    table = playing("station_assault")
    ship = table.ship(VICTORY_II, 900, 300)
    table.ship(CR90, 100, 850, side=1)
    target = station(table, 900, y, damage=damage)
    table.run(StillTable())
    return table, ship, target


def asked_to_attack() -> tuple[Scenario, UnitId]:
    """The owner of the Victory is asked for a target."""
    table, ship, target = raid()
    table.run(ShipActivation(ship=ship))
    while table.question.kind is not ATTACK:
        decline(table)
    return table, target


def test_a_station_is_in_the_scene_with_its_obstacle_and_what_is_left_of_it() -> None:
    table, _, target = raid(damage=3)
    scene = scene_of(table.game, Seat(0))
    assert [unit.id for unit in scene.units] == [0, 1]
    (shown,) = scene.installations
    assert (shown.id, shown.name, shown.side, shown.obstacle) == (target, NAME, 1, 0)
    assert (shown.hull, shown.damage, shown.status) == (10, 3, Status.IN_PLAY)
    assert scene.obstacles[0].name == f"{NAME}, hull 7 of 10"
    assert msgspec.json.decode(msgspec.json.encode(scene), type=type(scene)) == scene


def test_the_cannon_is_in_the_scene_and_on_no_obstacle() -> None:
    (shown,) = scene_of(orbit().game, None).installations
    assert (shown.name, shown.obstacle, shown.hull) == ("Ion Cannon", None, 0)


def test_a_station_is_an_aim_like_a_ship_and_threatened_like_one() -> None:
    table, ship, target = raid()
    legal, _ = aims(table.game, ship)
    (aim,) = [aim for aim in legal if aim.zone is FRONT]
    assert (aim.defender, aim.range, aim.obstructed, aim.destroyed) == (target, "medium", False, 0.0)
    assert [found.attacker for found in aims_at(table.game, target)] == [ship] * len(legal)


def test_a_station_out_of_reach_is_told_with_what_is_missing_and_without_a_hull_zone() -> None:
    table, ship, target = raid(y=730)
    legal, closed = aims(table.game, ship)
    assert not legal
    (aim,) = [aim for aim in closed if aim.defender == target]
    assert aim.refusal is not None
    assert aim.refusal.startswith(f"{NAME} is ")
    assert "beyond long range" in aim.refusal
    assert "hull zone" not in aim.refusal


def test_a_station_out_of_arc_names_the_arc_that_reaches_it() -> None:
    table, ship, target = raid(y=450)
    _, closed = aims(table.game, ship, REAR)
    (aim,) = [aim for aim in closed if aim.defender == target]
    assert aim.rule == "ATK-05"
    assert aim.refusal is not None
    assert "The front arc reaches it." in aim.refusal


def test_a_target_question_names_the_station_and_where_it_lies() -> None:
    table, target = asked_to_attack()
    (prompt,) = prompts_of(table.game, Seat(0))
    option = next(option for option in prompt.options if option.label == f"Front at {NAME}")
    assert option.answer["defender"] == target
    assert option.anchor == Anchor(obstacle=0)
    assert any("3 red and 3 blue" in option.note for option in prompt.options)
    choice = next(choice for choice in table.question.options if choice.zone is FRONT)
    assert describe_answer(table.game, table.question, choice) == f"front at {NAME}, medium range"


def test_the_attack_on_a_station_and_that_of_the_cannon_are_shown() -> None:
    table, ship, target = raid()
    table.run(Attack(attacker=ship, zone=FRONT, defender=target, target_zone=FRONT))
    shown = attack_of(table.game)
    assert shown is not None
    assert shown.sight is not None
    cannon = attack_of(fired(orbit()).game)
    assert cannon is not None
    assert (cannon.attacker, cannon.range, cannon.sight, len(cannon.dice)) == (2, "medium", None, 4)


def test_the_cannon_asks_for_a_hull_zone_of_the_ship_it_fires_at() -> None:
    table = orbit()
    table.answer(table.question.kind, table.question.options[0])
    (prompt,) = prompts_of(table.game, Seat(1))
    assert {option.anchor.zone for option in prompt.options if option.anchor} == set(table.game.zones(0))
    assert {option.anchor.unit for option in prompt.options if option.anchor} == {0}
    assert prompt.options[0].note == "3 of 3 shields"


def test_a_station_is_drawn_and_told_with_its_name_and_hull() -> None:
    table, ship, target = raid(damage=4)
    assert piece_in_words(table.game, target, Seat(0)) == f"{NAME} of Rebel player, hull 6 of 10."
    assert f"{NAME}, hull 6 of 10" in draw_board(board_of(view_of(table.game, None)))
    assert measured_in_words(table.game, ship, target).startswith("Victory II-class Star Destroyer 0 and Unarmed")
    table.run(Destroy(unit=target))
    assert f"{NAME}, destroyed" in draw_board(board_of(view_of(table.game, None)))
    orbiting = orbit()
    assert piece_in_words(orbiting.game, 2, Seat(0)) == "Ion Cannon of Rebel player, not on the table."


# What can be asked


def test_range_threat_and_odds_of_a_station_are_told() -> None:
    table, ship, target = raid(damage=8)
    measured = preview(table.game, Seat(0), Measure(End(unit=ship, zone=FRONT), End(unit=target, zone=FRONT)))
    assert isinstance(measured, Measured)
    threat = preview(table.game, Seat(0), ThreatRequest(target))
    assert isinstance(threat, Threat)
    assert threat.aims
    odds = preview(table.game, Seat(0), OddsRequest(ship, FRONT, target, FRONT))
    assert isinstance(odds, OddsShown)
    assert odds.destroyed > 0.5


STATION, SHIP, CANNON = 2, 0, 3


@pytest.mark.parametrize(
    "asked",
    [
        TryCourse(STATION, (0,)),
        TargetsRequest(STATION, None, pose_at(900, 400)),
        ThreatRequest(STATION, pose_at(900, 400)),
        OddsRequest(STATION, FRONT, SHIP, FRONT),
        OddsRequest(SHIP, FRONT, STATION, HullZone.LEFT),
        TargetsRequest(CANNON),
        ThreatRequest(CANNON),
        Measure(End(unit=SHIP), End(unit=CANNON)),
        OddsRequest(CANNON, FRONT, SHIP, FRONT),
    ],
)
def test_what_a_station_or_cannon_cannot_do_is_refused_in_words(asked: PreviewRequest) -> None:
    table, _, _ = raid()
    ion_cannon(table)
    table.run(StillTable())
    for seat in (Seat(0), Seat(1), None):
        refused = preview(table.game, seat, asked)
        assert isinstance(refused, PreviewRefused)
        assert refused.reason.endswith(".")
