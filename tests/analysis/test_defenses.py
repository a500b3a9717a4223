"""The outcomes of spending defense tokens, as shown beside the question and as they turn out."""

from __future__ import annotations

import pytest

from armada.rules.attack import REDIRECTED, Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE, REDIRECT_ZONES
from armada.screens.prompt.prompt import Defended, Prompt, prompts_of
from armada.state.events.damage import DamageCardDealt
from armada.state.records import Squadron, TokenId
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, Battle, X, Y
from tests.builders.scenario import FRONT, LEFT, RIGHT, Scenario
from tests.proves import proves
from tests.screens.screen_games import questions_of


def prompt_of(table: Scenario) -> Prompt:
    (prompt,) = prompts_of(table.game, table.question.seat)
    return prompt


def named(table: Battle, row: Defended) -> tuple[str, ...]:
    defense = table.game.unit(table.defender).defense
    return tuple([str(defense[token].kind) for token in row.tokens])


def rows(table: Battle) -> dict[tuple[str, ...], Defended]:
    return {named(table, row): row for row in prompt_of(table).outcomes}


def test_the_table_has_a_row_for_nothing_and_for_each_set_that_changes_something() -> None:
    table = Battle("long", defending={"shields": {FRONT: 1}}).attack("hit hit", "hit", "crit")
    found = rows(table)
    assert list(found)[:4] == [(), ("evade",), ("brace",), ("redirect",)]
    assert ("evade", "brace", "redirect") not in found, "Evade and Redirect leave nothing that Brace would spare"
    nothing = found[()]
    assert (nothing.damage, nothing.shields, nothing.cards, nothing.faceup, nothing.unharmed) == (4, 1, 3, 1, 0)
    assert (found["evade",].damage, found["evade",].cards) == (2, 1)
    assert (found["brace",].damage, found["brace",].cards) == (2, 1)
    assert (found["redirect",].shields, found["redirect",].cards) == (3, 1)


@proves("DEF-17")
def test_an_evade_that_rerolls_is_averaged_over_all_eight_sides() -> None:
    table = Battle("medium", defending={"shields": {FRONT: 2}}).attack("hit hit", "hit", "blank")
    evade = rows(table)["evade",]
    # A red die shows two blanks, two hits, two criticals, one accuracy, one double hit
    assert evade.damage == pytest.approx(1 + (4 * 1 + 2) / 8, abs=1e-4)
    assert evade.unharmed == pytest.approx(7 / 8, abs=1e-4)
    table.spend("evade")
    prompt = prompt_of(table)
    assert (prompt.kind, prompt.proposed) == ("evaded dice", (0,))


@proves("DEF-18")
def test_an_evade_at_close_range_comes_to_nothing() -> None:
    table = Battle("close").attack("hit hit", "hit", "hit")
    found = rows(table)
    assert [tokens for tokens in found if "evade" in tokens] == [("evade",)]
    assert found["evade",].damage == found[()].damage


def test_one_row_is_the_best_and_with_little_damage_that_is_to_spend_nothing_more_than_needed() -> None:
    table = Battle("medium").attack("hit hit", "hit hit", "hit hit")
    best = [row for row in prompt_of(table).outcomes if row.best]
    assert len(best) == 1
    assert best[0].damage == min(row.damage for row in prompt_of(table).outcomes)
    table = Battle("medium").attack("blank", "blank", "blank")
    assert [named(table, row) for row in prompt_of(table).outcomes if row.best] == [()]


@proves("ATK-27")
def test_a_locked_token_is_in_no_row_and_says_why() -> None:
    table = Battle("medium", attacker=VICTORY).attack("hit", "hit", "hit", "hit", "hit", "accuracy").lock("brace")
    prompt = prompt_of(table)
    assert not [tokens for tokens in rows(table) if "brace" in tokens]
    (closed,) = prompt.closed
    assert (closed.rule, "accuracy" in closed.reason) == ("ATK-27", True)


@proves("DEF-10")
def test_after_a_token_is_spent_the_rows_start_from_what_it_left() -> None:
    table = Battle("long", defending={"shields": {FRONT: 0}}).attack("hit hit", "hit", "hit")
    planned = rows(table)["brace", "redirect"]
    table.spend("brace")
    now = rows(table)
    assert now[()].damage == 2
    assert now["redirect",].cards == planned.cards


@pytest.mark.parametrize(
    "faces", [("hit hit", "hit", "crit"), ("hit hit", "hit hit", "hit hit"), ("crit", "hit", "blank")]
)
@pytest.mark.parametrize("shields", [0, 1, 3])
def test_at_long_range_each_set_comes_to_exactly_what_its_row_says(faces: tuple[str, ...], shields: int) -> None:
    start = Battle("long", defending={"shields": {FRONT: shields}}).attack(*faces)
    for row in prompt_of(start).outcomes:
        table = Battle("long", defending={"shields": {FRONT: shields}}).attack(*faces)
        before = sum(table.the_ship(table.defender).shields)
        for token in row.tokens:
            table.answer(DEFENSE_TOKEN, TokenId(token))
            if table.question.kind in (EVADED_DICE, REDIRECT_ZONES):
                prompt = prompt_of(table)
                chosen = tuple([prompt.options[number].answer for number in prompt.proposed])
                table.answer(table.question.kind, chosen)
        if not table.is_over and table.question.kind is DEFENSE_TOKEN:
            table.pass_(DEFENSE_TOKEN)
        while not table.is_over:
            if table.question.kind is REDIRECTED:
                prompt = prompt_of(table)
                assert prompt.default is not None
                table.answer(REDIRECTED, prompt.options[prompt.default].answer)
            else:
                table.resolve_critical()
        assert before - sum(table.the_ship(table.defender).shields) == row.shields
        cards = table.all(DamageCardDealt)
        assert len(cards) == row.cards
        assert sum([card.faceup for card in cards]) == row.faceup


def test_redirect_is_proposed_to_the_adjacent_zone_with_the_most_shields() -> None:
    table = Battle("long", defending={"shields": {LEFT: 1, RIGHT: 2}}).attack("hit hit", "hit", "hit").spend("redirect")
    prompt = prompt_of(table)
    assert [prompt.options[number].answer for number in prompt.proposed] == ["right"]


def test_a_squadron_has_no_cards_but_can_be_destroyed() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y)
    ace = table.squadron("howlrunner", X, Y + 100, side=1)
    table.squadron(TIE, 100, 100, side=1)
    table.run(Attack(attacker=corvette, zone=FRONT, defender=ace)).roll("hit")
    assert isinstance(table.game.unit(ace), Squadron)
    found = {row.tokens: row for row in prompt_of(table).outcomes}
    assert (found[()].damage, found[()].cards, found[()].shields, found[()].unharmed) == (1, 0, 0, 0)


def test_in_random_games_every_row_can_be_spent_and_no_set_of_several_is_worse_than_none() -> None:
    looked = 0
    for seed in range(12):
        for game, question in questions_of(seed, 250):
            if question.kind is not DEFENSE_TOKEN:
                continue
            (prompt,) = prompts_of(game, question.seat)
            for row in prompt.outcomes:
                looked += 1
                assert set(row.tokens) <= set(question.options)
                assert len(row.tokens) < 2 or row.damage <= prompt.outcomes[0].damage + 1e-6
                assert 0 <= row.unharmed <= 1
                assert 0 <= row.destroyed <= 1
    assert looked > 40
