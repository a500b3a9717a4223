"""Command tokens: gained, limited, spent (CMD-17 to CMD-24)."""

from __future__ import annotations

from armada.engine.procedures import DONE, NEXT, REPEAT, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.rules.queries import MAY_GAIN_TOKEN, TOKEN_LIMIT
from armada.rules.timing import TOKEN_GAIN, TOKEN_SPEND
from armada.state.events.commands import CommandTokenDiscarded, CommandTokenGained, CommandTokenSpent
from armada.state.records import Command, ShipId

DISCARDED_TOKEN = Kind[Command]("discarded token")


def can_gain_token(game: Game, ship: ShipId) -> bool:
    """Whether a ship can gain a command token."""
    return game.is_in_play(ship) and game.ask(MAY_GAIN_TOKEN, ship, True)


def can_make_use_of_token(game: Game, ship: ShipId, command: Command) -> bool:
    """Whether a ship that is to gain a command token can have it, or an effect can give it to another instead."""
    if can_gain_token(game, ship):
        return True
    return bool(game.possible_effects(TOKEN_GAIN, GainCommandToken(ship=ship, command=command)))


@all_open
class GainCommandToken(Procedure, kw_only=True):
    """A ship gains a command token.

    Before it does, an effect can give the token to another ship by changing `ship`, or swallow it (`replaced`).
    """

    ship: ShipId
    command: Command
    replaced: bool = False

    @rule("CMD-17", "CMD-19", "CMD-67")
    def gain(self, game: Game) -> StepResult:
        """The token is placed with the ship; a duplicate goes at once, and then nothing else does."""
        if self.replaced or not can_gain_token(game, self.ship):
            return DONE
        duplicate = self.command in game.ship(self.ship).tokens
        game.emit(CommandTokenGained(self.ship, self.command))
        if duplicate:
            game.emit(CommandTokenDiscarded(self.ship, self.command))
            return DONE
        return NEXT

    @rule("CMD-18", "CMD-20")
    def keep_limit(self, game: Game) -> Step:
        """With more tokens than its command value the ship loses one of its owner's choice."""
        tokens = game.ship(self.ship).tokens
        if len(tokens) <= game.ask(TOKEN_LIMIT, self.ship, game.ship_card(self.ship).command):
            return DONE
        command = yield from choose(game.controller(self.ship), DISCARDED_TOKEN, tokens)
        game.emit(CommandTokenDiscarded(self.ship, command))
        return REPEAT

    steps = (TOKEN_GAIN, gain, keep_limit)


@all_open
class SpendCommandToken(Procedure, kw_only=True):
    """A ship spends a command token, for a command or as a cost."""

    ship: ShipId
    command: Command

    @rule("CMD-21", "CMD-22", "CMD-23", "CMD-24", "FX-21")
    def spend(self, game: Game) -> StepResult:
        """The token returns to the supply."""
        game.emit(CommandTokenSpent(self.ship, self.command))
        return NEXT

    steps = (spend, TOKEN_SPEND)
