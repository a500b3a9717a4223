"""What cards change about the Navigate command (Q.NAVIGATE)."""

from __future__ import annotations

from armada.rules.queries import Navigate


def free_token_step(allowed: Navigate) -> Navigate:
    """The step that a token gives can be one of speed or of yaw; two cards that say so are not added together."""
    if allowed.either or not allowed.speed:
        return allowed
    return allowed._replace(speed=allowed.speed - 1, either=1)
