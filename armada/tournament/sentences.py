"""Sentences that end in what somebody wrote."""

from __future__ import annotations

from typing import Final

ENDS: Final = (".", "!", "?", "…")


def sentence(text: str) -> str:
    """The text with one mark at its end, whatever the writer put there."""
    bare = text.rstrip()
    return bare if bare.endswith(ENDS) else f"{bare}."
