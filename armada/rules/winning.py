"""Winning and losing: when a game ends, who wins, and by how much (WIN, TRN-40 to TRN-54, SEC-59 to SEC-61, OPT-02)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from armada.catalog.profiles import Elimination
from armada.engine.driver import Event
from armada.engine.procedures import DONE, NEXT, Call, Procedure, StepResult, rule
from armada.engine.seats import Side
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.rules.queries import TIE
from armada.rules.scoring import ScoreEntry, keeps_fleet_in_play, score_sheet, totals
from armada.rules.timing import GAME_END_BEFORE, GAME_END_OBJECTIVE, GAME_END_SCORE
from armada.state.events.rounds import FleetsDestroyed, GameEnded, InitiativePassed, PointsScored, TimeCalled
from armada.state.game_state import GameState, Outcome, Phase
from armada.state.records import WAITING

ROUNDS: Final = 6
UNLIMITED_ROUNDS: Final = "unlimited_rounds"
"""The option under which a game goes on until a fleet is destroyed."""


class EndReason(StrEnum):
    """Why a game ends."""

    ELIMINATION = "elimination"
    SIX_ROUNDS = "six rounds"
    TIME = "time"
    CONCESSION = "concession"


@all_open
class EndOfGame(Procedure, kw_only=True):
    """The game ends: scores are determined, the winner named, and all that was under way is broken off.

    An objective adds to a score with `add`, in the window of its end-of-game text.
    """

    reason: EndReason
    added: tuple[ScoreEntry, ...] = ()
    scores: tuple[int, int] = (0, 0)

    def add(self, side: Side, points: int, why: str, unit: int = -1) -> None:
        """Add points to the score of a side; `why` is the key of the card."""
        self.added += (ScoreEntry(side, points, why, unit),)

    @rule("SCORE-01", "SCORE-05", "TRN-51")
    def count_scores(self, game: Game) -> StepResult:
        """Each side's score: what it destroyed, its victory tokens, and what the objective adds."""
        entries = (*score_sheet(game), *self.added)
        for entry in entries:
            game.emit(PointsScored(entry.side, entry.points, entry.why, entry.unit))
        self.scores = totals(entries)
        return NEXT

    @rule("WIN-01", "WIN-02", "WIN-04", "WIN-07", "TRN-54")
    def name_winner(self, game: Game) -> StepResult:
        """The game is over at once, in the middle of whatever was under way."""
        side = winner(game, self)
        by = margin(game, self, side)
        game.emit(GameEnded(Outcome(winner=side, scores=self.scores, margin=by, reason=self.reason.value)))
        game.stop()
        return DONE

    steps = (GAME_END_BEFORE, GAME_END_OBJECTIVE, count_scores, GAME_END_SCORE, name_winner)


# Who wins


@rule("WIN-01", "WIN-02", "WIN-04", "WIN-05", "TRN-41", "TRN-42", "TRN-44", "TRN-52", "SEC-60", "SEC-61", "SEC-67")
def winner(game: Game, end: EndOfGame) -> Side:
    """The side that still has ships, whatever the scores; else the higher score; else the second player.

    A side that concedes has lost, even if the other has no ship left either.
    """
    if game.state.conceded:
        return Side(1 - game.state.conceded[0])
    lost = eliminated(game)
    if len(lost) == 1:
        return Side(1 - lost[0])
    _, second = game.sides_in_order
    if _fell_together(game):
        return second
    one, other = end.scores
    if one == other:
        return game.ask(TIE, end, second)
    return Side(0) if one > other else Side(1)


@rule("TRN-52", "TRN-53", "TRN-54")
def margin(game: Game, end: EndOfGame, side: Side) -> int:
    """The margin of victory of the winner: by how much its score is higher, at least 0."""
    return 0 if _fell_together(game) else max(0, end.scores[side] - end.scores[1 - side])


@rule("TRN-53")
def _fell_together(game: Game) -> bool:
    """Whether the tournament rule for two fleets destroyed at the same time decides (C-05)."""
    return game.profile.second_wins_if_both_fall and game.state.destroyed_together


# When the game ends


@rule("WIN-03", "WIN-06", "SEC-59")
def eliminated(game: Game) -> list[Side]:
    """The sides that have no ship left to keep them in the game; a set-aside ship still does."""
    holding = {game.side(unit.id) for unit in game.state.units if keeps_fleet_in_play(game, unit)}
    return [side for side in game.sides_in_order if side not in holding]


@rule("WIN-03", "WIN-07", "TRN-40", "SEC-59", "SEC-70", "DMG-29")
def end_if_eliminated(game: Game) -> StepResult:
    """After something was destroyed: the end of the game, if the profile ends it at once.

    What one event destroys is all destroyed before anybody has lost. Ships that fall in the Status Phase are those
    whose destruction an effect put off: for them the game ends with the round (C-08).
    """
    lost = eliminated(game)
    if not lost or _is_under_way(game):
        return NEXT
    if fallen := tuple([side for side in lost if side not in game.state.destroyed_fleets]):
        game.emit(FleetsDestroyed(fallen))
    at_once = game.table.elimination is Elimination.AT_ONCE and game.state.phase is not Phase.STATUS
    if not at_once or game.innermost(EndOfGame) or game.state.conceded:
        return NEXT
    return Call(EndOfGame(reason=EndReason.ELIMINATION))


def _is_under_way(game: Game) -> bool:
    """Whether the event that destroyed something has yet to destroy or remove something else."""
    from armada.rules.destruction import DOOMED, is_destroyed

    return any(
        unit.status is WAITING or (is_destroyed(game, unit.id) and not game.lasting(DOOMED, unit.id))
        for unit in game.state.units
    )


@rule("STAT-07", "WIN-01", "TRN-40", "TRN-42", "TRN-43", "SEC-59", "OPT-02", "OPT-04")
def end_of_round(game: Game) -> StepResult:
    """After the last effects of a round: the end of the game, or, with Unlimited Rounds, the initiative passes."""
    unlimited = UNLIMITED_ROUNDS in game.state.options
    if eliminated(game):
        return Call(EndOfGame(reason=EndReason.ELIMINATION))
    if game.state.round >= ROUNDS and not unlimited:
        return Call(EndOfGame(reason=EndReason.SIX_ROUNDS))
    if game.state.is_time_called:
        return Call(EndOfGame(reason=EndReason.TIME))
    if unlimited:
        game.emit(InitiativePassed(game.sides_in_order[1]))
    return NEXT


@rule("TRN-43")
def call_time(game: Game) -> list[Event[GameState]]:
    """Call time, at any question: the round is played to its end, and the game ends with it."""
    return [] if game.state.is_time_called or game.state.outcome else game.announce(TimeCalled())
