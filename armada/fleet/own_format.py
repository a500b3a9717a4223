"""Armada's own fleet files, TOML and JSON: cards by key, so no names need matching.

The format is described in `docs/reference/fleet-files.md`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from armada.catalog.cards import Faction, Printing
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.names import suggestions
from armada.errors import FleetError
from armada.fleet.fleet import MOST_CARDS, Dialect, Fleet, FleetShip
from armada.messages.message import listed, say

FORMAT: Final = "armada-fleet"
VERSION: Final = 1
LONGEST_LINE: Final = 5_000
MARKS: Final = re.compile(r"^[ \t]*(?:format[ \t]*=|\[\[[ \t]*ships[ \t]*\]\]|\[[ \t]*squadrons[ \t]*\])", re.MULTILINE)
AT_LINE: Final = re.compile(r"(?P<what>.*) \(at line (?P<line>\d+), .*\)")
AT_BYTE: Final = re.compile(r"(?P<what>.*) \(byte (?P<byte>\d+)\)")
STEP: Final = re.compile(r"(?P<name>[a-z_]+)(?:\[(?P<index>\d+)\])?")


class FleetFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a fleet file. `squadrons` counts the squadrons of each card."""

    format: str
    version: int
    name: str = ""
    author: str = ""
    description: str = ""
    faction: Faction
    printing: Printing = Printing.ERA_2016
    objectives: tuple[str, ...] = ()
    ships: tuple[FleetShip, ...] = ()
    squadrons: dict[str, object] = msgspec.field(default_factory=dict)


def own_dialect(text: str, suffix: str = "") -> Dialect | None:
    """The format of a text in one of our own formats; the file suffix helps. None for any other text."""
    if suffix == ".json" or text.lstrip().startswith("{"):
        return Dialect.JSON
    if suffix == ".toml" or MARKS.search(text):
        return Dialect.TOML
    return None


def read_own(text: str, dialect: Dialect, printing: Printing | None = None) -> Fleet:
    """The fleet of one of our own files; a `FleetError` names the place of any mistake."""
    data = _decoded(text, dialect)
    _check_format(data)
    try:
        file = msgspec.convert(data, FleetFile)
    except msgspec.ValidationError as error:
        raise _explained(str(error)) from None
    printing = printing or file.printing
    _check_cards(file, catalog(printing), text)
    fleet = Fleet(
        name=file.name,
        author=file.author,
        description=file.description,
        faction=file.faction,
        printing=printing,
        objectives=file.objectives,
        ships=file.ships,
        squadrons=tuple(key for key, count in _counted(file.squadrons) for _ in range(count)),
    )
    if len(fleet.squadrons) + sum(1 + len(ship.upgrades) for ship in fleet.ships) > MOST_CARDS:
        raise FleetError(say("lists-too-many-cards", most=MOST_CARDS))
    return fleet


def write_toml(fleet: Fleet) -> str:
    """The fleet as a TOML file, one card per line, so that changing a card changes one line."""
    lines = [f"{key} = {_toml(value)}" for key, value in _head(fleet).items()]
    if fleet.objectives:
        lines += ["objectives = [", *(f"    {_quoted(key)}," for key in fleet.objectives), "]"]
    for ship in fleet.ships:
        lines += ["", "[[ships]]", f"card = {_quoted(ship.card)}"]
        if ship.upgrades:
            lines += ["upgrades = [", *(f"    {_quoted(key)}," for key in ship.upgrades), "]"]
    if fleet.squadrons:
        lines += ["", "[squadrons]", *(f"{key} = {count}" for key, count in Counter(fleet.squadrons).items())]
    return "\n".join(lines) + "\n"


def write_json(fleet: Fleet) -> str:
    """The fleet as a JSON document, the twin of the TOML file."""
    ships = [{"card": ship.card, "upgrades": list(ship.upgrades)} for ship in fleet.ships]
    squadrons = dict(Counter(fleet.squadrons))
    document = _head(fleet) | {"objectives": list(fleet.objectives), "ships": ships, "squadrons": squadrons}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _head(fleet: Fleet) -> dict[str, str | int]:
    """The fields above the cards; empty ones are left out."""
    texts = {"name": fleet.name, "author": fleet.author, "description": fleet.description}
    return {
        "format": FORMAT,
        "version": VERSION,
        **{key: text for key, text in texts.items() if text},
        "faction": fleet.faction.value,
        "printing": fleet.printing.value,
    }


