"""Objectives of later waves."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.geometry.pose import pose_at
from armada.rules.moving_objects import OBSTACLE_MOVE, MoveObstacle, ObstacleMove
from armada.rules.repair import RepairCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.state.records import Command, Defense, TokenState
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import (
    CR90,
    HARMLESS,
    NEBULON,
    TIE,
    VICTORY,
    VICTORY_II,
    X_WING,
    EndOfSetup,
    attack,
    playing,
)
from tests.builders.scenario import FRONT, Scenario
from tests.players.offers.situations import right, until, wrong

BLANKS = ("blank",) * 5


@right("infested_fields")
def a_ship_takes_the_token_on_debris() -> Scenario:
    table = playing("infested_fields")
    corvette = table.ship(CR90, 900, 300, speed=1)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("debris_field_1", 900, 380)
    table.token("infested_fields", 900, 380)
    return until(maneuver(table, corvette, 0), "infested_fields")


@right("infested_fields")
def a_squadron_takes_the_token_on_debris() -> Scenario:
    table = playing("infested_fields")
    table.ship(CR90, 1700, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    squadron = table.squadron(X_WING, 500, 300)
    table.obstacle("debris_field_1", 500, 400)
    table.token("infested_fields", 500, 400)
    table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(500, 390))
    return until(table, "infested_fields")


@right("asteroid_tactics")
def a_ship_among_asteroids_recovers_a_token() -> Scenario:
    table = playing("asteroid_tactics")
    nebulon = table.ship(NEBULON, 900, 300, speed=1)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("asteroid_field_1", 900, 385)
    lost = [Defense(token.kind, TokenState.DISCARDED) for token in table.units[nebulon].defense]
    table.units[nebulon] = _with_defense(table, nebulon, lost)
    table.next_cards(HARMLESS)
    return until(maneuver(table, nebulon, 0), "asteroid_tactics")


@right("asteroid_tactics")
def a_unique_squadron_among_asteroids_readies_a_token() -> Scenario:
    table = playing("asteroid_tactics", first=1)
    table.ship(CR90, 1700, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    luke = table.squadron("luke_skywalker", 500, 300)
    spent = [Defense(token.kind, TokenState.EXHAUSTED) for token in table.units[luke].defense]
    table.units[luke] = _with_defense(table, luke, spent)
    table.obstacle("asteroid_field_1", 500, 400)
    table.run(MoveSquadron(squadron=luke)).answer(SQUADRON_MOVE, pose_at(500, 400))
    return until(table, "asteroid_tactics")


def _with_defense(table: Scenario, unit: int, defense: list[Defense]) -> Any:
    return replace(table.units[unit], defense=tuple(defense))


def _struck(
    objective: str, *faces: str, first: int = 0, marked: bool = False, tokens: tuple[Command, ...] = ()
) -> Scenario:
    """A Victory I of seat 0 (3 red, 3 black) attacks a corvette that stands still, in a corner without obstacles."""
    table = playing(objective, first=first)
    victory = table.ship(VICTORY, 900, 300)
    corvette = table.ship(NEBULON, 900, 450, 180, side=1, speed=0, tokens=tokens)
    table.ship(CR90, 1600, 800, 180, side=1)
    if marked:
        table.token(objective, ship=corvette)
    return until(attack(table, victory, FRONT, corvette, FRONT).roll(*faces), objective)


@right("ion_storm")
def a_critical_against_a_charged_ship_earns_15_points() -> Scenario:
    return _struck("ion_storm", "crit", *BLANKS, marked=True)


@right("ion_storm")
def a_charge_is_discarded_with_repair() -> Scenario:
    table = playing("ion_storm")
    corvette = table.ship(CR90, 900, 300, tokens=(Command.REPAIR,))
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.token("ion_storm", ship=corvette)
    return until(table.run(RepairCommand(ship=corvette)), "ion_storm")


@right("rift_assault")
def the_mark_buys_a_victory_token() -> Scenario:
    return _struck("rift_assault", "blank", *BLANKS, marked=True)


@right("volatile_deposits")
def a_critical_blows_up_a_rock_beside_three_squadrons() -> Scenario:
    table = playing("volatile_deposits", first=1)
    victory = table.ship(VICTORY_II, 900, 300)
    nebulon = table.ship(NEBULON, 900, 480, 180, side=1, speed=0)
    table.obstacle("asteroid_field_1", 980, 560)
    for x, y in ((1010, 620), (1050, 580), (1050, 530)):
        table.squadron(X_WING, x, y, side=1, hull=1)
    table.ship(CR90, 1600, 800, 180, side=1)
    faces = ("crit", "crit", "blank", "crit", "hit", "hit")
    return until(attack(table, victory, FRONT, nebulon, FRONT).roll(*faces), "volatile_deposits")


@wrong("volatile_deposits")
def a_rock_beside_ones_own_squadrons_is_left_alone() -> Scenario:
    table = playing("volatile_deposits", first=1)
    victory = table.ship(VICTORY_II, 900, 300)
    nebulon = table.ship(NEBULON, 900, 480, 180, side=1, speed=0, shields={FRONT: 0})
    table.obstacle("asteroid_field_1", 980, 560)
    for x, y in ((1010, 620), (1050, 580), (1050, 530)):
        table.squadron(TIE, x, y, hull=1)
    table.ship(CR90, 1600, 800, 180, side=1)
    faces = ("crit", "blank", "blank", "hit", "hit", "hit")
    return until(attack(table, victory, FRONT, nebulon, FRONT).roll(*faces), "volatile_deposits")


@right("fleet_in_being")
def an_exhausted_brace_is_readied_before_a_heavy_attack() -> Scenario:
    table = playing("fleet_in_being")
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 450, 180, side=1, exhausted=(0, 1, 2), shields={FRONT: 0})
    table.ship(CR90, 1600, 800, 180, side=1)
    for _ in range(3):
        table.token("fleet_in_being", ship=nebulon)
    return until(attack(table, victory, FRONT, nebulon, FRONT), "fleet_in_being")


@right("marked_for_destruction")
def a_purrgil_hurts_a_marked_enemy() -> Scenario:
    table = playing("marked_for_destruction")
    victory = table.ship(VICTORY, 760, 450)
    table.ship(CR90, 1500, 450, 180, side=1)
    table.obstacle("purrgil_1", 880, 450)
    table.token("marked_for_destruction", ship=victory)
    table.run(MoveObstacle(by=Seat(1), choices=(0,), band=2))
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(870, 450)))
    return until(table, "marked_for_destruction")


@wrong("marked_for_destruction")
def a_purrgil_leaves_ones_own_ship_alone() -> Scenario:
    table = playing("marked_for_destruction")
    victory = table.ship(VICTORY, 760, 450)
    table.ship(CR90, 1500, 450, 180, side=1)
    table.obstacle("purrgil_1", 880, 450)
    table.token("marked_for_destruction", ship=victory)
    table.run(MoveObstacle(by=Seat(0), choices=(0,), band=2))
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(870, 450)))
    return until(table, "marked_for_destruction")


@right("abandoned_mining_facility")
def points_that_repair_nothing_earn_victory_tokens() -> Scenario:
    table = playing("abandoned_mining_facility")
    ship = table.ship(VICTORY_II, 900, 300, revealed=Command.REPAIR)
    table.ship(CR90, 300, 800, 180, side=1)
    table.obstacle("station", 900, 430)
    return until(table.run(RepairCommand(ship=ship)), "abandoned_mining_facility")


@right("rift_ambush")
def a_ship_that_faces_the_edge_is_pushed_off_the_table() -> Scenario:
    table = playing("rift_ambush")
    table.round = 0
    table.ship(NEBULON, 900, 840, speed=2)
    table.ship(CR90, 300, 200, speed=2)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("gravity_rift", 900, 300)
    return until(table.run(EndOfSetup()), "rift_ambush")
