"""Timing: the best of several runs, since a busy machine only ever makes a run slower."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A measured figure and the bar it should reach; `more_is_better` for rates."""

    what: str
    value: float
    unit: str
    bar: float | None = None
    more_is_better: bool = False

    @property
    def shown(self) -> str:
        """The figure with its unit."""
        return _number(self.value, self.unit)

    @property
    def bar_shown(self) -> str:
        """The bar with its unit."""
        return "" if self.bar is None else ("≥ " if self.more_is_better else "≤ ") + _number(self.bar, self.unit)

    @property
    def reached(self) -> bool:
        """Whether the bar is reached."""
        return self.bar is None or (self.value >= self.bar if self.more_is_better else self.value <= self.bar)

    @property
    def verdict(self) -> str:
        """The verdict in a word, so that colour is never the only sign."""
        return "" if self.bar is None else "[green]reached[/]" if self.reached else "[red]missed[/]"

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        return msgspec.to_builtins(self) | {"reached": self.reached}  # type: ignore[no-any-return]


def _number(value: float, unit: str) -> str:
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def best_of(runs: int, work: Callable[[], object], times: int = 1) -> float:
    """Seconds for one of `times` pieces of work, in the best of several runs."""
    best = float("inf")
    for _ in range(runs):
        begun = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - begun)
    return best / times
