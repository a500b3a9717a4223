"""Star Wars: Armada as software: the rules engine and the doors around it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from armada.fleet import Fleet as Fleet
    from armada.records.game import Game as Game

__version__ = "0.1.0"
__all__ = ["Fleet", "Game", "__version__"]

_HOMES: Final = {"Fleet": "armada.fleet", "Game": "armada.records.game"}


def __getattr__(name: str) -> object:
    """The names of the Python contract, imported when they are first used, so that `import armada` is quick."""
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
