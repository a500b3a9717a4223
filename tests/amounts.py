"""How much the tests do that grow with time: random cases, simulated attacks, whole games, kills."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("ARMADA_LONG_TESTS", "") not in ("", "0")
"""Whether all of it is wanted, as `make test-long` does; `make test` does half."""


def amount(full: int) -> int:
    """So much of it, or half."""
    return full if IS_LONG else max(1, full // 2)
