"""Where ships and squadrons may be deployed, and at which speed (SETUP-33 to SETUP-40, SETUP-44, SETUP-45)."""

from __future__ import annotations

from itertools import combinations

import pytest

from armada.engine.effects import CardInPlay
from armada.engine.procedures import Procedure
from armada.geometry.bases import BASES, SQUADRON_RADIUS, Size
from armada.geometry.measure import measure, span
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_ship, place_squadron
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, DeployShip, DeploySquadron, ShipPlacement
from armada.rules.deployment_places import room_for
from armada.rules.game import Game
from armada.rules.queries import DEPLOY_PLACE, DEPLOY_SPEED, DeployedAt, DeployPlace
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.damage import DamageCardDealt
from armada.state.events.setup import ObstaclePlaced, ShipDeployed, SquadronDeployed
from armada.state.records import ShipId, SquadronId, Token, UnitId
from tests.builders.fleets import fleet
from tests.builders.setup_table import SetupTable, after_obstacles
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

CORVETTE = "cr90_corvette_a + general_dodonna"
VICTORY = "victory_i_class_star_destroyer + grand_moff_tarkin"
ZONE = Distance.THREE.end
SMALL = BASES[Size.SMALL]
MARKER = 304.8


def ship_at(x: float, y: float, degrees: float = 0.0, speed: int = 2) -> ShipPlacement:
    """An answer: a ship at a place."""
    return ShipPlacement(pose_at(x, y, degrees), speed)


def corvettes_turn(*, squadrons: int = 4, first: int = 0) -> SetupTable:
    """The corvette is about to be deployed by seat 0; seat 1 has a Victory."""
    table = after_obstacles(
        fleet(CORVETTE, squadrons=["x_wing_squadron"] * squadrons),
        fleet(VICTORY, squadrons=["tie_fighter_squadron"] * 2),
        first=first,
    )
    for unit in table.game.state.obstacles:
        assert unit.pose is not None
    if first == 1:
        table.answer(SHIP_PLACEMENT, ship_at(900, 90), seat=1)
    assert table.asks(SHIP_PLACEMENT, 0)
    return table


def squadrons_turn(x: float = 600.0, y: float = 100.0) -> SetupTable:
    """The corvette stands, and its squadrons are about to be deployed."""
    table = corvettes_turn().answer(SHIP_PLACEMENT, ship_at(x, y))
    table.answer(SHIP_PLACEMENT, ship_at(900, 820, 180))
    table.choose("X-wing Squadron 1")
    assert table.asks(SQUADRON_PLACEMENT, 0)
    return table


# Ships


@proves("SETUP-33", "SETUP-07")
def test_a_ship_is_placed_entirely_in_its_own_deployment_zone() -> None:
    table = corvettes_turn()
    front = ZONE - SMALL.length / 2
    assert table.question.accepts(ship_at(700, front))
    refusal = table.refusal(ship_at(700, front + 12.4))
    assert refusal.rule == "SETUP-33"
    assert refusal.reason == (
        "CR90 Corvette A cannot be deployed there: it extends 12.4 mm beyond its deployment zone."
    )
    assert table.refusal(ship_at(700, 850)).rule == "SETUP-33", "that is the enemy's zone"


@proves("SETUP-33", "SETUP-06")
def test_the_second_player_deploys_at_the_opposite_edge() -> None:
    table = corvettes_turn(first=1)
    assert table.question.accepts(ship_at(700, 850, 180))
    assert table.refusal(ship_at(700, 90)).rule == "SETUP-33"


@proves("SETUP-44")
def test_a_ship_may_stand_right_at_the_markers_of_the_setup_area() -> None:
    table = corvettes_turn()
    assert table.question.accepts(ship_at(MARKER + SMALL.width / 2, 90))
    assert table.refusal(ship_at(MARKER + SMALL.width / 2 - 1, 90)).rule == "SETUP-33"


