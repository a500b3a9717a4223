"""The record of a terminal game, written after every decision: a killed program loses nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from armada.records.game import Game
from armada.records.record import RecordWriter


class RecordFile:
    """A file with the record of a game so far."""

    def __init__(self, file: Path, game: Game) -> None:
        self.file = file
        self._writer = RecordWriter(game)
        self._is_behind = False
        """Whether the last decision could not be written; the next one then writes the whole record."""

        if reason := self._write():
            click.echo(f"{file} cannot be written: {reason}. Choose a file in a folder you can write to.", err=True)
            sys.exit(2)

    def keep(self, game: Game) -> None:
        """Append the decisions made since; after a take-back, rewrite the whole file."""
        added = self._writer.follow(game)
        if added is None or self._is_behind:
            self._writer, added = RecordWriter(game), None
        reason = self._write(added)
        self._is_behind = reason is not None
        if reason:
            click.echo(
                f"{self.file} cannot be written: {reason}. Type save and another file name to keep the game.", err=True
            )

    def _write(self, added: str | None = None) -> str | None:
        """Append lines to the file, or replace it atomically; returns the reason if that failed."""
        try:
            if added is not None:
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(added)
                return None
            whole = self.file.with_name(f"{self.file.name}.new")
            whole.write_text(self._writer.text, encoding="utf-8")
            os.replace(whole, self.file)
        except OSError as error:
            return (error.strerror or str(error)).lower()
        return None
