"""Offensive retrofits."""

from __future__ import annotations

import pytest

from armada.effects.verbs.dice import REROLLED_DICE
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_command import SquadronCommand, is_in_reach, squadron_value
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import DiceRolled
from armada.state.events.commands import CommandTokenSpent, SpeedChanged
from armada.state.events.damage import HullChanged, Removed
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, VICTORY, X, Y
from tests.builders.cards_table import (
    anti_squadron,
    decline,
    duel,
    exhaust,
    is_exhausted,
    offered,
    squadron_attack,
    use,
)
from tests.builders.scenario import FRONT, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import quad_lasers, tractor
from tests.proves import proves

# Boosted Comms


@pytest.mark.parametrize(("gap", "reached"), [(150, True), (240, True), (320, False)])
def test_boosted_comms_let_squadron_commands_reach_to_long_range(gap: float, reached: bool) -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["boosted_comms"])
    tie = table.squadron("tie_fighter_squadron", X, Y + 51 + gap + 17.1)
    table.run(StillTable())
    assert is_in_reach(table.game, victory, tie) is reached


def test_without_boosted_comms_a_command_ends_at_medium_range() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["boosted_comms"])
    other = table.ship(VICTORY, X + 200, Y)
    tie = table.squadron("tie_fighter_squadron", X + 200, Y + 300)
    table.run(StillTable())
    assert not is_in_reach(table.game, other, tie)


# Expanded Hangar Bay


def test_expanded_hangar_bay_raises_the_squadron_value() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["expanded_hangar_bay"])
    other = table.ship(VICTORY, X + 200, Y)
    table.run(StillTable())
    assert squadron_value(table.game, victory) == 4
    assert squadron_value(table.game, other) == 3


@pytest.mark.parametrize(("by_dial", "by_token", "most"), [(True, False, 4), (True, True, 5), (False, True, 1)])
def test_expanded_hangar_bay_counts_for_the_dial_and_not_for_the_token(
    by_dial: bool, by_token: bool, most: int
) -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["expanded_hangar_bay"])
    table.run(StillTable())
    assert SquadronCommand(ship=victory, by_dial=by_dial, by_token=by_token).most(table.game) == most


# Phylon Q7 Tractor Beams


@proves("CARD-phylon-q7-tractor-beams-02")
def test_phylon_q7_tractor_beams_slow_an_enemy_ship() -> None:
    table, enemy = tractor()
    use(table, "phylon_q7_tractor_beams")
    assert table.the_ship(enemy).speed == 2
    assert is_exhausted(table, "phylon_q7_tractor_beams")


@proves("CARD-phylon-q7-tractor-beams-01")
def test_a_ship_with_a_navigate_token_must_give_it_up_to_phylon_q7_tractor_beams() -> None:
    table, enemy = tractor(tokens=(Command.NAVIGATE,))
    use(table, "phylon_q7_tractor_beams")
    assert table.the_ship(enemy).speed == 3
    assert table.the_ship(enemy).tokens == ()
    assert table.last(CommandTokenSpent).ship == enemy


@proves("CARD-wulff-yularen-02")
def test_wullf_yularen_answers_a_token_given_up_to_phylon_q7_tractor_beams() -> None:
    table, enemy = tractor(tokens=(Command.NAVIGATE,), upgrades=["wullf_yularen"])
    use(table, "phylon_q7_tractor_beams")
    use(table, "wullf_yularen")
    assert table.the_ship(enemy).tokens == (Command.NAVIGATE,)


@proves("CARD-phylon-q7-tractor-beams-02")
@pytest.mark.parametrize("speed", [0, 1])
def test_phylon_q7_tractor_beams_do_not_slow_below_1(speed: int) -> None:
    table, enemy = tractor(speed=speed)
    use(table, "phylon_q7_tractor_beams")
    assert table.the_ship(enemy).speed == speed
    assert not table.all(SpeedChanged)


def test_phylon_q7_tractor_beams_do_not_trigger_a_thruster_fissure() -> None:
    table, enemy = tractor(damage=["thruster_fissure"])
    use(table, "phylon_q7_tractor_beams")
    assert table.the_ship(enemy).speed == 2
    assert len(table.the_ship(enemy).damage) == 1
    assert table.shields(enemy, FRONT) == 2


@proves("CARD-phylon-q7-tractor-beams-02")
def test_phylon_q7_tractor_beams_are_not_offered_against_larger_or_distant_ships() -> None:
    assert not offered(tractor(size="mc80_assault_cruiser")[0])
    assert not offered(tractor(at=420)[0])


def test_phylon_q7_tractor_beams_choose_among_the_ships_in_reach() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["phylon_q7_tractor_beams"])
    one = table.ship(CORVETTE, X + 200, Y, side=1, speed=3)
    two = table.ship(CORVETTE, X - 200, Y, side=1, speed=3)
    use(table.run(ShipActivation(ship=victory)), "phylon_q7_tractor_beams").answer(CHOSEN_SHIP, two)
    assert (table.the_ship(one).speed, table.the_ship(two).speed) == (3, 2)