@proves("SETUP-49", "SETUP-54")
def test_dial_frames_do_not_count_for_the_zone() -> None:
    table = corvettes_turn()
    pose = pose_at(MARKER + SMALL.width / 2, SMALL.length / 2)
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose, 1))
    hull = table.game.hull(table.unit("CR90 Corvette A"))
    assert min(x for x, _ in hull.dials) - 12.8 < MARKER, "a dial frame stands out of the zone"


@proves("SETUP-36", "SETUP-54")
def test_a_ship_cannot_be_deployed_on_another_ship_nor_its_dials_on_dials() -> None:
    table = after_obstacles(fleet(CORVETTE, "cr90_corvette_b"), fleet(VICTORY))
    table.deploy_ship("CR90 Corvette A", 600, 100).deploy_ship("Victory I-class Star Destroyer", 900, 820, 180)
    refusal = table.refusal(ship_at(620, 100))
    assert refusal.rule == "SETUP-36"
    assert "overlaps CR90 Corvette A by 23.0 mm" in refusal.reason
    side_by_side = SMALL.width + 5.0
    refusal = table.refusal(ship_at(600 + side_by_side, 100))
    assert refusal.rule == "SETUP-36", "the bases are apart, the dial frames are not"
    assert table.question.accepts(ship_at(600 + side_by_side + 10.1, 100))


@proves("SETUP-53")
def test_a_ship_cannot_be_deployed_on_a_squadron() -> None:
    table = after_obstacles(fleet(CORVETTE, "cr90_corvette_b", squadrons=["x_wing_squadron"] * 2), fleet(VICTORY))
    table.deploy_ship("CR90 Corvette A", 600, 100).deploy_ship("Victory I-class Star Destroyer", 900, 820, 180)
    table.deploy_squadron("X-wing Squadron 1", 680, 100).deploy_squadron("X-wing Squadron 2", 680, 160)
    refusal = table.refusal(ship_at(690, 120))
    assert refusal.rule == "SETUP-53"
    assert "X-wing Squadron" in refusal.reason


@proves("SETUP-34", "SETUP-35")
@pytest.mark.parametrize(("speed", "rule"), [(0, "SETUP-35"), (5, "SETUP-34"), (-1, "SETUP-34")])
def test_a_ship_starts_at_a_speed_of_its_chart_and_never_at_0(speed: int, rule: str) -> None:
    table = corvettes_turn()
    assert all(table.question.accepts(ship_at(600, 100, speed=fine)) for fine in (1, 2, 3, 4))
    refusal = table.refusal(ship_at(600, 100, speed=speed))
    assert refusal.rule == rule
    assert "starts at speed 1, 2, 3 or 4" in refusal.reason


@proves("SETUP-34", "SETUP-50")
def test_place_and_speed_are_set_together() -> None:
    table = corvettes_turn().answer(SHIP_PLACEMENT, ship_at(600, 100, 375, speed=3))
    corvette = table.game.ship(table.unit("CR90 Corvette A"))
    assert corvette.speed == 3
    assert corvette.pose == Pose(600_000, 100_000, 15_000)
    assert table.all(ShipDeployed) == [ShipDeployed(corvette.id, Pose(600_000, 100_000, 15_000), 3)]


@proves("SETUP-34")
def test_an_effect_can_set_the_speed_by_where_the_ship_stands(made_up: MadeUpCards) -> None:
    def stopped(game: Game, card: CardInPlay, deployed: DeployedAt, speeds: tuple[int, ...]) -> tuple[int, ...]:
        return (0,) if deployed.pose.x < 700_000 else speeds

    made_up.modifier(stopped, DEPLOY_SPEED)
    table = corvettes_turn()
    assert table.question.accepts(ship_at(600, 100, speed=0))
    assert table.refusal(ship_at(600, 100, speed=2)).rule == "SETUP-34"
    assert table.question.accepts(ship_at(800, 100, speed=2))


