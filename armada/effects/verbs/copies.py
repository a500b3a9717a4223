"""Titles of which one ship uses the copy of another."""

from __future__ import annotations

from armada.effects.verbs.units import CHOSEN_SHIP, is_at
from armada.engine.effects import CardInPlay
from armada.engine.procedures import rule
from armada.engine.questions import Asking, choose
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.state.events.cards import UpgradeExhausted
from armada.state.records import ShipId, UpgradeId


def ships_with_copy(game: Game, card: CardInPlay, band: Distance) -> dict[ShipId, UpgradeId]:
    """The other friendly ships up to a distance that have a readied copy of a card."""
    return {
        upgrade.ship: upgrade.id
        for upgrade in game.state.upgrades
        if upgrade.card == card.key
        and upgrade.ship != card.unit
        and not upgrade.exhausted
        and not upgrade.discarded
        and game.is_in_play(upgrade.ship)
        and game.are_friendly(upgrade.ship, card.unit)
        and is_at(game, card.unit, upgrade.ship, band)
    }


@rule("UPG-16")
def exhaust_copy(game: Game, seat: Seat, card: CardInPlay, band: Distance) -> Asking[ShipId]:
    """Exhaust the copy of another ship, and say whose."""
    found = ships_with_copy(game, card, band)
    ship = yield from choose(seat, CHOSEN_SHIP, tuple(found))
    game.emit(UpgradeExhausted(found[ship]))
    return ship


def is_exhausted(game: Game, card: CardInPlay) -> bool:
    """Whether a card itself is exhausted."""
    return game.state.upgrades[card.place].exhausted
