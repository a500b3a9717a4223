"""The other names of cards."""

from __future__ import annotations

import msgspec
import pytest

from armada.catalog.aliases import KINDS, aliases, check_aliases
from armada.catalog.cards import Printing
from armada.catalog.names import normalise
from armada.errors import DataError
from armada.fleet.names import cards_named


def test_every_alias_stands_for_a_card_of_its_kind() -> None:
    check_aliases(aliases())
    assert all(aliases().of_kind(kind) for kind in KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_alias_is_read_as_its_card_and_no_other(kind: str) -> None:
    for name, keys in aliases().of_kind(kind).items():
        assert tuple(card.key for card in cards_named(name, Printing.ERA_2016).cards) == keys, name


def test_every_kingston_name_is_read_as_its_card() -> None:
    for key, name in aliases().kingston.items():
        assert key in [card.key for card in cards_named(name, Printing.FINAL).cards], name


@pytest.mark.parametrize("kind", KINDS)
def test_no_alias_is_there_twice(kind: str) -> None:
    names = [normalise(name) for name in aliases().of_kind(kind)]
    assert len(names) == len(set(names))


def test_an_alias_for_no_card_is_an_error_that_names_file_and_alias() -> None:
    wrong = msgspec.structs.replace(aliases(), ships={"Death Star": "death_star"})
    with pytest.raises(
        DataError, match=r"aliases.toml, \[ships\], Death Star: ships has no card with the key death_star"
    ):
        check_aliases(wrong)
    wrong = msgspec.structs.replace(aliases(), kingston={"death_star": "DS"})
    with pytest.raises(DataError, match=r"\[kingston\], death_star"):
        check_aliases(wrong)
