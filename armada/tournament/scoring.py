"""What a match gives: winner, margin of victory and tournament points, each with the rule that says so."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from armada.catalog.tournaments import EventProfile, PointsRow
from armada.errors import TournamentError

SURPRISING: Final = 200
"""A score may exceed the fleet points by what objectives give; beyond so much it is questioned."""


class Ending(StrEnum):
    """How a match ended (TRN-40 to TRN-44), or why it was not played."""

    SIX_ROUNDS = "six rounds"
    TIME = "time"
    DESTROYED = "one fleet destroyed"
    BOTH_DESTROYED = "both fleets destroyed"
    CONCESSION = "concession"
    NO_SHOW = "no-show"
    JUDGE = "judge"


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is told of a match. Players are 0 and 1, as the pairing names them.

    `lost`: whose fleet was destroyed, who conceded or did not come; nobody's name with a no-show: neither came.
    `together`: both fleets lost their last ship at the same time. `objective`: points for objectives that the winner
    adds to a fleet destroyed or conceded, where the winner's score is not given. A judge names `winner`, `points` and
    `margin` outright.
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
    """What a match gives. `margins` are what each adds to the cumulative margin of victory (TRN-55)."""

    scores: tuple[int, int]
    winner: int | None
    margin: int
    points: tuple[int, int]
    margins: tuple[int, int]
    was_played: bool = True
    why: tuple[str, ...] = ()


def verdict(profile: EventProfile, report: Report) -> Verdict:
    """What the report of a match comes to under a profile; a report that says too little is refused."""
    match report.ending:
        case Ending.NO_SHOW:
            return _not_played(profile, report)
        case Ending.JUDGE:
            return _judged(report)
    scores, winner, why = _decided(profile, report)
    margin = max(0, scores[winner] - scores[1 - winner])
    if scores[winner] < scores[1 - winner]:
        why = [*why, "the winner has the lower score, so the margin of victory is 0 (TRN-54, TRN-99)"]
    if report.together and report.ending is Ending.BOTH_DESTROYED:
        margin = 0
    if report.ending is Ending.CONCESSION:
        margin = max(margin, profile.concession.margin)
    row = points_for(profile, margin)
    won, lost = row.winner, row.loser
    why = [*why, f"a margin of {margin} gives {row.winner} and {row.loser}{_cited(row.rule)}"]
    if report.ending is Ending.CONCESSION:
        won, lost = max(won, profile.concession.points), 0
        why = [*why, "who concedes receives no tournament points (TRN-63), the opponent as normal (TRN-64)"]
    return Verdict(
        scores=scores,
        winner=winner,
        margin=margin,
        points=_by_place(winner, won, lost),
        margins=_by_place(winner, margin, 0),
        why=tuple(why),
    )


def with_concession(profile: EventProfile, report: Report) -> Report:
    """The report of a concession without a winner's score that says less than the rules do.

    The whole fleet counts as destroyed (TRN-44), so the winner has at least what a fleet without ships is worth
    (TRN-50), whatever lay on the table: the score is reckoned.
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
    """What a bye gives: it counts as a win (TRN-37)."""
    award = profile.bye
    return Verdict(
        scores=(0, 0),
        winner=0,
        margin=award.margin,
        points=(award.points, 0),
        margins=(award.margin, 0),
        was_played=False,
        why=(f"a bye gives {award.points} tournament points and a margin of {award.margin}{_cited(award.rule)}",),
    )


def points_for(profile: EventProfile, margin: int) -> PointsRow:
    """The row of the points table for a margin of victory (TRN-56 to TRN-61, SEC-03 to SEC-07)."""
    return next(row for row in reversed(profile.table) if margin >= row.margin)


def doubts(profile: EventProfile, report: Report) -> list[str]:
    """What looks strange in a report, and may be right all the same: no score is too high to be true (TRN-51)."""
    found = []
    limit = profile.points + SURPRISING
    given = [score for score in report.scores if score is not None]
    found += [
        f"A score of {score} is more than {limit}: fleets are worth at most {profile.points}."
        for score in given
        if score > limit
    ]
    if given and max(given) >= profile.points and report.ending in (Ending.SIX_ROUNDS, Ending.TIME):
        found.append(
            f"A score of {max(given)} looks like a destroyed fleet, but the match is said to have ended by "
            f"{report.ending}."
        )
    if report.lost is not None and report.ending in (Ending.DESTROYED, Ending.CONCESSION):
        score = report.scores[1 - report.lost]
        if score is not None and profile.tabled is not None and score < profile.tabled:
            found.append(
                f"The winner's score is {score}, but a fleet without ships is worth {profile.tabled}, and points for "
                f"objectives are added (TRN-50, TRN-51)."
            )
    return found


