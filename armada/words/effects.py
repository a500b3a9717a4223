"""Effects of cards and rules in words: what each is called and what it does."""

from __future__ import annotations

import re
from typing import Final

from armada.engine.effects import STANDING, Effect, read_ident
from armada.messages.message import say
from armada.rules.attack import Attack
from armada.rules.bearers import bearer_of
from armada.rules.game import Game
from armada.rules.keywords import keyword_value
from armada.rules.obstacles import KEYS
from armada.words.names import Names, obstacle_name

BY_THE_RULES: Final = frozenset(
    ("accuracy", "concentrate_fire", "navigate", "obstruction", "raid_dial", "raid_token", "standard_critical")
)
"""The keys of what the rules themselves offer."""


def effect_name(game: Game, ident: str) -> str:
    """The name of an effect in a list: its card, and the ship or squadron that has it."""
    card, unit = _card_and_bearer(game, ident)
    return say("effects-of-bearer", card=card, unit=unit) if unit else card


def effect_in_sentence(game: Game, ident: str) -> str:
    """The name of an effect within a sentence."""
    card, unit = _card_and_bearer(game, ident)
    return say("effects-of-bearer.in-sentence", card=card, unit=unit) if unit else card


def _card_and_bearer(game: Game, ident: str) -> tuple[str, str]:
    """The card and its bearer; a ship that has its name from the card is not named again."""
    key, id = read_ident(ident)
    title, unit = effect_title(game, key), bearer_of(game.state, id)
    name = "" if unit is None else game.unit(unit).label
    return (title, "") if name.startswith(title) else (title, name)


def effect_title(game: Game, key: str) -> str:
    """The name of its card, rule or obstacle."""
    if key in KEYS:
        return obstacle_name(game.state.obstacles[KEYS[key]].key, capital=True)
    if key in BY_THE_RULES:
        return say(f"effects-rule-{key.replace('_', '-')}")
    return capital(Names(game.state).card(card_of_effect(key)))


def card_of_effect(key: str) -> str:
    """The card or keyword whose rule it is, where a rule has a key of its own."""
    return STANDING.get(key, key)


def effect_note(game: Game, key: str) -> str:
    """A sentence about an effect; the summary of a card says what it costs."""
    if key in BY_THE_RULES:
        return say(f"effects-rule-{key.replace('_', '-')}.note")
    return _summary(game, card_of_effect(key))


def card_says(game: Game) -> str:
    """The summary of the card that is being resolved and asks."""
    effect = game.asker
    return _summary(game, effect.card.key) if isinstance(effect, Effect) else ""


def _summary(game: Game, key: str) -> str:
    cards = game.catalog
    for group in (cards.upgrades, cards.squadrons, cards.objectives, cards.damage_cards, cards.keywords):
        card = group.get(key)
        if card is not None:
            special = getattr(card, "special_rule", None)
            return _with_value(game, key, card.summary or special or "")
    return ""


def _with_value(game: Game, keyword: str, summary: str) -> str:
    """A sentence about a keyword, with the value that it has for who attacks or is attacked."""
    attack = game.innermost(Attack)
    if attack is None or keyword not in game.catalog.keywords or not game.catalog.keywords[keyword].has_value:
        return summary
    units = [game.state.units[unit] for unit in (attack.defender, attack.attacker) if unit < len(game.state.units)]
    value = next(filter(None, [keyword_value(game, unit.id, keyword) for unit in units]), None)
    if value == 1:
        summary = re.sub(r"\bX ((?:attack|blue) )?dice\b", r"1 \1die", summary)
    return summary if value is None else re.sub(r"\bX\b", str(value), summary)


def capital(text: str) -> str:
    """The text with a capital letter first."""
    return text[:1].upper() + text[1:]
