"""The attacker's step of the dice: what locking each token and resolving each effect would bring, on average.

Dice that an effect rolls are counted with every face that they can show, so that the figures are those of the table of
defense tokens. Effects that roll many dice, or ask what the count cannot answer, have no figure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from math import factorial, prod
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from armada.analysis.defenses import Suffered
from armada.analysis.pool_outcomes import best_locks, lock_outcomes
from armada.catalog.cards import Color
from armada.engine.effects import read_ident
from armada.engine.questions import Question
from armada.engine.seats import CHANCE, Seat
from armada.engine.windows import EFFECT
from armada.messages.message import say
from armada.players.greedy.policy import policy_answer
from armada.players.knowledge import SeatKnowledge
from armada.rules.attack import Attack
from armada.rules.dice import ROLL
from armada.rules.game import Game
from armada.rules.timing import ATK_2_AFTER_ROLL, ATK_3_MODIFY
from armada.screens.previews.replies import DiceOutcome, DiceStep, EffectOutcome, LockOutcome, PreviewRefused
from armada.state.dice import Die, DieFace, Pool, faces_of
from armada.state.records import TokenId

SEED: Final = "dice"
ACCURACY: Final = "accuracy"
MAX_RESULTS: Final = 130
"""How many results of the rolls of an effect are counted; an effect with more has no figure."""

MAX_QUESTIONS: Final = 6
"""How many questions an effect may ask until its dice are known."""

STEP: Final = (ATK_2_AFTER_ROLL, ATK_3_MODIFY)
"""The windows in which an attacker changes the dice that were rolled."""

COLORS: Final = {frozenset(faces_of(color)): color for color in Color}


class _First:
    """A source of numbers for a sample of which only the size matters."""

    def random(self) -> float:
        return 0.0


FIRST: Final = _First()


class Result(NamedTuple):
    """The pool and the locked tokens after an effect, and how likely they are."""

    chance: float
    pool: Pool
    locked: tuple[TokenId, ...]


def is_dice_step(game: Game, question: Question[Any]) -> bool:
    """Whether an attacker is asked what to do with the dice that were rolled."""
    attack = game.innermost(Attack)
    return (
        question.kind is EFFECT
        and attack is not None
        and attack.was_performed
        and game.open_timing in STEP
        and question.seat == game.controller(attack.attacker)
    )


def dice_step(game: Game, seat: Seat | None) -> DiceStep | PreviewRefused:
    """What each choice of the attacker would bring."""
    question = next((each for each in game.questions if each.seat == seat), None)
    attack = game.innermost(Attack)
    if seat is None or question is None or attack is None or not is_dice_step(game, question):
        return PreviewRefused(reason=say("previews-not-your-decision"))
    twin: Game = SeatKnowledge(game, seat).imagine(SEED)
    attack = twin.innermost(Attack)
    assert attack is not None
    found = lock_outcomes(twin, attack) if ACCURACY in question.options else lock_outcomes(twin, _blind(attack))
    best = best_locks(found)
    return DiceStep(
        locks=tuple(
            [LockOutcome(tokens=each.tokens, outcome=_shown(each.suffered), best=each == best) for each in found]
        ),
        effects=tuple(
            [_effect(twin, question, ident) for ident in question.options if read_ident(ident)[0] != ACCURACY]
        ),
    )


def _blind(attack: Attack) -> Attack:
    """The attack as if its accuracy icons were of no use."""
    dice = tuple([Die(die.color, DieFace.BLANK) if die.face is DieFace.ACCURACY else die for die in attack.pool.dice])
    return replace(attack, pool=Pool(dice))


def _shown(suffered: Suffered) -> DiceOutcome:
    return DiceOutcome(
        damage=round(suffered.damage, 4),
        shields=round(suffered.shields, 4),
        cards=round(suffered.cards, 4),
        destroyed=round(suffered.destroyed, 4),
    )


# Effects


def _effect(game: Game, question: Question[Any], ident: str) -> EffectOutcome:
    """The average outcome if an effect is resolved now, and no other after it."""
    twin = game.copy()
    twin.external_chance = True
    attack = twin.innermost(Attack)
    assert attack is not None
    before = (attack.pool, attack.locked)
    twin.play(ident, question.seat)
    results = _results(twin, attack, question.seat, MAX_QUESTIONS)
    if results is None or {(each.pool, each.locked) for each in results} == {before}:
        return EffectOutcome(answer=ident)
    sums = [0.0] * len(Suffered._fields)
    for each in results:
        suffered = best_locks(lock_outcomes(game, _after(game, each))).suffered
        sums = [total + each.chance * part for total, part in zip(sums, suffered, strict=True)]
    return EffectOutcome(answer=ident, outcome=_shown(Suffered(*sums)), rolls=len(results) > 1)


def _after(game: Game, result: Result) -> Attack:
    attack = game.innermost(Attack)
    assert attack is not None
    return replace(attack, pool=result.pool, locked=result.locked)


def _results(game: Game, attack: Attack, seat: Seat, left: int) -> list[Result] | None:
    """How an effect that has begun may end; None where that cannot be said in a few steps."""
    asked = next(iter(game.questions), None)
    if asked is None or asked.seat not in (seat, CHANCE) or (game.open_timing in STEP and asked.kind is EFFECT):
        return [Result(1.0, attack.pool, attack.locked)]
    if left == 0 or (asked.seat == CHANCE and asked.kind is not ROLL):
        return None
    if asked.seat == seat:
        game.play(policy_answer(game, asked), seat)
        return _results(game, attack, seat, left - 1)
    return _rolled(game, asked, seat, left)


def _rolled(game: Game, asked: Question[Any], seat: Seat, left: int) -> list[Result] | None:
    """Every result of a roll, with what comes after it."""
    rolls = list(islice(_rolls(_colors(asked)), MAX_RESULTS + 1))
    if len(rolls) > MAX_RESULTS:
        return None
    found: list[Result] = []
    for chance, faces in rolls:
        twin = game.copy()
        attack = twin.innermost(Attack)
        assert attack is not None
        twin.play(faces, CHANCE)
        after = _results(twin, attack, seat, left - 1)
        if after is None or len(found) + len(after) > MAX_RESULTS:
            return None
        found += [each._replace(chance=chance * each.chance) for each in after]
    return found


def _colors(asked: Question[Any]) -> tuple[Color, ...]:
    """The colours of the dice that are about to be rolled: which faces each may show says it."""
    some = asked.sample(FIRST)
    assert isinstance(some, tuple)
    every = list(DieFace)

    def may_show(place: int) -> frozenset[DieFace]:
        return frozenset([face for face in every if asked.accepts((*some[:place], face, *some[place + 1 :]))])

    return tuple([COLORS[may_show(place)] for place in range(len(some))])


def _rolls(colors: tuple[Color, ...]) -> Iterator[tuple[float, tuple[DieFace, ...]]]:
    """The faces that dice may show, each result with its chance; dice of one colour in one order only."""
    groups = [(color, colors.count(color)) for color in dict.fromkeys(colors)]
    for some in product(
        *[combinations_with_replacement(sorted(set(faces_of(color))), count) for color, count in groups]
    ):
        chance = prod([_chance(color, faces) for (color, _), faces in zip(groups, some, strict=True)])
        left = {color: list(faces) for (color, _), faces in zip(groups, some, strict=True)}
        yield chance, tuple([left[color].pop() for color in colors])


def _chance(color: Color, faces: tuple[DieFace, ...]) -> float:
    """The chance that dice of a colour show these faces, in any order."""
    sides, shown = Counter(faces_of(color)), Counter(faces)
    orders = factorial(len(faces)) // prod([factorial(count) for count in shown.values()])
    return orders * prod([(sides[face] / 8) ** count for face, count in shown.items()])
