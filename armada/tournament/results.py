"""Results: entered by the organiser or reported by both players, scored by the rules, correctable at any time."""

from __future__ import annotations

from typing import Final

import msgspec

from armada.errors import TournamentError
from armada.tournament import scoring
from armada.tournament.bracket_repair import correction_doubts
from armada.tournament.commands import Command, Decision
from armada.tournament.entries import GameBound, ResultEntered, ResultReported
from armada.tournament.event import Event, Match, Round, RoundStatus, Stage
from armada.tournament.scoring import Report, Verdict

LONGEST_GAME: Final = 40
HIGHEST: Final = 1_000_000
"""Scores have no cap (TRN-51), but nothing near this has ever been scored."""


class EnterResult(Command, frozen=True, tag="enter result"):
    """Enter the result of the match in which a player plays; round 0: the current one.

    The report calls the players of the match 0 and 1, as the pairing does. `correct`: replace the existing result.
    """

    player: int
    report: Report
    round: int = 0
    correct: bool = False

    def decide(self, event: Event) -> Decision:
        """The first remark describes the verdict; unusual scores are doubts."""
        round, place, match = find_match(event, self.player, self.round)
        report, verdict = _checked_report(event, round, match, self.report)
        doubts = scoring.doubts(event.profile, report)
        if match.report is not None and match.report != report and not self.correct:
            doubts.insert(0, f"This match already has a result: {result_in_words(event, match)}")
        remarks = [verdict_in_words(event, match, verdict)]
        if match.report is not None and round.number < len(event.rounds):
            later = event.rounds[-1]
            remarks.append(f"The pairings up to {later.title.lower()} stay as drawn; the standings are recalculated.")
        remarks += _disagreeing(event, match, report)
        entry = ResultEntered(round.number, place, match.players, report)
        doubts += correction_doubts(event, entry) if match.report is not None else []
        return Decision(entry, tuple(doubts), tuple(remarks))


class ClearResult(Command, frozen=True, tag="clear result"):
    """Remove the result of a match."""

    player: int
    round: int = 0

    def decide(self, event: Event) -> Decision:
        """Only in the last round: later rounds depend on earlier results."""
        round, place, match = find_match(event, self.player, self.round)
        if match.report is None:
            raise TournamentError("This match has no result.", remedy="Nothing was changed.")
        if round.number < len(event.rounds):
            raise TournamentError(
                f"A later round was paired from the results of {round.title.lower()}.",
                rule="TRN-31",
                remedy="Correct the result instead, or undo the later round.",
            )
        if event.cut is not None and round.stage is Stage.SWISS:
            raise TournamentError(
                f"The cut to {len(event.cut.players)} was made from the results of {round.title.lower()}.",
                remedy="Correct the result instead, or take the cut back.",
            )
        return Decision(ResultEntered(round.number, place, match.players, None))


class ReportResult(Command, frozen=True, tag="claim result"):
    """A player reports the result of their match in the current round; it counts once the opponent reports the same."""

    player: int
    report: Report

    def decide(self, event: Event) -> Decision:
        """Refused once the round is closed or the organiser has entered a result."""
        round, place, match = find_match(event, self.player, 0)
        if round.status is RoundStatus.CLOSED or match.report is not None:
            raise TournamentError("The result of this match is final.", remedy="Tell the organiser if it is wrong.")
        if self.report.ending is scoring.Ending.JUDGE:
            raise TournamentError("Players cannot report a judge's decision.", remedy="Call a judge.")
        report, verdict = _checked_report(event, round, match, self.report)
        other = match.reports[1 - match.place_of(self.player)]
        remarks = [verdict_in_words(event, match, verdict)]
        if other is None:
            remarks.append("It counts once your opponent reports the same result.")
        elif other != report:
            remarks.append("Your opponent reported a different result; the organiser will decide.")
        entry = ResultReported(round.number, place, self.player, report)
        return Decision(entry, tuple(scoring.doubts(event.profile, report)), tuple(remarks))


class BindGame(Command, frozen=True, tag="bind game"):
    """Link a player's match in the current round to a game on a server; that player has its first seat.

    The outcome of the game becomes the result of the match. No game: unlink the match.
    """

    player: int
    game: str

    def decide(self, event: Event) -> Decision:
        """Only while there is no result; a linked match must be unlinked first."""
        round, place, match = find_match(event, self.player)
        if not (self.game.isalnum() and len(self.game) <= LONGEST_GAME) and self.game:
            raise TournamentError("That is not a game id.", remedy="Copy it from the game's link.")
        if match.report is not None:
            raise TournamentError("This match already has a result.", remedy="Remove the result first.")
        if match.game and self.game:
            raise TournamentError(f"This match is linked to game {match.game}.", remedy="Unlink that game first.")
        if not match.game and not self.game:
            raise TournamentError("This match is not linked to a game.", remedy="Nothing was changed.")
        others = (each for one in event.rounds for each in one.matches)
        if self.game and any(each.game == self.game for each in others):
            raise TournamentError("Another match is linked to this game.", remedy="Choose another game.")
        return Decision(GameBound(round.number, place, self.game, match.place_of(self.player) if self.game else 0))


