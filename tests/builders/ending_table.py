"""Tables on which a game is about to end: small fleets, some of them destroyed, and rounds played at random."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from armada.engine.effects import Effect
from armada.engine.procedures import DONE, REPEAT, Call, Procedure, StepResult
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.rules.rounds import Round
from armada.rules.winning import EndOfGame, EndReason, end_of_round
from armada.state.game_state import Outcome
from armada.state.records import ShipId, Status
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario

CORVETTE, CORVETTE_COST = "cr90_corvette_a", 44
VICTORY, VICTORY_COST = "victory_ii_class_star_destroyer", 85
FLOTILLA = "gr_75_medium_transports"
X_WINGS, X_WINGS_COST = "x_wing_squadron", 13
TIES, TIES_COST = "tie_fighter_squadron", 8


def duel(profile: str = "standard", **settings: Any) -> tuple[Scenario, ShipId, ShipId]:
    """A Victory of the first player against a corvette of the second, far from each other."""
    table = Scenario(profile=profile, **settings)
    return table, table.ship(VICTORY, 300, 200, speed=1), table.ship(CORVETTE, 1500, 800, 180, side=1, speed=1)


def lose(table: Scenario, *units: int) -> None:
    """Ships and squadrons that are destroyed already."""
    for unit in units:
        table.units[unit] = replace(table.units[unit], status=Status.DESTROYED, pose=None)


def ended(table: Scenario, reason: EndReason = EndReason.SIX_ROUNDS, **changes: Any) -> Outcome:
    """How the game ends if it ends now, with these changes of its state."""
    table.run(Still())
    table.game.state = replace(table.game.state, **changes)
    table.events = list(table.game.interrupt(EndOfGame(reason=reason)))
    outcome = table.game.state.outcome
    assert outcome is not None
    return outcome


class Still(Procedure):
    """Nothing happens."""

    def wait(self, game: Game) -> StepResult:
        return DONE

    steps = (wait,)


class RoundAfterRound(Procedure):
    """A game after its setup."""

    def play_round(self, game: Game) -> StepResult:
        return Call(Round(number=game.state.round + 1), then=REPEAT)

    steps = (play_round,)


def play_rounds(table: Scenario, *, until: int = 99, seed: int = 5) -> None:
    """Play at random until the game is over, or a round has begun."""
    rng = Random(seed)
    game = table.game
    game.external_chance = False
    while game.questions and game.state.round < until:
        question = game.questions[0]
        table.events += game.play(question.sample(rng), question.seat)


class RoundEnds(Procedure):
    """The last effects of a round are over."""

    def look(self, game: Game) -> StepResult:
        return end_of_round(game)

    steps = (look,)


def then(table: Scenario, procedure: Procedure) -> Outcome | None:
    """Carry out something more on a table; how the game ended, if it did."""
    table.events += table.game.interrupt(procedure)
    return table.game.state.outcome


class NoteRound(Effect[Any], kw_only=True):
    """Note at which timing it is resolved, and in which round."""

    def decider(self, game: Game, subject: Any) -> Seat:
        return Seat(0)

    def resolve(self, game: Game, subject: Any) -> StepResult:
        game.emit(EffectNoted(f"{type(self).at.id} of round {game.state.round}", 0))
        return DONE
