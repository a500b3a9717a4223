"""Cards are found as players spell them."""

from __future__ import annotations

import pytest

from armada.catalog.card_search import alike
from armada.catalog.catalog import catalog


def titles(text: str) -> list[str]:
    return [card.title for card in alike(catalog(), text)]


def test_part_of_a_name_finds_the_card() -> None:
    assert "Wullf Yularen" in titles("Yularen")[:2]


@pytest.mark.parametrize("text", ["dodona", "general dodona", "Admiral Dodonna"])
def test_a_slip_in_spelling_or_another_rank_is_forgiven(text: str) -> None:
    assert titles(text)[0] == "General Dodonna"


def test_the_rank_decides_between_two_cards_of_one_person() -> None:
    assert titles("grand moff tarkin")[0] == "Grand Moff Tarkin"
    assert titles("admiral tarkin")[0] == "Admiral Tarkin"


def test_the_beginning_of_a_nickname_finds_the_ships_that_are_called_so() -> None:
    assert "Imperial II-class Star Destroyer" in titles("ISD")


@pytest.mark.parametrize("text", ["", "  ", "?!", "qqqqqqqq"])
def test_what_no_card_is_called_finds_nothing(text: str) -> None:
    assert titles(text) == []
