"""Later upgrades of attacks: dice added, rerolled and turned, range."""

from __future__ import annotations

from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.targets import ATTACK
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, GLADIATOR, IMPERIAL, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y
from tests.builders.cards_table import anti_squadron, duel, pass_until, squadron_attack, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import straight
from tests.players.offers.situations import right, until, wrong

BARE = {"shields": {FRONT: 0}}
STILL = {"speed": 0, "shields": {FRONT: 0}}


@right("linked_turbolaser_towers")
def a_red_blank_is_rerolled_by_the_towers() -> Battle:
    return until(
        duel(attacking=["linked_turbolaser_towers"], on=STILL).attack("blank", "hit", "hit"), "linked_turbolaser_towers"
    )


@wrong("linked_turbolaser_towers")
def a_double_hit_is_not_rerolled_by_the_towers() -> Battle:
    table = duel(attacking=["linked_turbolaser_towers"], on=STILL)
    return until(table.attack("hit hit", "hit hit", "hit hit"), "linked_turbolaser_towers")


@right("disposable_capacitors")
def blue_dice_destroy_a_ship_at_long_range() -> Scenario:
    table = Scenario()
    ship = table.ship(
        "cr90_corvette_b", X, Y, side=1, upgrades=["disposable_capacitors"], dials=(Command.CONCENTRATE_FIRE,)
    )
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    table.ship(VICTORY, X, Y + 370, 180, speed=0, shields=shields, damage=[None] * 7)
    table.ship(VICTORY, 100, 850, 180)
    return until(table.run(ShipActivation(ship=ship)), "disposable_capacitors")


@wrong("disposable_capacitors")
def the_capacitors_are_kept_where_nobody_is_in_reach() -> Scenario:
    table = Scenario()
    ship = table.ship("cr90_corvette_b", X, Y, side=1, upgrades=["disposable_capacitors"], dials=(Command.REPAIR,))
    table.ship(VICTORY, 100, 850, 180)
    return until(table.run(ShipActivation(ship=ship)), "disposable_capacitors")


@right("kraken")
def krakens_ship_turns_a_blank() -> Battle:
    table = duel(on=STILL)
    table.ship(VICTORY, X + 150, 400, upgrades=["kraken"])
    return until(table.attack("blank", "hit", "hit"), "kraken")


@right("mar_tuuk")
def a_red_die_more_against_shields_costs_nothing() -> Battle:
    return until(duel(attacking=["mar_tuuk"], on={"speed": 0}).attack("hit", "hit", "hit"), "mar_tuuk")


@right("general_romodi")
def a_red_die_more_past_an_obstacle_costs_nothing() -> Battle:
    table = duel("long", attacking=["general_romodi"], on=STILL)
    table.obstacle("asteroid_field_1", X, 380)
    return until(table.attack("hit", "hit", "hit", obstructed=True), "general_romodi")


@right("unity")
def a_blank_against_an_engaged_squadron_is_rerolled() -> Scenario:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["unity"])
    tie = table.squadron(TIE, X, Y + 110)
    table.ship(VICTORY, 1700, 800)
    table.squadron(X_WING, X + 60, Y + 110, side=1)
    return until(anti_squadron(table, ship, tie, "crit", "crit"), "unity")


@right("patriot_fist")
def two_blue_dice_where_there_is_only_one_attack() -> Battle:
    table = duel("long", attacking=["patriot_fist"], on={**STILL, "damage": [None] * 3})
    table.run(ShipActivation(ship=table.attacker))
    pass_until(table, ATTACK)
    choice = next(each for each in table.question.options if each.zone is FRONT)
    return until(table.answer(ATTACK, choice).roll("hit", "blank", "blank"), "patriot_fist")


@right("task_force_organa")
def a_friend_s_copy_rerolls_two_blanks() -> Battle:
    table = duel(attacking=["task_force_organa"], on=STILL)
    table.ship(CORVETTE, X + 150, Y, upgrades=["task_force_organa"])
    return until(table.attack("blank", "blank", "hit"), "task_force_organa")


@right("nevoota_bee")
def the_blank_of_a_commanded_squadron_is_rerolled() -> Scenario:
    table = Scenario()
    carrier = table.ship(NEBULON, X, Y - 100, side=1, upgrades=["nevoota_bee"])
    table.ship(VICTORY, X, Y + 250, 180)
    own = table.squadron("y_wing_squadron", X, Y + 160, side=1)
    table.run(SquadronActivation(squadron=own, by_command=True, ship=carrier))
    table.answer(SQUADRON_ACTION, Action.ATTACK)
    if table.question.kind is ATTACK:
        table.answer(ATTACK, table.question.options[0])
    return until(table.roll("blank"), "nevoota_bee")


@right("director_krennic")
def red_blanks_are_rerolled_after_the_dial() -> Battle:
    by = {"revealed": Command.CONCENTRATE_FIRE}
    table = duel("long", attacking=["director_krennic"], by=by, on=STILL)
    use(table.attack("blank", "blank", "hit"), "concentrate_fire")
    table.answer(ADDED_COLOR, table.question.options[0]).roll("blank")
    return until(table, "director_krennic")


@right("darth_vader_officer")
def an_officer_is_given_up_to_destroy_a_ship() -> Battle:
    on = {**STILL, "damage": [None] * 4}
    table = duel(attacking=["wing_commander", "darth_vader_officer"], on=on)
    return until(table.attack("blank", "blank", "accuracy"), "darth_vader_officer")


@right("clone_gunners")
def a_friend_s_token_locks_the_only_brace() -> Battle:
    by = {"tokens": (Command.CONCENTRATE_FIRE,)}
    on = {**BARE, "damage": [None] * 2, "exhausted": [0, 2]}
    table = duel("medium", attacker=IMPERIAL, attacking=["clone_gunners"], defender=VICTORY, by=by, on=on)
    table.ship(VICTORY, X + 300, 500, tokens=(Command.CONCENTRATE_FIRE,))
    table.attack("hit hit", "hit hit", "hit", "hit", "hit")
    return until(use(table, "concentrate_fire"), "clone_gunners")


@right("wide_area_barrage")
def two_enemies_at_once_are_hit_through_full_shields() -> Battle:
    """Against full shields no card is dealt, so the standard critical effect would do nothing."""
    table = duel("close", attacker=GLADIATOR, defender=VICTORY, attacking=["wide_area_barrage"], on={"speed": 0})
    table.squadron("b_wing_squadron", X + 100, 400, side=1, hull=1)
    return until(table.attack("blank", "blank", "hit crit", "blank"), "wide_area_barrage")


@right("admiral_sloane")
def an_accuracy_takes_a_token_of_the_target() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, 100, 800, upgrades=["admiral_sloane"])
    own = table.squadron(TIE, X, Y + 90)
    ship = table.ship(NEBULON, X, Y, side=1, speed=0)
    return until(squadron_attack(table, own, ship, "accuracy", zone=FRONT), "admiral_sloane")


@right("amity")
def a_card_more_destroys_an_enemy_that_ran_into_it() -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, speed=2, damage=[None] * 2)
    table.ship(NEBULON, X, Y + 170, side=1, upgrades=["amity"])
    table.ship(VICTORY, 100, 800)
    return until(straight(table.run(ExecuteManeuver(ship=ship))), "amity")
