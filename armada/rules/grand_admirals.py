"""Grand Admirals: each team of several players chooses one of them in secret (SEC-27, SEC-28)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.engine.procedures import DONE, NEXT, REPEAT, Procedure, Step, StepResult, rule
from armada.engine.questions import Asking, Kind, choose, together
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.rules.dice import picked
from armada.rules.game import Game
from armada.state.events.teams import Appointment, GrandAdmiralAppointed, Vote, VotesShown

GRAND_ADMIRAL = Kind[Seat]("grand admiral")
"""A vote for a player of one's own team, in secret."""

BALLOTS: Final = 2
"""How often a team votes that does not agree: the second time its players know how all have voted."""


def voting_sides(game: Game) -> tuple[Side, ...]:
    """The sides that choose a Grand Admiral: those of several players, and none that has one without a fleet."""
    without = {game.side_of(seat) for seat in game.state.without_fleet}
    return tuple([side for side in (Side(0), Side(1)) if side not in without and len(game.players_of(side)) > 1])


def candidates(game: Game, side: Side) -> tuple[Seat, ...]:
    """The players of a side, those with the cheapest fleets first."""
    return tuple(sorted(game.players_of(side), key=lambda seat: (game.state.players[seat].points, seat)))


@rule("SEC-65")
def fleet_of_admiral(game: Game, side: Side) -> Seat:
    """The seat whose objectives and forces a Grand Admiral uses: their own, or if they have none the cheapest ones."""
    seat = game.grand_admiral(side)
    return candidates(game, side)[0] if seat in game.state.without_fleet else seat


@all_open
class ChooseGrandAdmirals(Procedure):
    """Each team votes; one that does not agree votes again. Then both reveal their Grand Admirals together."""

    ballots: int = 0
    votes: tuple[Vote, ...] = ()
    """The last vote of each seat, which its team knows once it was shown."""

    drawn: tuple[tuple[Side, Seat], ...] = ()
    """The Grand Admirals that chance has named."""

    @rule("SEC-27")
    def vote(self, game: Game) -> Step:
        """All players of the teams that do not agree yet vote in secret, at once."""
        undecided = [side for side in voting_sides(game) if self.choice(game, side) is None]
        if self.ballots == BALLOTS or not undecided:
            return NEXT
        seats = [seat for side in undecided for seat in game.players_of(side)]
        chosen = yield from together({seat: _vote_of(game, seat) for seat in seats})
        kept = tuple([vote for vote in self.votes if vote.seat not in chosen])
        self.votes = kept + tuple([Vote(seat, choice, (seat,)) for seat, choice in chosen.items()])
        self.ballots += 1
        for side in undecided:
            if self.choice(game, side) is None:
                self._show(game, side)
        return REPEAT

    def _show(self, game: Game, side: Side) -> None:
        """The players of a team that does not agree learn how all of them have voted."""
        team = game.players_of(side)
        self.votes = tuple([replace(vote, known_to=team) if vote.seat in team else vote for vote in self.votes])
        game.emit(VotesShown(side, tuple([vote for vote in self.votes if vote.seat in team])))

    def choice(self, game: Game, side: Side) -> Seat | None:
        """The player for whom a whole side has voted, if there is one."""
        team = game.players_of(side)
        chosen = {vote.choice for vote in self.votes if vote.seat in team}
        return chosen.pop() if len(chosen) == 1 else None

    @rule("SEC-28")
    def draw(self, game: Game) -> Step:
        """If a team does not agree and several of its fleets are the cheapest, chance names one of their players."""
        done = [side for side, _ in self.drawn]
        for side in voting_sides(game):
            cheapest = self._cheapest(game, side)
            if side not in done and self.choice(game, side) is None and len(cheapest) > 1:
                seat = yield from picked(cheapest)
                self.drawn += ((side, Seat(seat)),)
                return REPEAT
        return NEXT

    def _cheapest(self, game: Game, side: Side) -> list[Seat]:
        team = candidates(game, side)
        players = game.state.players
        return [seat for seat in team if players[seat].points == players[team[0]].points]

    @rule("SEC-27", "SEC-28")
    def reveal(self, game: Game) -> StepResult:
        """Both teams at the same time."""
        drawn = dict(self.drawn)
        for side in voting_sides(game):
            agreed = self.choice(game, side)
            if agreed is not None:
                game.emit(GrandAdmiralAppointed(side, agreed, Appointment.AGREED))
            elif side in drawn:
                game.emit(GrandAdmiralAppointed(side, drawn[side], Appointment.DRAWN))
            else:
                game.emit(GrandAdmiralAppointed(side, self._cheapest(game, side)[0], Appointment.CHEAPEST))
        return DONE

    steps = (vote, draw, reveal)


def _vote_of(game: Game, seat: Seat) -> Asking[Seat]:
    vote = yield from choose(seat, GRAND_ADMIRAL, candidates(game, game.side_of(seat)))
    return vote
