"""Damage cards that act on commands and maneuvers of a ship (DMGCARD)."""

from __future__ import annotations

import pytest

from armada.effects.damage_cards.lasting import CREW_PANIC, Panic
from armada.engine.effects import Effect
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.maneuver_tool import ToolSide
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.courses import Course
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import STATION_CARD
from armada.rules.overlapping import PLACEMENT
from armada.rules.repair import REPAIR as REPAIR_EFFECT
from armada.rules.repair import Repair, RepairCommand, RepairEffect, engineering_value
from armada.rules.ship_movement import COURSE, ExecuteManeuver, courses_of
from armada.rules.ship_phase import COMMAND, DIAL_USE, ShipActivation
from armada.rules.speed import ChangeSpeed
from armada.rules.timing import ACT_1_REVEAL, MAN_2_END
from armada.state.events.commands import DialDiscarded, DialRevealed
from armada.state.events.damage import DamageCardDealt, Destroyed, ShieldsChanged
from armada.state.events.movement import ManeuverExecuted, ObstacleResolved
from armada.state.records import ShipId
from tests.builders.activation_table import CR90, NAVIGATE, REPAIR, SQUADRON, VICTORY, activating, finish
from tests.builders.attack_table import NEBULON
from tests.builders.movement_table import STEP, maneuver
from tests.builders.noted_effects import NothingHappens, noted, resolved
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

INTERDICTOR = "interdictor_combat_refit"
"""Engineering 5."""
MC30 = "mc30c_scout_frigate"

# Crew Panic


@proves("DMGCARD-crew-panic-01")
def test_crew_panic_costs_a_damage_before_the_dial_is_revealed() -> None:
    table, ship = activating(VICTORY, REPAIR, damage=("crew_panic",))
    assert not table.all(DialRevealed)
    table.answer(CREW_PANIC, Panic.SUFFER, seat=0).answer(DAMAGED_ZONE, LEFT, seat=0)
    assert table.shields(ship, LEFT) == 2
    assert table.last(ShieldsChanged).by == "crew_panic"
    assert table.last(DialRevealed).command is REPAIR


@proves("DMGCARD-crew-panic-01")
def test_crew_panic_or_the_dial_is_discarded_and_none_is_revealed(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_1_REVEAL, "test_captain")
    cards = {"tokens": (REPAIR,), "damage": ("crew_panic",), "upgrades": ("test_captain",)}
    table, ship = activating(VICTORY, NAVIGATE, SQUADRON, **cards)  # type: ignore[arg-type]
    table.answer(CREW_PANIC, Panic.DISCARD)
    assert table.last(DialDiscarded).command is NAVIGATE
    assert table.the_ship(ship).faceup_dial is NAVIGATE
    assert table.the_ship(ship).dials == (SQUADRON,)
    assert not table.all(DialRevealed)
    assert table.question.kind is COMMAND, "no conversion, no effect of revealing; but tokens can be spent"
    finish(table)
    assert not resolved(table)


@proves("DMGCARD-crew-panic-01", "SHIP-10")
def test_a_ship_destroyed_by_crew_panic_reveals_nothing() -> None:
    table = Scenario()
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    ship = table.ship(CR90, 900, 300, dials=(REPAIR,), shields=shields, damage=("crew_panic", None, None))
    table.ship(CR90, 300, 300)
    table.run(ShipActivation(ship=ship)).answer(CREW_PANIC, Panic.SUFFER).answer(DAMAGED_ZONE, FRONT)
    assert table.last(Destroyed).unit == ship
    assert table.is_over
    assert not table.all(DialRevealed)


