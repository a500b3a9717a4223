"""Cards of collisions: Garel's Honor, Amity, Hardened Bulkheads."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, StepResult, rule
from armada.geometry.bases import Size
from armada.rules.game import Game
from armada.rules.overlapping import CollisionDamage
from armada.rules.queries import COLLISION, Collision, CollisionCards
from armada.rules.timing import MAN_2_COLLISION


@modifier("garels_honor", at=COLLISION, stage=Stage.SET)
@rule("OVL-12", "OVL-13")
def garels_honor(game: Game, card: CardInPlay, collision: Collision, cards: CollisionCards) -> CollisionCards:
    """When the ship overlaps an enemy ship, the card of that ship is dealt faceup."""
    if collision.mover != card.unit or collision.ship == card.unit or game.are_friendly(collision.ship, card.unit):
        return cards
    return CollisionCards(faceup=cards.facedown + cards.faceup)


BULKHEAD_SIZES = list(Size)
"""From small to huge."""


@modifier("hardened_bulkheads", at=COLLISION, stage=Stage.REDUCE)
@rule("OVL-12", "OVL-14")
def hardened_bulkheads(game: Game, card: CardInPlay, collision: Collision, cards: CollisionCards) -> CollisionCards:
    """In a collision with a smaller ship, whoever moved, the ship is dealt a facedown card less."""
    if collision.ship != card.unit:
        return cards
    own, other = [BULKHEAD_SIZES.index(game.ship_card(ship).size) for ship in (collision.ship, collision.other)]
    return cards._replace(facedown=max(0, cards.facedown - 1)) if other < own else cards


@offer("amity", at=MAN_2_COLLISION)
class Amity(ShipEffect[CollisionDamage], kw_only=True):
    """When an enemy ship overlaps the ship, both are dealt a facedown damage card more."""

    def can_resolve(self, game: Game, collision: CollisionDamage) -> bool:
        """Closest or not."""
        return self.ship in collision.others and not game.are_friendly(collision.ship, self.ship)

    @rule("DMG-27", "DMG-29")
    def resolve(self, game: Game, collision: CollisionDamage) -> StepResult:
        """Together with the cards of the collision."""
        collision.damaged += (collision.ship, self.ship)
        collision.faceup += (False, False)
        return DONE
