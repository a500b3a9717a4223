"""Exogorths, purrgil and the gravity rift: what they do to ships and squadrons, and when (EXT-obstacle)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

import armada.effects  # noqa: F401
from armada.catalog.shapes import obstacle_shape
from armada.engine.seats import Seat
from armada.geometry.clearance import apart
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Obstacle, place_obstacle
from armada.geometry.pose import TOUCHING, pose_at
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.exogorths import EXOGORTH, PREY, ExogorthAttacks, PlaceExogorths, attacker, lairs
from armada.rules.gravity_rift import is_near_rift
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.purrgil import MovePurrgil
from armada.rules.shifted_obstacles import AT_OBSTACLE
from armada.rules.ship_movement import ExecuteManeuver, maneuver_speed
from armada.rules.squadron_movement import RECOVER_HULL, SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase, unactivated_squadrons
from armada.rules.targets import legal_attacks
from armada.state.events.attack import AttackDeclared
from armada.state.events.damage import Destroyed, HullChanged
from armada.state.events.movement import ObstacleMoved, ObstacleResolved, SquadronPlaced
from armada.state.records import ShipId, SquadronId
from tests.builders.movement_table import CR90, NEBULON, STEP, TIE, VICTORY, X_WING, maneuver
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.builders.squadron_table import StillTable, battlefield
from tests.proves import proves

X, Y = 900.0, 300.0


def ends_on(key: str, *, speed: int = 2, damage: tuple[str | None, ...] = ()) -> tuple[Scenario, ShipId]:
    """A Nebulon-B that ends a maneuver on an obstacle."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, speed=speed, damage=damage)
    table.ship(NEBULON, 300, 800, side=1)
    table.obstacle(key, X, Y + STEP * speed)
    return maneuver(table, ship, *[0] * speed), ship


# Ships on them


@proves("EXT-obstacle-08")
def test_a_ship_on_an_exogorth_suffers_one_damage_where_its_owner_says() -> None:
    table, ship = ends_on("exogorth_1")
    shields = table.the_ship(ship).shields
    table.answer(DAMAGED_ZONE, REAR, seat=0)
    assert sum(table.the_ship(ship).shields) == sum(shields) - 1
    assert not table.the_ship(ship).damage


@proves("EXT-obstacle-17")
def test_a_ship_on_a_purrgil_suffers_as_much_damage_as_its_dial_shows() -> None:
    table, ship = ends_on("purrgil_1", speed=3)
    shields = table.the_ship(ship).shields
    table.answer(DAMAGED_ZONE, FRONT)
    assert sum(table.the_ship(ship).shields) == sum(shields) - 3


@proves("EXT-obstacle-17", "MOVE-30")
def test_a_granted_maneuver_onto_a_purrgil_counts_the_dial_and_speed_0_suffers_nothing() -> None:
    for dial, lost in ((3, 3), (0, 0)):
        table = Scenario()
        ship = table.ship(NEBULON, X, Y, speed=dial)
        table.obstacle("purrgil_1", X, Y + STEP)
        maneuver(table, ship, 0, granted_speed=1)
        if lost:
            table.answer(DAMAGED_ZONE, FRONT)
        assert table.is_over
        assert sum(table.the_ship(ship).shields) == 7 - lost


@proves("EXT-obstacle-16", "DEF-05")
def test_a_ship_on_the_gravity_rift_stops_and_thruster_fissure_does_not_act() -> None:
    table = Scenario()
    ship = table.ship(CR90, X, Y, speed=4, damage=("thruster_fissure",))
    table.obstacle("gravity_rift", X, Y + 4 * STEP)
    maneuver(table, ship, 0, 0, 0, 0)
    assert table.is_over
    assert table.the_ship(ship).speed == 0
    assert len(table.the_ship(ship).damage) == 1
    assert table.last(ObstacleResolved).kind == "gravity_rift"


@proves("EXT-obstacle-05")
def test_a_dust_field_does_nothing_to_a_ship_but_damaged_controls_act_on_it() -> None:
    table, _ = ends_on("dust_field_1")
    assert table.is_over
    assert not table.all(ObstacleResolved)
    table, ship = ends_on("dust_field_1", damage=("damaged_controls",))
    assert len(table.the_ship(ship).damage) == 2


# The gravity rift, from afar


