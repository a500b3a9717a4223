"""How much the tests do that grow with time: random cases, simulated attacks, whole games, kills."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("ARMADA_LONG_TESTS", "") not in ("", "0")
"""Whether all of it is wanted, as `make test-long` does; `make test` does a quarter, and less of what is slow."""


def amount(full: int, share: int = 4) -> int:
    """All of it, or one part in four, or in as many as are said."""
    return full if IS_LONG else max(1, full // share)
