"""Searches for cards as players spell them: part of a name, a name with a rank, a name with a slip of the pen."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from functools import cache

from armada.catalog.cards import Card, SquadronCard
from armada.catalog.catalog import Catalog
from armada.catalog.names import normalise
from armada.catalog.search import named, nicknamed

RANK_WORDS = """
admiral captain col colonel commander commodore count cpt darth director emperor executor fleet gen general
governor grand jedi king lady lieutenant lord lt major marshal master minister moff officer pilot prince
princess queen senator sergeant sith supreme the vice viceroy warlord
"""
RANKS = frozenset(RANK_WORDS.split())
"""Words before a name, which players add, leave out and mix up."""

CLOSE = 0.75
"""How alike two words must be, from 0 to 1, to be taken for one."""
SHORTEST_SLIP = 4
"""Shorter words are taken as they are spelled."""
RANK_MISSED = 0.02
"""The cost of a rank that is not on the card."""


def alike(catalog: Catalog, text: str) -> list[Card]:
    """The cards that a text can mean, the best match first: those of this name, then those that hold its parts."""
    words = [word for word in (normalise(word) for word in text.split()) if word]
    names = [word for word in words if word not in RANKS]
    if not words:
        return []
    meant = {card.key: card for card in (*named(catalog, text), *nicknamed(catalog, text))}
    spelled = {word: _spellings(catalog, word) for word in words}
    scored: list[tuple[float, Card]] = []
    for key, own in _name_words(catalog).items():
        likeness = [max((spelled[word].get(held, 0.0) for held in own), default=0.0) for word in names or words]
        if not all(likeness):
            continue
        ranks = sum(not any(held in spelled[word] for held in own) for word in words if word in RANKS)
        length = len(catalog.cards[key].title) / 1000
        scored.append((sum(likeness) / len(likeness) - ranks * RANK_MISSED - length, catalog.cards[key]))
    scored.sort(key=lambda each: (-each[0], each[1].title, each[1].key))
    meant |= {card.key: card for _, card in _best(scored)}
    return list(meant.values())


def _best(scored: Iterable[tuple[float, Card]]) -> list[tuple[float, Card]]:
    """Those that hold the parts as they are spelled; if there are none, those with a slip."""
    found = list(scored)
    whole = [each for each in found if each[0] >= CLOSE]
    return whole or found


def _spellings(catalog: Catalog, word: str) -> Mapping[str, float]:
    """The words of card names that a word can mean, and how much each is like it."""
    vocabulary = _vocabulary(catalog)
    found: dict[str, float] = {}
    for held in vocabulary:
        if held == word:
            found[held] = 1.0
        elif held.startswith(word):
            found[held] = 0.9
        elif len(word) >= SHORTEST_SLIP and word in held:
            found[held] = 0.8
    if len(word) >= SHORTEST_SLIP:
        for held in difflib.get_close_matches(word, vocabulary, n=6, cutoff=CLOSE):
            found.setdefault(held, 0.7 * difflib.SequenceMatcher(None, held, word).ratio())
    return found


@cache
def _vocabulary(catalog: Catalog) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for words in _name_words(catalog).values() for word in words))


@cache
def _name_words(catalog: Catalog) -> Mapping[str, tuple[str, ...]]:
    """The words of the name of each card, by its key."""
    return {card.key: _words_of(card) for card in catalog.cards.values()}


def _words_of(card: Card) -> tuple[str, ...]:
    spelled = [card.title, card.name]
    if isinstance(card, SquadronCard) and card.ace:
        spelled.append(card.ace)
    words = [normalise(word) for text in spelled for word in text.split()]
    return tuple(dict.fromkeys(word for word in words if word))
