"""Rules are found as players ask for them, the best match first."""

from __future__ import annotations

import pytest

from armada.catalog.rule_search import ranked_rules
from armada.catalog.rules import rules


def ids(text: str) -> list[str]:
    return [rule.id for rule in ranked_rules(text.split())]


@pytest.mark.parametrize("token", ["Brace", "Redirect", "Scatter", "Evade"])
def test_a_word_finds_the_rules_that_begin_with_it_before_those_that_mention_it(token: str) -> None:
    first = ranked_rules([token])[0]
    assert first.id.startswith("DEF-")
    assert first.text.startswith(token)


def test_a_rule_comes_first_that_is_named_by_its_id() -> None:
    assert ids("def 19")[0] == ids("DEF-19")[0] == "DEF-19"


def test_every_rule_with_all_words_is_found() -> None:
    assert ids("targeting YELLOW") == ["LOS-03"]


def test_a_question_finds_the_rules_that_answer_most_of_it() -> None:
    assert any(id.startswith("OVL-") for id in ids("what happens when my ship overlaps another ship?")[:3])


def test_words_of_a_question_that_say_nothing_are_not_looked_for() -> None:
    """The question found OBS-15, which holds "happen" and "when", and no rule on overlapping ships."""
    assert ids("what happens when ships overlap")[0].startswith("OVL-")
    assert ids("what happens when ships overlap") == ids("ships overlap")


def test_what_players_call_a_thing_finds_its_rules() -> None:
    assert any(id.startswith(("OVL-", "OBS-")) for id in ids("ramming")[:5])


def test_a_slip_in_spelling_is_forgiven() -> None:
    assert any(id.startswith(("ENG-", "KEY-", "SQN-")) for id in ids("sqadron enganged")[:3])


def test_no_words_find_all_rules_in_their_order_and_unknown_words_none() -> None:
    assert ranked_rules([]) == list(rules().values())
    assert ids("lightsaber") == ids("?") == []
