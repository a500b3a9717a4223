"""Types of fields and answers in plain words, and an example of each."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.state.records import COMMANDS, Command, ShipId, SquadronId, TokenId, UnitId, UpgradeId

RECORDS: Final = "a record"


class Word(NamedTuple):
    """The name of a type, and an example of a value."""

    words: str
    example: Any


NAMED: Final[dict[Any, Word]] = {
    UnitId: Word("a ship or squadron, by its number in the game", 0),
    ShipId: Word("a ship, by its number in the game", 0),
    SquadronId: Word("a squadron, by its number in the game", 4),
    TokenId: Word("a defense token, by its place among those of its ship or squadron", 0),
    UpgradeId: Word("an upgrade card, by its number in the game", 0),
    Seat: Word("a seat", 0),
    Side: Word("a side", 0),
    Pose: Word("a place: x and y in micrometres, heading in thousandths of a degree", [914400, 250000, 90000]),
    Command: Word("a command: " + ", ".join(f"`{command.value}`" for command in COMMANDS), "navigate"),
    bool: Word("yes or no", True),
    int: Word("a whole number", 1),
    float: Word("a number", 1.0),
    str: Word("a word", ""),
}


def in_words(hint: Any) -> str:
    """A type in plain words."""
    hint = _bare(hint)
    if hint in NAMED:
        return NAMED[hint].words
    if get_origin(hint) is Union or isinstance(hint, type(int | None)):
        absent = [part for part in get_args(hint) if part in (type(None), UnsetType)]
        parts = [in_words(part) for part in get_args(hint) if part not in absent]
        return " or ".join(parts) + (", or nothing" if absent else "")
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        return (
            f"a list: {in_words(inner[0])}" if inner[-1] is Ellipsis else "a list: " + "; ".join(map(in_words, inner))
        )
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return "one of " + ", ".join(f"`{value.value}`" for value in hint)
    fields = [f"`{name}` ({in_words(inner)})" for name, inner in _fields(hint).items()]
    return f"{RECORDS}: {'; '.join(fields)}" if _is_struct(hint) else f"a list: {'; '.join(fields)}"


def example(hint: Any) -> Any:
    """A value of a type, as plain data."""
    hint = _bare(hint)
    if hint in NAMED:
        return NAMED[hint].example
    if get_origin(hint) is Union or isinstance(hint, type(int | None)):
        return example(get_args(hint)[0])
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        return [example(inner[0])] if inner[-1] is Ellipsis else [example(part) for part in inner]
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return next(iter(hint)).value
    values = {name: example(inner) for name, inner in _fields(hint).items()}
    return values if _is_struct(hint) else list(values.values())


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _fields(hint: Any) -> dict[str, Any]:
    names = hint.__struct_fields__ if _is_struct(hint) else hint._fields
    hints = get_type_hints(hint, include_extras=True)
    return {name: hints[name] for name in names}
