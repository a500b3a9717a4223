"""The effects of the damage cards that lie faceup on ships (S-25): found once, until something about a unit changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from armada.catalog.cards import CardKind
from armada.engine.card_ids import CardId
from armada.engine.effects import EVERY_EDITION, CardInPlay, Edition, Effect
from armada.state.game_state import GameState
from armada.state.records import IN_PLAY, Ship, Unit


class FaceupCards:
    """The effects of all faceup damage cards of ships in play, by timing."""

    __slots__ = ("edition", "effects", "units")

    last: ClassVar[FaceupCards]

    def __init__(self, units: tuple[Unit, ...], edition: Edition) -> None:
        self.units, self.edition = units, edition
        self.effects: dict[str, list[Effect[Any]]] = {}

    @classmethod
    def of(cls, state: GameState, edition: Edition, titles: Sequence[str]) -> FaceupCards:
        """Those of a state: the last ones found, if its ships are the same. `titles` are those of a damage deck."""
        last = cls.last
        if last.units is not state.units or last.edition is not edition:
            last = FaceupCards(state.units, edition)
            last._find(titles, has_one_deck=len(state.decks) == 1)
            cls.last = last
        return last

    def _find(self, titles: Sequence[str], has_one_deck: bool) -> None:
        for unit in self.units:
            if isinstance(unit, Ship) and unit.damage and unit.status is IN_PLAY:
                for damage in unit.damage:
                    if damage.faceup and damage.number >= 0:
                        title = titles[damage.number]
                        id = CardId(CardKind.DAMAGE_CARD, damage.number, 0 if has_one_deck else unit.seat)
                        card = CardInPlay(title, id.number, unit.id, unit.seat, unit.controlled_by)
                        for kind in self.edition.effects_of(title):
                            self.effects.setdefault(kind.at.id, []).append(kind(card=card))


FaceupCards.last = FaceupCards((), EVERY_EDITION)
