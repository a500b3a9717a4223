"""The end of a game as a screen shows it: the winner, the score sheet line by line, and tournament points."""

from __future__ import annotations

from typing import Final

import msgspec

from armada.engine.procedures import rule
from armada.engine.seats import Side
from armada.rules.game import Game
from armada.rules.scoring import (
    DESTROYED,
    TOURNAMENT,
    VICTORY_TOKENS,
    ScoreEntry,
    score_sheet,
    totals,
    victory_token_value,
)
from armada.rules.winning import Ending
from armada.state.game_state import Outcome
from armada.views.naming import Names, counted

MARGINS: Final = (30, 70, 130, 220, 350)
"""From which margin of victory on the winner gets a tournament point more, and the loser one less."""

EVEN: Final = 5


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    side: Side
    what: str
    why: str
    points: int
    round: int = 0


class OutcomeShown(msgspec.Struct, frozen=True, kw_only=True):
    """The end of the game. Tournament points are 0 to 0 where the profile is no tournament's."""

    winner: Side
    scores: tuple[int, int]
    margin: int
    reason: str
    tournament_points: tuple[int, int]
    lines: tuple[ScoreLine, ...]


def outcome_of(game: Game) -> OutcomeShown | None:
    """How the game ended; None while it goes on."""
    outcome = game.state.outcome
    if outcome is None:
        return None
    return OutcomeShown(
        winner=outcome.winner,
        scores=outcome.scores,
        margin=outcome.margin,
        reason=outcome.reason,
        tournament_points=tournament_points(outcome) if game.state.profile == TOURNAMENT else (0, 0),
        lines=_lines(game, outcome),
    )


@rule("TRN-56", "TRN-57", "TRN-58", "TRN-59", "TRN-60", "TRN-61", "TRN-63", "TRN-64")
def tournament_points(outcome: Outcome) -> tuple[int, int]:
    """The tournament points of both sides: by the margin of victory; who concedes gets none."""
    more = sum([outcome.margin >= margin for margin in MARGINS])
    winner, loser = EVEN + more, EVEN - more
    if outcome.reason == Ending.CONCESSION:
        loser = 0
    return (winner, loser) if outcome.winner == 0 else (loser, winner)


def _lines(game: Game, outcome: Outcome) -> tuple[ScoreLine, ...]:
    """What each side earned; what the sheet does not account for was added by the objective at the end."""
    names = Names(game.state)
    entries = score_sheet(game)
    lines = [_line(game, names, entry) for entry in entries]
    counted_so_far = totals(entries)
    objective = game.state.objective
    for side in (Side(0), Side(1)):
        added = outcome.scores[side] - counted_so_far[side]
        if added and objective is not None:
            lines.append(ScoreLine(side, names.card(objective), "Objective at the end of the game", added))
    return tuple(lines)


def _line(game: Game, names: Names, entry: ScoreEntry) -> ScoreLine:
    if entry.why == DESTROYED:
        return ScoreLine(entry.side, names.unit(entry.unit), "Destroyed", entry.points)
    if entry.why == VICTORY_TOKENS:
        tokens = game.state.victory_tokens[entry.side]
        what = counted(tokens, "victory token")
        return ScoreLine(entry.side, what, f"{victory_token_value(game)} points each", entry.points)
    return ScoreLine(entry.side, names.side(1 - entry.side), "The whole fleet", entry.points)
