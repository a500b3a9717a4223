"""The names of cards as lists write them, found through an index built once for each printing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

import msgspec

from armada.catalog.aliases import KINDS, aliases
from armada.catalog.cards import Faction, ObjectiveCard, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.names import normalise, suggestions

ListedCard = ShipCard | SquadronCard | UpgradeCard | ObjectiveCard
CardType = type[ShipCard] | type[SquadronCard] | type[UpgradeCard] | type[ObjectiveCard]
"""A card of a fleet list, and its type."""

LONGEST_NAME: Final = 120
FACTIONS: Final = {
    "rebel": Faction.REBEL,
    "rebels": Faction.REBEL,
    "reb": Faction.REBEL,
    "rebelalliance": Faction.REBEL,
    "rebellion": Faction.REBEL,
    "empire": Faction.EMPIRE,
    "imperial": Faction.EMPIRE,
    "imperials": Faction.EMPIRE,
    "imp": Faction.EMPIRE,
    "galacticempire": Faction.EMPIRE,
    "republic": Faction.REPUBLIC,
    "rep": Faction.REPUBLIC,
    "gar": Faction.REPUBLIC,
    "galacticrepublic": Faction.REPUBLIC,
    "separatist": Faction.SEPARATIST,
    "separatists": Faction.SEPARATIST,
    "sep": Faction.SEPARATIST,
    "cis": Faction.SEPARATIST,
    "separatistalliance": Faction.SEPARATIST,
}
"""The factions as lists write them, normalised."""
SLOTS: Final = {
    "com": Slot.COMMANDER,
    "cmd": Slot.COMMANDER,
    "off": Slot.OFFICER,
    "wpn": Slot.WEAPONS_TEAM,
    "boarding": Slot.WEAPONS_TEAM,
    "boardingteam": Slot.WEAPONS_TEAM,
    **{normalise(slot): slot for slot in Slot},
}
"""The marks of upgrades that share a name, as lists write them: `(com)`, `(off)`."""

MARK: Final = re.compile(r"\[([^\][]*)\]|\{([^{}]*)\}|\(([^()]*)\)")
NUMERAL: Final = re.compile(r"\bI{1,3}\b")
NUMBERED: Final = re.compile(r"(?P<short>.+ I{1,3})-class\b")
MODEL: Final = re.compile(r"\S+-\S+")
NEEDLESS: Final = re.compile(
    r"-class\b|\b(?:class|squadrons?|star destroyer|starfighter|light freighter|the)\b", re.IGNORECASE
)


class NameMeanings(msgspec.Struct, frozen=True, gc=False):
    """The cards that a written name can mean, and the slot and faction that it marks.

    `left_out` is the part of the name that was ignored to find them; `is_guess` means that the name is misspelled.
    """

    cards: tuple[ListedCard, ...] = ()
    slot: Slot | None = None
    faction: Faction | None = None
    left_out: str = ""
    is_guess: bool = False


NOTHING: Final = NameMeanings()


def without_marks(written: str) -> str:
    """A name without its marks: `Leia Organa (off)`."""
    return MARK.sub(" ", written)


def faction_named(text: str) -> Faction | None:
    """The faction with this name in any dialect."""
    return FACTIONS.get(normalise(text))


@lru_cache(maxsize=16384)
def cards_named(written: str, printing: Printing) -> NameMeanings:
    """The cards of all kinds that this name can mean; `NOTHING` if there is none."""
    if len(written) > LONGEST_NAME:
        return NOTHING
    index = name_index(printing)
    cards = index.get(normalise(written))
    return NameMeanings(cards) if cards else _found_in_part(written, index)


def close_names(
    written: str, types: tuple[CardType, ...], printing: Printing, slot: Slot | None = None
) -> tuple[str, ...]:
    """Names of cards of these types, or only of this slot, that are spelled like this one, best first."""
    cards = catalog(printing)
    pools: dict[CardType, Iterable[ListedCard]] = {
        ShipCard: cards.ships.values(),
        SquadronCard: cards.squadrons.values(),
        UpgradeCard: [card for card in cards.upgrades.values() if slot is None or slot in card.slots],
        ObjectiveCard: cards.objectives.values(),
    }
    return tuple(suggestions(without_marks(written), [card.title for type_ in types for card in pools[type_]]))


def _found_in_part(written: str, index: dict[str, tuple[ListedCard, ...]]) -> NameMeanings:
    """The cards of a name with marks, in the other grammatical number, or with extra words."""
    slot, faction, unknown = _marks(written)
    for spelling, left_out in _spellings(without_marks(written).replace("&", " and ")):
        cards = index.get(spelling)
        if cards:
            return NameMeanings(cards, slot, faction, " ".join([*unknown, *([left_out] if left_out else [])]))
    return NOTHING


def _marks(written: str) -> tuple[Slot | None, Faction | None, list[str]]:
    """The slot and faction in marks like `(com)`, `(rep off)` and `{CIS}`, and the marks that name neither."""
    slot, faction, unknown = None, None, []
    for mark in MARK.finditer(written):
        inside = mark[1] or mark[2] or mark[3] or ""
        words = [normalise(inside)] if normalise(inside) in SLOTS else [normalise(word) for word in inside.split()]
        slot = next((SLOTS[word] for word in words if word in SLOTS), slot)
        faction = next((FACTIONS[word] for word in words if word in FACTIONS), faction)
        if not all(word in SLOTS or word in FACTIONS for word in words):
            unknown.append(mark[0])
    return slot, faction, unknown


def _spellings(name: str) -> Iterator[tuple[str, str]]:
    """Possible spellings of a name, each with the part left out: other number, fewer words, ace alone."""
    for text in (name, NEEDLESS.sub(" ", name)):
        spelling = normalise(text)
        yield spelling, ""
        yield f"{spelling}s", ""
        yield spelling.removesuffix("s"), ""
        yield spelling.removesuffix("es"), ""
    first, dash, rest = name.partition(" - ")
    if dash:
        yield normalise(first), f"- {rest.strip()}"


@cache
def name_index(printing: Printing) -> dict[str, tuple[ListedCard, ...]]:
    """Every spelling of every card of a printing, normalised, with the cards it can mean."""
    cards = catalog(printing)
    index: dict[str, dict[str, ListedCard]] = {}

    def add(name: str, card: ListedCard) -> None:
        index.setdefault(normalise(name), {})[card.key] = card

    generic = {squadron.squadron_type: squadron.name for squadron in cards.squadrons.values() if not squadron.ace}
    for ship in cards.ships.values():
        for name in _ship_names(ship.name):
            add(name, ship)
    for squadron in cards.squadrons.values():
        for name in _squadron_names(squadron, generic):
            add(name, squadron)
    for upgrade in cards.upgrades.values():
        add(upgrade.name, upgrade)
    for objective in cards.objectives.values():
        add(objective.name, objective)
    _add_aliases(cards, add)
    return {name: tuple(found.values()) for name, found in index.items() if name}


def _ship_names(name: str) -> Iterator[str]:
    """A ship by its full name, without `-class`, up to its numeral, with digits for numerals and `Mk` for `Mark`."""
    numbered = NUMBERED.match(name)
    for text in (name, NEEDLESS.sub(" ", name), numbered["short"] if numbered else name):
        for spelling in (text, text.replace("Mark", "Mk")):
            yield spelling
            yield _in_digits(spelling)


def _squadron_names(squadron: SquadronCard, generic: dict[str, str]) -> Iterator[str]:
    """A squadron by its name with or without `Squadron`; an ace alone, and before or after the name of the chassis."""
    chassis = generic.get(squadron.squadron_type, squadron.name)
    names = {text for name in (squadron.name, chassis) for text in (name, NEEDLESS.sub(" ", name))}
    if not squadron.ace:
        yield from names
        return
    names |= {model[0] for name in names if (model := MODEL.match(name))}
    yield squadron.ace
    for name in names:
        yield f"{squadron.ace} {name}"
        yield f"{name} {squadron.ace}"
    if squadron.name not in generic.values():
        yield squadron.name


def _add_aliases(cards: Catalog, add: Callable[[str, ListedCard], None]) -> None:
    """The names of `data/aliases.toml`."""
    for kind in KINDS:
        of_kind = getattr(cards, kind)
        for name, keys in aliases().of_kind(kind).items():
            for key in keys:
                add(name, of_kind[key])
                add(_in_digits(name), of_kind[key])


def _in_digits(name: str) -> str:
    return NUMERAL.sub(lambda numeral: str(len(numeral[0])), name)
