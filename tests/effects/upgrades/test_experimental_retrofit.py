"""Experimental retrofits."""

from __future__ import annotations

import pytest

from armada.effects.upgrades.experimental_retrofit import GRAV_SHIFT, GRAV_WELL
from armada.effects.verbs.dice import REROLLED_DICE
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_squadron
from armada.geometry.pose import Pose, pose_at
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.deploying import SHIP_PLACEMENT, DeployShip, ShipPlacement
from armada.rules.deployment import DEPLOY
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove
from armada.rules.navigate import NEW_SPEED
from armada.rules.queries import DEPLOY_SPEED, DeployedAt, DeployPlace
from armada.rules.shifted_obstacles import AT_OBSTACLE, ShiftObstacle
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.token_placement import TOKEN
from armada.state.events.movement import ManeuverExecuted, ObstacleMoved, SquadronPlaced
from armada.state.records import Command, Token
from tests.builders.attack_table import CORVETTE, INTERDICTOR, VICTORY, X, Y, pool
from tests.builders.cards_table import decline, duel, exhaust, is_exhausted, offered, use
from tests.builders.movement_table import clicks_of
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import projected, scrambled, straight, wells
from tests.proves import proves

# G-8 Experimental Projector


@proves("CARD-g-8-experimental-projector-03")
def test_the_g_8_projector_slows_a_maneuver_and_leaves_the_dial_alone() -> None:
    table, corvette = projected()
    straight(use(table, "g_8_experimental_projector"))
    assert table.last(ManeuverExecuted).speed == 1
    assert table.the_ship(corvette).speed == 2
    assert is_exhausted(table, "g_8_experimental_projector")


@proves("CARD-g-8-experimental-projector-03")
def test_under_the_g_8_projector_the_course_has_the_yaw_of_the_lower_speed() -> None:
    table, _ = projected()
    use(table, "g_8_experimental_projector")
    assert clicks_of(table) == {(-2,), (-1,), (0,), (1,), (2,)}


@proves("CARD-g-8-experimental-projector-01")
def test_a_ship_that_speeds_up_under_the_g_8_projector_goes_one_below_its_new_dial() -> None:
    table, corvette = projected(tokens=(Command.NAVIGATE,))
    use(table, "g_8_experimental_projector")
    straight(use(table, "navigate").answer(NEW_SPEED, 3))
    assert table.the_ship(corvette).speed == 3
    assert table.last(ManeuverExecuted).speed == 2


@proves("CARD-g-8-experimental-projector-02")
def test_the_g_8_projector_can_stop_a_maneuver_of_engine_techs() -> None:
    table, _ = projected(tokens=(Command.NAVIGATE,), upgrades=("engine_techs",))
    decline(table)
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    use(table, "engine_techs")
    use(table, "g_8_experimental_projector")
    assert [event.speed for event in table.all(ManeuverExecuted)] == [2, 0]
    assert table.is_over


@proves("CARD-g-8-experimental-projector-03")
def test_the_g_8_projector_does_not_slow_below_0() -> None:
    table, _ = projected(speed=0)
    use(table, "g_8_experimental_projector")
    assert table.last(ManeuverExecuted).speed == 0


@proves("DMGCARD-thruster-fissure-02")
def test_the_g_8_projector_is_no_change_of_speed_for_a_thruster_fissure() -> None:
    table, corvette = projected(damage=["thruster_fissure"])
    straight(use(table, "g_8_experimental_projector"))
    assert table.is_over
    assert len(table.the_ship(corvette).damage) == 1


@proves("DMGCARD-thrust-control-malfunction-03")
def test_a_thrust_control_malfunction_does_not_act_on_a_slowed_maneuver() -> None:
    table, _ = projected(damage=["thrust_control_malfunction"])
    use(table, "g_8_experimental_projector")
    assert clicks_of(table) == {(-2,), (-1,), (0,), (1,), (2,)}


@pytest.mark.parametrize(("gap", "side"), [(310, 1), (200, 0)])
def test_the_g_8_projector_is_not_offered_beyond_distance_5_or_for_friends(gap: float, side: int) -> None:
    table, _ = projected(gap=gap, side=side)
    assert table.question.kind is COURSE


def test_the_g_8_projector_is_not_offered_while_exhausted() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, side=1)
    table.ship(INTERDICTOR, X + 200, Y, upgrades=["g_8_experimental_projector"])
    exhaust(table, "g_8_experimental_projector")
    table.run(ExecuteManeuver(ship=corvette))
    assert table.question.kind is COURSE


# Targeting Scrambler


