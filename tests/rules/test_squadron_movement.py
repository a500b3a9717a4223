"""Squadron movement: how far, onto what, and what follows a move (SQN-14 to SQN-23)."""

from __future__ import annotations

from random import Random

from armada.engine.effects import CardInPlay, Stage, modifier
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import DISTANCES
from armada.rules.game import Game
from armada.rules.queries import MAY_MOVE, OBSTACLE_EFFECT, SQUADRON_SPEED, OnObstacle
from armada.rules.squadron_movement import RECOVER_HULL, SQUADRON_MOVE, MoveSquadron
from armada.state.events.damage import Destroyed, HullChanged, Removed
from armada.state.events.movement import SquadronMoved
from armada.state.records import SquadronId, Status
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import battlefield
from tests.proves import proves


@modifier("test_boost", at=SQUADRON_SPEED, stage=Stage.INCREASE)
def boost(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """A card made up for these tests: squadrons are one faster."""
    return speed + 1


@modifier("test_anchor", at=MAY_MOVE, stage=Stage.FORBID)
def anchor(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """A card made up for these tests: no squadron can move."""
    return False


@modifier("test_empty_station", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
def empty_station(game: Game, card: CardInPlay, on: OnObstacle, acts: bool) -> bool:
    """A card made up for these tests: obstacles do nothing."""
    return False


def moving(card: str, reach: int | None = None) -> tuple[Scenario, SquadronId]:
    """A squadron in the middle of an empty table that is about to move."""
    table = Scenario()
    squadron = table.squadron(card, 900, 450)
    return table.run(MoveSquadron(squadron=squadron, reach=reach)), squadron


@proves("SQN-14", "SQN-15", "SQN-16", "SQN-20")
def test_the_base_may_end_up_to_the_line_that_ends_the_band_of_the_speed() -> None:
    for card, speed in (("y_wing_squadron", 3), ("tie_fighter_squadron", 4), ("b_wing_squadron", 2)):
        table, squadron = moving(card)
        end = DISTANCES[speed - 1].end
        refusal = table.question.refusal(pose_at(900 + end + 0.01, 450))
        assert refusal is not None
        assert refusal.rule == "SQN-16"
        assert f"beyond distance {speed}" in refusal.reason
        table.answer(SQUADRON_MOVE, pose_at(900 + end, 450))
        assert table.the_squadron(squadron).pose == pose_at(900 + end, 450)


@proves("SQN-15", "SQN-16")
def test_a_squadron_moves_in_any_direction_and_less_far_than_it_could() -> None:
    for x, y in ((900, 451), (800, 400), (987.6, 523.4), (900, 300)):
        table, squadron = moving("tie_fighter_squadron")
        table.answer(SQUADRON_MOVE, pose_at(x, y))
        assert table.is_over
        assert table.the_squadron(squadron).pose == pose_at(x, y)


@proves("SQN-20")
def test_effects_change_the_speed_and_no_band_lies_beyond_the_fifth() -> None:
    table = Scenario()
    interceptor = table.squadron("tie_interceptor_squadron", 900, 450)
    bomber = table.squadron("tie_bomber_squadron", 300, 450)
    table.ship("victory_i_class_star_destroyer", 1700, 100, upgrades=["test_boost"])
    table.run(MoveSquadron(squadron=interceptor))
    assert table.question.refusal(pose_at(900 + 304.8, 450)) is None
    assert table.question.refusal(pose_at(900 + 304.9, 450)) is not None
    table.run(MoveSquadron(squadron=bomber))
    assert table.question.refusal(pose_at(300 + 304.8, 450)) is None


@proves("SQN-17")
def test_a_squadron_cannot_end_on_a_squadron_or_ship_and_may_touch_them() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    friend = table.squadron("tie_bomber_squadron", 600, 400)
    corvette = table.ship("cr90_corvette_a", 500, 600, 90, side=1)
    table.run(MoveSquadron(squadron=tie))
    for pose, other in ((pose_at(600 - 34.1, 400), friend), (pose_at(500, 570), corvette)):
        refusal = table.question.refusal(pose)
        assert refusal is not None
        assert refusal.rule == "SQN-17"
        assert refusal.reason.endswith(f"it would overlap {table.game.unit(other).label}.")
        assert table.question.refusal(refusal.nearest) is None
    assert table.question.refusal(pose_at(600 - 34.2, 400)) is None


@proves("SQN-17")
def test_the_frames_of_shield_dials_are_part_of_the_ship_that_may_not_be_overlapped() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    corvette = table.ship("cr90_corvette_a", 500, 550, side=1)
    table.run(MoveSquadron(squadron=tie))
    rear = 550 - table.game.hull(corvette).shape.base.length / 2
    beside_the_base = pose_at(500, rear - 17.2)
    refusal = table.question.refusal(beside_the_base)
    assert refusal is not None
    assert refusal.rule == "SQN-17"
    assert table.question.refusal(pose_at(500, rear - 17.2 - 12.8 + 5.3)) is None


@proves("SQN-18")
def test_a_squadron_moves_through_ships_squadrons_and_obstacles() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 400, 400)
    table.squadron("tie_bomber_squadron", 450, 400)
    table.ship("cr90_corvette_a", 520, 400, side=1)
    table.obstacle("asteroid_field_1", 580, 400)
    table.run(MoveSquadron(squadron=tie)).answer(SQUADRON_MOVE, pose_at(640, 400))
    assert table.the_squadron(tie).pose == pose_at(640, 400)
    assert table.the_squadron(tie).hull == 3


@proves("SQN-19")
def test_a_squadron_that_stays_in_place_has_moved() -> None:
    table, squadron = moving("tie_fighter_squadron")
    move = table.game.innermost(MoveSquadron)
    assert move is not None
    table.answer(SQUADRON_MOVE, pose_at(900, 450))
    assert move.has_moved
    assert table.last(SquadronMoved).squadron == squadron


def test_a_squadron_has_no_heading_wherever_it_is_said_to_face() -> None:
    table, squadron = moving("tie_fighter_squadron")
    table.answer(SQUADRON_MOVE, pose_at(900, 500, 77))
    assert table.the_squadron(squadron).pose == pose_at(900, 500)


@proves("SQN-23")
def test_a_squadron_that_ends_partly_outside_the_play_area_is_destroyed() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 100, 400)
    table.run(MoveSquadron(squadron=tie)).answer(SQUADRON_MOVE, pose_at(17.0, 400))
    assert table.last(Destroyed).by == "play area left"
    assert table.all(Removed)
    assert table.the_squadron(tie).status is Status.DESTROYED


@proves("SQN-23")
def test_a_squadron_that_touches_the_edge_from_inside_stays_in_play() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 100, 400)
    table.run(MoveSquadron(squadron=tie)).answer(SQUADRON_MOVE, pose_at(17.1, 400))
    assert table.the_squadron(tie).status is Status.IN_PLAY


