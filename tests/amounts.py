"""How much the tests do that grow with time: random cases, simulated attacks, whole games, kills."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("ARMADA_LONG_TESTS", "") not in ("", "0")
"""Whether all of it is wanted, as `make test-long` does; `make test` does a quarter."""


def amount(full: int) -> int:
    """All of it, or a quarter."""
    return full if IS_LONG else max(1, full // 4)
