"""Support teams."""

from __future__ import annotations

import pytest

from armada.effects.upgrades.support_team import COORDINATED, GIVING_ZONE, RECEIVING_ZONE
from armada.geometry.pose import pose_at
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.damage_cards import DealDamageCard
from armada.rules.navigate import NEW_SPEED
from armada.rules.repair import REPAIR, RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import RECOVER_HULL, SQUADRON_MOVE
from armada.state.events.damage import DamageCardDealt, Destroyed, TopCardDiscarded
from armada.state.events.movement import ManeuverExecuted, ObstacleResolved, SquadronMoved
from armada.state.records import Command, ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y
from tests.builders.cards_table import decline, exhaust, is_discarded, is_exhausted, offered, use
from tests.builders.movement_table import clicks_of
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import navigating, projecting, straight
from tests.proves import proves

NAVIGATE, REPAIR_COMMAND = Command.NAVIGATE, Command.REPAIR

# Engine Techs


@proves("CARD-engine-techs-02")
def test_engine_techs_grant_a_maneuver_at_speed_1_after_navigate() -> None:
    table, ship = navigating("engine_techs")
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    use(table, "engine_techs")
    straight(table)
    assert [event.speed for event in table.all(ManeuverExecuted)] == [2, 1]
    assert table.the_ship(ship).speed == 2, "the dial is left alone"
    assert is_exhausted(table, "engine_techs")


@proves("CARD-engine-techs-01")
def test_the_maneuver_of_engine_techs_has_the_yaw_of_speed_1() -> None:
    table, _ = navigating("engine_techs")
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    use(table, "engine_techs")
    assert clicks_of(table) == {(-2,), (-1,), (0,), (1,), (2,)}


@proves("CARD-engine-techs-02")
def test_engine_techs_are_not_offered_without_navigate_nor_after_their_own_maneuver() -> None:
    table, _ = navigating("engine_techs")
    straight(decline(table))
    assert table.is_over
    table, _ = navigating("engine_techs")
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    straight(use(table, "engine_techs"))
    assert table.is_over


def test_engine_techs_are_not_offered_while_exhausted() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, upgrades=["engine_techs"], tokens=(NAVIGATE,))
    exhaust(table, "engine_techs")
    table.run(ExecuteManeuver(ship=ship))
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    assert table.is_over


def test_engine_techs_are_offered_after_a_maneuver_that_overlapped_a_ship() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, upgrades=["engine_techs"], tokens=(NAVIGATE,))
    table.ship(VICTORY, X, Y + 200, side=1)
    table.run(ExecuteManeuver(ship=ship))
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    assert len(table.all(DamageCardDealt)) == 2
    assert offered(table) == {"engine_techs"}


def test_both_maneuvers_with_engine_techs_resolve_the_obstacle_they_end_on() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["engine_techs"], tokens=(NAVIGATE,))
    table.obstacle("debris_field_1", X, Y + 170)
    table.run(ExecuteManeuver(ship=ship))
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    straight(use(table, "engine_techs"))
    table.answer(DAMAGED_ZONE, FRONT).answer(DAMAGED_ZONE, LEFT)
    assert table.is_over
    assert len(table.all(ObstacleResolved)) == 2, "also the obstacle of the first maneuver"
    assert table.shields(ship, FRONT) == 1


# Engineering Team


@pytest.mark.parametrize(
    ("way", "damage", "points"),
    [
        (CommandPayment.DIAL, [], 5),
        (CommandPayment.TOKEN, [], 3),
        (CommandPayment.BOTH, [], 7),
        (CommandPayment.DIAL, ["power_failure"], 3),
    ],
)
def test_engineering_team_gives_one_more_point_per_repair_command(
    way: CommandPayment, damage: list[str], points: int
) -> None:
    table = Scenario()
    victory = table.ship(
        VICTORY,
        X,
        Y,
        upgrades=["engineering_team"],
        revealed=REPAIR_COMMAND,
        tokens=(REPAIR_COMMAND,),
        damage=damage,
        shields={FRONT: 0, LEFT: 0, RIGHT: 0},
    )
    command = RepairCommand(ship=victory)
    table.run(command).answer(COMMAND_PAYMENT, way)
    assert table.game.asker.points == points  # type: ignore[union-attr]


