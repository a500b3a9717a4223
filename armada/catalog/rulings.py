"""Rulings on single cards: the card of a ruling, and the rulings of a card."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from armada.catalog.catalog import catalog
from armada.catalog.rules import Rule, rules

ON_A_CARD: Final = re.compile(r"(?:DMG)?CARD-(.+)-\d+")

SPELLED_OTHERWISE: Final[Mapping[str, str]] = {
    "admiral_ozzel": "admiral_ozzel_commander",
    "corruptor": "corrupter",
    "emperor_palpatine": "emperor_palpatine_commander",
    "wulff_yularen": "wullf_yularen",
}
"""Cards whose keys differ from the names in the ids of their rulings."""


def card_of_ruling(id: str) -> str | None:
    """The key of the card that a ruling is about; None for a rule of the game."""
    found = ON_A_CARD.fullmatch(id)
    if found is None:
        return None
    name = found[1].replace("-", "_")
    return SPELLED_OTHERWISE.get(name, name)


def rulings_of(key: str) -> tuple[Rule, ...]:
    """The rulings to show for a card: those on it, then those on other cards that affect it."""
    card = catalog().cards.get(key)
    named = card.rulings if card is not None else ()
    return tuple([rules()[id] for id in dict.fromkeys((*_by_card().get(key, ()), *named))])


@cache
def _by_card() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for id in rules():
        if (key := card_of_ruling(id)) is not None:
            found[key] = (*found.get(key, ()), id)
    return found
