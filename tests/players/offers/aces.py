"""Squadrons of later waves with effects of their own, and the keywords that came with them."""

from __future__ import annotations

from msgspec.structs import replace

from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.token_placement import TOKEN_PLACE
from armada.state.records import COMMANDS, Command, TokenId, TokenState
from tests.builders.aces_table import TIE, X_WING, Y_WING, X, Y, away, fight, pair, raid, with_hull
from tests.builders.attack_table import CORVETTE, VICTORY, with_tokens
from tests.builders.cards_table import squadron_attack
from tests.builders.commanded import activating, attack_now
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import battlefield
from tests.players.offers.situations import right, until, wrong

DELTA_7, VULTURE, HYENA = "delta_7_aethersprite_squadron", "vulture_droid_squadron", "hyena_droid_bomber_squadron"
V_19, LUKE = "v_19_torrent_squadron", "luke_skywalker"
LANDO, AHSOKA = "lando_calrissian_millennium_falcon", "ahsoka_tano_delta_7_aethersprite_squadron"
ANAKIN = "anakin_skywalker_delta_7_aethersprite_squadron"
ANAKINS_Y_WING = "anakin_skywalker_btl_b_y_wing_squadron"

# Keywords


@right("adept")
def a_blank_of_an_adept_is_rerolled() -> Scenario:
    return until(fight(DELTA_7, Y_WING, "hit", "accuracy", "accuracy", "blank")[0], "adept")


@wrong("adept")
def good_dice_of_an_adept_stay() -> Scenario:
    return until(fight(DELTA_7, Y_WING, "hit", "hit", "hit", "hit crit")[0], "adept")


@right("dodge")
def a_hit_is_dodged() -> Scenario:
    return until(fight(TIE, DELTA_7, "hit", "hit", "hit")[0], "dodge")


@wrong("dodge")
def an_attack_that_does_nothing_is_not_dodged() -> Scenario:
    return until(fight(TIE, DELTA_7, "accuracy", "accuracy", "accuracy")[0], "dodge")


@right("ai_anti_squadron")
def a_droid_adds_a_die_against_a_squadron() -> Scenario:
    table, own, enemy = pair(VULTURE, Y_WING)
    return until(attack_now(activating(table, own), enemy, "hit", "blank"), "ai_anti_squadron")


@right("ai_battery")
def a_droid_bomber_adds_a_die_against_a_ship() -> Scenario:
    table = battlefield()
    own = table.squadron(HYENA, X, Y)
    ship = table.ship(CORVETTE, X, Y - 100, side=1, shields={FRONT: 0})
    return until(attack_now(activating(table, own), ship, "blank", zone=FRONT), "ai_battery")


@right("assault")
def a_ship_is_raided_for_a_hit_that_its_shields_would_take() -> Scenario:
    return until(raid("gar_saxon", "hit", "hit", card=VICTORY)[0], "assault")


@right("raid_token")
def a_command_token_of_no_use_clears_a_raid_token() -> Scenario:
    return until(raided(Command.SQUADRON, dial=Command.REPAIR, tokens=(Command.SQUADRON,)), "raid_token")


@right("raid_dial")
def a_dial_of_no_use_clears_four_raid_tokens() -> Scenario:
    return until(raided(*COMMANDS, dial=Command.SQUADRON), "raid_dial")


def raided(*raids: Command, dial: Command, tokens: tuple[Command, ...] = ()) -> Scenario:
    """A damaged Victory with raid tokens activates."""
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, tokens=tokens, dials=(dial,), damage=[None] * 4)
    table.ship(CORVETTE, 900, 800, 180, side=1)
    table.units[ship] = replace(table.units[ship], raids=raids)
    return table.run(ShipActivation(ship=ship))


# Dice


@right(LANDO)
def a_brace_is_given_for_the_die_that_destroys_an_ace() -> Scenario:
    table, own, enemy = pair(LANDO, LUKE)
    with_hull(table, enemy, 2)
    with_tokens(table, enemy, ("brace", TokenState.DISCARDED))
    return until(squadron_attack(table, own, enemy, "blank", "accuracy", "accuracy", "blank"), LANDO)


@wrong(LANDO)
def no_token_is_given_for_good_dice() -> Scenario:
    table, own, enemy = pair(LANDO, TIE)
    return until(squadron_attack(table, own, enemy, "hit hit", "hit", "hit", "hit crit"), LANDO)


