"""The file of an event: it only grows, lines are synced before they are acknowledged, and writers take turns."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from msgspec.structs import replace

from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament.log import TITLE, AuditLine, sealed, written

try:
    import fcntl
except ImportError:  # a system without such locks: one program at a time, then
    fcntl = None  # type: ignore[assignment]


class EventFile:
    """A file of lines, read up to some offset. Several programs may have it open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._read = 0
        self._which = 0

    @classmethod
    def make(cls, path: Path, line: AuditLine) -> EventFile:
        """A new file with a first line; an existing file is never touched."""
        file = cls(path)
        try:
            with path.open("xb") as handle:
                file._write(handle, f"{TITLE}\n{written(line)}".encode())
        except FileExistsError:
            raise TournamentError(
                say("tournament-file-exists", file=path.name), remedy=say("tournament-file-exists.remedy")
            ) from None
        except OSError as error:
            with suppress(OSError):
                path.unlink()
            raise TournamentError(say("tournament-file-unwritable", file=path.name, why=str(error.strerror))) from error
        _sync_folder(path)
        file._which = path.stat().st_ino
        return file

    def news(self) -> tuple[str, bool]:
        """The text written since the last read, and whether it is the whole file (which may have been replaced).

        A last line without an end was being written when the machine stopped, or is being written: it does not count.
        """
        try:
            with self.path.open("rb") as handle:
                return self._news(handle)
        except OSError as error:
            raise TournamentError(
                say("tournament-file-unreadable", file=self.path.name, why=str(error.strerror)),
                remedy=say("tournament-file-unreadable.remedy"),
            ) from error

    def _news(self, handle: BinaryIO) -> tuple[str, bool]:
        found = os.fstat(handle.fileno())
        if found.st_ino != self._which or found.st_size < self._read:
            self._read, self._which = 0, found.st_ino
        is_whole = self._read == 0
        handle.seek(self._read)
        data = handle.read()
        data = data[: data.rfind(b"\n") + 1]
        self._read += len(data)
        return data.decode(errors="replace"), is_whole

    @contextmanager
    def writing(self) -> Iterator[BinaryIO]:
        """Lock the file for one writer; others wait and continue with the file as it is then."""
        while True:
            try:
                handle = self.path.open("r+b")
            except OSError as error:
                said = say("tournament-file-unwritable", file=self.path.name, why=str(error.strerror))
                raise TournamentError(said) from error
            with handle:
                if fcntl is not None:
                    fcntl.flock(handle, fcntl.LOCK_EX)
                if os.fstat(handle.fileno()).st_ino == self.path.stat().st_ino:
                    yield handle
                    return

    def append(self, handle: BinaryIO, line: AuditLine) -> None:
        """Write a line after everything read so far, replacing an unfinished last line."""
        handle.truncate(self._read)
        self._write(handle, written(line).encode())

    def _write(self, handle: BinaryIO, data: bytes) -> None:
        handle.seek(self._read)
        handle.write(data)
        handle.flush()
        os.fsync(handle.fileno())
        self._read += len(data)


def write_log(path: Path, lines: Iterable[AuditLine]) -> None:
    """Replace a file by a whole log with new digests, atomically."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(f"{TITLE}\n".encode())
            before = ""
            for number, line in enumerate(lines, start=1):
                renewed = sealed(replace(line, number=number, digest=""), before)
                before = renewed.digest
                file.write(written(renewed).encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(path)


def _sync_folder(path: Path) -> None:
    """Sync the folder, on systems that can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    folder = os.open(path.absolute().parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
