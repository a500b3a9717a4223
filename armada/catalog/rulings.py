"""Rulings on single cards: the card of a ruling, and the rulings of a card."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.catalog.rules import Rule, counted_rules, replaced_rules, rules

ON_A_CARD: Final = re.compile(r"(?:DMG)?CARD-(.+)-\d+")

LATER_RULING: Final = "EXT-ruling-"

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


def rulings_of(key: str, printing: Printing = Printing.ERA_2016) -> tuple[Rule, ...]:
    """The rulings to show for a card: those on it, then those on other cards that affect it.

    With the last printing those that the last official rules replace are gone, and theirs come first.
    """
    card = catalog(printing).cards.get(key)
    own = _by_card().get(key, ())
    found = dict.fromkeys((*own, *(card.rulings if card is not None else ())))
    if printing is Printing.FINAL:
        later = [id for id, rule in _later_rulings().items() if {*rule.replaces, *rule.amends} & {*own}]
        gone = replaced_rules()
        found = dict.fromkeys((*later, *[id for id in found if id not in gone]))
    return tuple([rules()[id] for id in found])


@cache
def _later_rulings() -> Mapping[str, Rule]:
    """The rulings of the last official rules on single cards."""
    return {rule.id: rule for rule in counted_rules(later=True) if rule.id.startswith(LATER_RULING)}


@cache
def _by_card() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for id in rules():
        if (key := card_of_ruling(id)) is not None:
            found[key] = (*found.get(key, ()), id)
    return found
