"""The bearer of a card in play: the ship or squadron that it belongs to."""

from __future__ import annotations

from armada.catalog.cards import CardKind
from armada.engine.card_ids import CardId
from armada.state.game_state import GameState
from armada.state.records import Ship, UnitId


def bearer_of(state: GameState, card: CardId | None) -> UnitId | None:
    """The ship or squadron that a card belongs to; an objective belongs to none, nor does a rule.

    A damage card belongs to the ship that has it faceup, and where each player has a deck, to one of its owner's.
    """
    match card:
        case CardId(kind=CardKind.UPGRADE, place=place):
            return state.upgrades[place].ship
        case CardId(kind=CardKind.SQUADRON, place=place):
            return state.units[place].id
        case CardId(kind=CardKind.DAMAGE_CARD, place=place, deck=deck):
            return _damaged(state, place, deck)
    return None


def _damaged(state: GameState, place: int, deck: int) -> UnitId | None:
    ships = [unit for unit in state.units if isinstance(unit, Ship) and (len(state.decks) == 1 or unit.seat == deck)]
    for ship in ships:
        if any(card.faceup and card.number == place for card in ship.damage):
            return ship.id
    return None
