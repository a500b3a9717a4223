"""Details of an event that show in rare moments: latecomers, bad lines, a bracket of eight, draws that are checked."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from armada.errors import TournamentError
from armada.tournament.course import NextStep, Watch, match_state, next_step, possible, to_watch
from armada.tournament.cut import BeginDay, Finish, MakeCut, champion, final_places, misplaced_players
from armada.tournament.desk import AnswerNote, CallJudge
from armada.tournament.entries import RoundPaired
from armada.tournament.event import KeepApart, RoundStatus
from armada.tournament.import_csv import LARGEST, LONGEST_CELL, read_players
from armada.tournament.log import TITLE, sealed
from armada.tournament.log_text import reported_by
from armada.tournament.players import AddPlayers, Anonymise, CheckIn, Drop, GrantBye, NewPlayer, entering
from armada.tournament.profiles import profile_named
from armada.tournament.results import BindGame, EnterResult, ReportResult
from armada.tournament.rounds import Pair, Publish
from armada.tournament.salvage import salvaged
from armada.tournament.scoring import Ending, Report, Verdict, doubts, points_for, verdict
from armada.tournament.standings import standings
from armada.tournament.verification import verify
from tests.builders.events import BEGIN, Desk, desk, refused


def playing(path: Path, players: int = 4, **agreed: object) -> Desk:
    """The first round is under way."""
    shop = desk(path, players, **agreed)
    shop.round("one")
    return shop


def finish_round(shop: Desk) -> None:
    """The first player of each match wins."""
    for match in shop.event.rounds[-1].missing:
        shop.act(EnterResult(player=match.one, report=Report(scores=(200, 100))))


# Players who come late or leave


def test_a_player_enters_with_the_round_that_is_drawn_next_or_is_only_a_preview(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    assert entering(shop.event) == 1
    shop.act(Pair(seed="one"))
    assert entering(shop.event) == 1
    shop.act(Publish())
    assert entering(shop.event) == 2
    finish_round(shop)
    shop.act(Pair(seed="two"))
    assert entering(shop.event) == 2


def test_a_latecomer_is_told_how_many_rounds_are_missed(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    command = AddPlayers(players=(NewPlayer(name="Zoe"),))
    assert shop.dry_run(command).doubts == ()
    shop.round("one")
    assert shop.dry_run(command).doubts == (), "the first round is still being played"
    finish_round(shop)
    shop.round("two")
    (late,) = shop.dry_run(command).doubts
    assert "Round 2 is already paired" in late
    shop.add("Zoe")
    assert shop.event.players[5].entered == 3


def test_players_checked_in_before_the_start_play_and_others_are_expected(tmp_path: Path) -> None:
    shop = desk(tmp_path, 3, check_in=True)
    shop.act(CheckIn(players=(1, 2)))
    assert [player.name for player in shop.event.playing] == ["A", "B"]
    refused(shop, CheckIn(players=(1,)), "A")
    refused(shop, CheckIn(players=()), ".")


def test_who_leaves_an_open_match_is_named_with_its_table(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    last = max(shop.event.rounds[0].matches, key=lambda match: match.table or 0)
    done = shop.dry_run(Drop(players=(last.one,)))
    assert any(f"table {last.table}" in remark for remark in done.remarks)
    finish_round(shop)
    assert not any("table" in remark for remark in shop.dry_run(Drop(players=(last.one,))).remarks)


def test_a_second_bye_is_questioned(tmp_path: Path) -> None:
    shop = playing(tmp_path, 5)
    (bye,) = [match for match in shop.event.rounds[0].matches if match.is_bye]
    other = next(match for match in shop.event.rounds[0].matches if not match.is_bye)
    assert len(shop.dry_run(GrantBye(player=bye.one, round=2)).doubts) == 1
    assert shop.dry_run(GrantBye(player=other.one, round=2)).doubts == ()


def test_what_is_done_while_a_round_is_only_a_preview_says_that_it_is_already_drawn(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5)
    shop.act(Pair(seed="one"))
    (remark,) = shop.dry_run(Drop(players=(1,))).remarks
    assert "round 1" in remark.lower()
    shop.act(Publish())
    assert remark not in shop.dry_run(Drop(players=(1,))).remarks


# Lists of players


def test_a_bad_line_is_shown_as_it_stands_with_its_number() -> None:
    found = read_players("name,club,table\nAda,Club,\n,Nobody,\nBen,,x\nCem,,,more\n")
    assert [player.player.name for player in found.players] == ["Ada"]
    assert [(bad.line, bad.text) for bad in found.bad] == [(3, ",Nobody,"), (4, "Ben,,x"), (5, "Cem,,,more")]
    assert len({bad.why for bad in found.bad}) == 3


def test_names_clubs_and_tables_are_read_under_their_headings_whatever_separates_them() -> None:
    for text in (
        "first name;surname;team;fixed table\nAda;Black;Club;7\n",
        "Last_Name\tfirst\tclub\ttable\nBlack\tAda\tClub\t7\n",
        "\ufefftable,player name,city,shoe size\r\n7,Ada Black,Club,44\r\n",
    ):
        (found,) = read_players(text.encode()).players
        assert (found.player.name, found.player.club, found.player.fixed_table) == ("Ada Black", "Club", 7)
    assert read_players("name,shoe size\nAda,44\n").ignored == ("shoe size",)


def test_a_list_without_a_heading_has_names_clubs_and_addresses() -> None:
    first, second = read_players("Ada,Club,ada@example.org\n\nBen\n").players
    assert (first.line, first.player.club, first.player.email) == (1, "Club", "ada@example.org")
    assert (second.line, second.player.name, second.player.club) == (3, "Ben", "")
    (latin,) = read_players("Zoë".encode("latin-1")).players
    assert latin.player.name == "Zoë"


def test_a_list_has_its_limits() -> None:
    assert read_players("x" * LARGEST).bad != ()
    assert (
        "too" in read_players("x\n" * (LARGEST // 2 + 1)).bad[0].why or read_players("x" * (LARGEST + 1)).players == ()
    )
    fits, beyond = (read_players(f"name,club\nAda,{'x' * count}\n") for count in (LONGEST_CELL, LONGEST_CELL + 1))
    assert (len(fits.players), len(beyond.players)) == (1, 0)


# A damaged file


def test_a_file_whose_title_is_damaged_is_brought_back_whole(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    data = shop.path.read_bytes()
    for title in (b"something else", b""):
        found = salvaged(data.replace(TITLE.encode(), title, 1))
        assert list(found.lines) == shop.lines
        assert found.damage != ""
        assert found.lost == ()
    without = salvaged(data.partition(b"\n")[2])
    assert list(without.lines) == shop.lines
    assert without.damage != ""


# The bracket


def test_in_a_bracket_of_eight_the_winners_of_neighbouring_matches_meet(tmp_path: Path) -> None:
    shop = playing(tmp_path, 8, rounds=1)
    finish_round(shop)
    shop.act(MakeCut(size=8, seed="cut"))
    assert shop.event.cut is not None
    seeds = shop.event.cut.players
    shop.round()
    quarters = [match.players for match in shop.event.rounds[1].matches]
    assert quarters == [(seeds[a], seeds[b]) for a, b in ((0, 7), (3, 4), (1, 6), (2, 5))]
    finish_round(shop)
    shop.round()
    semis = [match.players for match in shop.event.rounds[2].matches]
    assert semis == [(seeds[0], seeds[3]), (seeds[1], seeds[2])]
    assert [match.table for match in shop.event.rounds[2].matches] == [1, 2]
    finish_round(shop)
    assert champion(shop.event) is None
    shop.round()
    assert [match.players for match in shop.event.rounds[3].matches] == [(seeds[0], seeds[1])]
    assert [round.size for round in shop.event.rounds] == [0, 8, 4, 2]
    finish_round(shop)
    assert champion(shop.event) == seeds[0]
    assert [one.player for _, one in final_places(shop.event)][:2] == [seeds[0], seeds[1]]
    assert misplaced_players(shop.event) == []


def test_an_event_is_over_only_when_its_bracket_is_played(tmp_path: Path) -> None:
    shop = playing(tmp_path, 4, rounds=1)
    refused(shop, Finish(), ".")
    finish_round(shop)
    assert shop.dry_run(Finish()).doubts == ()
    shop.act(MakeCut(size=2, seed="cut"))
    assert len(shop.dry_run(Finish()).doubts) == 1
    shop.round()
    finish_round(shop)
    assert shop.dry_run(Finish()).doubts == ()
    shop.act(Finish())
    refused(shop, Finish(), ".")
    assert next_step(shop.event) is NextStep.OVER


def test_fewer_rounds_than_planned_and_a_day_without_one_are_questioned(tmp_path: Path) -> None:
    shop = playing(tmp_path, 4, rounds=2)
    finish_round(shop)
    assert len(shop.dry_run(Finish()).doubts) == 1
    assert len(shop.dry_run(MakeCut(size=2, seed="x")).doubts) == 1
    shop.round("two")
    finish_round(shop)
    assert shop.dry_run(MakeCut(size=2, seed="x")).doubts == ()
    shop.act(BeginDay())
    assert len(shop.dry_run(Finish()).doubts) == 1


def test_a_cut_and_a_day_need_enough_players(tmp_path: Path) -> None:
    shop = playing(tmp_path, 4, rounds=1)
    finish_round(shop)
    for size in (0, 3, 8):
        refused(shop, MakeCut(size=size, seed="x"), ".")
    refused(shop, MakeCut(size=4, seed="x", declined=(1,)), ".")
    for top in (1, 5):
        refused(shop, BeginDay(top=top, seed="x"), ".")
    shop.act(BeginDay(top=2, seed="x"))
    assert len(shop.event.playing) == 2


# Draws that are checked


def test_a_draw_that_was_changed_does_not_agree_unless_an_anonymised_player_may_be_the_reason(tmp_path: Path) -> None:
    def checked(*, keep_apart: KeepApart, anonymous: bool) -> bool | None:
        shop = desk(tmp_path, 6, keep_apart=keep_apart)
        if anonymous:
            shop.act(Anonymise(player=1))
        shop.act(Pair(seed="one"))
        drawn = shop.lines[-1]
        assert isinstance(drawn.entry, RoundPaired)
        other = sealed(replace(drawn, entry=RoundPaired(replace(drawn.entry.round, seed="another")), digest=""), ".")
        assert [check.agrees for check in verify(shop.lines)] == [True]
        (check,) = verify([*shop.lines[:-1], other])
        assert (check.why != "") is (check.agrees is None)
        return check.agrees

    assert checked(keep_apart=KeepApart.CLUB, anonymous=False) is False
    assert checked(keep_apart=KeepApart.CLUB, anonymous=True) is None
    assert checked(keep_apart=KeepApart.NOBODY, anonymous=True) is False


def test_the_order_of_a_cut_is_checked_too(tmp_path: Path) -> None:
    shop = playing(tmp_path, 4, rounds=1)
    finish_round(shop)
    shop.act(MakeCut(size=2, seed="cut"))
    assert [check.agrees for check in verify(shop.lines)] == [True, True]


# Things to look at


def watched(shop: Desk) -> list[Watch]:
    return to_watch(shop.event, BEGIN + timedelta(minutes=shop.minutes))


def test_a_call_and_reports_that_differ_are_shown_with_their_table(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    match = max(shop.event.rounds[0].matches, key=lambda each: each.table or 0)
    assert match_state(shop.event.rounds[0], match) == "open"
    shop.act(CallJudge(player=match.one, text="Line of sight"))
    for player, score in zip(match.players, (200, 190), strict=True):
        shop.act(ReportResult(player=player, report=Report(scores=(score, 100))))
    assert [(watch.kind, watch.table) for watch in watched(shop)] == [("call", match.table), ("reports", match.table)]
    assert all(f"able {match.table}" in watch.text for watch in watched(shop))
    shop.act(AnswerNote(note=1, text="Clear"))
    refused(shop, AnswerNote(note=1), ".")
    refused(shop, AnswerNote(note=2), ".")
    refused(shop, AnswerNote(note=0), ".")
    assert [watch.kind for watch in watched(shop)] == ["reports"]
    shop.act(EnterResult(player=match.one, report=Report(scores=(200, 100))))
    assert match_state(shop.event.rounds[0], shop.match(match.one)) == "entered"
    assert watched(shop) == []


def test_the_next_step_and_what_is_possible_follow_the_round(tmp_path: Path) -> None:
    shop = desk(tmp_path, 1)
    assert (next_step(shop.event), possible(shop.event)) == (NextStep.PLAYERS, [])
    shop.add("Ben", "Cem", "Dee")
    assert next_step(shop.event) is NextStep.PAIR
    assert "pair" in possible(shop.event)
    shop.act(Pair(seed="one"))
    assert next_step(shop.event) is NextStep.PUBLISH
    assert shop.event.rounds[0].status is RoundStatus.PREVIEW
    shop.act(Publish())
    assert next_step(shop.event) is NextStep.RESULTS
    assert {"start clock", "undo round"} <= set(possible(shop.event))
    finish_round(shop)
    assert next_step(shop.event) is NextStep.PAIR
    assert {"make cut", "begin day", "finish", "close round"} <= set(possible(shop.event))


def test_a_game_bound_by_a_player_in_an_earlier_round_is_still_theirs(tmp_path: Path) -> None:
    shop = playing(tmp_path)
    first = shop.event.rounds[0].matches[0]
    name = shop.event.label(first.one)
    line = shop.do(BindGame(player=first.one, game="abc"), author=name).line
    finish_round(shop)
    shop.round("two")
    assert reported_by(line, shop.event) == name


# Standings and scores


def test_equal_players_share_a_rank_and_the_next_one_counts_them_all(tmp_path: Path) -> None:
    shop = playing(tmp_path, 6)
    for match in shop.event.rounds[0].matches:
        shop.result(match.one, 200, 100)
    assert [one.rank for one in standings(shop.event)] == [1, 1, 1, 4, 4, 4]


def scored(profile: str = "tournament", **report: object) -> Verdict:
    return verdict(profile_named(profile), Report(**report))  # type: ignore[arg-type]


def test_each_row_of_the_table_begins_at_its_own_margin() -> None:
    profile = profile_named("tournament")
    for before, row in zip(profile.table, profile.table[1:], strict=False):
        assert points_for(profile, row.margin) == row
        assert points_for(profile, row.margin - 1) == before


def test_the_winner_is_told_by_scores_second_player_or_fleet() -> None:
    assert (scored(scores=(200, 100)).winner, scored(scores=(100, 200)).winner) == (0, 1)
    assert [scored(scores=(100, 100), second=second).winner for second in (0, 1)] == [0, 1]
    lost = scored(ending=Ending.DESTROYED, lost=0, scores=(300, None), objective=15)
    assert (lost.winner, lost.scores, lost.margins) == (1, (300, 415), (0, 115))
    gave_up = scored(ending=Ending.CONCESSION, lost=1, scores=(None, 90))
    assert (gave_up.winner, gave_up.points[1]) == (0, 0)
    judged = scored(ending=Ending.JUDGE, points=(7, 4), winner=1, margin=17, scores=(10, 20))
    assert (judged.points, judged.margins, judged.scores, judged.margin) == ((7, 4), (0, 17), (10, 20), 17)
    nobody = scored(ending=Ending.JUDGE, points=(3, 3), margin=17)
    assert (nobody.winner, nobody.margins, nobody.margin) == (None, (0, 0), 0)


def test_reports_that_leave_out_what_decides_are_refused() -> None:
    for report in (
        {"scores": (100, None)},
        {"scores": (100, 100)},
        {"ending": Ending.DESTROYED},
        {"ending": Ending.CONCESSION, "lost": 2},
        {"ending": Ending.JUDGE},
        {"ending": Ending.BOTH_DESTROYED, "scores": (400, 400), "together": True},
    ):
        with pytest.raises(TournamentError):
            scored(**report)


def test_scores_that_are_rare_are_questioned_from_their_limit_on() -> None:
    profile = profile_named("tournament")

    def questioned(**report: object) -> int:
        return len(doubts(profile, Report(**report)))  # type: ignore[arg-type]

    assert (questioned(scores=(399, 100)), questioned(scores=(400, 100)), questioned(scores=(601, 100))) == (0, 1, 2)
    assert questioned(scores=(600, 100), ending=Ending.BOTH_DESTROYED) == 0
    assert questioned(scores=(399, 100), ending=Ending.DESTROYED, lost=1) == 1
    assert questioned(scores=(400, 100), ending=Ending.DESTROYED, lost=1) == 0
