"""The end of a game as a screen shows it: the winner, the score sheet line by line, and tournament points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from armada.engine.procedures import rule
from armada.engine.seats import Side
from armada.messages.message import say
from armada.rules.game import Game
from armada.rules.scoring import (
    DESTROYED,
    VICTORY_TOKENS,
    ScoreEntry,
    score_sheet,
    victory_token_value,
)
from armada.rules.winning import EndReason, eliminated
from armada.screens.scene.team_sheet import TeamSheet, team_sheets
from armada.state.events import Event
from armada.state.events.damage import Destroyed
from armada.state.events.rounds import PointsScored, VictoryTokensGained
from armada.state.game_state import Outcome
from armada.state.records import Squadron
from armada.words.citations import rules_of_points
from armada.words.names import Names


class Scale(NamedTuple):
    """A table of tournament points: at the first margin of victory these, and at each further one a point more."""

    margins: tuple[int, ...]
    winner: int
    loser: int

    def points(self, margin: int) -> tuple[int, int]:
        """The tournament points of winner and loser."""
        more = sum([margin >= each for each in self.margins[1:]])
        return self.winner + more, self.loser - more


STANDARD: Final = Scale((0, 30, 70, 130, 220, 350), 5, 5)
SECTOR: Final = Scale((0, 100, 220, 360, 500), 6, 5)


@rule("SEC-03", "SEC-04", "SEC-05", "SEC-06", "SEC-07", "TRN-56", "TRN-57", "TRN-58", "TRN-59", "TRN-60", "TRN-61")
def scale_of(game: Game) -> Scale:
    """The table of tournament points that a game is measured by."""
    return SECTOR if game.profile.sector_points else STANDARD


class Happened(NamedTuple):
    """An event, and the round in which it happened."""

    round: int
    event: Event


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet. `round`: when it was earned; 0 where that is not known."""

    side: Side
    what: str
    why: str
    points: int
    round: int = 0
    rule: str = ""
    unit: int = -1
    """The ship or squadron that the points are for."""

    destroyed: bool = False
    """Whether the points are for its destruction: the line needs no further word."""


class OutcomeShown(msgspec.Struct, frozen=True, kw_only=True):
    """The end of the game. Tournament points are 0 to 0 where the profile has none."""

    winner: Side
    scores: tuple[int, int]
    margin: int
    reason: str
    tournament_points: tuple[int, int]
    lines: tuple[ScoreLine, ...]
    decided: str = ""
    """The reason that named the winner: score, level, no_ships, both_fell, or concession."""

    rule: str = ""
    """The rule by which it did."""

    teams: tuple[TeamSheet, ...] = ()
    """Where more than two play: the sheet of each team."""


def outcome_of(game: Game, happened: Sequence[Happened] = ()) -> OutcomeShown | None:
    """The result of the game; None while it goes on. `happened` dates the lines of the score sheet (see `SCORING`)."""
    outcome = game.state.outcome
    if outcome is None:
        return None
    has_points = game.profile.tournament_points or game.profile.sector_points
    decided, by_rule = _decided(game, outcome)
    return OutcomeShown(
        winner=outcome.winner,
        scores=outcome.scores,
        margin=outcome.margin,
        reason=outcome.reason,
        tournament_points=tournament_points(outcome, scale_of(game)) if has_points else (0, 0),
        lines=score_lines(game, happened),
        decided=decided,
        rule=by_rule,
        teams=team_sheets(game, [h.event for h in happened if isinstance(h.event, Destroyed)]),
    )


@rule("WIN-01", "WIN-02", "WIN-04", "WIN-05", "TRN-44", "TRN-53", "SEC-60", "SEC-61", "SEC-67")
def _decided(game: Game, outcome: Outcome) -> tuple[str, str]:
    """The fact that named the winner, and the rule by which it did."""
    is_team_game = not game.table.flotillas_hold_out
    if outcome.reason == EndReason.CONCESSION:
        return "concession", "TRN-44"
    if len(eliminated(game)) == 1:
        return "no_ships", "SEC-60" if is_team_game else "WIN-04"
    if game.profile.second_wins_if_both_fall and game.state.destroyed_together:
        return "both_fell", "TRN-53"
    if outcome.scores[0] == outcome.scores[1]:
        return "level", "SEC-67" if is_team_game else "WIN-05"
    return "score", "SEC-61" if is_team_game else "WIN-02"


