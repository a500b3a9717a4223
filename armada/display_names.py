"""Names and lines that people write for others to read: made safe to show, and compared as eyes compare them."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

JOINER: Final = "\u200d"
"""Joins emoji into one: the only invisible character that is kept, and only there."""

BLACK_FLAG: Final = "\U0001f3f4"
TAGS: Final = frozenset(chr(code) for code in range(0xE0020, 0xE0080))
"""Characters that follow a black flag to make it that of a region."""

STYLES: Final = frozenset("\ufe0e\ufe0f") | frozenset(chr(code) for code in range(0x1F3FB, 0x1F400))
"""Characters that change the look of the emoji before them: as text or picture, and the colour of skin."""

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f")
"""Characters that count as letters or signs, and show nothing."""

PAIRS: Final = (
    "аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl кk мm тt вb нh гr "
    "αa οo ρp τt υu νv κk ιi εe χx ωw βb ηn μu γy ıi łl øo đd 0o 1l |l"
)
"""Letters of other alphabets, and digits, with the letter that they look like."""

ALIKE: Final = str.maketrans({pair[0]: pair[1] for pair in PAIRS.split(" ")})


def clean_line(text: str) -> str:
    """A text in one line without anything invisible: no control characters, no marks that turn the direction."""
    whole = normalize("NFC", " ".join(text.split()))
    kept: list[str] = []
    base = ""
    for letter, following in zip(whole, f"{whole[1:]} ", strict=False):
        if not _is_shown(letter, base, following):
            continue
        kept.append(letter)
        if letter not in STYLES | TAGS:
            base = letter
    return " ".join("".join(kept).split())


def _is_shown(letter: str, base: str, following: str) -> bool:
    """Whether a letter is kept after its base, the last one that stands for itself, and before the following one."""
    if letter == JOINER:
        return bool(base) and category(base) == "So" and category(following) in ("So", "Sm")
    if letter in TAGS:
        return base == BLACK_FLAG
    return letter not in BLANK and category(letter) not in INVISIBLE


def likeness(name: str) -> str:
    """The skeleton that names that look alike share; case, accents, spaces and other alphabets do not count.

    Of a name without letters or digits all of it.
    """
    shown = clean_line(name).casefold()
    bare = normalize("NFKD", shown).casefold().translate(ALIKE)
    return "".join([letter for letter in bare if letter.isalnum()]) or shown
