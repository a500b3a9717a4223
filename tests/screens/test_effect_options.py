"""Effects as they are offered: what is free and what is paid for."""

from __future__ import annotations

from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.screens.prompt import Option, prompts_of
from tests.effects.cards_table import duel
from tests.rules.attack_table import Battle


def offers(table: Battle) -> dict[str, Option]:
    (prompt,) = prompts_of(table.game, table.question.seat)
    assert prompt.kind == "effect"
    return {option.card or str(option.answer): option for option in prompt.options}


def test_an_effect_that_exhausts_its_card_is_not_free() -> None:
    table = duel(attacking=["veteran_gunners"]).attack("blank", "hit", "crit")
    assert not offers(table)["veteran_gunners"].free


def test_an_effect_that_spends_a_die_is_not_free() -> None:
    table = duel("close", attacker="gladiator_i_class_star_destroyer", attacking=["admiral_screed"])
    assert not offers(table.attack("blank", "hit", "blank", "blank"))["admiral_screed"].free


def test_the_standard_critical_effect_is_free() -> None:
    table = duel().attack("blank", "hit", "crit").pass_(DEFENSE_TOKEN)
    assert offers(table)["standard_critical"].free
