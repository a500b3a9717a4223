"""Quick estimates of attacks between two places."""

from __future__ import annotations

import pytest

from armada.analysis.value import health
from armada.catalog.cards import Dice
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.measure import measure
from armada.geometry.pieces import place_ship
from armada.geometry.pose import pose_at
from armada.geometry.ruler import RULER, Range
from armada.players.greedy import estimates
from armada.players.greedy.estimates import AT_SQUADRONS, frigate_of
from armada.rules.ship_phase import ShipPhase
from armada.state.records import ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

SHAPE = {card: ship_shape(catalog().ships[card].chassis) for card in (VICTORY, NEBULON)}


def fleet(**nebulon: object) -> tuple[Scenario, ShipId, ShipId]:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    other = table.ship(NEBULON, 900, 600, 180, side=1, **nebulon)  # type: ignore[arg-type]
    return table.run(ShipPhase()), victory, other


def test_dice_are_counted_by_colour_and_range() -> None:
    dice = Dice(red=2, blue=1, black=3)
    assert estimates.mean(dice) == 2 * 0.75 + 0.75 + 3
    assert estimates.mean(dice, AT_SQUADRONS) == 2 * 0.5 + 0.5 + 3 * 0.75
    assert estimates.means(dice) == (5.25, 2.25, 1.5)


def test_each_hull_zone_covers_its_own_side() -> None:
    table, victory, _ = fleet()
    frigate = frigate_of(table.game, table.the_ship(victory))
    zones = {(0, 300): FRONT, (300, 0): RIGHT, (-300, 0): LEFT, (0, -300): REAR}
    assert {place: estimates.gun_towards(frigate, *place).zone for place in zones} == zones
    assert {gun.zone for gun in frigate.guns} == set(zones.values())


def test_a_point_is_seen_from_the_ship() -> None:
    here = pose_at(500, 500, 90)
    assert estimates.own_frame(here, pose_at(700, 500)) == pytest.approx((0, 200), abs=0.01)
    assert estimates.own_frame(here, pose_at(500, 600)) == pytest.approx((-100, 0), abs=0.01)


def test_a_base_reaches_to_its_edge() -> None:
    table, victory, _ = fleet()
    frigate = frigate_of(table.game, table.the_ship(victory))
    assert estimates.extent(frigate, 0, 100, 100) == frigate.half_length
    assert estimates.extent(frigate, -100, 0, 100) == frigate.half_width
    diagonal = (frigate.half_width**2 + frigate.half_length**2) ** 0.5
    corner = estimates.extent(frigate, frigate.half_width, frigate.half_length, diagonal)
    assert corner == pytest.approx(diagonal)


def test_damage_ends_with_each_range() -> None:
    means = (3.0, 2.0, 1.0)
    ends = [Range.CLOSE.end, Range.MEDIUM.end, RULER]
    assert [estimates.at_range(means, end) for end in ends] == [3, 2, 1]
    assert [estimates.at_range(means, end + 0.01) for end in ends] == [2, 1, 0]


def test_a_shot_is_measured_between_the_edges_and_hits_the_facing_hull_zone() -> None:
    table, victory, nebulon = fleet()
    game = table.game
    one, other = frigate_of(game, game.ship(victory)), frigate_of(game, game.ship(nebulon))
    shot = estimates.shot(one, pose_at(900, 300), other, pose_at(900, 600, 180))
    assert (shot.zone, shot.target_zone) == (FRONT, FRONT)
    assert shot.mm == pytest.approx(300 - one.half_length - other.half_length)
    assert shot.damage == estimates.at_range(next(gun for gun in one.guns if gun.zone is FRONT).means, shot.mm) > 0
    aside = estimates.shot(one, pose_at(900, 300), other, pose_at(1100, 300, 0))
    assert (aside.zone, aside.target_zone) == (RIGHT, LEFT)
    assert estimates.shot(one, pose_at(900, 300), other, pose_at(900, 890)).damage == 0
    assert estimates.shot(one, pose_at(900, 300), other, pose_at(900, 310)).mm == 0


