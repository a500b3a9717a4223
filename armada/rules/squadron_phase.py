"""The Squadron Phase: players alternate, two squadrons a turn (SQN-01 to SQN-06).

On a side of several players the Grand Admiral chooses, for each of the two, the player who activates one (SEC-57).
"""

from __future__ import annotations

from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Side
from armada.engine.secrecy import all_open
from armada.rules.exogorths import ExogorthAttacks, exogorths
from armada.rules.game import Game
from armada.rules.ship_phase import choose_player
from armada.rules.squadron_activation import SQUADRON_TO_ACTIVATE, SquadronActivation
from armada.rules.team_play import Agreement, must_agree
from armada.rules.timing import SQUADRON_BEFORE_END, SQUADRON_END, SQUADRON_START
from armada.state.events.rounds import PhaseBegun
from armada.state.game_state import Phase
from armada.state.records import IN_PLAY, Squadron, SquadronId

SQUADRONS_PER_TURN = 2
"""Squadrons activated in a turn (SQN-01)."""


def unactivated_squadrons(game: Game, side: Side) -> list[SquadronId]:
    """The squadrons of a side that can still activate this round (SQN-11)."""
    players = game.state.players
    return [
        unit.id
        for unit in game.state.units
        if not unit.activated
        and isinstance(unit, Squadron)
        and unit.status is IN_PLAY
        and players[unit.seat].side == side
    ]


@all_open
class SquadronPhase(Procedure, kw_only=True):
    """Players alternate in activating squadrons, the first player starting, until all have activated."""

    turns: int = 0

    def begin(self, game: Game) -> StepResult:
        """The phase begins."""
        game.emit(PhaseBegun(Phase.SQUADRON))
        return NEXT

    @rule("EXT-obstacle-09")
    def exogorths_attack(self, game: Game) -> StepResult:
        """Exogorths attack before anything else happens in the phase."""
        return Call(ExogorthAttacks()) if exogorths(game) else NEXT

    @rule("SQN-01", "SQN-05", "SQN-06", "SEC-56", "SEC-69")
    def take_turn(self, game: Game) -> StepResult:
        """The player whose turn it is activates squadrons; who has none left passes, until nobody has."""
        for turn in (self.turns, self.turns + 1):
            side = game.sides_in_order[turn % 2]
            ready = unactivated_squadrons(game, side)
            if ready:
                self.turns = turn + 1
                return Call(SquadronTurn(side=side, left=min(SQUADRONS_PER_TURN, len(ready))), then=REPEAT)
        return NEXT

    steps = (begin, exogorths_attack, SQUADRON_START, take_turn, SQUADRON_BEFORE_END, SQUADRON_END)


@all_open
class SquadronTurn(Procedure, kw_only=True):
    """A player's turn: two squadrons one after the other, or the only one there is."""

    side: Side
    left: int

    @rule("SQN-01", "SQN-02", "SQN-03", "SQN-04", "SEC-41", "SEC-57", "SEC-58")
    def activate(self, game: Game) -> Step:
        """Choose a squadron; the second, which may be a teammate's, only after the first has finished."""
        ready = unactivated_squadrons(game, self.side) if self.left else []
        if not ready:
            return DONE
        agreement = game.result(Agreement)
        if agreement is None and must_agree(game, self.side, ready):
            return Call(Agreement(side=self.side, ready=tuple(ready)), then=REPEAT)
        if agreement is not None:
            ready = agreement.among(ready)
        seats = {game.owner(squadron) for squadron in ready}
        seat = min(seats) if len(seats) == 1 else (yield from choose_player(game, self.side, sorted(seats)))
        own = [squadron for squadron in ready if game.owner(squadron) == seat]
        squadron = yield from choose(seat, SQUADRON_TO_ACTIVATE, own)
        self.left -= 1
        return Call(SquadronActivation(squadron=squadron), then=REPEAT)

    steps = (activate,)
