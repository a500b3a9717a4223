"""Names with one wrong letter: the card that was meant, if only one fits.

Two names are one letter apart if they are equal after leaving out at most one letter of each. So every name is filed
under itself and under each way to leave out a letter, and compared only with the few names in the same file.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final

from armada.catalog.cards import Printing
from armada.catalog.names import normalise
from armada.fleet.names import NEEDLESS, NOTHING, ListedCard, NameMeanings, name_index, without_marks

SHORTEST: Final = 6
"""Shorter names are too similar to guess."""
SHORTEST_WORD: Final = 4
"""A difference in a shorter word is not a slip: `Victory I`, `CR90 A`."""


def misspelled(written: str, printing: Printing) -> NameMeanings:
    """The cards whose name has one letter too many or too few, a wrong letter, or two letters swapped."""
    unmarked = without_marks(written)
    for text in dict.fromkeys((written, unmarked, NEEDLESS.sub(" ", unmarked))):
        cards = _close_cards(normalise(text), printing)
        titles = {card.title for card in cards}
        if len(titles) == 1 and _is_in_a_word(text, titles.pop()):
            return NameMeanings(tuple(cards), is_guess=True)
    return NOTHING


def _close_cards(name: str, printing: Printing) -> list[ListedCard]:
    if len(name) < SHORTEST:
        return []
    files, index = _files(printing), name_index(printing)
    close = {other for key in (name, *_shorter(name)) for other in files.get(key, ()) if _is_slip(name, other)}
    return list({card.key: card for other in sorted(close) for card in index[other]}.values())


@cache
def _files(printing: Printing) -> dict[str, set[str]]:
    files: dict[str, set[str]] = defaultdict(set)
    for name in name_index(printing):
        if len(name) >= SHORTEST:
            for key in (name, *_shorter(name)):
                files[key].add(name)
    return files


def _shorter(name: str) -> Iterator[str]:
    return (name[:place] + name[place + 1 :] for place in range(len(name)))


def _is_slip(one: str, other: str) -> bool:
    """Whether two names in the same file differ by one letter left out, added, wrong, or swapped with the next."""
    if abs(len(one) - len(other)) == 1:
        return True
    if len(one) != len(other):
        return False
    differing = [place for place, (first, second) in enumerate(zip(one, other, strict=True)) if first != second]
    if len(differing) == 2:
        place = differing[0]
        return differing[1] == place + 1 and one[place : place + 2] == other[place : place + 2][::-1]
    return len(differing) == 1


def _is_in_a_word(written: str, name: str) -> bool:
    """Whether the slip is in a word, not in a numeral or letter that distinguishes two cards."""
    ours, theirs = [[normalise(word) for word in text.split()] for text in (without_marks(written), name)]
    if len(ours) != len(theirs):
        return True
    differing = [pair for pair in zip(ours, theirs, strict=True) if pair[0] != pair[1]]
    return all(min(len(one), len(other)) >= SHORTEST_WORD for one, other in differing)
