"""Garbage collection at set times: the interpreter's own would come when many games are busy, and take long.

Nearly everything is freed at once, as soon as nobody uses it. What is left are rings of things that hold each other:
young ones are looked for as ever, all of them once a minute. What was there before the first game is never looked
through.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

FULL_COLLECTION_SECONDS: Final = 60.0
"""Seconds from one look through everything to the next."""

YOUNG_THRESHOLD: Final = 5_000
"""How many new things bring about a look at the young ones."""

NEVER: Final = 1 << 30


def settle_in() -> None:
    """All that there is now stays: modules, cards, shapes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, 5, NEVER)


async def tidy_up() -> None:
    """Look through everything once a minute."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()
