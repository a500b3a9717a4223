"""Defense tokens: find them by state, and turn them."""

from __future__ import annotations

from armada.engine.questions import Kind
from armada.rules.game import Game
from armada.state.events.attack import DefenseTokenTurned
from armada.state.records import TokenId, TokenState, UnitId

CHOSEN_TOKEN = Kind[TokenId]("chosen defense token")


def tokens_in(game: Game, unit: UnitId, *states: TokenState) -> list[TokenId]:
    """The defense tokens of a ship or squadron that are in one of these states."""
    return [TokenId(place) for place, token in enumerate(game.unit(unit).defense) if token.state in states]


def turn_token(game: Game, unit: UnitId, token: TokenId, state: TokenState, by: str) -> None:
    """Exhaust, discard, ready or recover a defense token by an effect; that is not spending it (S-07)."""
    game.emit(DefenseTokenTurned(unit, token, state, by, game.unit(unit).defense[token].kind))
