"""The base classes of card effects, what an effect leaves behind, and a value as it would be without a card."""

from __future__ import annotations

from typing import Generic, TypeVar

from armada.catalog.profiles import Profile
from armada.engine.effects import CardInPlay, Effect
from armada.engine.seats import Seat
from armada.engine.timings import Query
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.state.events.cards import LastingBegun
from armada.state.records import Lasting, Scope, ShipId, SquadronId, UnitId

P = TypeVar("P")
S = TypeVar("S")
V = TypeVar("V")


class ShipEffect(Effect[P], Generic[P], kw_only=True):
    """An effect of a card that is equipped to a ship: in its text "you" is that ship (UPG-12)."""

    @property
    def key(self) -> str:
        """The key of its card."""
        return self.card.key

    @property
    def ship(self) -> ShipId:
        """The ship that carries the card."""
        return ShipId(UnitId(self.card.unit))


class AttackEffect(ShipEffect[Attack], kw_only=True):
    """An effect on an attack of the ship that carries its card, or of others the card names; the attacker decides."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)


class SquadronEffect(Effect[P], Generic[P], kw_only=True):
    """An effect of a squadron card: in its text "you" is that squadron (UPG-13)."""

    @property
    def key(self) -> str:
        """The key of its card."""
        return self.card.key

    @property
    def squadron(self) -> SquadronId:
        """The squadron itself."""
        return SquadronId(UnitId(self.card.unit))


class LendsTokens(SquadronEffect[Attack], kw_only=True):
    """An effect by which a defender can spend defense tokens of another squadron."""


def older_rulings(profile: Profile) -> bool:
    """For games of profiles that play the rulings of 2016."""
    return not profile.later_rulings


def later_rulings(profile: Profile) -> bool:
    """For games of profiles that play the last official rulings."""
    return profile.later_rulings


def mark(game: Game, key: str, scope: Scope, *, unit: int = -1, seat: int = -1, value: int = 0, text: str = "") -> None:
    """Leave something behind until a scope ends."""
    game.emit(LastingBegun(Lasting(key=key, scope=scope, unit=unit, seat=seat, value=value, text=text)))


def ask_without(game: Game, card: CardInPlay, query: Query[S, V], subject: S, value: V) -> V:
    """The answer of a query as it would be if a card did not change it."""
    for other, change in game.index.modifiers.get(query.id, ()):
        if other != card and game.is_in_force(other):
            value = change(game, other, subject, value)
    return value
