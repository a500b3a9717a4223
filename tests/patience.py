"""How long tests wait for what must come."""

from __future__ import annotations

PATIENCE = 180.0
"""Seconds after which something that does not come is a failure, however slow and busy the machine is."""
