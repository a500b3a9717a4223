"""Shared by abilities of unique squadrons: effects on attacks, critical effects, damage to several squadrons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from armada.catalog.cards import Color
from armada.effects.verbs.card_effects import SquadronEffect
from armada.effects.verbs.units import friendly_squadrons, is_at
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.questions import Kind
from armada.engine.seats import Seat
from armada.geometry.ruler import Band
from armada.rules.attack import Attack
from armada.rules.attack_effects import can_resolve_critical
from armada.rules.damage import SufferTogether
from armada.rules.game import Game
from armada.rules.squadron_activation import SquadronActivation
from armada.state.events.attack import CriticalEffectResolved
from armada.state.records import SquadronId

CHOSEN_SQUADRON = Kind[SquadronId]("chosen squadron")
CHOSEN_SQUADRONS = Kind[tuple[SquadronId, ...]]("chosen squadrons")


class AceAttack(SquadronEffect[Attack], kw_only=True):
    """An effect on an attack of the squadron itself, or of others that its card names; the attacker decides."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)


class AceCritical(AceAttack, kw_only=True):
    """A critical effect that a squadron can resolve while it attacks a ship (S-10)."""

    color: ClassVar[Color | None] = None
    """The colour of the die on which the icon must be; None: any."""

    @rule("CRIT-02", "CRIT-06", "KEY-12")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """An icon of the colour is in the pool, nothing forbids the effect, and it has something to act on."""
        return (
            game.is_ship(attack.defender)
            and self.is_for(game, attack)
            and can_resolve_critical(game, attack, self.key, self.color)
            and self.has_use(game, attack)
        )

    def is_for(self, game: Game, attack: Attack) -> bool:
        """Whether the attacker can resolve it: the squadron itself, unless its card names others."""
        return attack.attacker == self.squadron

    def has_use(self, game: Game, attack: Attack) -> bool:
        """Whether there is something for the effect to act on."""
        return True

    @rule("CRIT-04", "CRIT-11")
    def declare(self, game: Game, attack: Attack) -> None:
        """The effect is resolved: no icon is spent, and no other one follows."""
        attack.criticals += (self.key,)
        game.emit(CriticalEffectResolved(attack.attacker, self.key))


def enemy_squadrons(game: Game, unit: int, band: Band | None = None) -> list[SquadronId]:
    """The enemy squadrons up to a distance of a ship or squadron."""
    side = game.side(unit)
    return [
        squadron
        for squadron in game.squadrons()
        if game.side(squadron) != side and (band is None or is_at(game, unit, squadron, band))
    ]


def in_own_activation(game: Game, attack: Attack) -> bool:
    """Whether a squadron attacks in its own activation; a counter attack is none of it."""
    activation = game.innermost(SquadronActivation)
    return activation is not None and activation.squadron == attack.attacker and not attack.is_counter


def comrades(game: Game, squadron: SquadronId, band: Band) -> list[SquadronId]:
    """The other friendly squadrons up to a distance of a squadron."""
    return friendly_squadrons(game, squadron, band, others=True)


@rule("DEF-30", "DMG-09")
def hurt_all(squadrons: Iterable[SquadronId], by: str) -> StepResult:
    """Let each of some squadrons suffer one damage, all at once, before any destruction; no defense token helps."""
    return Call(SufferTogether(squadrons=tuple(squadrons), by=by), then=DONE)
