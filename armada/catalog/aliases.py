"""Other names of cards, as players and fleet builders write them, from `data/aliases.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from armada.catalog.cards import Record
from armada.catalog.catalog import DATA, catalog
from armada.catalog.reading import read_files, read_record
from armada.errors import DataError

FILE: Final = "aliases.toml"


class Aliases(Record, frozen=True, kw_only=True):
    """The other names of cards by kind, each with the keys of the cards it can mean.

    `kingston` goes the other way: the name that Ryan Kingston's builder writes, by the key of the card.
    """

    ships: Mapping[str, str | tuple[str, ...]]
    squadrons: Mapping[str, str | tuple[str, ...]]
    upgrades: Mapping[str, str | tuple[str, ...]]
    objectives: Mapping[str, str | tuple[str, ...]]
    kingston: Mapping[str, str]

    def of_kind(self, kind: str) -> Mapping[str, tuple[str, ...]]:
        """The aliases of `ships`, `squadrons`, `upgrades` or `objectives`."""
        names: Mapping[str, str | tuple[str, ...]] = getattr(self, kind)
        return {name: (keys,) if isinstance(keys, str) else keys for name, keys in names.items()}


KINDS: Final = tuple(name for name in Aliases.__struct_fields__ if name != "kingston")


@cache
def aliases() -> Aliases:
    """The aliases of all cards; each means a card of its kind."""
    (file,) = read_files(DATA, FILE)
    read = read_record(Aliases, file.tables, file=FILE)
    check_aliases(read)
    return read


def check_aliases(read: Aliases) -> None:
    """Raise a `DataError` for an alias of a card that is not in the catalogue."""
    cards = catalog()
    for kind in KINDS:
        for name, keys in read.of_kind(kind).items():
            for key in keys:
                if key not in getattr(cards, kind):
                    raise DataError(
                        f"{kind} has no card with the key {key}. Name a card of that kind.",
                        file=FILE,
                        card=kind,
                        key=name,
                    )
    for key in read.kingston:
        if key not in cards.cards:
            raise DataError("no card has this key. Use the key of a card.", file=FILE, card="kingston", key=key)
