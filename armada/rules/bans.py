"""Bans: which card or keyword forbids something, by its name, and the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from armada.engine.effects import Contribution
from armada.rules.game import Game

ABSOLUTE: Final = "FX-03"
"""The rule that a ban of a card is absolute: cited where the effect has no rule of its own."""


class Ban(NamedTuple):
    """A ban: what forbids something, by its name, and the rule to cite."""

    by: str
    rule: str


def ban_among(game: Game, said: Iterable[Contribution]) -> Ban | None:
    """The last of these contributions that says no; None if none does."""
    last = next(iter([each for each in said if not each.after][-1:]), None)
    return None if last is None else Ban(name_of(game, last.key), rule_of(last))


def name_of(game: Game, key: str) -> str:
    """A card or keyword by its name."""
    card = game.catalog.cards.get(key)
    return card.title if card else "an effect"


def rule_of(said: Contribution) -> str:
    """The rule that a contribution carries out, the first of several."""
    return said.rules[0] if said.rules else ABSOLUTE