@right("kanan_jarrus")
def a_critical_that_does_nothing_raids_a_ship() -> Scenario:
    return until(raid("kanan_jarrus", "crit", "accuracy")[0], "kanan_jarrus")


@right("jango_fett")
def a_hull_point_of_a_droid_is_given_for_the_end_of_an_ace() -> Scenario:
    table, own, enemy = pair("jango_fett", LUKE)
    with_hull(table, enemy, 2)
    with_tokens(table, enemy, ("brace", TokenState.DISCARDED))
    table.squadron(VULTURE, X + away(30), Y + away(30))
    return until(attack_now(activating(table, own), enemy, "blank", "blank", "accuracy", "blank"), "jango_fett")


@right("baktoid_prototypes")
def a_blank_becomes_an_accuracy_that_locks_the_brace_of_a_ship() -> Scenario:
    table = battlefield()
    own = table.squadron("baktoid_prototypes", X, Y)
    ship = table.ship(VICTORY, X, Y + 110, side=1, shields={REAR: 0})
    table.squadron(HYENA, X + 31 + SQUADRON_RADIUS + 30, Y + 110)
    attack_now(activating(table, own), ship, "blank", zone=REAR)
    table.answer(table.question.kind, next(key for key in table.question.options if key.startswith("ai_battery")))
    return until(table.roll("hit hit"), "baktoid_prototypes")


@right("dbs_404")
def a_hull_point_is_given_for_a_die_that_may_destroy_an_ace() -> Scenario:
    table = battlefield()
    own = table.squadron("dbs_404", X, Y)
    enemy = table.squadron(LUKE, X + away(0), Y, side=1, hull=1)
    with_tokens(table, enemy, ("brace", TokenState.DISCARDED))
    return until(squadron_attack(table, own, enemy, "accuracy", "accuracy"), "dbs_404")


@wrong("dbs_404")
def the_last_hull_point_is_not_given() -> Scenario:
    table = battlefield()
    own = table.squadron("dbs_404", X, Y, hull=1)
    enemy = table.squadron(Y_WING, X + away(0), Y, side=1)
    return until(squadron_attack(table, own, enemy, "hit", "hit"), "dbs_404")


@right("malee_hurra")
def a_blank_is_spent_to_turn_an_accuracy_to_a_critical() -> Scenario:
    table = battlefield()
    ship = table.ship("nebulon_b_escort_frigate", X, Y - 250)
    victory = table.ship(VICTORY, X, Y, side=1, speed=0, shields={REAR: 0})
    table.squadron("malee_hurra", X + 31 + SQUADRON_RADIUS + 20, Y)
    table.run(Attack(attacker=ship, zone=FRONT, defender=victory, target_zone=REAR))
    return until(table.roll("blank", "accuracy", "accuracy"), "malee_hurra")


@right("odd_ball")
def two_misses_are_rerolled_after_a_move() -> Scenario:
    table, own, enemy = pair("odd_ball", "btl_b_y_wing_squadron")
    activating(table, own).answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X, Y))
    return until(attack_now(table, enemy, "accuracy", "accuracy", "blank"), "odd_ball")


@right("dfs_311")
def a_hit_of_an_obstructed_attack_is_rerolled() -> Scenario:
    table, own, enemy = pair(X_WING, "dfs_311")
    with_tokens(table, enemy, ("scatter", TokenState.DISCARDED), ("brace", TokenState.DISCARDED))
    table.obstacle("asteroid_field_1", X + away(30) / 2, Y)
    squadron_attack(table, own, enemy)
    return until(table.roll("hit", "hit", "hit"), "dfs_311")


# Damage


@right("kit_fisto")
def a_token_is_discarded_against_damage_that_would_destroy_him() -> Scenario:
    table, own, enemy = pair(X_WING, "kit_fisto")
    with_hull(table, enemy, 2)
    squadron_attack(table, own, enemy, *["hit"] * 4)
    while table.question.kind is not DEFENSE_TOKEN:
        table.pass_(table.question.kind)
    return until(table.answer(DEFENSE_TOKEN, TokenId(0)), "kit_fisto")


