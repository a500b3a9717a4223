"""Squadron keywords: who has which, and with what value (KEY).

What each keyword does is written like the effect of a card, in `armada.effects.keywords`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.engine.procedures import rule
from armada.rules.game import Game
from armada.rules.queries import KEYWORD, KeywordOf
from armada.state.records import Squadron, UnitId

GAINED_KEYWORD: Final = "gained keyword"
"""The key of what an effect leaves behind when it gives a keyword for some time: `text` names it."""


@rule("KEY-01", "KEY-35", "EXT-keyword-01")
def keyword_value(game: Game, unit: UnitId, keyword: str) -> int | None:
    """The value of a keyword, printed or gained; 0 for one without value, None where the keyword is missing."""
    record = game.state.units[unit]
    printed = None
    if isinstance(record, Squadron):
        printed = printed_keywords(record.card, game.state.printing).get(keyword)
    if game.state.lasting:
        for entry in game.lasting(GAINED_KEYWORD, unit):
            if entry.text == keyword:
                printed = (printed or 0) + entry.value
    return game.ask(KEYWORD, KeywordOf(unit, keyword), printed)


def has_keyword(game: Game, unit: UnitId, keyword: str) -> bool:
    """Whether a squadron, or a ship by an effect, has a keyword."""
    return keyword_value(game, unit, keyword) is not None


@cache
def printed_keywords(card: str, printing: Printing) -> dict[str, int]:
    """The keywords on a squadron card and their values, 0 for those without."""
    return {keyword.name: keyword.value or 0 for keyword in catalog(printing).squadrons[card].keywords}
