"""Star Wars: Armada as software: the rules engine and the doors around it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from armada.version import __version__ as __version__

if TYPE_CHECKING:
    from armada.engine.questions import PASS as PASS
    from armada.engine.questions import Question as Question
    from armada.engine.questions import Refusal as Refusal
    from armada.errors import ArmadaError as ArmadaError
    from armada.errors import DataError as DataError
    from armada.errors import FleetError as FleetError
    from armada.errors import IllegalDecision as IllegalDecision
    from armada.errors import PlayerError as PlayerError
    from armada.errors import PositionError as PositionError
    from armada.errors import RecordError as RecordError
    from armada.errors import TournamentError as TournamentError
    from armada.fleet import Fleet as Fleet
    from armada.players.player import Player as Player
    from armada.players.registry import player_named as player_named
    from armada.records.game import Game as Game
    from armada.records.position import Position as Position
    from armada.state.events import Event as Event
    from armada.state.game_state import Outcome as Outcome
    from armada.views.view import View as View

_HOMES: Final = {
    "ArmadaError": "armada.errors",
    "DataError": "armada.errors",
    "Event": "armada.state.events",
    "Fleet": "armada.fleet",
    "FleetError": "armada.errors",
    "Game": "armada.records.game",
    "IllegalDecision": "armada.errors",
    "Outcome": "armada.state.game_state",
    "PASS": "armada.engine.questions",
    "Player": "armada.players.player",
    "PlayerError": "armada.errors",
    "Position": "armada.records.position",
    "PositionError": "armada.errors",
    "Question": "armada.engine.questions",
    "RecordError": "armada.errors",
    "Refusal": "armada.engine.questions",
    "TournamentError": "armada.errors",
    "View": "armada.views.view",
    "player_named": "armada.players.registry",
}

__all__ = [*_HOMES, "__version__"]


def __getattr__(name: str) -> object:
    """The public names, imported when they are first used, so that `import armada` is quick."""
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
