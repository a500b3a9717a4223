"""Squadron keywords, by what they change: attacks, engagement, or movement and activation (KEY-02 to KEY-33)."""

from armada.effects.keywords import attacking, engagement, moving

__all__ = ["attacking", "engagement", "moving"]
