"""Import players: CSV with or without a heading, or a plain list of names; bad lines are reported."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from armada.display_names import clean_line
from armada.messages.message import say
from armada.tournament.players import LONGEST_NAME, NewPlayer
from armada.tournament.profiles import MOST_TABLES

COLUMNS: Final[Mapping[str, str]] = {
    "name": "name",
    "player": "name",
    "player name": "name",
    "full name": "name",
    "first name": "first",
    "firstname": "first",
    "first": "first",
    "last name": "last",
    "lastname": "last",
    "last": "last",
    "surname": "last",
    "club": "club",
    "team": "club",
    "group": "club",
    "group name": "club",
    "city": "club",
    "family": "family",
    "travel group": "family",
    "email": "email",
    "e-mail": "email",
    "email address": "email",
    "mail": "email",
    "table": "table",
    "fixed table": "table",
    "fleet": "fleet",
    "list": "fleet",
    "fleet list": "fleet",
    "squad": "fleet",
}
"""Recognised headings, ours and those of other organiser software; other columns are ignored."""

PLAIN: Final = ("name", "club", "email")
"""The columns of a list without a heading."""

LARGEST: Final = 2_000_000
LONGEST_ROW: Final = 200
"""Lines in one row: a fleet list in a cell has several."""

LONGEST_CELL: Final = 200
LONGEST_SHOWN: Final = 80
"""How many characters of a rejected line are shown."""


class ImportedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player read from a file, with its line number and the fleet list, if any."""

    line: int
    player: NewPlayer
    fleet: str = ""


class BadLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line without a usable player, and the reason."""

    line: int
    text: str
    why: str


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """The players and the bad lines found in a text."""

    players: tuple[ImportedPlayer, ...]
    bad: tuple[BadLine, ...] = ()
    ignored: tuple[str, ...] = ()
    """Columns that are ignored."""


def read_players(data: str | bytes) -> Imported:
    """Read the players of a text: UTF-8 with or without a byte order mark, otherwise Latin-1."""
    if len(data) > LARGEST:
        return Imported(players=(), bad=(BadLine(line=1, text="", why=say("imports-too-long")),))
    text = data if isinstance(data, str) else _decoded(data)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines, delimiter = text.split("\n"), _delimiter(text)
    columns: Sequence[str] | None = None
    ignored: tuple[str, ...] = ()
    players: list[ImportedPlayer] = []
    bad: list[BadLine] = []
    place = 0
    while place < len(lines):
        begins = place + 1
        row, taken = _row(lines, place, delimiter, columns or PLAIN)
        place += taken
        if isinstance(row, str):
            bad.append(BadLine(line=begins, text=_shown(lines[begins - 1]), why=row))
            continue
        if not any(row):
            continue
        if columns is None:
            columns, ignored = _heading(row)
            if columns:
                continue
            columns = PLAIN
        found = _player(begins, row, columns, lines[begins - 1])
        if isinstance(found, ImportedPlayer):
            players.append(found)
        else:
            bad.append(found)
    return Imported(players=tuple(players), bad=tuple(bad), ignored=ignored)


def _row(lines: Sequence[str], place: int, delimiter: str, columns: Sequence[str]) -> tuple[list[str] | str, int]:
    """The cells of the row that begins here and its number of lines; for a bad row the reason, and one line.

    Only a quoted cell continues on the next line, and only in a fleet or ignored column. So a quote that was never
    closed costs its own line but no player after it.
    """
    ahead = (f"{lines[at]}\n" for at in range(place, min(len(lines), place + LONGEST_ROW)))
    reader = csv.reader(ahead, delimiter=delimiter, skipinitialspace=True, strict=True)
    try:
        cells = [cell.strip() for cell in next(reader, [])]
    except csv.Error:
        return say("imports-quotes-twice"), 1
    kinds = (*columns, *[""] * len(cells))
    if any("\n" in cell and kind not in ("", "fleet") for cell, kind in zip(cells, kinds, strict=False)):
        return say("imports-quotes-lines"), 1
    return cells, max(1, reader.line_num)


def _shown(line: str) -> str:
    """The beginning of a line, for a message, without control characters."""
    return "".join([letter if letter.isprintable() else " " for letter in line[:LONGEST_SHOWN]]).strip()


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _delimiter(text: str) -> str:
    """The delimiter: whichever of comma, semicolon and tab is most frequent in the first line, outside quotes."""
    first = next((line for line in text.split("\n") if line.strip()), "")
    bare = "".join(first.split('"')[::2])
    return max(",;\t", key=bare.count)


def _heading(row: Sequence[str]) -> tuple[list[str] | None, tuple[str, ...]]:
    """The columns, if the first row is a heading, that is, if it has a name column."""
    columns = [COLUMNS.get(cell.casefold().replace("_", " "), "") for cell in row]
    if not {"name", "first"} & set(columns):
        return None, ()
    return columns, tuple(cell for cell, column in zip(row, columns, strict=True) if not column and cell)


def _player(line: int, row: Sequence[str], heading: Sequence[str], said: str) -> ImportedPlayer | BadLine:
    cells = dict.fromkeys(heading, "") | {column: cell for column, cell in zip(heading, row, strict=False) if cell}
    name = cells.get("name") or f"{cells.get('first', '')} {cells.get('last', '')}".strip()
    name = clean_line(name)
    text = _shown(said)
    if len(row) > len(heading) and any(row[len(heading) :]):
        return BadLine(line=line, text=text, why=say("imports-cells"))
    if not name:
        return BadLine(line=line, text=text, why=say("imports-no-name"))
    if len(name) > LONGEST_NAME:
        return BadLine(line=line, text=text, why=say("imports-long-name"))
    if name.count('"') % 2:
        return BadLine(line=line, text=text, why=say("imports-quotes"))
    if any(len(cells.get(column, "")) > LONGEST_CELL for column in ("club", "family", "email")):
        return BadLine(line=line, text=text, why=say("imports-long-cell", most=LONGEST_CELL))
    table = cells.get("table", "")
    if table and not (table.isdecimal() and 1 <= int(table) <= MOST_TABLES):
        return BadLine(line=line, text=text, why=say("imports-no-table", table=table))
    return ImportedPlayer(
        line=line,
        player=NewPlayer(
            name=name,
            club=cells.get("club", ""),
            family=cells.get("family", ""),
            email=cells.get("email", ""),
            fixed_table=int(table) if table else None,
        ),
        fleet=cells.get("fleet", ""),
    )
