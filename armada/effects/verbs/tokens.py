"""Defense tokens: find them by state, and turn them."""

from __future__ import annotations

from types import new_class

from armada.catalog.cards import DefenseToken
from armada.effects.verbs.card_effects import ShipEffect
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, StepResult
from armada.engine.questions import Kind
from armada.rules.deploying import DeployShip
from armada.rules.game import Game
from armada.rules.timing import DEPLOY_AFTER
from armada.state.events.attack import DefenseTokenGained, DefenseTokenTurned
from armada.state.records import TokenId, TokenState, UnitId

CHOSEN_TOKEN = Kind[TokenId]("chosen defense token")


def tokens_in(game: Game, unit: UnitId, *states: TokenState) -> list[TokenId]:
    """The defense tokens of a ship or squadron that are in one of these states."""
    return [TokenId(place) for place, token in enumerate(game.unit(unit).defense) if token.state in states]


def turn_token(game: Game, unit: UnitId, token: TokenId, state: TokenState, by: str) -> None:
    """Exhaust, discard, ready or recover a defense token by an effect; that is not spending it (S-07)."""
    game.emit(DefenseTokenTurned(unit, token, state, by, game.unit(unit).defense[token].kind))


def gains_when_deployed(key: str, kind: DefenseToken) -> None:
    """Once it is deployed, in setup or later, the ship with a card has one more defense token, readied."""

    def can_resolve(self: ShipEffect[DeployShip], game: Game, deploying: DeployShip) -> bool:
        """It is this ship."""
        return deploying.ship == self.ship

    def resolve(self: ShipEffect[DeployShip], game: Game, deploying: DeployShip) -> StepResult:
        """A token like those on its card."""
        game.emit(DefenseTokenGained(self.ship, kind))
        return DONE

    name = "".join([word.capitalize() for word in (*key.split("_"), "deployed")])
    members = {"__doc__": gains_when_deployed.__doc__, "can_resolve": can_resolve, "resolve": resolve}
    made = new_class(name, (ShipEffect,), {"kw_only": True}, lambda namespace: namespace.update(members))
    trigger(key, at=DEPLOY_AFTER)(made)