def test_two_crew_panics_ask_twice_unless_the_dial_is_gone() -> None:
    table, _ = activating(VICTORY, REPAIR, damage=("crew_panic", "crew_panic"))
    table.answer(EFFECT, table.question.options[0]).answer(CREW_PANIC, Panic.SUFFER).answer(DAMAGED_ZONE, FRONT)
    table.answer(CREW_PANIC, Panic.DISCARD)
    assert table.question.kind is not DIAL_USE
    table, _ = activating(VICTORY, REPAIR, damage=("crew_panic", "crew_panic"))
    table.answer(EFFECT, table.question.options[0]).answer(CREW_PANIC, Panic.DISCARD)
    assert table.question.kind is COURSE


def test_crew_panic_asks_nothing_without_a_dial_or_of_another_ship() -> None:
    table, _ = activating(VICTORY, damage=("crew_panic",))
    assert table.question.kind is COURSE
    table = Scenario()
    table.ship(CR90, 300, 300, damage=("crew_panic",))
    other = table.ship(CR90, 900, 300, dials=(REPAIR,))
    table.run(ShipActivation(ship=other))
    assert table.question.kind is DIAL_USE


# Damaged Controls


def colliding(*titles: str | None, card: str = CR90, ahead: str = CR90) -> tuple[Scenario, ShipId, ShipId]:
    """A ship with these cards that runs into another at speed 1."""
    table = Scenario()
    ship = table.ship(card, 900, 300, damage=titles, speed=1)
    other = table.ship(ahead, 900, 300 + 1.2 * STEP, damage=())
    table.ship(CR90, 300, 800, side=1)
    maneuver(table, ship, 0)
    return table, ship, other


@proves("DMGCARD-damaged-controls-01", "DMGCARD-damaged-controls-02")
def test_damaged_controls_deal_a_facedown_card_besides_that_of_a_collision_and_after_it() -> None:
    table, ship, other = colliding("damaged_controls")
    assert len(table.the_ship(ship).damage) == 1 + 1 + 1
    assert len(table.the_ship(other).damage) == 1
    assert [event.ship for event in table.all(DamageCardDealt)] == [ship, other, ship]
    assert not any(card.faceup for card in table.the_ship(ship).damage[1:])


@proves("DMGCARD-damaged-controls-02")
def test_damaged_controls_of_a_ship_that_is_overlapped_do_nothing() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=1)
    other = table.ship(CR90, 900, 300 + 1.2 * STEP, damage=("damaged_controls",))
    table.ship(CR90, 300, 800, side=1)
    maneuver(table, ship, 0)
    assert len(table.the_ship(other).damage) == 2, "only the card of the collision"


@proves("DMGCARD-damaged-controls-01", "DMGCARD-damaged-controls-02")
def test_damaged_controls_deal_a_card_before_the_obstacle_acts() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=("damaged_controls",), speed=1)
    table.obstacle("asteroid_field_1", 900, 300 + STEP)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("crew_panic", "power_failure")
    maneuver(table, ship, 0)
    kinds = [type(event) for event in table.events if isinstance(event, DamageCardDealt | ObstacleResolved)]
    assert kinds == [DamageCardDealt, ObstacleResolved, DamageCardDealt]
    assert [card.faceup for card in table.the_ship(ship).damage] == [True, False, True]


@proves("DMGCARD-damaged-controls-01")
def test_with_damaged_controls_a_station_deals_a_card_too_and_may_then_remove_one() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=("damaged_controls",), speed=1)
    table.obstacle("station", 900, 300 + STEP)
    table.ship(CR90, 300, 800, side=1)
    maneuver(table, ship, 0)
    assert len(table.the_ship(ship).damage) == 2
    table.answer(STATION_CARD, 0)
    assert len(table.the_ship(ship).damage) == 1


def test_a_ship_destroyed_by_damaged_controls_has_no_use_of_a_station() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, damage=("damaged_controls", None, None), speed=1)
    table.obstacle("station", 900, 300 + STEP)
    table.ship(CR90, 300, 300)
    maneuver(table, ship, 0)
    assert table.last(Destroyed).unit == ship
    assert table.is_over
    assert not table.all(ObstacleResolved)


