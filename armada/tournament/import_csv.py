"""Players pasted or imported: CSV with or without a heading, or a plain list of names; bad lines are reported."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from armada.tournament.players import LONGEST_NAME, NewPlayer

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
"""The headings that are understood, ours and those of other organisers' programs; others are left out."""

LARGEST: Final = 2_000_000


class ImportedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a file, with the fleet list if there is one, and the line it stands in."""

    line: int
    player: NewPlayer
    fleet: str = ""


class BadLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line that gives no player, and why."""

    line: int
    text: str
    why: str


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """What a text of players comes to."""

    players: tuple[ImportedPlayer, ...]
    bad: tuple[BadLine, ...] = ()
    ignored: tuple[str, ...] = ()
    """Columns that nothing is done with."""


def read_players(data: str | bytes) -> Imported:
    """The players of a text: UTF-8 with or without a mark at its beginning, or else Latin-1."""
    if len(data) > LARGEST:
        return Imported(players=(), bad=(BadLine(line=1, text="", why="the text is far too long for players"),))
    text = data if isinstance(data, str) else _decoded(data)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    rows: list[tuple[int, list[str]]] = []
    bad: list[BadLine] = []
    reader = csv.reader(io.StringIO(text), delimiter=_delimiter(text), skipinitialspace=True, strict=True)
    begins = 1
    while True:
        try:
            row = next(reader)
        except StopIteration:
            break
        except csv.Error as error:
            bad.append(BadLine(line=begins, text="", why=f"the quotes do not match: {error}"))
            break
        rows.append((begins, [cell.strip() for cell in row]))
        begins = reader.line_num + 1
    rows = [(line, row) for line, row in rows if any(row)]
    heading, ignored = _heading(rows[0][1]) if rows else (None, ())
    players = []
    for line, row in rows[1:] if heading else rows:
        found = _player(line, row, heading or ["name", "club", "email"])
        if isinstance(found, ImportedPlayer):
            players.append(found)
        else:
            bad.append(found)
    return Imported(players=tuple(players), bad=tuple(bad), ignored=ignored)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _delimiter(text: str) -> str:
    """What separates cells: the one of comma, semicolon and tab that the first line has most of, outside of quotes."""
    first = next((line for line in text.split("\n") if line.strip()), "")
    bare = "".join(first.split('"')[::2])
    return max(",;\t", key=bare.count)


def _heading(row: Sequence[str]) -> tuple[list[str] | None, tuple[str, ...]]:
    """What the columns are, if the first row is a heading: one of its cells names a name."""
    columns = [COLUMNS.get(cell.casefold().replace("_", " "), "") for cell in row]
    if not {"name", "first"} & set(columns):
        return None, ()
    return columns, tuple(cell for cell, column in zip(row, columns, strict=True) if not column and cell)


def _player(line: int, row: Sequence[str], heading: Sequence[str]) -> ImportedPlayer | BadLine:
    cells = dict.fromkeys(heading, "") | {column: cell for column, cell in zip(heading, row, strict=False) if cell}
    name = cells.get("name") or f"{cells.get('first', '')} {cells.get('last', '')}".strip()
    name = " ".join(name.split())
    text = ", ".join(row)[:80]
    if len(row) > len(heading) and any(row[len(heading) :]):
        return BadLine(line=line, text=text, why="there are more cells than columns; put commas inside of quotes")
    if not name:
        return BadLine(line=line, text=text, why="there is no name")
    if len(name) > LONGEST_NAME or not name.isprintable():
        return BadLine(line=line, text=text, why="this cannot be a name")
    table = cells.get("table", "")
    if table and not table.isdecimal():
        return BadLine(line=line, text=text, why=f"{table!r} is no number of a table")
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
