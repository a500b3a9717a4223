"""Effects on attacks that no card has in quite this way: tests register them with the fixture `made_up`."""

from __future__ import annotations

from typing import ClassVar

from armada.catalog.cards import Color
from armada.engine.effects import Effect
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_effects import REROLLED_DIE, can_resolve_critical
from armada.rules.damage import SufferDamage, change_shields
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, SpendDefenseToken, spendable_tokens
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.state.dice import DieFace
from armada.state.events.attack import CriticalEffectResolved, DiceModified
from armada.state.records import ShipId


class AttackersEffect(Effect[Attack], kw_only=True):
    """An effect on which the attacker decides."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        return game.owner(attack.attacker)


class DefendersEffect(Effect[Attack], kw_only=True):
    """An effect on which the defender decides."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        return game.owner(attack.defender)


class LoseAllDice(AttackersEffect, kw_only=True):
    """The attack loses all its dice before it is rolled."""

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        attack.colors = ()
        return DONE


class LoseHalfOfTheDice(AttackersEffect, kw_only=True):
    """The attack loses half of its dice, rounded down, before it is rolled."""

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        attack.colors = attack.colors[: (len(attack.colors) + 1) // 2]
        return DONE


class AddBlackDie(AttackersEffect, kw_only=True):
    """A black die is rolled into the pool."""

    def resolve(self, game: Game, attack: Attack) -> Step:
        (face,) = yield from roll((Color.BLACK,))
        attack.pool = attack.pool.added(Color.BLACK, face)
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE


class RerollDie(AttackersEffect, kw_only=True):
    """A die of the attacker's choice is rolled again."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return bool(attack.pool.dice)

    def resolve(self, game: Game, attack: Attack) -> Step:
        place = yield from choose(game.owner(attack.attacker), REROLLED_DIE, range(len(attack.pool.dice)))
        faces = yield from roll((attack.pool.dice[place].color,))
        attack.pool = attack.pool.turned((place,), faces)
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE


class TurnFirstDieToAccuracy(AttackersEffect, kw_only=True):
    """The first die is turned to its accuracy face."""

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        attack.pool = attack.pool.turned((0,), (DieFace.ACCURACY,))
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE


class SpendFirstDie(AttackersEffect, kw_only=True):
    """The first die is spent."""

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        attack.pool = attack.pool.without((0,))
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE


class SpendTokenToReroll(AttackersEffect, kw_only=True):
    """For one of its defense tokens the attacker rolls the first die again."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return bool(attack.pool.dice and spendable_tokens(game, attack, attack.attacker))

    def pay(self, game: Game) -> Step:
        attack: Attack = game.subject_of(self)
        tokens = spendable_tokens(game, attack, attack.attacker)
        token = yield from choose(game.owner(attack.attacker), DEFENSE_TOKEN, tokens)
        return Call(SpendDefenseToken(unit=attack.attacker, token=token, as_cost=True))

    def reroll(self, game: Game) -> Step:
        attack: Attack = game.subject_of(self)
        faces = yield from roll((attack.pool.dice[0].color,))
        attack.pool = attack.pool.turned((0,), faces)
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE

    steps = (pay, reroll)


class SpendTokenForNothing(DefendersEffect, kw_only=True):
    """The defender spends one of its defense tokens as a cost, and gets nothing for it."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return bool(spendable_tokens(game, attack))

    def resolve(self, game: Game, attack: Attack) -> Step:
        token = yield from choose(game.owner(attack.defender), DEFENSE_TOKEN, spendable_tokens(game, attack))
        return Call(SpendDefenseToken(unit=attack.defender, token=token, as_cost=True), then=DONE)


class CancelFirstDie(DefendersEffect, kw_only=True):
    """The defender cancels the first die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return bool(attack.pool.dice)

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        attack.pool = attack.pool.without((0,))
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE


class OneDamageLess(DefendersEffect, kw_only=True):
    """Before the defender suffers damage from the attack, the total is one less."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return attack.total > 0

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        attack.total -= 1
        return DONE


class DiscardInsteadOfExhausting(Effect[SpendDefenseToken], kw_only=True):
    """A defense token that is spent is discarded, even if it was readied."""

    def decider(self, game: Game, spending: SpendDefenseToken) -> Seat:
        return game.opponent_of(game.owner(spending.unit))

    def resolve(self, game: Game, spending: SpendDefenseToken) -> StepResult:
        spending.discard = True
        return DONE


class MadeUpCritical(AttackersEffect, kw_only=True):
    """A critical effect with a header of one colour, or of none."""

    color: ClassVar[Color | None] = None

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return can_resolve_critical(game, attack, self.card.key, self.color)

    def resolve(self, game: Game, attack: Attack) -> Step | StepResult:
        attack.criticals += (self.card.key,)
        game.emit(CriticalEffectResolved(attack.attacker, self.card.key))
        return self.do(game, attack)

    def do(self, game: Game, attack: Attack) -> StepResult:
        return DONE


class BlueCritical(MadeUpCritical, kw_only=True):
    """A critical effect that needs a blue critical icon."""

    color = Color.BLUE


class ShieldsDown(MadeUpCritical, kw_only=True):
    """Every hull zone of the defender loses all its shields."""

    def do(self, game: Game, attack: Attack) -> StepResult:
        ship = ShipId(attack.defender)
        for zone in game.zones(ship):
            change_shields(game, ship, zone, -game.shields(ship, zone), self.card.key)
        return DONE


class DamageNextDoor(MadeUpCritical, kw_only=True):
    """Each hull zone adjacent to the defending one suffers damage, one after the other."""

    amount: ClassVar[int] = 1

    def do(self, game: Game, attack: Attack) -> StepResult:
        return NEXT

    def damage_right(self, game: Game) -> StepResult:
        attack: Attack = game.subject_of(self)
        return Call(attack.damage(game, HullZone.RIGHT, self.amount, self.card.key))

    def damage_left(self, game: Game) -> StepResult:
        attack: Attack = game.subject_of(self)
        attack.count_cards(game.result(SufferDamage))
        return Call(attack.damage(game, HullZone.LEFT, self.amount, self.card.key))

    def look(self, game: Game) -> StepResult:
        attack: Attack = game.subject_of(self)
        attack.count_cards(game.result(SufferDamage))
        return DONE

    steps = (Effect.resolve_effect, damage_right, damage_left, look)


class MuchDamageNextDoor(DamageNextDoor, kw_only=True):
    """So much damage that nobody survives it."""

    amount = 20


class DiscardFirstFaceupCard(Effect[DealDamageCard], kw_only=True):
    """The first damage card that would be dealt faceup is thrown away."""

    def decider(self, game: Game, dealing: DealDamageCard) -> Seat:
        return game.owner(dealing.ship)

    def can_resolve(self, game: Game, dealing: DealDamageCard) -> bool:
        return dealing.faceup and not game.state.decks[0].discarded

    def resolve(self, game: Game, dealing: DealDamageCard) -> StepResult:
        dealing.prevented = True
        return DONE


class RememberDamage(AttackersEffect, kw_only=True):
    """After the defender suffered damage; the range of the attack is known even if the defender is gone."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return attack.suffered and attack.range(game) is not None
