"""Positions: a game as it was after an entry, to compare with and to go on from.

A later version may know more of a game than the one that saved it: what it adds has its default. Whatever was saved
must be there and be the same; else the game is not the one that was saved.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from armada.engine.saving import renumbered
from armada.engine.seats import Seat
from armada.errors import RecordError
from armada.records.game import Game
from armada.records.older_records import ONE_DIAL, Dial, GatheredDials, answer_of, dial_in
from armada.records.older_states import renewed
from armada.records.record import digest
from armada.rules.command_phase import DIALS
from armada.server.history.entries import GameSnapshot
from armada.server.history.timeline import Timeline
from armada.state.game_state import GameState

COMPARED: Final = ("key", "draws", "state", "frames")
"""The part of a saved game that is compared; its header names the version that made it."""


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


def position_of(timeline: Timeline) -> GameSnapshot:
    """The game as it is."""
    return GameSnapshot(
        game=msgspec.Raw(timeline.game.save().encode()),
        asked=_asked(timeline.game),
        most_draws=timeline.most_draws,
        line=timeline.chronicle.last_number,
    )


def is_at(game: Game, position: GameSnapshot) -> bool:
    """Whether a game is the one that was saved."""
    now, saved = msgspec.json.decode(game.save()), _saved(position)
    return all(_holds(now[part], saved[part]) for part in COMPARED) and _asked(game) == _asked_then(position)


def game_at(position: GameSnapshot) -> Game:
    """The game that was saved, if it is still the same when it is loaded."""
    game = Game.load(msgspec.json.encode(_saved(position)).decode())
    if not is_at(game, position):
        raise RecordError("The loaded game differs from the saved one.")
    return game


def gathered_at(position: GameSnapshot) -> GatheredDials:
    """The dials of an older log that waited for others of their seats then."""
    asked = [seat for seat, _ in position.asked]
    chosen = _chosen_one_by_one(msgspec.json.decode(position.game))
    return GatheredDials({seat: dials for seat, dials in chosen.items() if seat in asked})


def _saved(position: GameSnapshot) -> dict[str, Any]:
    """The saved game; dials that were chosen one by one are one answer, or none while some are missing."""
    saved: dict[str, Any] = msgspec.json.decode(position.game)
    saved["state"] = renewed(saved["state"])
    saved["frames"] = renumbered(saved["frames"])
    asked = [seat for seat, _ in position.asked]
    for seat, dials in _chosen_one_by_one(saved).items():
        answer = [DIALS.name, msgspec.json.decode(msgspec.json.encode(answer_of(dials)))]
        saved["frames"][-1]["secret"][str(seat)] = [] if seat in asked else [answer]
    return saved


def _chosen_one_by_one(saved: dict[str, Any]) -> dict[Seat, tuple[Dial, ...]]:
    """The dials of each seat in a game that was saved while each dial was an answer of its own."""
    secret = (saved["frames"][-1]["secret"] if saved["frames"] else None) or {}
    return {
        Seat(int(seat)): tuple([dial_in(dial) for _, dial in given])
        for seat, given in secret.items()
        if given and given[0][0] == ONE_DIAL
    }


def _asked_then(position: GameSnapshot) -> tuple[tuple[Seat, str], ...]:
    return tuple([(seat, DIALS.name if kind == ONE_DIAL else kind) for seat, kind in position.asked])


def _holds(now: Any, saved: Any) -> bool:
    """Whether all that was saved is still there. A step of a frame is known by its name; others may precede it now."""
    if isinstance(saved, dict) and isinstance(now, dict):
        moved = {"step"} if saved.get("at") else set()
        return all(name in now and _holds(now[name], value) for name, value in saved.items() if name not in moved)
    if isinstance(saved, list) and isinstance(now, list):
        return len(now) == len(saved) and all(_holds(*pair) for pair in zip(now, saved, strict=True))
    return bool(now == saved)


def _asked(game: Game) -> tuple[tuple[Seat, str], ...]:
    return tuple([(question.seat, question.kind.name) for question in game.questions])
