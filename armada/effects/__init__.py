"""Effects of cards, one key for card and effect: what is printed stands in `data/`, what it does stands here.

Importing this room registers every effect, those of the rules that act like cards too.
"""

from armada.effects import (
    aces_acting,
    aces_damage,
    aces_dice,
    aces_engaging,
    damage_cards,
    immediate_damage_cards,
    keywords,
    later_keywords,
    objectives,
    squadrons,
    upgrades,
)
from armada.rules import activation_effects, attack_effects, navigate

__all__ = [
    "aces_acting",
    "aces_damage",
    "aces_dice",
    "aces_engaging",
    "activation_effects",
    "attack_effects",
    "damage_cards",
    "immediate_damage_cards",
    "keywords",
    "later_keywords",
    "navigate",
    "objectives",
    "squadrons",
    "upgrades",
]
