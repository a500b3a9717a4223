"""Messages: whole sentences with named arguments, rendered by Fluent in the language spoken now.

The catalogue of a language is a folder of `.ftl` files. The id of a message begins with the name of its file, so
`log-attack-declared` is in `log.ftl`, and a file is read when its first message is needed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_UP
from decimal import Decimal as Exact
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from armada.messages.languages import ENGLISH, LOCALES, spoken_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

MAX_RENDERED: Final = 16_384
"""How many rendered sentences are remembered; most labels and log lines return."""

MAX_NUMBER: Final = 10**15
"""Numbers from here on are put into sentences as they are."""

MAX_TEXT: Final = 2_000
"""Characters of an argument; Fluent refuses longer ones, and no sentence is read that far."""

ENOUGH_DIGITS: Final = 9
"""Digits to which a value is exact, so that the error of a sum decides no half."""

_SLOT: Final = re.compile("\ue000(.+?)\ue001")


class Message(msgspec.Struct, frozen=True):
    """A sentence that is rendered when it is read, in the language of its reader."""

    id: str
    args: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return _say(self.id, self.args)


class Sentences(msgspec.Struct, frozen=True):
    """Several sentences, one after the other, rendered when they are read."""

    messages: tuple[Message, ...]

    def __str__(self) -> str:
        return " ".join([str(message) for message in self.messages])


class Listed(msgspec.Struct, frozen=True):
    """Names in a row, an argument of a message that is rendered later; with `either`, one of them."""

    names: tuple[Message | str, ...]
    either: bool = False

    def __str__(self) -> str:
        return listed([str(name) for name in self.names], either=self.either)


class Decimal(msgspec.Struct, frozen=True):
    """A number with digits after the decimal point, an argument of a message that is rendered later."""

    value: float
    digits: int = 1

    def __str__(self) -> str:
        return decimal(self.value, self.digits)


def message(id: str, /, **args: object) -> Message:
    """A message to be rendered later."""
    return Message(id, tuple(args.items()))


def say(id: str, /, **args: object) -> str:
    """A message in the language spoken now. `questions-attack.title` is the attribute `title` of a message."""
    return _say(id, tuple(args.items()))


def has_message(id: str) -> bool:
    """Whether English has a message, or the attribute of one."""
    return _pattern(ENGLISH, id) is not None


def say_parts(id: str, /, *names: str) -> tuple[tuple[str, bool], ...]:
    """A message cut at its arguments, in the order of the language: pieces of text, and the names of arguments."""
    said = _render(spoken_language(), id, tuple([(name, f"\ue000{name}\ue001") for name in names]))
    pieces = _SLOT.split(said)
    return tuple([(piece, place % 2 == 1) for place, piece in enumerate(pieces) if piece])


def listed(names: Sequence[str], *, either: bool = False) -> str:
    """Names in a row: one, two and three; with `either`, one, two or three."""
    if len(names) < 2:
        return "".join(names)
    return _listed(LOCALES[spoken_language()], tuple(names), "or" if either else "standard")


@lru_cache(MAX_RENDERED)
def _listed(locale: str, names: tuple[str, ...], style: Any) -> str:
    from babel.lists import format_list  # needed for the first sentence alone, and slow to import

    return format_list(names, style=style, locale=locale.replace("-", "_"))


def decimal(value: float, digits: int = 1) -> str:
    """A number with digits after the decimal point, or the comma; halves are rounded up, as browsers do."""
    return f"{_rounded(value, digits)}".replace(".", _decimal_symbol(LOCALES[spoken_language()]))


def percent(chance: float) -> str:
    """A chance in whole percents."""
    return f"{_rounded(100 * chance, 0)}%"


def _rounded(value: float, digits: int) -> Exact:
    return Exact(repr(round(value, ENOUGH_DIGITS))).quantize(Exact(1).scaleb(-digits), ROUND_HALF_UP)


@lru_cache
def _decimal_symbol(locale: str) -> str:
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(locale.replace("-", "_"))


def _say(id: str, args: tuple[tuple[str, Any], ...]) -> str:
    return _render(spoken_language(), id, tuple([(name, _plain(value)) for name, value in args]))


def _plain(value: Any) -> str | int:
    """A text, cut if it is far too long for a sentence, or a number; a number too large for plural rules as a text."""
    if type(value) is int and -MAX_NUMBER < value < MAX_NUMBER:
        return value
    text = str(value)
    return text if len(text) <= MAX_TEXT else f"{text[: MAX_TEXT - 1]}…"


@lru_cache(MAX_RENDERED)
def _render(language: str, id: str, args: tuple[tuple[str, str | int], ...]) -> str:
    from fluent.runtime.types import fluent_number

    pattern = _pattern(language, id)
    if pattern is None:
        assert language != ENGLISH, f"there is no message {id}"
        return _render(ENGLISH, id, args)
    values: dict[str, Any] = {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False) for name, value in args
    }
    said, errors = _bundle(language).format_pattern(pattern, values)
    assert not errors, f"{id} in {language}: {errors}"
    return str(said)


def _pattern(language: str, id: str) -> Any:
    """The pattern of a message or of one of its attributes; None if the language does not have it."""
    name, _, attribute = id.partition(".")
    bundle = _bundle(language)
    _read_file(language, name.partition("-")[0])
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


@lru_cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([LOCALES[language]], use_isolating=False)


@lru_cache
def _read_file(language: str, name: str) -> None:
    """Add a file of the catalogue to what a language can say; a language need not have every file."""
    from fluent.runtime import FluentResource

    file = files("armada.messages") / language / f"{name}.ftl"
    if file.is_file():
        _bundle(language).add_resource(FluentResource(file.read_text("utf-8")))
