"""Timings, where effects are resolved, and queries, which continuous effects answer."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

P = TypeVar("P")
"""The procedure that opens a timing."""

S = TypeVar("S")
"""The type of a query's subject."""

V = TypeVar("V")
"""The type of a query's answer."""


class Timing(Generic[P]):
    """A moment at which effects can be resolved, typed by the procedure that opens it.

    One that `reopens` is opened again and again by its procedure, which remembers in `used_effects` what was resolved.
    """

    __slots__ = ("__orig_class__", "id", "reopens")

    by_id: ClassVar[dict[str, Timing[Any]]] = {}

    def __init__(self, id: str, *, reopens: bool = False) -> None:
        assert id not in Timing.by_id, f"two timings are named {id}"
        self.id = id
        self.reopens = reopens
        Timing.by_id[id] = self

    def __repr__(self) -> str:
        return f"Timing({self.id!r})"


class Query(Generic[S, V]):
    """A value or permission that the rules ask for, and that effects in force may change."""

    __slots__ = ("__orig_class__", "id")

    by_id: ClassVar[dict[str, Query[Any, Any]]] = {}

    def __init__(self, id: str) -> None:
        assert id not in Query.by_id, f"two queries are named {id}"
        self.id = id
        Query.by_id[id] = self

    def __repr__(self) -> str:
        return f"Query({self.id!r})"
