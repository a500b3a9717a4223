"""Resolving commands: by a dial, by a token, or by both at once (CMD-25 to CMD-31)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from armada.engine.procedures import NEXT, Call, Outcome, Procedure, Step, rule
from armada.engine.questions import Kind, choose
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.game import Game
from armada.state.events.commands import CommandResolved, DialSpent
from armada.state.records import Command, Scope, ShipId


class Way(StrEnum):
    """What a ship spends to resolve a command."""

    DIAL = "dial"
    TOKEN = "token"
    BOTH = "both"


WAY = Kind[Way]("way", "Do you spend the dial, the token, or both?")


@rule("CMD-13", "CMD-25", "CMD-26", "CMD-28", "CMD-29", "CMD-30", "CMD-65")
def ways_to_resolve(game: Game, ship: ShipId, command: Command) -> tuple[Way, ...]:
    """How a ship can resolve a command now; not at all, if it resolved it this round already.

    Both means both at once: a dial and a token of one command are never used apart in a round.
    """
    record = game.ship(ship)
    if command in record.resolved:
        return ()
    dial, token = record.revealed is command, command in record.tokens
    if dial and token:
        return Way.DIAL, Way.TOKEN, Way.BOTH
    return (Way.DIAL,) if dial else (Way.TOKEN,) if token else ()


class CommandProcedure(Procedure, kw_only=True):
    """A ship resolves a command: what it spends, then the effect, which the command's own class lists after `spend`."""

    scope: ClassVar[Scope] = Scope.COMMAND
    command: ClassVar[Command]

    ship: ShipId
    by_dial: bool = False
    by_token: bool = False

    def is_over(self, game: Game) -> bool:
        """A destroyed ship resolves nothing more."""
        return not game.is_in_play(self.ship)

    @rule("CMD-25", "CMD-27", "CMD-28", "CMD-31")
    def spend(self, game: Game) -> Step:
        """The ship spends dial, token or both; the command counts as resolved, whatever comes of it."""
        way = yield from choose(game.owner(self.ship), WAY, ways_to_resolve(game, self.ship, self.command))
        self.by_dial, self.by_token = way is not Way.TOKEN, way is not Way.DIAL
        game.emit(CommandResolved(self.ship, self.command, self.by_dial, self.by_token))
        if self.by_dial:
            game.emit(DialSpent(self.ship))
        return self._spend_token() if self.by_token else NEXT

    def _spend_token(self) -> Outcome:
        return Call(SpendCommandToken(ship=self.ship, command=self.command))
