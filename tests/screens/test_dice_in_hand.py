"""Dice that are asked for while an effect is under way, and the faces they are turned to."""

from __future__ import annotations

from armada.effects.verbs import CHANGED_DIE, CHOSEN_TOKEN, SPENT_DIE
from armada.screens.prompt import Prompt, prompts_of
from tests.effects.cards_table import duel, use
from tests.rules.attack_table import CORVETTE, GLADIATOR, Battle


def prompt_of(table: Battle) -> Prompt:
    (prompt,) = prompts_of(table.game, table.question.seat)
    return prompt


def test_a_die_that_was_spent_lies_in_the_pool_and_cannot_be_chosen() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["admiral_screed"]).attack("blank", "hit", "blank", "blank")
    use(table, "admiral_screed").answer(SPENT_DIE, 0)
    prompt = prompt_of(table)
    assert (prompt.kind, [option.die for option in prompt.options]) == ("changed die", [1, 2, 3])
    assert [option.answer for option in prompt.options] == [0, 1, 2]
    assert prompt.options[0].label.startswith("Die 2: ")


def test_the_faces_a_die_can_be_turned_to_are_drawn_in_its_colour() -> None:
    table = duel(attacker=CORVETTE, attacking=["turbolaser_reroute_circuits"]).attack("blank", "hit", "accuracy")
    use(table, "turbolaser_reroute_circuits")
    if table.question.kind is CHOSEN_TOKEN:
        table.answer(CHOSEN_TOKEN, table.question.options[0])
    if table.question.kind is CHANGED_DIE:
        table.answer(CHANGED_DIE, table.question.options[0])
    prompt = prompt_of(table)
    assert prompt.kind == "new face"
    assert [(option.icon, option.face) for option in prompt.options] == [("red", "crit"), ("red", "hit hit")]
    assert [(option.die, option.label) for option in prompt.options] == [(0, "One critical"), (0, "Two hits")]
