"""Unique squadrons that turn dice, add one at a cost, or let the attacker reroll some."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.effects.verbs.dice import CHANGED_DIE, NEW_FACE, REROLLED_DICE, SPENT_DIE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.engine.questions import PASS
from armada.geometry.bases import SQUADRON_RADIUS
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN, REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronAttack
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK
from armada.state.dice import DieFace
from armada.state.events.attack import AttackEnded, DamageTotaled
from armada.state.events.damage import Destroyed
from armada.state.records import TokenId
from tests.builders.aces_table import CORVETTE, TIE, X_WING, Y_WING, X, Y, away, faces, fight, pair
from tests.builders.attack_table import VICTORY, damage, token_of
from tests.builders.cards_table import DISCARDED, EXHAUSTED, READIED, decline, offered, squadron_attack, tokens_of, use
from tests.builders.commanded import activating, attack_now
from tests.builders.scenario import FRONT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import battlefield
from tests.players.offers.situations import until
from tests.proves import proves

LANDO = "lando_calrissian_millennium_falcon"
LUKE, WEDGE = "luke_skywalker", "wedge_antilles_x_wing_squadron"

# Lando Calrissian attacks


def set_die(*rolled: str, defender: str = TIE, die: int = 1, face: DieFace = DieFace.CRIT) -> Scenario:
    """Lando, with id 2, gives up a Brace to set a die against an enemy, with id 3."""
    table, _, _ = fight(LANDO, defender, *rolled)
    use(table, LANDO).answer(CHOSEN_TOKEN, 0)
    return table.answer(CHANGED_DIE, die).answer(NEW_FACE, face)


ROLLED = ("blank", "accuracy", "accuracy", "blank")
"""A red, two blue and a black die that do nothing."""


@proves("DEF-26", "DICE-08")
def test_lando_discards_a_token_to_set_a_die_to_any_face() -> None:
    table = set_die(*ROLLED, die=0, face=DieFace.HIT)
    assert faces(table) == ["hit", *ROLLED[1:]]
    assert tokens_of(table, table.game.unit(2).id).count(DISCARDED) == 1
    assert LANDO not in offered(table), "once in an attack"


@proves("DICE-10", "DEF-20")
def test_scatter_leaves_the_die_that_lando_has_set() -> None:
    table = set_die(*ROLLED, defender="howlrunner", die=0, face=DieFace.HIT)
    howlrunner = table.game.squadron(3).id
    until_tokens(table).answer(DEFENSE_TOKEN, token_of(table, howlrunner, "scatter")).pass_()
    assert faces(table) == ["hit"]
    assert damage(table) == 1


def until_tokens(table: Scenario) -> Scenario:
    """Pass until the defender may spend tokens."""
    while table.question.kind is not DEFENSE_TOKEN:
        table.pass_(table.question.kind)
    return table


@proves("DICE-12")
def test_an_accuracy_that_lando_has_set_locks_nothing() -> None:
    table = set_die("blank", "hit", "hit", "blank", defender=LUKE, die=1, face=DieFace.ACCURACY)
    assert "accuracy" not in offered(table)


def test_a_die_that_lando_has_set_is_not_rerolled() -> None:
    table = use(
        until(
            set_die("blank", "accuracy", "hit", "hit", defender="kit_fisto", die=3, face=DieFace.HIT_CRIT), "counter"
        ),
        "counter",
    )
    assert table.all(DamageTotaled)
    table, _, _ = fight(LANDO, "delta_7_aethersprite_squadron", "hit", "hit", "hit", "hit")
    use(table, LANDO).answer(CHOSEN_TOKEN, 0).answer(CHANGED_DIE, 3).answer(NEW_FACE, DieFace.HIT_CRIT)
    use(until(table, "dodge"), "dodge")
    assert table.question.options == (0, 1, 2)


def test_lando_without_a_token_is_offered_nothing() -> None:
    table, lando, tie = pair(LANDO, TIE)
    discard(table, lando)
    assert LANDO not in offered(squadron_attack(table, lando, tie, *ROLLED))
    table, tie, lando = pair(TIE, LANDO)
    discard(table, lando)
    assert LANDO not in offered(squadron_attack(table, tie, lando, "hit", "hit", "hit"))


def discard(table: Scenario, squadron: int) -> None:
    """All defense tokens of a squadron are gone, before anything happens."""
    unit = table.units[squadron]
    table.units[squadron] = replace(unit, defense=tuple([replace(token, state=DISCARDED) for token in unit.defense]))


# Lando Calrissian defends


@proves("DEF-03", "DICE-11")
def test_lando_spends_a_token_to_have_dice_rerolled_and_the_total_is_not_halved() -> None:
    table, _, lando = fight(TIE, LANDO, "hit", "hit", "hit")
    use(table, LANDO).answer(CHOSEN_TOKEN, 0, seat=1)
    table.answer(REROLLED_DICE, (0, 1), seat=1).roll("accuracy", "accuracy")
    assert tokens_of(table, lando) == [EXHAUSTED, READIED]
    assert table.is_over, "the second Brace cannot be spent in this attack"
    assert damage(table) == 1


@proves("DEF-06", "ATK-27")
def test_lando_spends_no_second_token_of_a_type_and_no_locked_one() -> None:
    table = decline(fight(TIE, LANDO, "hit", "hit", "hit")[0]).answer(DEFENSE_TOKEN, TokenId(0))
    assert table.is_over
    table, _, _ = fight(TIE, LANDO, "hit", "accuracy", "accuracy")
    use(table, "accuracy").answer(LOCKED_TOKEN, TokenId(0))
    use(table, "accuracy")
    assert LANDO not in offered(table)


# Jango Fett


def jango(*rolled: str, defender: str = WEDGE, gap: float = 30) -> Scenario:
    """Jango, 2, activates and attacks an enemy, 3; a Vulture, 4, stands beside the enemy."""
    table, own, enemy = pair("jango_fett", defender)
    table.squadron("vulture_droid_squadron", X + away(30), Y + away(gap))
    return attack_now(activating(table, own), enemy, *rolled)


JANGOS = ("blank", "blank", "accuracy", "blank")


@proves("DICE-08", "DEF-30")
def test_jango_hurts_a_friend_beside_a_unique_squadron_to_turn_a_die_to_any_face() -> None:
    table = use(jango(*JANGOS), "jango_fett")
    assert table.the_squadron(4).hull == 2
    table.answer(CHANGED_DIE, 0).answer(NEW_FACE, DieFace.DOUBLE_HIT)
    assert faces(table) == ["hit hit", *JANGOS[1:]]
    assert "jango_fett" not in offered(table), "once in an attack"


def test_jango_may_leave_the_dice_as_they_are() -> None:
    table = use(jango(*JANGOS), "jango_fett")
    assert table.question.accepts(PASS)
    table.answer(CHANGED_DIE, PASS)
    assert table.the_squadron(4).hull == 2


def test_jango_is_offered_against_unique_squadrons_beside_a_friend_alone() -> None:
    assert "jango_fett" in offered(jango(*JANGOS))
    assert "jango_fett" not in offered(jango(*JANGOS, defender=X_WING))
    assert "jango_fett" not in offered(jango(*JANGOS, gap=100))


def test_jango_turns_no_die_of_a_counter_attack_or_against_a_ship() -> None:
    table = battlefield()
    own = table.squadron("jango_fett", X, Y)
    ship = table.ship(CORVETTE, X, Y - 100, side=1)
    table.squadron(TIE, X, Y + away(20))
    attack_now(activating(table, own), ship, "accuracy", "accuracy", zone=FRONT)
    assert "jango_fett" not in offered(table)
    table, own, enemy = pair("jango_fett", WEDGE)
    table.squadron(TIE, X + away(30), Y + away(30))
    assert "jango_fett" not in offered(squadron_attack(table, own, enemy, *JANGOS)), "not in his own activation"


# Baktoid Prototypes


def baktoid(
    *rolled: str, friend: str = "hyena_droid_bomber_squadron", gap: float = 30, card: str = VICTORY
) -> Scenario:
    """The Prototypes attack the rear of a ship, with a friend so far from it."""
    table = battlefield()
    own = table.squadron("baktoid_prototypes", X, Y)
    ship = table.ship(card, X, Y + 110, side=1)
    table.squadron(friend, X + 31 + SQUADRON_RADIUS + gap, Y + 110)
    return squadron_attack(table, own, ship, *rolled, zone=REAR)


@proves("DICE-13")
def test_the_baktoid_prototypes_turn_a_die_to_an_accuracy_that_is_spent_at_once() -> None:
    table = use(baktoid("blank"), "baktoid_prototypes")
    assert faces(table) == ["accuracy"]
    assert "accuracy" in offered(table)
    assert "baktoid_prototypes" not in offered(table), "once in an attack"


def test_the_baktoid_prototypes_need_another_bomber_at_distance_1_of_the_ship() -> None:
    assert "baktoid_prototypes" in offered(baktoid("blank"))
    assert "baktoid_prototypes" not in offered(baktoid("blank", gap=90))
    assert "baktoid_prototypes" not in offered(baktoid("blank", friend="vulture_droid_squadron"))


def test_the_baktoid_prototypes_turn_no_die_against_a_squadron() -> None:
    table, own, enemy = pair("baktoid_prototypes", X_WING)
    table.squadron("hyena_droid_bomber_squadron", X + away(30), Y + away(30))
    assert "baktoid_prototypes" not in offered(squadron_attack(table, own, enemy, "hit", "hit"))


# DBS-404


def dbs(*rolled: str, hull: int | None = None, gap: float = 0.0, by_command: bool = False) -> Scenario:
    """DBS-404, 2, so far from an X-wing, 3, attacks it."""
    table = battlefield()
    own = table.squadron("dbs_404", X, Y, hull=hull)
    enemy = table.squadron(X_WING, X + away(gap), Y, side=1)
    return attack_now(activating(table, own, by_command=by_command), enemy, *rolled)


@proves("DICE-07", "DEF-30")
def test_dbs_404_suffers_a_damage_to_add_a_die_against_what_it_touches() -> None:
    table = use(dbs("hit", "accuracy"), "dbs_404")
    table.roll("hit")
    assert faces(table) == ["hit", "accuracy", "hit"]
    assert table.the_squadron(2).hull == 3
    assert "dbs_404" not in offered(table), "once in an attack"


def test_dbs_404_is_not_offered_where_a_gap_is_left() -> None:
    assert "dbs_404" not in offered(dbs("hit", "accuracy", gap=1.0))


@proves("SQN-24")
def test_the_attack_of_dbs_404_ends_without_damage_if_the_cost_destroys_it() -> None:
    table = use(dbs("hit", "hit", hull=1), "dbs_404")
    assert table.last(Destroyed).unit == 2
    assert table.last(AttackEnded).attacker == 2
    assert not table.all(DamageTotaled)
    assert table.the_squadron(3).hull == 5
    assert table.is_over


def test_dbs_404_and_ai_add_a_die_each() -> None:
    table = battlefield()
    own = table.squadron("dbs_404", X, Y)
    ship = table.ship(CORVETTE, X, Y + SQUADRON_RADIUS + 21.5, 90, side=1)
    attack_now(activating(table, own), ship, "blank", zone=RIGHT)
    use(table, "ai_battery").roll("hit")
    use(table, "dbs_404").roll("hit hit")
    assert faces(table) == ["blank", "hit", "hit hit"]
    assert table.the_squadron(own).hull == 3


# Malee Hurra


def malee(*, gap: float = 20, enemies: int = 0) -> Scenario:
    """A Nebulon attacks a Victory next to Malee, with id 4; so many enemies engage her."""
    table = battlefield()
    ship = table.ship("nebulon_b_escort_frigate", X, Y - 250)
    victory = table.ship(VICTORY, X, Y, side=1)
    table.squadron("malee_hurra", X + 31 + SQUADRON_RADIUS + gap, Y)
    for place in range(enemies):
        table.squadron(TIE, X + 31 + SQUADRON_RADIUS + gap + away(20), Y + (place - 0.5) * away(5), side=1)
    table.run(Attack(attacker=ship, zone=FRONT, defender=victory, target_zone=REAR))
    return table.roll("blank", "hit", "hit")


@proves("DICE-09", "DICE-14")
def test_malee_spends_a_die_of_a_friendly_ship_to_turn_another_to_a_critical() -> None:
    table = use(malee(), "malee_hurra")
    table.answer(SPENT_DIE, 0).answer(CHANGED_DIE, 1)
    assert faces(table) == ["hit", "crit"]
    assert "malee_hurra" not in offered(table)
    assert table.game.lasting("malee_hurra"), "once per activation"


@pytest.mark.parametrize(("enemies", "is_offered"), [(0, True), (1, True), (2, False)])
def test_malee_helps_while_at_most_one_squadron_engages_her(enemies: int, is_offered: bool) -> None:
    assert ("malee_hurra" in offered(malee(enemies=enemies))) is is_offered


def test_malee_helps_neither_from_afar_nor_squadrons() -> None:
    assert "malee_hurra" not in offered(malee(gap=90))
    table = battlefield()
    own = table.squadron(Y_WING, X, Y)
    ship = table.ship(VICTORY, X, Y + 110, side=1)
    table.squadron("malee_hurra", X + 31 + SQUADRON_RADIUS + 20, Y + 110)
    assert "malee_hurra" not in offered(squadron_attack(table, own, ship, "hit", zone=REAR))


# Odd Ball


def odd_ball(*, by_command: bool = True) -> Scenario:
    """Odd Ball, 2, activates before a TIE fighter, 3."""
    table, own, _ = pair("odd_ball", "y_wing_squadron")
    return activating(table, own, by_command=by_command)


@proves("SQN-19")
def test_odd_ball_rerolls_up_to_two_dice_after_a_move_that_may_be_none() -> None:
    table = odd_ball()
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, table.the_squadron(2).pose)
    attack_now(table, 3, "accuracy", "accuracy", "blank")
    use(table, "odd_ball").answer(REROLLED_DICE, (0, 2)).roll("hit", "hit")
    assert faces(table) == ["hit", "accuracy", "hit"]
    assert "odd_ball" not in offered(table), "once in an attack"


def test_odd_ball_is_not_offered_if_he_attacks_first_or_counters() -> None:
    assert "odd_ball" not in offered(attack_now(odd_ball(), 3, "accuracy", "accuracy", "blank"))
    assert "odd_ball" not in offered(attack_now(odd_ball(by_command=False), 3, "accuracy", "accuracy", "blank"))
    table, _, _ = fight(X_WING, "odd_ball", *["accuracy"] * 4)
    use(until(table, "counter"), "counter").roll("accuracy")
    assert "odd_ball" not in offered(table)


# DFS-311


def dfs(*, attacker: str = X_WING, asteroids: bool = True) -> Scenario:
    """An X-wing attacks DFS-311, across an asteroid field or not."""
    table, own, _ = pair(attacker, "dfs_311")
    if asteroids:
        table.obstacle("asteroid_field_1", X + away(30) / 2, Y)
    table.run(SquadronAttack(squadron=own))
    if not table.is_over and table.question.kind is ATTACK:
        table.answer(ATTACK, table.question.options[0])
    return table.roll(*["hit"] * (3 if asteroids else 4))


@proves("ATK-22", "DICE-11")
def test_dfs_311_has_a_die_of_an_obstructed_attack_rerolled() -> None:
    table = use(until(dfs(), "dfs_311"), "dfs_311").answer(REROLLED_DIE, 1, seat=1).roll("accuracy")
    assert faces(table) == ["hit", "accuracy", "hit"]
    assert "dfs_311" not in offered(table), "once in an attack"
    assert table.question.kind is DEFENSE_TOKEN, "his tokens are free"


def test_dfs_311_is_not_offered_against_an_attack_along_a_clear_line() -> None:
    assert "dfs_311" not in offered(dfs(asteroids=False))
