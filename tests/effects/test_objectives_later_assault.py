"""Assault objectives that came after the core set, and dust fields: effect, limit, and when they do nothing."""

from __future__ import annotations

import pytest

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.blockade_run import blockade_zone
from armada.effects.objectives.close_range_intel_scan import SPENT_ACCURACY
from armada.effects.objectives.dust_fields import DUST_FIELDS
from armada.effects.verbs.dice import REROLLED_DICE
from armada.geometry.pose import pose_at
from armada.rules.deploying import SHIP_PLACEMENT, ShipPlacement
from armada.rules.destruction import Destroy
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.obstacles import kind_of
from armada.rules.targets import legal_attacks
from armada.rules.token_placement import TOKEN
from armada.rules.winning import Ending
from armada.state.dice import DieFace
from armada.state.events.attack import DiceModified
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import ShipId
from tests.effects.objective_table import (
    B_WING,
    CR90,
    VICTORY,
    VICTORY_II,
    X_WING,
    LastOfRound,
    after_obstacles,
    attack,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.proves import proves
from tests.rules.builders import FRONT, Scenario
from tests.rules.ending_table import ended, lose
from tests.rules.movement_table import maneuver

MISS = "blank"

# Dust fields


def through(key: str, objective: str | None) -> list[bool]:
    """The attacks of a Victory on a corvette beyond an obstacle, each obstructed or not."""
    table = Scenario()
    table.objective = objective
    victory = table.ship(VICTORY_II, 900, 250)
    table.ship(CR90, 900, 560, 180, side=1)
    table.obstacle(key, 900, 430, 90)
    table.run(LastOfRound())
    return [found.obstructed for found in legal_attacks(table.game, victory, (FRONT,))]


def test_no_ship_attacks_through_a_dust_field() -> None:
    assert through(DUST_FIELDS[0], "close_range_intel_scan") == []
    assert through("asteroid_field_2", "close_range_intel_scan") == [True]


def test_a_squadrons_attack_through_a_dust_field_is_obstructed() -> None:
    table = playing("close_range_intel_scan")
    bomber = table.squadron(B_WING, 900, 395)
    corvette = table.ship(CR90, 900, 500, 180, side=1)
    table.obstacle(DUST_FIELDS[0], 900, 430, 90)
    table.run(LastOfRound())
    found = [option for option in legal_attacks(table.game, bomber) if option.option.defender == corvette]
    assert found
    assert all(option.obstructed for option in found)


def test_overlapping_a_dust_field_does_nothing() -> None:
    table = playing("close_range_intel_scan")
    corvette = table.ship(CR90, 900, 300, speed=1)
    table.obstacle(DUST_FIELDS[0], 900, 380)
    table.ship(VICTORY, 300, 800, side=1)
    assert maneuver(table, corvette, 0).is_over
    assert table.the_ship(corvette).damage == ()


# Blockade Run


def blockade() -> tuple[Scenario, ShipId, ShipId]:
    """The second player's corvettes, both with tokens: one in the first player's zone, one across its line."""
    table = playing("blockade_run")
    table.ship(VICTORY, 300, 200)
    inside = table.ship(CR90, 500, 500, 270, side=1)
    across = table.ship(CR90, 609.6, 700, 270, side=1)
    for ship in (inside, across):
        table.token("blockade_run", ship=ship)
    return table, inside, across


@proves("SCORE-05")
@pytest.mark.parametrize("reason", [Ending.SIX_ROUNDS, Ending.ELIMINATION])
def test_a_ship_wholly_inside_the_first_players_zone_at_the_end_scores_20_points(reason: Ending) -> None:
    table, *_ = blockade()
    assert ended(table, reason).scores == (0, 20), "one across the line scores nothing"


def test_a_destroyed_runner_scores_20_points_besides_its_cost() -> None:
    table, inside, _ = blockade()
    table.run(Destroy(unit=inside))
    assert gained(table) == (1, 0)
    table, inside, across = blockade()
    lose(table, inside)
    assert ended(table, victory_tokens=(1, 0)).scores == (44 + 20, 0)
    assert across in table.game.ships()


def test_the_first_players_ships_have_no_tokens() -> None:
    table = setting_up("blockade_run").finish()
    game = table.game
    marked = [event.token.unit for event in table.all(ObjectiveTokenPlaced)]
    assert {game.owner(ship) for ship in marked} == {1}
    assert len(marked) == 2


def test_a_destroyed_ship_without_a_token_earns_nothing() -> None:
    table, *_ = blockade()
    other = table.ship(VICTORY, 300, 600)
    assert gained(table.run(Destroy(unit=other))) == (0, 0)


@proves("SETUP-30")
def test_fleets_are_deployed_along_the_table_and_the_second_player_places_all_obstacles_between_them() -> None:
    table = setting_up("blockade_run")
    assert table.asks(OBSTACLE, 1)
    assert table.refusal(ObstaclePlacement(0, pose_at(600, 450))).rule == "SETUP-30"
    assert table.refusal(ObstaclePlacement(0, pose_at(900, 180))).rule == "SETUP-30"
    table.answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 450)))
    assert table.asks(OBSTACLE, 1)
    after_obstacles(table).go_to(SHIP_PLACEMENT)
    assert table.question.seat == 0
    assert table.question.refusal(ShipPlacement(pose_at(500, 450, 90), 1)) is None
    assert table.refusal(ShipPlacement(pose_at(600, 450, 90), 1)).rule == "OBJ-04"
    table.finish()
    game = table.game
    for ship in game.ships():
        assert blockade_zone(game.play_area, second=game.owner(ship) == 1).holds(game.body(ship))


