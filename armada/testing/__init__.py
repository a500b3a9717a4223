"""Checks to run on your own code: `check_player` for a player. They need no test framework."""

from __future__ import annotations

from armada.testing.other_secrets import with_other_secrets
from armada.testing.players import check_player

__all__ = ["check_player", "with_other_secrets"]