def test_damaged_controls_do_nothing_over_squadrons() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, damage=("damaged_controls",), speed=1)
    table.squadron("tie_fighter_squadron", 900, 300 + STEP)
    maneuver(table, ship, 0)
    table.answer(PLACEMENT, table.question.options[0])
    assert table.is_over
    assert len(table.the_ship(ship).damage) == 1


# Power Failure


@proves("DMGCARD-power-failure-01", "DMGCARD-power-failure-02")
@pytest.mark.parametrize(("copies", "value"), [(0, 5), (1, 2), (2, 1)])
def test_power_failures_halve_the_engineering_value_rounded_down_one_after_the_other(copies: int, value: int) -> None:
    table = Scenario()
    ship = table.ship(INTERDICTOR, 900, 300, damage=("power_failure",) * copies)
    table.run(NothingHappens())
    assert engineering_value(table.game, ship) == value


@proves("DMGCARD-power-failure-02")
@pytest.mark.parametrize(
    ("card", "way", "points"),
    [
        (VICTORY, CommandPayment.DIAL, 2),
        (VICTORY, CommandPayment.TOKEN, 1),
        (VICTORY, CommandPayment.BOTH, 3),
        (NEBULON, CommandPayment.TOKEN, 1),
    ],
)
def test_with_power_failure_dial_and_token_give_points_by_the_reduced_value(
    card: str, way: CommandPayment, points: int
) -> None:
    table = Scenario()
    ship = table.ship(
        card, 900, 300, damage=("power_failure",), revealed=REPAIR, tokens=(REPAIR,), shields={LEFT: 0, FRONT: 1}
    )
    table.run(RepairCommand(ship=ship)).answer(COMMAND_PAYMENT, way)
    command = table.game.innermost(RepairCommand)
    assert command is not None
    assert command.points == points


def test_points_already_gained_stay_when_power_failure_is_discarded_in_the_same_command() -> None:
    table = Scenario()
    ship = table.ship(
        VICTORY, 900, 300, damage=("power_failure",), revealed=REPAIR, tokens=(REPAIR,), shields={LEFT: 0, FRONT: 1}
    )
    table.run(RepairCommand(ship=ship)).answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    table.answer(REPAIR_EFFECT, Repair(RepairEffect.REPAIR_HULL, card=0))
    assert table.is_over, "three points were all there were"
    assert engineering_value(table.game, ship) == 4


# Ruptured Engine


def ruptured(speed: int, *titles: str | None) -> tuple[Scenario, ShipId]:
    """A corvette with Ruptured Engine and a free way, at this speed."""
    table = Scenario()
    ship = table.ship(CR90, 900, 200, damage=titles or ("ruptured_engine",), speed=speed)
    table.ship(CR90, 300, 800, side=1)
    return table, ship


@proves("DMGCARD-ruptured-engine-01")
def test_after_a_maneuver_at_more_than_1_ruptured_engine_costs_a_damage_where_the_owner_says() -> None:
    table, ship = ruptured(2)
    maneuver(table, ship, 0, 0)
    assert table.all(ManeuverExecuted)
    table.answer(DAMAGED_ZONE, REAR, seat=0)
    assert table.shields(ship, REAR) == 0
    table, ship = ruptured(1)
    maneuver(table, ship, 0)
    assert table.is_over, "at speed 1 nothing happens"


@proves("DMGCARD-ruptured-engine-01")
def test_for_ruptured_engine_the_dial_counts_even_if_the_ship_stayed_in_place() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, damage=("ruptured_engine",), speed=2)
    for y in (1.1, 2.1):
        table.ship(CR90, 900, 300 + y * STEP)
    maneuver(table, ship, 0, 0)
    assert table.last(ManeuverExecuted).speed == 0
    assert table.question.kind is DAMAGED_ZONE


@proves("DMGCARD-ruptured-engine-01")
def test_ruptured_engine_acts_after_each_of_several_maneuvers_by_the_dial() -> None:
    table, ship = ruptured(3)
    maneuver(table, ship, 0, granted_speed=1)
    table.answer(DAMAGED_ZONE, FRONT)
    assert table.shields(ship, FRONT) == 1


