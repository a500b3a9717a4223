"""Capture the VIP: effect, limit, and when it does nothing."""

from __future__ import annotations

from random import Random

from armada.effects.damage_cards.lasting import CREW_PANIC, Panic
from armada.effects.objectives.objective import inner_area
from armada.geometry.overlap import touches
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.rules.destruction import Destroy
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.token_placement import DROPPED_TOKEN, TOKEN
from tests.builders.ending_table import ended
from tests.builders.objective_table import CR90, VICTORY, after_obstacles, offered, playing, setting_up, use, vip
from tests.proves import proves


@proves("OBJ-02")
def test_a_ship_that_reveals_a_dial_at_distance_1_of_the_vip_may_take_it_aboard() -> None:
    table, corvette = vip()
    use(table, "capture_the_vip")
    token = table.game.state.tokens[0]
    assert (token.unit, token.pose) == (corvette, None)


@proves("DMGCARD-crew-panic-01")
def test_the_vip_is_not_taken_from_afar_nor_from_another_ship_nor_without_a_reveal() -> None:
    assert not offered(vip(at=450)[0])
    assert not offered(vip(carried=True)[0])
    table, _ = vip(damage=("crew_panic",))
    assert not offered(table.answer(CREW_PANIC, Panic.DISCARD))


@proves("DMG-20")
def test_the_opponent_places_the_vip_of_a_destroyed_ship_touching_its_base() -> None:
    table = playing("capture_the_vip")
    corvette = table.ship(CR90, 900, 300)
    table.ship(CR90, 300, 300)
    table.ship(VICTORY, 900, 700, 180, side=1)
    table.token("capture_the_vip", ship=corvette)
    table.run(Destroy(unit=corvette))
    body = table.game.hull(corvette)
    rng = Random(3)
    assert table.question.seat == 1
    assert table.question.refusal(pose_at(900, 450)) is not None
    for answer in [table.question.sample(rng) for _ in range(50)] + list(table.question.options):
        assert touches(place_token(answer), body)
        assert table.question.refusal(answer) is None
    table.answer(DROPPED_TOKEN, table.question.options[0], seat=1)
    assert table.game.state.tokens[0].unit == -1
    assert table.game.state.tokens[0].pose is not None
    assert corvette not in table.game.ships()


def test_a_ship_lost_outside_the_play_area_leaves_the_vip_at_its_edge() -> None:
    table = playing("capture_the_vip")
    corvette = table.ship(CR90, 900, -200)
    table.ship(CR90, 300, 300)
    table.ship(VICTORY, 900, 700, 180, side=1)
    table.token("capture_the_vip", ship=corvette)
    table.run(Destroy(unit=corvette, left_play_area=True))
    assert table.is_over
    assert table.game.state.tokens[0].pose == pose_at(900, 9.5)


@proves("SCORE-05")
def test_who_holds_the_vip_at_the_end_scores_50_points() -> None:
    for carried, scores in ((True, (0, 50)), (False, (0, 0))):
        table = playing("capture_the_vip")
        table.ship(CR90, 900, 300)
        victory = table.ship(VICTORY, 900, 500, 180, side=1)
        if carried:
            table.token("capture_the_vip", ship=victory)
        else:
            table.token("capture_the_vip", 900, 700)
        assert ended(table).scores == scores


@proves("OBJ-07")
def test_the_second_player_places_the_vip_at_an_obstacle_in_the_middle_of_the_setup_area() -> None:
    table = setting_up("capture_the_vip").answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 450)))
    after_obstacles(table)
    assert table.asks(TOKEN, 1)
    assert table.refusal(pose_at(900, 310)).rule == "OBJ-07"
    table.answer(TOKEN, pose_at(960, 450))
    assert inner_area(table.game.play_area).holds(place_token(pose_at(960, 450)))
