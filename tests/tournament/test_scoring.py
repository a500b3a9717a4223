"""The result of a match: winner, margin of victory and tournament points."""

from __future__ import annotations

import pytest

from armada.errors import TournamentError
from armada.tournament.profiles import profile_named
from armada.tournament.scoring import Ending, Report, bye, doubts, verdict
from tests.proves import proves

RULES = profile_named("tournament")
SECTOR = profile_named("sector_fleet")
LATER = profile_named("official_2016")


def told(report: Report) -> str:
    return " ".join(verdict(RULES, report).why)


@proves("TRN-56", "TRN-57", "TRN-58", "TRN-59", "TRN-60", "TRN-61")
@pytest.mark.parametrize(
    ("margin", "points"),
    [
        (0, (5, 5)),
        (29, (5, 5)),
        (30, (6, 4)),
        (69, (6, 4)),
        (70, (7, 3)),
        (129, (7, 3)),
        (130, (8, 2)),
        (219, (8, 2)),
        (220, (9, 1)),
        (349, (9, 1)),
        (350, (10, 0)),
        (1000, (10, 0)),
    ],
)
def test_tournament_points_follow_the_margin_of_victory(margin: int, points: tuple[int, int]) -> None:
    report = Report(scores=(40 + margin, 40), second=0)
    assert verdict(RULES, report).points == points
    assert verdict(RULES, Report(scores=(40, 40 + margin), second=1)).points == points[::-1]


@proves("SEC-03", "SEC-04", "SEC-05", "SEC-06", "SEC-07")
@pytest.mark.parametrize(
    ("margin", "points", "rule"),
    [
        (0, (6, 5), "SEC-03"),
        (99, (6, 5), "SEC-03"),
        (100, (7, 4), "SEC-04"),
        (219, (7, 4), "SEC-04"),
        (220, (8, 3), "SEC-05"),
        (359, (8, 3), "SEC-05"),
        (360, (9, 2), "SEC-06"),
        (499, (9, 2), "SEC-06"),
        (500, (10, 1), "SEC-07"),
        (1400, (10, 1), "SEC-07"),
    ],
)
def test_sector_fleet_events_have_a_table_of_their_own(margin: int, points: tuple[int, int], rule: str) -> None:
    found = verdict(SECTOR, Report(scores=(margin, 0), second=0))
    assert found.points == points
    assert rule in " ".join(found.why)


@pytest.mark.parametrize(
    ("margin", "points"), [(0, (6, 5)), (59, (6, 5)), (60, (7, 4)), (140, (8, 3)), (220, (9, 2)), (300, (10, 1))]
)
def test_the_table_of_2016_is_a_profile(margin: int, points: tuple[int, int]) -> None:
    assert verdict(LATER, Report(scores=(margin, 0), second=0)).points == points
    assert bye(LATER).points == (8, 0)
    assert bye(LATER).margins == (140, 0)


@proves("TRN-62")
def test_the_worked_example_of_the_end_of_a_match() -> None:
    gabe, kris = 108 + 2 * 15, 90 + 15
    found = verdict(RULES, Report(scores=(gabe, kris)))
    assert (gabe, kris) == (138, 105)
    assert (found.winner, found.margin, found.points) == (0, 33, (6, 4))


@proves("TRN-42", "TRN-43", "TRN-54")
@pytest.mark.parametrize(("ending", "rule"), [(Ending.SIX_ROUNDS, "TRN-42"), (Ending.TIME, "TRN-43")])
def test_after_six_rounds_or_time_the_higher_score_wins(ending: Ending, rule: str) -> None:
    found = verdict(RULES, Report(ending=ending, scores=(90, 165)))
    assert (found.winner, found.margin, found.points) == (1, 75, (3, 7))
    assert rule in " ".join(found.why)


@proves("TRN-52")
@pytest.mark.parametrize("second", [0, 1])
def test_with_equal_scores_the_second_player_wins_with_margin_0(second: int) -> None:
    found = verdict(RULES, Report(scores=(120, 120), second=second))
    assert (found.winner, found.margin, found.points, found.margins) == (second, 0, (5, 5), (0, 0))


@proves("TRN-52", "TRN-53")
@pytest.mark.parametrize(
    "report", [Report(scores=(7, 7)), Report(ending=Ending.BOTH_DESTROYED, scores=(1, 2), together=True)]
)
def test_where_the_second_player_wins_the_result_must_say_who_that_was(report: Report) -> None:
    with pytest.raises(TournamentError, match="second player") as refusal:
        verdict(RULES, report)
    assert refusal.value.rule in ("TRN-52", "TRN-53")


@proves("TRN-53")
def test_both_fleets_destroyed_at_the_same_time_give_the_second_player_the_win_with_margin_0() -> None:
    found = verdict(RULES, Report(ending=Ending.BOTH_DESTROYED, scores=(520, 400), second=1, together=True))
    assert (found.winner, found.margin, found.points) == (1, 0, (5, 5))


