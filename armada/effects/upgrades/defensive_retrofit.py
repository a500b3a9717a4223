"""Defensive retrofits."""

from __future__ import annotations

from copy import copy

from armada.catalog.cards import Color
from armada.effects.keywords.attacking import attack_that_destroys
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import Kind, choose, choose_some
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.damage import SufferDamage, can_recover, change_shields
from armada.rules.damage_cards import discard_damage_card
from armada.rules.defense_tokens import DEFENSE_TOKEN, SpendDefenseToken, can_spend
from armada.rules.dice import roll
from armada.rules.game import EVEN_IF_DESTROYED, Game
from armada.rules.queries import OBSTRUCTED, REDIRECT, REMOVAL, AttackOption, Redirecting
from armada.rules.ship_phase import ShipPhase
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import ATK_4_SPEND, ATK_AFTER, SHIP_START, STATUS_START
from armada.state.dice import Die, Pool
from armada.state.events.attack import DiceRolled
from armada.state.records import Scope, ShipId, TokenId, UnitId

RECOVERING_ZONE = Kind[HullZone]("recovering hull zone")
MARKED_ZONE = Kind[HullZone]("marked hull zone")
FACEDOWN_CARDS = Kind[tuple[int, ...]]("facedown damage cards")


@modifier("advanced_projectors", at=REDIRECT, stage=Stage.SET)
@rule("CARD-advanced-projectors-01")
def advanced_projectors(game: Game, card: CardInPlay, attack: Attack, redirecting: Redirecting) -> Redirecting:
    """A Redirect can use several hull zones, also such as are not adjacent."""
    if attack.defender != card.unit:
        return redirecting
    zones = tuple([zone for zone in game.zones(card.unit) if zone != attack.target_zone])
    return redirecting._replace(zones=zones, how_many=len(zones))


EVEN_IF_DESTROYED.add("cluster_bombs")


@offer("cluster_bombs", at=ATK_AFTER, cost=DISCARD)
class ClusterBombs(ShipEffect[Attack], kw_only=True):
    """After a squadron's attack on the ship, even one that destroyed it, roll 4 blue dice: a point for each icon."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The attacker is a squadron that is still in play."""
        return attack.defender == self.ship and not game.is_ship(attack.attacker) and game.is_in_play(attack.attacker)

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Hits and criticals count; it is no attack, so no defense token helps."""
        colors = (Color.BLUE,) * 4
        faces = yield from roll(colors)
        pool = Pool(tuple([Die(Color.BLUE, face) for face in faces]))
        game.emit(DiceRolled(self.ship, pool))
        damage = SufferDamage(unit=attack.attacker, amount=pool.hits + pool.crits, by=self.key)
        return Call(damage, then=DONE)


@modifier("cluster_bombs", at=REMOVAL, stage=Stage.LIMIT)
def cluster_bombs_wait(game: Game, card: CardInPlay, unit: UnitId, is_due: bool) -> bool:
    """A ship destroyed by a squadron's attack is not removed before the card was used or declined."""
    if not is_due or unit != card.unit:
        return is_due
    attack = attack_that_destroys(game, unit)
    return attack is None or game.is_ship(attack.attacker)


@offer("electronic_countermeasures", at=ATK_4_SPEND, cost=EXHAUST)
class ElectronicCountermeasures(ShipEffect[Attack], kw_only=True):
    """While defending, spend a defense token that the attacker chose with an accuracy icon."""

    @rule("EXT-ruling-34")
    def tokens(self, game: Game, attack: Attack) -> list[TokenId]:
        """The locked tokens that could be spent if they were not locked."""
        unlocked = copy(attack)
        unlocked.locked = ()
        return [token for token in attack.locked if can_spend(game, unlocked, token)]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """This ship defends, and only an accuracy icon keeps it from spending some token."""
        return attack.defender == self.ship and bool(attack.locked) and bool(self.tokens(game, attack))

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It is spent like any other."""
        token = yield from choose(self.seat, DEFENSE_TOKEN, self.tokens(game, attack))
        return Call(SpendDefenseToken(unit=self.ship, token=token), then=DONE)


@offer("redundant_shields", at=STATUS_START, free=True)
class RedundantShields(ShipEffect[StatusPhase], kw_only=True):
    """At the start of the Status Phase a hull zone recovers a shield."""

    def can_resolve(self, game: Game, phase: StatusPhase) -> bool:
        """Some hull zone can recover one."""
        return bool(recovering_zones(game, self.ship))

    def resolve(self, game: Game, phase: StatusPhase) -> Step:
        """The owner chooses the hull zone."""
        zone = yield from choose(self.seat, RECOVERING_ZONE, recovering_zones(game, self.ship))
        change_shields(game, self.ship, zone, 1, self.key)
        return DONE


def recovering_zones(game: Game, ship: ShipId) -> list[HullZone]:
    """The hull zones of a ship that can recover a shield."""
    return [zone for zone in game.zones(ship) if can_recover(game, ship, zone)]


@offer("reinforced_blast_doors", at=SHIP_START, cost=DISCARD)
class ReinforcedBlastDoors(ShipEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase, be rid of up to three facedown damage cards."""

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """The ship has a facedown damage card."""
        return bool(self._facedown(game))

    def _facedown(self, game: Game) -> list[int]:
        return [place for place, card in enumerate(game.ship(self.ship).damage) if not card.faceup]

    def resolve(self, game: Game, phase: ShipPhase) -> Step:
        """They are chosen unseen; all can see them in the discard pile."""
        places = yield from choose_some(self.seat, FACEDOWN_CARDS, self._facedown(game), least=1, most=3)
        for place in sorted(places, reverse=True):
            discard_damage_card(game, self.ship, place)
        return DONE


@offer("early_warning_system", at=SHIP_START, free=True)
class EarlyWarningSystem(ShipEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase, mark a hull zone: attacks on it are obstructed until the end of the round."""

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """None is marked yet."""
        return not game.lasting(self.key, self.ship)

    def resolve(self, game: Game, phase: ShipPhase) -> Step:
        """One of the ship's own."""
        zone = yield from choose(self.seat, MARKED_ZONE, game.zones(self.ship), about=self.ship)
        mark(game, self.key, Scope.ROUND, unit=self.ship, text=zone.value)
        return DONE


@modifier("early_warning_system", at=OBSTRUCTED, stage=Stage.SET)
@rule("ATK-22", "LOS-14")
def early_warning_system(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """Attacks of ships and squadrons on the marked hull zone are obstructed."""
    if obstructed or option.defender != card.unit:
        return obstructed
    return any(entry.text == option.target_zone for entry in game.lasting(card.key, card.unit))