def _toml(value: str | int) -> str:
    if isinstance(value, int):
        return str(value)
    if "\n" not in value:
        return _quoted(value)
    return '"""\n' + "\n".join(_quoted(line)[1:-1] for line in value.split("\n")) + '"""'


def _quoted(text: str) -> str:
    """A TOML string: the escapes of JSON, and one more."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _decoded(text: str, dialect: Dialect) -> dict[str, Any]:
    """The values of a file; a syntax error names its line."""
    try:
        if dialect is Dialect.JSON:
            data = msgspec.json.decode(text.encode("utf-8", "replace"))
        elif any(len(line) > LONGEST_LINE for line in text.split("\n")):
            raise FleetError(say("lists-long-line", most=LONGEST_LINE))
        else:
            data = tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.fullmatch(str(error))
        what, line = (found["what"], int(found["line"])) if found else (str(error), None)
        raise FleetError(say("lists-no-toml", what=what[0].lower() + what[1:]), line=line) from None
    except msgspec.DecodeError as error:
        found = AT_BYTE.fullmatch(str(error))
        line = text.encode("utf-8", "replace")[: int(found["byte"])].count(b"\n") + 1 if found else None
        what = (found["what"] if found else str(error)).removeprefix("JSON is malformed: ")
        raise FleetError(say("lists-no-json", what=what), line=line) from None
    except RecursionError:
        raise FleetError(say("lists-nested")) from None
    if not isinstance(data, dict):
        raise FleetError(say("lists-no-object"))
    return data


def _check_format(data: Mapping[str, Any]) -> None:
    if data.get("format") != FORMAT:
        if "format" in data:
            raise FleetError(say("lists-format", format=FORMAT, found=f"{data['format']!r:.40}"))
        raise FleetError(say("lists-format-missing", format=FORMAT))
    version = data.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise FleetError(say("lists-version-missing", version=VERSION))
    if version > VERSION:
        raise FleetError(say("lists-version-newer", version=version, most=VERSION))


def _explained(fault: str) -> FleetError:
    """The mistake that msgspec found, with its place in words."""
    said, _, path = fault.partition(" - at ")
    place = _place(path.strip("`").removeprefix("$."))
    field = re.search(r"field `(.*)`", said, re.DOTALL)
    if field and "unknown" in said:
        known = FleetShip.__struct_fields__ if place else FleetFile.__struct_fields__
        said = say("lists-unknown-key", keys=", ".join(known))
    elif field:
        said = say("lists-missing-key")
    elif "enum" in said:
        choices = Faction if place == "faction" else Printing
        said = say("lists-unknown-value", what=said[0].lower() + said[1:], values=", ".join(choices))
    else:
        said = f"{said[0].lower()}{said[1:]}."
    where = ", ".join(filter(None, (place, field[1] if field else "")))
    return FleetError(f"{where}: {said}" if where else said)


def _place(path: str) -> str:
    """`ships[0].upgrades[1]` as `ship 1, upgrade 2`."""
    steps = [STEP.fullmatch(step) for step in path.split(".")]
    return ", ".join(
        step["name"] if step["index"] is None else f"{step['name'].removesuffix('s')} {int(step['index']) + 1}"
        for step in steps
        if step
    )


def _check_cards(file: FleetFile, cards: Catalog, text: str) -> None:
    """Check that every key names a card of the kind that belongs there."""
    for place, kind, key in _keys(file):
        if key in getattr(cards, kind):
            continue
        line = next((number for number, line in enumerate(text.split("\n"), 1) if key in line), None)
        if key in cards.cards:
            raise FleetError(say("lists-other-kind", place=place, key=repr(key), kind=kind), line=line)
        if close := suggestions(key[:80], getattr(cards, kind)):
            meant = listed(close, either=True)
            raise FleetError(say("lists-close-key", place=place, key=repr(key[:80]), meant=meant), line=line)
        raise FleetError(say("lists-no-key", place=place, key=repr(key[:80])), line=line)


def _keys(file: FleetFile) -> Iterator[tuple[str, str, str]]:
    """Each key of a file, with its place and the kind of card that belongs there."""
    for number, key in enumerate(file.objectives, 1):
        yield f"objective {number}", "objectives", key
    for number, ship in enumerate(file.ships, 1):
        yield f"ship {number}, card", "ships", ship.card
        for slot, key in enumerate(ship.upgrades, 1):
            yield f"ship {number}, upgrade {slot}", "upgrades", key
    for key in file.squadrons:
        yield "squadrons", "squadrons", key


def _counted(squadrons: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    for key, count in squadrons.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_CARDS:
            raise FleetError(say("lists-squadron-count", key=key))
        yield key, count
