"""The settings of a server: its address, its store, and its limits."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of one address, socket or message."""

    message: int = 65_536
    """Bytes of a message of live play."""

    body: int = 1 << 20
    """Bytes of a request; records of long games are the largest."""

    connections: int = 10_000
    """Connections at once, of all kinds; fewer where the system lets the server open fewer files."""

    waiting_per_address: int = 1_000
    """Connections and requests of one address at once, besides sockets of live play; at most a quarter of all."""

    headers: float = 10.0
    """Seconds within which the headers of a request come."""

    body_seconds: float = 60.0
    """Seconds within which the rest of a request comes, and within which some of an answer is taken."""

    hello: float = 10.0
    """Seconds within which a socket says who it is."""

    messages_per_second: float = 40.0
    messages_at_once: int = 160
    lines_per_minute: float = 30.0
    lines_at_once: int = 8
    """Of chat."""

    longest_line: int = 500
    games_per_hour: int = 240
    games_at_once: int = 40
    """Games that one address may make in a burst."""

    fleets_per_hour: int = 240
    fleets_at_once: int = 40
    """Fleets that one address may keep in a burst."""

    writes_per_second: float = 20.0
    writes_at_once: int = 400
    """Requests of one address that are not for reading: all phones of a shop may come from one address."""

    stored_per_day: int = 64 << 20
    """Bytes that one address may have kept: fleets, records, games and events that it makes."""

    records_per_hour: int = 240
    records_at_once: int = 40
    """Records that one address may open in a burst: each is played through to be checked, and kept."""

    wrong_secrets: int = 20
    """Tokens, codes and links that do not fit which one address may try, before each further one makes it wait."""

    sockets_per_address: int = 128
    sockets: int = 4_000
    webhook_pauses: tuple[float, ...] = (5.0, 60.0)
    """Seconds before each further try to send a notice that did not arrive."""

    idle: float = 300.0
    """Seconds after which a game at which nobody sits is put away; it comes back when somebody asks for it."""

    tables: int = 2_000
    """Games in memory at once; the one idle for longest is put away first."""

    asks_at_once: int = 16
    """Previews that one socket may wait for; of more the oldest is dropped."""

    thinking: float = 30.0
    previewing: float = 15.0
    opening: float = 60.0
    """Seconds that a worker may take for a move of a bot, a preview, an opening; then it is replaced."""

    events_per_hour: int = 60
    events_at_once: int = 20
    """Events that one address may make in a burst."""

    events: int = 5_000
    """Events in the folder."""

    players: int = 2_000
    """Players of an event."""

    pairing: float = 60.0
    """Seconds that pairing a large event, or checking its draws, may take."""

    reports_per_minute: float = 12.0
    reports_at_once: int = 12
    """Reports by one player, judge calls and fleets included."""

    event_sockets_per_address: int = 1_000
    event_sockets: int = 4_000
    """Live channels of events: all phones of a shop may come from one address."""

    def times(self, factor: int) -> Limits:
        """These limits with `factor` times as much for each address to create and store."""
        return msgspec.structs.replace(self, **{name: factor * getattr(self, name) for name in CREATED_AND_STORED})


CREATED_AND_STORED: Final = (
    "games_per_hour",
    "games_at_once",
    "fleets_per_hour",
    "fleets_at_once",
    "records_per_hour",
    "records_at_once",
    "events_per_hour",
    "events_at_once",
    "writes_per_second",
    "writes_at_once",
    "stored_per_day",
)
"""The limits that grow where many people share one address."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    store: str
    """The path of an SQLite file, or the URL of a PostgreSQL database."""

    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server, such as https://armada.example."""

    proxies: tuple[str, ...] = ()
    """Addresses of servers in front of this one that are believed what they say of callers: address, and https."""

    limits: Limits = Limits()
    thinkers: int = 1
    """Processes in which bots think."""

    previewers: int = 1
    """Processes that answer previews; 0 answers them in the server itself."""

    bot_pause: float = 0.6
    """Seconds from one move of a bot to the next, so that people can follow."""

    grace: float = 120.0
    """Seconds that a player who left has to come back before a bot or a teammate plays, once somebody asked for it."""

    absence: float = 60.0
    """Seconds after which others are asked about a take-back instead of somebody who is away."""

    local_webhooks: bool = False
    """Whether notices may be posted to addresses of this machine and its networks: for tests, and servers at home."""

    compress: bool = False
    """Whether live messages are compressed: smaller, for more work."""

    events: Path | None = None
    """The folder of the events' files; None for one beside the store."""

    site: Path | None = None
    """The folder of the built pages; None for those that come with armada."""

    @property
    def events_folder(self) -> Path:
        """The folder of the events' files: that of the store's file, or the working folder if the store has none."""
        if self.events is not None:
            return self.events
        is_file = "://" not in self.store and self.store != ":memory:"
        return (Path(self.store).parent if is_file else Path()) / "events"

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host in ("127.0.0.1", "localhost", "::1")