def test_a_targeting_scrambler_makes_the_attacker_reroll_dice_of_the_defenders_choice() -> None:
    table = use(scrambled(), "targeting_scrambler")
    table.answer(REROLLED_DICE, (0, 1), seat=1).roll("blank", "hit")
    assert pool(table) == ["blank", "hit", "hit"]
    assert table.question.kind is DEFENSE_TOKEN, "tokens can still be spent"
    assert is_exhausted(table, "targeting_scrambler")


def test_a_targeting_scrambler_serves_its_own_ship_also_at_speed_0() -> None:
    table = duel("close", defending=["targeting_scrambler"], on={"speed": 0}).attack("hit", "hit", "hit")
    assert offered(table) == {"targeting_scrambler"}


def test_a_targeting_scrambler_rerolls_four_dice_at_most() -> None:
    table = duel("close", attacker="victory_ii_class_star_destroyer", defending=["targeting_scrambler"])
    use(table.attack(*["hit"] * 6), "targeting_scrambler")
    assert table.question.refusal((0, 1, 2, 3, 4)) is not None
    assert table.question.refusal((0, 1, 2, 3)) is None


def test_a_targeting_scrambler_is_not_offered_at_medium_range_or_beyond_distance_3() -> None:
    assert not offered(scrambled("medium", own=True))
    assert not offered(scrambled(dx=210))


def test_a_targeting_scrambler_is_not_offered_for_a_squadron_or_while_exhausted() -> None:
    table = duel("close", defending=["targeting_scrambler"])
    exhaust(table, "targeting_scrambler")
    assert not offered(table.attack("hit", "hit", "hit"))


# G7-X Grav Well Projector


def speeds(*, carrier: bool = True, at: tuple[float, float] = (900.0, 300.0), side: int = 1) -> tuple[int, ...]:
    """The speeds at which a corvette can be deployed, with a grav well of the first player's at (900, 300)."""
    table = Scenario()
    table.ship(INTERDICTOR if carrier else VICTORY, 1600, 800, upgrades=["g7_x_grav_well_projector"] * carrier)
    corvette = table.ship(CORVETTE, 100, 800, side=side)
    table.tokens.append(Token(kind=GRAV_WELL, pose=pose_at(900, 300), seat=0))
    table.run(StillTable())
    return table.game.ask(DEPLOY_SPEED, DeployedAt(corvette, pose_at(*at)), (1, 2, 3, 4))


def test_a_grav_well_is_placed_before_fleets_are_deployed() -> None:
    table = wells()
    assert table.asks(EFFECT, 1)
    table.play(table.question.options[0]).answer(TOKEN, pose_at(900, 450), seat=1)
    assert [(token.kind, token.seat) for token in table.game.state.tokens] == [(GRAV_WELL, 1)]
    assert table.question.kind is DEPLOY


def test_a_grav_well_need_not_be_placed() -> None:
    table = wells()
    table.play(PASS)
    assert not table.game.state.tokens


def test_a_ship_deployed_near_a_grav_well_has_speed_0_friend_and_foe_alike() -> None:
    assert speeds(at=(900, 500)) == (0,)
    assert speeds(at=(900, 500), side=0) == (0,)


def test_a_ship_deployed_beyond_distance_3_of_a_grav_well_chooses_its_speed() -> None:
    assert speeds(at=(900, 550)) == (1, 2, 3, 4)


def test_a_grav_well_does_nothing_without_its_projector_in_play() -> None:
    assert speeds(at=(900, 500), carrier=False) == (1, 2, 3, 4)


@proves("CARD-hyperspace-assault-08")
def test_a_grav_well_acts_on_ships_that_are_deployed_later() -> None:
    table = Scenario()
    table.ship(INTERDICTOR, 1600, 800, upgrades=["g7_x_grav_well_projector"])
    corvette = table.ship(CORVETTE, 100, 800, side=1)
    table.tokens.append(Token(kind=GRAV_WELL, pose=pose_at(900, 300), seat=0))
    table.round = 3
    table.run(StillTable())
    area = table.game.play_area.area
    table.game.interrupt(DeployShip(ship=corvette, place=DeployPlace((area,))))
    assert table.question.refusal(ShipPlacement(pose_at(900, 420), 2)) is not None
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(900, 420), 0))
    assert table.the_ship(corvette).speed == 0


# Grav Shift Reroute


def shifted(*, squadron: bool = False) -> tuple[Scenario, int]:
    """An obstacle that seat 0 moves."""
    table = Scenario()
    rock = table.obstacle("asteroid_field_2", 900, 400)
    table.ship(CORVETTE, 900, 560, side=1)
    if squadron:
        table.squadron("x_wing_squadron", 1000, 400, side=1)
    table.tokens.append(Token(kind=GRAV_SHIFT, pose=pose_at(780, 400), seat=0))
    return table, rock