class FillResult(Command, frozen=True, tag="fill result"):
    """The game of a match has ended: its outcome is the result, unless there is one. The report names seats 0 and 1."""

    game: str
    report: Report

    def decide(self, event: Event) -> Decision:
        """Writes the same entry as if the organiser had entered the result."""
        for round in event.rounds:
            for place, match in enumerate(round.matches):
                if match.game == self.game and match.report is None and self.game:
                    report = report_by_player(match, match.players[match.first_seat], self.report)
                    report, verdict = _checked_report(event, round, match, report)
                    entry = ResultEntered(round.number, place, match.players, report)
                    return Decision(entry, (), (verdict_in_words(event, match, verdict),))
        raise TournamentError("No match is waiting for the outcome of this game.", remedy="Nothing was changed.")


def find_match(event: Event, player: int, number: int = 0) -> tuple[Round, int, Match]:
    """The round, the match's place in it, and the match of a player; refused for previews and byes."""
    if not event.rounds:
        raise TournamentError("No round has been paired.", remedy="Pair the first one and publish it.")
    round = event.round(number or len(event.rounds))
    if round.status is RoundStatus.PREVIEW:
        raise TournamentError(f"{round.title} {round.verb} not published.", remedy="Publish its pairings first.")
    for place, match in enumerate(round.matches):
        if player in match.players:
            if match.is_bye:
                raise TournamentError(
                    f"{event.label(player)} has a bye in {round.title.lower()}.",
                    rule="TRN-37",
                    remedy="A bye needs no result.",
                )
            return round, place, match
    raise TournamentError(
        f"{event.label(event.player(player).id)} does not play in {round.title.lower()}.",
        remedy="Choose another player.",
    )


def match_at_table(event: Event, table: int, number: int = 0) -> Match:
    """The match at a table, in the current round or in another."""
    if not event.rounds:
        raise TournamentError("No round has been paired.", remedy="Pair the first one and publish it.")
    round = event.round(number or len(event.rounds))
    found = next((match for match in round.matches if match.table == table), None)
    if found is None:
        tables = [match.table for match in round.matches if match.table is not None]
        known = f"Tables {min(tables)} to {max(tables)} are in use." if tables else "The round has only byes."
        raise TournamentError(
            f"Nobody is playing at table {table} in {round.title.lower()}.", rule="TRN-95", remedy=known
        )
    return found


def verdict_in_words(event: Event, match: Match, verdict: Verdict) -> str:
    """Winner, margin, both players' points and the reasons, to read before saving."""
    why = "; ".join(verdict.why)
    if match.two is None:
        return f"{event.label(match.one)} has a bye: {verdict.points[0]} points, margin {verdict.margin} ({why})."
    names = [event.label(id) for id in match.players]
    points = f"{names[0]} {verdict.points[0]}, {names[1]} {verdict.points[1]} tournament points"
    if verdict.winner is None:
        return f"Nobody wins: {points}. Why: {why}."
    winner = names[verdict.winner]
    scores = f" {verdict.scores[verdict.winner]} to {verdict.scores[1 - verdict.winner]}" if verdict.was_played else ""
    return f"{winner} wins{scores}, margin {verdict.margin}: {points}. Why: {why}."


def result_in_words(event: Event, match: Match) -> str:
    """The result of a match; empty while there is none."""
    return "" if match.verdict is None else verdict_in_words(event, match, match.verdict)


def report_by_player(match: Match, player: int, report: Report) -> Report:
    """Convert a report that calls this player 0 to the order of the match."""
    if match.place_of(player) == 0:
        return report

    def turned(place: int | None) -> int | None:
        return None if place is None else 1 - place

    return msgspec.structs.replace(
        report,
        scores=(report.scores[1], report.scores[0]),
        second=turned(report.second),
        lost=turned(report.lost),
        winner=turned(report.winner),
        points=None if report.points is None else (report.points[1], report.points[0]),
    )


def _checked_report(event: Event, round: Round, match: Match, report: Report) -> tuple[Report, Verdict]:
    """The report, adjusted for a concession, and its verdict.

    Impossible reports are refused, and so are elimination matches without a winner.
    """
    numbers = [*report.scores, *(report.points or ()), report.margin, report.objective]
    if any(number is not None and number < 0 for number in numbers):
        raise TournamentError("A score cannot be below 0.", rule="TRN-49", remedy="Check the score sheet.")
    if any(number is not None and number > HIGHEST for number in numbers):
        raise TournamentError(f"A score cannot be above {HIGHEST}.", rule="TRN-49", remedy="Check the score sheet.")
    if any(place not in (None, 0, 1) for place in (report.second, report.lost, report.winner)):
        raise TournamentError("A report calls the players of a match 0 and 1.", remedy="Use one of the two.")
    report = scoring.with_concession(event.profile, report)
    verdict = scoring.verdict(event.profile, report)
    if round.stage is Stage.CUT and verdict.winner is None:
        raise TournamentError(
            f"A match of the {round.title.lower()} needs a winner.", remedy="Let a judge decide who advances."
        )
    return report, verdict


def _disagreeing(event: Event, match: Match, report: Report) -> list[str]:
    return [
        f"{event.label(id)} reported a different result."
        for id, reported in zip(match.players, match.reports, strict=False)
        if reported is not None and reported != report
    ]
