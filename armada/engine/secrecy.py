"""Open and hidden facts: declared with each field, and used by views, by re-dealing and by the leak test.

A field is `Open[int]`, or `Annotated[..., Secret(...)]` with who may see it and what the others see instead. A field
that declares nothing fails a test. A class whose fields are all open says so once, with `@all_open`; a class derived
from it declares what it adds, and nothing if it adds nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, NamedTuple, TypeVar

T = TypeVar("T")
C = TypeVar("C", bound=type)


class Openness:
    """The mark of an open field."""

    def __repr__(self) -> str:
        return "OPEN"


OPEN: Final = Openness()
Open = Annotated[T, OPEN]


class Secret(NamedTuple):
    """A hidden field: who sees it, and what the others see.

    `seen_by`: "controller" (the seat that controls the ship), "nobody", or "knowers" (the seats in `known_to`; all if
    `faceup`).
    """

    seen_by: str
    mask: Callable[[Any], Any]


def each(masked: Any) -> Callable[[Any], Any]:
    """Mask each entry: how many there are is no secret."""
    return lambda values: tuple(masked for _ in values)


def always(masked: Any) -> Callable[[Any], Any]:
    """Show the same value whatever the true one is."""
    return lambda value: masked


ONLY_FOR_KNOWERS: set[type] = set()


def only_for_knowers(record: C) -> C:
    """A record or event of this class is shown to the seats in its `known_to`; nobody else learns that there is one."""
    ONLY_FOR_KNOWERS.add(record)
    return record


ALL_OPEN: set[type] = set()


def all_open(record: C) -> C:
    """The fields that this class writes are open; one that a derived class writes is not, until it says so itself."""
    ALL_OPEN.add(record)
    return record
