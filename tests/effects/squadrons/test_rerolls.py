"""Unique squadrons that let dice be rerolled."""

from __future__ import annotations

import pytest

from armada.effects.squadrons.dice import WOUNDED
from armada.effects.verbs.dice import REROLLED_DICE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.engine.questions import PASS
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_activation import SquadronActivation
from armada.state.events.attack import DefenseTokenTurned
from armada.state.events.damage import Destroyed
from armada.state.records import SquadronId
from tests.builders.aces_table import (
    CORVETTE,
    INTERCEPTOR,
    TIE,
    X_WING,
    Y_WING,
    X,
    Y,
    away,
    blount,
    dash,
    faces,
    fight,
    pair,
    raid,
)
from tests.builders.attack_table import with_tokens
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    offered,
    pass_until,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import battlefield
from tests.proves import proves

Z_95 = "z_95_headhunter_squadron"

# Keyan Farlander


@proves("FX-12", "DICE-06")
@pytest.mark.parametrize(("chosen", "rolled"), [((1,), ("hit",)), ((0, 1), ("hit", "hit crit"))])
def test_keyan_rerolls_dice_together_against_a_zone_without_shields(
    chosen: tuple[int, ...], rolled: tuple[str, ...]
) -> None:
    table, _, _ = raid("keyan_farlander", "hit", "blank", shields={FRONT: 0})
    use(table, "keyan_farlander").answer(REROLLED_DICE, chosen).roll(*rolled)
    assert faces(table) == ["hit", rolled[-1]]
    assert "keyan_farlander" not in offered(table), "once in an attack"


def test_keyan_is_not_offered_against_shields_or_squadrons() -> None:
    assert "keyan_farlander" not in offered(raid("keyan_farlander", "hit", "blank", shields={FRONT: 1})[0])
    assert "keyan_farlander" not in offered(fight("keyan_farlander", TIE, *["accuracy"] * 3)[0])


def test_luke_beside_keyan_takes_no_shield_away_for_him() -> None:
    table = battlefield()
    keyan = table.squadron("keyan_farlander", X, Y)
    table.squadron("luke_skywalker", X + 60, Y)
    corvette = table.ship(CORVETTE, X, Y - 100, side=1)
    assert "keyan_farlander" not in offered(squadron_attack(table, keyan, corvette, "hit", "blank", zone=FRONT))


# Dash Rendar


@proves("RANGE-19")
def test_dash_rerolls_a_die_for_each_enemy_ship_and_squadron_at_distance_1() -> None:
    table = use(dash(2, ship=True), "dash_rendar")
    assert table.question.refusal((0, 1, 2, 3)) is not None
    table.answer(REROLLED_DICE, (0, 1, 3)).roll("hit", "hit", "crit")
    assert faces(table) == ["hit", "hit", "accuracy", "crit"]
    assert "dash_rendar" not in offered(table), "once in an attack"


def test_dash_may_reroll_fewer_dice_than_he_is_allowed() -> None:
    table = use(dash(3), "dash_rendar").answer(REROLLED_DICE, (2,)).roll("hit")
    assert faces(table) == ["accuracy", "accuracy", "hit", "accuracy"]


def test_dash_rerolls_one_die_where_his_target_is_the_only_enemy_at_distance_1() -> None:
    table = use(dash(1), "dash_rendar").answer(REROLLED_DIE, 0).roll("hit")
    assert faces(table) == ["hit", "accuracy", "accuracy", "accuracy"]


def test_an_obstructed_enemy_counts_for_dash() -> None:
    table = battlefield()
    rendar = table.squadron("dash_rendar", X, Y)
    enemy = table.squadron(TIE, X + away(30), Y, side=1)
    table.squadron(TIE, X - away(70), Y, side=1)
    table.obstacle("debris_field_1", X - away(70) / 2, Y)
    squadron_attack(table, rendar, enemy, *["accuracy"] * 4)
    use(table, "dash_rendar").answer(REROLLED_DICE, (0, 1)).roll("hit", "hit")
    assert faces(table) == ["hit", "hit", "accuracy", "accuracy"]


