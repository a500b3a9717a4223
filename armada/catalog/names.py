"""Names as players write them: compared without case, accents and punctuation; near misses get suggestions."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable

CLOSE = 0.6
"""The similarity, from 0 to 1, from which one name is suggested for another."""


def normalise(text: str) -> str:
    """The letters and digits of a name in lower case without accents, so that two spellings of a name are equal."""
    folded = text.casefold()
    if not folded.isascii():
        folded = unicodedata.normalize("NFKD", folded)
    return "".join(letter for letter in folded if letter.isalnum())


def suggestions(text: str, names: Iterable[str], n: int = 3) -> list[str]:
    """The `n` names most similar to the text, best first: those that contain it, then those spelled like it."""
    wanted = normalise(text)
    if not wanted:
        return []
    spelled = {normalise(name): name for name in reversed(list(names))}
    holding = [plain for plain in spelled if len(wanted) >= 3 and wanted in plain]
    holding.sort(key=lambda plain: (len(plain), plain))
    close = difflib.get_close_matches(wanted, spelled, n=n, cutoff=CLOSE)
    return [spelled[plain] for plain in dict.fromkeys([*holding, *close])][:n]
