"""The score sheet: every line with what it is for, its round and its rule."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.engine.seats import Side
from armada.rules.game import Game
from armada.rules.scoring import DESTROYED
from armada.rules.ship_phase import ShipPhase
from armada.rules.winning import EndReason
from armada.screens.scene.result import Happened, ScoreLine, outcome_of, score_lines, tournament_points
from armada.state.events.damage import Destroyed, Removed
from armada.state.events.rounds import PointsScored, VictoryTokensGained
from armada.state.game_state import Outcome
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY
from tests.builders.scenario import Scenario

FIRST, SECOND = Side(0), Side(1)


def game_of(*gone: int, tokens: tuple[int, int] = (0, 0), scores: tuple[int, int] | None = None) -> Game:
    """A game in which these were destroyed; with scores, it is over."""
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.squadron(TIE, 300, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.ship(CORVETTE, 300, 860, 180, side=1)
    table.objective = "precision_strike"
    game = table.run(ShipPhase()).game
    for unit in gone:
        game.state = Removed(table.units[unit].id, 0).apply(game.state)
    outcome = None
    if scores is not None:
        winner = FIRST if scores[0] >= scores[1] else SECOND
        outcome = Outcome(winner=winner, scores=scores, margin=abs(scores[0] - scores[1]), reason=EndReason.SIX_ROUNDS)
    game.state = replace(game.state, victory_tokens=tokens, outcome=outcome)
    return game


def said(lines: tuple[ScoreLine, ...]) -> list[tuple[int, str, str, int, int]]:
    return [(line.side, line.what, line.why, line.points, line.round) for line in lines]


def test_what_is_destroyed_is_listed_with_its_points_and_its_round() -> None:
    game = game_of(1, 3)
    happened = [Happened(round, Destroyed(game.state.units[unit].id, "attack")) for round, unit in ((2, 3), (4, 1))]
    corvette, tie = game.ship_card(3).points, game.squadron_card(1).points
    assert sorted(said(score_lines(game, happened))) == [
        (0, game.unit(3).label, "Destroyed", corvette, 2),
        (1, game.unit(1).label, "Destroyed", tie, 4),
    ]
    assert {line.round for line in score_lines(game, [])} == {0}, "nobody knows when"


def test_victory_tokens_are_listed_by_the_round_in_which_they_were_gained() -> None:
    game = game_of(tokens=(3, 0))
    gained = [(1, FIRST, 1), (2, FIRST, 1), (2, FIRST, 1), (2, SECOND, 1)]
    happened = [Happened(round, VictoryTokensGained(side, count)) for round, side, count in gained]
    value = game.catalog.objectives["precision_strike"].victory_token
    assert value is not None
    why = f"Precision Strike, {value} points each"
    assert said(score_lines(game, happened)) == [
        (0, "1 victory token", why, value, 1),
        (0, "2 victory tokens", why, 2 * value, 2),
    ]
    assert said(score_lines(game, happened[:2])) == [(0, "3 victory tokens", why, 3 * value, 0)], "not all are known"


def test_what_the_objective_added_is_listed_piece_by_piece_or_in_one_sum() -> None:
    game = game_of(scores=(50, 20))
    known = [Happened(6, PointsScored(FIRST, 30, "precision_strike", 0)), Happened(6, PointsScored(FIRST, 20, "other"))]
    assert said(score_lines(game, known)) == [
        (0, game.unit(0).label, "Precision Strike, at the end of the game", 30, 1),
        (0, "Precision Strike", "Objective, at the end of the game", 20, 1),
        (1, "Precision Strike", "Objective, at the end of the game", 20, 1),
    ]
    assert said(score_lines(game_of())) == []


def test_the_outcome_is_shown_once_the_game_is_over() -> None:
    assert outcome_of(game_of()) is None
    shown = outcome_of(game_of(3, scores=(44, 0)))
    assert shown is not None
    assert (shown.winner, shown.scores, shown.margin, shown.tournament_points) == (0, (44, 0), 44, (0, 0))
    assert [line.unit for line in shown.lines] == [3]
    assert DESTROYED


@pytest.mark.parametrize(
    ("margin", "points"),
    [(0, 5), (29, 5), (30, 6), (69, 6), (70, 7), (130, 8), (219, 8), (220, 9), (349, 9), (350, 10)],
)
def test_tournament_points_rise_with_the_margin(margin: int, points: int) -> None:
    for winner in (FIRST, SECOND):
        outcome = Outcome(winner=winner, scores=(margin, 0), margin=margin, reason=EndReason.SIX_ROUNDS)
        found = tournament_points(outcome)
        assert (found[winner], found[1 - winner]) == (points, 10 - points)
        conceded = tournament_points(replace(outcome, reason=EndReason.CONCESSION))
        assert (conceded[winner], conceded[1 - winner]) == (points, 0)