# Close-Range Intel Scan


def scanning(*faces: str, first: int = 0, damage: tuple[str, ...] = ()) -> Scenario:
    """A Victory II of seat 0 attacks a corvette at medium range."""
    table = playing("close_range_intel_scan", first=first)
    victory = table.ship(VICTORY_II, 900, 300, damage=damage)
    corvette = table.ship(CR90, 900, 500, 180, side=1, speed=0)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*faces)


@proves("DICE-09")
def test_a_ship_of_the_second_player_spends_an_accuracy_die_for_a_victory_token_once_in_an_attack() -> None:
    table = scanning("accuracy", MISS, MISS, "accuracy", "crit", "crit", first=1)
    use(table, "close_range_intel_scan").answer(SPENT_ACCURACY, (0,))
    assert gained(table) == (1, 0)
    assert len(table.last(DiceModified).pool.dice) == 5
    assert "close_range_intel_scan" not in offered(table)


def test_a_ship_of_the_first_player_needs_two_of_them() -> None:
    assert "close_range_intel_scan" not in offered(scanning("accuracy", MISS, MISS, "hit", "crit", "crit"))
    table = scanning("accuracy", MISS, MISS, "accuracy", "crit", "crit")
    use(table, "close_range_intel_scan")
    assert gained(table) == (1, 0)
    assert DieFace.ACCURACY not in [die.face for die in table.last(DiceModified).pool.dice]


@proves("DMGCARD-blinded-gunners-01")
def test_a_ship_whose_gunners_are_blinded_cannot_scan() -> None:
    table = scanning("accuracy", "accuracy", MISS, "hit", "crit", "crit", first=1, damage=("blinded_gunners",))
    assert "close_range_intel_scan" not in offered(table)


def test_squadrons_scan_nothing_and_are_not_scanned() -> None:
    table = playing("close_range_intel_scan", first=1)
    victory = table.ship(VICTORY_II, 900, 300)
    x_wing = table.squadron(X_WING, 900, 420, side=1)
    attack(table, victory, FRONT, x_wing, None).roll("accuracy")
    assert "close_range_intel_scan" not in offered(table)
    table = playing("close_range_intel_scan", first=1)
    bomber = table.squadron(B_WING, 900, 400)
    corvette = table.ship(CR90, 900, 460, 180, side=1)
    attack(table, bomber, None, corvette, FRONT).roll("accuracy", "hit")
    assert "close_range_intel_scan" not in offered(table)


@proves("SETUP-30")
def test_two_dust_fields_join_the_six_obstacles() -> None:
    table = after_obstacles(setting_up("close_range_intel_scan"))
    kinds = [kind_of(table.game, event.obstacle) for event in table.all(ObstaclePlaced)]
    assert len(kinds) == 8
    assert kinds.count(ObstacleKind.DUST) == 2


# Targeting Beacons


def beacon(*gaps: float, first: int = 1) -> Scenario:
    """A Victory II of seat 0 attacks a corvette that is so many mm from beacons to its right."""
    table = playing("targeting_beacons", first=first)
    victory = table.ship(VICTORY_II, 900, 300)
    corvette = table.ship(CR90, 900, 500, 180, side=1, speed=0)
    for gap in gaps:
        table.token("targeting_beacons", 900 + 20.5 + gap + 9.5, 500)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*[MISS] * 3, *["accuracy"] * 3)


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
