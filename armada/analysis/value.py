"""The value of ships and squadrons as they are: their points, by how much of them is left.

A ship keeps most of its worth until it is nearly destroyed, and the last hull points are the dearest: so an attacker
finishes what is weak, and a defender saves it. All figures are fleet points.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from armada.catalog.cards import DefenseToken, Printing
from armada.catalog.catalog import Catalog, catalog
from armada.engine.seats import Side
from armada.odds.results import Odds, Result
from armada.rules.destruction import hull_value
from armada.rules.game import Game
from armada.rules.scoring import victory_token_value
from armada.state.records import IN_PLAY, RESERVE, Ship, Squadron, TokenState, Unit

FOR_BEING: Final = 0.3
"""The share of its points that a ship or squadron keeps as long as it is not destroyed."""

SHIELD: Final = 0.55
"""A shield, in hull points."""

FACEUP: Final = 0.6
"""How many hull points more a faceup damage card costs than a facedown one."""

TOKENS: Final = {
    DefenseToken.BRACE: 4.0,
    DefenseToken.REDIRECT: 3.0,
    DefenseToken.EVADE: 2.5,
    DefenseToken.SCATTER: 4.0,
    DefenseToken.CONTAIN: 1.0,
    DefenseToken.SALVO: 0.0,
}
"""The value of a defense token on a ship of a hundred points; on others in proportion. A Salvo has no effect yet."""

EXHAUSTED: Final = 0.75
"""The share of its worth that an exhausted defense token has."""

COMMAND_TOKEN: Final = 1.5
RAID_TOKEN: Final = 2.0
"""A raid token costs a ship about a command."""

DISCARDED_UPGRADE: Final = 0.3
"""The share of its points that an upgrade loses when it is discarded."""

EXHAUSTED_UPGRADE: Final = 0.05
"""The share of its points that an upgrade lacks while it is exhausted."""


@lru_cache(maxsize=64)
def _prices(
    printing: Printing, units: tuple[str, ...], upgrades: tuple[tuple[str, int], ...], objective: str | None
) -> tuple[int, ...]:
    cards = catalog(printing)
    found = [_price(cards, unit, objective) for unit in units]
    for card, ship in upgrades:
        found[ship] += cards.upgrades[card].points
    return tuple(found)


def _price(cards: Catalog, unit: str, objective: str | None) -> int:
    """The points on a card; a station is worth a victory token to one side, and destroyed to the other."""
    if unit in cards.stations:
        return 2 * (cards.objectives[objective].victory_token or 0) if objective else 0
    card = cards.ships.get(unit) or cards.squadrons.get(unit)
    return 0 if card is None else card.points


def prices(game: Game) -> tuple[int, ...]:
    """The fleet points of each ship with its upgrades, and of each squadron, by id."""
    state = game.state
    return _prices(
        state.printing,
        tuple([unit.card for unit in state.units]),
        tuple([(upgrade.card, upgrade.ship) for upgrade in state.upgrades]),
        state.objective,
    )


def share(left: float, most: float) -> float:
    """The share of its points that something keeps with so much left of its hull points and shields."""
    return FOR_BEING + (1 - FOR_BEING) * sqrt(left / most) if left > 0 else FOR_BEING * 0.5


class HullLeft:
    """How much a ship or squadron can take before it is destroyed, in hull points, and how much it could at first."""

    __slots__ = ("hull", "left", "most", "price")

    def __init__(self, game: Game, unit: Unit, price: int) -> None:
        self.price = price
        if isinstance(unit, Ship):
            card = game.ship_card(unit.id)
            hull = hull_value(game, unit.id)
            self.hull: float = hull - len(unit.damage)
            faceup = sum([damage.faceup for damage in unit.damage])
            self.left = self.hull + SHIELD * sum(unit.shields) - FACEUP * faceup
            self.most: float = card.hull + SHIELD * sum(card.shields.values())
        elif isinstance(unit, Squadron):
            self.hull = self.left = unit.hull
            self.most = game.squadron_card(unit.id).hull
        else:
            self.most = game.station_card(unit.id).hull
            self.hull = self.left = self.most - len(unit.damage)

    @property
    def value(self) -> float:
        """Its value as it is."""
        return self.price * share(self.left, self.most) if self.hull > 0 else 0.0

    def loss(self, shields: float, cards: float, faceup: float = 0.0) -> float:
        """The value it loses with this many shields and damage cards or hull points, some of the cards faceup."""
        if cards >= self.hull:
            return self.value
        left = self.left - SHIELD * shields - cards - FACEUP * faceup
        return self.value - self.price * share(left, self.most)

    def loss_of(self, result: Result) -> float:
        """Its loss by an attack."""
        if result.destroyed:
            return self.value
        if result.cards or result.shields:
            return self.loss(result.shields, result.cards, result.faceup)
        return self.loss(0, result.damage) if result.damage else 0.0

    def expected_loss(self, odds: Odds) -> float:
        """Its average loss by an attack."""
        return sum([ways * self.loss_of(result) for result, ways in odds.ways]) / odds.total


def health(game: Game, unit: int) -> HullLeft:
    """How much is left of a ship or squadron."""
    return HullLeft(game, game.unit(unit), prices(game)[unit])


def token_values(unit: Unit, price: int) -> float:
    """The value of the defense tokens of a ship or squadron."""
    found = 0.0
    for token in unit.defense:
        if token.state is not TokenState.DISCARDED:
            found += TOKENS[token.kind] * (1.0 if token.state is TokenState.READIED else EXHAUSTED)
    return found * price / 100


def unit_value(game: Game, unit: Unit, price: int) -> float:
    """The value of a ship, squadron or station; nothing, if it is destroyed."""
    if unit.status is RESERVE:
        return price
    if unit.status is not IN_PLAY or not price:
        return 0.0
    found = HullLeft(game, unit, price).value + token_values(unit, price)
    if not isinstance(unit, Ship):
        return found
    found += COMMAND_TOKEN * len(unit.tokens) - RAID_TOKEN * len(unit.raided)
    return found + (1.0 if unit.revealed is not None else 0.0)


def material(game: Game, side: Side) -> float:
    """By how much a side is ahead: what is left of its fleet and of the enemy's, cards, and victory tokens."""
    state = game.state
    costs = prices(game)
    found = 0.0
    for unit in state.units:
        value = unit_value(game, unit, costs[unit.id])
        found += value if state.players[unit.seat].side == side else -value
    for upgrade in state.upgrades:
        if upgrade.exhausted or upgrade.discarded:
            points = game.upgrade_card(upgrade.id).points
            less = points * (DISCARDED_UPGRADE if upgrade.discarded else EXHAUSTED_UPGRADE)
            found -= less if state.players[upgrade.seat].side == side else -less
    tokens = state.victory_tokens
    if any(tokens):
        found += (tokens[side] - tokens[1 - side]) * (victory_token_value(game) or 10)
    return found
