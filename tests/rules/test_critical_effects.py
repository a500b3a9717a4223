"""Critical effects: when one can be resolved, and what the standard one does."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack import Attack, AttackFromZone
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE, REDIRECT_ZONES
from armada.rules.game import Game
from armada.rules.queries import CRITICAL, CRITICAL_COUNT, FACEUP, CriticalUse
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import AttackChoice
from armada.rules.timing import ATK_3_MODIFY, ATK_5_CRIT, DMG_CARD_REVEAL
from armada.state.events.attack import AttackEnded, CriticalEffectResolved, DamageTotaled
from armada.state.events.damage import DamageCardDealt, Destroyed, ShieldsChanged
from tests.builders.attack_table import (
    CORVETTE,
    TIE,
    VICTORY,
    Battle,
    X,
    Y,
    damage,
    effects_offered,
    nebulon_and_tie_fighters,
    pool,
)
from tests.builders.made_up_effects import (
    BlueCritical,
    DamageNextDoor,
    DiscardFirstFaceupCard,
    MadeUpCritical,
    MuchDamageNextDoor,
    ShieldsDown,
    SpendFirstDie,
)
from tests.builders.scenario import FRONT, LEFT, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

NO_SHIELDS = {"shields": {FRONT: 0}}
STANDARD = "standard_critical"


def faceup(table: Scenario) -> list[bool]:
    """Which of the damage cards dealt so far were dealt faceup."""
    return [event.faceup for event in table.all(DamageCardDealt)]


# When


@proves("CRIT-01")
@pytest.mark.parametrize(("faces", "can"), [(("hit", "hit", "hit hit"), False), (("hit", "crit", "blank"), True)])
def test_a_critical_effect_needs_a_critical_icon_in_the_pool(faces: tuple[str, ...], can: bool) -> None:
    table = Battle().attack(*faces).pass_(DEFENSE_TOKEN)

    assert effects_offered(table) == ([STANDARD] if can else [])


@proves("CRIT-10", "CRIT-01")
def test_a_critical_icon_that_was_canceled_supports_no_critical_effect() -> None:
    table = Battle("long").attack("hit", "crit", "hit").spend("evade").answer(EVADED_DICE, (1,)).pass_(DEFENSE_TOKEN)

    assert table.is_over
    assert damage(table) == 2


@proves("CRIT-10", "DICE-09")
def test_a_critical_icon_that_was_spent_supports_no_critical_effect(made_up: MadeUpCards) -> None:
    made_up.offer(SpendFirstDie, ATK_3_MODIFY)
    table = Battle().attack("crit", "hit", "hit").answer(EFFECT, "test_rule").pass_(DEFENSE_TOKEN)

    assert table.is_over


@proves("CRIT-02", "CRIT-11")
def test_one_critical_effect_at_most_is_resolved_in_an_attack(made_up: MadeUpCards) -> None:
    made_up.offer(MadeUpCritical, ATK_5_CRIT)
    table = Battle(defending=NO_SHIELDS).attack("hit", "crit", "crit").pass_(DEFENSE_TOKEN)
    assert effects_offered(table) == [STANDARD, "test_rule"]
    table.answer(EFFECT, "test_rule")

    assert table.is_over
    assert [event.effect for event in table.all(CriticalEffectResolved)] == ["test_rule"]
    assert faceup(table) == [False] * 3, "the standard effect is forgone"


@proves("CRIT-02")
def test_an_effect_can_allow_a_second_and_different_critical_effect(made_up: MadeUpCards) -> None:
    def two(game: Game, card: CardInPlay, attack: Attack, count: int) -> int:
        return 2

    made_up.offer(MadeUpCritical, ATK_5_CRIT)
    made_up.modifier(two, CRITICAL_COUNT)
    table = Battle().attack("hit", "crit", "crit").pass_(DEFENSE_TOKEN).answer(EFFECT, "test_rule")

    assert effects_offered(table) == [STANDARD]


@proves("CRIT-03")
def test_resolving_a_critical_effect_is_optional() -> None:
    table = Battle(defending=NO_SHIELDS).attack("hit", "crit", "crit").pass_(DEFENSE_TOKEN).answer(EFFECT, PASS, seat=0)

    assert table.is_over
    assert faceup(table) == [False] * 3


@proves("CRIT-04")
def test_no_icon_is_spent_for_a_critical_effect() -> None:
    table = Battle().attack("hit", "crit", "blank").pass_(DEFENSE_TOKEN).resolve_critical()

    assert damage(table) == 2


@proves("CRIT-05", "ATK-29", "FX-06")
def test_critical_effects_are_resolved_before_damage_is_totaled_and_suffered() -> None:
    table = Battle().attack("hit", "crit", "hit").pass_(DEFENSE_TOKEN)
    assert not table.all(DamageTotaled)
    table.resolve_critical()

    kinds = (CriticalEffectResolved, DamageTotaled, ShieldsChanged)
    assert [type(event) for event in table.events if isinstance(event, kinds)] == list(kinds)


@proves("CRIT-06")
def test_a_header_with_a_colour_asks_for_a_critical_icon_of_that_colour(made_up: MadeUpCards) -> None:
    made_up.offer(BlueCritical, ATK_5_CRIT)
    table = Battle(attacker=VICTORY).attack("crit", "hit", "hit", "hit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert effects_offered(table) == [STANDARD]

    table = Battle(attacker=VICTORY).attack("hit", "hit", "hit", "crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert effects_offered(table) == [STANDARD, "test_rule"]


@proves("CRIT-06", "DICE-16")
def test_a_face_with_hit_and_critical_has_a_critical_icon() -> None:
    table = Battle("close", attacker="gladiator_i_class_star_destroyer").attack("hit", "hit", "hit crit", "hit")
    table.pass_(DEFENSE_TOKEN)

    assert effects_offered(table) == [STANDARD]


# The standard critical effect


@proves("CRIT-07")
def test_the_first_damage_card_of_the_attack_is_dealt_faceup() -> None:
    table = Battle(defending={"shields": {FRONT: 1}})
    table.next_cards("crew_panic", "crew_panic")
    table.attack("hit", "crit", "hit").pass_(DEFENSE_TOKEN).resolve_critical()

    assert faceup(table) == [True, False]
    assert [card.faceup for card in table.the_ship(table.defender).damage] == [True, False]


@proves("CRIT-07", "DEF-14")
def test_redirected_damage_does_not_take_the_faceup_card_away() -> None:
    table = Battle(defending=NO_SHIELDS)
    table.next_cards("crew_panic", "crew_panic")
    table.attack("hit", "crit", "hit").spend("redirect").answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)
    table.resolve_critical().answer(table.question.kind, 1)

    assert faceup(table) == [True, False]


@proves("CRIT-08")
def test_if_no_damage_card_is_dealt_the_standard_effect_does_nothing() -> None:
    table = Battle().attack("hit", "crit", "blank").pass_(DEFENSE_TOKEN).resolve_critical()

    assert table.shields(table.defender, FRONT) == 1
    assert not table.all(DamageCardDealt)


@proves("CRIT-08", "CRIT-07")
def test_the_standard_effect_does_not_last_beyond_the_attack() -> None:
    table = Battle().attack("hit", "crit", "blank").pass_(DEFENSE_TOKEN).resolve_critical()
    table.units = list(table.game.state.units)
    table.attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN)

    assert faceup(table) == [False] * 2


@proves("CRIT-07")
def test_a_card_that_is_discarded_instead_of_being_dealt_is_not_the_first(made_up: MadeUpCards) -> None:
    made_up.trigger(DiscardFirstFaceupCard, DMG_CARD_REVEAL)
    table = Battle(defending=NO_SHIELDS)
    table.next_cards("crew_panic", "compartment_fire", "blinded_gunners")
    table.attack("hit", "crit", "hit").pass_(DEFENSE_TOKEN).resolve_critical()

    assert faceup(table) == [True, False]
    assert len(table.game.state.decks[0].discarded) == 1


@proves("CRIT-07")
def test_cards_dealt_by_a_critical_effect_are_cards_of_the_attack(made_up: MadeUpCards) -> None:
    def two(game: Game, card: CardInPlay, attack: Attack, count: int) -> int:
        return 2

    made_up.offer(DamageNextDoor, ATK_5_CRIT)
    made_up.modifier(two, CRITICAL_COUNT)
    for order, dealt in (((STANDARD, "test_rule"), [True, False, False]), (("test_rule", STANDARD), [False] * 3)):
        table = Battle(defending={"shields": {FRONT: 1, LEFT: 0, RIGHT: 0}})
        table.next_cards("crew_panic", "crew_panic")
        table.attack("hit", "crit", "blank").pass_(DEFENSE_TOKEN)
        table.answer(EFFECT, order[0]).answer(EFFECT, order[1])
        assert faceup(table) == dealt


def test_an_effect_can_make_more_cards_faceup(made_up: MadeUpCards) -> None:
    def two(game: Game, card: CardInPlay, attack: Attack, count: int) -> int:
        return 2 if attack.criticals else count

    made_up.modifier(two, FACEUP)
    table = Battle(defending=NO_SHIELDS)
    table.next_cards("crew_panic", "compartment_fire")
    table.attack("hit", "crit", "hit").pass_(DEFENSE_TOKEN).resolve_critical()

    assert faceup(table) == [True, True, False]


# Who


@proves("CRIT-09")
def test_a_squadron_without_bomber_resolves_no_critical_effect() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    table.ship(CORVETTE, X, Y + 100, 180, side=1)
    table.run(SquadronAttack(squadron=tie)).roll("crit").pass_(DEFENSE_TOKEN)

    assert table.is_over
    assert damage(table) == 0


@proves("CRIT-09", "KEY-12")
def test_a_bomber_resolves_the_standard_critical_effect_against_a_ship() -> None:
    table = Scenario()
    x_wing = table.squadron("x_wing_squadron", X, Y, side=1)
    victory = table.ship(VICTORY, X, Y + 110, 180, shields={FRONT: 0})
    table.next_cards("crew_panic")
    table.run(SquadronAttack(squadron=x_wing)).roll("crit").pass_(DEFENSE_TOKEN)
    table.answer(EFFECT, STANDARD, seat=1)

    assert faceup(table) == [True]
    assert len(table.the_ship(victory).damage) == 1


@proves("CRIT-09")
def test_no_critical_effect_is_resolved_against_a_squadron() -> None:
    table, nebulon, (first, _) = nebulon_and_tie_fighters()
    table.run(AttackFromZone(attacker=nebulon, choice=AttackChoice(FRONT, first, None), obstructed=False))
    table.roll("crit", "crit")

    assert isinstance(table.events[-1], AttackEnded)
    assert table.the_squadron(first).hull == 3


def test_an_effect_can_forbid_critical_effects(made_up: MadeUpCards) -> None:
    def never(game: Game, card: CardInPlay, use: CriticalUse, may: bool) -> bool:
        return False

    made_up.modifier(never, CRITICAL)
    table = Battle().attack("crit", "crit", "crit").pass_(DEFENSE_TOKEN)

    assert table.is_over


# Damage by critical effects


@proves("CRIT-12")
def test_damage_of_a_critical_effect_is_outside_the_total_and_brace_does_not_lessen_it(made_up: MadeUpCards) -> None:
    made_up.offer(DamageNextDoor, ATK_5_CRIT)
    table = Battle().attack("hit", "crit", "blank").spend("brace").pass_(DEFENSE_TOKEN).answer(EFFECT, "test_rule")

    assert damage(table) == 1
    assert [table.shields(table.defender, zone) for zone in (FRONT, LEFT, RIGHT)] == [2, 1, 1]


@proves("CRIT-13")
def test_damage_that_is_not_from_an_attack_triggers_no_critical_effect() -> None:
    table = Battle(defending=NO_SHIELDS)
    table.run(SufferDamage(unit=table.defender, zone=FRONT, amount=1, by="obstacle"))
    assert table.is_over
    assert faceup(table) == [False]

    table.run(DealDamageCard(ship=table.defender, by="collision"))
    assert table.is_over
    assert faceup(table) == [False]


def test_a_defender_destroyed_by_a_critical_effect_suffers_nothing_more(made_up: MadeUpCards) -> None:
    """Redirect, and effects before damage is suffered, find nobody left."""
    made_up.offer(MuchDamageNextDoor, ATK_5_CRIT)
    table = Battle().attack("hit", "crit", "hit").spend("redirect").answer(REDIRECT_ZONES, (LEFT,))
    table.pass_(DEFENSE_TOKEN).answer(EFFECT, "test_rule")

    assert table.is_over
    assert table.last(Destroyed).unit == table.defender
    assert damage(table) == 0
    assert isinstance(table.events[-1], AttackEnded)


def test_shields_lost_to_a_critical_effect_do_not_stop_the_damage(made_up: MadeUpCards) -> None:
    made_up.offer(ShieldsDown, ATK_5_CRIT)
    table = Battle().attack("hit", "crit", "blank").pass_(DEFENSE_TOKEN).answer(EFFECT, "test_rule")

    assert faceup(table) == [False, False]


def test_the_pool_is_still_there_when_the_critical_effect_is_chosen() -> None:
    table = Battle().attack("hit", "crit", "hit").pass_(DEFENSE_TOKEN)

    assert pool(table) == ["hit", "crit", "hit"]
