"""Ordnance."""

from __future__ import annotations

from armada.catalog.cards import Color, Dice, Printing
from armada.catalog.shapes import ship_shape
from armada.effects.verbs.armaments import more_dice
from armada.effects.verbs.card_effects import AttackEffect
from armada.effects.verbs.criticals import CriticalEffect
from armada.effects.verbs.dice import SPENT_DIE, add_dice, has_crit
from armada.engine.effects import offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.rules.attack import Attack
from armada.rules.attack_events import modify_pool
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.timing import ATK_3_MODIFY, ATK_5_CRIT
from armada.state.events.commands import ActivationToggled
from armada.state.records import ShipId

HIT_ZONE = Kind[HullZone]("zone hit next")

more_dice("expanded_launchers", (HullZone.FRONT,), Dice(black=2))
more_dice("rapid_reload", (HullZone.LEFT, HullZone.RIGHT), Dice(black=1))


@all_open
@offer("assault_concussion_missiles", at=ATK_5_CRIT, printing=Printing.ERA_2016)
class AssaultConcussionMissiles(CriticalEffect, kw_only=True):
    """Black critical: each hull zone next to the defending one suffers one damage."""

    color = Color.BLACK

    left: tuple[HullZone, ...] = ()
    """Hull zones that are still to suffer."""

    @rule("CARD-assault-concussion-missiles-02", "ARC-11")
    def begin(self, game: Game) -> StepResult:
        """Both neighbours are concerned."""
        attack: Attack = game.subject_of(self)
        assert attack.target_zone is not None
        shape = ship_shape(game.ship_card(attack.defender).chassis)
        self.left = tuple([zone for zone in shape.zones if shape.are_adjacent(attack.target_zone, zone)])
        self.declare(game, attack)
        return NEXT

    @rule("CARD-assault-concussion-missiles-01", "CRIT-12")
    def strike(self, game: Game) -> Step:
        """One zone after the other, in the attacker's order; no defense token helps."""
        attack: Attack = game.subject_of(self)
        damage = game.result(SufferDamage)
        left = self.left if game.is_in_play(attack.defender) else ()
        zone = None
        if left:
            zone = yield from choose(self.seat, HIT_ZONE, left, about=attack.defender)
        attack.count_cards(damage)
        if zone is None:
            return DONE
        self.left = tuple([other for other in left if other != zone])
        return Call(attack.damage(game, zone, 1, self.key), then=REPEAT)

    steps = (begin, strike)


@offer("assault_concussion_missiles", at=ATK_5_CRIT, cost=EXHAUST, printing=Printing.FINAL)
class AssaultConcussionMissilesFinal(AssaultConcussionMissiles, kw_only=True):
    """Black critical: exhaust the card for the same."""


@offer("assault_proton_torpedoes", at=ATK_5_CRIT, printing=Printing.ERA_2016)
class AssaultProtonTorpedoes(CriticalEffect, kw_only=True):
    """Black critical: the defender is dealt a damage card faceup, whatever its shields."""

    color = Color.BLACK

    def deal(self, game: Game) -> StepResult:
        """Before the damage is totaled."""
        attack: Attack = game.subject_of(self)
        self.declare(game, attack)
        return Call(DealDamageCard(ship=ShipId(attack.defender), faceup=True, by=self.key))

    steps = (deal, CriticalEffect.count)


@offer("assault_proton_torpedoes", at=ATK_5_CRIT, cost=EXHAUST, printing=Printing.FINAL)
class AssaultProtonTorpedoesFinal(AssaultProtonTorpedoes, kw_only=True):
    """Black critical: exhaust the card for the same."""


@offer("external_racks", at=ATK_3_MODIFY, cost=DISCARD)
class ExternalRacks(AttackEffect, kw_only=True):
    """While attacking at close range, add two black dice."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Against ships and squadrons."""
        return attack.attacker == self.ship and attack.range(game) is Range.CLOSE

    def resolve(self, game: Game, attack: Attack) -> Step:
        """They are rolled into the pool."""
        yield from add_dice(game, attack, (Color.BLACK, Color.BLACK), self.key)
        return DONE


@offer("flechette_torpedoes", at=ATK_3_MODIFY)
class FlechetteTorpedoes(AttackEffect, kw_only=True):
    """While attacking a squadron, spend a black die with a critical icon: the squadron counts as activated."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The squadron has not activated, and there is such a die."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and not game.unit(attack.defender).activated
            and bool(self._dice(attack))
        )

    def _dice(self, attack: Attack) -> list[int]:
        dice = attack.pool.dice
        return [place for place, die in enumerate(dice) if die.color is Color.BLACK and has_crit(die)]

    def resolve(self, game: Game, attack: Attack) -> Step:
        """The hit on the spent die is lost with it."""
        spent = yield from choose(self.seat, SPENT_DIE, self._dice(attack))
        modify_pool(game, attack, attack.pool.without((spent,)), self.key, spent=(spent,))
        game.emit(ActivationToggled(attack.defender, True))
        return DONE
