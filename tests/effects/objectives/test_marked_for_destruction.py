"""Marked for Destruction: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.moving_objects import OBSTACLE_MOVE, MoveObstacle, ObstacleMove
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.state.events.damage import DamageCardDealt
from armada.state.records import ShipId
from tests.builders.objective_table import (
    CR90,
    VICTORY,
    VICTORY_II,
    attack,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

KEY = "marked_for_destruction"


def struck(*faces: str, y: float = 480, marked: bool = False) -> tuple[Scenario, ShipId, ShipId]:
    """A Victory II of seat 0 attacks a corvette; another corvette of that side is marked, or this one."""
    table = playing(KEY)
    victory = table.ship(VICTORY_II, 900, 300)
    corvette = table.ship(CR90, 900, y, 180, side=1, speed=0)
    other = table.ship(CR90, 1600, 800, 180, side=1)
    table.token(KEY, ship=corvette if marked else other)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*faces), corvette, other


@proves("CRIT-02", "OBJ-02")
def test_a_critical_at_close_or_medium_range_marks_the_defender_and_no_other_ship_of_its_side() -> None:
    table, corvette, _ = struck("crit", *["blank"] * 2, *["hit"] * 3)
    use(table, KEY)
    assert [token.unit for token in table.game.state.tokens] == [-1, corvette]
    assert gained(table) == (0, 0)


@proves("CRIT-02")
def test_at_long_range_without_a_critical_or_against_a_marked_ship_it_is_not_offered() -> None:
    assert KEY not in offered(struck("crit", "blank", "blank", y=600)[0])
    assert KEY not in offered(struck(*["hit"] * 6)[0])
    assert KEY not in offered(struck("crit", *["blank"] * 2, *["hit"] * 3, marked=True)[0])


def wandering(*marked: int, by: int = 1) -> tuple[Scenario, list[ShipId]]:
    """A ship of each side near a purrgil that a seat moves; those of these sides are marked."""
    table = playing(KEY)
    ships = [table.ship(VICTORY, 760, 450), table.ship(CR90, 990, 450, 180, side=1)]
    table.obstacle("purrgil_1", 880, 450)
    for side in marked:
        table.token(KEY, ship=ships[side])
    table.run(MoveObstacle(by=Seat(by), choices=(0,), band=2))
    return table, ships


@proves("DMG-27", "OBJ-05", "EXT-object-05")
def test_a_purrgil_moved_or_left_beside_a_marked_ship_deals_it_a_card_and_earns_its_enemy_a_token() -> None:
    for x in (880.0, 870.0):
        table, (victory, _) = wandering(0)
        table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(x, 450)))
        assert table.question.seat == 1
        use(table, KEY)
        assert [(event.ship, event.faceup) for event in table.all(DamageCardDealt)] == [(victory, False)]
        assert gained(table) == (0, 1)
        assert table.game.state.tokens[0].unit == -1


def test_the_movers_own_marked_ship_may_be_left_alone() -> None:
    table, _ = wandering(0, by=0)
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(870, 450))).answer(EFFECT, PASS, seat=0)
    assert gained(table) == (0, 0)


def test_of_two_marked_ships_beside_it_one_is_chosen() -> None:
    table, (_, corvette) = wandering(0, 1)
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(880, 450)))
    use(table, KEY).answer(CHOSEN_SHIP, corvette, seat=1)
    assert gained(table) == (1, 0)
    assert table.is_over


def test_a_purrgil_beside_an_unmarked_ship_does_nothing_and_so_does_another_obstacle() -> None:
    table, _ = wandering()
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(870, 450)))
    assert table.is_over
    table = playing(KEY)
    victory = table.ship(VICTORY, 760, 450)
    table.obstacle("debris_field_1", 860, 450)
    table.token(KEY, ship=victory)
    table.run(MoveObstacle(by=Seat(1), choices=(0,), band=2))
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(870, 450)))
    assert table.is_over


@proves("SETUP-30", "EXT-obstacle-17")
def test_debris_and_dust_are_placed_in_turn_and_then_the_purrgil_by_the_second_player() -> None:
    table = setting_up(KEY)
    for turn in range(4):
        assert table.asks(OBSTACLE, 1 - turn % 2)
        table.play(table.question.sample(table.rng))
    for _ in range(2):
        assert table.asks(OBSTACLE, 1)
        number = table.question.options[0].obstacle
        assert table.game.state.obstacles[number].key.startswith("purrgil")
        assert table.refusal(ObstaclePlacement(number, pose_at(900, 330))).rule == "SETUP-30"
        table.play(table.question.sample(table.rng))
    assert table.question.kind is not OBSTACLE
