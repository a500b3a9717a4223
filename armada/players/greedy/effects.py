"""Card effects: whether to resolve one, decided by trying it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from armada.engine.effects import read_ident
from armada.engine.questions import PASS, Question
from armada.players.greedy.lookahead import gain_over, look_ahead, mean_gain
from armada.players.greedy.policy import STANDING, cards_among, choose_effect, is_critical, wants
from armada.players.knowledge import SeatKnowledge
from armada.rules.attack import Attack
from armada.rules.attack_effects import STANDARD_CRITICAL

GAIN: Final = 0.05
"""The points that an effect with a cost must reliably gain to be resolved."""

NO_HARM: Final = 1e-6


def choose_card_effect(knowledge: SeatKnowledge, question: Question[str], seed: str) -> Any:
    """The effect that gains most; effects of the rules by the policy, when no card helps any more."""
    options = question.options
    cards = cards_among(options)
    if not cards:
        return choose_effect(knowledge.game, question)
    critical = STANDARD_CRITICAL in options
    rest: Any = STANDARD_CRITICAL if critical else PASS
    if not question.may_pass and not critical:
        if len(cards) == 1:
            return cards[0]
        values = [sum(found) for found in look_ahead(knowledge, question, cards, seed)]
        return cards[values.index(max(values))]
    left, *found = look_ahead(knowledge, question, [rest, *cards], seed)
    gains = [_gain(knowledge, card, resolved, left) for card, resolved in zip(cards, found, strict=True)]
    if max(gains) > 0:
        return cards[gains.index(max(gains))]
    standing = next((key for key in STANDING if key in options and wants(knowledge.game, key)), None)
    return standing if standing is not None else rest


def _gain(knowledge: SeatKnowledge, card: str, resolved: Sequence[float], left: Sequence[float]) -> float:
    """The gain of an effect: the reliable gain if it has a cost; a free one is resolved if it does no harm.

    In an attack, where all that counts is seen, it must do some good.
    """
    if _costs_something(knowledge, card):
        return gain_over(resolved, left) - GAIN
    return mean_gain(resolved, left) + (-NO_HARM if knowledge.game.innermost(Attack) else NO_HARM)


def _costs_something(knowledge: SeatKnowledge, card: str) -> bool:
    """Whether the card is exhausted or discarded for its effect, or the effect takes the place of another one."""
    timing = knowledge.game.open_timing
    if timing is None or is_critical(knowledge.game):
        return True
    effects = knowledge.game.index.edition.effects_of(read_ident(card)[0])
    return any(effect.cost is not None for effect in effects if effect.at is timing)
