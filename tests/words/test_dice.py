"""Dice that are asked for while an effect is under way, and the faces they are turned to."""

from __future__ import annotations

import pytest

from armada.effects.verbs.dice import CHANGED_DIE, SPENT_DIE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import Attack
from armada.rules.ship_phase import ShipPhase
from armada.screens.prompt.prompt import Prompt, prompts_of
from armada.state.records import Command
from armada.words.dice import die_color, die_in_words
from tests.builders.attack_table import CORVETTE, GLADIATOR, X_WING, Battle
from tests.builders.cards_table import anti_squadron, duel, use
from tests.builders.scenario import FRONT, Scenario


def prompt_of(table: Scenario) -> Prompt:
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


def test_a_die_added_against_a_squadron_is_worth_its_hits_alone() -> None:
    table = Scenario()
    ship = table.ship(GLADIATOR, 900, 300, revealed=Command.CONCENTRATE_FIRE)
    squadron = table.squadron(X_WING, 900, 420, side=1)
    table.ship(CORVETTE, 900, 900, side=1)
    use(anti_squadron(table, ship, squadron, "accuracy"), "concentrate_fire")
    assert [(option.label, option.note) for option in prompt_of(table).options] == [
        ("A blue die", "0.5 damage on average")
    ]


def test_every_defense_token_that_can_be_spent_says_what_it_would_do() -> None:
    table = duel(defender="acclamator_ii_class_assault_ship").attack("hit", "blank", "blank")
    notes = {option.icon: option.note for option in prompt_of(table).options}
    assert notes == {
        "brace": "no effect: 1 damage stays 1; is exhausted",
        "redirect": "shields that can absorb damage: right 2, left 2; is exhausted",
        "salvo": "answers with 1 red and 1 blue: 0.9 damage on average; is exhausted",
    }


@pytest.mark.parametrize(("at", "does"), [("long", "cancel"), ("medium", "reroll")])
def test_an_evade_says_whether_it_cancels_or_rerolls_the_die(at: str, does: str) -> None:
    prompt = prompt_of(Battle(at).attack("hit", "hit", "hit").spend("evade"))
    assert (prompt.kind, prompt.title, prompt.commit_label) == (
        "evaded dice",
        f"Evade: {does} a die",
        f"{does.title()} die",
    )


def test_a_die_of_an_attack_is_named_by_its_colour_until_it_is_rolled() -> None:
    table = Battle("close")
    assert die_in_words(table.run(ShipPhase()).game, 0) == ""
    assert die_color(table.game, 0) == ""
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    assert [die_in_words(table.game, place) for place in range(4)] == ["red", "red", "red", ""]
    assert [die_color(table.game, place) for place in range(4)] == ["red", "red", "red", ""]
    table.roll("hit", "blank", "crit")
    assert [die_in_words(table.game, place) for place in range(4)] == ["red hit", "red blank", "red crit", ""]
    assert [die_color(table.game, place) for place in range(4)] == ["red", "red", "red", ""]
