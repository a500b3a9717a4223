"""The log of an event: one line for each entry, with number, time, author and a digest of all before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from hashlib import blake2b
from typing import Final

import msgspec

from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament.entries import AnyEntry, EventMade, Undone
from armada.tournament.event import Event

TITLE: Final = "armada-event 1"
DIGEST: Final = 8


class AuditLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry with its number, time and author. `overruled`: the doubts that the organiser overruled."""

    number: int
    time: datetime
    author: str
    entry: AnyEntry
    overruled: tuple[str, ...] = ()
    digest: str = ""


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(AuditLine)


def sealed(line: AuditLine, before: str) -> AuditLine:
    """The line with its digest, which covers the previous digest and the line itself."""
    said = ENCODER.encode(msgspec.structs.replace(line, digest=""))
    return msgspec.structs.replace(line, digest=blake2b(before.encode() + said, digest_size=DIGEST).hexdigest())


def written(line: AuditLine) -> str:
    """A line as text for the file."""
    return ENCODER.encode(line).decode() + "\n"


def read_log(text: str) -> list[AuditLine]:
    """The lines of a whole log. An unfinished last line, left by a crash, is ignored."""
    title, _, rest = text.partition("\n")
    if title != TITLE:
        raise TournamentError(
            say("tournament-no-event-file"), remedy=say("tournament-no-event-file.remedy", title=TITLE)
        )
    lines = read_lines(rest, [])
    if not lines or not isinstance(lines[0].entry, EventMade):
        raise TournamentError(say("tournament-first-missing"), remedy=say("tournament-first-missing.remedy"))
    return lines


def read_lines(text: str, known: Sequence[AuditLine]) -> list[AuditLine]:
    """The lines of a text that continues the known lines; each digest is checked."""
    lines: list[AuditLine] = []
    before = known[-1].digest if known else ""
    for number, said in enumerate(text.split("\n")[:-1], start=len(known) + 1):
        try:
            line = DECODER.decode(said)
        except (msgspec.DecodeError, RecursionError) as error:
            raise TournamentError(
                say("tournament-entry-unreadable", number=number, why=str(error)), remedy=say("tournament-damaged")
            ) from error
        if line.number != number or sealed(line, before).digest != line.digest:
            raise TournamentError(
                say("tournament-entry-broken", number=number),
                remedy=say("tournament-damaged"),
            )
        lines.append(line)
        before = line.digest
    return lines


def counting(lines: Sequence[AuditLine]) -> list[AuditLine]:
    """The lines that count: all except undone entries and the undo entries themselves."""
    gone: set[int] = set()
    for line in reversed(lines):
        if isinstance(line.entry, Undone) and line.number not in gone:
            gone.add(line.entry.entry)
    return [line for line in lines if line.number not in gone and not isinstance(line.entry, Undone)]


def fold(lines: Iterable[AuditLine]) -> Event:
    """Rebuild the event from its log."""
    known = list(lines)
    first = known[0].entry
    assert isinstance(first, EventMade)
    event = Event(settings=first.settings)
    for line in counting(known):
        line.entry.apply(event, line.time)
    event.entries = len(known)
    return event
