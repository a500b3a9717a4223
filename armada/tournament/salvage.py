"""Recover every entry before the damage from a damaged event file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament.entries import EventMade
from armada.tournament.log import TITLE, AuditLine, fold, read_lines
from armada.tournament.log_text import describe
from armada.tournament.soundness import check_sound

LONGEST_SHOWN = 60
"""How many characters of an unreadable entry are shown."""


class LostEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that could not be recovered, with its text as far as it is readable."""

    line: int
    """Of the file, counted from 1."""

    text: str


class Salvaged(msgspec.Struct, frozen=True, kw_only=True):
    """The entries before the damage, the damage, and the lost entries; no damage: the file is intact."""

    lines: tuple[AuditLine, ...]
    damage: str = ""
    lost: tuple[LostEntry, ...] = ()


def salvaged(data: bytes) -> Salvaged:
    """All entries of a file that are readable, follow from each other, and give a consistent event."""
    texts = data.decode(errors="replace").split("\n")
    if texts[-1] == "":
        texts.pop()
    begins = 1 if texts[:1] == [TITLE] or not _is_entry(texts[:1]) else 0
    lines, damage = _read(texts[begins:])
    if not lines or not isinstance(lines[0].entry, EventMade):
        raise TournamentError(say("tournament-no-salvage"), remedy=say("tournament-no-salvage.remedy"))
    lines, damage = _sound(lines, damage)
    if not damage and texts[:begins] != [TITLE]:
        damage = say("tournament-no-title")
    lost = texts[begins + len(lines) :]
    return Salvaged(
        lines=tuple(lines),
        damage=damage,
        lost=tuple(
            LostEntry(line=begins + len(lines) + place, text=_words(lines, text))
            for place, text in enumerate(lost, start=1)
        ),
    )


def _read(texts: Sequence[str]) -> tuple[list[AuditLine], str]:
    lines: list[AuditLine] = []
    for text in texts:
        try:
            lines += read_lines(f"{text}\n", lines)
        except TournamentError as error:
            return lines, error.message.removesuffix(".")
    return lines, ""


def _sound(lines: list[AuditLine], damage: str) -> tuple[list[AuditLine], str]:
    """The longest run of entries from the first on that gives a consistent event."""
    while len(lines) > 1:
        try:
            check_sound(fold(lines))
            return lines, damage
        except TournamentError as error:
            damage = error.message.removesuffix(".")
        except (LookupError, ValueError, TypeError, ArithmeticError) as error:
            damage = say("tournament-not-applied", number=len(lines), why=type(error).__name__)
        lines = lines[:-1]
    return lines, damage


def _is_entry(texts: Sequence[str]) -> bool:
    return bool(texts and _read(texts)[0])


def _words(lines: Sequence[AuditLine], text: str) -> str:
    """The text of a lost entry, if it is readable at all."""
    try:
        entry = msgspec.json.decode(text, type=AuditLine).entry
    except (msgspec.MsgspecError, UnicodeError):
        shown = "".join([letter if letter.isprintable() else " " for letter in text[:LONGEST_SHOWN]])
        return say("tournament-unreadable-text", text=shown)
    try:
        return describe(entry, fold(lines))
    except (TournamentError, LookupError, ValueError, TypeError, ArithmeticError):
        return say("tournament-entry-kind", kind=str(entry.__struct_config__.tag))
