"""The log of an event in sentences: what happened, to whom, and what a correction or an undo replaced."""

from __future__ import annotations

from pathlib import Path

from armada.tournament.bracket_repair import TakeRoundsBack
from armada.tournament.cut import BeginDay
from armada.tournament.desk import CallJudge
from armada.tournament.log_text import describe, describe_log, describe_undo, reported_by
from armada.tournament.players import Anonymise, Drop
from armada.tournament.results import BindGame, EnterResult, FillResult, ReportResult
from armada.tournament.rounds import Pair, SwapPlayers, UndoRound
from armada.tournament.scoring import Ending, Report
from tests.builders.event_story import ADA, BEN, DEE, told
from tests.builders.events import Desk, desk


def log(shop: Desk) -> list[str]:
    return describe_log(shop.lines, shop.event)


def test_the_log_tells_an_event_from_its_first_player_to_its_champion(tmp_path: Path) -> None:
    assert log(told(tmp_path)) == [
        "The event Store Championship was created.",
        "Ada; Ben; =Cem were added.",
        "Dee; Eve were added.",
        "The details of Dee were changed.",
        "Dee: disqualified: Came late.",
        "Dee: present.",
        "The pairings of round 1 were drawn.",
        "The pairings of round 1 were published.",
        "The round got +10 minutes.",
        "Table 2 got -5 minutes.",
        "Judge call at table 1: Line of sight.",
        "Judge call 1 was answered, +3 minutes: Obstructed.",
        "Warning at table 1.",
        "Round 1, Ada reported: Ada 300, Dee 120.",
        "Round 1, Ada – Dee: 290 to 120.",
        "Round 1, Ada – Dee: 310 to 120 (corrected from 290 to 120).",
        "Undone: entry 16, Round 1, Ada – Dee: 310 to 120 (corrected from 290 to 120).",
        "Round 1, =Cem – Eve: concession.",
        "Round 1, =Cem – Eve: result removed.",
        "Round 1, =Cem – Eve: 150 to 90, time.",
        "The results of round 1 were closed.",
        "Eve: dropped: Had to leave.",
        "The pairings of round 2 were drawn.",
        "The pairings of round 2 were published.",
        "Round 2, match 2 was linked to game abc123.",
        "Round 2, match 2 was unlinked from its game.",
        "Round 2, =Cem reported: =Cem 250, Dee 200.",
        "Round 2, Dee reported: =Cem 250, Dee 200.",
        "Round 2, Ada reported: Ada 250, Ben 200.",
        "Round 2, Ben reported: Ada 250, Ben 200.",
        "Cut to the top 2.",
        "The pairings of the final were drawn.",
        "The pairings of the final were published.",
        "Final, Ada – =Cem: 180 to 170.",
        "The event is over.",
    ]


def playing(path: Path, players: int = 4) -> Desk:
    """The first round is under way."""
    shop = desk(path, players)
    shop.round("one")
    return shop


def test_more_than_three_names_are_counted(tmp_path: Path) -> None:
    shop = desk(tmp_path, 3)
    shop.add("Kim", "Lou", "Max", "Nia", "Oli")
    assert log(shop)[1] == "A; B; C were added."
    assert log(shop)[2] == "Kim; Lou; Max and 2 more were added."