def test_dash_is_not_offered_with_no_enemy_at_distance_1() -> None:
    table = battlefield()
    rendar = table.squadron("dash_rendar", X, Y)
    table.squadron("major_rhymer", X + 60, Y)
    corvette = table.ship(CORVETTE, X, Y - 200, side=1)
    assert "dash_rendar" not in offered(squadron_attack(table, rendar, corvette, "hit", zone=FRONT))


# Lieutenant Blount


@proves("KEY-22")
def test_blount_gives_a_reroll_where_swarm_gives_none() -> None:
    table, own, enemy = blount()
    squadron_attack(table, own, enemy, "blank", "blank", "hit")
    assert offered(table) == {"lieutenant_blount"}
    use(table, "lieutenant_blount").answer(REROLLED_DIE, 0).roll("hit hit")
    assert faces(table) == ["hit hit", "blank", "hit"]


def test_the_rerolls_of_blount_and_swarm_may_concern_the_same_die() -> None:
    table, own, enemy = blount(others=True)
    squadron_attack(table, own, enemy, "blank", "accuracy", "accuracy")
    use(table, "swarm").answer(REROLLED_DIE, 0).roll("blank")
    use(table, "lieutenant_blount").answer(REROLLED_DIE, 0).roll("hit")
    assert faces(table) == ["hit", "accuracy", "accuracy"]


@proves("KEY-07")
def test_blount_helps_counter_attacks() -> None:
    table, own, enemy = blount(INTERCEPTOR)
    squadron_attack(table, enemy, own, *["accuracy"] * 3)
    use(table, "counter").roll("accuracy", "accuracy")
    assert "lieutenant_blount" in offered(table)


def test_blount_does_not_help_himself_squadrons_without_swarm_or_beyond_distance_1() -> None:
    table, own, enemy = blount(X_WING)
    assert "lieutenant_blount" not in offered(squadron_attack(table, own, enemy, *["accuracy"] * 4))
    table, own, enemy = blount(gap=80)
    assert "lieutenant_blount" not in offered(squadron_attack(table, own, enemy, *["blank"] * 3))
    table, _, _ = fight("lieutenant_blount", TIE, *["blank"] * 3)
    assert "lieutenant_blount" not in offered(table)


def test_blount_does_not_help_against_ships() -> None:
    table = battlefield()
    own = table.squadron(Z_95, X, Y)
    table.squadron("lieutenant_blount", X + away(10), Y)
    corvette = table.ship(CORVETTE, X, Y - 100, side=1)
    assert not offered(squadron_attack(table, own, corvette, "blank", zone=FRONT))


# Morna Kee


@proves("DEF-03", "DEF-23", "DEF-24")
def test_morna_exhausts_her_brace_to_reroll_dice() -> None:
    table, morna, _ = fight("morna_kee", X_WING, "blank", "blank", "hit")
    use(table, "morna_kee").answer(REROLLED_DICE, (0, 1)).roll("hit", "hit crit")
    assert faces(table) == ["hit", "hit crit", "hit"]
    assert tokens_of(table, morna) == [EXHAUSTED]
    assert "morna_kee" not in offered(table), "once in an attack"


@proves("DEF-04")
def test_an_exhausted_token_that_morna_spends_is_discarded() -> None:
    table, morna, enemy = pair("morna_kee", X_WING)
    with_tokens(table, morna, ("brace", EXHAUSTED))
    squadron_attack(table, morna, enemy, "blank", "blank", "hit")
    use(table, "morna_kee").answer(REROLLED_DICE, (1,)).roll("blank")
    assert tokens_of(table, morna) == [DISCARDED]


@proves("DEF-27")
def test_morna_is_not_offered_a_reroll_without_a_token() -> None:
    table, morna, enemy = pair("morna_kee", X_WING)
    with_tokens(table, morna, ("brace", DISCARDED))
    assert "morna_kee" not in offered(squadron_attack(table, morna, enemy, "blank", "blank", "hit"))


@proves("DEF-07")
def test_morna_chooses_among_tokens_and_rerolls_in_her_counter_attack_too() -> None:
    table, morna, enemy = pair("morna_kee", X_WING)
    with_tokens(table, morna, ("brace", READIED), ("brace", READIED))
    squadron_attack(table, enemy, morna, "hit", "accuracy", "accuracy", "accuracy")
    pass_until(table, DEFENSE_TOKEN).answer(DEFENSE_TOKEN, 0)
    use(table, "counter").roll("accuracy")
    use(table, "morna_kee").answer(CHOSEN_TOKEN, 1).roll("hit")
    assert tokens_of(table, morna) == [EXHAUSTED, EXHAUSTED]
    assert faces(table) == ["hit"]


