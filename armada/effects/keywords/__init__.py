"""Squadron keywords, by what they change: attacks, engagement, or movement and activation (KEY-02 to KEY-33)."""

from armada.effects.keywords import attacking, dice, engagement, moving

__all__ = ["attacking", "dice", "engagement", "moving"]
