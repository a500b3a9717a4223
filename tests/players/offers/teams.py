"""Teams, retrofits, fleet support and fleet commands, but for those that change dice."""

from __future__ import annotations

from armada.engine.seats import Side
from armada.rules.damage_cards import DealDamageCard
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_command import SquadronCommand
from armada.rules.status_phase import StatusPhase
from armada.state.events.cards import LastingBegun
from armada.state.records import COMMANDS, Lasting, Scope, ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y
from tests.builders.cards_table import use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import (
    GR_75,
    bays,
    begin,
    bombed,
    crews,
    launching,
    locked,
    projected,
    projecting,
    scrambled,
    straight,
    tractor,
    wells,
)
from tests.players.offers.situations import Table, right, until, wrong

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
BATTERED = {FRONT: 0, LEFT: 0, RIGHT: 0, REAR: 0}
PELTA = "modified_pelta_class_command_ship"

# Support teams


@right("engine_techs")
def a_maneuver_more_brings_the_guns_to_bear() -> Scenario:
    """A corvette whose enemy is just beyond the range of its guns."""
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, upgrades=["engine_techs"], tokens=(NAVIGATE,), speed=2)
    table.ship(NEBULON, X, Y + 530, 90, side=1, damage=[None] * 4, shields=BATTERED, speed=0)
    table.run(ExecuteManeuver(ship=ship))
    use(table, "navigate").answer(table.question.kind, 2)
    return until(straight(table), "engine_techs")


@right("medical_team")
def a_crew_card_is_discarded_before_it_destroys_the_ship() -> Scenario:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["medical_team"], damage=[None] * 7)
    table.next_cards("blinded_gunners")
    return until(table.run(DealDamageCard(ship=ship, faceup=True)), "medical_team")


@right("projection_experts")
def shields_go_to_a_friend_who_has_none() -> Scenario:
    return until(projecting()[0], "projection_experts")


@right("fighter_coordination_team")
def squadrons_come_closer_to_the_enemy() -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["fighter_coordination_team"], speed=1)
    table.squadron(X_WING, X + 60, Y + 60, side=1)
    table.squadron(TIE, X + 60, Y + 400)
    table.ship(VICTORY, X, 850, 180)
    return until(straight(table.run(ExecuteManeuver(ship=ship))), "fighter_coordination_team")


# Weapons teams over squadrons


@right("flight_controllers")
def squadrons_of_the_command_get_a_die_more() -> Scenario:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["flight_controllers"], revealed=SQUADRON)
    table.ship(CORVETTE, 1700, 800, side=1)
    for x in (X - 120, X, X + 120):
        table.squadron(TIE, x, Y + 130)
        table.squadron(X_WING, x, Y + 190, side=1)
    return until(table.run(SquadronCommand(ship=victory)), "flight_controllers")


# Defensive and offensive retrofits


@right("cluster_bombs")
def a_bomber_is_hurt_for_the_card() -> Scenario:
    return until(bombed()[0], "cluster_bombs")


@right("electronic_countermeasures")
def a_locked_brace_is_spent_all_the_same() -> Battle:
    return until(locked("brace"), "electronic_countermeasures")


@wrong("electronic_countermeasures")
def a_locked_redirect_that_is_of_no_use_is_not_spent() -> Battle:
    table = locked("redirect", shields={LEFT: 0, RIGHT: 0})
    return until(table, "electronic_countermeasures")


@right("redundant_shields")
def a_shield_comes_back() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["redundant_shields"], shields={FRONT: 1, LEFT: 1})
    return until(table.run(StatusPhase()), "redundant_shields")


@right("reinforced_blast_doors")
def three_damage_cards_are_discarded_for_the_card() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["reinforced_blast_doors"], damage=[None] * 5, dials=(REPAIR,))
    table.ship(CORVETTE, 100, 800, side=1, dials=(REPAIR,))
    return until(table.run(ShipPhase()), "reinforced_blast_doors")


@right("phylon_q7_tractor_beams")
def a_fast_enemy_gives_up_its_navigate_token_or_its_speed() -> Scenario:
    return until(tractor(tokens=(NAVIGATE,))[0], "phylon_q7_tractor_beams")


# Experimental retrofits


@right("g_8_experimental_projector")
def an_enemy_that_closes_in_is_slowed() -> Scenario:
    """A corvette about to fly past the bow of an Interdictor."""
    return until(projected(damage=["thrust_control_malfunction"])[0], "g_8_experimental_projector")


@right("targeting_scrambler")
def two_double_hits_are_rerolled() -> Scenario:
    return until(scrambled(), "targeting_scrambler")


@right("g7_x_grav_well_projector")
def a_grav_well_costs_nothing() -> Table:
    return wells()


@right("grav_shift_reroute")
def a_grav_shift_costs_nothing() -> Table:
    return wells("grav_shift_reroute")


# Fleet support


@right("comms_net")
def a_token_goes_from_a_transport_to_the_ship_that_needs_it() -> Scenario:
    table = Scenario()
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["comms_net"], tokens=(REPAIR,))
    table.ship(NEBULON, X + 200, Y, side=1, damage=[None] * 3, shields=BATTERED)
    table.ship(VICTORY, 100, 800)
    return until(table.run(ShipActivation(ship=transport)), "comms_net")


