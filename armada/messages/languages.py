"""The languages that sentences are written in, and the one that is spoken now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

ENGLISH: Final = "en"
"""The complete catalogue; a sentence missing from another one is said in English."""

LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch"}
"""The languages by their codes, each under its own name."""

LOCALES: Final = {ENGLISH: "en-GB", "de": "de-DE"}
"""The locale whose plurals, numbers and lists a language follows."""

_AFTER_CODE: Final = re.compile("[-_.@]")

_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def spoken_language() -> str:
    """The language of the sentences made now."""
    return _spoken.get()


def language_of(*wishes: str) -> str:
    """The first of our languages among some wishes, such as `de-AT` or `de_DE.UTF-8`; English if there is none."""
    codes = [_AFTER_CODE.split(wish.strip().lower(), maxsplit=1)[0] for wish in wishes]
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make sentences in a language; in English where it is not one of ours."""
    token = _spoken.set(language if language in LANGUAGES else ENGLISH)
    try:
        yield
    finally:
        _spoken.reset(token)
