"""Ion cannons."""

from __future__ import annotations

from armada.catalog.cards import Color, Dice
from armada.catalog.shapes import ship_shape
from armada.effects.verbs.armaments import more_dice
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect
from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.effects.verbs.criticals import CriticalEffect
from armada.effects.verbs.dice import SPENT_DIE, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.rules.attack import Attack
from armada.rules.costs import EXHAUST
from armada.rules.damage import change_shields
from armada.rules.defense_tokens import exhaust_token, exhaustible_tokens
from armada.rules.game import Game
from armada.rules.queries import DAMAGE_TOTAL
from armada.rules.timing import ATK_3_MODIFY, ATK_4_SPEND, ATK_5_CRIT
from armada.state.dice import DieFace
from armada.state.events.cards import UpgradeExhausted
from armada.state.events.commands import CommandTokenDiscarded
from armada.state.records import ShipId, TokenState, UpgradeId

EXHAUSTED_UPGRADE = Kind[UpgradeId]("exhausted upgrade")

more_dice("high_capacity_ion_turbines", (HullZone.LEFT, HullZone.RIGHT), Dice(blue=1))


@offer("ion_cannon_batteries", at=ATK_5_CRIT)
class IonCannonBatteries(CriticalEffect, kw_only=True):
    """Blue critical: discard a command token of the defender; if it has none, the defending zone loses a shield."""

    color = Color.BLUE

    def has_use(self, game: Game, attack: Attack) -> bool:
        """The defender has a command token or a shield where it is attacked."""
        assert attack.target_zone is not None
        return bool(game.ship(attack.defender).tokens) or game.shields(attack.defender, attack.target_zone) > 0

    def resolve(self, game: Game, attack: Attack) -> Step:
        """The attacker chooses the token."""
        ship = ShipId(attack.defender)
        tokens = game.ship(ship).tokens
        if tokens:
            token = yield from choose(self.seat, COMMAND_TOKEN, tokens)
            game.emit(CommandTokenDiscarded(ship, token))
        else:
            assert attack.target_zone is not None
            change_shields(game, ship, attack.target_zone, -1, self.key)
        self.declare(game, attack)
        return DONE


@offer("heavy_ion_emplacements", at=ATK_5_CRIT, cost=EXHAUST)
class HeavyIonEmplacements(CriticalEffect, kw_only=True):
    """Blue critical: the defending hull zone and each one next to it loses a shield."""

    color = Color.BLUE

    def _zones(self, game: Game, attack: Attack) -> list[HullZone]:
        """Those of them that have shields."""
        zone, ship = attack.target_zone, attack.defender
        assert zone is not None
        shape = ship_shape(game.ship_card(ship).chassis)
        near = [other for other in game.zones(ship) if other == zone or shape.are_adjacent(zone, other)]
        return [other for other in near if game.shields(ship, other) > 0]

    def has_use(self, game: Game, attack: Attack) -> bool:
        """One of them has a shield."""
        return game.is_ship(attack.defender) and bool(self._zones(game, attack))

    @rule("ARC-11")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Lost, not suffered: no defense token helps."""
        self.declare(game, attack)
        for zone in self._zones(game, attack):
            change_shields(game, ShipId(attack.defender), zone, -1, self.key)
        return DONE


@offer("leading_shots", at=ATK_3_MODIFY)
class LeadingShots(AttackEffect, kw_only=True):
    """While attacking, spend a blue die to reroll any number of dice in the pool."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A blue die is in the pool."""
        return attack.attacker == self.ship and Color.BLUE in attack.pool.colors

    def resolve(self, game: Game, attack: Attack) -> Step:
        """The spent die is gone; the others are rolled together."""
        spent = yield from choose(self.seat, SPENT_DIE, attack.pool.places(color=Color.BLUE))
        yield from reroll(game, attack, self.seat, self.key, spent=(spent,))
        return DONE


@offer("ms_1_ion_cannons", at=ATK_5_CRIT)
class MS1IonCannons(CriticalEffect, kw_only=True):
    """Blue critical: exhaust an upgrade card of the defender."""

    color = Color.BLUE

    def has_use(self, game: Game, attack: Attack) -> bool:
        """The defender has a readied upgrade card, faceup."""
        return bool(self._upgrades(game, attack))

    def _upgrades(self, game: Game, attack: Attack) -> list[UpgradeId]:
        return [
            upgrade.id
            for upgrade in game.state.upgrades
            if upgrade.ship == attack.defender and not upgrade.exhausted and not upgrade.discarded
        ]

    @rule("CARD-ms-1-ion-cannons-01", "CARD-ms-1-ion-cannons-02")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """An effect that needs no exhausting stays in force while the card is exhausted (UPG-19)."""
        upgrade = yield from choose(self.seat, EXHAUSTED_UPGRADE, self._upgrades(game, attack))
        self.declare(game, attack)
        game.emit(UpgradeExhausted(upgrade))
        return DONE


@offer("nk_7_ion_cannons", at=ATK_5_CRIT, cost=EXHAUST)
class NK7IonCannons(CriticalEffect, kw_only=True):
    """Blue critical: the defender chooses and discards one of its defense tokens."""

    color = Color.BLUE

    def has_use(self, game: Game, attack: Attack) -> bool:
        """It has a token that is not discarded."""
        return bool(tokens_in(game, attack.defender, TokenState.READIED, TokenState.EXHAUSTED))

    def resolve(self, game: Game, attack: Attack) -> Step:
        """The effect of a token spent in this attack remains."""
        tokens = tokens_in(game, attack.defender, TokenState.READIED, TokenState.EXHAUSTED)
        token = yield from choose(game.controller(attack.defender), CHOSEN_TOKEN, tokens)
        self.declare(game, attack)
        turn_token(game, attack.defender, token, TokenState.DISCARDED, self.key)
        return DONE


@offer("overload_pulse", at=ATK_5_CRIT)
class OverloadPulse(CriticalEffect, kw_only=True):
    """Blue critical: exhaust all defense tokens of the defender."""

    color = Color.BLUE

    def has_use(self, game: Game, attack: Attack) -> bool:
        """It has a readied token."""
        return bool(exhaustible_tokens(game, attack.defender))

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Exhausted ones stay exhausted."""
        self.declare(game, attack)
        for token in exhaustible_tokens(game, attack.defender):
            exhaust_token(game, attack.defender, token, self.key)
        return DONE


@modifier("sw_7_ion_batteries", at=DAMAGE_TOTAL, stage=Stage.INCREASE)
def sw_7_ion_batteries(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
    """While attacking a ship, each blue accuracy icon that was not spent adds one damage."""
    if attack.attacker != card.unit or not game.is_ship(attack.defender):
        return total
    return total + len(attack.pool.places(color=Color.BLUE, face=DieFace.ACCURACY))


@offer("point_defense_ion_cannons", at=ATK_4_SPEND)
class PointDefenseIonCannons(ShipEffect[Attack], kw_only=True):
    """While the ship defends at close range, in the Spend Defense Tokens step, the attacker rerolls a die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A squadron at distance 1 is at close range too."""
        return attack.defender == self.ship and bool(attack.pool.free) and attack.range(game) is Range.CLOSE

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of the defender's choice; it is no defense token."""
        yield from reroll(game, attack, self.seat, self.key, most=1)
        return DONE