@proves("OBS-06", "OBS-11")
def test_a_squadron_on_a_station_can_recover_one_hull_point_each_time_it_moves() -> None:
    table = Scenario()
    x_wing = table.squadron("x_wing_squadron", 500, 400, hull=2)
    table.obstacle("station", 500, 400)
    table.run(MoveSquadron(squadron=x_wing)).answer(SQUADRON_MOVE, pose_at(500, 400)).answer(RECOVER_HULL, True)
    assert table.the_squadron(x_wing).hull == 3
    table.run(MoveSquadron(squadron=x_wing)).answer(SQUADRON_MOVE, pose_at(510, 400)).answer(RECOVER_HULL, False)
    assert not table.all(HullChanged)


@proves("OBS-06", "OBS-07")
def test_nobody_is_asked_at_full_hull_or_where_an_obstacle_does_nothing() -> None:
    table = Scenario()
    unhurt = table.squadron("x_wing_squadron", 500, 400)
    hurt = table.squadron("x_wing_squadron", 800, 400, hull=1)
    late = table.squadron("x_wing_squadron", 1200, 400, hull=1)
    table.obstacle("station", 500, 400)
    table.obstacle("asteroid_field_2", 800, 400)
    table.obstacle("station", 1200, 400)
    table.ship("victory_i_class_star_destroyer", 1700, 100, upgrades=["test_empty_station"])
    for squadron, x in ((unhurt, 500), (hurt, 800), (late, 1200)):
        assert table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(x, 400)).is_over
        assert not table.all(HullChanged)


def test_a_granted_move_has_the_reach_its_effect_names_whatever_the_speed() -> None:
    table, _ = moving("tie_fighter_squadron", reach=1)
    assert table.question.refusal(pose_at(900 + 76.5, 450)) is None
    assert table.question.refusal(pose_at(900 + 76.6, 450)) is not None


def test_a_granted_move_ignores_engagement_only_if_its_effect_says_so_and_no_prohibition() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    assert not table.run(MoveSquadron(squadron=tie, reach=1, ignore_engagement=True)).is_over
    table.ship("victory_i_class_star_destroyer", 1700, 100, upgrades=["test_anchor"])
    assert table.run(MoveSquadron(squadron=tie, reach=1, ignore_engagement=True)).is_over


def test_a_squadron_without_speed_can_only_stay() -> None:
    table, _ = moving("tie_fighter_squadron", reach=0)
    refusal = table.question.refusal(pose_at(901, 450))
    assert refusal is not None
    assert refusal.nearest == pose_at(900, 450)
    assert table.question.sample(Random(1)) == pose_at(900, 450)
    assert table.question.options == (pose_at(900, 450),)


def test_a_place_off_the_map_is_refused_with_a_legal_one() -> None:
    table, _ = moving("tie_fighter_squadron")
    for far in (Pose(10**12, 0), Pose(-(10**400), 10**400)):
        refusal = table.question.refusal(far)
        assert refusal is not None
        assert table.question.refusal(refusal.nearest) is None


def test_places_drawn_at_random_and_all_candidates_are_legal_on_a_crowded_table() -> None:
    rng = Random(5)
    for _ in range(20):
        table = battlefield()
        tie = table.squadron("tie_fighter_squadron", 900, 450)
        for _ in range(8):
            table.squadron("x_wing_squadron", rng.uniform(20, 1800), rng.uniform(20, 890), side=rng.randrange(2))
        table.ship("mc80_command_cruiser", rng.uniform(700, 1100), rng.uniform(300, 400), rng.uniform(0, 360), side=1)
        table.obstacle("station", rng.uniform(800, 1000), rng.uniform(400, 600))
        question = table.run(MoveSquadron(squadron=tie, ignore_engagement=True)).question
        drawn = [question.sample(rng) for _ in range(60)]
        assert all(question.refusal(pose) is None for pose in drawn)
        assert len(set(drawn)) > 20
        assert all(question.refusal(pose) is None for pose in question.options)
        assert len(question.options) > 10
