"""The attacker's step of the dice: what locking tokens and resolving effects would bring, exactly."""

from __future__ import annotations

import pytest

from armada.analysis.defenses import outcomes_of
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.screens.previews.dispatch import preview
from armada.screens.previews.replies import DiceStep, Planned, PreviewRefused
from armada.screens.previews.requests import DiceRequest
from armada.screens.prompt.plans import plan
from armada.screens.prompt.prompt import prompts_of
from armada.state.records import Command, TokenState
from tests.builders.attack_table import VICTORY, Battle, with_tokens


def step_of(table: Battle) -> DiceStep:
    found = preview(table.game, table.question.seat, DiceRequest())
    assert isinstance(found, DiceStep)
    return found


def best_row(table: Battle) -> float:
    return next(row.damage for row in outcomes_of(table.game, table.question) if row.best)


def test_each_token_that_an_accuracy_icon_can_lock_has_the_outcome_of_the_table_of_defense_tokens_then() -> None:
    table = Battle().attack("accuracy", "hit hit", "hit hit")
    kinds = [token.kind.value for token in table.game.unit(table.defender).defense]
    assert [[kinds[token] for token in locks.tokens] for locks in step_of(table).locks] == [
        [],
        ["evade"],
        ["brace"],
        ["redirect"],
    ]
    for locks in step_of(table).locks[1:]:
        other = Battle().attack("accuracy", "hit hit", "hit hit").lock(kinds[locks.tokens[0]])
        assert other.question.kind is DEFENSE_TOKEN
        assert locks.outcome.damage == best_row(other)


def test_the_best_token_to_lock_is_the_one_that_a_plan_locks() -> None:
    table = Battle().attack("accuracy", "hit hit", "hit hit")
    (best,) = [locks for locks in step_of(table).locks if locks.best]
    found = plan(table.game, table.question.seat, ["accuracy"])
    assert isinstance(found, Planned)
    assert (found.steps[1].answer,) == best.tokens


def test_a_reroll_is_counted_with_every_face_of_the_die() -> None:
    table = Battle(attacking={"tokens": (Command.CONCENTRATE_FIRE,)})
    with_tokens(table, table.defender)
    found = step_of(table.attack("hit hit", "hit", "blank"))
    (effect,) = found.effects
    assert effect.outcome is not None
    assert effect.rolls
    # A red die shows two blanks, two hits, two criticals, one accuracy, one double hit
    assert found.locks[0].outcome.damage == 3
    assert effect.outcome.damage == pytest.approx(3 + (4 * 1 + 2) / 8)


def test_only_the_attacker_with_rolled_dice_is_told_and_its_question_says_so() -> None:
    table = Battle().attack("accuracy", "hit hit", "hit hit")
    (prompt,) = prompts_of(table.game, table.question.seat)
    assert prompt.is_dice_step
    assert isinstance(preview(table.game, None, DiceRequest()), PreviewRefused)
    table.answer(EFFECT, PASS)
    assert table.question.kind is DEFENSE_TOKEN
    assert isinstance(preview(table.game, table.question.seat, DiceRequest()), PreviewRefused)


def test_two_icons_lock_any_two_tokens_and_of_two_alike_either() -> None:
    table = Battle(attacker=VICTORY)
    with_tokens(table, table.defender, *[(kind, TokenState.READIED) for kind in ("evade", "brace", "brace")])
    found = step_of(table.attack("accuracy", "accuracy", "hit", "hit", "hit", "hit"))
    assert [locks.tokens for locks in found.locks] == [(), (0,), (1,), (0, 1), (1, 2)]
