"""Players meet games with cards: importing the room of effects registers them."""

from __future__ import annotations

import armada.effects

assert armada.effects
