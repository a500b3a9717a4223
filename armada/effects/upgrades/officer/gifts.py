"""Officers that give command tokens to other ships."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.effects import offer
from armada.engine.procedures import DONE, REPEAT, Call, Step, rule
from armada.engine.questions import choose
from armada.engine.secrecy import all_open
from armada.rules.command_tokens import GainCommandToken
from armada.rules.costs import DISCARD
from armada.rules.game import Game
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import SHIP_START
from armada.state.records import COMMANDS, Command, ShipId

EACH = 2
"""Command tokens that each side gives."""


@all_open
@offer("hondo_ohnaka_officer", at=SHIP_START, cost=DISCARD)
class HondoOhnakaOfficer(ShipEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase give two different command tokens to two ships; the opponent gives the others."""

    commands: tuple[Command, ...] = ()
    ships: tuple[ShipId, ...] = ()
    """What was given so far, and to whom."""

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """Both sides need two ships, of whichever side."""
        return len(game.ships()) >= EACH

    @rule("CMD-18", "CMD-19")
    def give(self, game: Game) -> Step:
        """Each token must be given; the two of one side go to different ships, friendly or enemy."""
        given = len(self.commands)
        if given == len(COMMANDS):
            return DONE
        seat = self.seat if given < EACH else game.opponent_of(self.seat)
        command = yield from choose(seat, CHOSEN_COMMAND, [each for each in COMMANDS if each not in self.commands])
        taken = self.ships[given - given % EACH :]
        ship = yield from choose(seat, CHOSEN_SHIP, [each for each in game.ships() if each not in taken])
        self.commands += (command,)
        self.ships += (ship,)
        return Call(GainCommandToken(ship=ship, command=command), then=REPEAT)

    steps = (give,)
