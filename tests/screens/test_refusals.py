"""Refusals in full: in random games each names a rule of the Rules Reference and something that can be done."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.rules import rules
from armada.engine.questions import PASS, FreeQuestion, SomeQuestion
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.screens.prompt import prompts_of
from armada.screens.refusals import RULES, instead_of, refusal_of
from armada.screens.titles import WORDINGS
from armada.state.records import TokenId
from tests.effects.cards_table import pass_until
from tests.rules.attack_table import NEBULON, VICTORY, X_WING, Battle
from tests.rules.builders import FRONT, Scenario
from tests.screens.screen_games import questions_of


def test_every_rule_that_refuses_is_in_the_index_and_every_kind_exists() -> None:
    assert set(RULES) <= set(WORDINGS)
    assert set(RULES.values()) <= set(rules())


@pytest.mark.parametrize("seed", range(10))
def test_every_closed_option_shown_has_a_rule_and_one_thing_that_can_be_done(seed: int) -> None:
    for game, question in questions_of(seed, 220):
        (prompt,) = prompts_of(game, question.seat)
        for closed in prompt.closed:
            assert closed.rule in rules(), (prompt.kind, closed)
            assert closed.reason.endswith("."), (prompt.kind, closed)
            assert closed.instead.endswith("."), (prompt.kind, closed)


@pytest.mark.parametrize("seed", range(10, 16))
def test_every_answer_that_is_refused_is_refused_by_a_rule_and_says_what_can_be_done(seed: int) -> None:
    looked = 0
    for game, question in questions_of(seed, 220):
        wrong: list[Any] = [] if question.may_pass else [PASS]
        if isinstance(question, SomeQuestion):
            wrong += [(*question.things, *question.things)]
        for answer in wrong:
            refusal = refusal_of(game, question, answer)
            assert refusal is not None
            assert refusal.rule in rules(), question.kind.name
            possible = isinstance(question, FreeQuestion) or "You can" in refusal.reason
            assert possible, (question.kind.name, refusal.reason)
            looked += 1
    assert looked > 20


def test_a_legal_answer_is_not_refused() -> None:
    table = Battle().attack("hit", "hit", "hit")
    assert refusal_of(table.game, table.question, PASS) is None


def test_what_can_be_done_is_said_in_the_words_of_the_game() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("brace")
    assert table.question.kind is DEFENSE_TOKEN
    refusal = refusal_of(table.game, table.question, TokenId(1))
    assert refusal is not None
    assert refusal.rule == "DEF-07"
    assert refusal.reason.endswith("You can spend Evade or Redirect, or pass.")
    assert instead_of(table.game, table.question) == "You can spend Evade or Redirect, or pass."


def test_a_further_squadron_is_refused_by_name_and_the_others_are_named_alone() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    near, far = table.squadron(X_WING, 900, 440, side=1), table.squadron(X_WING, 940, 440, side=1)
    table.ship(NEBULON, 900, 900, side=1)
    table.run(ShipActivation(ship=victory)).answer(ATTACK, AttackChoice(FRONT, near, None)).roll("accuracy")
    pass_until(table, NEXT_SQUADRON)
    refusal = refusal_of(table.game, table.question, AttackChoice(FRONT, near, None))
    names = [table.game.unit(squadron).label for squadron in (near, far)]
    assert refusal is not None
    assert f"cannot attack {names[0]} now: it was a target of this attack already." in refusal.reason
    assert refusal.reason.endswith(f"You can attack {names[1]}, or pass.")
