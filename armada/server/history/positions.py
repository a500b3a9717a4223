"""Positions: a game as it was after an entry, to compare with and to go on from.

A later version may know more of a game than the one that saved it: what it adds has its default. Whatever was saved
must be there and be the same; else the game is not the one that was saved.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from armada.engine.seats import Seat
from armada.errors import RecordError
from armada.records.game import Game
from armada.records.older_states import renewed
from armada.records.record import digest
from armada.server.history.entries import Position
from armada.server.history.timeline import Timeline
from armada.state.game_state import GameState

COMPARED: Final = ("key", "draws", "state", "frames")
"""What of a saved game is compared; its header says by which version it was made."""


def _shape() -> str:
    """A short name for the fields that a state has: digests by programs with other fields cannot be compared."""
    (_, records) = msgspec.json.schema_components([GameState])
    fields = {name: sorted(record.get("properties", ())) for name, record in records.items()}
    return blake2b(msgspec.json.encode(fields, order="sorted"), digest_size=2).hexdigest()


SHAPE: Final = _shape()


def marked_digest(game: Game) -> str:
    """The digest of a game, after the shape of the state of which it was made."""
    return f"{SHAPE}.{digest(game)}"


def is_same(stored: str, now: str) -> bool:
    """Whether a digest is that of an entry, as far as they can be compared; entries of old have none."""
    return stored == now or stored.partition(".")[0] != now.partition(".")[0]


def position_of(timeline: Timeline) -> Position:
    """The game as it is."""
    return Position(
        game=msgspec.Raw(timeline.game.save().encode()),
        asked=_asked(timeline.game),
        most_draws=timeline.most_draws,
        line=timeline.chronicle.last_number,
    )


def is_at(game: Game, position: Position) -> bool:
    """Whether a game is the one that was saved."""
    now, saved = msgspec.json.decode(game.save()), msgspec.json.decode(position.game)
    saved["state"] = renewed(saved["state"])
    return all(_holds(now[part], saved[part]) for part in COMPARED) and _asked(game) == position.asked


def game_at(position: Position) -> Game:
    """The game that was saved, if it is still the same when it is loaded."""
    game = Game.load(bytes(position.game).decode())
    if not is_at(game, position):
        raise RecordError("The loaded game differs from the saved one.")
    return game


def _holds(now: Any, saved: Any) -> bool:
    """Whether all that was saved is still there."""
    if isinstance(saved, dict) and isinstance(now, dict):
        return all(name in now and _holds(now[name], value) for name, value in saved.items())
    if isinstance(saved, list) and isinstance(now, list):
        return len(now) == len(saved) and all(_holds(*pair) for pair in zip(now, saved, strict=True))
    return bool(now == saved)


def _asked(game: Game) -> tuple[tuple[Seat, str], ...]:
    return tuple([(question.seat, question.kind.name) for question in game.questions])
