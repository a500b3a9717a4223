"""Output that any terminal can show, whatever its encoding."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Any, TextIO

PLAIN = {"–": "-", "—": "-", "−": "-", "·": "-", "…": "...", "×": "x", "→": "->", "█": "#", "▏": "|", "•": "*",
         "“": '"', "”": '"', "’": "'", "°": " degrees", "µ": "u", "✓": "yes", "†": "+"}  # fmt: skip
"""Substitutes for characters that the terminal cannot show."""


def show_plainly_where_needed() -> None:
    """Make output in a narrow encoding substitute characters it cannot show, instead of failing."""
    codecs.register_error("plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure is not None and not _is_unicode(stream):
            reconfigure(errors="plain")


def _is_unicode(stream: TextIO) -> bool:
    return (stream.encoding or "").lower().replace("-", "").startswith("utf")


def _plain(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    text = "".join([_letter(letter) for letter in error.object[error.start : error.end]])
    return text, error.end


def _letter(letter: str) -> str:
    if "▉" <= letter <= "▎":
        return "|"
    simple = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return PLAIN.get(letter) or simple or "?"