def test_for_ships_bow_to_bow_or_side_by_side_the_estimate_is_the_exact_range() -> None:
    table, victory, nebulon = fleet()
    game = table.game
    one, other = frigate_of(game, game.ship(victory)), frigate_of(game, game.ship(nebulon))
    here = pose_at(900, 300)
    for there in (pose_at(900, 600, 180), pose_at(1150, 300), pose_at(900, 60)):
        exact = measure(place_ship(SHAPE[VICTORY], here), place_ship(SHAPE[NEBULON], there)).mm
        assert estimates.shot(one, here, other, there).mm == pytest.approx(exact, abs=0.01)


def test_no_attack_is_left_out_as_beyond_range_that_reaches_and_none_is_measured_that_cannot() -> None:
    table, victory, nebulon = fleet()
    game = table.game
    one, other = frigate_of(game, game.ship(victory)), frigate_of(game, game.ship(nebulon))
    here = pose_at(900, 300)
    reached = 0
    for heading in range(0, 360, 15):
        for mm in range(300, 460, 10):
            for there in (pose_at(900, 300 + mm, heading), pose_at(900 + mm, 300, heading)):
                if estimates.shot(one, here, other, there).damage:
                    reached += 1
                    assert not estimates.is_beyond_range(one, here, other, there)
    assert reached > 100
    assert estimates.is_beyond_range(one, here, other, pose_at(900, 800))
    assert estimates.is_beyond_range(one, here, other, pose_at(1400, 300))


def test_a_squadron_is_measured_to_its_base() -> None:
    table, victory, _ = fleet()
    frigate = frigate_of(table.game, table.the_ship(victory))
    gap = estimates.gap_to_squadron(frigate, pose_at(900, 300), pose_at(900, 500))
    assert gap == pytest.approx(200 - frigate.half_length - SQUADRON_RADIUS)
    assert estimates.gap_to_squadron(frigate, pose_at(900, 300), pose_at(900, 300)) == 0
    assert estimates.gap_to_squadron(frigate, pose_at(900, 300), pose_at(930, 310)) == 0


def loss(damage: float, **nebulon: object) -> float:
    table, _, other = fleet(**nebulon)
    ship = table.the_ship(other)
    return estimates.loss(table.game, ship, health(table.game, other), FRONT, damage)


def test_an_expected_attack_is_braced_if_a_readied_token_may_be_spent() -> None:
    table, _, other = fleet()
    body = health(table.game, other)
    front = table.shields(other, FRONT)
    assert loss(0) == 0
    assert loss(2) == body.loss(2, 0)
    both_braces = 1 + (1 + 4 / 2) / 2
    assert loss(4) == body.loss(both_braces, 0)
    assert loss(4, exhausted=[1, 2]) == body.loss(front, 4 - front)
    assert loss(4, speed=1) == body.loss(both_braces, 0)
    assert loss(4, speed=0) == body.loss(front, 4 - front)
    assert loss(50, exhausted=[1, 2]) == body.loss(front, body.hull - 0.5), "an estimate destroys nothing"


def test_a_squadron_is_expected_to_do_the_damage_that_counts() -> None:
    table = Scenario()
    x_wing, tie = table.squadron(X_WING, 300, 300, side=1), table.squadron(TIE, 900, 300)
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    game = table.run(ShipPhase()).game
    damage = {
        (card, at_ship): estimates.squadron_damage(game, game.squadron(card), at_ship=at_ship)
        for card in (x_wing, tie)
        for at_ship in (True, False)
    }
    assert damage == {(x_wing, True): 0.75, (x_wing, False): 2.0, (tie, True): 0.5, (tie, False): 1.5}


def test_a_ship_that_goes_straight_on_ends_ahead_of_its_bow() -> None:
    table, victory, _ = fleet()
    end = estimates.straight_on(table.game, table.the_ship(victory))
    assert (end.x, end.heading) == (900_000, 0)
    assert end.y > 400_000
