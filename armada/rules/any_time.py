"""During a ship's activation: effects that can be used at any time of it, before each of its decisions (ACT.ANY).

A game without such a card pays a look-up for it.
"""

from __future__ import annotations

from armada.engine.procedures import DONE, Procedure, StepResult, rule
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.rules.timing import ACT_ANY
from armada.state.records import ShipId


@all_open
class Activation(Procedure, kw_only=True):
    """A ship's activation, as effects that can be used at any time of it know it: each once (FX-12)."""

    ship: ShipId
    used_effects: tuple[str, ...] = ()
    maneuvers: int = 0
    """Maneuvers that the ship has executed in it."""


@all_open
class AnyTime(Procedure, kw_only=True):
    """A moment of a ship's activation at which such effects can be used."""

    ship: ShipId
    used_effects: tuple[str, ...] = ()

    @rule("FX-11", "FX-12")
    def remember(self, game: Game) -> StepResult:
        """Effects used now cannot be used again in this activation."""
        activation = game.innermost(Activation)
        assert activation is not None
        activation.used_effects = self.used_effects
        return DONE

    steps = (ACT_ANY, remember)


def any_time(game: Game) -> AnyTime | None:
    """A moment to be called, if a ship is activating and some effect can be used at any time of that."""
    if ACT_ANY.id not in game.index.effects:
        return None
    activation = game.innermost(Activation)
    if activation is None:
        return None
    moment = AnyTime(ship=activation.ship, used_effects=activation.used_effects)
    return moment if game.possible_effects(ACT_ANY, moment) else None
