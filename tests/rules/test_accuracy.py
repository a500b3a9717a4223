"""Accuracy icons: spent in step 3 to choose defense tokens that cannot be spent in the attack."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.engine.effects import CardInPlay
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack import Attack
from armada.rules.attack_effects import ACCURACY_DIE, LOCKED_TOKEN, REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.queries import ACCURACY
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.timing import ATK_3_MODIFY
from armada.state.events.attack import DiceModified, TokenLocked
from armada.state.records import TokenId, TokenState
from tests.builders.attack_table import (
    CORVETTE,
    INTERDICTOR,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    attack_of,
    effects_offered,
    offered_tokens,
    pool,
    pool_colors,
    token_of,
    with_tokens,
)
from tests.builders.made_up_effects import RerollDie
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

READIED, EXHAUSTED, DISCARDED = TokenState.READIED, TokenState.EXHAUSTED, TokenState.DISCARDED


@proves("ATK-25", "ATK-26", "DICE-03", "DICE-09")
def test_the_attacker_spends_an_accuracy_icon_and_chooses_a_defense_token() -> None:
    table = Battle().attack("accuracy", "hit", "hit")
    table.answer(EFFECT, "accuracy", seat=0)
    assert offered_tokens(table) == ["evade", "brace", "redirect"]
    table.answer(LOCKED_TOKEN, token_of(table, table.defender, "brace"), seat=0)

    brace = token_of(table, table.defender, "brace")
    assert table.last(TokenLocked) == TokenLocked(table.defender, brace, die=0, kind=DefenseToken.BRACE)
    assert pool(table) == ["hit", "hit"], "the die with the icon is gone"


@proves("ATK-27", "DICE-03")
def test_a_token_chosen_with_an_accuracy_icon_cannot_be_spent_in_the_attack() -> None:
    table = Battle().attack("accuracy", "hit", "hit").lock("brace")
    assert offered_tokens(table) == ["evade", "redirect"]

    refusal = table.refuses("brace")
    assert refusal is not None
    assert refusal.rule == "ATK-27"
    assert "accuracy" in refusal.reason


@proves("ATK-27")
def test_the_choice_holds_for_this_attack_alone() -> None:
    table = Battle().attack("accuracy", "hit", "hit").lock("brace").pass_(DEFENSE_TOKEN)
    assert table.is_over

    table.units = list(table.game.state.units)
    table.attack("hit", "hit", "hit")
    assert "brace" in offered_tokens(table)


@proves("ATK-25")
def test_spending_accuracy_icons_is_optional() -> None:
    table = Battle().attack("accuracy", "accuracy", "hit").answer(EFFECT, PASS, seat=0)

    assert offered_tokens(table) == ["evade", "brace", "redirect"]
    assert pool(table) == ["accuracy", "accuracy", "hit"]


@proves("ATK-26")
def test_each_accuracy_icon_spent_chooses_one_token_more() -> None:
    table = Battle().attack("accuracy", "accuracy", "accuracy")
    table.lock("brace").lock("evade").lock("redirect")

    assert [event.token for event in table.all(TokenLocked)] == [1, 0, 2]
    assert table.is_over, "there is no token to spend, and no die"


@proves("ATK-26")
def test_with_more_icons_than_tokens_the_rest_stays_in_the_pool() -> None:
    table = Battle("medium", attacker=VICTORY)
    table.attack("accuracy", "accuracy", "hit", "accuracy", "accuracy", "hit")
    table.answer(EFFECT, "accuracy").answer(LOCKED_TOKEN, 0).answer(ACCURACY_DIE, 0)
    table.answer(EFFECT, "accuracy").answer(LOCKED_TOKEN, 1).answer(ACCURACY_DIE, 0)
    table.answer(EFFECT, "accuracy")

    assert table.last(TokenLocked).token == 2, "the last token needs no question"
    assert [die.face for die in table.last(DiceModified).pool.dice] == ["hit", "accuracy", "hit"]
    assert table.is_over


@proves("ATK-53")
def test_one_icon_locks_one_token_and_another_of_the_same_type_can_be_spent() -> None:
    table = Battle(defender=INTERDICTOR).attack("accuracy", "hit", "crit").lock("contain")
    assert offered_tokens(table) == ["brace", "redirect", "contain"]

    first = table.refuses("contain")
    assert first is not None
    assert first.rule == "ATK-27"
    assert table.refuses("contain", 1) is None


@proves("ATK-53")
def test_exhausted_tokens_can_be_chosen_and_discarded_ones_cannot() -> None:
    table = Battle()
    with_tokens(table, table.defender, ("brace", READIED), ("evade", EXHAUSTED), ("redirect", DISCARDED))
    table.attack("accuracy", "hit", "hit").answer(EFFECT, "accuracy")

    assert offered_tokens(table) == ["brace", "evade"]
    table.answer(LOCKED_TOKEN, 1)
    assert offered_tokens(table) == ["brace"]


@proves("ATK-52")
def test_dice_are_modified_and_icons_spent_in_any_order_until_the_attacker_passes(made_up: MadeUpCards) -> None:
    made_up.offer(RerollDie, ATK_3_MODIFY)
    table = Battle().attack("accuracy", "blank", "hit").lock("brace")
    assert effects_offered(table) == ["test_rule"], "no icon is left"

    table.answer(EFFECT, "test_rule").answer(REROLLED_DIE, 0).roll("accuracy")
    assert effects_offered(table) == ["accuracy"], "an icon that came up later can be spent too"
    table.lock("evade")
    assert offered_tokens(table) == ["redirect"]


@proves("ATK-52")
def test_after_the_attacker_passed_nothing_of_step_3_comes_back() -> None:
    table = Battle("medium").attack("accuracy", "hit", "hit").answer(EFFECT, PASS)
    table.spend("evade")
    table.answer(table.question.kind, (1,)).roll("accuracy")

    assert table.question.kind is DEFENSE_TOKEN
    assert pool(table) == ["accuracy", "accuracy", "hit"]


def test_every_token_the_defender_can_spend_later_can_be_locked() -> None:
    """A token that other programs forgot: the second of a type, offered once the first was refused."""
    table = Battle(defender=CORVETTE).attack("accuracy", "accuracy", "hit")
    table.lock("evade").lock("evade", 1)

    assert offered_tokens(table) == ["redirect"]


@proves("DICE-09")
def test_the_attacker_chooses_the_colour_of_the_die_that_is_spent() -> None:
    table = Battle("medium", attacker=VICTORY)
    table.attack("hit", "accuracy", "hit", "accuracy", "hit", "hit").answer(EFFECT, "accuracy")
    table.answer(LOCKED_TOKEN, TokenId(0))
    assert table.question.options == (1, 3)
    table.answer(ACCURACY_DIE, 3, seat=0)

    assert pool_colors(table) == ["red", "red", "red", "blue", "blue"]
    assert pool(table) == ["hit", "accuracy", "hit", "hit", "hit"]


def test_against_a_defender_without_tokens_no_icon_can_be_spent() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    table.squadron("tie_fighter_squadron", X + 60, Y)
    table.run(SquadronAttack(squadron=x_wing)).roll("accuracy", "accuracy", "hit", "hit")

    assert table.is_over
    assert not table.all(TokenLocked)


@proves("ATK-26")
def test_squadrons_spend_accuracy_icons_and_tokens_of_squadrons_can_be_locked() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    howlrunner = table.squadron("howlrunner", X + 60, Y)
    table.run(SquadronAttack(squadron=x_wing)).roll("accuracy", "hit", "hit", "hit")
    table.answer(EFFECT, "accuracy", seat=1).answer(LOCKED_TOKEN, token_of(table, howlrunner, "scatter"), seat=1)

    assert table.question.seat == 0
    assert offered_tokens(table) == ["brace"]


def test_an_effect_can_keep_tokens_from_being_chosen(made_up: MadeUpCards) -> None:
    def never_the_brace(
        game: Game, card: CardInPlay, attack: Attack, tokens: tuple[TokenId, ...]
    ) -> tuple[TokenId, ...]:
        return tuple(token for token in tokens if token != 1)

    made_up.modifier(never_the_brace, ACCURACY)
    table = Battle().attack("accuracy", "hit", "hit").answer(EFFECT, "accuracy")

    assert offered_tokens(table) == ["evade", "redirect"]
    assert attack_of(table).zone is FRONT
