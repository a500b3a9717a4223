"""Team play: the players of a side share one fleet (OPT-05 to OPT-13).

The seat of the Team Commander owns the fleet and decides all that belongs to no ship or squadron. Each ship and
squadron has a controller on its side. What activates next is agreed on: all teammates propose at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from armada.catalog.profiles import TEAM_PLAY
from armada.engine.procedures import DONE, Procedure, Step, rule
from armada.engine.questions import PASS, Asking, Kind, Pass, Refusal, choose, together
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.errors import FleetError
from armada.fleet.sharing import Team
from armada.rules.game import Game
from armada.state.events.rounds import ActivationsProposed, Proposal
from armada.state.game_state import GameState
from armada.state.records import Player, Unit, UnitId

PROPOSED_SHIP = Kind[UnitId]("proposed ship")
PROPOSED_SQUADRON = Kind[UnitId]("proposed squadron")
PROPOSALS = (PROPOSED_SHIP, PROPOSED_SQUADRON)

U = TypeVar("U", bound=UnitId)

# The game


def options_with(options: Sequence[str], teams: Sequence[Sequence[str]] | None) -> tuple[str, ...]:
    """The options of a game; teams bring team play with them."""
    if TEAM_PLAY not in options:
        return tuple(options) if teams is None else (*options, TEAM_PLAY)
    if teams is None:
        raise FleetError("Team play needs two teams (OPT-05). Name the players who share each fleet.")
    return tuple(options)


@rule("OPT-05", "OPT-06", "OPT-07")
def share_fleets(state: GameState, teams: Sequence[Team]) -> GameState:
    """A game of two fleets in which a team shares each.

    The seat of the Team Commander owns the fleet; those of the others come after both. Each ship and squadron has a
    controller of its team.
    """
    players, seats = list(state.players), [[player.seat] for player in state.players]
    for fleet, own, team in zip(state.players, seats, teams, strict=True):
        for name in team.names[1:]:
            own.append(Seat(len(players)))
            players.append(Player(seat=own[-1], side=fleet.side, name=name, faction=fleet.faction, points=0))
        players[fleet.seat] = replace(fleet, name=team.names[0] or fleet.name, known_to=tuple(own))
    places = [iter(team.controllers) for team in teams]
    units: list[Unit] = []
    for unit in state.units:
        place = next(places[unit.seat])
        units.append(replace(unit, controlled_by=seats[unit.seat][place]) if place else unit)
    without_fleet = tuple([player.seat for player in players[len(teams) :]])
    return replace(state, players=tuple(players), units=tuple(units), without_fleet=without_fleet)


# Agreement


def teammates(game: Game, side: Side) -> tuple[Seat, ...]:
    """The seats that share the fleet of a side: one alone, except in team play (OPT-05)."""
    if not game.profile.shared_fleets:
        return (game.grand_admiral(side),)
    return tuple([player.seat for player in game.state.players if player.side == side])


def with_teammates(game: Game, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """These seats, and in team play all those who share a fleet with one of them."""
    found = [mate for seat in seats if game.profile.shared_fleets for mate in teammates(game, game.side_of(seat))]
    return tuple(dict.fromkeys([*seats, *found]))


def fleet_of(game: Game, seat: Seat) -> Seat:
    """The seat that owns the fleet of a seat: in team play its Team Commander (OPT-06)."""
    return game.grand_admiral(game.side_of(seat)) if game.profile.shared_fleets else seat


def must_agree(game: Game, side: Side, ready: Sequence[UnitId]) -> bool:
    """Whether teammates have to agree which of these activates next: several share the fleet, and there is a choice."""
    return len(ready) > 1 and len(teammates(game, side)) > 1


@all_open
class Agreement(Procedure, kw_only=True):
    """Teammates agree which ship or squadron to activate; `agreed` is the one, or nothing if they do not agree.

    All propose at once, also those who control none that is left; a player who passes agrees with the others.
    """

    side: Side
    ready: tuple[UnitId, ...]
    agreed: UnitId | None = None

    @rule("OPT-10", "OPT-11", "OPT-12", "OPT-13")
    def propose(self, game: Game) -> Step:
        """Proposals that differ are shown to the team; then the Team Commander decides."""
        team = teammates(game, self.side)
        answers = yield from together({seat: _proposal(game, seat, self.ready) for seat in team})
        named = {unit for unit in answers.values() if unit is not PASS}
        if len(named) == 1:
            self.agreed = named.pop()
        elif named:
            proposals = tuple([Proposal(seat, unit) for seat, unit in answers.items() if unit is not PASS])
            game.emit(ActivationsProposed(game.grand_admiral(self.side), proposals, team))
        return DONE

    def among(self, units: list[U]) -> list[U]:
        """The choices of the Team Commander: the one that was agreed on, or any of these (OPT-12)."""
        return [unit for unit in units if unit == self.agreed] or units

    steps = (propose,)


def _proposal(game: Game, seat: Seat, ready: tuple[UnitId, ...]) -> Asking[UnitId | Pass]:
    """A teammate's proposal: one of the ships, or of the squadrons, that can activate."""
    if game.is_ship(ready[0]):
        return (
            yield from choose(seat, PROPOSED_SHIP, ready, may_pass=True, why_not=lambda u: _why_not(game, u, "OPT-10"))
        )
    return (
        yield from choose(seat, PROPOSED_SQUADRON, ready, may_pass=True, why_not=lambda u: _why_not(game, u, "OPT-11"))
    )


def _why_not(game: Game, unit: UnitId, rule: str) -> Refusal | None:
    """Why a ship or squadron cannot be proposed."""
    if not 0 <= unit < len(game.state.units):
        return None
    return Refusal(f"{game.unit(unit).label} cannot be activated by your team now.", rule)
