"""The effects of defense tokens: Redirect, Evade, Brace, Scatter, Contain."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.rules.attack import REDIRECTED, Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADE_EFFECT, EVADED_DICE, REDIRECT_ZONES, EvadeEffect
from armada.rules.game import Game
from armada.rules.queries import ATTACK_RANGE, ATTACK_REACH, BRACE, EVADE, REDIRECT, AttackOption, Evading, Redirecting
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, AttackChoice
from armada.rules.timing import ATK_5_BEFORE_SUFFER, ATK_5_CRIT
from armada.state.events.attack import AttackDeclared, CriticalEffectResolved, DiceModified, RedirectChosen
from armada.state.events.damage import DamageCardDealt, ShieldsChanged
from armada.state.records import TokenId, UnitId
from tests.builders.attack_table import (
    CORVETTE,
    FLOTILLA,
    INTERDICTOR,
    TIE,
    VICTORY,
    Battle,
    X,
    Y,
    damage,
    effects_offered,
    offered_tokens,
    pool,
)
from tests.builders.made_up_effects import MadeUpCritical, OneDamageLess, ShieldsDown
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

# Redirect: the Gladiator has three shields in front, two on each side, one in the rear


def redirect(table: Battle, zone: HullZone) -> Battle:
    """Spend Redirect, name a hull zone, and spend nothing more."""
    return table.spend("redirect").answer(REDIRECT_ZONES, (zone,), seat=1).pass_(DEFENSE_TOKEN)


@proves("DEF-11", "EXT-evade-10")
def test_with_redirect_the_defender_chooses_an_adjacent_hull_zone_when_spending_it() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("redirect")
    assert table.question.seat == 1
    assert set(table.question.options) == {(LEFT,), (RIGHT,)}
    assert table.question.refusal((REAR,)) is not None
    assert table.question.refusal((LEFT, RIGHT)) is not None
    table.answer(REDIRECT_ZONES, (LEFT,))

    assert table.last(RedirectChosen) == RedirectChosen(table.defender, LEFT)
    assert table.question.kind is DEFENSE_TOKEN


@proves("DEF-12")
def test_the_defender_says_how_much_the_chosen_zone_suffers_up_to_its_shields() -> None:
    table = redirect(Battle().attack("hit", "hit", "hit"), LEFT)
    assert table.question.options == (0, 1, 2)
    table.answer(REDIRECTED, 1, seat=1)

    assert table.shields(table.defender, LEFT) == 1
    assert table.shields(table.defender, FRONT) == 1


@proves("DEF-12")
def test_no_more_than_the_damage_can_be_redirected() -> None:
    table = redirect(Battle().attack("hit", "blank", "blank"), LEFT)

    assert table.question.options == (0, 1)


@proves("DEF-13")
def test_damage_that_is_not_redirected_is_suffered_on_the_defending_zone() -> None:
    table = redirect(Battle().attack("hit hit", "hit hit", "hit hit"), LEFT).answer(REDIRECTED, 2)

    assert table.shields(table.defender, LEFT) == 0
    assert table.shields(table.defender, FRONT) == 0
    assert len(table.the_ship(table.defender).damage) == 1


@proves("DEF-14")
def test_redirected_damage_is_suffered_first() -> None:
    table = redirect(Battle().attack("hit", "hit", "hit"), RIGHT).answer(REDIRECTED, 2)

    assert [event.zone for event in table.all(ShieldsChanged)] == [RIGHT, FRONT]


@proves("DEF-15", "DEF-12")
def test_redirect_puts_no_damage_card_on_the_ship_for_the_chosen_zone() -> None:
    table = redirect(Battle(defending={"shields": {LEFT: 1}}).attack("hit", "hit", "hit"), LEFT)
    assert table.question.options == (0, 1)
    table.answer(REDIRECTED, 1)

    assert not table.all(DamageCardDealt)


@proves("DEF-37", "EXT-evade-10")
def test_shields_lost_to_a_critical_effect_cannot_take_redirected_damage(made_up: MadeUpCards) -> None:
    made_up.offer(ShieldsDown, ATK_5_CRIT)
    table = redirect(Battle().attack("hit", "hit", "crit"), LEFT).answer(EFFECT, "test_rule")

    assert table.is_over, "there is nothing to redirect to"
    assert len(table.the_ship(table.defender).damage) == 3


def test_an_effect_can_limit_what_redirect_takes_in_all(made_up: MadeUpCards) -> None:
    def one_in_all(game: Game, card: CardInPlay, attack: Attack, allowed: Redirecting) -> Redirecting:
        return allowed._replace(how_many=2, most=1)

    made_up.modifier(one_in_all, REDIRECT)
    table = Battle().attack("hit", "hit", "hit").spend("redirect")
    table.answer(REDIRECT_ZONES, (LEFT, RIGHT)).pass_(DEFENSE_TOKEN)
    assert table.question.options == (0, 1)
    table.answer(REDIRECTED, 1)

    assert table.is_over, "the second zone can take nothing"
    assert table.shields(table.defender, FRONT) == 1


def test_several_zones_are_asked_in_their_own_order_whatever_order_they_were_named_in(made_up: MadeUpCards) -> None:
    def any_zones(game: Game, card: CardInPlay, attack: Attack, allowed: Redirecting) -> Redirecting:
        return Redirecting((RIGHT, REAR, LEFT), how_many=3)

    made_up.modifier(any_zones, REDIRECT)
    table = Battle().attack("hit hit", "hit hit", "hit").spend("redirect")
    table.answer(REDIRECT_ZONES, (LEFT, RIGHT, REAR)).pass_(DEFENSE_TOKEN)
    table.answer(REDIRECTED, 2).answer(REDIRECTED, 1).answer(REDIRECTED, 1)

    assert [event.zone for event in table.all(ShieldsChanged)] == [RIGHT, REAR, LEFT, FRONT]


# Evade


@proves("DEF-16", "DICE-10")
def test_evade_at_long_range_cancels_a_die_of_the_defenders_choice() -> None:
    table = Battle("long").attack("hit", "hit hit", "blank").spend("evade")
    assert table.question.seat == 1
    assert table.question.options == ((0,), (1,), (2,))
    table.answer(EVADED_DICE, (1,))

    assert pool(table) == ["hit", "blank"]
    table.pass_(DEFENSE_TOKEN)
    assert damage(table) == 1


@proves("DEF-17", "DICE-06", "DICE-11")
def test_evade_at_medium_range_lets_a_die_of_the_defenders_choice_be_rerolled() -> None:
    table = Battle("medium").attack("hit", "hit hit", "blank").spend("evade").answer(EVADED_DICE, (1,), seat=1)
    assert table.question.seat == -1, "chance answers for the attacker, who rolls"
    table.roll("crit")

    assert pool(table) == ["hit", "crit", "blank"]


@proves("DEF-18")
def test_evade_at_close_range_does_nothing() -> None:
    table = Battle("close").attack("hit", "hit hit", "blank").spend("evade")
    assert offered_tokens(table) == ["brace", "redirect"]

    table.pass_(DEFENSE_TOKEN)
    assert damage(table) == 3
    assert not table.all(DiceModified)


@proves("DEF-18", "DEF-31")
def test_evade_against_a_squadron_at_distance_1_does_nothing() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    corvette = table.ship(CORVETTE, X, Y + 100, 180, side=1)
    table.run(SquadronAttack(squadron=tie)).roll("hit")
    table.answer(DEFENSE_TOKEN, TokenId(0), seat=1).answer(DEFENSE_TOKEN, PASS)

    assert damage(table) == 1
    assert table.shields(corvette, FRONT) == 1


@proves("DEF-34", "DEF-31")
def test_evade_uses_the_range_of_a_squadrons_attack_beyond_distance_1(made_up: MadeUpCards) -> None:
    def reaches_medium(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
        return option.range is not None and option.range.number <= 2

    def looks_farther(game: Game, card: CardInPlay, attacker: UnitId, mm: float) -> float:
        return Range.MEDIUM.end

    made_up.modifier(reaches_medium, ATTACK_RANGE)
    made_up.modifier(looks_farther, ATTACK_REACH)
    table = Scenario()
    x_wing = table.squadron("x_wing_squadron", X, Y, side=1)
    gladiator = table.ship("gladiator_i_class_star_destroyer", X, Y + 17 + 35 + 150, 180)
    table.run(SquadronAttack(squadron=x_wing)).roll("hit")
    assert table.last(AttackDeclared).range == "medium"
    table.answer(DEFENSE_TOKEN, TokenId(0), seat=0).roll("blank").answer(DEFENSE_TOKEN, PASS)

    assert damage(table) == 0
    assert table.shields(gladiator, FRONT) == 3


def test_evade_needs_no_question_for_the_only_die() -> None:
    table = Battle("long", attacker="gladiator_ii_class_star_destroyer").attack("hit", "accuracy").lock("brace")
    table.spend("evade")

    assert pool(table) == []
    assert offered_tokens(table) == ["redirect"]


def test_evade_against_an_empty_pool_does_nothing() -> None:
    table = Battle("long", attacker="gladiator_ii_class_star_destroyer").attack("accuracy", "accuracy")
    table.lock("brace").lock("redirect").spend("evade")

    assert table.is_over
    assert damage(table) == 0


def test_an_effect_can_let_evade_concern_another_die(made_up: MadeUpCards) -> None:
    def one_more_die(game: Game, card: CardInPlay, attack: Attack, evading: Evading) -> Evading:
        return evading._replace(dice=evading.dice + 1)

    made_up.modifier(one_more_die, EVADE)
    table = Battle("long").attack("hit", "hit hit", "crit").spend("evade").answer(EVADED_DICE, (2, 1))

    assert pool(table) == ["hit"]


def test_where_evade_can_cancel_or_reroll_the_defender_says_which(made_up: MadeUpCards) -> None:
    def may_cancel(game: Game, card: CardInPlay, attack: Attack, evading: Evading) -> Evading:
        return evading._replace(cancels=True)

    made_up.modifier(may_cancel, EVADE)
    table = Battle("medium").attack("hit", "hit hit", "crit").spend("evade")
    table.answer(EVADE_EFFECT, EvadeEffect.CANCEL, seat=1).answer(EVADED_DICE, (1,), seat=1)

    assert pool(table) == ["hit", "crit"]


# Brace


@proves("DEF-19")
@pytest.mark.parametrize(
    ("faces", "suffered"),
    [
        (("blank", "blank", "blank"), 0),
        (("hit", "blank", "blank"), 1),
        (("hit", "hit", "blank"), 1),
        (("hit", "hit", "hit"), 2),
        (("hit hit", "hit hit", "hit"), 3),
    ],
)
def test_brace_halves_the_damage_rounded_up(faces: tuple[str, ...], suffered: int) -> None:
    table = Battle().attack(*faces).spend("brace").pass_(DEFENSE_TOKEN)

    assert damage(table) == suffered
    assert table.shields(table.defender, FRONT) == 3 - suffered


@proves("DEF-19")
def test_brace_halves_what_is_left_after_other_tokens_whatever_the_order() -> None:
    table = Battle("long").attack("hit hit", "hit", "hit").spend("brace").spend("evade").answer(EVADED_DICE, (0,))
    table.pass_(DEFENSE_TOKEN)

    assert damage(table) == 1


@proves("DEF-35")
def test_icons_are_summed_then_braced_and_then_reduced(made_up: MadeUpCards) -> None:
    made_up.offer(OneDamageLess, ATK_5_BEFORE_SUFFER)
    table = Battle().attack("hit hit", "hit hit", "hit hit").spend("brace").pass_(DEFENSE_TOKEN)
    table.answer(EFFECT, "test_rule", seat=1)

    assert damage(table) == 2, "half of six and one less, not half of five"


@proves("DEF-35")
def test_a_reduction_is_not_offered_where_there_is_no_damage(made_up: MadeUpCards) -> None:
    made_up.offer(OneDamageLess, ATK_5_BEFORE_SUFFER)
    table = Battle().attack("blank", "blank", "blank").pass_(DEFENSE_TOKEN)

    assert table.is_over


def test_an_effect_can_limit_what_brace_takes_away(made_up: MadeUpCards) -> None:
    def one_at_most(game: Game, card: CardInPlay, attack: Attack, less: int) -> int:
        return min(less, 1)

    made_up.modifier(one_at_most, BRACE)
    table = Battle().attack("hit hit", "hit hit", "hit hit").spend("brace").pass_(DEFENSE_TOKEN)

    assert damage(table) == 5


# Scatter


@proves("DEF-20", "DICE-10")
def test_scatter_cancels_all_dice() -> None:
    table = Battle(defender=FLOTILLA).attack("hit", "hit hit", "crit").spend("scatter")

    assert pool(table) == []


@proves("DEF-21", "CRIT-10")
def test_after_scatter_there_is_no_damage_and_no_critical_effect() -> None:
    table = Battle(defender=FLOTILLA).attack("hit", "hit hit", "crit").spend("scatter").pass_(DEFENSE_TOKEN)

    assert table.is_over, "no critical effect is offered"
    assert damage(table) == 0
    assert not table.all(CriticalEffectResolved)


# Contain


@proves("DEF-22", "EXT-evade-11")
def test_contain_stops_the_standard_critical_effect() -> None:
    table = Battle(defender=INTERDICTOR).attack("hit", "crit", "crit").spend("contain").pass_(DEFENSE_TOKEN)

    assert table.is_over, "no critical effect is offered"
    assert damage(table) == 3, "critical icons count as damage all the same"


@proves("DEF-22")
def test_contain_leaves_other_critical_effects_possible(made_up: MadeUpCards) -> None:
    made_up.offer(MadeUpCritical, ATK_5_CRIT)
    table = Battle(defender=INTERDICTOR).attack("hit", "crit", "crit").spend("contain").pass_(DEFENSE_TOKEN)

    assert effects_offered(table) == ["test_rule"]


@proves("DEF-22")
def test_contain_holds_for_one_attack_alone() -> None:
    table = Battle(defender=INTERDICTOR).attack("hit", "crit", "crit").spend("contain").pass_(DEFENSE_TOKEN)
    table.units = list(table.game.state.units)
    table.attack("hit", "crit", "crit").pass_(DEFENSE_TOKEN)

    assert effects_offered(table) == ["standard_critical"]


def test_a_ship_with_all_tokens_asks_one_thing_at_a_time() -> None:
    table = Battle("medium", attacker=VICTORY, defender="arquitens_class_command_cruiser")
    table.attack("hit", "crit", "hit hit", "hit", "crit", "hit")
    table.spend("evade").answer(EVADED_DICE, (2,)).roll("blank")
    table.spend("redirect").answer(REDIRECT_ZONES, (LEFT,)).spend("contain")
    assert table.question.kind is REDIRECTED, "another Redirect of the two cannot be spent, and no effect is left"
    table.answer(REDIRECTED, 2)

    assert damage(table) == 5
    assert table.shields(table.defender, LEFT) == 0


def test_choosing_a_target_leads_to_the_defenders_question() -> None:
    """Once upon a time the defender was never asked."""
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    han_solo = table.squadron("han_solo", X + 60, Y, side=1)
    table.squadron("dash_rendar", X - 60, Y, side=1)
    table.run(SquadronAttack(squadron=tie))
    table.answer(ATTACK, AttackChoice(None, han_solo, None), seat=0).roll("hit", "hit", "hit")

    assert (table.question.kind, table.question.seat) == (DEFENSE_TOKEN, 1)
