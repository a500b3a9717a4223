"""Squadrons with effects of their own."""

from __future__ import annotations

from msgspec.structs import replace

from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_phase import SquadronPhase
from armada.state.records import TokenState
from tests.builders.aces_table import TIE, X_WING, X, Y, away, blount, dash, fight, norra, numb, pair, raid
from tests.builders.attack_table import CORVETTE, VICTORY, token_of, with_tokens
from tests.builders.cards_table import howlrunner, jan, squadron_attack
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.builders.squadron_table import battlefield
from tests.players.offers.situations import right, until, wrong

WEDGE = "wedge_antilles_x_wing_squadron"

# Dice


@right(WEDGE)
def two_dice_more_against_a_squadron_that_has_activated() -> Scenario:
    return until(fight(WEDGE, TIE, *["accuracy"] * 4, activated=True)[0], WEDGE)


@right("bossk")
def an_accuracy_more_locks_the_brace_of_an_ace() -> Scenario:
    table, bossk, ace = pair("bossk", "luke_skywalker", hull=5)
    with_tokens(table, ace, ("brace", TokenState.READIED))
    return until(squadron_attack(table, bossk, ace, *["hit"] * 4), "bossk")


@right("maarek_stele")
def an_accuracy_becomes_a_critical_against_a_bare_hull() -> Scenario:
    return until(raid("maarek_stele", "accuracy", "accuracy", shields={FRONT: 0})[0], "maarek_stele")


@right("captain_jonus")
def a_blank_of_a_friendly_ship_becomes_an_accuracy() -> Scenario:
    table = battlefield()
    victory = table.ship(VICTORY, X, Y - 250)
    corvette = table.ship(CORVETTE, X, Y, side=1)
    table.squadron("captain_jonus", X + 20.5 + 17.1 + 20, Y)
    table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=REAR))
    return until(table.roll("blank", *["hit"] * 5), "captain_jonus")


@right("keyan_farlander")
def a_blank_against_a_bare_hull_is_rerolled() -> Scenario:
    return until(raid("keyan_farlander", "hit", "blank", shields={FRONT: 0})[0], "keyan_farlander")


@right("dash_rendar")
def accuracies_amid_enemies_are_rerolled() -> Scenario:
    return until(dash(2, ship=True), "dash_rendar")


@right("lieutenant_blount")
def the_blank_of_a_friend_is_rerolled() -> Scenario:
    table, own, enemy = blount()
    return until(squadron_attack(table, own, enemy, "blank", "accuracy", "accuracy"), "lieutenant_blount")


@right("morna_kee")
def two_blanks_are_rerolled_for_her_brace() -> Scenario:
    return until(fight("morna_kee", X_WING, "blank", "blank", "hit")[0], "morna_kee")


@wrong("morna_kee")
def her_brace_is_not_given_for_good_dice() -> Scenario:
    return until(fight("morna_kee", X_WING, "hit", "hit crit", "hit")[0], "morna_kee")


@right("zertik_strom")
def a_hull_point_of_a_cheap_friend_buys_rerolls_against_a_dear_enemy() -> Scenario:
    table, own, enemy = pair("zertik_strom", "luke_skywalker")
    table.units[enemy] = replace(table.units[enemy], hull=2, defense=())
    table.squadron(TIE, X - away(30), Y)
    return until(squadron_attack(table, own, enemy, "blank", "blank", "accuracy"), "zertik_strom")


@wrong("zertik_strom")
def no_friend_suffers_for_good_dice() -> Scenario:
    table, own, enemy = pair("zertik_strom", X_WING)
    table.squadron("howlrunner", X - away(30), Y, hull=1)
    return until(squadron_attack(table, own, enemy, "hit", "hit", "hit"), "zertik_strom")


@right("ten_numb")
def a_critical_hurts_the_enemies_around_the_defender() -> Scenario:
    return until(numb("crit", "accuracy", "blank")[0], "ten_numb")


@right("howlrunner")
def a_swarm_near_her_gets_a_die_more() -> Scenario:
    table, tie, x_wing = howlrunner()
    return until(squadron_attack(table, tie, x_wing, "hit", "accuracy", "accuracy"), "howlrunner")


# Damage


@right("biggs_darklighter")
def biggs_spares_a_friend_who_would_be_destroyed() -> Scenario:
    table = battlefield()
    table.squadron("biggs_darklighter", X, Y, side=1)
    other = table.squadron(X_WING, X + away(30), Y, side=1, hull=3)
    tie = table.squadron(TIE, X + away(30), Y + away(30))
    return until(squadron_attack(table, tie, other, "hit", "hit", "hit"), "biggs_darklighter")


@right("nym")
def a_critical_discards_a_token_of_the_ship() -> Scenario:
    return until(raid("nym", "crit", "blank", card=VICTORY)[0], "nym")


@right("norra_wexley")
def a_critical_of_a_bomber_takes_the_last_shield() -> Scenario:
    return until(norra("hit crit")[0], "norra_wexley")


@right("dutch_vander")
def the_enemy_does_not_activate_any_more() -> Scenario:
    return until(fight("dutch_vander", X_WING, "hit", "accuracy", "accuracy")[0], "dutch_vander")


@right("jan_ors")
def her_brace_saves_a_friend() -> Scenario:
    return until(jan()[0], "jan_ors")


# Activations


@right("colonel_jendon")
def a_comrade_attacks_instead_of_him_who_has_no_target() -> Scenario:
    table = battlefield()
    own = table.squadron("colonel_jendon", X, Y)
    table.squadron("tie_interceptor_squadron", X + away(90), Y, activated=True)
    table.squadron(X_WING, X + away(90) + away(30), Y, side=1, hull=1)
    return until(table.run(SquadronActivation(squadron=own)), "colonel_jendon")


@right("whisper")
def she_leaves_the_squadrons_that_surround_her() -> Scenario:
    table, x_wing, whisper = pair(X_WING, "whisper", hull=5)
    for dx, dy in ((away(40), 0.0), (0.0, away(40))):
        table.squadron(X_WING, X + away(30) + dx, Y + dy)
    squadron_attack(table, x_wing, whisper, "hit", "hit", "accuracy", "accuracy")
    while table.question.kind is not DEFENSE_TOKEN:
        table.pass_(table.question.kind)
    table.answer(DEFENSE_TOKEN, token_of(table, whisper, "brace"))
    return until(table, "whisper")


@right("han_solo")
def he_attacks_before_his_enemies_do() -> Scenario:
    table = battlefield()
    table.squadron("han_solo", X, Y, side=1)
    table.squadron(TIE, X + away(30), Y, hull=1)
    return until(table.run(ShipPhase()), "han_solo")


@right("hera_syndulla_ghost")
def squadrons_out_of_reach_move_and_attack() -> Scenario:
    table = battlefield()
    table.squadron("hera_syndulla_ghost", X, Y)
    for dx in (away(60), -away(60)):
        table.squadron(X_WING, X + dx, Y)
        table.squadron(TIE, X + dx, Y + 200, side=1, hull=1)
    return until(table.run(SquadronPhase()), "hera_syndulla_ghost")
