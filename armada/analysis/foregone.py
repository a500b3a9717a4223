"""Answers that nobody would want to be asked about: nothing depends on them, or they can still be changed.

Only facts that lie open on the table are looked at, so that an answer given at once tells nobody anything. Nothing that
has another use is ever spent.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

import msgspec

from armada.analysis.defenses import LATER, not_counted, outcomes_of
from armada.analysis.dice_in_hand import dice_in_hand
from armada.analysis.odds import cards_acting
from armada.analysis.pool_outcomes import locking_is_vain
from armada.catalog.cards import DefenseToken
from armada.engine.questions import PASS, Kind, Question, SomeQuestion
from armada.engine.windows import EFFECT
from armada.rules.attack import Attack
from armada.rules.attack_effects import ACCURACY_DIE, ADDED_COLOR, LOCKED_TOKEN, STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN, redirect_limit, redirecting, spendable_tokens
from armada.rules.game import Game
from armada.rules.ship_phase import DIAL_USE, DialUse
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.timing import ATK_3_MODIFY, ATK_4_SPEND, ATK_5_CRIT
from armada.state.records import TokenId

ACCURACY: Final = "accuracy"


class Foregone(StrEnum):
    """A kind of question that is answered at once unless its player wants to be asked."""

    DEFENSE = "defense"
    """Defense tokens, where none changes anything."""

    CRITICAL = "critical"
    """The standard critical effect, where it is the only one."""

    ACCURACY = "accuracy"
    """Accuracy icons where no token that they could lock changes anything."""

    DIAL = "dial"
    """A revealed dial is kept; its token can be taken instead until something becomes known."""

    MOVE = "move"
    """A squadron that can only move: it may still stay where it is."""

    FREE = "free"
    """An effect that costs nothing and only helps, where no other is offered."""

    EQUAL = "equal"
    """Dice or tokens between which there is no difference."""


class Why(StrEnum):
    """Why a question is answered at once; the log says it in words."""

    NO_DAMAGE = "no-damage"
    NO_TOKEN = "no-token"
    CRITICAL = "critical"
    ACCURACY = "accuracy"
    LOCK = "lock"
    DIAL = "dial"
    MOVE = "move"
    FREE = "free"
    EQUAL = "equal"
    COLOR = "color"


KINDS: Final = {
    Why.NO_DAMAGE: Foregone.DEFENSE,
    Why.NO_TOKEN: Foregone.DEFENSE,
    Why.CRITICAL: Foregone.CRITICAL,
    Why.ACCURACY: Foregone.ACCURACY,
    Why.LOCK: Foregone.ACCURACY,
    Why.DIAL: Foregone.DIAL,
    Why.MOVE: Foregone.MOVE,
    Why.FREE: Foregone.FREE,
    Why.EQUAL: Foregone.EQUAL,
    Why.COLOR: Foregone.EQUAL,
}
"""The kind of question that each reason belongs to."""


class ForegoneAnswer(msgspec.Struct, frozen=True):
    """An answer given without asking, and why."""

    why: Why
    answer: Any

    @property
    def kind(self) -> Foregone:
        """The kind of question that it answers."""
        return KINDS[self.why]


def foregone_answer(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    """The answer that is given without asking; None where the player decides."""
    if game.asks_in_secret:
        return None
    find = FINDERS.get(question.kind)
    return find(game, question) if find else None


def _defense(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    """No token is spent against an attack without damage, or where none changes what the defender suffers."""
    attack = game.innermost(Attack)
    if attack is None or attack is not game.asker:
        return None
    if _is_harmless(game, attack):
        return ForegoneAnswer(Why.NO_DAMAGE, PASS)
    if any(is_personal(game, attack, token) for token in question.options) or not_counted(game, question):
        return None
    none, *others = outcomes_of(game, question) or (None,)
    if none is None or any(msgspec.structs.replace(each, tokens=(), best=none.best) != none for each in others):
        return None
    return ForegoneAnswer(Why.NO_TOKEN, PASS)


def is_personal(game: Game, attack: Attack, token: TokenId) -> bool:
    """Whether the use of a token is not in the sum of what is suffered.

    A Redirect chooses the hull zone that loses its shields, unless none of them has any.
    """
    kind = game.unit(attack.defender).defense[token].kind
    if kind is DefenseToken.REDIRECT and attack.target_zone is not None:
        return any(redirect_limit(game, attack, zone) > 0 for zone in redirecting(game, attack).zones)
    return kind is DefenseToken.SALVO


def _locks_nothing(game: Game, attack: Attack) -> bool:
    """Whether the defender suffers the same whatever it spends, and nothing else may come of it."""
    able = spendable_tokens(game, attack)
    if any(is_personal(game, attack, token) for token in able):
        return False
    return not cards_acting(game, attack, LATER) and locking_is_vain(game, attack)


def _is_harmless(game: Game, attack: Attack) -> bool:
    """Whether an attack deals no damage and has no critical icon that could do anything else."""
    return attack.damage_so_far(game) == 0 and attack.pool.crits == 0


def _effect(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    timing, attack = game.open_timing, game.innermost(Attack)
    if not question.may_pass:
        return None
    if timing is not ATK_5_CRIT and [effect.is_free for effect in game.offered_effects()] == [True]:
        return ForegoneAnswer(Why.FREE, question.options[0])
    if attack is None:
        return None
    if timing is ATK_5_CRIT and question.options == (STANDARD_CRITICAL,):
        return ForegoneAnswer(Why.CRITICAL, STANDARD_CRITICAL)
    if timing is ATK_4_SPEND and question.seat == game.controller(attack.defender) and _is_harmless(game, attack):
        return ForegoneAnswer(Why.NO_DAMAGE, PASS)
    if timing is ATK_3_MODIFY and question.options == (ACCURACY,) and _is_harmless(game, attack):
        return ForegoneAnswer(Why.ACCURACY, PASS)
    if timing is ATK_3_MODIFY and question.options == (ACCURACY,) and _locks_nothing(game, attack):
        return ForegoneAnswer(Why.LOCK, PASS)
    return None


def _dial(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    return ForegoneAnswer(Why.DIAL, DialUse.KEEP)


def _action(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    return ForegoneAnswer(Why.MOVE, Action.MOVE) if question.options == (Action.MOVE,) else None


def _token(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    attack = game.innermost(Attack)
    if attack is None or question.may_pass:
        return None
    defense = game.unit(attack.defender).defense
    alike = {defense[token] for token in question.options if token < len(defense)}
    return _equal(question) if len(alike) == 1 else None


def _die(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    attack = game.innermost(Attack)
    if attack is None or question.may_pass or isinstance(question, SomeQuestion):
        return None
    dice = dice_in_hand(game, attack)
    return _equal(question) if len({dice[place] for place in question.options}) == 1 else None


def _color(game: Game, question: Question[Any]) -> ForegoneAnswer | None:
    """A die that can be of one colour only is added: the command is resolved for it."""
    return ForegoneAnswer(Why.COLOR, question.options[0]) if len(question.options) == 1 else None


def _equal(question: Question[Any]) -> ForegoneAnswer:
    return ForegoneAnswer(Why.EQUAL, question.options[0])


FINDERS: Final[dict[Kind[Any], Callable[[Game, Question[Any]], ForegoneAnswer | None]]] = {
    DEFENSE_TOKEN: _defense,
    EFFECT: _effect,
    DIAL_USE: _dial,
    SQUADRON_ACTION: _action,
    LOCKED_TOKEN: _token,
    ACCURACY_DIE: _die,
    ADDED_COLOR: _color,
}
