"""Previews of a squadron's move: its length, the squadrons it would engage, and the margin."""

from __future__ import annotations

import pytest

from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.squadron_movement import MoveSquadron
from armada.screens.previews.squadron_moves import Flight, landed, moved
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, X_WING
from tests.builders.scenario import Scenario

EDGE = 2 * SQUADRON_RADIUS + Distance.ONE.end
"""How far apart the centres of two squadrons are that are only just engaged."""


def flight(pose: Pose, *enemies: tuple[float, float], hull: int | None = None, station: bool = False) -> Flight:
    """The move of an X-wing from 900, 300 to a place."""
    table = Scenario()
    x_wing = table.squadron(X_WING, 900, 300, side=1, hull=hull)
    for x, y in enemies:
        table.squadron(TIE, x, y)
    table.squadron(X_WING, 1500, 300, side=1)
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    if station:
        table.obstacle("station", 900, 500)
    table.run(MoveSquadron(squadron=x_wing))
    return moved(table.game, MoveSquadron(squadron=x_wing), pose)


def said(found: Flight) -> list[tuple[str, str, str | None]]:
    return [(remark.tone, remark.text, remark.rule) for remark in found.remarks]


def test_a_move_within_reach_says_how_far_it_is() -> None:
    first, second = said(flight(pose_at(900, 400)))
    assert (first[0], first[2]) == ("ok", "SQN-16")
    assert "100" in first[1]
    assert f"{Distance.THREE.end:.0f}" in first[1]
    assert (second[0], second[2]) == ("ok", "ENG-01")


def test_a_move_out_of_reach_says_by_how_much() -> None:
    within, beyond = (said(flight(pose_at(900, 300 + Distance.THREE.end + more)))[0] for more in (0.0, 1.2))
    assert within[0] == "ok"
    assert (beyond[0], beyond[2]) == ("no", "SQN-16")
    assert "1.2 mm" in beyond[1]


def test_whom_it_engages_is_named_and_that_it_must_attack() -> None:
    found = flight(pose_at(900, 400), (900 + 60, 400))
    assert found.engages == (1,)
    tones = [(tone, rule) for tone, _, rule in said(found)]
    assert tones == [("ok", "SQN-16"), ("careful", "ENG-01"), ("careful", "ENG-03")]
    assert "TIE Fighter Squadron 1" in said(found)[1][1]
    assert [aim.defender for aim in found.targets] == [1]


@pytest.mark.parametrize(("spare", "named"), [(1.0, True), (4.9, True), (5.5, False)])
def test_an_engagement_by_a_hair_says_by_how_much(spare: float, named: bool) -> None:
    found = flight(pose_at(900, 400), (900 + EDGE - spare, 400))
    assert found.engages == (1,)
    assert (f"{spare:.1f} mm" in said(found)[1][1]) is named


@pytest.mark.parametrize(("short", "told"), [(1.0, True), (4.9, True), (5.5, False)])
def test_an_enemy_that_is_only_just_missed_is_told(short: float, told: bool) -> None:
    found = flight(pose_at(900, 400), (900 + EDGE + short, 400))
    assert found.engages == ()
    missed = [text for _, text, _ in said(found) if "TIE Fighter Squadron 1" in text]
    assert len(missed) == int(told)
    assert not told or f"{short:.1f} mm" in missed[0]


def test_a_friend_that_is_only_just_missed_is_not_told() -> None:
    found = flight(pose_at(1500 - EDGE - 1, 300))
    assert not [text for _, text, _ in said(found) if "X-wing" in text]


def test_a_damaged_squadron_can_recover_on_a_station() -> None:
    assert [rule for _, _, rule in said(flight(pose_at(900, 480), hull=2, station=True))][-1] == "OBS-06"
    assert "OBS-06" not in [rule for _, _, rule in said(flight(pose_at(900, 480), station=True))]
    assert "OBS-06" not in [rule for _, _, rule in said(flight(pose_at(900, 350), hull=2, station=True))]


def test_a_place_outside_the_play_area_is_refused() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, 900, 100, side=1)
    table.ship(VICTORY, 100, 800)
    table.run(MoveSquadron(squadron=x_wing))
    (remark,) = landed(table.game, x_wing, pose_at(900, 5)).remarks
    assert (remark.tone, remark.rule) == ("no", "SQN-23")
    outside = moved(table.game, MoveSquadron(squadron=x_wing), pose_at(900, 5))
    assert [remark.rule for remark in outside.remarks] == ["SQN-16", "SQN-23"]