@rule("TRN-63", "TRN-64")
def tournament_points(outcome: Outcome, scale: Scale = STANDARD) -> tuple[int, int]:
    """The tournament points of both sides: by the margin of victory; who concedes gets none."""
    winner, loser = scale.points(outcome.margin)
    if outcome.reason == EndReason.CONCESSION:
        loser = 0
    return (winner, loser) if outcome.winner == 0 else (loser, winner)


# The score sheet

SCORING: Final = (Destroyed, VictoryTokensGained, PointsScored)
"""The events from which a score sheet can be dated, and what an objective adds at the end told piece by piece."""


def score_lines(game: Game, happened: Sequence[Happened] = ()) -> tuple[ScoreLine, ...]:
    """The score of each side so far, line by line; at the end of the game with what the objective adds."""
    sheet = _Sheet(game, happened)
    lines = [line for entry in score_sheet(game) for line in sheet.lines(entry)]
    return (*lines, *sheet.added(lines)) if game.state.outcome else tuple(lines)


class _Sheet:
    """The score sheet of a game, with what is known of how it came about."""

    def __init__(self, game: Game, happened: Sequence[Happened]) -> None:
        self.game = game
        self.names = Names(game.state)
        self.happened = happened

    def lines(self, entry: ScoreEntry) -> list[ScoreLine]:
        """An entry as lines: victory tokens round by round."""
        if entry.why == VICTORY_TOKENS:
            return self._tokens(entry)
        if entry.why == DESTROYED:
            what, why = self.names.unit(entry.unit), say("scene-score-destroyed")
            return [self._line(entry, what, why, self._fell(lambda unit: unit == entry.unit))]
        fell = self._fell(lambda unit: self.game.owner(unit) == entry.fleet)
        fleet = "" if entry.fleet is None else self.names.seat(entry.fleet)
        return [self._line(entry, fleet, say("scene-score-whole-fleet"), fell)]

    def added(self, lines: Sequence[ScoreLine]) -> list[ScoreLine]:
        """The points that the objective added at the end: piece by piece, or, where that is not known, in one sum."""
        outcome, objective = self.game.state.outcome, self.game.state.objective
        if outcome is None or objective is None:
            return []
        told = [h.event for h in self.happened if isinstance(h.event, PointsScored) and h.event.why == objective]
        found = [self._from_objective(event) for event in told]
        for side in (Side(0), Side(1)):
            left = outcome.scores[side] - sum([line.points for line in (*lines, *found) if line.side == side])
            if left:
                found.append(self._from_objective(PointsScored(side, left, objective)))
        return found

    def _from_objective(self, event: PointsScored) -> ScoreLine:
        entry = ScoreEntry(event.side, event.points, event.why, event.unit)
        title, round = self.names.card(event.why), self.game.state.round
        if event.unit < 0:
            return self._line(entry, title, say("scene-score-objective"), round)
        why = say("scene-score-by-objective", objective=title)
        return self._line(entry, self.names.unit(event.unit), why, round)

    def _tokens(self, entry: ScoreEntry) -> list[ScoreLine]:
        """Victory tokens by the round in which they were gained; without a round where not all gains are known."""
        value, have = victory_token_value(self.game), self.game.state.victory_tokens[entry.side]
        gained: dict[int, int] = {}
        for round, event in self.happened:
            if isinstance(event, VictoryTokensGained) and event.side == entry.side:
                gained[round] = gained.get(round, 0) + event.amount
        if sum(gained.values()) != have:
            gained = {0: have}
        why = say("scene-score-each", objective=self.names.card(self.game.state.objective or ""), points=value)
        return [
            self._line(replace(entry, points=value * count), say("scene-victory-tokens", count=count), why, round)
            for round, count in gained.items()
            if count
        ]

    def _fell(self, wanted: Callable[[int], bool]) -> int:
        """The round in which the last of those that are meant was destroyed."""
        found = [h.round for h in self.happened if isinstance(h.event, Destroyed) and wanted(h.event.unit)]
        return max(found, default=0)

    def _line(self, entry: ScoreEntry, what: str, why: str, round: int) -> ScoreLine:
        is_squadron = entry.unit >= 0 and isinstance(self.game.unit(entry.unit), Squadron)
        rule = rules_of_points(entry.why, is_squadron=is_squadron, profile=self.game.profile)[0]
        return ScoreLine(entry.side, what, why, entry.points, round, rule, entry.unit, entry.why == DESTROYED)
