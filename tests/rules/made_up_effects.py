"""Effects on attacks that no card has in quite this way: tests register them with the fixture `made_up`."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.engine.effects import Effect
from armada.engine.procedures import DONE, Outcome, Step
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.state.dice import DieFace
from armada.state.events.attack import DiceModified


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

    def resolve(self, game: Game, attack: Attack) -> Outcome:
        attack.colors = ()
        return DONE


class LoseHalfOfTheDice(AttackersEffect, kw_only=True):
    """The attack loses half of its dice, rounded down, before it is rolled."""

    def resolve(self, game: Game, attack: Attack) -> Outcome:
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

    def resolve(self, game: Game, attack: Attack) -> Outcome:
        attack.pool = attack.pool.turned((0,), (DieFace.ACCURACY,))
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE


class SpendFirstDie(AttackersEffect, kw_only=True):
    """The first die is spent."""

    def resolve(self, game: Game, attack: Attack) -> Outcome:
        attack.pool = attack.pool.without((0,))
        game.emit(DiceModified(self.card.key, attack.pool))
        return DONE
