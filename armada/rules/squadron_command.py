"""The Squadron command: a ship activates squadrons in reach, one after the other (CMD-38 to CMD-45, CMD-66)."""

from __future__ import annotations

from typing import ClassVar

from armada.engine.procedures import NEXT, REPEAT, Call, Open, Step, rule
from armada.engine.questions import PASS, Kind, Refusal, choose
from armada.engine.secrecy import all_open
from armada.geometry.measure import measure
from armada.geometry.ruler import Range
from armada.messages.message import message
from armada.rules.commands import CommandProcedure
from armada.rules.game import Game
from armada.rules.player_names import named_player
from armada.rules.queries import COMMAND_REACH, SQUADRON_COUNT, SQUADRON_VALUE, Reach
from armada.rules.squadron_activation import SQUADRON_TO_ACTIVATE, SquadronActivation
from armada.rules.timing import CMD_AFTER, CMD_HEADER, CMD_SPEND
from armada.state.records import Command, ShipId, SquadronId

AGREEMENT = Kind[bool]("agreement")


def squadron_value(game: Game, ship: ShipId) -> int:
    """The squadron value of a ship."""
    return game.ask(SQUADRON_VALUE, ship, game.ship_card(ship).squadron)


@rule("CMD-39", "CMD-45")
def is_in_reach(game: Game, ship: ShipId, squadron: SquadronId, *, directly: bool = False) -> bool:
    """Whether a ship's Squadron command reaches a squadron: at close-medium range, base to base.

    `directly`: without the help of other squadrons.
    """
    line = measure(game.body(ship), game.body(squadron))
    return game.ask(COMMAND_REACH, Reach(ship, squadron, directly), Range.MEDIUM.reaches(line.mm))


@all_open
class SquadronCommand(CommandProcedure, kw_only=True):
    """A ship resolves a Squadron command."""

    command: ClassVar[Command] = Command.SQUADRON

    activated: tuple[SquadronId, ...] = ()
    """The squadrons it activated."""

    refused: tuple[SquadronId, ...] = ()
    """Squadrons that a teammate did not want to be activated."""

    @rule("CMD-39", "CMD-40", "CMD-41")
    def most(self, game: Game) -> int:
        """How many squadrons it may activate: by dial as many as its squadron value, by token one, by both the sum."""
        count = squadron_value(game, self.ship) * self.by_dial + self.by_token
        return game.ask(SQUADRON_COUNT, self, count)

    @rule("CMD-39", "CMD-42", "CMD-44")
    def choices(self, game: Game) -> list[SquadronId]:
        """The squadrons it can activate now: friendly, unactivated, and in reach at this moment."""
        if len(self.activated) >= self.most(game):
            return []
        return [
            squadron
            for squadron in game.squadrons(game.side(self.ship))
            if not game.squadron(squadron).activated
            and squadron not in self.refused
            and is_in_reach(game, self.ship, squadron)
        ]

    @rule("CMD-42", "CMD-43", "CMD-66", "SQN-08", "FX-07", "FX-08")
    def activate(self, game: Game) -> Step:
        """Squadrons are chosen singly, the next when the one before has finished; fewer, or none, may be.

        Effects headed with the command's icon can be used before each.
        """
        if not self.was_offered:
            self.was_offered = True
            return Open(CMD_HEADER, then=REPEAT)
        squadron = yield from choose(
            game.controller(self.ship),
            SQUADRON_TO_ACTIVATE,
            lambda: self.choices(game),
            may_pass=True,
            why_not=lambda squadron: self.why_not(game, squadron),
        )
        if squadron is PASS:
            return NEXT
        if game.owner(squadron) != game.owner(self.ship):
            agreed = yield from choose(game.controller(squadron), AGREEMENT, (True, False))
            if not agreed:
                self.refused += (squadron,)
                return REPEAT
        self.was_offered = False
        self.activated += (squadron,)
        return Call(SquadronActivation(squadron=squadron, by_command=True, ship=self.ship), then=REPEAT)

    def why_not(self, game: Game, squadron: SquadronId) -> Refusal | None:
        """Why a squadron cannot be activated by this command now."""
        if not 0 <= squadron < len(game.state.units) or game.is_ship(squadron) or not game.is_in_play(squadron):
            return None
        ship, name = game.ship(self.ship).label, game.squadron(squadron).label
        if not game.are_friendly(self.ship, squadron):
            return Refusal(message("refusals-squadron-enemy", ship=ship, squadron=name), "CMD-44")
        if game.squadron(squadron).activated:
            return Refusal(message("refusals-squadron-activated", ship=ship, squadron=name), "CMD-44")
        if len(self.activated) >= self.most(game):
            return Refusal(message("refusals-squadron-no-more", ship=ship, squadron=name), self._limit())
        if squadron in self.refused:
            owner = named_player(game, game.controller(squadron))
            return Refusal(message("refusals-squadron-not-agreed", ship=ship, squadron=name, player=owner), "SEC-53")
        return Refusal(message("refusals-squadron-too-far", ship=ship, squadron=name), "CMD-39")

    def _limit(self) -> str:
        """The rule that says how many squadrons the command activates."""
        if self.by_dial and self.by_token:
            return "CMD-41"
        return "CMD-40" if self.by_token else "CMD-39"

    steps = (CommandProcedure.spend, CMD_SPEND, activate, CMD_AFTER)