@wrong("comms_net")
def a_token_that_the_transport_needs_itself_is_kept() -> Scenario:
    table = Scenario()
    options = {"tokens": (REPAIR,), "damage": [None] * 2, "shields": BATTERED}
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["comms_net"], **options)  # type: ignore[arg-type]
    table.ship(NEBULON, X + 200, Y, side=1)
    table.ship(VICTORY, 100, 800)
    return until(table.run(ShipActivation(ship=transport)), "comms_net")


@right("repair_crews")
def a_faceup_card_of_a_friend_is_discarded() -> Scenario:
    return until(crews()[0], "repair_crews")


@right("slicer_tools")
def the_dial_of_an_enemy_is_set_to_what_is_of_no_use_to_it() -> Scenario:
    """An undamaged Victory without squadrons, its guns on a transport."""
    table = Scenario()
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["slicer_tools"], speed=0)
    table.ship(NEBULON, X + 200, Y + 250, side=1)
    table.ship(VICTORY, X + 200, Y, dials=(CONCENTRATE, NAVIGATE))
    return until(table.run(ExecuteManeuver(ship=transport)), "slicer_tools")


# Fleet commands


def _fleet(card: str, *, squadrons: bool = False, **other: object) -> Scenario:
    """The Ship Phase begins for a fleet with a fleet command and the token that pays for it."""
    table = Scenario()
    tokens = {"all_fighters_follow_me": SQUADRON, "entrapment_formation": NAVIGATE, "shields_to_maximum": REPAIR}
    dial = SQUADRON if squadrons else CONCENTRATE
    table.ship(PELTA, X, Y, side=1, upgrades=[card], tokens=(tokens[card],), dials=(dial,), **other)  # type: ignore[arg-type]
    table.ship(NEBULON, X + 200, Y, side=1, dials=(CONCENTRATE,), **other)  # type: ignore[arg-type]
    table.ship(NEBULON, X - 200, Y, side=1, dials=(CONCENTRATE,), **other)  # type: ignore[arg-type]
    table.ship(VICTORY, 100, 850, dials=(CONCENTRATE,))
    return table


@right("shields_to_maximum")
def three_ships_without_shields_recover_one_each() -> Scenario:
    return until(_fleet("shields_to_maximum", shields=BATTERED).run(ShipPhase()), "shields_to_maximum")


@wrong("shields_to_maximum")
def ships_with_all_their_shields_need_none() -> Scenario:
    return until(_fleet("shields_to_maximum").run(ShipPhase()), "shields_to_maximum")


@right("shields_to_maximum_in_force")
def a_shield_is_recovered_before_revealing() -> Scenario:
    table = _fleet("shields_to_maximum", shields=BATTERED).run(ShipPhase())
    table.game.emit(LastingBegun(Lasting(key="shields_to_maximum", scope=Scope.ROUND, seat=1, value=1)))
    table.game.interrupt(ShipActivation(ship=_second(table)))
    return until(table, "shields_to_maximum_in_force")


def _second(table: Scenario) -> ShipId:
    return table.game.ships(Side(1))[1]


@right("entrapment_formation")
def ships_too_slow_to_reach_the_enemy_speed_up() -> Scenario:
    return until(_fleet("entrapment_formation", speed=1).run(ShipPhase()), "entrapment_formation")


@right("entrapment_formation_in_force")
def a_ship_before_the_edge_slows_down() -> Scenario:
    table = Scenario()
    ship = table.ship(NEBULON, X, 760, side=1, speed=2)
    table.ship(VICTORY, 100, 200)
    table.run(StatusPhase())
    table.game.emit(LastingBegun(Lasting(key="entrapment_formation", scope=Scope.ROUND, seat=1, value=1)))
    table.game.interrupt(ExecuteManeuver(ship=ship))
    return until(table, "entrapment_formation_in_force")


@right("all_fighters_follow_me")
def squadrons_just_out_of_reach_come_into_reach() -> Scenario:
    table = _fleet("all_fighters_follow_me", squadrons=True)
    for x in (X - 60, X, X + 60):
        table.squadron("b_wing_squadron", x, Y + 120, side=1)
        table.squadron(TIE, x, Y + 120 + 265)
    return until(table.run(ShipPhase()), "all_fighters_follow_me")


@wrong("all_fighters_follow_me")
def without_squadrons_nobody_follows() -> Scenario:
    return until(_fleet("all_fighters_follow_me").run(ShipPhase()), "all_fighters_follow_me")


# Rapid Launch Bays


@right("rapid_launch_bays")
def squadrons_in_the_bays_are_launched_beside_the_enemy() -> Scenario:
    table, frigate, squadrons = launching()
    table.ship(CORVETTE, X + 150, Y, damage=[None] * 2, shields=BATTERED)
    return begin(table, frigate, squadrons)


@right("rapid_launch_bays")
def slow_bombers_go_into_the_bays() -> Table:
    return bays()
