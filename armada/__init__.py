"""Star Wars: Armada as software: the rules engine and the doors around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from armada.fleet import Fleet as Fleet

__version__ = "0.1.0"
__all__ = ["Fleet", "__version__"]


def __getattr__(name: str) -> object:
    """The names of the Python contract, imported when they are first used, so that `import armada` is quick."""
    if name == "Fleet":
        from armada.fleet import Fleet

        return Fleet
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
