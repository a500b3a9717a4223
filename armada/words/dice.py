"""Dice of the attack pool in words."""

from __future__ import annotations

from armada.analysis.dice_in_hand import place_in_pool
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.words.names import color_name, die


def die_in_words(game: Game, place: int) -> str:
    """A die that an effect asks for; before the roll its colour is all there is to say."""
    attack = game.innermost(Attack)
    if attack is None:
        return ""
    at = place_in_pool(game, place)
    if at < len(attack.pool.dice):
        return die(attack.pool.dice[at])
    return color_name(attack.colors[at]) if at < len(attack.colors) else ""