@proves("KEY-03", "KEY-07")
def test_a_destroyed_morna_rerolls_in_her_counter_attack() -> None:
    table, morna, enemy = pair("morna_kee", X_WING, hull=1)
    squadron_attack(table, enemy, morna, "hit", "hit", "accuracy", "accuracy")
    pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)
    use(table, "counter").roll("accuracy")
    assert "morna_kee" in offered(table)
    assert not table.game.is_in_play(morna)


@proves("CARD-walex-blissex-01", "FX-20")
def test_morna_must_recover_a_discarded_token_when_she_activates() -> None:
    table, morna, _ = pair("morna_kee", X_WING)
    with_tokens(table, morna, ("brace", DISCARDED))
    table.run(SquadronActivation(squadron=morna))
    assert not offered(table), "nobody is asked"
    assert tokens_of(table, morna) == [READIED]
    assert table.last(DefenseTokenTurned).by == "morna_kee"


@proves("CARD-walex-blissex-01")
def test_morna_recovers_nothing_while_no_token_of_hers_is_discarded_or_another_activates() -> None:
    table, morna, enemy = pair("morna_kee", X_WING)
    with_tokens(table, morna, ("brace", EXHAUSTED))
    assert not offered(table.run(SquadronActivation(squadron=morna)))
    with_tokens(table, morna, ("brace", DISCARDED))
    assert not offered(table.run(SquadronActivation(squadron=enemy)))


# Zertik Strom


def zertik(*, gap: float = 30, hull: int | None = None) -> tuple[Scenario, SquadronId]:
    """Zertik attacks an X-wing squadron; two friendly squadrons are so far behind him."""
    table, own, enemy = pair("zertik_strom", X_WING)
    victim = table.squadron("howlrunner", X - away(gap), Y, hull=hull)
    table.squadron(TIE, X, Y - away(gap))
    return squadron_attack(table, own, enemy, "blank", "blank", "hit"), victim


@proves("DEF-30")
def test_zertik_lets_a_friend_suffer_a_damage_to_reroll_dice() -> None:
    table, victim = zertik()
    use(table, "zertik_strom").answer(WOUNDED, victim)
    assert table.the_squadron(victim).hull == 2, "the cost is paid first, and no token helps"
    table.answer(REROLLED_DICE, (0, 1)).roll("hit", "hit hit")
    assert faces(table) == ["hit", "hit hit", "hit"]
    assert "zertik_strom" not in offered(table), "once in an attack"


@proves("DMG-09")
def test_zertik_rerolls_though_his_friend_is_destroyed() -> None:
    table, victim = zertik(hull=1)
    use(table, "zertik_strom").answer(WOUNDED, victim)
    assert table.last(Destroyed).unit == victim
    table.answer(REROLLED_DICE, (0,)).roll("hit")
    assert faces(table) == ["hit", "blank", "hit"]


def test_zertik_is_not_offered_without_another_friend_at_distance_1() -> None:
    assert "zertik_strom" not in offered(zertik(gap=80)[0])
    assert "zertik_strom" not in offered(fight("zertik_strom", X_WING, "blank", "blank", "hit")[0])


def test_a_reroll_may_be_declined() -> None:
    table, victim = zertik()
    assert table.question.accepts(PASS)
    table.pass_()
    assert table.the_squadron(victim).hull == 3


def test_rerolls_concern_the_attacks_of_the_squadron_itself() -> None:
    table = battlefield()
    y_wing = table.squadron(Y_WING, X, Y)
    for place, key in enumerate(("keyan_farlander", "dash_rendar", "morna_kee", "zertik_strom")):
        table.squadron(key, X - away(5) * (place + 1), Y)
    corvette = table.ship(CORVETTE, X, Y - 100, side=1, shields={FRONT: 0})
    assert not offered(squadron_attack(table, y_wing, corvette, "blank", zone=FRONT))
