"""Critical effects of cards: at the start of Resolve Damage, one in an attack, in place of the standard one (CRIT)."""

from __future__ import annotations

from typing import ClassVar

from armada.catalog.cards import Color
from armada.effects.verbs.card_effects import AttackEffect
from armada.engine.procedures import DONE, StepResult, rule
from armada.rules.attack import Attack
from armada.rules.attack_effects import can_resolve_critical
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.state.events.attack import CriticalEffectResolved


class CriticalEffect(AttackEffect, kw_only=True):
    """A critical effect that the ship with the card can resolve while it attacks a ship (S-10)."""

    color: ClassVar[Color | None] = None
    """The colour of the die on which the icon must be; None: any."""

    @rule("CRIT-02", "CRIT-06", "CRIT-09", "CRIT-11")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """An icon of the colour is in the pool, nothing forbids the effect, and it has something to act on."""
        return (
            attack.attacker == self.ship
            and can_resolve_critical(game, attack, self.key, self.color)
            and self.has_use(game, attack)
        )

    def has_use(self, game: Game, attack: Attack) -> bool:
        """Whether there is something for the effect to act on."""
        return True

    def declare(self, game: Game, attack: Attack) -> None:
        """The effect is resolved: no icon is spent, and no other one follows (CRIT-08, CRIT-11)."""
        attack.criticals += (self.key,)
        game.emit(CriticalEffectResolved(attack.attacker, self.key))

    def count(self, game: Game) -> StepResult:
        """The card just dealt is one that the attack dealt (S-17)."""
        attack: Attack = game.subject_of(self)
        card = game.result(DealDamageCard)
        attack.cards_dealt += card is not None and card.was_dealt
        return DONE
