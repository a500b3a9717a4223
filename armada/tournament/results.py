"""Results: entered by the organiser or reported by both players, scored by the rules, correctable at any time."""

from __future__ import annotations

from typing import Final

import msgspec

from armada.catalog.tournaments import EventProfile
from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament import scoring
from armada.tournament.bracket_repair import correction_doubts
from armada.tournament.commands import Command, Decision
from armada.tournament.entries import GameBound, ResultEntered, ResultReported
from armada.tournament.event import Event, EventStage, Match, Round, RoundStatus
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
            doubts.insert(0, say("tournament-has-result", result=result_in_words(event, match)))
        remarks = [verdict_in_words(event, match, verdict)]
        if match.report is not None and round.number < len(event.rounds):
            later = event.rounds[-1]
            remarks.append(say("tournament-pairings-stay", round=later.inside))
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
            raise TournamentError(say("tournament-no-result"), remedy=say("tournament-unchanged"))
        if round.number < len(event.rounds):
            raise TournamentError(
                say("tournament-paired-from", round=round.inside),
                rule="TRN-31",
                remedy=say("tournament-paired-from.remedy"),
            )
        if event.cut is not None and round.stage is EventStage.SWISS:
            raise TournamentError(
                say("tournament-cut-from", size=len(event.cut.players), round=round.inside),
                remedy=say("tournament-cut-from.remedy"),
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
            raise TournamentError(say("tournament-final-result"), remedy=say("tournament-final-result.remedy"))
        if self.report.ending is scoring.Ending.JUDGE:
            raise TournamentError(say("tournament-report-judge"), remedy=say("tournament-report-judge.remedy"))
        report, verdict = _checked_report(event, round, match, self.report)
        other = match.reports[1 - match.place_of(self.player)]
        remarks = [verdict_in_words(event, match, verdict)]
        if other is None:
            remarks.append(say("tournament-report-counts"))
        elif other != report:
            remarks.append(say("tournament-report-differs"))
        entry = ResultReported(round.number, place, self.player, report)
        return Decision(entry, tuple(scoring.doubts(event.profile, report)), tuple(remarks))


class BindGame(Command, frozen=True, tag="bind game"):
    """Link a player's match in the current round to a game on a server; that player has its first seat or first team.

    The outcome of the game becomes the result of the match. No game: unlink the match.
    """

    player: int
    game: str

    def decide(self, event: Event) -> Decision:
        """Only while there is no result; a linked match must be unlinked first."""
        round, place, match = find_match(event, self.player)
        if not (self.game.isalnum() and len(self.game) <= LONGEST_GAME) and self.game:
            raise TournamentError(say("tournament-no-game-id"), remedy=say("tournament-no-game-id.remedy"))
        if match.report is not None:
            raise TournamentError(say("tournament-result-there"), remedy=say("tournament-result-there.remedy"))
        if match.game and self.game:
            raise TournamentError(say("tournament-linked", game=match.game), remedy=say("tournament-linked.remedy"))
        if not match.game and not self.game:
            raise TournamentError(say("tournament-not-linked"), remedy=say("tournament-unchanged"))
        others = (each for one in event.rounds for each in one.matches)
        if self.game and any(each.game == self.game for each in others):
            raise TournamentError(say("tournament-linked-elsewhere"), remedy=say("tournament-linked-elsewhere.remedy"))
        return Decision(GameBound(round.number, place, self.game, match.place_of(self.player) if self.game else 0))


class FillResult(Command, frozen=True, tag="fill result"):
    """The game of a match has ended: its outcome is the result, unless there is one. The report names sides 0 and 1."""

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
        raise TournamentError(say("tournament-no-match-waits"), remedy=say("tournament-unchanged"))


def find_match(event: Event, player: int, number: int = 0) -> tuple[Round, int, Match]:
    """The round, the match's place in it, and the match of a player; refused for previews and byes."""
    if not event.rounds:
        raise TournamentError(say("tournament-none-paired"), remedy=say("tournament-none-paired.remedy"))
    round = event.round(number or len(event.rounds))
    if round.status is RoundStatus.PREVIEW:
        raise TournamentError(
            say("tournament-unpublished", round=round.inside), remedy=say("tournament-unpublished.remedy")
        )
    for place, match in enumerate(round.matches):
        if player in match.players:
            if match.is_bye:
                raise TournamentError(
                    say("tournament-has-bye", player=event.label(player), round=round.inside),
                    rule="TRN-37",
                    remedy=say("tournament-has-bye.remedy"),
                )
            return round, place, match
    raise TournamentError(
        say("tournament-plays-not", player=event.label(event.player(player).id), round=round.inside),
        remedy=say("tournament-other-player"),
    )


def match_at_table(event: Event, table: int, number: int = 0) -> Match:
    """The match at a table, in the current round or in another."""
    if not event.rounds:
        raise TournamentError(say("tournament-none-paired"), remedy=say("tournament-none-paired.remedy"))
    round = event.round(number or len(event.rounds))
    found = next((match for match in round.matches if match.table == table), None)
    if found is None:
        tables = [match.table for match in round.matches if match.table is not None]
        known = say("tournament-only-byes")
        if tables:
            known = say("tournament-tables-used", first=min(tables), last=max(tables))
        nobody = say("tournament-nobody-at-table-in", table=table, round=round.inside)
        raise TournamentError(nobody, rule="TRN-95", remedy=known)
    return found


def verdict_in_words(event: Event, match: Match, verdict: Verdict) -> str:
    """Winner, margin, both players' points and the reasons, to read before saving."""
    why, points = "; ".join(verdict.why), verdict.points
    if match.two is None:
        name = event.label(match.one)
        return say("verdicts-bye", player=name, points=points[0], margin=verdict.margin, why=why)
    one, two = [event.label(id) for id in match.players]
    shared = say("verdicts-points", one=one, first=points[0], two=two, second=points[1])
    if verdict.winner is None:
        return say("verdicts-nobody", points=shared, why=why)
    winner, margin = (one, two)[verdict.winner], verdict.margin
    if not verdict.was_played:
        return say("verdicts-not-played", winner=winner, margin=margin, points=shared, why=why)
    own, other = verdict.scores[verdict.winner], verdict.scores[1 - verdict.winner]
    return say("verdicts-played", winner=winner, own=own, other=other, margin=margin, points=shared, why=why)


def result_in_words(event: Event, match: Match) -> str:
    """The result of a match; empty while there is none."""
    verdict = spoken_verdict(event.profile, match)
    return "" if verdict is None else verdict_in_words(event, match, verdict)


def spoken_verdict(profile: EventProfile, match: Match) -> Verdict | None:
    """The verdict on a match with reasons in the language spoken now; None while there is none.

    The verdict of an event is shared by its readers, and event files keep it: its reasons are in English.
    """
    if match.verdict is None or match.is_bye:
        return None if match.verdict is None else scoring.bye(profile)
    return match.verdict if match.report is None else scoring.verdict(profile, match.report)


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
        raise TournamentError(say("tournament-score-low"), rule="TRN-49", remedy=say("tournament-check-score"))
    if any(number is not None and number > HIGHEST for number in numbers):
        too_high = say("tournament-score-high", most=HIGHEST)
        raise TournamentError(too_high, rule="TRN-49", remedy=say("tournament-check-score"))
    if any(place not in (None, 0, 1) for place in (report.second, report.lost, report.winner)):
        raise TournamentError(say("tournament-report-places"), remedy=say("tournament-report-places.remedy"))
    report = scoring.with_concession(event.profile, report)
    verdict = scoring.verdict(event.profile, report)
    if round.stage is EventStage.CUT and verdict.winner is None:
        raise TournamentError(
            say("tournament-needs-winner", round=round.inside), remedy=say("tournament-needs-winner.remedy")
        )
    return report, verdict


def _disagreeing(event: Event, match: Match, report: Report) -> list[str]:
    return [
        say("tournament-reported-differently", player=event.label(id))
        for id, reported in zip(match.players, match.reports, strict=False)
        if reported is not None and reported != report
    ]
