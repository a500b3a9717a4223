"""Searches for cards: by a name as players write it, or by words and printed values."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from armada.catalog.aliases import KINDS, aliases
from armada.catalog.cards import (
    Card,
    CardKind,
    Faction,
    ObjectiveCard,
    ShipCard,
    Slot,
    SquadronCard,
    UpgradeCard,
    Works,
)
from armada.catalog.catalog import Catalog
from armada.catalog.names import normalise, suggestions
from armada.geometry.bases import Size

LEFT_OUT = re.compile(r"-class\b|\bSquadron\b|\bStar Destroyer\b|\bCruisers\b", re.IGNORECASE)
"""The parts that players leave out of the names of ships and squadrons."""
SHORTEST_NICKNAME = 3
"""The letters that the beginning of another name needs."""
NUMERAL = re.compile(r"\b(I|II)\b")
"""A numeral that players also write as a digit."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """The criteria of a search; None or empty matches anything."""

    words: tuple[str, ...] = ()
    kind: CardKind | None = None
    faction: Faction | None = None
    slot: Slot | None = None
    size: Size | None = None
    keyword: str | None = None
    min_cost: int | None = None
    max_cost: int | None = None
    status: Works | None = None


def named(catalog: Catalog, text: str) -> list[Card]:
    """The cards with this name: the one with this key, else those with this printed name, else this nickname."""
    if (key := text.strip()) in catalog.cards:
        return [catalog.cards[key]]
    wanted = normalise(text)
    for names in (_printed_names, _other_names):
        if keys := names(catalog).get(wanted):
            return [catalog.cards[key] for key in keys]
    return []


def nicknamed(catalog: Catalog, text: str) -> list[Card]:
    """The cards with another name that begins so: "ISD" finds those that are called ISD I and ISD II."""
    wanted = normalise(text)
    if len(wanted) < SHORTEST_NICKNAME:
        return []
    names = _other_names(catalog)
    keys = [key for name in sorted(names) if name.startswith(wanted) for key in names[name]]
    return [catalog.cards[key] for key in dict.fromkeys(keys)]


def near_misses(catalog: Catalog, text: str, n: int = 3) -> list[str]:
    """The `n` card names most similar to a text that matches none."""
    keys = {**_other_names(catalog), **_printed_names(catalog)}
    close = suggestions(text, keys, n=3 * n)
    return list(dict.fromkeys(catalog.cards[keys[name][0]].title for name in close))[:n]


@cache
def _printed_names(catalog: Catalog) -> Mapping[str, list[str]]:
    """The keys of the cards by printed name: title, ace with craft, and the key itself."""
    names: dict[str, list[str]] = defaultdict(list)
    for card in catalog.cards.values():
        spelled = [card.title, card.key]
        if isinstance(card, SquadronCard) and card.ace:
            spelled += [f"{card.ace} {card.name}", f"{card.name} {card.ace}"]
        for name in {normalise(name) for name in spelled}:
            names[name].append(card.key)
    return names


@cache
def _other_names(catalog: Catalog) -> Mapping[str, list[str]]:
    """The keys of the cards by other names: aliases, an ace's craft, shortened names, "ISD 2".

    If two ships share a name, the faction distinguishes them: "Republic Victory I".
    """
    names = [(alias, key) for kind in KINDS for alias, keys in aliases().of_kind(kind).items() for key in keys]
    names += [(name, key) for key, name in aliases().kingston.items()]
    for card in catalog.cards.values():
        if isinstance(card, ShipCard | SquadronCard):
            short = LEFT_OUT.sub("", card.title)
            names += [(name, card.key) for name in (card.title, short, *card.unique_names)]
            names += [(f"{card.faction.adjective} {name}", card.key) for name in (card.title, short)]
        if isinstance(card, SquadronCard) and card.ace:
            craft = LEFT_OUT.sub("", card.name)
            names += [(name, card.key) for name in (f"{card.ace} {craft}", f"{craft} {card.ace}")]
    found: dict[str, list[str]] = defaultdict(list)
    for name, key in names:
        for spelling in {normalise(name), normalise(NUMERAL.sub(lambda numeral: str(len(numeral[0])), name))}:
            if key not in found[spelling]:
                found[spelling].append(key)
    return found


def find(cards: Iterable[Card], wanted: Wanted) -> list[Card]:
    """The cards that match, sorted by kind and name."""
    order = list(CardKind)
    found = (card for card in cards if _matches(card, wanted))
    return sorted(found, key=lambda card: (order.index(card.kind), normalise(card.title), card.key))


def points_of(card: Card) -> int | None:
    """The fleet points of a card; None for a card that is not part of a fleet."""
    return card.points if isinstance(card, ShipCard | SquadronCard | UpgradeCard) else None


def factions_of(card: Card) -> tuple[Faction, ...]:
    """The factions whose icons a card shows (FLEET-09)."""
    if isinstance(card, UpgradeCard):
        return card.factions
    return (card.faction,) if isinstance(card, ShipCard | SquadronCard) else ()


def _matches(card: Card, wanted: Wanted) -> bool:
    return (
        wanted.kind in (None, card.kind)
        and wanted.status in (None, card.effect)
        and (wanted.faction is None or _can_be_fielded(card, wanted.faction))
        and (wanted.slot is None or _has_slot(card, wanted.slot, wanted.kind))
        and (wanted.size is None or (isinstance(card, ShipCard) and card.size is wanted.size))
        and (wanted.keyword is None or _has_keyword(card, wanted.keyword))
        and _is_within(points_of(card), wanted.min_cost, wanted.max_cost)
        and _has_words(card, wanted.words)
    )


def _can_be_fielded(card: Card, faction: Faction) -> bool:
    """Whether a fleet of this faction can include the card; upgrades without a faction icon fit all."""
    if isinstance(card, UpgradeCard) and not card.factions:
        return True
    return faction in factions_of(card)


def _has_slot(card: Card, slot: Slot, kind: CardKind | None) -> bool:
    """Whether an upgrade fills the slot; ships with it in their upgrade bar count only in a search for ships."""
    if isinstance(card, ShipCard):
        return kind is CardKind.SHIP and slot in card.upgrade_slots
    return isinstance(card, UpgradeCard) and slot in card.slots


def _has_keyword(card: Card, text: str) -> bool:
    """Whether a squadron has the keyword, named alone or with its value."""
    if not isinstance(card, SquadronCard):
        return False
    wanted = normalise(text)
    return any(wanted in (normalise(keyword.name), normalise(str(keyword))) for keyword in card.keywords)


def _is_within(points: int | None, least: int | None, most: int | None) -> bool:
    if least is None and most is None:
        return True
    return points is not None and (least is None or points >= least) and (most is None or points <= most)


def _has_words(card: Card, words: Iterable[str]) -> bool:
    """Whether every word is in the name, the ace's name, the summary or the keywords."""
    wanted = [word for text in words for word in _words(text)]
    if not wanted:
        return True
    texts = [card.title, card.name, card.summary or ""]
    if isinstance(card, SquadronCard):
        texts += [str(keyword) for keyword in card.keywords]
    if isinstance(card, ObjectiveCard):
        texts += [card.setup or "", card.special_rule or "", card.end_of_round or "", card.end_of_game or ""]
    text = " ".join(word for part in texts for word in _words(part))
    return all(word in text for word in wanted)


def _words(text: str) -> list[str]:
    return [normalise(word) for word in text.split()]