@proves("SETUP-45")
def test_deploying_on_an_obstacle_is_allowed_and_does_nothing() -> None:
    table = corvettes_turn()
    table.game.emit(ObstaclePlaced(0, pose_at(600, 100), False))
    assert table.question.accepts(ship_at(600, 100))
    table.answer(SHIP_PLACEMENT, ship_at(600, 100))
    corvette = table.game.ship(table.unit("CR90 Corvette A"))
    assert overlaps(table.game.hull(corvette.id), table.game.obstacle_bodies()[0])
    assert corvette.damage == ()
    assert not table.all(DamageCardDealt)


# Squadrons


@proves("SETUP-37")
def test_a_squadron_stands_wholly_within_distance_2_of_a_friendly_ship() -> None:
    table = squadrons_turn()
    limit = 600 + SMALL.width / 2 + Distance.TWO.end - SQUADRON_RADIUS
    assert table.question.accepts(pose_at(limit, 100))
    refusal = table.refusal(pose_at(limit + 3.2, 100))
    assert refusal.rule == "SETUP-37"
    assert "wholly within distance 2 of CR90 Corvette A and is 3.2 mm too far away" in refusal.reason
    assert table.refusal(pose_at(900, 740)).rule == "SETUP-37", "an enemy ship does not count"


@proves("SETUP-38")
def test_a_squadron_may_stand_outside_of_the_deployment_zone() -> None:
    table = squadrons_turn(y=140.0)
    ahead = pose_at(600, 140 + SMALL.length / 2 + 100)
    assert not table.game.play_area.deployment_zone(second=False).holds(place_squadron(ahead))
    assert table.question.accepts(ahead)


@proves("SETUP-39", "SETUP-44")
def test_a_squadron_cannot_stand_outside_of_the_setup_area() -> None:
    table = squadrons_turn(x=MARKER + 60)
    edge = MARKER + SQUADRON_RADIUS
    assert table.question.accepts(pose_at(edge, 180))
    refusal = table.refusal(pose_at(edge - 2, 180))
    assert refusal.rule == "SETUP-39"
    assert "extends 2.0 mm beyond the setup area" in refusal.reason


@proves("SETUP-40", "SETUP-54")
def test_a_squadron_cannot_stand_on_a_ship_its_dials_or_another_squadron() -> None:
    table = squadrons_turn()
    on_the_base = table.refusal(pose_at(600, 100 + SMALL.length / 2 + 10))
    assert on_the_base.rule == "SETUP-40"
    on_a_dial = table.refusal(pose_at(600 + SMALL.width / 2 + SQUADRON_RADIUS + 2, 100))
    assert on_a_dial.rule == "SETUP-40"
    table.answer(SQUADRON_PLACEMENT, pose_at(700, 100))
    table.choose("X-wing Squadron 2")
    refusal = table.refusal(pose_at(670, 100))
    assert refusal.rule == "SETUP-40"
    assert "overlaps X-wing Squadron 1 by 4.2 mm" in refusal.reason
    assert table.question.accepts(pose_at(700 - 2 * SQUADRON_RADIUS, 100)), "touching is not overlapping"


@proves("SETUP-45")
def test_a_squadron_may_be_deployed_on_an_obstacle() -> None:
    table = squadrons_turn()
    table.game.emit(ObstaclePlaced(0, pose_at(680, 100), False))
    table.answer(SQUADRON_PLACEMENT, Pose(680_000, 100_000, 45_000))
    squadron = table.game.squadron(table.unit("X-wing Squadron 1"))
    assert squadron.hull == 5
    assert squadron.pose == Pose(680_000, 100_000), "a squadron has no heading"


# Answers that are offered


