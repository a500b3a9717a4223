"""Effects of cards and rules in words: what each is called, what it costs and what it does."""

from __future__ import annotations

import re
from typing import Any, Final

from armada.engine.effects import STANDING, Effect, read_ident
from armada.rules.attack import Attack
from armada.rules.bearers import bearer_of
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.game import Game
from armada.rules.keywords import keyword_value
from armada.rules.obstacles import KEYS
from armada.words.names import Names, words

BY_THE_RULES: Final = {
    "accuracy": ("Spend an accuracy icon", "Lock one of the defender's defense tokens."),
    "concentrate_fire": ("Concentrate Fire", "The dial adds a die, the token rerolls one."),
    "navigate": ("Navigate", "Change the speed; the dial gives one more click."),
    "standard_critical": ("Standard critical effect", "The first damage card is dealt faceup."),
    "obstruction": ("Obstruction", "Remove a die."),
}
"""What the rules themselves offer: a label, and what it does."""

COSTS: Final = ((EXHAUST, "exhausts the card"), (DISCARD, "discards the card"))


def effect_name(game: Game, ident: str) -> str:
    """The name of an effect in a list: its card, and the ship or squadron that has it."""
    return ", ".join(_card_and_bearer(game, ident))


def effect_in_sentence(game: Game, ident: str) -> str:
    """The name of an effect within a sentence."""
    return " of ".join(_card_and_bearer(game, ident))


def _card_and_bearer(game: Game, ident: str) -> tuple[str, ...]:
    """The card and its bearer; a ship that has its name from the card is not named again."""
    key, id = read_ident(ident)
    if key in KEYS:
        return (capital(words(game.state.obstacles[KEYS[key]].key)),)
    title, unit = effect_title(game, key), bearer_of(game.state, id)
    name = "" if unit is None else game.unit(unit).label
    return (title,) if not name or name.startswith(title) else (title, name)


def effect_title(game: Game, key: str) -> str:
    """What its card or rule is called."""
    return BY_THE_RULES[key][0] if key in BY_THE_RULES else capital(Names(game.state).card(card_of_effect(key)))


def card_of_effect(key: str) -> str:
    """The card or keyword whose rule it is, where a rule has a key of its own."""
    return STANDING.get(key, key)


def effect_note(game: Game, key: str, effect: Effect[Any] | None) -> str:
    """What an effect costs and what it does."""
    if key in BY_THE_RULES:
        return BY_THE_RULES[key][1]
    cost = next((said for cost, said in COSTS if effect is not None and effect.cost is cost), "")
    summary = _summary(game, card_of_effect(key))
    is_told = cost.split(" ")[0].rstrip("s") in summary.lower()
    return summary if is_told else ". ".join([text for text in (capital(cost), summary) if text])


def card_says(game: Game) -> str:
    """What the card does that is being resolved and asks."""
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
    """What a keyword does, with the value that it has for who attacks or is attacked."""
    attack = game.innermost(Attack)
    if attack is None or keyword not in game.catalog.keywords or not game.catalog.keywords[keyword].has_value:
        return summary
    units = [game.state.units[unit] for unit in (attack.defender, attack.attacker) if unit < len(game.state.units)]
    value = next(filter(None, [keyword_value(game, unit.id, keyword) for unit in units]), None)
    if value == 1:
        summary = re.sub(r"\bX (blue )?dice\b", r"1 \1die", summary)
    return summary if value is None else re.sub(r"\bX\b", str(value), summary)


def capital(text: str) -> str:
    """The text with a capital letter first."""
    return text[:1].upper() + text[1:]
