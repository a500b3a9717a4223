"""Commands that count as paid for in another way: Admiral Piett, the T-Series Tactical Droid, and Leia Organa."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, StepResult, rule
from armada.engine.seats import Seat
from armada.rules.commanders import is_commanded_by
from armada.rules.commands import CommandProcedure
from armada.rules.costs import EXHAUST
from armada.rules.game import Game
from armada.rules.queries import MAY_RESOLVE, CommandOf
from armada.rules.timing import CMD_SPEND
from armada.state.records import Command, Scope


class TokenCountsAsDial(ShipEffect[CommandProcedure], kw_only=True):
    """A command that a ship pays for with a token alone is resolved as if it had spent a dial instead."""

    def decider(self, game: Game, command: CommandProcedure) -> Seat:
        """The controller of the ship."""
        return game.controller(command.ship)

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """It spent a token and no dial."""
        return command.by_token and not command.by_dial

    @rule("CMD-25", "EXT-command-08")
    def resolve(self, game: Game, command: CommandProcedure) -> StepResult:
        """The token is really spent."""
        command.by_dial, command.by_token = True, False
        return DONE


@offer("admiral_piett", at=CMD_SPEND, cost=EXHAUST)
class AdmiralPiett(TokenCountsAsDial, kw_only=True):
    """Any friendly ship, any command."""

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """A ship that Piett commands."""
        return super().can_resolve(game, command) and is_commanded_by(game, command.ship, self.ship)


@offer("t_series_tactical_droid", at=CMD_SPEND, cost=EXHAUST)
class TSeriesTacticalDroid(TokenCountsAsDial, kw_only=True):
    """Its own ship, but not for Concentrate Fire."""

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """It resolves Repair, Navigate or Squadron."""
        return (
            command.ship == self.ship
            and command.command is not Command.CONCENTRATE_FIRE
            and super().can_resolve(game, command)
        )


LEIA = "leia_organa_commander"
ONLY_COMMAND = "leia_organa_commander_in_force"


@offer(LEIA, at=CMD_SPEND, printing=Printing.ERA_2016)
class LeiaOrganaCommander(ShipEffect[CommandProcedure], kw_only=True):
    """A friendly ship's first command of the round, by dial, counts as if a token was spent too: it is the only one."""

    def decider(self, game: Game, command: CommandProcedure) -> Seat:
        """The controller of the ship."""
        return game.controller(command.ship)

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """It spent a dial and no token, for its first command."""
        return (
            command.by_dial
            and not command.by_token
            and is_commanded_by(game, command.ship, self.ship)
            and game.ship(command.ship).resolved == (command.command,)
        )

    @rule("CMD-27", "EXT-command-08")
    def resolve(self, game: Game, command: CommandProcedure) -> StepResult:
        """One resolution; a real token stays on the ship."""
        command.by_token = True
        mark(game, LEIA, Scope.ROUND, unit=command.ship)
        return DONE


@offer(LEIA, at=CMD_SPEND, printing=Printing.FINAL)
class LeiaOrganaCommanderFinal(LeiaOrganaCommander, kw_only=True):
    """As last printed she does the same in clearer words."""


@modifier(ONLY_COMMAND, at=MAY_RESOLVE, stage=Stage.FORBID, standing=True, card=LEIA)
@rule("FX-03")
def leia_forbids_more(game: Game, card: CardInPlay, asked: CommandOf, may: bool) -> bool:
    """Until the end of the round such a ship resolves no other command."""
    return may and not game.lasting(LEIA, asked.ship)