def test_candidates_and_samples_are_legal_and_ships_look_at_the_enemy() -> None:
    for first in (0, 1):
        table = corvettes_turn(first=first)
        facing = 0 if first == 0 else 180_000
        assert len(table.question.options) > 20
        assert any(found.pose.heading == facing for found in table.question.options)
        for found in (*table.question.options, *(table.question.sample(table.rng) for _ in range(40))):
            assert table.question.accepts(found)


def test_candidates_for_squadrons_lie_around_their_ships() -> None:
    table = squadrons_turn()
    assert len(table.question.options) > 10
    hull = table.game.hull(table.unit("CR90 Corvette A"))
    for pose in (*table.question.options, *(table.question.sample(table.rng) for _ in range(40))):
        assert table.question.accepts(pose)
        disc = place_squadron(pose)
        assert span(hull, disc).is_within(Distance.ONE, Distance.TWO)
        assert not overlaps(hull, disc)


def test_a_refusal_names_a_legal_place_close_by_with_a_legal_speed() -> None:
    table = corvettes_turn()
    nearest = table.refusal(ship_at(700, ZONE, 30, speed=9)).nearest
    assert isinstance(nearest, ShipPlacement)
    assert nearest.pose.heading == 30_000
    assert abs(nearest.pose.x - 700_000) < 60_000
    assert nearest.speed == 4
    assert table.refusal(ShipPlacement(Pose(10**30, 0), 1)).nearest is not None


def test_a_full_zone_is_filled_to_the_last_place() -> None:
    table = after_obstacles(fleet(CORVETTE, *["cr90_corvette_b"] * 11), fleet(VICTORY), seed=2).finish()
    bodies = table.game.ship_bodies()
    assert len(bodies) == 13
    assert not any(overlaps(one, other) for one, other in combinations(bodies, 2))


# What effects ask for


def deploying(table: SetupTable, procedure: Procedure) -> SetupTable:
    """The same table with something else going on."""
    return SetupTable(table.game.state, procedure)


def test_an_effect_can_bring_in_a_ship_and_squadrons_at_a_token() -> None:
    table = squadrons_turn()
    table.game.emit(ObjectiveTokenPlaced(Token(kind="gate", pose=pose_at(1000, 450))))
    ship, squadron = ShipId(table.unit("CR90 Corvette A")), SquadronId(table.unit("X-wing Squadron 1"))
    place = DeployPlace((table.game.play_area.area,), at_tokens=(0,), on_squadrons=True)
    token = table.game.state.tokens[0]
    assert token.pose is not None
    by_ship = deploying(table, DeployShip(ship=ship, place=place))
    refusal = by_ship.refusal(ship_at(600, 300))
    assert refusal.rule == "OBJ-04"
    shape = table.game.hull(ship).shape
    for found in (*by_ship.question.options, *(by_ship.question.sample(by_ship.rng) for _ in range(10))):
        assert measure(place_squadron(token.pose), place_ship(shape, found.pose)).mm < Distance.ONE.end + 1
    by_squadron = deploying(table, DeploySquadron(squadron=squadron, place=place._replace(on_squadrons=False)))
    assert by_squadron.question.accepts(pose_at(1000, 540))
    assert by_squadron.refusal(pose_at(1000, 560)).rule == "SETUP-37"


def test_where_a_zone_has_no_room_the_next_one_is_taken(made_up: MadeUpCards) -> None:
    narrow, ambush = Area(900, 400, 910, 500), Area(800, 300, 1100, 600)

    def ambushed(game: Game, card: CardInPlay, unit: UnitId, place: DeployPlace) -> DeployPlace:
        return place._replace(areas=(narrow, ambush, *place.areas), no_obstacles_in=ambush)

    made_up.modifier(ambushed, DEPLOY_PLACE)
    table = corvettes_turn()
    assert table.refusal(ship_at(600, 100)).rule == "OBJ-04", "the objective's area is in the place of the zone"
    table.game.emit(ObstaclePlaced(0, pose_at(850, 350), False))
    assert table.refusal(ship_at(850, 350)).rule == "OBJ-04"
    assert table.question.accepts(ship_at(1000, 500))


