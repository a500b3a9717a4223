"""Defense tokens: who can spend which, when, how often, and what becomes of them."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import (
    DEFENSE_TOKEN,
    EVADED_DICE,
    REDIRECT_ZONES,
    exhaust_token,
    exhaustible_tokens,
    spendable_tokens,
    why_not,
)
from armada.rules.game import Game
from armada.rules.queries import DEFTOKEN_SPEND, MANEUVER_SPEED, TokenUse
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import ATK_3_MODIFY, ATK_4_SPEND
from armada.rules.timing import DEFTOKEN_SPEND as DEFTOKEN_SPEND_WINDOW
from armada.state.events.attack import DefenseTokenSpent
from armada.state.events.damage import DamageCardDealt
from armada.state.records import TokenId, TokenState
from tests.builders.attack_table import (
    CORVETTE,
    FLOTILLA,
    IMPERIAL,
    TIE,
    X_WING,
    Battle,
    X,
    Y,
    attack_of,
    damage,
    effects_offered,
    offered_tokens,
    pool,
    token_of,
    token_states,
    with_tokens,
)
from tests.builders.made_up_effects import (
    CancelFirstDie,
    DiscardInsteadOfExhausting,
    SpendTokenForNothing,
    SpendTokenToReroll,
)
from tests.builders.scenario import FRONT, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

READIED, EXHAUSTED, DISCARDED = TokenState.READIED, TokenState.EXHAUSTED, TokenState.DISCARDED

# Whose, and when


@proves("DEF-01", "ATK-28")
def test_a_ship_can_spend_the_defense_tokens_shown_on_its_card() -> None:
    table = Battle(defender=IMPERIAL).attack("hit", "hit", "hit")

    assert offered_tokens(table) == ["brace", "redirect", "redirect", "contain"]


@proves("DEF-01")
def test_a_unique_squadron_has_the_tokens_of_its_card_and_others_have_none() -> None:
    table = Scenario()
    howlrunner, tie = table.squadron("howlrunner", X, Y), table.squadron(TIE, X + 60, Y)
    table.run(StillTable())

    assert [token.kind.value for token in table.the_squadron(howlrunner).defense] == ["scatter", "brace"]
    assert table.the_squadron(tie).defense == ()


@proves("DEF-02", "ATK-28")
@pytest.mark.parametrize("side", [0, 1])
def test_the_defender_spends_tokens_after_the_attackers_effects_and_before_damage(side: int) -> None:
    table = Battle(side=side).attack("hit", "accuracy", "crit")
    assert (table.question.kind, table.question.seat) == (EFFECT, side)
    table.answer(EFFECT, PASS)
    assert (table.question.kind, table.question.seat) == (DEFENSE_TOKEN, 1 - side)
    table.answer(DEFENSE_TOKEN, PASS)

    assert (table.question.kind, table.question.seat) == (EFFECT, side), "the critical effect is the attacker's"


@proves("ATK-28")
def test_spending_tokens_is_optional() -> None:
    table = Battle().attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN)

    assert table.is_over
    assert token_states(table, table.defender) == [READIED] * 3


@proves("DEF-30")
def test_tokens_cannot_be_spent_against_damage_that_is_not_from_an_attack() -> None:
    table = Battle()
    table.run(SufferDamage(unit=table.defender, zone=FRONT, amount=5, by="obstacle"))

    assert table.is_over, "nobody is asked"
    assert table.shields(table.defender, FRONT) == 0
    assert len(table.all(DamageCardDealt)) == 2


# What becomes of a token


@proves("DEF-03")
def test_a_readied_token_that_is_spent_becomes_exhausted() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("brace")

    assert token_states(table, table.defender) == [READIED, EXHAUSTED, READIED]


@proves("DEF-04")
def test_an_exhausted_token_that_is_spent_is_discarded() -> None:
    table = Battle(defending={"exhausted": [1]}).attack("hit", "hit", "hit").spend("brace")

    assert token_states(table, table.defender) == [READIED, DISCARDED, READIED]
    table.pass_(DEFENSE_TOKEN)
    assert damage(table) == 2, "it has its effect all the same"


@proves("DEF-25")
def test_exhausted_tokens_are_readied_in_the_status_phase() -> None:
    table = Battle(defending={"exhausted": [0, 1]})
    table.run(StatusPhase())

    assert token_states(table, table.defender) == [READIED] * 3


@proves("DEF-27")
def test_a_discarded_token_is_out_of_the_game() -> None:
    table = Battle()
    with_tokens(table, table.defender, ("evade", READIED), ("brace", DISCARDED), ("redirect", READIED))
    table.attack("hit", "hit", "hit")
    assert offered_tokens(table) == ["evade", "redirect"]
    refusal = table.refuses("brace")
    assert refusal is not None
    assert refusal.rule == "DEF-27"

    table.run(StatusPhase())
    assert token_states(table, table.defender) == [READIED, DISCARDED, READIED]


@proves("DEF-26")
def test_an_effect_exhausts_readied_tokens_alone() -> None:
    table = Battle()
    with_tokens(table, table.defender, ("evade", READIED), ("brace", EXHAUSTED), ("redirect", DISCARDED))
    table.run(StillTable())
    assert exhaustible_tokens(table.game, table.defender) == [0]

    exhaust_token(table.game, table.defender, TokenId(0), "test")
    assert token_states(table, table.defender) == [EXHAUSTED, EXHAUSTED, DISCARDED]
    assert exhaustible_tokens(table.game, table.defender) == []


def test_an_effect_can_make_a_readied_token_be_discarded_when_it_is_spent(made_up: MadeUpCards) -> None:
    made_up.trigger(DiscardInsteadOfExhausting, DEFTOKEN_SPEND_WINDOW)
    table = Battle().attack("hit", "hit", "hit").spend("brace")

    assert token_states(table, table.defender) == [READIED, DISCARDED, READIED]
    table.pass_(DEFENSE_TOKEN)
    assert damage(table) == 2


# How many


@proves("DEF-06")
def test_one_token_of_each_type_can_be_spent_in_an_attack() -> None:
    table = Battle("long", defender=CORVETTE).attack("hit", "hit", "hit").spend("evade").answer(EVADED_DICE, (0,))
    assert offered_tokens(table) == ["redirect"]

    refusal = table.refuses("evade", 1)
    assert refusal is not None
    assert refusal.rule == "DEF-06"


@proves("DEF-07")
def test_a_token_can_be_spent_once_in_an_attack_even_though_it_is_only_exhausted() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("brace")
    assert offered_tokens(table) == ["evade", "redirect"]

    refusal = table.refuses("brace")
    assert refusal is not None
    assert refusal.rule == "DEF-07"


@proves("DEF-06", "DEF-07")
def test_both_limits_hold_for_one_attack_alone() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("brace").pass_(DEFENSE_TOKEN)
    table.units = list(table.game.state.units)
    table.attack("hit", "hit", "hit").spend("brace")

    assert token_states(table, table.defender) == [READIED, DISCARDED, READIED]


@proves("DEF-08")
def test_several_tokens_of_different_types_can_be_spent() -> None:
    table = Battle("long").attack("hit", "hit", "hit").spend("brace")
    table.spend("evade").answer(EVADED_DICE, (0,)).spend("redirect").answer(REDIRECT_ZONES, (RIGHT,))

    assert [event.token for event in table.all(DefenseTokenSpent)] == [1, 0, 2]
    assert token_states(table, table.defender) == [EXHAUSTED] * 3


@proves("DEF-09")
def test_a_token_can_be_spent_even_if_it_has_no_effect() -> None:
    shields = dict.fromkeys((RIGHT, FRONT), 0)
    table = Battle("close", defending={"shields": shields}).attack("hit", "blank", "blank")
    table.spend("evade").spend("brace").spend("redirect").answer(REDIRECT_ZONES, (RIGHT,))

    assert damage(table) == 1
    assert len(table.the_ship(table.defender).damage) == 1
    assert token_states(table, table.defender) == [EXHAUSTED] * 3


@proves("DEF-10")
def test_the_result_of_an_evade_is_seen_before_the_next_token_is_spent() -> None:
    table = Battle("medium").attack("hit hit", "hit", "blank").spend("evade")
    table.answer(EVADED_DICE, (0,), seat=1).roll("blank")

    assert pool(table) == ["blank", "hit", "blank"]
    assert offered_tokens(table) == ["brace", "redirect"]


# Speed


@proves("DEF-05")
def test_a_defender_with_speed_0_cannot_spend_tokens() -> None:
    table = Battle(defending={"speed": 0}).attack("hit", "hit", "accuracy")
    attack = attack_of(table)
    assert spendable_tokens(table.game, attack) == []
    refusal = why_not(table.game, attack, TokenId(1))
    assert refusal is not None
    assert refusal.rule == "DEF-05"
    assert "speed" in refusal.reason

    table.answer(EFFECT, PASS)
    assert table.is_over
    assert damage(table) == 2


@proves("DEF-36")
def test_a_temporary_speed_of_0_does_not_forbid_spending_tokens(made_up: MadeUpCards) -> None:
    def slowed_to_0(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, speed: int) -> int:
        return 0

    made_up.modifier(slowed_to_0, MANEUVER_SPEED)
    table = Battle(defending={"speed": 2}).attack("hit", "hit", "hit")

    assert offered_tokens(table) == ["evade", "brace", "redirect"]


# As a cost


@proves("DEF-23", "DEF-24")
def test_a_token_spent_as_a_cost_is_exhausted_and_has_no_effect_of_its_own(made_up: MadeUpCards) -> None:
    made_up.offer(SpendTokenToReroll, ATK_3_MODIFY)
    table = Battle("long").attack("blank", "hit", "hit").answer(EFFECT, "test_rule")
    table.answer(DEFENSE_TOKEN, token_of(table, table.attacker, "evade"), seat=0).roll("hit hit")

    assert pool(table) == ["hit hit", "hit", "hit"], "no die is canceled at long range"
    assert token_states(table, table.attacker) == [EXHAUSTED, READIED, READIED]
    assert offered_tokens(table) == ["evade", "brace", "redirect"], "the defender's tokens are another matter"


@proves("DEF-24")
def test_an_exhausted_token_spent_as_a_cost_is_discarded(made_up: MadeUpCards) -> None:
    made_up.offer(SpendTokenToReroll, ATK_3_MODIFY)
    table = Battle(attacking={"exhausted": [0, 1, 2]}).attack("blank", "hit", "hit").answer(EFFECT, "test_rule")
    table.answer(DEFENSE_TOKEN, TokenId(1)).roll("hit")

    assert token_states(table, table.attacker) == [EXHAUSTED, DISCARDED, EXHAUSTED]


@proves("DEF-23")
def test_a_brace_that_the_defender_spends_as_a_cost_does_not_halve_the_damage(made_up: MadeUpCards) -> None:
    made_up.offer(SpendTokenForNothing, ATK_4_SPEND)
    table = Battle().attack("hit", "hit", "hit hit").answer(EFFECT, "test_rule", seat=1)
    table.answer(DEFENSE_TOKEN, token_of(table, table.defender, "brace"), seat=1)
    assert offered_tokens(table) == ["evade", "redirect"]

    table.pass_(DEFENSE_TOKEN)
    assert damage(table) == 4


@proves("DEF-05", "DEF-06", "DEF-07")
def test_an_attacker_is_bound_by_once_for_each_token_and_not_by_speed_or_type(made_up: MadeUpCards) -> None:
    made_up.offer(SpendTokenToReroll, ATK_3_MODIFY, "test_reroll")
    upgrades = ("test_reroll", "test_reroll")
    table = Battle(attacking={"upgrades": upgrades, "speed": 0}).attack("blank", "hit", "hit")
    table.answer(EFFECT, "test_reroll@0").answer(DEFENSE_TOKEN, token_of(table, table.attacker, "brace")).roll("hit")
    table.answer(EFFECT, "test_reroll@1")

    assert table.question.options == (0, 2), "the other Brace can be spent, the same one cannot"


# Effects of step 4


@proves("DEF-02")
def test_other_effects_of_the_defender_come_before_between_and_after_tokens(made_up: MadeUpCards) -> None:
    made_up.offer(CancelFirstDie, ATK_4_SPEND)
    table = Battle().attack("hit", "hit", "hit")
    assert (effects_offered(table), table.question.seat) == (["test_rule"], 1)
    table.answer(EFFECT, PASS).spend("brace")
    assert effects_offered(table) == ["test_rule"]
    table.answer(EFFECT, PASS).spend("evade").answer(EVADED_DICE, (0,)).roll("hit")
    table.answer(EFFECT, "test_rule")

    assert offered_tokens(table) == ["redirect"], "each effect once in an attack"
    table.pass_(DEFENSE_TOKEN)
    assert damage(table) == 1


def test_effects_of_step_4_are_offered_even_if_no_token_can_be_spent(made_up: MadeUpCards) -> None:
    made_up.offer(CancelFirstDie, ATK_4_SPEND)
    table = Battle(defending={"speed": 0}).attack("hit", "hit", "hit").answer(EFFECT, "test_rule")

    assert table.is_over
    assert damage(table) == 2


def test_an_effect_can_forbid_to_spend_a_token(made_up: MadeUpCards) -> None:
    def no_exhausted_tokens(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
        return may and game.unit(use.unit).defense[use.token].state is not EXHAUSTED

    made_up.modifier(no_exhausted_tokens, DEFTOKEN_SPEND)
    table = Battle(defending={"exhausted": [1]}).attack("hit", "hit", "hit")

    assert offered_tokens(table) == ["evade", "redirect"]
    assert table.refuses("brace") is not None


# Squadrons


def attack_on_howlrunner(*faces: str) -> Scenario:
    """An X-wing squadron attacks Howlrunner."""
    table = Scenario()
    x_wing, howlrunner = table.squadron(X_WING, X, Y, side=1), table.squadron("howlrunner", X + 60, Y)
    table.ship(FLOTILLA, 1700, 800)
    assert howlrunner == x_wing + 1
    return table.run(SquadronAttack(squadron=x_wing)).roll(*faces)


@proves("DEF-28")
def test_a_squadron_spends_its_tokens_when_it_defends_and_has_no_speed_that_forbids_it() -> None:
    table = attack_on_howlrunner("hit", "hit", "hit", "hit")
    assert (offered_tokens(table), table.question.seat) == (["scatter", "brace"], 0)
    table.answer(DEFENSE_TOKEN, TokenId(1)).answer(DEFENSE_TOKEN, PASS)

    assert damage(table) == 2
    assert table.the_squadron(1).hull == 1
    assert token_states(table, table.the_squadron(1).id) == [READIED, EXHAUSTED]


@proves("DEF-28", "DEF-06")
def test_a_squadron_with_two_tokens_of_a_type_spends_one_of_them() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    luke = table.squadron("luke_skywalker", X + 60, Y, side=1)
    table.run(SquadronAttack(squadron=tie)).roll("hit", "hit", "hit")
    table.answer(DEFENSE_TOKEN, TokenId(0), seat=1)

    assert table.is_over, "the second Brace cannot be spent"
    assert table.the_squadron(luke).hull == 3


@proves("DEF-29", "DEF-09", "EXT-evade-11")
def test_redirect_and_contain_do_nothing_for_a_squadron() -> None:
    table = Scenario()
    x_wing, howlrunner = table.squadron(X_WING, X, Y, side=1), table.squadron("howlrunner", X + 60, Y)
    table.ship(FLOTILLA, 1700, 800)
    with_tokens(table, howlrunner, ("redirect", READIED), ("contain", READIED))
    table.run(SquadronAttack(squadron=x_wing)).roll("hit", "crit", "hit", "crit")
    table.answer(DEFENSE_TOKEN, TokenId(0)).answer(DEFENSE_TOKEN, TokenId(1))

    assert table.is_over, "there is no hull zone to choose and no critical effect to stop"
    assert damage(table) == 2
    assert token_states(table, howlrunner) == [EXHAUSTED, EXHAUSTED]


@proves("FX-22")
def test_only_tokens_of_the_defender_are_offered() -> None:
    table = Battle(defending={"speed": 0})
    table.ship(IMPERIAL, X + 200, Y + 250, side=1)
    table.attack("hit", "hit", "hit")

    assert table.is_over, "the Star Destroyer near by cannot help"
    assert damage(table) == 3
