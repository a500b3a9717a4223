"""Places as greedy values them: attacks from there, attacks on it, and the edge of the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.engine.seats import Side
from armada.geometry.pose import Pose, pose_at
from armada.players.greedy.estimates import shot, straight_on
from armada.players.greedy.position import CORNERED, GAIN, OFF_TABLE, RISK, PositionValue, is_inside, standing
from armada.rules.ship_phase import ShipPhase
from armada.state.records import ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY
from tests.builders.scenario import FRONT, LEFT, RIGHT, Scenario


def position(y: float = 620, *, round: int = 1, activated: bool = False, speed: int = 2) -> tuple[Scenario, ShipId]:
    """A Victory that faces a Nebulon-B at a y."""
    table = Scenario()
    table.round = round
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, y, 180, side=1, speed=speed)
    table.units[nebulon] = replace(table.units[nebulon], activated=activated)
    return table.run(ShipPhase()), victory


def value_of(table: Scenario, ship: ShipId) -> PositionValue:
    return PositionValue(table.game, table.the_ship(ship))


HERE = pose_at(900, 300)


def test_an_enemy_is_met_where_it_will_be_but_attacks_from_where_it_is() -> None:
    table, victory = position()
    (enemy,) = value_of(table, victory).enemies
    assert (enemy.now.y, enemy.later, enemy.sure) == (620_000, straight_on(table.game, enemy.ship), 1.0)
    table, victory = position(activated=True)
    (enemy,) = value_of(table, victory).enemies
    assert enemy.later == enemy.now
    assert enemy.sure < 1


def test_own_ships_and_destroyed_ones_are_no_enemies() -> None:
    table, victory = position()
    table.ship(CORVETTE, 300, 300)
    gone = table.ship(CORVETTE, 500, 700, side=1)
    table.units[gone] = replace(table.units[gone], pose=None)
    assert [enemy.ship.card for enemy in value_of(table.run(ShipPhase()), victory).enemies] == [NEBULON]


def test_a_place_is_worth_its_attacks_less_the_enemys() -> None:
    table, victory = position()
    found = value_of(table, victory)
    gain, approach = found.attack_prospects(HERE)
    assert gain > 0
    assert found.prospect(HERE) == GAIN * gain + approach
    assert found.value(HERE) == found.prospect(HERE) - found.risk(HERE)
    assert found.risk(HERE) > 0
    (enemy,) = found.enemies
    back = shot(enemy.frigate, enemy.now, found.frigate, HERE)
    assert found.threatened(HERE) == {FRONT: back.damage}
    assert found.risk(pose_at(100, 100)) == 0
    assert found.threatened(pose_at(100, 100)) == {}


def test_the_threats_of_several_enemies_add_up() -> None:
    table, victory = position()
    table.ship(NEBULON, 960, 620, 180, side=1)
    alone, both = value_of(position()[0], victory), value_of(table.run(ShipPhase()), victory)
    assert both.threatened(HERE)[FRONT] == 2 * alone.threatened(HERE)[FRONT]
    assert both.risk(HERE) > alone.risk(HERE)
    assert both.risk(HERE) <= RISK * both.health.value


def test_an_enemy_that_has_activated_threatens_less_and_in_the_last_round_not_at_all() -> None:
    fresh, activated = (value_of(*position(activated=activated)) for activated in (False, True))
    assert 0 < activated.risk(HERE) < fresh.risk(HERE)
    last = value_of(*position(round=6, activated=True))
    assert (last.risk(HERE), last.prospect(HERE)) == (0, 0)
    assert value_of(*position(round=5, activated=True)).risk(HERE) == activated.risk(HERE)
    assert value_of(*position(round=6)).risk(HERE) == fresh.risk(HERE)
    assert value_of(*position(round=5)).prospect(HERE) > 0


def test_a_ship_out_of_range_closes_in() -> None:
    table, victory = position(860, speed=0)
    found = value_of(table, victory)
    assert found.attack_prospects(pose_at(900, 200))[0] == 0
    assert found.value(pose_at(900, 240)) > found.value(pose_at(900, 200))
    assert found.value(pose_at(900, 200)) > found.value(pose_at(900, 200, 90))


def test_without_enemies_only_the_objective_counts() -> None:
    table, victory = position()
    nebulon = table.units[1]
    table.units[1] = replace(nebulon, pose=None)
    found = value_of(table.run(ShipPhase()), victory)
    assert found.value(HERE) == 0


@pytest.mark.parametrize(
    ("pose", "inside"),
    [
        (pose_at(100, 100), True),
        (pose_at(40, 450), True),
        (pose_at(30, 450), False),
        (pose_at(40, 450, 90), False),
        (pose_at(900, 40), False),
        (pose_at(900, 40, 90), True),
        (pose_at(900, 875, 90), True),
        (pose_at(900, 875), False),
        (pose_at(1800, 450), False),
    ],
)
def test_a_base_must_be_inside_the_play_area_as_a_whole(pose: Pose, inside: bool) -> None:
    table, victory = position()
    assert is_inside(table.game.play_area, value_of(table, victory).frigate, pose) is inside


def test_the_edge_costs_the_more_the_sooner_the_ship_must_leave_the_table() -> None:
    table, victory = position()
    found = value_of(table, victory)
    assert found.safety(pose_at(900, 450), 2) == 0
    assert found.safety(pose_at(900, 900), 2) == -OFF_TABLE * found.price
    assert found.safety(pose_at(900, 840), 2) == -CORNERED[0] * found.price
    costs = [found.safety(pose_at(900, y), 1) for y in range(600, 850, 10)]
    assert costs == sorted(costs, reverse=True)
    assert set(costs) <= {0, *[-share * found.price for share in CORNERED]}
    assert value_of(*position(round=6)).safety(pose_at(900, 840), 2) == 0, "it will not move again"


def test_a_ship_turns_to_both_sides_or_stays() -> None:
    table, victory = position()
    found = value_of(table, victory)
    clicks = [course for course, _ in found.turns(2)]
    assert clicks[0] == (0, 0)
    assert {tuple(-click for click in course) for course in clicks} == set(clicks)
    assert len(clicks) == len(set(clicks)) > 2
    assert found.turns(0) == found.turns(9)
    assert [course for course, _ in found.turns(0)] == [()]


def test_a_ship_turns_with_every_joint_or_with_the_last_one_alone() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 300)
    table.ship(NEBULON, 900, 620, 180, side=1)
    found = value_of(table.run(ShipPhase()), corvette)
    for speed, hard, late in ((1, (2,), (2,)), (2, (1, 2), (0, 2)), (3, (0, 1, 2), (0, 0, 2))):
        sideways = {turn for course in (hard, late) for turn in (course, tuple([-click for click in course]))}
        assert {course for course, _ in found.turns(speed)} == {(0,) * speed, *sideways}


def test_a_base_that_touches_the_edge_is_inside_and_one_a_hair_farther_is_not() -> None:
    table, victory = position()
    area, frigate = table.game.play_area, value_of(table, victory).frigate
    wide, deep = frigate.half_width, frigate.half_length
    touching = [(wide, 450), (area.width - wide, 450), (900, deep), (900, area.height - deep)]
    beyond = [(wide - 0.1, 450), (area.width - wide + 0.1, 450), (900, deep - 0.1), (900, area.height - deep + 0.1)]
    assert all(is_inside(area, frigate, pose_at(x, y)) for x, y in touching)
    assert not any(is_inside(area, frigate, pose_at(x, y)) for x, y in beyond)


def test_attacks_from_two_hull_zones_count_together_and_a_third_does_not() -> None:
    def gain(*places: tuple[float, float]) -> float:
        table = Scenario()
        victory = table.ship(VICTORY, 900, 450)
        for x, y in places:
            table.ship(CORVETTE, x, y, side=1, speed=0)
        table.ship(CORVETTE, 100, 860, side=1)
        return value_of(table.run(ShipPhase()), victory).attack_prospects(pose_at(900, 450))[0]

    ahead, left, right = (900, 640), (700, 450), (1100, 450)
    assert gain(left) == pytest.approx(gain(right))
    assert gain(ahead, left) == pytest.approx(gain(ahead) + gain(left))
    assert gain(ahead, left, right) == pytest.approx(gain(ahead, left))
    assert gain(left, (700, 460)) < 2 * gain(left), "one attack from each hull zone"


def test_of_two_enemies_out_of_range_the_ship_bears_down_on_the_one_it_can_turn_its_guns_on() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 100)
    table.ship(CORVETTE, 900, 860, side=1, speed=0)
    found = value_of(table.run(ShipPhase()), victory)
    towards, aside = pose_at(900, 100), pose_at(900, 100, 90)
    assert found.attack_prospects(towards)[1] > found.attack_prospects(aside)[1]
    nearer = pose_at(900, 200)
    assert found.attack_prospects(nearer)[1] > found.attack_prospects(towards)[1]


def test_the_better_placed_side_stands_better() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 560, 90, side=1)
    game = table.run(ShipPhase()).game
    assert standing(game, Side(0)) == -standing(game, Side(1))
    assert standing(game, Side(0)) > 0
    assert LEFT is not RIGHT
