"""The damage of a die: of a face, on average, and at most."""

from __future__ import annotations

from functools import cache

from armada.catalog.cards import Color
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import AttackOption
from armada.state.dice import CRITS, HITS, DieFace, faces_of


def counts_crits(game: Game, attack: AttackOption | Attack) -> bool:
    """Whether critical icons are damage in an attack: between ships, and for bombers that attack ships."""
    if not game.is_ship(attack.defender):
        return False
    return game.is_ship(attack.attacker) or has_keyword(game, attack.attacker, "bomber")


def die_damage(face: DieFace, crits: bool) -> int:
    """The damage a face shows."""
    return HITS.get(face, 0) + (CRITS.get(face, 0) if crits else 0)


@cache
def mean_damage(color: Color, crits: bool) -> float:
    """The damage of a die on average."""
    return sum([die_damage(face, crits) for face in faces_of(color)]) / 8


@cache
def most_damage(color: Color, crits: bool) -> int:
    """The damage of a die at most."""
    return max([die_damage(face, crits) for face in faces_of(color)])