@proves("TRN-41")
def test_both_fleets_destroyed_at_different_moments_leave_it_to_the_scores() -> None:
    found = verdict(RULES, Report(ending=Ending.BOTH_DESTROYED, scores=(520, 400), second=1))
    assert (found.winner, found.margin, found.points) == (0, 120, (7, 3))


@proves("TRN-40", "TRN-50", "TRN-51")
def test_a_fleet_destroyed_is_worth_400_and_objectives_are_added() -> None:
    report = Report(ending=Ending.DESTROYED, lost=1, scores=(None, 60), objective=30)
    found = verdict(RULES, report)
    assert (found.winner, found.scores, found.margin, found.points) == (0, (430, 60), 370, (10, 0))
    assert "TRN-50" in told(report)


@proves("TRN-50")
def test_a_winner_with_less_than_a_whole_fleet_is_questioned() -> None:
    said = doubts(RULES, Report(ending=Ending.DESTROYED, lost=1, scores=(380, 60)))
    assert "400" in said[0]
    assert doubts(RULES, Report(ending=Ending.DESTROYED, lost=1, scores=(400, 60))) == []


@proves("TRN-12", "TRN-50")
def test_at_300_points_a_fleet_destroyed_is_worth_300() -> None:
    legacy = profile_named("tournament", 300)
    assert verdict(legacy, Report(ending=Ending.DESTROYED, lost=0)).scores == (0, 300)


@proves("TRN-99", "TRN-54", "TRN-40")
def test_a_winner_with_the_lower_score_has_margin_0_and_both_have_five_points() -> None:
    report = Report(ending=Ending.DESTROYED, lost=0, scores=(470, 400))
    found = verdict(RULES, report)
    assert (found.winner, found.margin, found.points, found.margins) == (1, 0, (5, 5), (0, 0))
    assert "TRN-99" in told(report)


@proves("TRN-44", "TRN-63", "TRN-64")
def test_who_concedes_loses_the_whole_fleet_and_has_no_points() -> None:
    found = verdict(RULES, Report(ending=Ending.CONCESSION, lost=0))
    assert (found.winner, found.scores, found.margin, found.points) == (1, (0, 400), 400, (0, 10))


@proves("TRN-63", "TRN-64")
def test_the_opponent_of_who_concedes_is_given_what_the_margin_gives_and_no_more() -> None:
    found = verdict(RULES, Report(ending=Ending.CONCESSION, lost=1, scores=(400, 390)))
    assert (found.margin, found.points) == (10, (5, 0))


def test_by_the_table_of_2016_the_opponent_of_who_concedes_has_eight_points_at_least() -> None:
    found = verdict(LATER, Report(ending=Ending.CONCESSION, lost=1, scores=(400, 390)))
    assert (found.margin, found.points) == (140, (8, 0))


@proves("TRN-37")
def test_a_bye_is_a_win_of_8_points_and_margin_61_though_the_table_gives_6_for_it() -> None:
    found = bye(RULES)
    assert (found.winner, found.points[0], found.margins[0]) == (0, 8, 61)
    assert verdict(RULES, Report(scores=(61, 0))).points == (6, 4)


def test_who_waits_in_vain_is_given_a_bye_and_if_nobody_comes_nobody_has_anything() -> None:
    found = verdict(RULES, Report(ending=Ending.NO_SHOW, lost=0))
    assert (found.winner, found.points, found.margins, found.was_played) == (1, (0, 8), (0, 61), False)
    nobody = verdict(RULES, Report(ending=Ending.NO_SHOW))
    assert (nobody.winner, nobody.points, nobody.margins) == (None, (0, 0), (0, 0))


def test_a_judge_decides_outright() -> None:
    found = verdict(RULES, Report(ending=Ending.JUDGE, points=(2, 3), winner=1, margin=12))
    assert (found.winner, found.points, found.margins) == (1, (2, 3), (0, 12))


@proves("TRN-49")
def test_a_match_cannot_be_counted_without_both_scores() -> None:
    with pytest.raises(TournamentError, match="score is missing") as refusal:
        verdict(RULES, Report(scores=(100, None)))
    assert refusal.value.rule == "TRN-49"


@proves("TRN-51")
def test_no_score_is_too_high_but_a_very_high_one_is_questioned() -> None:
    assert doubts(RULES, Report(ending=Ending.DESTROYED, lost=1, scores=(600, 0))) == []
    assert "610" in doubts(RULES, Report(ending=Ending.DESTROYED, lost=1, scores=(610, 0)))[0]
    assert verdict(RULES, Report(scores=(2000, 0))).points == (10, 0)


def test_a_score_that_looks_like_a_destroyed_fleet_is_questioned() -> None:
    assert "destroyed fleet" in doubts(RULES, Report(scores=(400, 20)))[0]
