"""The Command Phase: all players assign dials to their ships, in secret and at once (CMD-02 to CMD-09)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat

import msgspec

from armada.engine.procedures import NEXT, Procedure, Step, StepResult, rule
from armada.engine.questions import Asking, Kind, Refusal, ask_freely, together
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.messages.message import message
from armada.rules.game import Game
from armada.rules.queries import DIAL_COUNT
from armada.rules.timing import COMMAND_END, COMMAND_START
from armada.state.events.commands import DialsAssigned
from armada.state.events.rounds import PhaseBegun
from armada.state.game_state import Phase
from armada.state.records import COMMANDS, Command, ShipId


class ShipDials(msgspec.Struct, frozen=True, gc=False):
    """The commands assigned to a ship in one Command Phase, in the order in which they will be revealed."""

    ship: ShipId
    commands: tuple[Command, ...]


DIALS = Kind[tuple[ShipDials, ...]]("command dials")


@all_open
class CommandPhase(Procedure):
    """Each ship gets dials until it has as many as its command value."""

    def begin(self, game: Game) -> StepResult:
        """The phase begins."""
        game.emit(PhaseBegun(Phase.COMMAND))
        return NEXT

    @rule("CMD-02", "CMD-03", "CMD-04", "CMD-05", "CMD-06", "CMD-07", "INFO-11", "INFO-12")
    def assign_dials(self, game: Game) -> Step:
        """All seats choose in secret; then all dials are placed."""
        chosen = yield from together({player.seat: _dials_of(game, player.seat) for player in game.state.players})
        for seat, answer in chosen.items():
            for dials in sorted(answer, key=lambda dials: dials.ship):
                game.emit(DialsAssigned(seat, dials.ship, dials.commands))
        return NEXT

    steps = (begin, COMMAND_START, assign_dials, COMMAND_END)


def missing_dials(game: Game, ship: ShipId) -> int:
    """How many dials a ship still has to be assigned."""
    wanted = game.ask(DIAL_COUNT, ship, game.ship_card(ship).command)
    return max(0, wanted - len(game.ship(ship).dials))


def dials_to_assign(game: Game, seat: Seat) -> dict[ShipId, int]:
    """The ships of a seat that lack dials, and how many each of them lacks."""
    missing = {ship: missing_dials(game, ship) for ship in game.ships() if game.controller(ship) == seat}
    return {ship: count for ship, count in missing.items() if count}


def _dials_of(game: Game, seat: Seat) -> Asking[tuple[ShipDials, ...]]:
    """The dials that a seat chooses for all its ships at once; nothing where no ship lacks any."""
    wanted = dials_to_assign(game, seat)
    if not wanted:
        return ()
    dials = yield from ask_freely(
        seat,
        DIALS,
        lambda answer: _refusal(game, wanted, answer),
        lambda rng: _dealt(wanted, lambda: COMMANDS[int(rng.random() * len(COMMANDS))]),
        candidates=[_dealt(wanted, repeat(command).__next__) for command in COMMANDS],
    )
    return dials


def _dealt(wanted: dict[ShipId, int], command: Callable[[], Command]) -> tuple[ShipDials, ...]:
    """Dials for each ship that lacks them, one after the other."""
    return tuple([ShipDials(ship, tuple([command() for _ in range(count)])) for ship, count in wanted.items()])


def _refusal(game: Game, wanted: dict[ShipId, int], answer: tuple[ShipDials, ...]) -> Refusal | None:
    """Why dials cannot be assigned like this, with the legal answer closest to it; None if they can."""
    given = {dials.ship: dials.commands for dials in answer}
    nearest = _completed(wanted, given)
    for ship, count in wanted.items():
        chosen = len(given.get(ship, ()))
        if chosen != count:
            reason = message("refusals-dials-needed", ship=game.unit(ship).label, needed=count, chosen=chosen)
            return Refusal(reason, "CMD-03", nearest)
    if len(answer) != len(wanted):
        return Refusal(message("refusals-dials-once"), "CMD-03", nearest)
    if any(command not in COMMANDS for commands in given.values() for command in commands):
        return Refusal(message("refusals-dials-command"), "CMD-07", nearest)
    return None


def _completed(wanted: dict[ShipId, int], given: dict[ShipId, tuple[Command, ...]]) -> tuple[ShipDials, ...]:
    """A legal answer with as many of the given dials as possible; the others are set to the first command."""
    kept = {ship: [command for command in commands if command in COMMANDS] for ship, commands in given.items()}
    return tuple(
        [ShipDials(ship, tuple([*kept.get(ship, []), *COMMANDS[:1] * count][:count])) for ship, count in wanted.items()]
    )
