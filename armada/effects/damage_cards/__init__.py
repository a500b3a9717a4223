"""Damage cards: those with a lasting effect and those with an immediate one."""

from armada.effects.damage_cards import immediate, lasting

__all__ = ["immediate", "lasting"]
