"""Effects of cards: whether to resolve one, by trying it out."""

from __future__ import annotations

from typing import Any, Final

from armada.engine.questions import PASS, Question
from armada.players.instinct import STANDING, cards_among, choose_effect, wants
from armada.players.lookahead import gain_over, look_ahead
from armada.players.outlook import Outlook
from armada.rules.attack_effects import STANDARD_CRITICAL

GAIN: Final = 0.05
"""What an effect must surely gain, in points, to be resolved rather than left."""


def choose_card_effect(outlook: Outlook, question: Question[str], seed: str) -> Any:
    """The effect that gains most; those of the rules by instinct, when no card helps any more."""
    options = question.options
    cards = cards_among(options)
    if not cards:
        return choose_effect(outlook.game, question)
    critical = STANDARD_CRITICAL in options
    rest: Any = STANDARD_CRITICAL if critical else PASS
    if not question.may_pass and not critical:
        if len(cards) == 1:
            return cards[0]
        worths = [sum(found) for found in look_ahead(outlook, question, cards, seed)]
        return cards[worths.index(max(worths))]
    left, *found = look_ahead(outlook, question, [rest, *cards], seed)
    gains = [gain_over(resolved, left) for resolved in found]
    if max(gains) > GAIN:
        return cards[gains.index(max(gains))]
    standing = next((key for key in STANDING if key in options and wants(outlook.game, key)), None)
    return standing if standing is not None else rest
