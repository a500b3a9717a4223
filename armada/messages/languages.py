"""The languages that sentences are written in, and the one that is spoken now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

ENGLISH: Final = "en"
"""The complete catalogue; a sentence missing from another one is said in English."""

LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch"}
"""The languages by their codes, each under its own name."""

LOCALES: Final = {ENGLISH: "en-GB", "de": "de-DE"}
"""Whose plurals, numbers and lists a language follows."""

_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def spoken_language() -> str:
    """The language of the sentences made now."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make sentences in a language; in English where it is not one of ours."""
    token = _spoken.set(language if language in LANGUAGES else ENGLISH)
    try:
        yield
    finally:
        _spoken.reset(token)
