"""The Command Phase: all players assign dials to their ships, in secret and at once (CMD-02 to CMD-09)."""

from __future__ import annotations

import msgspec

from armada.engine.procedures import NEXT, Procedure, Step, StepResult, rule
from armada.engine.questions import Asking, Kind, choose, together
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.rules.queries import DIAL_COUNT
from armada.rules.timing import COMMAND_END, COMMAND_START
from armada.state.events.commands import DialsAssigned
from armada.state.events.rounds import PhaseBegun
from armada.state.game_state import Phase
from armada.state.records import COMMANDS, Command, Ship, ShipId, Status


class Dial(msgspec.Struct, frozen=True, gc=False):
    """A command assigned to a ship."""

    ship: ShipId
    command: Command


DIAL = Kind[Dial]("command dial")


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
        for seat, ships in chosen.items():
            for ship, dials in ships.items():
                game.emit(DialsAssigned(seat, ship, dials))
        return NEXT

    steps = (begin, COMMAND_START, assign_dials, COMMAND_END)


def missing_dials(game: Game, ship: ShipId) -> int:
    """How many dials a ship still has to be assigned."""
    wanted = game.ask(DIAL_COUNT, ship, game.ship_card(ship).command)
    return max(0, wanted - len(game.ship(ship).dials))


def _dials_of(game: Game, seat: Seat) -> Asking[dict[ShipId, tuple[Command, ...]]]:
    """The dials that a seat chooses for its ships, one after the other; the first is the first to be revealed."""
    found: dict[ShipId, tuple[Command, ...]] = {}
    for unit in game.state.units:
        if isinstance(unit, Ship) and unit.seat == seat and unit.status is Status.IN_PLAY:
            ship, options = unit.id, [Dial(unit.id, command) for command in COMMANDS]
            for _ in range(missing_dials(game, ship)):
                dial = yield from choose(seat, DIAL, options, about=ship)
                found[ship] = (*found.get(ship, ()), dial.command)
    return found
