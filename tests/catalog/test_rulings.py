"""Rulings on cards: each is on one card, and a card that shows the ruling on another says whose it is."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Card
from armada.catalog.catalog import catalog
from armada.catalog.rules import rules
from armada.catalog.rulings import card_of_ruling, rulings_of

ON_CARDS = [id for id in rules() if id.startswith(("CARD-", "DMGCARD-"))]


def test_every_ruling_on_a_card_is_on_a_card_that_exists() -> None:
    assert [id for id in ON_CARDS if card_of_ruling(id) not in catalog().cards] == []
    assert card_of_ruling("ATK-01") is None


def test_every_ruling_is_shown_on_its_own_card() -> None:
    for id in ON_CARDS:
        key = card_of_ruling(id)
        assert key is not None
        assert id in [rule.id for rule in rulings_of(key)]


@pytest.mark.parametrize("card", catalog().cards.values(), ids=lambda card: card.key)
def test_a_card_shows_its_own_rulings_first_and_then_those_that_its_data_name(card: Card) -> None:
    shown = [rule.id for rule in rulings_of(card.key)]
    own = [id for id in ON_CARDS if card_of_ruling(id) == card.key]
    assert shown[: len(own)] == own
    assert set(shown) == {*own, *card.rulings}
    assert len(shown) == len(set(shown))


def test_a_card_whose_name_begins_another_does_not_show_the_rulings_on_that() -> None:
    shown = [rule.id for rule in rulings_of("intel")]
    assert not [id for id in shown if id.startswith(("CARD-intel-officer-", "CARD-intel-sweep-"))]


def test_a_commander_spelled_otherwise_in_the_rules_shows_the_rulings_on_it() -> None:
    assert "CARD-emperor-palpatine-01" in [rule.id for rule in rulings_of("emperor_palpatine_commander")]