def test_a_redo_names_the_entry_that_it_brings_back(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    first = shop.match(1)
    shop.result(first.one, 200, 100)
    said = log(shop)[-1]
    shop.undo()
    shop.redo()
    assert log(shop)[-2:] == [f"Undone: entry 5, {said}", f"Redone: entry 5, {said}"]
    shop.result(first.one, 300, 100)
    assert log(shop)[-1].endswith("300 to 100 (corrected from 200 to 100).")


def test_a_result_that_was_undone_or_whose_round_is_paired_again_is_not_corrected(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    one = shop.match(1).one
    shop.result(one, 200, 100)
    shop.undo()
    shop.result(one, 300, 100)
    assert "corrected" not in log(shop)[-1]
    shop.act(UndoRound())
    shop.round("two")
    shop.result(shop.match(1).one, 150, 100)
    assert "corrected" not in log(shop)[-1]
    shop.act(TakeRoundsBack(after=0))
    shop.round("three")
    shop.result(shop.match(1).one, 140, 100)
    assert "corrected" not in log(shop)[-1]


def test_a_result_of_an_earlier_round_is_still_corrected_when_a_later_one_is_taken_back(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    for match in shop.event.rounds[0].matches:
        shop.result(match.one, 200, 100)
    one = shop.event.rounds[0].matches[0].one
    shop.round("two")
    shop.act(UndoRound())
    shop.result(one, 250, 100, round=1)
    assert log(shop)[-1].endswith("(corrected from 200 to 100).")
    shop.round("three")
    shop.act(TakeRoundsBack(after=1))
    shop.result(one, 260, 100, round=1)
    assert log(shop)[-1].endswith("(corrected from 250 to 100).")


def test_what_both_players_reported_is_the_result_that_is_corrected(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    match = shop.match(1)
    assert match.two is not None
    for player in match.players:
        shop.act(ReportResult(player=player, report=Report(scores=(200, 100))))
    shop.result(match.one, 210, 100)
    assert log(shop)[-1].endswith("210 to 100 (corrected from 200 to 100).")


def test_reports_that_differ_are_no_result_yet(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    match = shop.match(1)
    for player, score in zip(match.players, (200, 190), strict=True):
        shop.act(ReportResult(player=player, report=Report(scores=(score, 100))))
    shop.result(match.one, 210, 100)
    assert "corrected" not in log(shop)[-1]


def test_a_report_names_its_ending_and_scores_that_are_not_known(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    match = shop.match(1)
    assert match.two is not None
    one, two = (shop.event.label(id) for id in match.players)

    def said(**report: object) -> str:
        return log_of(shop, ReportResult(player=match.one, report=Report(**report)))  # type: ignore[arg-type]

    prefix = f"Round 1, {one} reported: "
    assert said(scores=(200, 100), ending=Ending.TIME) == f"{prefix}{one} 200, {two} 100, time."
    lost = said(scores=(None, 100), ending=Ending.DESTROYED, lost=1)
    assert lost == f"{prefix}{one} unknown, {two} 100, one fleet destroyed."
    assert said(ending=Ending.CONCESSION, lost=1) == f"{prefix}concession."


def log_of(shop: Desk, command: ReportResult) -> str:
    """The last line of the log after a command, which is taken back again."""
    shop.act(command)
    said = log(shop)[-1]
    shop.undo()
    return said


def test_pairings_changed_by_hand_give_the_reason(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.act(Pair(seed="one"))
    first, second = shop.event.rounds[0].matches
    one, two = shop.event.label(first.one), shop.event.label(second.one)
    shop.act(SwapPlayers(one=first.one, two=second.one))
    assert log(shop)[-1] == f"The pairings of round 1 were changed by hand: {one} and {two} swapped."


def test_days_and_rounds_taken_back_are_told(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    shop.act(TakeRoundsBack(after=0))
    assert "taken back" in log(shop)[-1]
    shop.round("again")
    for match in shop.event.rounds[0].matches:
        shop.result(match.one, 200, 100)
    shop.act(BeginDay())
    assert "day" in log(shop)[-1]


# Who wrote it


def author_of(shop: Desk, command: object, author: str) -> str:
    """Who is named for an entry that somebody wrote."""
    done = shop.do(command, author=author)  # type: ignore[arg-type]
    return reported_by(done.line, shop.event)


def test_entries_by_players_and_games_name_them_and_those_of_the_desk_nobody(tmp_path: Path) -> None:
    shop = told(tmp_path)
    shop = playing(tmp_path)
    match = shop.match(1)
    assert match.two is not None
    name, other = shop.event.label(match.one), shop.event.label(match.two)
    report = ReportResult(player=match.one, report=Report(scores=(200, 100)))
    assert author_of(shop, report, name) == name
    assert author_of(shop, report, "organiser") == ""
    assert author_of(shop, report, other) == ""
    assert author_of(shop, CallJudge(player=match.two, text="Here"), other) == other
    assert author_of(shop, BindGame(player=match.one, game="abc"), other) == other
    assert author_of(shop, BindGame(player=match.one, game=""), "organiser") == ""
    shop.act(BindGame(player=match.one, game="abd"))
    filled = FillResult(game="abd", report=Report(scores=(200, 100)))
    assert author_of(shop, filled, "game abd") not in ("", "game abd")
    second = next(each for each in shop.event.rounds[0].missing)
    result = EnterResult(player=second.one, report=Report(scores=(200, 100)))
    assert author_of(shop, result, "organiser") == ""


def undo_of(shop: Desk, command: object, author: str) -> tuple[str, str]:
    """What undo would take back, and the sentence of the log."""
    done = shop.do(command, author=author)  # type: ignore[arg-type]
    return describe_undo(done.line, shop.event), describe(done.line.entry, shop.event)


def test_undo_says_whose_report_call_or_game_it_takes_back(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    match = shop.match(1)
    name = shop.event.label(match.one)
    commands = [
        ReportResult(player=match.one, report=Report(scores=(200, 100))),
        CallJudge(player=match.one, text="Here"),
        BindGame(player=match.one, game="abc"),
    ]
    for command in commands:
        by_player, said = undo_of(shop, command, name)
        assert by_player != said
        assert name in by_player
        shop.undo()
        by_desk, said = undo_of(shop, command, "organiser")
        assert by_desk == said
        shop.undo()
    dropped, said = undo_of(shop, Drop(players=(match.one,)), "organiser")
    assert dropped == said


def test_a_player_who_was_anonymised_is_a_number_in_the_log(tmp_path: Path) -> None:
    shop = told(tmp_path)
    shop.act(Anonymise(player=DEE))
    told_now = log(shop)
    assert not any("Dee" in line for line in told_now)
    assert "Player 4" in told_now[4]
    assert ADA < BEN
