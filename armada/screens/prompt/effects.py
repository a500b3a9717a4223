"""Effects that can be resolved, as a screen offers them: the card, whose it is, what it costs and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from armada.catalog.shapes import obstacle_tokens
from armada.engine.effects import Effect, read_ident
from armada.rules.bearers import bearer_of
from armada.rules.game import Game
from armada.rules.obstacles import KEYS
from armada.rules.timing import ATK_5_CRIT
from armada.screens.prompt.parts import Anchor, Option
from armada.screens.scene.pieces import SUMMARIES
from armada.words.effects import BY_THE_RULES, capital, card_of_effect, effect_name, effect_note, effect_title
from armada.words.names import words


def effect_option(game: Game, ident: str) -> Option:
    """An effect in a list of choices."""
    key, id = read_ident(ident)
    if key in KEYS:
        return _obstacle(game, ident, KEYS[key])
    offered = game.offered_effects()
    effect = next((each for each in offered if each.ident == ident), None)
    unit = bearer_of(game.state, id)
    return Option(
        answer=ident,
        label=effect_name(game, ident),
        note=effect_note(game, key, effect),
        anchor=None if unit is None else Anchor(unit=unit),
        card=None if id is None else key,
        icon=key if key in BY_THE_RULES else "",
        effect=card_of_effect(key),
        title=effect_title(game, key),
        free=effect is not None and _is_free(effect, offered),
    )


def _is_free(effect: Effect[Any], offered: Sequence[Effect[Any]]) -> bool:
    """Whether nobody would decline an effect; of several critical effects one takes the place of the others."""
    return effect.is_free and (effect.at is not ATK_5_CRIT or len(offered) == 1)


def _obstacle(game: Game, ident: str, number: int) -> Option:
    obstacle = game.state.obstacles[number]
    note = SUMMARIES[obstacle_tokens()[obstacle.key].kind]
    name = capital(words(obstacle.key))
    anchor = Anchor(obstacle=number)
    return Option(answer=ident, label=name, note=note, anchor=anchor, effect=obstacle.key, title=name)