def shift(table: Scenario, *rocks: int) -> Scenario:
    """Let seat 0 move one of some obstacles."""
    return table.run(ShiftObstacle(by=Seat(0), choices=rocks))


@proves("CARD-grav-shift-reroute-05")
def test_a_grav_shift_token_is_placed_before_and_obstacles_are_moved_after_deployment() -> None:
    table = wells("grav_shift_reroute")
    table.play(table.question.options[0])
    rock = table.game.state.obstacles[0].pose
    assert rock is not None
    table.answer(TOKEN, Pose(rock.x, rock.y), seat=1)
    while not (table.question.kind is EFFECT and table.question.options[0].startswith("grav_shift_reroute")):
        table.play(table.question.sample(table.rng))
    assert table.question.seat == 1
    table.play(table.question.options[0])
    assert table.question.kind is OBSTACLE_MOVE
    near = {option.obstacle for option in table.question.options}
    assert 0 in near
    table.play(ObstacleMove(0, rock))
    while not table.is_over and table.question.kind is OBSTACLE_MOVE:
        assert 0 not in {option.obstacle for option in table.question.options}, "each moves once"
        table.play(table.question.options[0])


@proves("CARD-grav-shift-reroute-05")
def test_only_obstacles_at_distance_3_of_the_token_are_moved() -> None:
    table = wells("grav_shift_reroute")
    table.play(table.question.options[0])
    poses = [found.pose for found in table.game.state.obstacles]
    corner = next(
        pose_at(x, y)
        for x, y in ((30, 30), (1770, 30), (30, 870), (1770, 870))
        if all(p is None or (p.x / 1000 - x) ** 2 + (p.y / 1000 - y) ** 2 > 300**2 for p in poses)
    )
    table.answer(TOKEN, corner)
    table.finish()
    assert not table.all(ObstacleMoved)


@proves("CARD-grav-shift-reroute-03")
def test_a_shifted_obstacle_may_be_turned_if_no_part_ends_beyond_distance_2_of_where_it_was() -> None:
    table, rock = shifted()
    shift(table, rock)
    assert table.question.refusal(ObstacleMove(rock, pose_at(900, 540))) is not None
    assert table.question.refusal(ObstacleMove(rock, pose_at(1030, 400))) is not None, "too far"
    table.answer(OBSTACLE_MOVE, ObstacleMove(rock, pose_at(950, 400, 90)))
    found = table.game.state.obstacles[rock].pose
    assert found is not None
    assert found == pose_at(950, 400, 90)


@proves("CARD-grav-shift-reroute-01")
def test_a_shifted_obstacle_ends_on_no_ship_token_or_other_obstacle() -> None:
    table, rock = shifted()
    table.obstacle("asteroid_field_1", 990, 340)
    shift(table, rock)
    for place in ((900, 500), (806, 400), (975, 350)):
        refused = table.question.refusal(ObstacleMove(rock, pose_at(*place)))
        assert refused is not None, place
    assert table.question.refusal(ObstacleMove(rock, pose_at(920, 400))) is None


@proves("CARD-grav-shift-reroute-02")
def test_squadrons_under_a_shifted_obstacle_are_placed_by_the_opponent_touching_or_overlapping_it() -> None:
    table, rock = shifted(squadron=True)
    shift(table, rock).answer(OBSTACLE_MOVE, ObstacleMove(rock, pose_at(985, 400)))
    assert table.question.kind is AT_OBSTACLE
    assert table.question.seat == 1
    assert table.question.refusal(pose_at(1200, 400)) is not None
    table.answer(AT_OBSTACLE, pose_at(985, 430))
    placed = table.last(SquadronPlaced)
    assert placed.pose == pose_at(985, 430)
    rock_body = table.game.obstacle_bodies()[rock]
    assert overlaps(place_squadron(placed.pose), rock_body)
    assert table.is_over


@proves("CARD-grav-shift-reroute-05")
def test_an_obstacle_may_be_left_where_it_is() -> None:
    table, rock = shifted()
    shift(table, rock).answer(OBSTACLE_MOVE, ObstacleMove(rock, pose_at(900, 400)))
    found = table.game.state.obstacles[rock].pose
    assert found == pose_at(900, 400)


@proves("CARD-grav-shift-reroute-04")
def test_a_token_on_the_obstacle_goes_with_it() -> None:
    table, rock = shifted()
    table.tokens.append(Token(kind="dangerous_territory", pose=pose_at(900, 400)))
    shift(table, rock).answer(OBSTACLE_MOVE, ObstacleMove(rock, pose_at(930, 400)))
    assert table.game.state.tokens[1].pose == pose_at(930, 400)
