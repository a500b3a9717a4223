"""Effects of cards: whether to resolve one, by trying it out."""

from __future__ import annotations

from typing import Any, Final

from armada.engine.questions import PASS, Question
from armada.players.instinct import STANDING, choose_effect, wants
from armada.players.lookahead import look_ahead
from armada.players.outlook import Outlook
from armada.rules.attack_effects import STANDARD_CRITICAL

GAIN: Final = 0.05
"""What an effect must gain, in points, to be resolved rather than left."""


def choose_card_effect(outlook: Outlook, question: Question[str], seed: str) -> Any:
    """The effect that gains most; those of the rules by instinct, when no card helps any more."""
    options = question.options
    cards = [key for key in options if key not in STANDING]
    if not cards:
        return choose_effect(outlook.game, question)
    critical = STANDARD_CRITICAL in options
    rest: Any = STANDARD_CRITICAL if critical else PASS
    if not question.may_pass and not critical:
        if len(cards) == 1:
            return cards[0]
        worths = look_ahead(outlook, question, cards, seed)
        return cards[worths.index(max(worths))]
    worths = look_ahead(outlook, question, [rest, *cards], seed)
    best = max(range(len(cards)), key=lambda place: worths[place + 1])
    if worths[best + 1] > worths[0] + GAIN:
        return cards[best]
    standing = next((key for key in STANDING if key in options and wants(outlook.game, key)), None)
    return standing if standing is not None else rest
