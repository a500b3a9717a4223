"""Secrets removed, by viewer, in one place: a record or event as one seat may see it.

What is hidden is declared with each field (`armada.engine.secrecy`). A masked value has the type of the true one.
"""

from __future__ import annotations

from functools import cache
from inspect import get_annotations
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.engine.secrecy import ALL_OPEN, ONLY_FOR_KNOWERS, OPEN, Secret

T = TypeVar("T")

Viewer = Seat | frozenset[Seat] | None
"""A viewer: a seat, the seats of one person (SEC-26), or a spectator."""


class MaskPlan(NamedTuple):
    """The fields of a class that must be masked: its secret ones, and the open ones in which secrets may lie."""

    secret: tuple[tuple[str, Secret], ...]
    deeper: tuple[str, ...]


def masked(value: T, seat: Viewer) -> T:
    """A value as a seat may see it, or a person with several seats; None is a spectator, who sees what is open."""
    if isinstance(value, tuple):
        return tuple([masked(entry, seat) for entry in value if may_know_of(entry, seat)])  # type: ignore[return-value]
    if not isinstance(value, msgspec.Struct):
        return value
    plan = plan_of(type(value))
    if not plan.secret and not plan.deeper:
        return value
    changes: dict[str, Any] = {}
    for name, secret in plan.secret:
        if not _may_see(value, secret, seat):
            changes[name] = secret.mask(getattr(value, name))
    for name in plan.deeper:
        before = getattr(value, name)
        after = masked(before, seat)
        if after is not before:
            changes[name] = after
    return replace(value, **changes) if changes else value


def may_know_of(value: Any, seat: Viewer) -> bool:
    """Whether a viewer may know that there is a record, or that an event happened."""
    if type(value) not in ONLY_FOR_KNOWERS:
        return True
    seats = seat if isinstance(seat, frozenset) else () if seat is None else (seat,)
    return any(each in value.known_to for each in seats)


def _may_see(record: Any, secret: Secret, seat: Viewer) -> bool:
    if isinstance(seat, frozenset):
        return any(_may_see(record, secret, each) for each in seat)
    if secret.seen_by == "controller":
        return seat is not None and record.controller == seat
    if secret.seen_by == "knowers":
        return getattr(record, "faceup", False) or (seat is not None and seat in record.known_to)
    assert secret.seen_by == "nobody", f"who is {secret.seen_by}?"
    return False


@cache
def plan_of(kind: type) -> MaskPlan:
    """The fields of a class that must be masked; a field that declares neither is an error."""
    hints = get_type_hints(kind, include_extras=True)
    secret: list[tuple[str, Secret]] = []
    deeper: list[str] = []
    for name in getattr(kind, "__struct_fields__", ()):
        marks = getattr(hints[name], "__metadata__", ())
        found = next((mark for mark in marks if isinstance(mark, Secret)), None)
        if found is not None:
            secret.append((name, found))
            continue
        is_open = OPEN in marks or _writer(kind, name) in ALL_OPEN
        assert is_open, f"{kind.__name__}.{name} is declared neither open nor secret"
        if _holds_secrets(hints[name]):
            deeper.append(name)
    return MaskPlan(tuple(secret), tuple(deeper))


def _writer(kind: type, field: str) -> type:
    """The class that writes a field: this one, or one that it is derived from."""
    return next(base for base in kind.__mro__ if field in get_annotations(base))


def _holds_secrets(hint: Any) -> bool:
    """Whether a value of this type may have secrets inside."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        plan = plan_of(hint)
        return bool(plan.secret or plan.deeper)
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        found = any(map(_holds_secrets, get_type_hints(hint, include_extras=True).values()))
        assert not found, f"{hint.__name__} is a named tuple and holds a secret: write it as a Struct"
    return any(_holds_secrets(inner) for inner in get_args(hint))
