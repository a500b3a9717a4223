"""Errata: the changes in the last official wording of a card."""

from __future__ import annotations

import msgspec

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog


class Change(msgspec.Struct, frozen=True):
    """A key of a card that errata changed, with its value in both printings."""

    key: str
    before: object
    after: object


def changes(card: str) -> tuple[Change, ...]:
    """The differences between the 2016 and the final printing of a card."""
    old, new = catalog(Printing.ERA_2016).card(card), catalog(Printing.FINAL).card(card)
    pairs = ((key, getattr(old, key), getattr(new, key)) for key in old.__struct_fields__)
    return tuple(Change(key, before, after) for key, before, after in pairs if before != after)
