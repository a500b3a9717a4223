"""Small faults that organisers found: each with its test."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from armada.cli.tournament.command import tournament
from armada.errors import TournamentError
from armada.tournament.course import to_watch
from armada.tournament.cut import Finish, MakeCut
from armada.tournament.desk import CallJudge, ChangeSettings, GiveTime, TakeNote
from armada.tournament.export import archive_json
from armada.tournament.fleets import HandInFleet
from armada.tournament.log_text import describe_log
from armada.tournament.organiser import Organiser
from armada.tournament.players import AddPlayers, ChangePlayer, Drop, NewPlayer
from armada.tournament.printing import slips_page
from armada.tournament.profiles import tier_named
from armada.tournament.results import EnterResult, ReportResult
from armada.tournament.scoring import Ending, Report, verdict
from tests.builders.events import BEGIN, Desk, desk
from tests.proves import proves
from tests.server.organising import FLEET


def said_of(shop: Desk) -> list[str]:
    """The log in words, the last entry last."""
    return describe_log(shop.lines, shop.event)


def run(*words: object) -> Result:
    return CliRunner().invoke(tournament, [str(word) for word in words])


def done(*words: object) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


# Concessions


@proves("TRN-44", "TRN-50", "TRN-64")
def test_a_concession_with_scores_entered_counts_the_whole_fleet_as_destroyed(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    report = Report(ending=Ending.CONCESSION, scores=(90, 150), lost=1)
    shop.act(EnterResult(player=1, report=report), overrule=False)
    match = shop.event.rounds[0].matches[0]
    assert match.verdict is not None
    assert match.verdict.scores == (400, 150)
    assert match.verdict.margin == 250
    assert match.verdict.points == (9, 0)
    assert any("TRN-50" in why for why in match.verdict.why)


@proves("TRN-51")
def test_a_concession_keeps_a_score_that_holds_objectives_already(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    shop.act(EnterResult(player=1, report=Report(ending=Ending.CONCESSION, scores=(445, 150), lost=1)))
    verdict_now = shop.event.rounds[0].matches[0].verdict
    assert verdict_now is not None
    assert verdict_now.scores == (445, 150)


def test_a_concession_told_by_both_players_agrees_whatever_lay_on_the_table(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    for player, score in ((1, 90), (2, 120)):
        report = Report(ending=Ending.CONCESSION, scores=(score, 150), lost=1)
        shop.act(ReportResult(player=player, report=report), overrule=False)
    assert shop.event.rounds[0].is_complete


def test_a_concession_in_an_older_file_counts_as_it_did() -> None:
    """Entries say what was counted: a file from before keeps its standings."""
    from armada.tournament.profiles import profile_named

    found = verdict(profile_named("tournament"), Report(ending=Ending.CONCESSION, scores=(90, 150), lost=1))
    assert found.scores == (90, 150)


# Judges


def test_a_judge_named_after_joining_as_a_player_is_questioned(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("Judy", "Ada")
    command = ChangeSettings(settings=replace(shop.event.settings, judges=("judy",)))
    with pytest.raises(TournamentError, match="TRN-79") as caught:
        shop.act(command, overrule=False)
    assert caught.value.can_overrule
    shop.act(ChangeSettings(settings=replace(shop.event.settings, judges=("Judy", "Other"))), overrule=False)


def test_a_premier_event_questions_a_judge_who_plays_whichever_comes_first(tmp_path: Path) -> None:
    shop = desk(tmp_path, judges=("Judy", "Other"))
    shop.add("Judy", "Ada")
    premier = replace(shop.event.settings, tier=tier_named("premier"))
    with pytest.raises(TournamentError, match="TRN-80"):
        shop.act(ChangeSettings(settings=premier), overrule=False)
    shop.act(ChangeSettings(settings=premier))
    with pytest.raises(TournamentError, match="TRN-80"):
        shop.act(ChangePlayer(player=2, name="Other"), overrule=False)
    assert any(watch.kind == "judge" for watch in to_watch(shop.event, BEGIN))
    shop.act(Drop(players=(1,)))
    assert not any(watch.kind == "judge" for watch in to_watch(shop.event, BEGIN))


# Tables


@proves("TRN-95")
def test_leaders_sit_at_the_first_table_where_that_is_agreed(tmp_path: Path) -> None:
    for leaders_first in (True, False):
        shop = desk(tmp_path, 8, leaders_first=leaders_first, first_table=5)
        seats = []
        for number in range(4):
            shop.round(seed=f"round {number}")
            for match in shop.event.rounds[-1].matches:
                low = min(match.players)
                shop.result(low, 300 - 30 * low, 100)
            seats.append(shop.match(1).table)
        assert (seats[1:] == [5, 5, 5]) is leaders_first, seats


# The log


def test_the_log_says_whose_score_is_whose(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("Ada", "Frank")
    shop.round()
    match = shop.event.rounds[0].matches[0]
    frank = match.place_of(2)
    scores = (150, 90) if frank == 1 else (90, 150)
    shop.act(ReportResult(player=2, report=Report(scores=scores)))
    assert "Ada 150" in said_of(shop)[-1]
    assert "Frank 90" in said_of(shop)[-1]
    assert said_of(shop)[-1].startswith("Round 1, Frank reported: ")


def test_the_log_says_that_a_redo_did_something_again(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    shop.result(1, 100, 50)
    shop.undo()
    assert said_of(shop)[-1] == f"Undone: entry {len(shop.lines) - 1}, {said_of(shop)[-2]}"
    shop.redo()
    assert said_of(shop)[-1] == f"Redone: entry {len(shop.lines) - 2}, {said_of(shop)[-3]}"


def test_the_log_marks_corrections_and_says_what_was_there_before(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    shop.result(1, 100, 50)
    assert "corrected" not in said_of(shop)[-1]
    shop.result(1, 120, 50)
    assert "corrected" in said_of(shop)[-1]
    assert "100" in said_of(shop)[-1]
    shop.undo()
    shop.result(1, 130, 50)
    assert "100" in said_of(shop)[-1], "what was undone is not what was there before"
    assert "120" not in said_of(shop)[-1]


def test_the_log_marks_a_correction_of_what_both_players_told(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    for player in (1, 2):
        shop.act(ReportResult(player=player, report=Report(scores=(100, 50))))
    shop.act(EnterResult(player=1, report=Report(scores=(110, 50)), correct=True))
    assert "corrected" in said_of(shop)[-1]


def test_no_sentence_of_the_log_ends_in_two_full_stops(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    shop.act(TakeNote(kind="note", text="They were slow."))
    shop.act(CallJudge(player=1, text="Who is first?"))
    shop.act(Drop(players=(2,), why="Ill."))
    assert [said for said in said_of(shop) if said.endswith(("..", "?."))] == []
    assert [watch.text for watch in to_watch(shop.event, BEGIN) if watch.text.endswith(("..", "?."))] == []


# Words


def test_a_final_is_not_a_final_of_three_and_semifinals_are_plural(tmp_path: Path) -> None:
    file = tmp_path / "cup.event"
    done("new", file, "--rounds", 1)
    done("players", file, "--add", "A", "--add", "B", "--add", "C", "--add", "D")
    done("pair", file, "--seed", "s", "--insist")
    done("publish", file)
    assert "Round 1 of 1 is published" in done("show", file)
    for table in (1, 2):
        done("result", file, table, 100, 50)
    done("cut", file, 4, "--seed", "s")
    done("pair", file)
    done("publish", file)
    shown = done("show", file)
    assert "Semifinals are published" in shown
    assert " of 1" not in shown
    for table in (1, 2):
        assert "Semifinals are complete" in (said := done("result", file, table, 100, 50)) or table == 1, said


def test_a_slip_has_room_for_every_ending(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    page = slips_page(shop.event, shop.event.rounds[0])
    assert "concession" in page
    assert "overflow: hidden" not in page, "what does not fit makes the slip longer"


def test_more_time_cannot_be_taken_away_than_there_is(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    with pytest.raises(TournamentError, match="TRN-08"):
        shop.act(GiveTime(minutes=-141))
    table = shop.event.rounds[0].matches[0].table
    shop.act(GiveTime(minutes=-100))
    with pytest.raises(TournamentError):
        shop.act(GiveTime(minutes=-36, table=table))
    assert shop.event.clock.minutes == 35


# The command line


def test_a_judges_decision_without_a_winner_is_asked_about(tmp_path: Path) -> None:
    file = tmp_path / "e.event"
    done("new", file)
    done("players", file, "--add", "Ada", "--add", "Bob")
    done("pair", file, "--insist")
    done("publish", file)
    refused = run("result", file, 1, "--judge", 5, 5)
    assert refused.exit_code == 1
    assert "--winner" in refused.output
    assert "Nobody wins" in run("result", file, 1, "--judge", 5, 5, "--winner", "nobody").stderr
    assert "Ada wins" in run("result", file, 1, "--judge", 5, 5, "--winner", "Ada", "--correct").stderr


def test_place_date_first_table_check_in_and_leaders_can_be_changed_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "e.event"
    done("new", file)
    done("change", file, "--place", "The Shop", "--date", "2026-11-14", "--first-table", 7, "--check-in")
    done("change", file, "--leaders-first")
    settings = Organiser.open(file).event.settings
    assert (settings.place, settings.date, settings.first_table) == ("The Shop", "2026-11-14", 7)
    assert settings.check_in
    assert settings.leaders_first
    done("change", file, "--no-check-in", "--no-leaders-first", "--place", "")
    settings = Organiser.open(file).event.settings
    assert not settings.check_in
    assert not settings.leaders_first
    assert settings.place == ""


# The archive


@proves("TRN-22")
def test_the_archive_has_fleet_lists_without_objectives(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2, rounds=1)
    shop.act(HandInFleet(player=1, text=FLEET.write()))
    assert "fleet" not in archive_json(shop.event), "fleets are hidden before round one"
    shop.round()
    shop.result(1, 100, 50)
    shop.act(Finish())
    text = archive_json(shop.event)
    assert '"fleet"' in text
    assert FLEET.ships[0].card in text
    assert all(objective not in text for objective in FLEET.objectives)


def test_a_cut_of_one_round_is_titled_alone(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2, rounds=1)
    shop.round()
    shop.result(1, 100, 50)
    shop.act(MakeCut(size=2, seed="s"))
    shop.round()
    assert shop.event.rounds[-1].heading(3) == "Final"
    assert shop.event.rounds[0].heading(3) == "Round 1 of 3"
    shop.act(AddPlayers(players=(NewPlayer(name="Late"),)))