def test_phylon_q7_tractor_beams_are_not_offered_while_exhausted_or_when_another_ship_activates() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["phylon_q7_tractor_beams"])
    other = table.ship(VICTORY, X - 300, Y)
    table.ship(CORVETTE, X + 250, Y, side=1)
    assert not offered(table.run(ShipActivation(ship=other)))
    exhaust(table, "phylon_q7_tractor_beams")
    assert not offered(table.run(ShipActivation(ship=victory)))


# Point-Defense Reroute


def test_point_defense_reroute_rerolls_dice_with_critical_icons() -> None:
    table = Scenario()
    ship = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["point_defense_reroute"])
    tie = table.squadron("tie_fighter_squadron", X, Y + 130)
    anti_squadron(table, ship, tie, "crit", "crit")
    use(table, "point_defense_reroute").answer(REROLLED_DICE, (0, 1)).roll("hit", "hit")
    assert table.last(HullChanged).hull == 1


def test_point_defense_reroute_acts_once_and_only_on_criticals() -> None:
    table = Scenario()
    ship = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["point_defense_reroute"])
    tie = table.squadron("tie_fighter_squadron", X, Y + 130)
    anti_squadron(table, ship, tie, "hit", "crit")
    use(table, "point_defense_reroute").roll("crit")
    assert table.is_over, "the hit stays, and the card is not offered again"
    assert table.the_squadron(tie).hull == 2


def test_point_defense_reroute_is_not_offered_without_a_critical_at_medium_range_or_against_ships() -> None:
    table = Scenario()
    ship = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["point_defense_reroute"])
    near = table.squadron("tie_fighter_squadron", X, Y + 130)
    far = table.squadron("tie_fighter_squadron", X + 40, Y + 230)
    assert not offered(anti_squadron(table, ship, near, "hit", "accuracy"))
    assert not offered(anti_squadron(table, ship, far, "crit", "crit"))
    assert not offered(duel("close", attacking=["point_defense_reroute"]).attack("crit", "hit", "hit"))


# Quad Laser Turrets


@proves("CARD-quad-laser-turrets-01", "CARD-quad-laser-turrets-02")
def test_a_ship_with_quad_laser_turrets_counters_a_squadron_with_one_blue_die() -> None:
    table, imperial, x_wing = quad_lasers(dy=110)
    squadron_attack(table, x_wing, imperial, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    use(table, "counter").roll("hit")
    assert [die.color.value for die in table.last(DiceRolled).pool.dice] == ["blue"], "whatever its armament"
    assert table.the_squadron(x_wing).hull == 4


@proves("CARD-quad-laser-turrets-02")
def test_a_ship_destroyed_by_the_attack_still_counters_with_quad_laser_turrets() -> None:
    table, imperial, x_wing = quad_lasers(dy=110, shields={FRONT: 0}, damage=[None] * 8 + ["crew_panic", "crew_panic"])
    squadron_attack(table, x_wing, imperial, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    assert not table.all(Removed)
    use(table, "counter").roll("hit")
    assert table.the_squadron(x_wing).hull == 4
    assert [event.unit for event in table.all(Removed)] == [imperial]


@proves("CARD-quad-laser-turrets-02")
def test_quad_laser_turrets_choose_among_the_hull_zones_that_see_the_squadron() -> None:
    table, imperial, _ = quad_lasers(dy=600)
    corner = table.squadron("x_wing_squadron", X + 84, Y + 70, side=1)
    squadron_attack(table, corner, imperial, "hit", zone=RIGHT).pass_(DEFENSE_TOKEN)
    use(table, "counter")
    assert table.question.kind is ATTACK
    assert {choice.zone for choice in table.question.options} == {FRONT, RIGHT}
    table.answer(ATTACK, AttackChoice(RIGHT, corner, None)).roll("hit")
    assert table.the_squadron(corner).hull == 4


@proves("CARD-quad-laser-turrets-02")
def test_quad_laser_turrets_do_not_answer_ships_or_squadrons_beyond_distance_1() -> None:
    assert duel("close", defending=["quad_laser_turrets"]).attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN).is_over
    table, imperial, _ = quad_lasers(dy=600)
    rhymer = table.squadron("major_rhymer", X, Y + 64.5 + 100 + 17, side=1)
    squadron_attack(table, rhymer, imperial, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    assert table.is_over


@proves("CARD-slaved-turrets-02")
def test_quad_laser_turrets_can_be_declined_and_then_leave_the_attack_of_slaved_turrets() -> None:
    table, imperial, x_wing = quad_lasers(dy=110)
    squadron_attack(table, x_wing, imperial, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    decline(table)
    assert table.is_over
    assert table.the_ship(imperial).attacked == ()


def test_the_counter_attack_of_quad_laser_turrets_is_not_countered() -> None:
    table, imperial, a_wing = quad_lasers("a_wing_squadron", dy=110)
    squadron_attack(table, a_wing, imperial, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    use(table, "counter").roll("hit")
    assert table.is_over


def test_quad_laser_turrets_give_nothing_in_the_ships_own_attacks() -> None:
    table, imperial, x_wing = quad_lasers(dy=110)
    table.run(Attack(attacker=imperial, zone=FRONT, defender=x_wing))
    table.roll("hit", "hit")
    assert [die.color.value for die in table.last(DiceRolled).pool.dice] == ["blue", "black"]
