"""Scoring of a match: winner, margin of victory and tournament points, each with its rule."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from armada.catalog.tournaments import EventProfile, PointsRow
from armada.errors import TournamentError
from armada.messages.message import say

SURPRISING: Final = 200
"""How far a score may exceed the fleet points (through objectives) before it is a doubt."""


class Ending(StrEnum):
    """The ending of a match (TRN-40 to TRN-44), or why it was not played."""

    SIX_ROUNDS = "six rounds"
    TIME = "time"
    DESTROYED = "one fleet destroyed"
    BOTH_DESTROYED = "both fleets destroyed"
    CONCESSION = "concession"
    NO_SHOW = "no-show"
    JUDGE = "judge"


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A report of a match. Players are 0 and 1, in the order of the pairing.

    `lost`: the player whose fleet was destroyed, who conceded or did not come (None: neither came).
    `together`: both fleets lost their last ship at the same time. `objective`: the winner's objective points, added to
    the value of the destroyed fleet if the winner's score is not given. A judge sets `winner`, `points` and `margin`
    directly.
    """

    ending: Ending = Ending.SIX_ROUNDS
    scores: tuple[int | None, int | None] = (None, None)
    second: int | None = None
    lost: int | None = None
    together: bool = False
    objective: int = 0
    winner: int | None = None
    points: tuple[int, int] | None = None
    margin: int = 0
    note: str = ""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a match. `margins` are what each player adds to their total margin of victory (TRN-55)."""

    scores: tuple[int, int]
    winner: int | None
    margin: int
    points: tuple[int, int]
    margins: tuple[int, int]
    was_played: bool = True
    why: tuple[str, ...] = ()


def verdict(profile: EventProfile, report: Report) -> Verdict:
    """Score the report of a match under a profile; an incomplete report is refused."""
    match report.ending:
        case Ending.NO_SHOW:
            return _not_played(profile, report)
        case Ending.JUDGE:
            return _judged(report)
    scores, winner, why = _decided(profile, report)
    margin = max(0, scores[winner] - scores[1 - winner])
    if scores[winner] < scores[1 - winner]:
        why = [*why, say("verdicts-lower-score")]
    if report.together and report.ending is Ending.BOTH_DESTROYED:
        margin = 0
    if report.ending is Ending.CONCESSION:
        margin = max(margin, profile.concession.margin)
    row = points_for(profile, margin)
    won, lost = row.winner, row.loser
    gives = say("verdicts-margin-gives", margin=margin, winner=row.winner, loser=row.loser, cited=_cited(row.rule))
    why = [*why, gives]
    if report.ending is Ending.CONCESSION:
        won, lost = max(won, profile.concession.points), 0
        why = [*why, say("verdicts-conceded-points")]
    return Verdict(
        scores=scores,
        winner=winner,
        margin=margin,
        points=_by_place(winner, won, lost),
        margins=_by_place(winner, margin, 0),
        why=tuple(why),
    )


def with_concession(profile: EventProfile, report: Report) -> Report:
    """The report of a concession, without a winner's score that is lower than the rules allow.

    The whole fleet counts as destroyed (TRN-44), so the winner scores at least the value of a fleet without ships
    (TRN-50), whatever was on the table: the score is calculated.
    """
    if report.ending is not Ending.CONCESSION or report.lost not in (0, 1) or profile.tabled is None:
        return report
    winner = 1 - report.lost
    score = report.scores[winner]
    if score is None or score >= profile.tabled:
        return report
    scores = (None, report.scores[1]) if winner == 0 else (report.scores[0], None)
    return msgspec.structs.replace(report, scores=scores)


def bye(profile: EventProfile) -> Verdict:
    """The award for a bye, which counts as a win (TRN-37)."""
    award = profile.bye
    return Verdict(
        scores=(0, 0),
        winner=0,
        margin=award.margin,
        points=(award.points, 0),
        margins=(award.margin, 0),
        was_played=False,
        why=(say("verdicts-bye-gives", points=award.points, margin=award.margin, cited=_cited(award.rule)),),
    )


def points_for(profile: EventProfile, margin: int) -> PointsRow:
    """The row of the points table for a margin of victory (TRN-56 to TRN-61, SEC-03 to SEC-07)."""
    return next(row for row in reversed(profile.table) if margin >= row.margin)


def doubts(profile: EventProfile, report: Report) -> list[str]:
    """Unusual details of a report, which may still be right: scores have no limit (TRN-51)."""
    found = []
    limit = profile.points + SURPRISING
    given = [score for score in report.scores if score is not None]
    found += [
        say("verdicts-high-score", score=score, limit=limit, most=profile.points) for score in given if score > limit
    ]
    if given and max(given) >= profile.points and report.ending in (Ending.SIX_ROUNDS, Ending.TIME):
        ending = report.ending.value.replace(" ", "-")
        found.append(say("verdicts-not-destroyed", score=max(given), ending=ending))
    if report.lost is not None and report.ending in (Ending.DESTROYED, Ending.CONCESSION):
        score = report.scores[1 - report.lost]
        if score is not None and profile.tabled is not None and score < profile.tabled:
            found.append(say("verdicts-low-winner", score=score, tabled=profile.tabled))
    return found


def _decided(profile: EventProfile, report: Report) -> tuple[tuple[int, int], int, list[str]]:
    """Scores, winner and reasons for a match that was played."""
    if report.ending in (Ending.DESTROYED, Ending.CONCESSION):
        return _one_defeated(profile, report)
    one, two = report.scores
    if one is None or two is None:
        raise TournamentError(say("verdicts-score-missing"), rule="TRN-49", remedy=say("verdicts-score-missing.remedy"))
    scores = (one, two)
    if report.ending is Ending.BOTH_DESTROYED and report.together:
        return scores, _second(report, "together", "TRN-53"), [say("verdicts-both-destroyed")]
    if one == two:
        return scores, _second(report, "equal", "TRN-52"), [say("verdicts-equal")]
    rule = {Ending.TIME: "TRN-43", Ending.BOTH_DESTROYED: "TRN-41"}.get(report.ending, "TRN-42")
    return scores, int(two > one), [say("verdicts-higher", rule=rule)]


def _one_defeated(profile: EventProfile, report: Report) -> tuple[tuple[int, int], int, list[str]]:
    """A player without ships loses to one who has some, whatever the scores (TRN-40, TRN-44)."""
    conceded = report.ending is Ending.CONCESSION
    if report.lost not in (0, 1):
        said = say("verdicts-who-conceded" if conceded else "verdicts-whose-fleet")
        rule = "TRN-44" if conceded else "TRN-40"
        raise TournamentError(said, rule=rule, remedy=say("verdicts-choose-player"))
    winner = 1 - report.lost
    scores = [score if score is not None else 0 for score in report.scores]
    why = [say("verdicts-conceded" if conceded else "verdicts-ships-left")]
    if report.scores[winner] is None:
        if profile.tabled is None:
            raise TournamentError(
                say("verdicts-winner-score"), rule="SEC-63", remedy=say("verdicts-winner-score.remedy")
            )
        scores[winner] = profile.tabled + report.objective
    if profile.tabled is not None and scores[winner] >= profile.tabled:
        why.append(say("verdicts-tabled", points=profile.tabled))
    return (scores[0], scores[1]), winner, why


def _second(report: Report, what: str, rule: str) -> int:
    if report.second not in (0, 1):
        raise TournamentError(say("verdicts-second-player", what=what), rule=rule, remedy=say("verdicts-choose-player"))
    return report.second


def _not_played(profile: EventProfile, report: Report) -> Verdict:
    """No-shows, a house rule: a player who came scores as for a bye, an absent player gets nothing."""
    if report.lost is None:
        why = (say("verdicts-neither-came"),)
        return Verdict(scores=(0, 0), winner=None, margin=0, points=(0, 0), margins=(0, 0), was_played=False, why=why)
    winner = 1 - report.lost
    award = profile.bye
    return Verdict(
        scores=(0, 0),
        winner=winner,
        margin=award.margin,
        points=_by_place(winner, award.points, 0),
        margins=_by_place(winner, award.margin, 0),
        was_played=False,
        why=(say("verdicts-no-show", points=award.points, margin=award.margin),),
    )


def _judged(report: Report) -> Verdict:
    """A judge's decision, as it was made."""
    if report.points is None:
        raise TournamentError(say("verdicts-judge-points"), remedy=say("verdicts-judge-points.remedy"))
    winner = report.winner
    return Verdict(
        scores=(report.scores[0] or 0, report.scores[1] or 0),
        winner=winner,
        margin=report.margin if winner is not None else 0,
        points=report.points,
        margins=_by_place(winner, report.margin, 0) if winner is not None else (0, 0),
        why=(say("verdicts-judge"),),
    )


def _by_place(winner: int, won: int, lost: int) -> tuple[int, int]:
    return (won, lost) if winner == 0 else (lost, won)


def _cited(rule: str) -> str:
    return f" ({rule})" if rule else ""
