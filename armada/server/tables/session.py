"""A session: one socket at a table, what it may see, and what is still to be told to it.

What waits to be sent never grows without bound: a slow reader gets the latest state, and not every state on
the way there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from armada.engine.seats import Seat
from armada.messages.message import Message
from armada.server.history.seating import Screen
from armada.server.rate_limits import Bucket
from armada.server.settings import Limits
from armada.server.wire.messages import Chatted, FromServer, Seated, Thinking
from armada.server.wire.team_talk import Pointed
from armada.views.masking import Viewer

MAX_WAITING_ANSWERS: Final = 64
"""Answers that wait to be sent; who asks for more has to wait."""

MAX_WAITING_CHAT_LINES: Final = 40

_encode: Final = msgspec.json.Encoder().encode


class Session:
    """A socket at a table: a screen with the people who share it. Without seats it watches."""

    def __init__(self, screen: Screen, limits: Limits, since: int = 0, address: str = "") -> None:
        self.screen = screen
        self.address = address
        self.look: Seat | None = None
        """At a shared screen: whose secrets are shown."""

        self.sent = since
        """The number of the last line that was told."""

        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.chatting = Bucket(limits.lines_per_minute / 60, limits.lines_at_once)
        self.ended: Message | str | None = None
        """Why the server ends it, if it does."""

        self.is_revoked = False
        """Whether its token is void, so that reconnecting is useless."""

        self._answers: deque[bytes] = deque()
        self._chat: deque[bytes] = deque(maxlen=MAX_WAITING_CHAT_LINES)
        self._thinking: bytes | None = None
        self._is_behind = False
        self._table_changed = False
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are played at this screen."""
        return self.screen.seats

    @property
    def is_shared(self) -> bool:
        """Whether several people share this screen."""
        return self.screen.is_shared

    @property
    def hand(self) -> tuple[Seat, ...]:
        """The seats whose secrets are shown: all those of the person at this screen, or of the one who looks."""
        return self.screen.hand(self.look) if self.is_shared else self.seats

    @property
    def viewer(self) -> Viewer:
        """From whose view it sees the game."""
        hand = self.hand
        return frozenset(hand) if len(hand) > 1 else hand[0] if hand else None

    @property
    def log_viewer(self) -> Viewer:
        """From whose view it reads the log: lines stay in sight, so people who share a screen read what is open."""
        return self.screen.viewer

    @property
    def viewing(self) -> Seat | None:
        """The seat that stands for this view."""
        return self.look if self.is_shared else next(iter(self.seats), None)

    # What is to be told

    def answer(self, message: FromServer | bytes) -> None:
        """Answer a request."""
        self._answers.append(message if isinstance(message, bytes) else _encode(message))
        if len(self._answers) >= MAX_WAITING_ANSWERS:
            self._room.clear()
        self._news.set()

    def game_changed(self) -> None:
        """The game is not what was last told."""
        self._is_behind = True
        self._news.set()

    def table_changed(self) -> None:
        """The people at the table have changed."""
        self._table_changed = True
        self._news.set()

    def sit(self, screen: Screen) -> None:
        """Other people or seats belong to this screen."""
        if screen == self.screen:
            return
        self.screen, self.look = screen, None
        self.answer(Seated(people=screen.people, seats=screen.seats, shared=screen.is_shared))
        self.game_changed()

    def chat(self, message: Chatted) -> None:
        """Somebody said something."""
        self._chat.append(_encode(message))
        self._news.set()

    def point(self, message: Pointed) -> None:
        """Somebody points at a place."""
        self._chat.append(_encode(message))
        self._news.set()

    def thinking(self, message: Thinking) -> None:
        """A bot thinks."""
        self._thinking = _encode(message)
        self._news.set()

    def end(self, reason: Message | str) -> None:
        """The server ends this session."""
        self.ended = reason
        self._news.set()

    def revoke(self, reason: Message | str) -> None:
        """The token with which it came is void: it has no seat from now on."""
        self.screen, self.look = Screen(), None
        self.is_revoked = True
        self.end(reason)

    async def wait_for_room(self) -> None:
        """Wait until there is room for more answers."""
        await self._room.wait()

    # What is sent

    async def news(self) -> None:
        """Wait until there is something to tell."""
        await self._news.wait()
        self._news.clear()

    def take_messages(self) -> list[bytes]:
        """All that waits, but for the state of the game and the table."""
        found = [*self._answers, *self._chat]
        if self._thinking is not None:
            found.append(self._thinking)
        self._answers.clear()
        self._chat.clear()
        self._thinking = None
        self._room.set()
        return found

    def take_behind(self) -> tuple[bool, bool]:
        """Whether the game is to be told, and whether the table is."""
        found = self._is_behind, self._table_changed and not self._is_behind
        self._is_behind = self._table_changed = False
        return found
