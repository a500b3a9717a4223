"""Step 5 of an attack: how much damage, and who suffers it."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay
from armada.engine.windows import EFFECT
from armada.rules.attack import Attack, AttackFromZone
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.queries import DAMAGE_TOTAL
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import AttackChoice
from armada.rules.timing import ATK_5_END, ATK_AFTER
from armada.state.events.attack import AttackEnded, DamageTotaled
from armada.state.events.damage import DamageCardDealt, Destroyed, HullChanged, Removed, ShieldsChanged
from tests.builders.attack_table import (
    CORVETTE,
    FLOTILLA,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    damage,
    effects_offered,
    nebulon_and_tie_fighters,
)
from tests.builders.made_up_effects import AttackersEffect, RememberDamage
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

# The total


@proves("DICE-01", "ATK-31", "DICE-02")
@pytest.mark.parametrize(
    ("faces", "total"),
    [
        (("hit", "blank", "accuracy"), 1),
        (("hit", "hit", "blank"), 2),
        (("hit", "crit", "crit"), 3),
        (("crit", "blank", "blank"), 1),
    ],
)
def test_between_ships_every_hit_and_critical_icon_is_one_damage(faces: tuple[str, ...], total: int) -> None:
    table = Battle(defending={"speed": 0}).attack(*faces).finish()

    assert damage(table) == total


@proves("DICE-16", "ATK-31")
def test_between_ships_a_face_with_hit_and_critical_is_two_damage() -> None:
    table = Battle("close", attacker="gladiator_i_class_star_destroyer", defender=VICTORY)
    table.attack("blank", "blank", "hit crit", "blank").finish()

    assert damage(table) == 2


@proves("DICE-18")
def test_a_face_with_two_hits_is_two_damage() -> None:
    table = Battle().attack("hit hit", "blank", "blank").finish()

    assert damage(table) == 2


@proves("ATK-30", "DICE-17", "DICE-16")
def test_a_ship_attacking_a_squadron_counts_hits_alone() -> None:
    table = Scenario()
    raider = table.ship("raider_i_class_corvette", X, Y)
    x_wing = table.squadron(X_WING, X, Y + 100, side=1)
    table.run(AttackFromZone(attacker=raider, choice=AttackChoice(FRONT, x_wing, None), obstructed=False))
    table.roll("hit crit", "hit")

    assert damage(table) == 2
    assert table.the_squadron(x_wing).hull == 3


@proves("ATK-30", "DICE-17")
def test_a_squadron_attacking_a_squadron_counts_hits_alone() -> None:
    table = Scenario()
    x_wing, tie = table.squadron(X_WING, X, Y, side=1), table.squadron("tie_bomber_squadron", X + 60, Y)
    table.run(SquadronAttack(squadron=x_wing)).roll("crit", "hit", "crit", "accuracy")

    assert damage(table) == 1
    assert table.the_squadron(tie).hull == 4


@proves("ATK-30", "DICE-17")
def test_a_squadron_without_bomber_attacking_a_ship_counts_hits_alone() -> None:
    table = Scenario()
    lancer = table.squadron("tie_phantom_squadron", X, Y)
    corvette = table.ship(CORVETTE, X, Y + 100, 180, side=1)
    table.run(SquadronAttack(squadron=lancer)).roll("crit", "hit").pass_(DEFENSE_TOKEN)

    assert damage(table) == 1
    assert table.shields(corvette, FRONT) == 1


@proves("DICE-17", "KEY-11")
def test_an_effect_can_make_critical_icons_of_squadrons_count() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    victory = table.ship(VICTORY, X, Y + 110, 180)
    table.run(SquadronAttack(squadron=x_wing)).roll("crit").pass_()

    assert damage(table) == 1
    assert table.shields(victory, FRONT) == 2


def test_an_effect_on_the_total_comes_before_brace(made_up: MadeUpCards) -> None:
    def one_more(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
        return total + 1

    made_up.modifier(one_more, DAMAGE_TOTAL)
    table = Battle().attack("hit", "hit", "hit").spend("brace").pass_(DEFENSE_TOKEN)

    assert damage(table) == 2


# Suffering it


@proves("ATK-32")
def test_the_defending_hull_zone_suffers_the_damage() -> None:
    table = Battle("medium", defender=VICTORY)
    table.attack("hit", "hit", "blank").finish()

    assert [event.zone for event in table.all(ShieldsChanged)] == [FRONT]
    assert table.shields(table.defender, FRONT) == 1


@proves("ATK-32")
def test_the_defending_squadron_suffers_the_damage() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    table.run(AttackFromZone(attacker=nebulon, choice=AttackChoice(FRONT, first, None), obstructed=False))
    table.roll("hit", "hit")

    assert table.last(HullChanged) == HullChanged(first, 1, "attack", before=3)
    assert table.the_squadron(second).hull == 3


@proves("ATK-29")
def test_damage_is_totaled_and_then_suffered_by_shields_first_and_cards_after_them() -> None:
    table = Battle().attack("hit hit", "hit hit", "hit").finish()

    kinds = (DamageTotaled, ShieldsChanged, DamageCardDealt)
    assert [type(event) for event in table.events if isinstance(event, kinds)] == [
        DamageTotaled,
        ShieldsChanged,
        DamageCardDealt,
        DamageCardDealt,
    ]


@proves("ATK-49")
def test_a_squadrons_damage_takes_the_shields_of_the_declared_zone_and_then_deals_cards() -> None:
    table = Scenario()
    tie = table.squadron("tie_phantom_squadron", X, Y)
    corvette = table.ship(CORVETTE, X, Y + 100, side=1)
    table.run(SquadronAttack(squadron=tie)).roll("hit hit", "hit").pass_(DEFENSE_TOKEN)

    assert table.shields(corvette, REAR) == 0
    assert table.shields(corvette, FRONT) == 2
    assert [card.faceup for card in table.the_ship(corvette).damage] == [False, False]


def test_an_attack_without_damage_ends_like_any_other() -> None:
    table = Battle().attack("blank", "blank", "blank").finish()

    assert damage(table) == 0
    assert isinstance(table.events[-1], AttackEnded)


# After it


@pytest.mark.parametrize(("faces", "suffered"), [(("hit", "blank", "blank"), True), (("blank",) * 3, False)])
def test_effects_at_the_end_of_step_5_know_whether_damage_was_suffered(
    made_up: MadeUpCards, faces: tuple[str, ...], suffered: bool
) -> None:
    made_up.offer(RememberDamage, ATK_5_END)
    table = Battle().attack(*faces).pass_(DEFENSE_TOKEN)

    assert effects_offered(table) == (["test_rule"] if suffered else [])


def test_effects_after_an_attack_can_be_used_when_its_defender_is_gone(made_up: MadeUpCards) -> None:
    made_up.offer(AttackersEffect, ATK_AFTER)
    table = Battle(defender=FLOTILLA, defending={"speed": 0}).attack("hit hit", "hit hit", "hit")

    assert table.last(Destroyed).unit == table.defender
    assert effects_offered(table) == ["test_rule"]
    assert table.all(Removed), "nothing makes it wait"
    table.answer(EFFECT, "test_rule")
    assert table.is_over
