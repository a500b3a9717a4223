"""The sheet of each team at the end of a game of teams: what every player destroyed and lost, and what the team scored.

A player's share decides nothing: the rules count by team (SEC-62).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from armada.engine.procedures import rule
from armada.engine.seats import Seat, Side
from armada.rules.game import Game
from armada.rules.scoring import VICTORY_TOKENS, WHOLE_FLEET, cost, score_sheet
from armada.state.events.damage import Destroyed
from armada.state.records import Installation, Status, Unit


class PlayerSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A player's gains and losses in fleet points; the units are those of `destroyed` and of `lost`."""

    seat: Seat
    cost: int
    """The points of their fleet, or of the part that they control of a shared one."""

    destroyed: int
    destroyed_units: tuple[int, ...]
    lost: int
    lost_units: tuple[int, ...]
    whole_fleet: bool = False
    """Whether the whole fleet counts as lost: no ship of it is left but flotillas (SEC-63)."""


class TeamSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A team's score: `score` is the sum of what its players destroyed and of all lines below them."""

    side: Side
    players: tuple[PlayerSheet, ...]
    others: int
    """The points destroyed by no attack of the team: collisions, obstacles, effects."""

    rest: int
    """The points that opposing fleets that fell add to those destroyed (SEC-63)."""

    tokens: int
    token_points: int
    objective: int
    score: int
    lost: int


@rule("SEC-62", "SEC-63")
def team_sheets(game: Game, destroyed: Sequence[Destroyed]) -> tuple[TeamSheet, ...]:
    """The sheets of both teams once the game is over; none where two play."""
    if game.state.outcome is None or len(game.state.players) <= 2:
        return ()
    destroyers = {event.unit: event.destroyer for event in destroyed}
    credited: dict[int, Seat | None] = {
        unit.id: _credited(game, unit, destroyers.get(unit.id)) for unit in _fallen(game)
    }
    return tuple([_sheet(game, side, credited) for side in (Side(0), Side(1))])


def _fallen(game: Game) -> list[Unit]:
    units = [unit for unit in game.state.units if not isinstance(unit, Installation)]
    return [unit for unit in units if unit.status in (Status.DESTROYED, Status.WAITING)]


def _credited(game: Game, unit: Unit, destroyer: int | None) -> Seat | None:
    """The opponent whose attack destroyed a ship or squadron."""
    if destroyer is None or game.side(destroyer) == game.side(unit.id):
        return None
    return game.controller(destroyer)


def _sheet(game: Game, side: Side, credited: dict[int, Seat | None]) -> TeamSheet:
    outcome = game.state.outcome
    assert outcome is not None
    entries = [entry for entry in score_sheet(game) if entry.side == side]
    of_tokens = sum([entry.points for entry in entries if entry.why == VICTORY_TOKENS])
    fallen = [unit for unit in credited if game.side(unit) != side]
    own = [player.seat for player in game.state.players if player.side == side]
    players = tuple([_player(game, seat, credited) for seat in own if _counts(game, seat)])
    on_sheet = sum([entry.points for entry in entries])
    return TeamSheet(
        side=side,
        players=players,
        others=sum([cost(game, unit) for unit in fallen if credited[unit] not in own]),
        rest=on_sheet - of_tokens - sum([cost(game, unit) for unit in fallen]),
        tokens=game.state.victory_tokens[side],
        token_points=of_tokens,
        objective=outcome.scores[side] - on_sheet,
        score=outcome.scores[side],
        lost=sum([player.lost for player in players]),
    )


def _counts(game: Game, seat: Seat) -> bool:
    """Whether a seat has anything on the sheet: a Grand Admiral without a fleet has not (SEC-65)."""
    return any(unit.controller == seat for unit in game.state.units)


def _player(game: Game, seat: Seat, credited: dict[int, Seat | None]) -> PlayerSheet:
    units = [unit for unit in game.state.units if unit.controller == seat and not isinstance(unit, Installation)]
    destroyed = [unit for unit, by in credited.items() if by == seat]
    lost = [unit.id for unit in units if unit.id in credited]
    whole = [entry.points for entry in score_sheet(game) if entry.why == WHOLE_FLEET and entry.fleet == seat]
    return PlayerSheet(
        seat=seat,
        cost=sum([cost(game, unit.id) for unit in units]),
        destroyed=sum([cost(game, unit) for unit in destroyed]),
        destroyed_units=tuple(destroyed),
        lost=sum(whole) or sum([cost(game, unit) for unit in lost]),
        lost_units=tuple(lost),
        whole_fleet=bool(whole),
    )
