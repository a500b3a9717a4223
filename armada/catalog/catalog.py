"""The catalogue: every card of one printing by its key, read once from `data/`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from armada.catalog.cards import (
    Card,
    Color,
    DamageCard,
    DiceFaces,
    Face,
    KeywordCard,
    ObjectiveCard,
    Printing,
    ShipCard,
    SquadronCard,
    StationCard,
    UpgradeCard,
)
from armada.catalog.names import suggestions
from armada.catalog.reading import CardKind, DataFile, read_cards, read_files, read_record
from armada.errors import DataError

DATA: Final = Path(__file__).parent.parent / "data"
DICE: Final = "dice.toml"
FILES: Final[Mapping[type[Card], str]] = {
    ShipCard: "ships/*.toml",
    SquadronCard: "squadrons/*.toml",
    UpgradeCard: "upgrades/*.toml",
    ObjectiveCard: "objectives/*.toml",
    DamageCard: "damage_deck.toml",
    StationCard: "stations.toml",
    KeywordCard: "keywords.toml",
}


class Catalog(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """All cards of one printing. The key of a card is unique among cards of all kinds."""

    printing: Printing
    ships: Mapping[str, ShipCard]
    squadrons: Mapping[str, SquadronCard]
    upgrades: Mapping[str, UpgradeCard]
    objectives: Mapping[str, ObjectiveCard]
    damage_cards: Mapping[str, DamageCard]
    stations: Mapping[str, StationCard]
    keywords: Mapping[str, KeywordCard]
    cards: Mapping[str, Card]
    dice_faces: Mapping[Color, tuple[Face, ...]]

    def card(self, key: str) -> Card:
        """The card with this key, whatever its kind."""
        found = self.cards.get(key)
        if found is None:
            close = suggestions(key, self.cards)
            hint = f"Did you mean {', '.join(close)}?" if close else "Search by words with `armada card find`."
            raise DataError(f"no card has this key. {hint}", file="armada/data", card=key)
        return found


class DataFiles(msgspec.Struct, frozen=True):
    """The files of a catalogue as read, for every printing."""

    cards: Mapping[type[Card], list[DataFile]]
    dice: list[DataFile]


def catalog(printing: Printing = Printing.ERA_2016) -> Catalog:
    """The catalogue in one printing, read on first use."""
    return _catalog(Printing(printing))


@cache
def _catalog(printing: Printing) -> Catalog:
    return read_catalog(_data(), printing)


@cache
def _data() -> DataFiles:
    return read_data(DATA)


def read_data(data: Path) -> DataFiles:
    """The files of a catalogue below this folder."""
    return DataFiles({kind: read_files(data, pattern) for kind, pattern in FILES.items()}, read_files(data, DICE))


def read_catalog(files: DataFiles, printing: Printing) -> Catalog:
    """The catalogue of these files in one printing, with its keys and references checked."""
    _check_keys(files)
    every: dict[str, Card] = {}

    def cards(kind: type[CardKind]) -> Mapping[str, CardKind]:
        found = read_cards(kind, files.cards[kind], printing)
        every.update(found)
        return MappingProxyType(found)

    read = Catalog(
        printing=printing,
        ships=cards(ShipCard),
        squadrons=cards(SquadronCard),
        upgrades=cards(UpgradeCard),
        objectives=cards(ObjectiveCard),
        damage_cards=cards(DamageCard),
        stations=cards(StationCard),
        keywords=cards(KeywordCard),
        cards=MappingProxyType(every),
        dice_faces=MappingProxyType(_dice_faces(files.dice)),
    )
    _check_ship_classes(read, files)
    _check_keywords(read, files)
    return read


def _dice_faces(files: Iterable[DataFile]) -> dict[Color, tuple[Face, ...]]:
    tables = {name: value for file in files for name, value in file.tables.items()}
    faces = read_record(DiceFaces, tables, file=DICE)
    return {Color.RED: faces.red, Color.BLUE: faces.blue, Color.BLACK: faces.black}


def _check_keys(files: DataFiles) -> None:
    """Check that no two cards of any kind share a key: a card is found by its key alone."""
    home: dict[str, str] = {}
    for file in (file for kind in files.cards.values() for file in kind):
        for key in file.tables:
            if key in home:
                message = f"a card in {home[key]} also has this key. Give one of the two another key."
                raise DataError(message, file=file.name, card=key)
            home[key] = file.name


def _check_ship_classes(read: Catalog, files: DataFiles) -> None:
    """Check that upgrades for certain ship classes name classes that exist."""
    known = {ship.ship_class for ship in read.ships.values()}
    for card in read.upgrades.values():
        for ship_class in card.only.ship_classes:
            if ship_class not in known:
                hint = _did_you_mean(ship_class, known) or "Use the ship_class of a ship card."
                message = f"no ship card has the class {ship_class!r}. {hint}"
                raise DataError(message, file=_home(files, card), card=card.key, key="only.ship_classes")


def _check_keywords(read: Catalog, files: DataFiles) -> None:
    """Check that the keywords of squadrons are described, and have a value if they need one."""
    for card in read.squadrons.values():
        for keyword in card.keywords:
            meaning = read.keywords.get(keyword.name)
            if meaning is None:
                hint = _did_you_mean(keyword.name, read.keywords) or "Describe it there."
                fault = f"keywords.toml does not describe {keyword.name!r}. {hint}"
            elif meaning.has_value and keyword.value is None:
                fault = f'{keyword.name!r} has no value here. Write one, as in "{keyword.name} 2".'
            elif keyword.value is not None and not meaning.has_value:
                fault = f"{keyword.name!r} is a keyword without a value. Remove the {keyword.value}."
            else:
                continue
            raise DataError(fault, file=_home(files, card), card=card.key, key="keywords")


def _did_you_mean(text: str, known: Iterable[str]) -> str:
    close = suggestions(text, known, n=1)
    return f"Did you mean {close[0]}?" if close else ""


def _home(files: DataFiles, card: Card) -> str:
    """The file that defines a card."""
    return next(file.name for file in files.cards[type(card)] if card.key in file.tables)
