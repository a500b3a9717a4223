"""Unique squadrons that add, change or spend dice of an attack."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Color
from armada.effects.verbs.dice import CHANGED_DIE, SPENT_DIE
from armada.engine.questions import PASS
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_activation import SquadronAttack
from armada.state.dice import Die, DieFace
from armada.state.events.commands import ActivationToggled
from armada.state.events.damage import DamageCardDealt, Destroyed
from tests.builders.aces_table import CORVETTE, TIE, X_WING, Y_WING, X, Y, away, dice, faces, fight, numb, pair, raid
from tests.builders.attack_table import VICTORY, damage, token_of
from tests.builders.cards_table import decline, offered, pass_until, squadron_attack, use
from tests.builders.scenario import FRONT, LEFT, REAR, Scenario
from tests.builders.squadron_table import battlefield
from tests.proves import proves

WEDGE = "wedge_antilles_x_wing_squadron"
MISSES = ("accuracy",) * 4

# Wedge Antilles


@proves("SQN-10", "ATK-19")
def test_wedge_adds_two_blue_dice_against_a_squadron_that_has_activated() -> None:
    table, _, _ = fight(WEDGE, TIE, *MISSES, activated=True)
    use(table, WEDGE).roll("hit", "crit")
    assert faces(table) == [*MISSES, "hit", "crit"]
    assert {die.color.value for die in dice(table)} == {"blue"}
    assert WEDGE not in offered(table), "once in an attack"


def test_wedge_is_not_offered_against_a_squadron_yet_to_activate_or_a_ship() -> None:
    assert WEDGE not in offered(fight(WEDGE, TIE, *MISSES)[0])
    assert WEDGE not in offered(raid(WEDGE, "hit")[0])


@proves("SQN-13")
def test_wedge_is_offered_against_a_squadron_that_an_effect_toggled() -> None:
    table, wedge, tie = pair(WEDGE, TIE)
    table.run(SquadronAttack(squadron=wedge))
    table.game.announce(ActivationToggled(tie, True))
    assert WEDGE in offered(table.roll(*MISSES))


# Bossk


def test_bossk_adds_an_accuracy_die_once_he_is_damaged_and_can_spend_it_at_once() -> None:
    table, _, ace = fight("bossk", "luke_skywalker", *["hit"] * 4, hull=6)
    use(table, "bossk")
    assert dice(table)[-1] == Die(Color.BLUE, DieFace.ACCURACY)
    assert "bossk" not in offered(table), "once in an attack"
    use(table, "accuracy").answer(LOCKED_TOKEN, 0)
    pass_until(table, DEFENSE_TOKEN)
    assert list(table.question.options) == [1]
    assert table.question.refusal(token_of(table, ace, "brace")) is not None


@pytest.mark.parametrize(("hull", "is_offered"), [(7, False), (6, True), (1, True)])
def test_bossk_is_offered_with_6_hull_points_or_fewer(hull: int, is_offered: bool) -> None:
    table, _, _ = fight("bossk", TIE, *["blank"] * 4, hull=hull)
    assert ("bossk" in offered(table)) is is_offered


def test_bossk_adds_his_die_against_ships_too() -> None:
    table, _, _ = raid("bossk", "hit", "blank", hull=3)
    assert "bossk" in offered(table)


# Maarek Stele


@proves("DICE-08", "KEY-12")
def test_maarek_turns_a_blue_accuracy_to_a_critical_that_damages_a_ship() -> None:
    table, _, ship = raid("maarek_stele", "accuracy", "accuracy", shields={FRONT: 0})
    use(table, "maarek_stele").answer(CHANGED_DIE, 1)
    assert faces(table) == ["accuracy", "crit"]
    assert "maarek_stele" not in offered(table), "once in an attack"
    pass_until(table, DEFENSE_TOKEN)
    use(table.pass_(DEFENSE_TOKEN), "standard_critical")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True]
    assert len(table.the_ship(ship).damage) == 1


def test_maarek_turns_a_black_die_to_hit_and_critical_and_squadrons_suffer_no_criticals() -> None:
    table, _, _ = fight("maarek_stele", X_WING, "accuracy", "accuracy", "blank", "blank")
    use(table, "maarek_stele").answer(CHANGED_DIE, 3)
    assert faces(table)[3] == "hit crit"
    table.pass_()
    assert damage(table) == 1


def test_maarek_changes_nobody_elses_dice() -> None:
    table = battlefield()
    tie = table.squadron(TIE, X, Y)
    table.squadron("maarek_stele", X, Y + away(10))
    enemy = table.squadron(X_WING, X + away(30), Y, side=1)
    assert "maarek_stele" not in offered(squadron_attack(table, tie, enemy, *MISSES[:3]))


# Captain Jonus


def jonus(gap: float = 20) -> Scenario:
    """A Victory is to attack the rear of a corvette, so far from Jonus."""
    table = battlefield()
    victory = table.ship(VICTORY, X, Y - 250)
    corvette = table.ship(CORVETTE, X, Y, side=1)
    table.squadron("captain_jonus", X + 20.5 + 17.1 + gap, Y)
    table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=REAR))
    return table.roll("blank", *["hit"] * 5)


def test_jonus_turns_a_blank_of_a_friendly_ship_to_an_accuracy_that_is_spent() -> None:
    table = jonus()
    use(table, "captain_jonus").answer(CHANGED_DIE, 0)
    assert faces(table) == ["accuracy", *["hit"] * 5]
    assert "captain_jonus" not in offered(table), "once in an attack"
    use(table, "accuracy").answer(LOCKED_TOKEN, 0)
    assert faces(table) == ["hit"] * 5


def test_jonus_is_not_offered_if_the_defender_is_at_distance_2_of_him() -> None:
    assert "captain_jonus" not in offered(jonus(gap=90))


@proves("DICE-12", "DICE-14")
def test_jonus_finds_no_accuracy_on_black_dice() -> None:
    table = battlefield()
    gladiator = table.ship("gladiator_i_class_star_destroyer", X, Y - 140, 90)
    corvette = table.ship(CORVETTE, X, Y, side=1)
    table.squadron("captain_jonus", X + 60, Y)
    table.run(Attack(attacker=gladiator, zone=LEFT, defender=corvette, target_zone=REAR))
    table.roll(*["blank"] * 4)
    assert {die.color for die in dice(table)} == {Color.BLACK}
    assert not offered(table)


def test_jonus_helps_neither_squadrons_nor_attacks_on_squadrons() -> None:
    table = battlefield()
    phantom = table.squadron("whisper", X, Y)
    corvette = table.ship(CORVETTE, X, Y - 100, side=1)
    table.squadron("captain_jonus", X + 60, Y - 100)
    assert "captain_jonus" not in offered(squadron_attack(table, phantom, corvette, "hit", "hit", zone=FRONT))
    table = battlefield()
    victory = table.ship(VICTORY, X, Y - 120)
    x_wing = table.squadron(X_WING, X, Y, side=1)
    table.squadron("captain_jonus", X + 40, Y)
    table.run(Attack(attacker=victory, zone=FRONT, defender=x_wing)).roll("hit")
    assert "captain_jonus" not in offered(table)


# Ten Numb


@proves("DICE-09", "DEF-30", "DMG-09")
def test_ten_numb_spends_a_blue_critical_to_hurt_the_enemies_around_the_defender() -> None:
    table, squadrons = numb("crit", "accuracy", "blank")
    use(table, "ten_numb")
    assert [table.the_squadron(s).hull for s in squadrons] == [3, 2, 2, 3, 6]
    assert faces(table) == ["accuracy", "blank"]
    assert "ten_numb" not in offered(table)


def test_the_enemies_hurt_by_ten_numb_stay_hurt_when_the_defender_scatters() -> None:
    table, squadrons = numb("crit", "crit", "blank", defender="howlrunner")
    use(table, "ten_numb").answer(SPENT_DIE, 0)
    howlrunner = squadrons[0]
    pass_until(table, DEFENSE_TOKEN).answer(DEFENSE_TOKEN, token_of(table, howlrunner, "scatter")).pass_()
    assert [table.the_squadron(s).hull for s in squadrons] == [3, 2, 2, 3, 6]


@proves("CARD-jan-ors-02")
def test_jan_ors_destroyed_by_ten_numb_lends_no_token() -> None:
    table, ten, target = pair("ten_numb", Y_WING)
    jan = table.squadron("jan_ors", X + away(30), Y + away(40), side=1, hull=1)
    squadron_attack(table, ten, target, "crit", "hit", "blank")
    use(table, "ten_numb")
    assert table.last(Destroyed).unit == jan
    assert "jan_ors" not in offered(table)


def test_ten_numb_is_not_offered_without_a_blue_critical_or_against_ships() -> None:
    assert "ten_numb" not in offered(numb("hit", "accuracy", "hit crit")[0])
    table = battlefield()
    ten = table.squadron("ten_numb", X, Y)
    corvette = table.ship(CORVETTE, X, Y - 100, side=1)
    table.squadron(TIE, X, Y - 180, side=1)
    assert "ten_numb" not in offered(squadron_attack(table, ten, corvette, "crit", "blank", zone=FRONT))


def test_ten_numb_is_not_offered_where_nobody_is_around_the_defender() -> None:
    table, _, _ = fight("ten_numb", TIE, "crit", "hit", "blank")
    assert "ten_numb" not in offered(table)


def test_effects_on_dice_can_be_declined() -> None:
    table, _, _ = fight(WEDGE, TIE, *MISSES, activated=True)
    assert table.question.accepts(PASS)
    decline(table)
    assert damage(table) == 0
