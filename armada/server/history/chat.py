"""The chat of a table: lines to everybody, and lines that a team alone reads."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from armada.engine.seats import Seat
from armada.server.wire.table import ChatLine
from armada.server.wire.team_talk import Channel

MAX_CHAT_LINES: Final = 200
"""How many lines of each channel are kept."""


class Spoken(NamedTuple):
    """A line and the team that reads it; None for a line to the table."""

    side: int | None
    line: ChatLine

    def is_for(self, sides: frozenset[int]) -> bool:
        """Whether a screen with seats of these teams may read it: of another team nobody reads a team's line."""
        return self.side is None or sides == {self.side}


class Chat:
    """The lines of a table in their order. Each channel counts its own, so that no number tells of another's."""

    def __init__(self) -> None:
        self.lines: list[Spoken] = []
        self._counts: Counter[int | None] = Counter()

    def add(self, seat: Seat, name: str, text: str, side: int | None) -> None:
        """Add a line."""
        self._counts[side] += 1
        channel = Channel.TABLE if side is None else Channel.TEAM
        line = ChatLine(number=self._counts[side], seat=seat, name=name, text=text, to=channel)
        self.lines.append(Spoken(side, line))
        same = [spoken for spoken in self.lines if spoken.side == side]
        if len(same) > MAX_CHAT_LINES:
            self.lines.remove(same[0])

    def read_by(self, sides: frozenset[int]) -> tuple[ChatLine, ...]:
        """The lines that a screen with seats of these teams may read."""
        return tuple([spoken.line for spoken in self.lines if spoken.is_for(sides)])
