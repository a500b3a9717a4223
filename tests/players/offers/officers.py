"""Officers."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.rules.command_phase import CommandPhase
from armada.rules.rounds import Round
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action
from armada.rules.squadron_command import SquadronCommand
from armada.state.records import COMMANDS, ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y
from tests.builders.cards_table import duel, pass_until
from tests.builders.officer_table import aresko, charted, contained, isard, kallus, titus, toryn, walex, yularen
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import straight
from tests.players.offers.situations import right, until, wrong

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
BATTERED = {FRONT: 0, LEFT: 0, RIGHT: 0, REAR: 0}


def activating(*upgrades: str, enemy: tuple[float, float] = (100, 800), **ship: object) -> tuple[Scenario, ShipId]:
    """A Victory with these officers, and an enemy corvette, far away or before its guns."""
    table = Scenario()
    own = table.ship(VICTORY, X, Y, upgrades=upgrades, **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, *enemy, 180, side=1)
    return table, own


def ahead() -> tuple[float, float]:
    """A place before the guns."""
    return X, Y + 200


# Dials


@right("engineering_captain")
def a_battered_ship_far_from_the_enemy_repairs() -> Scenario:
    table, ship = activating("engineering_captain", dials=(CONCENTRATE,), damage=[None] * 3, shields=BATTERED)
    return until(table.run(ShipActivation(ship=ship)), "engineering_captain")


@wrong("engineering_captain")
def an_undamaged_ship_before_an_enemy_keeps_its_concentrate_fire() -> Scenario:
    table, ship = activating("engineering_captain", dials=(CONCENTRATE,), enemy=ahead())
    return until(table.run(ShipActivation(ship=ship)), "engineering_captain")


@right("navigation_officer")
def a_ship_that_would_leave_the_table_navigates() -> Scenario:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 800, 60, speed=2, upgrades=["navigation_officer"], dials=(REPAIR,))
    table.ship(CORVETTE, 100, 100, side=1)
    return until(table.run(ShipActivation(ship=ship)), "navigation_officer")


@right("tactical_expert")
def a_ship_with_a_target_concentrates_fire() -> Scenario:
    table, ship = activating("tactical_expert", dials=(REPAIR,), enemy=ahead())
    return until(table.run(ShipActivation(ship=ship)), "tactical_expert")


@wrong("tactical_expert")
def a_battered_ship_without_a_target_keeps_its_repair() -> Scenario:
    table, ship = activating("tactical_expert", dials=(REPAIR,), damage=[None] * 3, shields=BATTERED)
    return until(table.run(ShipActivation(ship=ship)), "tactical_expert")


@right("wing_commander")
def a_carrier_with_squadrons_at_the_enemy_commands_them() -> Scenario:
    table, ship = activating("wing_commander", dials=(REPAIR,))
    _dogfight(table)
    return until(table.run(ShipActivation(ship=ship)), "wing_commander")


def _dogfight(table: Scenario) -> None:
    """Three squadrons of the first side before the ship, each with an enemy beside it."""
    for x in (X - 120, X, X + 120):
        table.squadron(TIE, x, Y + 130)
        table.squadron(X_WING, x, Y + 190, side=1)


@right("defense_liaison")
def a_token_of_no_use_makes_a_battered_ship_repair() -> Scenario:
    options = {"dials": (CONCENTRATE,), "tokens": (SQUADRON,), "damage": [None] * 4, "shields": BATTERED}
    table, ship = activating("defense_liaison", **options)  # type: ignore[arg-type]
    return until(table.run(ShipActivation(ship=ship)), "defense_liaison")


@wrong("defense_liaison")
def no_token_is_spent_if_the_dial_is_the_right_one() -> Scenario:
    options = {"dials": (REPAIR,), "tokens": (SQUADRON,), "damage": [None] * 4, "shields": BATTERED}
    table, ship = activating("defense_liaison", **options)  # type: ignore[arg-type]
    return until(table.run(ShipActivation(ship=ship)), "defense_liaison")


@right("weapons_liaison")
def a_token_of_no_use_makes_a_carrier_command_its_squadrons() -> Scenario:
    table, ship = activating("weapons_liaison", dials=(NAVIGATE,), tokens=(REPAIR,))
    _dogfight(table)
    return until(table.run(ShipActivation(ship=ship)), "weapons_liaison")


@right("skilled_first_officer")
def a_useless_dial_gives_way_to_the_one_needed_now() -> Scenario:
    options = {"dials": (SQUADRON, REPAIR, CONCENTRATE), "damage": [None] * 5, "shields": BATTERED}
    table, ship = activating("skilled_first_officer", **options)  # type: ignore[arg-type]
    return until(table.run(ShipActivation(ship=ship)), "skilled_first_officer")


@wrong("skilled_first_officer")
def the_dial_needed_now_is_not_discarded() -> Scenario:
    options = {"dials": (REPAIR, SQUADRON, SQUADRON), "damage": [None] * 5, "shields": BATTERED}
    table, ship = activating("skilled_first_officer", **options)  # type: ignore[arg-type]
    return until(table.run(ShipActivation(ship=ship)), "skilled_first_officer")


@right("support_officer")
def a_stack_of_useless_dials_is_taken_back() -> Scenario:
    options = {"dials": (SQUADRON, SQUADRON), "damage": [None] * 5, "shields": BATTERED}
    table, _ = activating("support_officer", **options)  # type: ignore[arg-type]
    return until(table.run(CommandPhase()), "support_officer")


@wrong("support_officer")
def a_good_stack_is_kept() -> Scenario:
    options = {"dials": (REPAIR, REPAIR), "damage": [None] * 5, "shields": BATTERED}
    table, _ = activating("support_officer", **options)  # type: ignore[arg-type]
    return until(table.run(CommandPhase()), "support_officer")


@right("commandant_aresko")
def a_token_of_the_command_of_a_friend_is_gained() -> Scenario:
    return aresko()[0]


@right("director_isard")
def the_dials_of_an_enemy_are_looked_at() -> Scenario:
    return isard()[0]


@right("leia_organa_officer")
def a_battered_friend_gets_the_repair_that_leia_reveals() -> Scenario:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, dials=(REPAIR,), upgrades=["leia_organa_officer"])
    table.ship(NEBULON, X + 200, Y, side=1, dials=(SQUADRON,), damage=[None] * 3, shields=BATTERED)
    table.ship(VICTORY, 100, 800)
    return until(table.run(ShipActivation(ship=ship)), "leia_organa_officer")


@wrong("leia_organa_officer")
def a_friend_who_needs_its_own_command_keeps_it() -> Scenario:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, dials=(SQUADRON,), upgrades=["leia_organa_officer"])
    table.ship(NEBULON, X + 200, Y, side=1, dials=(REPAIR,), damage=[None] * 3, shields=BATTERED)
    table.ship(VICTORY, 100, 800)
    return until(table.run(ShipActivation(ship=ship)), "leia_organa_officer")


@right("raymus_antilles")
def a_token_is_gained_and_the_dial_kept() -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["raymus_antilles"], dials=(REPAIR,))
    table.ship(VICTORY, 100, 800)
    return until(table.run(ShipActivation(ship=ship)), "raymus_antilles")


@right("veteran_captain")
def a_token_is_gained_for_the_card() -> Scenario:
    table, ship = activating("veteran_captain", dials=(CONCENTRATE,), damage=[None] * 5, enemy=ahead())
    return until(table.run(ShipActivation(ship=ship)), "veteran_captain")


@right("ahsoka_tano_officer_rebel")
def a_useless_token_becomes_the_one_needed_now() -> Scenario:
    table = Scenario()
    options = {"tokens": (SQUADRON,), "dials": (NAVIGATE,), "damage": [None] * 3, "shields": BATTERED}
    ship = table.ship(NEBULON, X, Y, side=1, **options)  # type: ignore[arg-type]
    table.ship(NEBULON, X + 250, Y, side=1, upgrades=["ahsoka_tano_officer_rebel"])
    table.ship(VICTORY, 100, 800)
    return until(table.run(ShipActivation(ship=ship)), "ahsoka_tano_officer_rebel")


@right("wullf_yularen")
def a_token_that_is_spent_comes_back() -> Scenario:
    return yularen()[0]


# Attacks


@right("agent_kallus")
def a_die_more_against_a_unique_squadron_costs_nothing() -> Scenario:
    return kallus("luke_skywalker")


@right("intel_officer")
def the_token_that_saves_the_defender_most_is_named() -> Battle:
    return until(duel(attacking=["intel_officer"]).attack("hit hit", "hit hit", "hit hit"), "intel_officer")


@right("damage_control_officer")
def contain_stops_the_torpedoes_too() -> Scenario:
    return until(contained("damage_control_officer"), "damage_control_officer")


@right("lando_calrissian_officer")
def three_double_hits_are_rerolled() -> Battle:
    table = duel("close", defending=["lando_calrissian_officer"], on={"exhausted": [0, 1, 2]})
    return until(table.attack("hit hit", "hit hit", "hit hit"), "lando_calrissian_officer")


@wrong("lando_calrissian_officer")
def the_card_is_not_discarded_against_blanks() -> Battle:
    table = duel("close", defending=["lando_calrissian_officer"])
    return until(table.attack("blank", "blank", "hit"), "lando_calrissian_officer")


@right("major_derlin")
def a_point_of_damage_is_saved() -> Battle:
    table = duel(defending=["major_derlin"], on={"shields": {FRONT: 0}})
    return until(table.attack("hit hit", "hit hit", "hit"), "major_derlin")


@right("toryn_farr")
def the_blue_accuracy_of_a_friend_is_rerolled() -> Scenario:
    return toryn()


# Ships


@right("admiral_titus")
def an_enemy_before_the_edge_is_sped_up() -> Scenario:
    """A Victory at speed 1, bow to the edge: one faster, and it cannot but leave the table."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_titus"])
    table.ship(VICTORY, 400, 760, side=1, speed=1)
    return until(table.run(Round(number=1)), "admiral_titus")


