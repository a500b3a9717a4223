"""Commanders."""

from __future__ import annotations

from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.targets import ATTACK
from armada.state.records import Command, TokenState
from tests.builders.attack_table import CORVETTE, IMPERIAL, VICTORY, Battle, X, Y
from tests.builders.cards_table import use
from tests.builders.commander_table import (
    AfterDeployment,
    ackbar,
    dodonna,
    garm,
    konstantine,
    sato,
    screed,
    tagge,
    tarkin,
    vader,
)
from tests.builders.scenario import Scenario
from tests.players.offers.situations import right, until, wrong

READIED, DISCARDED = TokenState.READIED, TokenState.DISCARDED


@right("admiral_ackbar")
def broadsides_at_the_only_enemy_beside_get_two_red_dice() -> Scenario:
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["admiral_ackbar"])
    table.ship(CORVETTE, X + 250, Y)
    return until(table.run(ShipActivation(ship=cruiser)), "admiral_ackbar")


@wrong("admiral_ackbar")
def the_front_is_not_barred_where_the_only_enemy_is_ahead() -> Scenario:
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["admiral_ackbar"])
    table.ship(CORVETTE, X, Y + 240, 180)
    return until(table.run(ShipActivation(ship=cruiser)), "admiral_ackbar")


@right("admiral_ackbar")
def the_two_dice_of_a_broadside_are_added() -> Scenario:
    table, _, _ = ackbar()
    use(table, "admiral_ackbar").answer(ATTACK, table.question.options[0])
    return until(table.roll(*["blank"] * 4), "admiral_ackbar")


@right("admiral_konstantine")
def an_enemy_that_wants_to_leave_is_slowed() -> Scenario:
    return konstantine()[0]


@right("admiral_screed")
def a_blank_pays_for_a_critical() -> Battle:
    return until(screed("blank", "blank", "blank", "hit"), "admiral_screed")


@right("commander_sato")
def red_dice_are_exchanged_for_black_ones_at_long_range() -> Battle:
    return until(sato(), "commander_sato")


@right("darth_vader_commander")
def blanks_are_rerolled_for_a_token_that_is_of_no_use() -> Battle:
    """A Victory that stands still cannot spend its tokens on defense."""
    return until(vader("blank", "blank", "blank", speed=0), "darth_vader_commander")


@wrong("darth_vader_commander")
def no_token_is_spent_on_good_dice() -> Battle:
    return until(vader("hit hit", "hit hit", "hit"), "darth_vader_commander")


@right("garm_bel_iblis")
def tokens_are_gained_for_nothing() -> Scenario:
    return garm(1)[0]


@right("general_dodonna")
def the_worst_of_four_cards_is_dealt() -> Scenario:
    return dodonna("blinded_gunners", "crew_panic", "structural_damage", "structural_damage")[0]


@right("general_tagge")
def a_discarded_token_comes_back() -> Scenario:
    return tagge(3, DISCARDED, DISCARDED, READIED)[0]


@right("grand_moff_tarkin")
def each_ship_gains_a_token() -> Scenario:
    return tarkin()[0]


@right("moff_jerjerrod")
def a_shield_buys_the_turn_that_keeps_the_ship_on_the_table() -> Scenario:
    """An Imperial at speed 2 before the edge: with the yaw of its card it leaves the table."""
    table = Scenario()
    ship = table.ship(IMPERIAL, 900, 720, 35, upgrades=["moff_jerjerrod"], speed=2)
    table.ship(CORVETTE, 1700, 200, side=1)
    return until(table.run(ExecuteManeuver(ship=ship)), "moff_jerjerrod")


@wrong("moff_jerjerrod")
def no_shield_is_paid_for_a_turn_that_leads_nowhere() -> Scenario:
    table = Scenario()
    ship = table.ship(IMPERIAL, 900, 150, upgrades=["moff_jerjerrod"], speed=2)
    table.ship(CORVETTE, 900, 860, 180, side=1)
    return until(table.run(ExecuteManeuver(ship=ship)), "moff_jerjerrod")


@right("emperor_palpatine_commander")
def the_tokens_of_an_enemy_before_the_guns_are_dreaded() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["emperor_palpatine_commander"], dials=(Command.CONCENTRATE_FIRE,))
    table.ship(CORVETTE, X, Y + 200, 180, side=1, dials=(Command.NAVIGATE,))
    table.run(AfterDeployment())
    table.game.interrupt(ShipPhase())
    return until(table, "emperor_palpatine_commander")
