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
from armada.rules.winning import Ending
from armada.state.events import Event
from armada.state.events.damage import Destroyed
from armada.state.events.rounds import PointsScored, VictoryTokensGained
from armada.state.game_state import Outcome
from armada.state.records import Squadron
from armada.words.citations import rules_of_points
from armada.words.names import Names

MARGINS: Final = (30, 70, 130, 220, 350)
"""From which margin of victory on the winner gets a tournament point more, and the loser one less."""

EVEN: Final = 5


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
    """The end of the game. Tournament points are 0 to 0 where the profile is no tournament's."""

    winner: Side
    scores: tuple[int, int]
    margin: int
    reason: str
    tournament_points: tuple[int, int]
    lines: tuple[ScoreLine, ...]


def outcome_of(game: Game, happened: Sequence[Happened] = ()) -> OutcomeShown | None:
    """How the game ended; None while it goes on. `happened` is what the score sheet is dated by (see `SCORING`)."""
    outcome = game.state.outcome
    if outcome is None:
        return None
    return OutcomeShown(
        winner=outcome.winner,
        scores=outcome.scores,
        margin=outcome.margin,
        reason=outcome.reason,
        tournament_points=tournament_points(outcome) if game.profile.tournament_points else (0, 0),
        lines=score_lines(game, happened),
    )


@rule("TRN-56", "TRN-57", "TRN-58", "TRN-59", "TRN-60", "TRN-61", "TRN-63", "TRN-64")
def tournament_points(outcome: Outcome) -> tuple[int, int]:
    """The tournament points of both sides: by the margin of victory; who concedes gets none."""
    more = sum([outcome.margin >= margin for margin in MARGINS])
    winner, loser = EVEN + more, EVEN - more
    if outcome.reason == Ending.CONCESSION:
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
        other = Side(1 - entry.side)
        fell = self._fell(lambda unit: self.game.side(unit) == other)
        return [self._line(entry, self.names.side(other), say("scene-score-whole-fleet"), fell)]

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