def test_engineering_team_gives_nothing_to_other_ships() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["engineering_team"])
    other = table.ship(VICTORY, X + 200, Y, revealed=REPAIR_COMMAND, shields={FRONT: 0})
    table.run(RepairCommand(ship=other))
    assert table.game.asker.points == 4  # type: ignore[union-attr]


# Fighter Coordination Team


def coordinated() -> tuple[Scenario, ShipId]:
    """A Nebulon-B with squadron value 2, and three X-wing squadrons near it."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["fighter_coordination_team"])
    return table, nebulon


def test_fighter_coordination_team_moves_unengaged_squadrons_up_to_distance_1() -> None:
    table, nebulon = coordinated()
    one = table.squadron("x_wing_squadron", X + 150, Y + 100, side=1)
    two = table.squadron("x_wing_squadron", X - 150, Y + 100, side=1, activated=True)
    straight(table.run(ExecuteManeuver(ship=nebulon)))
    use(table, "fighter_coordination_team").answer(COORDINATED, (one, two))
    assert table.question.refusal(pose_at(X + 150, Y + 180)) is not None, "beyond distance 1"
    table.answer(SQUADRON_MOVE, pose_at(X + 150, Y + 170)).answer(SQUADRON_MOVE, pose_at(X - 150, Y + 100))
    assert [event.squadron for event in table.all(SquadronMoved)] == [one, two]
    assert not table.the_squadron(one).activated, "it is no activation"


def test_fighter_coordination_team_moves_no_more_squadrons_than_the_squadron_value() -> None:
    table, nebulon = coordinated()
    squadrons = [table.squadron("x_wing_squadron", X + 120, Y + 50 * n, side=1) for n in range(3)]
    straight(table.run(ExecuteManeuver(ship=nebulon)))
    use(table, "fighter_coordination_team")
    assert table.question.refusal(tuple(squadrons)) is not None
    assert table.question.refusal(tuple(squadrons[:2])) is None


@proves("CARD-instigator-03")
def test_fighter_coordination_team_does_not_move_engaged_squadrons_not_even_by_heavy_ones() -> None:
    table, nebulon = coordinated()
    table.squadron("x_wing_squadron", X + 150, Y + 100, side=1)
    table.squadron("tie_bomber_squadron", X + 190, Y + 100)
    straight(table.run(ExecuteManeuver(ship=nebulon)))
    assert table.is_over


def test_fighter_coordination_team_is_not_offered_beyond_medium_range() -> None:
    table, nebulon = coordinated()
    table.squadron("x_wing_squadron", X + 400, Y + 137, side=1)
    straight(table.run(ExecuteManeuver(ship=nebulon)))
    assert table.is_over


def test_a_squadron_moved_in_place_by_fighter_coordination_team_can_recover_at_a_station() -> None:
    table, nebulon = coordinated()
    table.obstacle("station", X + 150, Y + 100)
    hurt = table.squadron("x_wing_squadron", X + 150, Y + 100, side=1, hull=3)
    straight(table.run(ExecuteManeuver(ship=nebulon)))
    use(table, "fighter_coordination_team").answer(SQUADRON_MOVE, pose_at(X + 150, Y + 100))
    table.answer(RECOVER_HULL, True)
    assert table.the_squadron(hurt).hull == 4


# Medical Team


def test_medical_team_discards_a_crew_card_before_it_is_dealt() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["medical_team"], damage=[None] * 7)
    table.next_cards("blinded_gunners")
    table.run(DealDamageCard(ship=ship, faceup=True))
    use(table, "medical_team")
    assert len(table.the_ship(ship).damage) == 7
    assert not table.all(Destroyed), "the ship had one hull point left"
    assert table.all(TopCardDiscarded)
    assert is_discarded(table, "medical_team")


@pytest.mark.parametrize(("title", "faceup"), [("coolant_discharge", True), ("blinded_gunners", False)])
def test_medical_team_is_not_offered_for_ship_cards_or_facedown_cards(title: str, faceup: bool) -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["medical_team"])
    table.next_cards(title)
    table.run(DealDamageCard(ship=ship, faceup=faceup))
    assert table.is_over
    assert len(table.the_ship(ship).damage) == 1


def test_medical_team_does_not_serve_other_ships() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["medical_team"])
    other = table.ship(VICTORY, X + 200, Y)
    table.next_cards("blinded_gunners")
    assert table.run(DealDamageCard(ship=other, faceup=True)).is_over


# Nav Team


@proves("CARD-nav-team-01")
def test_with_nav_team_a_navigate_token_can_raise_a_yaw_value() -> None:
    table, _ = navigating("nav_team", card=VICTORY)
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert (1, 1) in clicks_of(table), "the first joint has yaw '-' at speed 2"
    assert (1, 2) not in clicks_of(table), "one yaw value"


@proves("CARD-nav-team-01")
def test_with_nav_team_a_navigate_token_changes_speed_or_yaw_and_never_both() -> None:
    table, ship = navigating("nav_team", card=VICTORY)
    use(table, "navigate").answer(NEW_SPEED, 1)
    assert clicks_of(table) == {(-1,), (0,), (1,)}
    assert table.the_ship(ship).speed == 1


def test_with_nav_team_dial_and_token_raise_two_yaw_values_or_one_twice() -> None:
    table, _ = navigating("nav_team", card=VICTORY, revealed=NAVIGATE)
    use(table, "navigate").answer(COMMAND_PAYMENT, CommandPayment.BOTH).answer(NEW_SPEED, 2)
    clicks = clicks_of(table)
    assert {(2, 1), (1, 2)} <= clicks
    assert (2, 2) not in clicks


def test_nav_team_does_nothing_without_a_token() -> None:
    table, _ = navigating("nav_team", card=VICTORY, tokens=(), revealed=NAVIGATE)
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert {(1, 1), (0, 2)} <= clicks_of(table), "the dial's own yaw"
    assert not {(2, 1), (1, 2)} & clicks_of(table)


def test_nav_team_of_another_ship_does_nothing() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, tokens=(NAVIGATE,))
    table.ship(VICTORY, X + 300, Y, upgrades=["nav_team"])
    table.run(ExecuteManeuver(ship=ship))
    use(table, "navigate").answer(NEW_SPEED, 2)
    assert (1, 1) not in clicks_of(table)


# Projection Experts


def test_projection_experts_give_two_shields_to_a_friendly_ship_for_a_point_each() -> None:
    table, giver, friend = projecting()
    use(table, "projection_experts").answer(GIVING_ZONE, REAR).answer(RECEIVING_ZONE, FRONT)
    table.answer(GIVING_ZONE, LEFT).answer(RECEIVING_ZONE, FRONT)
    assert table.shields(friend, FRONT) == 2
    assert (table.shields(giver, REAR), table.shields(giver, LEFT)) == (0, 2)
    assert not offered(table), "once in a command"
    assert table.question.kind is REPAIR
    assert table.game.asker.points == 2  # type: ignore[union-attr]


def test_projection_experts_can_stop_after_one_shield() -> None:
    table, _, friend = projecting()
    use(table, "projection_experts").answer(GIVING_ZONE, REAR).answer(RECEIVING_ZONE, LEFT).pass_(GIVING_ZONE)
    assert table.shields(friend, LEFT) == 2
    assert table.game.asker.points == 3  # type: ignore[union-attr]


def test_projection_experts_fill_no_zone_beyond_its_maximum() -> None:
    table, _, friend = projecting(shields={FRONT: 2})
    use(table, "projection_experts").answer(GIVING_ZONE, REAR)
    assert table.shields(friend, FRONT) == 3
    assert not offered(table)


def test_projection_experts_are_not_offered_without_a_ship_that_can_receive() -> None:
    assert not offered(projecting(shields={})[0])
    table = Scenario()
    giver = table.ship(VICTORY, X, Y, upgrades=["projection_experts"], revealed=REPAIR_COMMAND)
    table.ship(VICTORY, X + 420, Y, shields={FRONT: 0})
    table.run(RepairCommand(ship=giver))
    assert not offered(table), "beyond distance 5"


@proves("DMGCARD-capacitor-failure-01")
def test_projection_experts_do_not_serve_empty_zones_under_capacitor_failure() -> None:
    table, _, friend = projecting(damage=["capacitor_failure"])
    use(table, "projection_experts").answer(GIVING_ZONE, REAR)
    assert (table.shields(friend, FRONT), table.shields(friend, LEFT)) == (0, 2)
