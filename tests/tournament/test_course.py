"""The course of an event: what comes next, what can be done, what to look at; judge calls, games and brackets."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from armada.errors import TournamentError
from armada.tournament import Ending, Report
from armada.tournament.brackets import bracket_stages
from armada.tournament.course import next_step, possible, to_watch
from armada.tournament.cut import BeginDay, Finish, MakeCut
from armada.tournament.desk import AnswerNote, CallJudge, ChangeSettings, GiveTime, StartClock
from armada.tournament.entries import ResultEntered
from armada.tournament.organiser import Organiser
from armada.tournament.players import AddPlayers, Anonymise, Drop, NewPlayer
from armada.tournament.printing import codes_page
from armada.tournament.public import public_event
from armada.tournament.results import BindGame, FillResult, ReportResult
from armada.tournament.rounds import MoveToTable, Pair, Publish, SwapPlayers
from tests.builders.events import BEGIN, Desk, desk
from tests.proves import proves


def kinds(event: Desk, hours: float = 0) -> list[str]:
    return [one.kind for one in to_watch(event.event, BEGIN + timedelta(hours=hours))]


def test_what_comes_next_follows_the_round_until_the_event_is_over(tmp_path: Path) -> None:
    event = desk(tmp_path, 1, rounds=1)
    assert next_step(event.event) == "players"
    event.add("Zoe")
    assert next_step(event.event) == "pair"
    event.act(Pair(seed="a"))
    assert next_step(event.event) == "publish"
    event.act(Publish())
    assert next_step(event.event) == "results"
    event.result(1, 100, 50)
    assert next_step(event.event) == "finish"
    event.act(Finish())
    assert next_step(event.event) == "over"


def test_with_a_cut_the_bracket_is_played_before_the_event_is_over(tmp_path: Path) -> None:
    event = desk(tmp_path, 4, rounds=1)
    event.round()
    for match in event.event.rounds[-1].missing:
        event.result(match.one, 100, 50)
    event.act(MakeCut(size=2, seed="a"))
    assert next_step(event.event) == "pair"
    event.round()
    event.result(event.event.rounds[-1].matches[0].one, 100, 50)
    assert next_step(event.event) == "finish"
    assert "pair" not in possible(event.event)


def test_after_another_day_was_begun_the_next_round_comes_next_though_the_planned_ones_are_played(
    tmp_path: Path,
) -> None:
    event = desk(tmp_path, 4, rounds=1)
    event.round()
    for match in event.event.rounds[-1].missing:
        event.result(match.one, 100, 50)
    assert next_step(event.event) == "finish"
    event.act(BeginDay())
    assert next_step(event.event) == "pair"
    with pytest.raises(TournamentError, match="none of its rounds has been played"):
        event.act(Finish(), overrule=False)
    event.act(Pair(), overrule=False)
    event.act(Publish())
    for match in event.event.rounds[-1].missing:
        event.result(match.one, 100, 50)
    assert next_step(event.event) == "finish"


def test_only_what_would_be_accepted_is_possible(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    assert possible(event.event) == ["pair"]
    event.act(Pair(seed="a"))
    assert possible(event.event) == ["pair", "publish", "undo round"]
    event.act(Publish())
    assert possible(event.event) == ["undo round", "start clock"]
    event.act(StartClock())
    assert possible(event.event) == ["undo round", "pause clock"]
    for match in event.event.rounds[-1].missing:
        event.result(match.one, 100, 50)
    found = possible(event.event)
    assert {"pair", "close round", "make cut", "begin day", "finish"} <= set(found)


def test_differing_claims_calls_and_players_who_left_are_to_be_looked_at(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    match = event.event.rounds[0].matches[0]
    assert kinds(event) == []
    event.act(ReportResult(player=match.one, report=Report(scores=(10, 20))))
    assert match.two is not None
    event.act(ReportResult(player=match.two, report=Report(scores=(20, 10))))
    assert kinds(event) == ["reports"]
    event.act(CallJudge(player=match.one))
    event.act(Drop(players=(match.one,)))
    assert kinds(event) == ["call", "reports", "result"]


@proves("TRN-08")
def test_a_table_without_a_result_after_time_is_called_is_to_be_looked_at(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    event.act(StartClock())
    event.act(GiveTime(minutes=10, table=1))
    assert kinds(event, hours=2) == []
    assert kinds(event, hours=2.4) == ["time"]
    assert kinds(event, hours=3) == ["time", "time"]


@proves("TRN-17")
def test_missing_fleet_lists_and_those_who_have_not_come_are_to_be_looked_at(tmp_path: Path) -> None:
    event = desk(tmp_path, 4, tier="competitive", check_in=True)
    assert kinds(event) == ["absent"] * 4
    event = desk(tmp_path, 4, tier="competitive")
    assert kinds(event) == ["no fleet"] * 4


def test_a_judge_call_waits_for_an_answer_and_a_table_has_one_at_a_time(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    match = event.event.rounds[0].matches[0]
    event.act(CallJudge(player=match.one, text="Line of sight"))
    assert match.two is not None
    with pytest.raises(TournamentError, match="already"):
        event.act(CallJudge(player=match.two))
    event.act(AnswerNote(note=1, text="Obstructed", minutes=5))
    note = event.event.notes[0]
    assert (note.table, note.answer, note.minutes, note.is_open) == (match.table, "Obstructed", 5, False)
    assert event.event.clock.left(BEGIN, match.table) - event.event.clock.left(BEGIN) == timedelta(minutes=5)
    with pytest.raises(TournamentError, match="already been answered"):
        event.act(AnswerNote(note=1))
    with pytest.raises(TournamentError, match="no judge call number 2"):
        event.act(AnswerNote(note=2))
    event.undo()
    assert event.event.notes[0].is_open


def test_a_call_of_an_earlier_round_is_not_one_of_this_round(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    event.act(CallJudge(player=1))
    table = event.match(1).table
    assert event.event.call_at(table) == 1
    for match in event.event.rounds[-1].missing:
        event.result(match.one, 100, 50)
    event.round()
    assert event.event.call_at(table) is None
    with pytest.raises(TournamentError, match="any more"):
        event.act(AnswerNote(note=1, minutes=5))
    event.act(AnswerNote(note=1))
    assert event.event.clock.extra == ()


def test_a_name_taken_out_leaves_the_answers_of_judges_too(tmp_path: Path) -> None:
    event = desk(tmp_path)
    event.add("Ada Lovelace", "Bob")
    event.round()
    event.act(CallJudge(player=1, text="Ada Lovelace asks"))
    event.act(AnswerNote(note=1, text="Ada Lovelace is right"))
    event.act(Anonymise(player=1))
    assert "Lovelace" not in event.path.read_text()


def test_the_outcome_of_a_bound_game_is_the_result_once(tmp_path: Path) -> None:
    event = desk(tmp_path, 2)
    event.round()
    match = event.event.rounds[0].matches[0]
    assert match.two is not None
    event.act(BindGame(player=match.two, game="abc123"))
    event.act(FillResult(game="abc123", report=Report(scores=(300, 20), second=0)))
    report = event.match(match.one).report
    assert report is not None
    assert (report.scores, report.second) == ((20, 300), 1)
    with pytest.raises(TournamentError, match="No match is waiting"):
        event.act(FillResult(game="abc123", report=Report(scores=(1, 2))))


def test_a_match_has_one_game_and_a_game_one_match(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    one, two = [match.one for match in event.event.rounds[0].matches]
    event.act(BindGame(player=one, game="abc"))
    for wrong in (BindGame(player=one, game="def"), BindGame(player=two, game="abc"), BindGame(player=two, game="a/b")):
        with pytest.raises(TournamentError):
            event.act(wrong)
    event.act(BindGame(player=one, game=""))
    assert event.match(one).game == ""


def test_players_who_are_exchanged_leave_their_game(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    one, two = [match.one for match in event.event.rounds[0].matches]
    event.act(BindGame(player=one, game="abc"))
    event.act(SwapPlayers(one=one, two=two))
    assert [match.game for match in event.event.rounds[0].matches] == ["", ""]


def test_an_entry_that_cannot_be_told_is_never_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    event = desk(tmp_path, 2)
    event.round()
    before = event.path.read_bytes()

    def fails(*_: object) -> None:
        raise LookupError("cannot be told")

    monkeypatch.setattr(ResultEntered, "apply", fails)
    with pytest.raises(LookupError):
        event.result(1, 10, 5)
    assert event.path.read_bytes() == before
    assert event.event.entries == len(event.lines) == len(Organiser.open(event.path).lines)


def test_settings_and_numbers_that_no_event_has_are_refused(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    agreed = event.event.settings
    for wrong in (
        replace(agreed, name=" "),
        replace(agreed, rounds=-1),
        replace(agreed, rounds=1000),
        replace(agreed, first_table=0),
        replace(agreed, profile=replace(agreed.profile, table=())),
        replace(agreed, profile=replace(agreed.profile, round_minutes=0)),
        replace(agreed, profile=replace(agreed.profile, points=0)),
    ):
        with pytest.raises(TournamentError):
            event.act(ChangeSettings(settings=wrong))
    for command in (GiveTime(minutes=10**9), MoveToTable(player=1, table=0), MoveToTable(player=1, table=10**9)):
        with pytest.raises(TournamentError):
            event.act(command)
    with pytest.raises(TournamentError, match="cannot be above"):
        event.result(1, 10**9, 0)


def test_the_public_event_has_no_pairings_that_are_not_published(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.act(Pair(seed="a"))
    assert public_event(event.event).rounds == []
    assert len(event.event.rounds) == 1
    event.act(Publish())
    assert public_event(event.event) is event.event


def test_the_bracket_shows_the_rounds_to_come(tmp_path: Path) -> None:
    event = desk(tmp_path, 8, rounds=1)
    event.round()
    for match in event.event.rounds[-1].missing:
        event.result(match.one, 100 + match.one, 50)
    assert bracket_stages(event.event) == []
    event.act(MakeCut(size=4, seed="a"))
    stages = bracket_stages(event.event)
    assert [stage.title for stage in stages] == ["Semifinals", "Final"]
    assert stages[1].pairs[0].players == (None, None)
    event.round()
    for match in event.event.rounds[-1].matches:
        event.result(match.one, 90, 10)
    winners = tuple(match.one for match in event.event.rounds[-1].matches)
    stages = bracket_stages(event.event)
    assert [stage.round for stage in stages] == [2, None]
    assert stages[1].pairs[0].players == winners
    event.act(Pair(seed="b"))
    assert bracket_stages(event.event)[1].round is None
    event.act(Publish())
    event.result(winners[0], 10, 0, ending=Ending.TIME)
    final = bracket_stages(event.event)[1]
    assert (final.round, final.pairs[0].winner) == (3, final.pairs[0].players.index(winners[0]))


def test_codes_are_printed_with_names_and_address(tmp_path: Path) -> None:
    event = desk(tmp_path)
    event.act(AddPlayers(players=(NewPlayer(name="Ada <b>"),)))
    page = codes_page(event.event, {1: "ABCDE-FGHJK", 7: "nobody"}, "http://shop.example/event/1/me")
    assert "Ada &lt;b&gt;" in page
    assert "ABCDE-FGHJK" in page
    assert "http://shop.example/event/1/me" in page
    assert "nobody" not in page
