"""Scoring: what each side has earned, entry by entry (SCORE, TRN-49 to TRN-51, SEC-62, SEC-63)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from armada.engine.procedures import rule
from armada.engine.seats import Side
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.state.records import Installation, Player, Ship, Status, Unit

DESTROYED: Final = "destroyed"
WHOLE_FLEET: Final = "whole_fleet"
VICTORY_TOKENS: Final = "victory_tokens"


@all_open
class ScoreEntry(msgspec.Struct, frozen=True, gc=False):
    """Points for a side and what they are for: something destroyed, a fleet, victory tokens, or an objective's key."""

    side: Side
    points: int
    why: str
    unit: int = -1


@rule("SCORE-01", "SCORE-02", "TRN-49", "SEC-62")
def score_sheet(game: Game) -> list[ScoreEntry]:
    """The score of each side so far: the cost of what it destroyed, and its victory tokens."""
    players = [player for player in game.state.players if player.seat not in game.state.without_fleet]
    entries = [entry for player in players for entry in _points_given_up(game, player)]
    value = victory_token_value(game)
    return entries + [
        ScoreEntry(Side(side), count * value, VICTORY_TOKENS)
        for side, count in enumerate(game.state.victory_tokens)
        if count * value
    ]


def totals(entries: Iterable[ScoreEntry]) -> tuple[int, int]:
    """The score of each side."""
    scores = [0, 0]
    for entry in entries:
        scores[entry.side] += entry.points
    return scores[0], scores[1]


def scores(game: Game) -> tuple[int, int]:
    """The score of each side as it stands, without what an objective adds at the end of the game."""
    return totals(score_sheet(game))


@rule("SCORE-03", "SCORE-04", "SCORE-06", "SCORE-08", "SCORE-10")
def cost(game: Game, unit: int) -> int:
    """The fleet points of a squadron, or of a ship with all its upgrades, discarded ones and a commander among them."""
    if not game.is_ship(unit):
        return game.squadron_card(unit).points
    upgrades = [game.upgrade_card(upgrade.id).points for upgrade in game.state.upgrades if upgrade.ship == unit]
    return game.ship_card(unit).points + sum(upgrades)


@rule("OBJ-06")
def victory_token_value(game: Game) -> int:
    """The value of a victory token: the number on the objective in use."""
    objective = game.state.objective
    return (game.catalog.objectives[objective].victory_token or 0) if objective else 0


@rule("SCORE-07", "SCORE-09", "TRN-50", "TRN-51", "SEC-63")
def _points_given_up(game: Game, player: Player) -> list[ScoreEntry]:
    """The points that a player's fleet gives to the other side.

    Only what is destroyed counts, however much damage the rest has. In a tournament a fleet without ships is worth
    all the points of the game; in a team game a fleet that only has flotillas left is worth all that it cost.
    """
    opponent = Side(1 - player.side)
    own = [unit for unit in game.state.units if unit.seat == player.seat]
    fleet = [unit for unit in own if not isinstance(unit, Installation)]
    if not any(keeps_fleet_in_play(game, unit) for unit in fleet):
        if game.profile.scores_limit_for_fleet:
            return [ScoreEntry(opponent, game.state.points, WHOLE_FLEET)]
        if not game.table.flotillas_hold_out:
            return [ScoreEntry(opponent, sum([cost(game, unit.id) for unit in fleet]), WHOLE_FLEET)]
    return [
        ScoreEntry(opponent, cost(game, unit.id), DESTROYED, unit.id)
        for unit in fleet
        if unit.status in (Status.DESTROYED, Status.WAITING)
    ]


@rule("WIN-06", "SEC-59", "SEC-70")
def keeps_fleet_in_play(game: Game, unit: Unit) -> bool:
    """Whether a ship or squadron keeps its fleet in the game.

    Ships do, until they are destroyed; squadrons never, and in a team game flotillas neither.
    """
    if not isinstance(unit, Ship) or unit.status in (Status.DESTROYED, Status.WAITING):
        return False
    return game.table.flotillas_hold_out or not game.ship_card(unit.id).flotilla
