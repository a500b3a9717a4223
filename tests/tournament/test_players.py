"""Players: added, imported, changed, checked in, dropped, returned, disqualified, made nameless."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from armada.errors import TournamentError
from armada.tournament.event import MatchKind, Presence
from armada.tournament.import_csv import read_players
from armada.tournament.log import fold
from armada.tournament.players import (
    AddPlayers,
    Anonymise,
    ChangePlayer,
    CheckIn,
    Disqualify,
    Drop,
    GrantBye,
    NewPlayer,
    Return,
    find_player,
)
from armada.tournament.rounds import Pair
from armada.tournament.standings import standings
from tests.builders.events import Desk, desk, refused
from tests.proves import proves


def test_two_players_of_one_name_are_asked_about_and_show_their_numbers(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("John Smith")
    again = AddPlayers(players=(NewPlayer(name="john smith"),))
    assert refused(shop, again, "already").can_overrule
    shop.act(again)
    assert [shop.event.label(id) for id in (1, 2)] == ["John Smith (#1)", "john smith (#2)"]
    assert "already" in shop.lines[-1].overruled[0]


def test_a_name_can_change_without_touching_results(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    shop.result(1, 200, 50)
    shop.act(ChangePlayer(player=1, name="Ada", club="Blue"))
    assert shop.event.label(1) == "Ada"
    assert shop.standing(1).points == 8


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "\u3164", "x" * 101])
def test_a_player_needs_a_name_that_can_be_printed(tmp_path: Path, name: str) -> None:
    refused(desk(tmp_path), AddPlayers(players=(NewPlayer(name=name),)), "name")


def test_control_and_bidi_characters_are_stripped_from_what_is_known_of_players(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("A\u202eda\x00 \n Lovelace", club="Bl\u2066ue")
    assert (shop.event.players[1].name, shop.event.players[1].club) == ("Ada Lovelace", "Blue")
    shop.act(ChangePlayer(player=1, name="Ada\u200b King", family="By\u202eron"))
    assert (shop.event.players[1].name, shop.event.players[1].family) == ("Ada King", "Byron")
    assert [one.player.name for one in read_players("name\nB\u202eob").players] == ["Bob"]


def test_a_name_that_looks_like_another_is_asked_about(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("Mara Jade")
    assert refused(shop, AddPlayers(players=(NewPlayer(name="Маrа Jade\u200b"),)), "already").can_overrule


def test_with_check_in_only_those_who_are_there_are_paired(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5, check_in=True)
    refused(shop, Pair(seed="x"), "0 of 5 players are taking part")
    shop.act(CheckIn(players=(1, 2, 4, 5)))
    assert "C did not check in" in refused(shop, Pair(seed="x"), "check in").message
    shop.round()
    assert shop.pairs | {frozenset({3})} != shop.pairs
    assert sorted(id for pair in shop.pairs for id in pair) == [1, 2, 4, 5]


def test_who_comes_late_plays_the_next_round_and_has_nothing_for_those_missed(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.play(Random(1))
    shop.add("Late")
    assert shop.event.players[5].entered == 2
    shop.round("two")
    assert shop.match(5)
    assert shop.standing(5, after=2).rounds <= 1
    assert [one.player for one in standings(shop.event, 1)] != []
    assert 5 not in [one.player for one in standings(shop.event, 1)]


def test_who_drops_is_not_paired_and_the_results_stay(tmp_path: Path) -> None:
    shop = desk(tmp_path, 6)
    shop.round()
    shop.play(Random(2))
    before = shop.standing(3).points
    shop.act(Drop(players=(3, 4)))
    shop.round("two")
    assert sorted(id for pair in shop.pairs for id in pair) == [1, 2, 5, 6]
    assert (shop.standing(3).points, shop.standing(3).presence) == (before, Presence.DROPPED)


def test_who_drops_in_mid_round_leaves_a_match_that_needs_a_result(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    done = shop.act(Drop(players=(2,)))
    assert "concession or a no-show" in done.remarks[0]
    assert "missing" in refused(shop, Pair(seed="two"), "missing").message


def test_who_left_can_come_back(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.act(Drop(players=(2,)))
    assert [player.id for player in shop.event.playing] == [1, 3, 4]
    refused(shop, Drop(players=(2,)), "already")
    shop.act(Return(players=(2,)))
    assert [player.id for player in shop.event.playing] == [1, 2, 3, 4]
    refused(shop, Return(players=(2,)), "already")


def test_who_is_disqualified_has_no_rank_and_the_results_of_others_stand(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.play(Random(3))
    before = {one.player: one.points for one in standings(shop.event)}
    shop.act(Disqualify(player=1, why="loaded dice"))
    assert shop.standing(1).rank is None
    assert standings(shop.event)[-1].player == 1
    assert {one.player: one.points for one in standings(shop.event)} == before
    assert refused(shop, Return(players=(1,)), "disqualified").can_overrule


@proves("TRN-37")
def test_a_granted_bye_counts_like_any_and_goes_with_an_odd_field(tmp_path: Path) -> None:
    shop = desk(tmp_path, 6)
    shop.act(GrantBye(player=2, round=1))
    shop.round()
    kinds = {match.one: match.kind for match in shop.event.rounds[0].matches if match.is_bye}
    assert kinds.pop(2) is MatchKind.GRANTED
    assert list(kinds.values()) == [MatchKind.BYE]
    assert shop.standing(2).points == 8
    refused(shop, GrantBye(player=3, round=1), "published")


def test_a_judge_who_plays_needs_another_judge_and_cannot_play_in_a_premier_event(tmp_path: Path) -> None:
    alone = desk(tmp_path, judges=("Ada",))
    ada = AddPlayers(players=(NewPlayer(name="Ada"),))
    assert "TRN-79" in refused(alone, ada, "second judge").message
    desk(tmp_path, judges=("Ada", "Bob")).do(ada)
    assert "TRN-80" in refused(desk(tmp_path, tier="premier", judges=("Ada", "Bob")), ada, "premier").message


def test_a_player_is_found_by_number_name_or_the_beginning_of_a_name(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("Ada Lovelace", "Bob", "Bobby")
    for text, id in (("#1", 1), ("1", 1), ("ada", 1), ("bob", 2), ("Bobb", 3), ("lovelace", 1)):
        assert find_player(shop.event, text).id == id
    with pytest.raises(TournamentError, match="several players"):
        find_player(shop.event, "b")
    with pytest.raises(TournamentError, match="Did you mean Ada Lovelace"):
        find_player(shop.event, "Ada Lovlace")


def test_a_nameless_player_leaves_no_trace_in_the_file_and_the_results_stay(tmp_path: Path) -> None:
    shop = desk(tmp_path, tier="casual")
    shop.act(AddPlayers(players=(NewPlayer(name="Ada Lovelace", club="Blue", family="Byron", email="ada@x.org"),)))
    shop.add("Bob", "Carol", "Dave")
    shop.round()
    shop.play(Random(4))
    before = [(one.player, one.points, one.margin) for one in standings(shop.event)]
    refused(shop, Anonymise(player=1), "cannot be undone")
    shop.act(Anonymise(player=1))
    text = shop.path.read_text()
    assert not any(word in text for word in ("Lovelace", "Byron", "ada@x.org"))
    assert "Bob" in text
    assert sorted((one.player, one.points, one.margin) for one in standings(shop.event)) == sorted(before)
    assert shop.event.label(1) == "Player 1"
    again = Desk.open(shop.path)
    assert again.event == shop.event == fold(shop.lines)
    with pytest.raises(TournamentError, match="cannot be restored"):
        shop.undo()


# Import


def test_a_csv_with_quotes_a_mark_and_a_heading_is_read() -> None:
    data = '\ufeffName;Club;E-Mail\r\n"Lovelace; Ada";Blue;a@x.org\r\nBjörn Ångström;;\r\n'.encode()
    read = read_players(data)
    assert [(one.line, one.player.name, one.player.club) for one in read.players] == [
        (2, "Lovelace; Ada", "Blue"),
        (3, "Björn Ångström", ""),
    ]
    assert read.bad == ()


def test_bad_lines_are_reported_and_the_others_are_taken() -> None:
    read = read_players("name,club,table\nAda,Blue,3\n,Red,\nBob,Red,x\nCarol,a,1,extra,cells\nDave\n")
    assert [one.player.name for one in read.players] == ["Ada", "Dave"]
    assert read.players[0].player.fixed_table == 3
    assert [(bad.line, bad.why.split(";")[0]) for bad in read.bad] == [
        (3, "there is no name"),
        (4, "“x” is not a table number"),
        (5, "there are more cells than columns"),
    ]


def test_first_and_last_name_fleets_over_several_lines_and_unknown_columns_are_read() -> None:
    read = read_players('First Name,Last Name,Shirt,Fleet\nAda,Lovelace,XL,"Name: x\nFaction: Rebel"\nBob,,S,\n')
    assert [(one.line, one.player.name) for one in read.players] == [(2, "Ada Lovelace"), (4, "Bob")]
    assert read.players[0].fleet == "Name: x\nFaction: Rebel"
    assert read.ignored == ("Shirt",)


def test_a_plain_list_of_names_is_read() -> None:
    read = read_players("Ada\n\n  Bob  \nCarol\r\n")
    assert [one.player.name for one in read.players] == ["Ada", "Bob", "Carol"]


def test_quotes_that_do_not_match_are_a_bad_line_and_old_encodings_are_read() -> None:
    assert "quotes" in read_players('Ada\n"Bob\nCarol').bad[0].why
    assert read_players("Jürgen\n".encode("latin-1")).players[0].player.name == "Jürgen"
    assert read_players("").players == ()
