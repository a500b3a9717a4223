"""The names of cards as lists write them: looked up through an index that is built once for each printing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

import msgspec

from armada.catalog.aliases import KINDS, aliases
from armada.catalog.cards import Faction, ObjectiveCard, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.names import normalise, suggestions

ListedCard = ShipCard | SquadronCard | UpgradeCard | ObjectiveCard
Kind = type[ShipCard] | type[SquadronCard] | type[UpgradeCard] | type[ObjectiveCard]
"""A card that stands in a fleet list, and what kind of card it is."""

LONGEST_NAME: Final = 120
NUMERALS: Final = {"i": "1", "ii": "2", "iii": "3"}
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

TAG: Final = re.compile(r"\[([^\][]*)\]|\{([^{}]*)\}")
IN_PARENTHESES: Final = re.compile(r"\(([^()]*)\)")
NUMBERED: Final = re.compile(r"(?P<short>.+ I{1,3})-class\b")
NEEDLESS: Final = re.compile(
    r"-class\b|\b(?:class|squadrons?|star destroyer|starfighter|light freighter|the)\b", re.IGNORECASE
)


class Found(msgspec.Struct, frozen=True, gc=False):
    """The cards that a written name can stand for, and what else the name tells of them.

    `left_out` is the part of the name that had to be left out to find them.
    """

    cards: tuple[ListedCard, ...] = ()
    slot: Slot | None = None
    faction: Faction | None = None
    left_out: str = ""

    def of_kind(self, kind: Kind) -> tuple[ListedCard, ...]:
        """Those of these cards that are of one kind."""
        return tuple(card for card in self.cards if type(card) is kind)


NOTHING: Final = Found()


def faction_named(text: str) -> Faction | None:
    """The faction of this name in any dialect."""
    return FACTIONS.get(normalise(text))


@lru_cache(maxsize=16384)
def cards_named(written: str, printing: Printing) -> Found:
    """The cards of all kinds that this name can stand for; `NOTHING` if there is none."""
    if len(written) > LONGEST_NAME:
        return NOTHING
    index = name_index(printing)
    cards = index.get(normalise(written))
    return Found(cards) if cards else _found_in_part(written, index)


def _found_in_part(written: str, index: dict[str, tuple[ListedCard, ...]]) -> Found:
    """The cards of a name with marks, another number or more words than the card has."""
    slot, faction, left_out = None, None, []
    name = written.replace("&", " and ")
    for mark in [*TAG.finditer(name), *IN_PARENTHESES.finditer(name)]:
        meaning = normalise(mark[1] or mark[2] or "") if mark.re is TAG else normalise(mark[1])
        words = [normalise(word) for word in (mark[0].strip("[]{}() ")).split()]
        slot = SLOTS.get(meaning) or next((SLOTS[word] for word in words if word in SLOTS), slot)
        faction = FACTIONS.get(meaning) or next((FACTIONS[word] for word in words if word in FACTIONS), faction)
        if meaning not in SLOTS and meaning not in FACTIONS and not all(w in SLOTS or w in FACTIONS for w in words):
            left_out.append(mark[0])
    bare = IN_PARENTHESES.sub(" ", TAG.sub(" ", name))
    for spelling, without in _spellings(bare):
        cards = index.get(spelling)
        if cards:
            return Found(cards, slot, faction, " ".join([*left_out, *([without] if without else [])]))
    return NOTHING


def _spellings(name: str) -> Iterator[tuple[str, str]]:
    """The name in the ways a card may have it, and what was left out: other number, fewer words, ace alone."""
    for text in (name, NEEDLESS.sub(" ", name)):
        spelling = normalise(text)
        yield spelling, ""
        yield f"{spelling}s", ""
        if spelling.endswith("s"):
            yield spelling[:-1], ""
            if spelling.endswith("es"):
                yield spelling[:-2], ""
    first, dash, rest = name.partition(" - ")
    if dash:
        yield normalise(first), f"- {rest.strip()}"
        yield normalise(rest), f"{first.strip()} -"


@cache
def name_index(printing: Printing) -> dict[str, tuple[ListedCard, ...]]:
    """Every spelling of every card of a printing, normalised, with the cards it stands for."""
    cards = catalog(printing)
    index: dict[str, dict[str, ListedCard]] = {}

    def add(name: str, card: ListedCard) -> None:
        index.setdefault(normalise(name), {})[card.key] = card

    generic = {squadron.squadron_type: squadron for squadron in cards.squadrons.values() if not squadron.unique}
    for ship in cards.ships.values():
        for name in _ship_names(ship.name):
            add(name, ship)
    for squadron in cards.squadrons.values():
        for name in _squadron_names(squadron, generic.get(squadron.squadron_type)):
            add(name, squadron)
    for upgrade in cards.upgrades.values():
        add(upgrade.name, upgrade)
    for objective in cards.objectives.values():
        add(objective.name, objective)
    _add_aliases(cards, add)
    return {name: tuple(found.values()) for name, found in index.items()}
