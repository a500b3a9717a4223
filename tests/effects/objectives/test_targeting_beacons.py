"""Targeting Beacons: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.verbs.dice import REROLLED_DICE
from armada.geometry.pose import pose_at
from armada.rules.token_placement import TOKEN
from armada.state.events.attack import DiceModified
from tests.builders.objective_table import (
    B_WING,
    CR90,
    after_obstacles,
    attack,
    beacon,
    offered,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import FRONT
from tests.proves import proves

MISS = "blank"


@proves("FX-12", "DICE-06")
def test_a_ship_of_the_second_player_rerolls_up_to_two_dice_against_a_ship_at_distance_1_2_of_a_beacon() -> None:
    table = use(beacon(120, 100), "targeting_beacons")
    assert table.question.refusal((0, 1, 2)) is not None
    table.answer(REROLLED_DICE, (0, 1)).roll("hit", "hit")
    assert [die.face for die in table.last(DiceModified).pool.dice][:2] == ["hit", "hit"]
    assert "targeting_beacons" not in offered(table), "two beacons give no more than one"


def test_beyond_distance_2_or_for_the_first_player_beacons_do_nothing() -> None:
    assert "targeting_beacons" not in offered(beacon(130))
    assert "targeting_beacons" not in offered(beacon(120, first=0))


def test_a_squadron_has_nothing_of_a_beacon() -> None:
    table = playing("targeting_beacons", first=1)
    bomber = table.squadron(B_WING, 900, 400)
    corvette = table.ship(CR90, 900, 460, 180, side=1)
    table.token("targeting_beacons", 960, 460)
    attack(table, bomber, None, corvette, FRONT).roll("hit", MISS)
    assert "targeting_beacons" not in offered(table)


def test_the_players_place_four_beacons_in_turn_the_second_player_first() -> None:
    table = after_obstacles(setting_up("targeting_beacons"))
    for seat, place in ((1, (400, 20)), (0, (410, 20)), (1, (900, 450)), (0, (1200, 800))):
        assert table.asks(TOKEN, seat)
        table.answer(TOKEN, pose_at(*place))
    assert table.question.kind is not TOKEN