def near_rift(*, speed: int = 2, y: float = Y - 150.0) -> tuple[Scenario, ShipId]:
    """A Nebulon-B behind which a gravity rift lies."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, speed=speed)
    table.obstacle("gravity_rift", X, y)
    return table.run(ExecuteManeuver(ship=ship)), ship


@proves("EXT-obstacle-15")
@pytest.mark.parametrize(("dial", "speed"), [(3, 2), (1, 0), (0, 0)])
def test_a_ship_near_the_rift_moves_at_one_speed_less_and_keeps_its_dial(dial: int, speed: int) -> None:
    table, ship = near_rift(speed=dial)
    assert is_near_rift(table.game, table.game.hull(ship))
    maneuver_under_way = ExecuteManeuver(ship=ship)
    assert maneuver_speed(table.game, maneuver_under_way) == speed
    assert table.the_ship(ship).speed == dial


@proves("EXT-obstacle-15")
def test_a_ship_beyond_distance_2_of_the_rift_is_not_slowed() -> None:
    table, ship = near_rift(y=Y - 300.0)
    assert not is_near_rift(table.game, table.game.hull(ship))
    assert maneuver_speed(table.game, ExecuteManeuver(ship=ship)) == 2


# Squadrons on them


def flies_to(key: str, *, hull: int | None = None) -> tuple[Scenario, SquadronId]:
    """An X-wing moves onto an obstacle."""
    table = battlefield()
    squadron = table.squadron(X_WING, 500, 300, side=1, hull=hull)
    table.obstacle(key, 500, 400)
    table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(500, 400))
    return table, squadron


@proves("EXT-obstacle-17", "EXT-obstacle-21")
def test_a_squadron_moved_onto_a_purrgil_suffers_one_damage_and_may_be_destroyed() -> None:
    table, squadron = flies_to("purrgil_1")
    assert table.last(HullChanged) == HullChanged(squadron, 4, "purrgil", 5)
    table, squadron = flies_to("purrgil_1", hull=1)
    assert table.last(Destroyed).unit == squadron


@pytest.mark.parametrize("key", ["exogorth_1", "gravity_rift", "dust_field_1"])
@proves("EXT-obstacle-20", "OBS-07")
def test_other_obstacles_do_nothing_to_squadrons_that_move_onto_them(key: str) -> None:
    table, _ = flies_to(key)
    assert table.is_over
    assert not table.all(ObstacleResolved)


@proves("OBS-06", "EXT-obstacle-17", "OBS-15")
def test_a_damaged_squadron_on_a_station_and_a_purrgil_recovers_first() -> None:
    for hull, left in ((1, 1), (5, 4)):
        table = battlefield()
        squadron = table.squadron(X_WING, 500, 300, side=1, hull=hull)
        table.obstacle("station", 540, 400)
        table.obstacle("purrgil_1", 470, 400)
        table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(497, 400))
        if not table.is_over:
            table.answer(RECOVER_HULL, hull == 1)
        assert table.game.squadron(squadron).hull == left


# Sight


@proves("EXT-obstacle-20", "EXT-obstacle-13")
@pytest.mark.parametrize("key", ["exogorth_1", "purrgil_1", "gravity_rift"])
def test_a_line_of_sight_across_them_is_obstructed(key: str) -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    corvette = table.ship(CR90, 900, 540, 180, side=1)
    table.obstacle(key, 900, 440)
    table.run(StillTable())
    attacks = [found for found in legal_attacks(table.game, victory) if found.option.defender == corvette]
    assert attacks
    assert all(found.obstructed for found in attacks if found.option.target_zone is FRONT)


# Exogorths are placed


def beside(*placed: tuple[str, float, float]) -> Scenario:
    """Two obstacles, and perhaps more, with both exogorths to be placed by the second player."""
    table = battlefield()
    table.objective = "infested_fields"
    table.obstacle("asteroid_field_1", 600, 450)
    table.obstacle("debris_field_1", 1100, 450)
    for key, x, y in placed:
        table.obstacle(key, x, y)
    return table


def placing(table: Scenario, *keys: str) -> Scenario:
    """The second player places exogorths."""
    for key in keys:
        table.obstacles.append(replace(table.obstacles[0], key=key, pose=None))
    numbers = tuple(range(len(table.obstacles) - len(keys), len(table.obstacles)))
    table.run(StillTable())
    return table.run(PlaceExogorths(by=Seat(1), left=numbers, area=table.game.play_area.area))


def body(table: Scenario, number: int) -> Obstacle:
    """An obstacle as it lies on the table."""
    found = table.game.state.obstacles[number]
    assert found.pose is not None
    return place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)


@proves("EXT-obstacle-06")
def test_an_exogorth_touches_an_obstacle_that_no_other_exogorth_touches() -> None:
    table = placing(beside(), "exogorth_1", "exogorth_2")
    refused = table.question.refusal(ObstaclePlacement(2, pose_at(600, 520)))
    assert refused is not None
    assert refused.rule == "SETUP-30"
    table.answer(OBSTACLE, refused.nearest, seat=1)
    rock, worm = body(table, 0), body(table, 2)
    assert apart(rock, worm) <= TOUCHING
    assert not overlaps(rock, worm)
    assert lairs(table.game) == (1,), "the second one must lie at the debris"
    at_rock = table.question.refusal(ObstaclePlacement(3, pose_at(600, 380)))
    assert at_rock is not None
    table.answer(OBSTACLE, at_rock.nearest)
    assert apart(body(table, 1), body(table, 3)) <= TOUCHING
    assert table.is_over


@proves("EXT-obstacle-06")
def test_every_proposed_and_every_random_place_of_an_exogorth_is_legal() -> None:
    table = placing(beside(), "exogorth_1", "exogorth_2")
    rng = Random("worms")
    assert len(table.question.options) > 8
    assert all(table.question.accepts(option) for option in table.question.options)
    assert all(table.question.accepts(table.question.sample(rng)) for _ in range(10))


@proves("EXT-obstacle-06")
def test_an_exogorth_lies_on_no_ship_and_no_token() -> None:
    table = beside()
    table.ship(CR90, 600, 530)
    table.token("infested_fields", 560, 450)
    placing(table, "exogorth_1")
    assert all(
        not overlaps(place_obstacle(obstacle_shape("exogorth_1", option.mirrored), option.pose), table.game.hull(2))
        for option in table.question.options
    )


@proves("EXT-obstacle-06", "SETUP-55")
def test_without_an_obstacle_of_its_own_an_exogorth_stays_away() -> None:
    table = battlefield()
    table.objective = "infested_fields"
    table.obstacle("asteroid_field_1", 600, 450)
    placing(table, "exogorth_1", "exogorth_2")
    table.answer(OBSTACLE, table.question.options[0])
    assert table.is_over
    assert [table.game.state.obstacles[number].pose is None for number in (1, 2)].count(True) == 1


@proves("EXT-obstacle-07")
def test_the_other_player_places_the_squadrons_under_an_exogorth() -> None:
    table = beside()
    tie = table.squadron(TIE, 600, 505)
    placing(table, "exogorth_1")
    refused = table.question.refusal(ObstaclePlacement(2, pose_at(600, 520)))
    assert refused is not None
    table.answer(OBSTACLE, refused.nearest, seat=1)
    assert table.question.seat == 0
    assert table.question.refusal(pose_at(900, 800)) is not None, "it must touch or overlap the exogorth"
    table.answer(AT_OBSTACLE, table.question.options[0], seat=0)
    assert table.last(SquadronPlaced).squadron == tie


# Exogorths attack


def hunted(*squadrons: tuple[str, float, float, int]) -> tuple[Scenario, list[SquadronId]]:
    """Two exogorths beside an asteroid and a debris field, with squadrons near them."""
    table = beside(("exogorth_1", 600, 508), ("exogorth_2", 1100, 514))
    found = [table.squadron(card, x, y, side=side) for card, x, y, side in squadrons]
    return table, found


@proves("EXT-obstacle-09", "EXT-obstacle-10")
def test_the_second_player_chooses_first_and_the_exogorth_attacks_squadrons_of_both_sides() -> None:
    table, (tie, x_wing) = hunted((TIE, 600, 590, 0), (X_WING, 650, 590, 1))
    table.run(ExogorthAttacks())
    table.answer(EXOGORTH, 2, seat=1)
    table.answer(PREY, tie, seat=1)
    assert table.last(AttackDeclared).defender == tie
    assert [color.value for color in table.last(AttackDeclared).dice] == ["blue"] * 3
    assert table.game.state.units[table.last(AttackDeclared).attacker].seat == 1, "the opponent rolls"
    table.roll("hit", "hit", "accuracy")
    assert table.last(AttackDeclared).defender == x_wing
    assert table.game.state.units[table.last(AttackDeclared).attacker].seat == 0


@proves("EXT-obstacle-12", "SQN-11")
def test_a_squadron_that_suffers_damage_becomes_activated_and_another_does_not() -> None:
    table, (tie,) = hunted((TIE, 600, 590, 0))
    table.run(ExogorthAttacks()).answer(EXOGORTH, 2).roll("hit", "accuracy", "accuracy")
    assert table.game.squadron(tie).activated
    table, (tie,) = hunted((TIE, 600, 590, 0))
    table.run(ExogorthAttacks()).answer(EXOGORTH, 2).roll("accuracy", "accuracy", "crit")
    assert not table.game.squadron(tie).activated
    assert unactivated_squadrons(table.game, table.game.side(tie)) == [tie]


@proves("EXT-obstacle-09")
def test_with_one_exogorth_only_the_second_player_chooses_and_nobody_far_away_is_attacked() -> None:
    table = beside(("exogorth_1", 600, 514))
    table.squadron(TIE, 600, 700)
    table.squadron(X_WING, 300, 514, side=1)
    table.run(SquadronPhase())
    assert not table.all(AttackDeclared)
    assert attacker(table.game) is None


@proves("EXT-obstacle-10")
def test_counter_does_not_answer_an_exogorth() -> None:
    table, (interceptor,) = hunted(("tie_interceptor_squadron", 600, 590, 0))
    table.run(ExogorthAttacks()).answer(EXOGORTH, 2).roll("hit", "accuracy", "accuracy")
    assert len(table.all(AttackDeclared)) == 1
    assert table.game.squadron(interceptor).hull == 2


@proves("EXT-obstacle-11")
def test_other_obstacles_and_ships_obstruct_an_exogorth_but_not_its_own_lair() -> None:
    table, _ = hunted((TIE, 600, 400, 0))
    table.run(ExogorthAttacks()).answer(EXOGORTH, 2)
    assert not table.last(AttackDeclared).obstructed, "the asteroid field that it touches"
    table, _ = hunted((TIE, 600, 605, 0))
    table.ship(CR90, 600, 566, 90)
    table.run(ExogorthAttacks()).answer(EXOGORTH, 2)
    assert table.last(AttackDeclared).obstructed


# Purrgil move


@proves("EXT-obstacle-18", "EXT-object-01", "EXT-object-02", "EXT-object-05", "EXT-object-07")
def test_each_player_moves_another_purrgil_the_second_player_first() -> None:
    table = battlefield()
    table.squadron(TIE, 600, 560)
    table.obstacle("purrgil_1", 600, 450)
    table.obstacle("purrgil_2", 1000, 450)
    table.run(MovePurrgil())
    assert table.question.seat == 1
    assert table.question.refusal(ObstacleMove(0, pose_at(600 + 124.8, 450))) is not None, "beyond distance 2"
    on_squadron = table.question.refusal(ObstacleMove(0, pose_at(600, 520)))
    assert on_squadron is not None
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(600, 450)), seat=1)
    assert table.question.refusal(ObstacleMove(0, pose_at(600, 450))) is not None, "not the same one"
    table.answer(OBSTACLE_MOVE, ObstacleMove(1, pose_at(1100, 450)), seat=0)
    assert table.is_over
    assert [event.obstacle for event in table.all(ObstacleMoved)] == [0, 1]


@proves("EXT-obstacle-18")
def test_with_one_purrgil_only_the_second_player_moves_it() -> None:
    table = battlefield()
    table.obstacle("purrgil_1", 600, 450)
    table.run(MovePurrgil()).answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(650, 450)), seat=1)
    assert table.is_over


@proves("EXT-object-07", "EXT-object-03")
def test_a_purrgil_stays_on_the_table_and_may_be_turned() -> None:
    table = battlefield()
    table.obstacle("purrgil_1", 600, 60)
    table.run(MovePurrgil())
    assert table.question.refusal(ObstacleMove(0, pose_at(600, 20))) is not None
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(600, 60, 90)))
    assert table.is_over
