"""Sentences that end with what a user wrote."""

from __future__ import annotations

from typing import Final

ENDS: Final = (".", "!", "?", "…")


def sentence(text: str) -> str:
    """The text with exactly one full stop or other end mark."""
    bare = text.rstrip()
    return bare if bare.endswith(ENDS) else f"{bare}."
