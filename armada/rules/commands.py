"""Resolving commands: by a dial, by a token, or by both at once (CMD-25 to CMD-31)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, rule
from armada.engine.questions import Kind, Refusal, choose
from armada.engine.secrecy import all_open
from armada.messages.message import message
from armada.rules.any_time import any_time
from armada.rules.bans import ban_among
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.game import Game
from armada.rules.queries import MAY_RESOLVE, CommandOf
from armada.state.events.commands import CommandResolved, DialSpent
from armada.state.records import Command, Scope, ShipId


class CommandPayment(StrEnum):
    """The dial or token that a ship spends to resolve a command."""

    DIAL = "dial"
    TOKEN = "token"
    BOTH = "both"


COMMAND_PAYMENT = Kind[CommandPayment]("way")


@rule("CMD-13", "CMD-25", "CMD-26", "CMD-28", "CMD-29", "CMD-30", "CMD-65", "FX-22")
def ways_to_resolve(game: Game, ship: ShipId, command: Command) -> tuple[CommandPayment, ...]:
    """The ways in which a ship can resolve a command now; none if it has resolved it this round.

    Both means both at once: a dial and a token of one command are never used apart in a round.
    """
    record = game.ship(ship)
    dial, token = record.revealed is command, command in record.tokens
    if not (dial or token) or command in record.resolved or not may_resolve(game, ship, command):
        return ()
    if dial and token:
        return CommandPayment.DIAL, CommandPayment.TOKEN, CommandPayment.BOTH
    return (CommandPayment.DIAL,) if dial else (CommandPayment.TOKEN,)


@rule("EXT-raid-01", "EXT-raid-02", "EXT-raid-03", "EXT-raid-09")
def may_resolve(game: Game, ship: ShipId, command: Command) -> bool:
    """Whether a ship may resolve a command at all: not while it has the raid token of that command."""
    return game.ask(MAY_RESOLVE, CommandOf(ship, command), command not in game.ship(ship).raided)


def why_not_resolve(game: Game, ship: ShipId, command: Command) -> Refusal | None:
    """Why a ship cannot resolve a command now; None if it can."""
    if ways_to_resolve(game, ship, command):
        return None
    label, name = game.ship(ship).label, message(f"names-command-{command}")
    if command in game.ship(ship).resolved:
        return Refusal(message("refusals-command-resolved", ship=label, command=name), "CMD-26")
    if command in game.ship(ship).raided:
        return Refusal(message("refusals-command-raided", ship=label, command=name), "EXT-raid-01")
    by = ban_among(game, game.explain(MAY_RESOLVE, CommandOf(ship, command), True))
    if by is not None:
        return Refusal(message("refusals-command-forbidden", ship=label, command=name, by=by.by), by.rule)
    return Refusal(message("refusals-command-unpaid", ship=label, command=name), "CMD-25")


@all_open
class CommandProcedure(Procedure, kw_only=True):
    """A ship resolves a command: what it spends, then the effect, which the command's own class lists after `spend`."""

    scope: ClassVar[Scope] = Scope.COMMAND
    command: ClassVar[Command]

    ship: ShipId
    by_dial: bool = False
    by_token: bool = False
    as_if_by_dial: bool = False
    """An effect resolves it as if a dial had been spent."""

    used_effects: tuple[str, ...] = ()
    """Effects headed with the command's icon that were resolved: each once (FX-08)."""

    was_offered: bool = False
    """Whether effects were offered before the choice that is open now."""

    def is_over(self, game: Game) -> bool:
        """A destroyed ship resolves nothing more."""
        return not game.is_in_play(self.ship)

    @rule("CMD-25", "CMD-27", "CMD-28", "CMD-31", "CMD-63")
    def spend(self, game: Game) -> Step:
        """The ship spends dial, token or both; the command counts as resolved, whatever comes of it."""
        if not self.was_offered and (moment := any_time(game)):
            self.was_offered = True
            return Call(moment, then=REPEAT)
        ways = self.ways(game)
        if not ways:
            return DONE
        way = yield from choose(game.controller(self.ship), COMMAND_PAYMENT, ways)
        self.was_offered = False
        self.by_dial, self.by_token = way is not CommandPayment.TOKEN, way is not CommandPayment.DIAL
        game.emit(CommandResolved(self.ship, self.command, self.by_dial, self.by_token))
        if self.by_dial and not self.as_if_by_dial:
            game.emit(DialSpent(self.ship))
        return Call(SpendCommandToken(ship=self.ship, command=self.command)) if self.by_token else NEXT

    def ways(self, game: Game) -> tuple[CommandPayment, ...]:
        """The ways in which the ship can resolve the command; a token can be spent beside what counts as a dial."""
        if not self.as_if_by_dial:
            return ways_to_resolve(game, self.ship, self.command)
        record = game.ship(self.ship)
        if self.command in record.resolved or not may_resolve(game, self.ship, self.command):
            return ()
        if self.command in record.tokens:
            return CommandPayment.DIAL, CommandPayment.BOTH
        return (CommandPayment.DIAL,)
