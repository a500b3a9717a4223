"""Results: entered, told by both players, questioned, corrected."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from armada.errors import TournamentError
from armada.tournament.results import ClearResult, EnterResult, ReportResult, match_at_table, report_by_player
from armada.tournament.rounds import CloseRound, Pair
from armada.tournament.scoring import Ending, Report
from tests.builders.events import Desk, desk, refused
from tests.proves import proves


def started(path: Path, players: int = 4) -> Desk:
    shop = desk(path, players)
    shop.round()
    return shop


def test_what_a_result_comes_to_is_told_before_it_is_saved(tmp_path: Path) -> None:
    shop = started(tmp_path)
    match = shop.match(1)
    weighed = shop.dry_run(EnterResult(player=1, report=Report(scores=(138, 105))))
    assert "margin 33" in weighed.remarks[0]
    assert "TRN-57" in weighed.remarks[0]
    assert shop.event.label(match.one) in weighed.remarks[0]
    assert shop.match(1).report is None


@proves("TRN-55")
def test_the_winner_adds_the_margin_and_the_loser_does_not(tmp_path: Path) -> None:
    shop = started(tmp_path)
    shop.result(1, 200, 60)
    other = next(id for id in shop.match(1).players if id != 1)
    assert (shop.standing(1).margin, shop.standing(other).margin) == (140, 0)
    assert (shop.standing(1).points, shop.standing(other).points) == (8, 2)


def test_strange_scores_are_questioned_and_the_organiser_can_insist(tmp_path: Path) -> None:
    shop = started(tmp_path)
    high = EnterResult(player=1, report=Report(ending=Ending.DESTROYED, lost=1, scores=(900, 0)))
    assert refused(shop, high, "900").can_overrule
    shop.do(high, overrule=True)
    assert "900" in shop.lines[-1].overruled[0]


@pytest.mark.parametrize("report", [Report(scores=(-1, 5)), Report(scores=(1, 5), second=2)])
def test_what_cannot_be_is_refused(tmp_path: Path, report: Report) -> None:
    refused(started(tmp_path), EnterResult(player=1, report=report), r"below 0|0 and 1")


def test_a_result_that_is_there_is_replaced_only_on_purpose(tmp_path: Path) -> None:
    shop = started(tmp_path)
    shop.result(1, 200, 60)
    other = EnterResult(player=1, report=Report(scores=(1, 0)))
    assert refused(shop, other, "already has a result").can_overrule
    shop.do(EnterResult(player=1, report=Report(scores=(1, 0)), correct=True))


def test_a_result_of_round_one_is_corrected_in_round_three_and_the_standings_are_recalculated(tmp_path: Path) -> None:
    shop = started(tmp_path, 8)
    shop.result(1, 390, 10)
    shop.play(Random(1))
    for number in (2, 3):
        shop.round(f"round {number}")
        shop.play(Random(number))
    opponent = next(id for id in shop.event.rounds[0].match_of(1).players if id != 1)  # type: ignore[union-attr]
    before = shop.standing(1), shop.standing(opponent)
    pairings = [[match.players for match in round.matches] for round in shop.event.rounds]
    one = shop.event.rounds[0].match_of(1)
    assert one is not None
    report = report_by_player(one, 1, Report(scores=(10, 390)))
    done = shop.do(EnterResult(player=1, round=1, report=report, correct=True))
    assert "stay as drawn" in done.remarks[1]
    after = shop.standing(1), shop.standing(opponent)
    assert after[0].points - before[0].points == -10
    assert after[1].points - before[1].points == 10
    assert after[1].margin - before[1].margin == 380
    assert [[match.players for match in round.matches] for round in shop.event.rounds] == pairings


def test_a_result_is_taken_out_of_the_last_round_only(tmp_path: Path) -> None:
    shop = started(tmp_path)
    shop.play(Random(1))
    shop.act(ClearResult(player=1))
    assert shop.standing(1).rounds == 0
    refused(shop, ClearResult(player=1), "no result")
    shop.play(Random(1))
    shop.round("two")
    refused(shop, ClearResult(player=1, round=1), "later round")


def test_players_tell_their_result_and_it_counts_when_both_tell_the_same(tmp_path: Path) -> None:
    shop = started(tmp_path)
    match = shop.match(1)
    assert match.two is not None
    report = Report(scores=(120, 80), second=1)
    done = shop.act(ReportResult(player=match.one, report=report))
    assert "opponent reports the same" in done.remarks[1]
    assert shop.match(1).verdict is None
    shop.act(ReportResult(player=match.two, report=Report(scores=(120, 70), second=1)))
    assert shop.match(1).verdict is None
    done = shop.act(ReportResult(player=match.two, report=report))
    assert shop.standing(match.one).points == 6
    refused(shop, ReportResult(player=match.two, report=report), "final")


def test_players_tell_nothing_after_a_round_is_closed_or_what_a_judge_decided(tmp_path: Path) -> None:
    shop = started(tmp_path)
    judged = Report(ending=Ending.JUDGE, points=(10, 0), winner=0)
    refused(shop, ReportResult(player=1, report=judged), "judge")
    shop.play(Random(1))
    shop.act(CloseRound())
    refused(shop, ReportResult(player=1, report=Report(scores=(1, 0))), "final")


def test_a_result_entered_against_what_a_player_told_is_remarked(tmp_path: Path) -> None:
    shop = started(tmp_path)
    match = shop.match(1)
    shop.act(ReportResult(player=match.one, report=Report(scores=(120, 80))))
    done = shop.act(EnterResult(player=1, report=Report(scores=(80, 120))))
    assert "reported a different result" in done.remarks[-1]


@proves("TRN-37")
def test_a_bye_needs_no_result_and_takes_none(tmp_path: Path) -> None:
    shop = started(tmp_path, 3)
    bye = next(match.one for match in shop.event.rounds[0].matches if match.is_bye)
    refused(shop, EnterResult(player=bye, report=Report(scores=(1, 0))), "bye")
    assert (shop.standing(bye).points, shop.standing(bye).margin, shop.standing(bye).wins) == (8, 61, 1)


def test_a_result_needs_a_published_round_and_a_player_in_it(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    refused(shop, EnterResult(player=1, report=Report(scores=(1, 0))), "No round has been paired")
    shop.act(Pair(seed="x"))
    refused(shop, EnterResult(player=1, report=Report(scores=(1, 0))), "not published")
    with pytest.raises(TournamentError, match="Tables 1 to 2"):
        match_at_table(shop.event, 9)


def test_a_report_from_the_view_of_either_player_is_the_same(tmp_path: Path) -> None:
    shop = started(tmp_path, 2)
    match = shop.match(1)
    assert match.two is not None
    mine = Report(scores=(100, 40), second=0, lost=1, points=(7, 3), winner=0)
    theirs = Report(scores=(40, 100), second=1, lost=0, points=(3, 7), winner=1)
    assert report_by_player(match, match.one, mine) == report_by_player(match, match.two, theirs)
