"""Abilities of unique squadrons, by what they change."""

from armada.effects.squadrons import acting, damage, dice, engaging, faces, granted, surviving

__all__ = ["acting", "damage", "dice", "engaging", "faces", "granted", "surviving"]
