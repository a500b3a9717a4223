"""Where objectives draw the ships of greedy."""

from __future__ import annotations

import pytest

from armada.analysis.value import health
from armada.engine.seats import Side
from armada.geometry.bases import SQUADRON_RADIUS, TOKEN_RADIUS
from armada.geometry.pose import pose_at
from armada.players.greedy.estimates import frigate_of
from armada.players.greedy.objectives import FAR, MINE, NEAR, goals, pull, standing_stations
from armada.rules.ship_phase import ShipPhase
from tests.builders.attack_table import NEBULON, VICTORY
from tests.builders.scenario import Scenario

FIRST, SECOND = Side(0), Side(1)


def table_with(objective: str | None) -> Scenario:
    """A table with two tokens, a station and an asteroid field."""
    table = Scenario()
    table.objective = objective
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.obstacle("station", 500, 500)
    table.obstacle("asteroid_field_1", 1300, 500)
    if objective:
        table.token(objective, 800, 500)
        table.token(objective, 1000, 500)
    return table.run(ShipPhase())


def places(objective: str | None, side: Side) -> list[tuple[int, float]]:
    """The x and the points of every goal."""
    return [(pose.x // 1000, points) for pose, points in goals(table_with(objective).game, side)]


def test_tokens_draw_both_sides_and_mines_repel_them() -> None:
    assert places("intel_sweep", FIRST) == places("intel_sweep", SECOND) == [(800, 12), (1000, 12)]
    assert places("minefields", FIRST) == [(800, -8), (1000, -8)]


def test_a_station_or_obstacles_draw_the_side_that_scores_by_them() -> None:
    assert places("contested_outpost", FIRST) == [(500, 12)]
    assert places("dangerous_territory", SECOND) == [(500, 8), (1300, 8)]
    assert places("dangerous_territory", FIRST) == []
    assert places("station_assault", SECOND) == []
    assert places(None, FIRST) == places("most_wanted", FIRST) == []


def drawn(gap: float, points: float = 10.0) -> float:
    """The pull of a goal this far from the bow, in mm beyond distance 1."""
    table = table_with(None)
    ship = table.game.ships(FIRST)[0]
    frigate = frigate_of(table.game, table.the_ship(ship))
    y = 300 + frigate.half_length + NEAR + gap + TOKEN_RADIUS
    return pull([(pose_at(900, y), points)], frigate, health(table.game, ship), pose_at(900, 300))


def test_a_goal_draws_the_more_the_nearer_it_is() -> None:
    assert SQUADRON_RADIUS > TOKEN_RADIUS
    assert drawn(0) == drawn(-30) == pytest.approx(10, abs=0.01)
    assert drawn(FAR / 2) == pytest.approx(5, abs=0.01)
    assert drawn(FAR) == drawn(FAR + 100) == pytest.approx(0, abs=0.01)


def test_a_mine_is_avoided_at_distance_1_only() -> None:
    table = table_with(None)
    ship = table.game.ships(FIRST)[0]
    harm = health(table.game, ship).loss(0, MINE)
    assert drawn(0, -8) == drawn(0.9, -8) == -harm
    assert drawn(2, -8) == 0


def test_the_best_goal_counts_and_every_mine() -> None:
    table = table_with(None)
    ship = table.game.ships(FIRST)[0]
    frigate, body = frigate_of(table.game, table.the_ship(ship)), health(table.game, ship)
    here = pose_at(900, 300)
    near, far, mine = (pose_at(900, 380), 4.0), (pose_at(900, 700), 5.0), (pose_at(930, 380), -8.0)
    assert pull([near, far], frigate, body, here) == 4
    assert pull([mine, mine], frigate, body, here) == -2 * body.loss(0, MINE)
    assert pull([near, mine], frigate, body, here) == 4 - body.loss(0, MINE)


def test_only_the_stations_of_station_assault_can_be_attacked() -> None:
    assert standing_stations(table_with("contested_outpost").game, FIRST) == []