@proves("DMGCARD-ruptured-engine-02")
def test_ruptured_engine_dealt_by_an_asteroid_field_does_not_act_for_that_maneuver() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, speed=2)
    table.obstacle("asteroid_field_1", 900, 300 + 2 * STEP)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("ruptured_engine")
    maneuver(table, ship, 0, 0)
    assert table.game.has_faceup(ship, "ruptured_engine") == 1
    assert table.is_over
    assert len(table.the_ship(ship).damage) == 1


class StruckByAMine(Effect[ExecuteManeuver], kw_only=True):
    """At the end of Move Ship: a faceup damage card for the ship."""

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        return Call(DealDamageCard(ship=maneuver.ship, faceup=True), then=DONE)


@proves("DMGCARD-ruptured-engine-02")
def test_ruptured_engine_dealt_by_a_mine_while_the_maneuver_is_executed_acts_for_it(made_up: MadeUpCards) -> None:
    made_up.trigger(StruckByAMine, MAN_2_END, "test_mine")
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, speed=2, upgrades=("test_mine",))
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("ruptured_engine")
    maneuver(table, ship, 0, 0)
    assert table.question.kind is DAMAGED_ZONE


def on_a_station() -> tuple[Scenario, ShipId, list[str]]:
    """A ship with Ruptured Engine that ended on a station; and what it can resolve now."""
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=("ruptured_engine",), speed=2)
    table.obstacle("station", 900, 300 + 2 * STEP)
    table.ship(CR90, 300, 800, side=1)
    maneuver(table, ship, 0, 0)
    return table, ship, sorted(table.question.options)


def test_a_station_taken_first_can_remove_ruptured_engine_before_it_acts() -> None:
    table, ship, (station, engine) = on_a_station()
    table.answer(EFFECT, station).answer(STATION_CARD, 0)
    assert table.is_over
    assert table.the_ship(ship).damage == ()
    assert sum(table.the_ship(ship).shields) == 10
    table, ship, (_, engine) = on_a_station()
    table.answer(EFFECT, engine).answer(DAMAGED_ZONE, FRONT)
    assert table.shields(ship, FRONT) == 2


# Thrust-Control Malfunction


def yaws(card: str, speed: int, *titles: str, granted: int | None = None) -> tuple[int, ...]:
    """The yaw values of a maneuver of a ship with these cards."""
    table = Scenario()
    ship = table.ship(card, 900, 300, damage=titles, speed=speed)
    table.run(NothingHappens())
    return courses_of(table.game, ExecuteManeuver(ship=ship, granted_speed=granted)).yaws


@proves("DMGCARD-thrust-control-malfunction-01", "DMGCARD-thrust-control-malfunction-04")
@pytest.mark.parametrize(
    ("card", "speed", "expected"), [(CR90, 3, (0, 1, 1)), (VICTORY, 2, (0, 0)), (MC30, 4, (0, 1, 0, 0))]
)
def test_thrust_control_malfunction_takes_1_from_the_last_joint_that_can_turn(
    card: str, speed: int, expected: tuple[int, ...]
) -> None:
    assert yaws(card, speed, "thrust_control_malfunction") == expected


@proves("DMGCARD-thrust-control-malfunction-03")
def test_thrust_control_malfunction_concerns_maneuvers_at_the_speed_of_the_dial_alone() -> None:
    assert yaws(CR90, 3, "thrust_control_malfunction", granted=1) == (2,)
    assert yaws(CR90, 1, "thrust_control_malfunction", granted=1) == (1,)


def test_two_thrust_control_malfunctions_act_one_after_the_other() -> None:
    assert yaws(CR90, 3, "thrust_control_malfunction", "thrust_control_malfunction") == (0, 1, 0)
    assert yaws(VICTORY, 1, "thrust_control_malfunction", "thrust_control_malfunction") == (0,)


