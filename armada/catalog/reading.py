"""Reading data files into records. A mistake in a file is reported with file, card and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from armada.catalog.cards import Card, Printing, Record
from armada.catalog.names import suggestions
from armada.errors import DataError

CardKind = TypeVar("CardKind", bound=Card)
RecordKind = TypeVar("RecordKind", bound=Record)

KEY = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
KEYWORD = re.compile(r"(?P<name>[a-z_]+)(?: (?P<value>[0-9]+))?")
FINAL, GONE = "final", "gone"
"""The table of values changed by later errata, and in it the list of values they removed from the card."""


class DataFile(msgspec.Struct, frozen=True):
    """A data file: its name below `data/` and its tables as read."""

    name: str
    tables: Mapping[str, Any]


def read_files(data: Path, pattern: str) -> list[DataFile]:
    """All files below `data` that match the pattern, sorted by name."""
    return [_read_file(path, path.relative_to(data).as_posix()) for path in sorted(data.glob(pattern))]


def _read_file(path: Path, name: str) -> DataFile:
    try:
        return DataFile(name, tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"this is not TOML: {error}. Correct that line.", file=name) from error


def read_cards(kind: type[CardKind], files: Iterable[DataFile], printing: Printing) -> dict[str, CardKind]:
    """The cards of these files by key, in one printing."""
    return {
        key: read_record(kind, _printed(file, key, table, printing), file=file.name, card=key)
        for file in files
        for key, table in file.tables.items()
    }


def read_record(kind: type[RecordKind], values: object, *, file: str, card: str = "") -> RecordKind:
    """The values as a record of this kind."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise _explained(kind, str(error), file, card) from error


def _printed(file: DataFile, key: str, table: object, printing: Printing) -> dict[str, Any]:
    """The values of one card in one printing, ready for its record."""
    if not isinstance(table, dict):
        raise DataError("this key is outside any card. Put it below the [key] of a card.", file=file.name, key=key)
    if not KEY.fullmatch(key):
        hint = "Use lower-case letters, digits and single underscores."
        raise DataError(f"this is not a valid key for a card. {hint}", file=file.name, card=key)
    values = {"key": key} | {name: value for name, value in table.items() if name != FINAL}
    if printing is Printing.FINAL and FINAL in table:
        _change(values, table[FINAL], file=file.name, card=key)
    if values.get("unique") and "unique_names" not in values:
        values["unique_names"] = [values.get("ace", values.get("name"))]
    if isinstance(values.get("keywords"), list):
        values["keywords"] = [_keyword(text, file=file.name, card=key) for text in values["keywords"]]
    return values


def _change(values: dict[str, Any], errata: object, *, file: str, card: str) -> None:
    """Apply later errata to the values of a card."""
    if not isinstance(errata, dict):
        raise DataError(f"errata belong in a table. Write [{card}.{FINAL}].", file=file, card=card, key=FINAL)
    for name in errata.get(GONE, ()):
        if name not in values:
            message = f"{name!r} is not on the card. Use a key that is."
            raise DataError(message, file=file, card=card, key=f"{FINAL}.{GONE}")
        del values[name]
    values |= {name: value for name, value in errata.items() if name != GONE}


def _keyword(text: object, *, file: str, card: str) -> dict[str, object]:
    """The name and value of a keyword as a card shows it: `counter 2`."""
    found = KEYWORD.fullmatch(text) if isinstance(text, str) else None
    if not found:
        message = f'{text!r} is not a keyword. Write its name, and its value if it has one: "counter 2".'
        raise DataError(message, file=file, card=card, key="keywords")
    return {"name": found["name"], "value": int(found["value"]) if found["value"] else None}


def _explained(kind: type[Any], fault: str, file: str, card: str) -> DataError:
    """The mistake that msgspec found, with its key and the values allowed there."""
    said, _, place = fault.partition(" - at ")
    path = re.findall(r"[a-z_]+", place.rpartition("$")[2])
    field = re.search(r"field `(\w+)`", said)
    if field and "unknown" in said:
        known = [name for type_ in _types_at(kind, path) for name in getattr(type_, "__struct_fields__", ())]
        close = suggestions(field[1], known, n=1)
        hint = f"Did you mean `{close[0]}`?" if close else f"The keys here are {', '.join(known)}."
        said = f"unknown key. {hint}"
    elif field:
        said = "this key is missing. Add it."
    elif "enum" in said:
        allowed = [str(value) for type_ in _types_at(kind, path) if issubclass(type_, Enum) for value in type_]
        said = f"{said[0].lower()}{said[1:]}. It can be {', '.join(allowed)}."
    else:
        said = f"{said[0].lower()}{said[1:]}."
    return DataError(said, file=file, card=card, key=".".join([*path, *([field[1]] if field else [])]))


def _types_at(kind: type[Any], path: Iterable[str]) -> list[type[Any]]:
    """The types that a value at this path of a record may have."""
    types = [kind]
    for name in path:
        hints = [get_type_hints(type_).get(name) for type_ in types if issubclass(type_, msgspec.Struct)]
        types = [leaf for hint in hints for leaf in _leaves(hint)]
    return types


def _leaves(hint: Any) -> Iterator[type[Any]]:
    """The plain types inside an annotation."""
    for inner in get_args(hint):
        yield from _leaves(inner)
    if isinstance(hint, type) and not get_args(hint):
        yield hint
