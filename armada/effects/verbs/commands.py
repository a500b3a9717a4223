"""Command dials and commands: set a dial, name a command, and what cards change about Navigate and Squadron."""

from __future__ import annotations

from collections.abc import Sequence

from armada.engine.questions import Asking, Kind, choose
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.rules.queries import Navigate
from armada.rules.squadron_activation import SquadronActivation
from armada.state.events.commands import DialSet
from armada.state.records import COMMANDS, Command, ShipId, SquadronId

CHOSEN_COMMAND = Kind[Command]("chosen command")
COMMAND_TOKEN = Kind[Command]("command token")


def set_top_dial(game: Game, ship: ShipId, command: Command, known_to: tuple[Seat, ...] = ()) -> None:
    """Set the top dial of a ship's stack; its owner knows it, and who set it."""
    game.emit(DialSet(ship, command, tuple(dict.fromkeys((game.controller(ship), *known_to)))))


def some_command(seat: Seat, commands: Sequence[Command] = COMMANDS) -> Asking[Command]:
    """Name a command."""
    command = yield from choose(seat, CHOSEN_COMMAND, commands)
    return command


def free_token_step(allowed: Navigate) -> Navigate:
    """The step that a token gives can be one of speed or of yaw; two cards that say so are not added together."""
    if allowed.either or not allowed.speed:
        return allowed
    return allowed._replace(speed=allowed.speed - 1, either=1)


def activated_by(game: Game, squadron: SquadronId, ship: int) -> bool:
    """Whether a squadron is in an activation that a ship's Squadron command gave it."""
    activation = game.innermost(SquadronActivation)
    return activation is not None and (activation.squadron, activation.ship) == (squadron, ship)