@proves("DMGCARD-thrust-control-malfunction-02")
def test_a_navigate_dial_raises_what_thrust_control_malfunction_lowered() -> None:
    table = Scenario()
    cards = {"damage": ("thrust_control_malfunction",), "revealed": NAVIGATE}
    ship = table.ship(VICTORY, 900, 300, speed=2, **cards)  # type: ignore[arg-type]
    table.run(ExecuteManeuver(ship=ship)).answer(EFFECT, "navigate").answer(NEW_SPEED, 2)
    table.answer(COURSE, Course((0, 1), ToolSide.RIGHT))
    assert table.last(ManeuverExecuted).clicks == (0, 1)


# Thruster Fissure


def navigating(speed: int, *, tokens: bool = True, dial: bool = False) -> tuple[Scenario, ShipId]:
    """A corvette with Thruster Fissure that is about to move."""
    table = Scenario()
    ship = table.ship(
        CR90,
        900,
        200,
        speed=speed,
        damage=("thruster_fissure",),
        tokens=(NAVIGATE,) if tokens else (),
        revealed=NAVIGATE if dial else None,
    )
    table.ship(CR90, 300, 800, side=1)
    table.run(ExecuteManeuver(ship=ship))
    return table, ship


@proves("DMGCARD-thruster-fissure-02")
def test_a_ship_with_thruster_fissure_suffers_a_damage_when_it_changes_its_speed() -> None:
    table, ship = navigating(2)
    table.answer(EFFECT, "navigate").answer(NEW_SPEED, 3)
    assert not table.all(ManeuverExecuted)
    table.answer(DAMAGED_ZONE, LEFT, seat=0)
    assert table.shields(ship, LEFT) == 1
    assert table.question.kind is COURSE, "before the course is set"


@proves("DMGCARD-thruster-fissure-02")
def test_thruster_fissure_costs_one_damage_for_a_change_by_two() -> None:
    table, ship = navigating(1, dial=True)
    table.answer(EFFECT, "navigate").answer(COMMAND_PAYMENT, CommandPayment.BOTH).answer(NEW_SPEED, 3).answer(
        DAMAGED_ZONE, LEFT
    )
    assert table.the_ship(ship).speed == 3
    assert sum(table.the_ship(ship).shields) == 6


def test_thruster_fissure_costs_nothing_if_the_speed_stays_or_is_changed_for_a_while_only() -> None:
    table, ship = navigating(2)
    table.answer(EFFECT, "navigate").answer(NEW_SPEED, 2)
    assert table.question.kind is COURSE
    table = Scenario()
    ship = table.ship(CR90, 900, 300, damage=("thruster_fissure",), speed=1)
    table.ship(CR90, 900, 300 + 1.2 * STEP)
    maneuver(table, ship, 0)
    assert table.is_over
    assert sum(table.the_ship(ship).shields) == 7


@proves("DMGCARD-thruster-fissure-01")
def test_a_change_of_speed_by_an_effect_of_the_opponent_costs_no_damage() -> None:
    table, ship = navigating(2)
    table.game.interrupt(ChangeSpeed(ship=ship, speed=1, by=Seat(1)))
    assert table.the_ship(ship).speed == 1
    assert table.is_over
    assert sum(table.the_ship(ship).shields) == 7


def test_a_ship_destroyed_by_thruster_fissure_executes_no_maneuver() -> None:
    table = Scenario()
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    cards = ("thruster_fissure", None, None)
    ship = table.ship(CR90, 900, 200, damage=cards, tokens=(NAVIGATE,), shields=shields)
    table.ship(CR90, 300, 200)
    table.run(ExecuteManeuver(ship=ship)).answer(EFFECT, "navigate").answer(NEW_SPEED, 1).answer(DAMAGED_ZONE, FRONT)
    assert table.last(Destroyed).unit == ship
    assert table.is_over
    assert not table.all(ManeuverExecuted)