@right(ANAKIN)
def two_more_squadrons_are_hurt() -> Scenario:
    table, own, enemy = pair(ANAKIN, VULTURE)
    for dy in (away(30), -away(30)):
        table.squadron(VULTURE, X + away(30), Y + dy, side=1)
    return until(attack_now(activating(table, own), enemy, "hit", "accuracy", "blank", "blank"), ANAKIN)


@right("axe")
def axe_saves_a_friend_that_would_be_destroyed() -> Scenario:
    table, own, enemy = pair("tie_bomber_squadron", V_19)
    with_hull(table, enemy, 1)
    table.squadron("axe", X + 2 * away(30), Y, side=1)
    return until(squadron_attack(table, own, enemy, "hit"), "axe")


# Attacks, moves and activations


@right(ANAKINS_Y_WING)
def he_leaves_two_fighters_to_attack_a_ship() -> Scenario:
    table = battlefield()
    own = table.squadron(ANAKINS_Y_WING, X, Y)
    for dx in (away(60), -away(60)):
        table.squadron("tie_interceptor_squadron", X + dx, Y, side=1, activated=True)
    table.ship(CORVETTE, X, Y - 100, side=1, shields=dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0), damage=[None] * 3)
    return until(activating(table, own), ANAKINS_Y_WING)


@right(AHSOKA)
def a_friend_attacks_out_of_turn() -> Scenario:
    table = battlefield()
    own = table.squadron(AHSOKA, X, Y)
    table.squadron(V_19, X + away(30), Y, activated=True)
    table.squadron(VULTURE, X + away(30) + away(70), Y, side=1, hull=1)
    return until(table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X, Y)), AHSOKA)


@right("haor_chall_prototypes")
def an_enemy_is_attacked_before_it_flies_off() -> Scenario:
    table = battlefield()
    table.squadron("haor_chall_prototypes", X, Y, side=1)
    enemy = table.squadron(Y_WING, X + away(30), Y, hull=1)
    return until(table.run(MoveSquadron(squadron=enemy, ignore_engagement=True)), "haor_chall_prototypes")


@right("haor_chall_prototypes")
def a_ship_is_attacked_before_its_maneuver() -> Scenario:
    table = battlefield()
    table.squadron("haor_chall_prototypes", X, Y, side=1)
    ship = table.ship(CORVETTE, X, Y - 100, shields={FRONT: 0})
    return until(table.run(ExecuteManeuver(ship=ship)), "haor_chall_prototypes")


@right("ig_88b")
def he_attacks_three_enemies_at_once() -> Scenario:
    table = battlefield()
    table.squadron("ig_88b", X, Y)
    for dx, dy in ((away(30), 0.0), (-away(30), 0.0), (0.0, away(30))):
        table.squadron(Y_WING, X + dx, Y + dy, side=1, hull=2)
    return until(table.run(SquadronPhase()), "ig_88b")


@right("kickback")
def he_leaves_the_squadrons_that_surround_him() -> Scenario:
    table, own, enemy = pair("kickback", VULTURE, hull=1)
    for dx, dy in ((-away(30), 0.0), (0.0, away(30)), (0.0, -away(30))):
        table.squadron("droid_tri_fighter_squadron", X + dx, Y + dy, side=1)
    return until(squadron_attack(table, own, enemy, "blank", "accuracy", "accuracy"), "kickback")


@right("fenn_rau")
def neighbours_attack_at_once() -> Scenario:
    table = battlefield()
    own = table.squadron("fenn_rau", X, Y)
    for dy in (away(30), -away(30)):
        table.squadron(X_WING, X, Y + dy)
        table.squadron(TIE, X + away(40), Y + dy, side=1, hull=1)
    return until(activating(table, own).pass_(SQUADRON_ACTION), "fenn_rau")


@right("moralo_eval")
def a_token_that_moves_gives_him_an_attack() -> Scenario:
    table = battlefield()
    table.squadron("moralo_eval", X, Y)
    shuttle = table.squadron("lambda_class_shuttle", X + 157, Y)
    table.token("sensor_net", X + 97 + 12, Y)
    table.squadron(Y_WING, X, Y + away(30), side=1, hull=1)
    table.run(MoveSquadron(squadron=shuttle)).answer(SQUADRON_MOVE, pose_at(X + 157, Y))
    table.answer(table.question.kind, "strategic").answer(TOKEN_PLACE, pose_at(X + 157, Y))
    return until(table, "moralo_eval")