def test_whether_there_is_room_can_be_asked_for_any_ship_or_squadron() -> None:
    table = squadrons_turn()
    ship = table.unit("CR90 Corvette A")
    assert room_for(table.game, ship, DeployPlace((Area(0, 0, 30, 300),))) is None
    found = room_for(table.game, ship, DeployPlace((Area(0, 0, 30, 300), Area(0, 0, 50, 80))))
    assert found is not None
    assert found.place.areas == (Area(0, 0, 50, 80),)
    squadron = table.unit("X-wing Squadron 1")
    assert room_for(table.game, squadron, DeployPlace((table.game.play_area.setup_area,))) is None, "no ship is near"
    assert not table.all(SquadronDeployed)


def test_candidates_for_squadrons_lie_all_around_a_ship_in_the_open_those_ahead_of_it_first() -> None:
    table = squadrons_turn(900, 148)
    hull = table.game.hull(table.unit("CR90 Corvette A"))
    offered = [(pose.x / 1000 - hull.x, pose.y / 1000 - hull.y) for pose in table.question.options]
    assert len(offered) == len(set(offered)) == 35, "twelve directions, three gaps: one is off the table"
    assert offered[0][0] == pytest.approx(0, abs=0.01)
    assert offered[0][1] > 0
    assert [x > 0.01 for x, _ in offered[1:3]] == [True, False], "then to the right and to the left of that"
    for ring in (offered[:12], offered[12:24]):
        assert sum(x > 0.01 for x, _ in ring) == sum(x < -0.01 for x, _ in ring) == 5
        assert sum(y > 0.01 for _, y in ring) == sum(y < -0.01 for _, y in ring) == 5


def test_squadrons_drawn_at_random_lie_on_all_sides_of_their_ship() -> None:
    table = squadrons_turn(900, 148)
    hull = table.game.hull(table.unit("CR90 Corvette A"))
    drawn = [table.question.sample(table.rng) for _ in range(80)]
    sides = [(pose.x / 1000 > hull.x, pose.y / 1000 > hull.y) for pose in drawn]
    for side in {(right, ahead) for right in (True, False) for ahead in (True, False)}:
        assert sides.count(side) > 8


def test_ships_drawn_at_random_use_the_whole_zone_and_mostly_look_at_the_enemy() -> None:
    table = corvettes_turn()
    zone = table.game.play_area.deployment_zone(second=False)
    drawn = [table.question.sample(table.rng).pose for _ in range(120)]
    xs = [pose.x / 1000 for pose in drawn]
    assert min(xs) < zone.x1 + (zone.x2 - zone.x1) / 6
    assert max(xs) > zone.x2 - (zone.x2 - zone.x1) / 6
    ys = [pose.y / 1000 for pose in drawn]
    assert max(ys) - min(ys) > (zone.y2 - zone.y1) / 3
    ahead = [pose for pose in drawn if pose.heading <= 60_000 or pose.heading >= 300_000]
    assert 0.6 * len(drawn) < len(ahead) < len(drawn)
    assert sum(0 < pose.heading <= 60_000 for pose in drawn) > 20
    assert sum(pose.heading >= 300_000 for pose in drawn) > 20


def test_candidates_for_ships_are_spread_along_the_zone_at_its_front_and_in_its_middle() -> None:
    table = corvettes_turn()
    zone = table.game.play_area.deployment_zone(second=False)
    straight = [found.pose for found in table.question.options if found.pose.heading == 0]
    front = zone.y2 - SMALL.length / 2
    assert {round(pose.y / 1000, 1) for pose in straight} == {round(front, 1), round((zone.y1 + zone.y2) / 2, 1)}
    assert len({pose.x for pose in straight}) == 9
    headings = {found.pose.heading for found in table.question.options}
    assert headings == {0, 30_000, 330_000}