def _decided(profile: EventProfile, report: Report) -> tuple[tuple[int, int], int, list[str]]:
    """Scores, winner and why, of a match that was played."""
    if report.ending in (Ending.DESTROYED, Ending.CONCESSION):
        return _one_defeated(profile, report)
    one, two = report.scores
    if one is None or two is None:
        raise TournamentError("The result lacks a score.", rule="TRN-49", remedy="Give the scores of both players.")
    scores = (one, two)
    if report.ending is Ending.BOTH_DESTROYED and report.together:
        why = "both fleets were destroyed at the same time, so the second player wins with margin 0 (TRN-53)"
        return scores, _second(report, "Both fleets were destroyed at the same time", "TRN-53"), [why]
    if one == two:
        why = "the scores are equal, so the second player wins with margin 0 (TRN-52)"
        return scores, _second(report, "The scores are equal", "TRN-52"), [why]
    rule = {Ending.TIME: "TRN-43", Ending.BOTH_DESTROYED: "TRN-41"}.get(report.ending, "TRN-42")
    return scores, int(two > one), [f"the higher score wins ({rule})"]


def _one_defeated(profile: EventProfile, report: Report) -> tuple[tuple[int, int], int, list[str]]:
    """A player without ships loses to the one who has some, whatever the scores (TRN-40, TRN-44)."""
    conceded = report.ending is Ending.CONCESSION
    if report.lost not in (0, 1):
        who = "who conceded" if conceded else "whose fleet was destroyed"
        raise TournamentError(
            f"The result does not say {who}.", rule="TRN-44" if conceded else "TRN-40", remedy="Name that player."
        )
    winner = 1 - report.lost
    scores = [score if score is not None else 0 for score in report.scores]
    why = ["all ships of who concedes count as destroyed (TRN-44)" if conceded else "who has a ship left wins (TRN-40)"]
    if report.scores[winner] is None:
        if profile.tabled is None:
            raise TournamentError(
                "The winner's score is missing.", rule="SEC-63", remedy="Give it: the cost of the fleet destroyed."
            )
        scores[winner] = profile.tabled + report.objective
    if profile.tabled is not None and scores[winner] >= profile.tabled:
        why.append(f"a fleet without ships is worth {profile.tabled} (TRN-50), objectives are added (TRN-51)")
    return (scores[0], scores[1]), winner, why


def _second(report: Report, what: str, rule: str) -> int:
    if report.second not in (0, 1):
        raise TournamentError(
            f"{what}, and the result does not say who was the second player.", rule=rule, remedy="Name that player."
        )
    return report.second


def _not_played(profile: EventProfile, report: Report) -> Verdict:
    """Nobody came: nothing for both. One came: as a bye; the absent player gets nothing. A decision of this house."""
    if report.lost is None:
        why = ("neither player came, so neither receives anything",)
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
        why=(f"the opponent did not come: {award.points} points and a margin of {award.margin}, as for a bye",),
    )


def _judged(report: Report) -> Verdict:
    """What a judge decided, as decided."""
    if report.points is None:
        raise TournamentError(
            "A judge's decision lacks the tournament points.", remedy="Give the points of both players."
        )
    winner = report.winner
    return Verdict(
        scores=(report.scores[0] or 0, report.scores[1] or 0),
        winner=winner,
        margin=report.margin if winner is not None else 0,
        points=report.points,
        margins=_by_place(winner, report.margin, 0) if winner is not None else (0, 0),
        why=("a judge decided so",),
    )


def _by_place(winner: int, won: int, lost: int) -> tuple[int, int]:
    return (won, lost) if winner == 0 else (lost, won)


def _cited(rule: str) -> str:
    return f" ({rule})" if rule else ""
