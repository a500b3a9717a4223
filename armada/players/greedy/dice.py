"""Dice: the value of a face, and which dice to reroll, change, spend or cancel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from armada.analysis.dice_in_hand import dice_in_hand
from armada.analysis.die_damage import counts_crits, die_damage
from armada.catalog.cards import Color
from armada.engine.questions import PASS, Pass, Question, SomeQuestion
from armada.rules.attack import Attack
from armada.rules.defense_tokens import evading_in
from armada.rules.game import Game
from armada.state.dice import CRITS, DieFace, faces_of
from armada.state.records import TokenState

ACCURACY: Final = 0.6
"""The value of an accuracy icon, in damage, if there are tokens to lock."""

CRITICAL: Final = 0.25
"""The value of the first critical icon beyond its damage."""


class DiceValue:
    """The value of the dice of an attack, to the attacker or to the defender.

    Places count the dice in hand: an effect that asks for a die leaves out those that were spent for it.
    """

    def __init__(self, game: Game, attack: Attack, seat: int) -> None:
        self.attack = attack
        self.dice = dice_in_hand(game, attack)
        self.crits = counts_crits(game, attack)
        defense = game.unit(attack.defender).defense
        self.locks = any(token.state is not TokenState.DISCARDED for token in defense)
        self.for_attacker = game.state.players[seat].side == game.side(attack.attacker)

    def face(self, face: DieFace) -> float:
        """The value of a face to the attacker."""
        value = float(die_damage(face, self.crits))
        if face is DieFace.ACCURACY and self.locks:
            value += ACCURACY
        if self.crits and face in CRITS:
            value += CRITICAL
        return value

    def mean(self, color: Color) -> float:
        """The value of a die before it is rolled."""
        return sum([self.face(face) for face in faces_of(color)]) / 8

    def die(self, place: int) -> float:
        """The value of the die at a place to this seat."""
        value = self.face(self.dice[place].face)
        return value if self.for_attacker else -value

    def reroll_gain(self, place: int) -> float:
        """The average gain from rerolling the die at a place."""
        die = self.dice[place]
        gain = self.mean(die.color) - self.face(die.face)
        return gain if self.for_attacker else -gain


def dice_value_of(game: Game, question: Question[Any]) -> DiceValue:
    """The value of the dice of the attack under way to the asked seat."""
    attack = game.innermost(Attack)
    assert attack is not None
    return DiceValue(game, attack, question.seat)


def choose_reroll(game: Game, question: Question[int]) -> int | Pass:
    """The die that gains most by a reroll; none if none gains and passing is allowed."""
    dice_value = dice_value_of(game, question)
    best = max(question.options, key=dice_value.reroll_gain)
    return PASS if question.may_pass and dice_value.reroll_gain(best) <= 0 else best


def choose_rerolls(game: Game, question: Question[tuple[int, ...]]) -> tuple[int, ...]:
    """All dice that gain by a reroll, as many as may be rerolled."""
    dice_value = dice_value_of(game, question)
    assert isinstance(question, SomeQuestion)
    return fitting(
        question, [place for place in question.things if dice_value.reroll_gain(place) > 0.05], dice_value.reroll_gain
    )


def fitting(question: SomeQuestion[Any], wanted: Iterable[Any], gain: Any = None) -> tuple[Any, ...]:
    """The legal set closest to the wanted one: the best of it, or more if more must be chosen."""
    order = sorted(question.things, key=gain, reverse=True) if gain else list(question.things)
    want = [thing for thing in order if thing in set(wanted)]
    rest = [thing for thing in order if thing not in want]
    most = len(order) if question.most is None else question.most
    for count in (*range(min(most, max(question.least, len(want))), -1, -1), *range(len(want) + 1, len(order) + 1)):
        chosen = tuple([*want, *rest][:count])
        if question.accepts(chosen):
            return chosen
    return question.options[0]


WORTH_A_TOKEN = 1.0
"""The damage that a die must do for an Evade to be discarded for it."""


def choose_evaded(game: Game, question: Question[tuple[int, ...]]) -> tuple[int, ...]:
    """The dice that hurt most: those to be canceled, or to be rerolled."""
    dice_value = dice_value_of(game, question)
    assert isinstance(question, SomeQuestion)
    most, attack = question.most or 1, game.innermost(Attack)
    best = sorted(question.things, key=lambda place: (-dice_value.reroll_gain(place), place))[:most]
    usual = most if attack is None else most - evading_in(game, attack).extra
    dear = [place for place in best[usual:] if dice_value.reroll_gain(place) >= WORTH_A_TOKEN]
    best = [*best[:usual], *dear]
    return fitting(question, [place for place in best if dice_value.reroll_gain(place) > 0], dice_value.reroll_gain)


def choose_least_die(game: Game, question: Question[int]) -> int:
    """The die with the least value to the asked seat: to be spent, changed or canceled."""
    dice_value = dice_value_of(game, question)
    return min(question.options, key=dice_value.die)


def choose_face(game: Game, question: Question[DieFace]) -> DieFace:
    """The face with the most value."""
    dice_value = dice_value_of(game, question)
    sign = 1 if dice_value.for_attacker else -1
    return max(question.options, key=lambda face: sign * dice_value.face(face))


def choose_added(game: Game, question: Question[Color]) -> Color:
    """The colour with the most value."""
    dice_value = dice_value_of(game, question)
    return max(question.options, key=dice_value.mean)


def choose_removed(game: Game, question: Question[Color]) -> Color:
    """The colour with the least value to the attacker, or the most if the defender chooses."""
    dice_value = dice_value_of(game, question)
    sign = 1 if dice_value.for_attacker else -1
    return min(question.options, key=lambda color: sign * dice_value.mean(color))
