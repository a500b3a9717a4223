"""The behaviour of cards, under the key of the card; the printed values are in `data/`.

Importing this room registers every effect, those of the rules that act like cards too.
"""

from armada.effects import damage_cards, keywords, objectives, squadrons, upgrades
from armada.rules import activation_effects, attack_effects, navigate, raid_tokens

__all__ = [
    "activation_effects",
    "attack_effects",
    "damage_cards",
    "keywords",
    "navigate",
    "objectives",
    "raid_tokens",
    "squadrons",
    "upgrades",
]