@wrong("admiral_titus")
def the_card_is_not_discarded_for_nothing() -> Scenario:
    return titus(2)[0]


@right("captain_needa")
def a_contain_gives_way_to_an_evade() -> Scenario:
    table = Scenario()
    ship = table.ship("interdictor_combat_refit", X, Y, upgrades=["captain_needa"])
    kinds = [token.kind for token in table.units[ship].defense]
    assert DefenseToken.CONTAIN in kinds
    return until(table.run(Round(number=1)), "captain_needa")


@right("chart_officer")
def the_card_is_discarded_rather_than_the_ship_lost() -> Scenario:
    return charted("asteroid_field_1")


@right("walex_blissex")
def a_discarded_token_is_recovered() -> Scenario:
    return walex()[0]


# Squadrons


@right("flight_commander")
def squadrons_that_come_into_reach_are_commanded_after_the_maneuver() -> Scenario:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["flight_commander"], dials=(SQUADRON,))
    table.ship(CORVETTE, 100, 800, side=1)
    table.squadron("tie_bomber_squadron", X, Y + 51 + 250)
    table.squadron("a_wing_squadron", X, Y + 51 + 310, side=1, hull=1)
    table.run(ShipActivation(ship=victory)).answer(DIAL_USE, DialUse.KEEP)
    return until(straight(pass_until(table, SQUADRON_TO_ACTIVATE)), "flight_commander")


@right("adar_tallon")
def a_squadron_that_has_attacked_can_attack_again() -> Scenario:
    table = Scenario()
    ship = table.ship("assault_frigate_mark_ii_b", X, Y, side=1, upgrades=["adar_tallon"], revealed=SQUADRON)
    table.ship(VICTORY, 100, 800)
    one = table.squadron(X_WING, X + 100, Y, side=1)
    table.squadron(TIE, X + 160, Y)
    table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, one).answer(SQUADRON_ACTION, Action.ATTACK)
    return until(table.roll(*["accuracy"] * 4), "adar_tallon")
