"""Rounds: paired for a look, changed by hand, published, closed, taken back; drawn from a seed, seated at tables."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from armada.errors import TournamentError
from armada.tournament.cut import Finish
from armada.tournament.entries import RoundPaired
from armada.tournament.event import RoundStatus
from armada.tournament.players import ChangePlayer
from armada.tournament.rounds import CloseRound, LockPairs, MoveToTable, Pair, Publish, SetPair, SwapPlayers, UndoRound
from armada.tournament.standings import standings
from armada.tournament.tables import seat
from armada.tournament.verification import verify
from tests.builders.events import desk, doubts, refused
from tests.proves import proves

# From pairing to publishing


def test_a_round_is_seen_by_the_organiser_before_it_is_published(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5)
    shop.act(Pair(seed="one"))
    assert [round.status for round in shop.event.rounds] == [RoundStatus.PREVIEW]
    assert standings(shop.event)[0].points == 0, "a bye counts when it is published"
    shop.act(Publish())
    assert [round.status for round in shop.event.rounds] == [RoundStatus.PUBLISHED]
    assert standings(shop.event)[0].points == 8
    refused(shop, Publish(), "already published")


def test_a_round_is_paired_again_with_locked_pairs_kept(tmp_path: Path) -> None:
    shop = desk(tmp_path, 10)
    shop.act(Pair(seed="one"))
    kept = shop.match(3).players
    shop.act(LockPairs(players=(3,)))
    for number in range(10):
        shop.act(Pair(seed=f"again {number}"))
        assert shop.match(3).players == kept
        assert len(shop.pairs) == 5
    assert len(shop.event.rounds) == 1


def test_two_players_are_exchanged_and_a_pair_is_set(tmp_path: Path) -> None:
    shop = desk(tmp_path, 7)
    shop.act(Pair(seed="one"))
    one, two, *_ = [match for match in shop.event.rounds[0].matches if not match.is_bye]
    shop.act(SwapPlayers(one=one.one, two=two.one))
    assert {frozenset({two.one, one.two}), frozenset({one.one, two.two})} <= shop.pairs
    bye = next(match.one for match in shop.event.rounds[0].matches if match.is_bye)
    shop.act(SetPair(one=bye, two=one.one))
    assert frozenset({bye, one.one}) in shop.pairs
    assert len(shop.pairs) == 4
    assert sorted(id for pair in shop.pairs for id in pair) == list(range(1, 8))
    refused(shop, SwapPlayers(one=bye, two=one.one), "already")


@proves("TRN-34")
def test_a_rematch_made_by_hand_is_a_doubt(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.play(Random(1))
    met = shop.match(1).players
    shop.act(Pair(seed="two"))
    assert "TRN-34" in doubts(shop, SetPair(one=met[0], two=met[1]))
    shop.act(SetPair(one=met[0], two=met[1]))
    assert frozenset(met) in shop.pairs


def test_a_match_with_a_result_is_not_paired_again(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.result(1, 100, 50)
    others = [id for id in range(1, 5) if id not in shop.match(1).players]
    refused(shop, SwapPlayers(one=1, two=others[0]), "with a result")


@proves("TRN-31")
def test_the_next_round_waits_for_all_results(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.result(1, 100, 50)
    refusal = refused(shop, Pair(seed="two"), "1 of 2 results of round 1 are missing")
    assert "table" in refusal.remedy
    refused(shop, CloseRound(), "missing")
    shop.play(Random(1))
    shop.act(CloseRound())
    assert shop.event.rounds[0].status is RoundStatus.CLOSED
    shop.round("two")
    assert len(shop.event.rounds) == 2


def test_a_pairing_that_fails_changes_nothing(tmp_path: Path) -> None:
    shop = desk(tmp_path, 1)
    before = shop.path.read_bytes(), len(shop.lines)
    for command in (Pair(seed="x"), Pair(seed=""), Publish(), CloseRound(), UndoRound(), Finish()):
        with pytest.raises(TournamentError):
            shop.do(command)
    assert (shop.path.read_bytes(), len(shop.lines)) == before
    assert shop.event.rounds == []


def test_a_round_is_taken_back_and_the_only_round_too(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.result(1, 100, 50)
    assert "deletes 1 result" in doubts(shop, UndoRound())
    shop.act(UndoRound())
    assert shop.event.rounds == []
    shop.round("once more")
    assert len(shop.event.rounds) == 1


def test_a_round_taken_back_opens_the_one_before(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.play(Random(1))
    shop.act(Pair(seed="two"))
    assert [round.status for round in shop.event.rounds] == [RoundStatus.CLOSED, RoundStatus.PREVIEW]
    shop.act(UndoRound())
    assert [round.status for round in shop.event.rounds] == [RoundStatus.PUBLISHED]
    assert shop.event.rounds[0].is_complete


def test_the_same_bye_is_not_drawn_twice_over_an_event(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5)
    byes = []
    for number in range(4):
        shop.round(f"round {number}")
        byes += [match.one for match in shop.event.rounds[-1].matches if match.is_bye]
        shop.play(Random(number))
    assert len(set(byes)) == 4


@proves("TRN-38", "TRN-16")
def test_players_of_one_faction_are_paired_like_any_and_may_have_the_same_unique_cards(tmp_path: Path) -> None:
    from armada.fleet.ready_made import ready_made
    from armada.records.game import Game
    from armada.tournament.fleets import HandInFleet

    shop = desk(tmp_path, 2)
    fleet = ready_made()["rebels_400_squadrons"]
    for id in (1, 2):
        shop.do(HandInFleet(player=id, text=fleet.write("toml")))
    shop.round()
    assert shop.pairs == {frozenset({1, 2})}
    one, two = (shop.event.players[id].fleet for id in (1, 2))
    assert one is not None
    assert two is not None
    assert one.commander == two.commander
    assert Game.new([one, two], profile="tournament", points=400, seed=1).question is not None


# Drawn from a seed


def test_anyone_can_draw_the_pairings_again_from_the_log(tmp_path: Path) -> None:
    shop = desk(tmp_path, 9)
    for number in range(3):
        shop.act(Pair(seed=f"first {number}"))
        shop.act(LockPairs(players=(shop.event.rounds[-1].matches[0].one,)))
        shop.act(Pair(seed=f"second {number}"))
        shop.act(Publish())
        shop.play(Random(number))
    checks = verify(shop.lines)
    assert len(checks) == 6
    assert all(check.agrees for check in checks)


def test_a_draw_that_does_not_come_from_its_seed_is_found(tmp_path: Path) -> None:
    shop = desk(tmp_path, 8)
    shop.act(Pair(seed="honest"))
    entry = shop.lines[-1].entry
    assert isinstance(entry, RoundPaired)
    from msgspec.structs import replace

    forged = replace(shop.lines[-1], entry=RoundPaired(replace(entry.round, seed="forged")))
    assert [check.agrees for check in verify([*shop.lines[:-1], forged])] == [False]


# Tables


@proves("TRN-95")
def test_every_match_has_a_table_and_the_highest_pair_the_first(tmp_path: Path) -> None:
    assert seat([(1, 2), (3, 4), (5, 6)], first=1, seen={}, fixed={})[0] == [1, 2, 3]
    shop = desk(tmp_path, 9, first_table=11)
    shop.round()
    assert [match.table for match in shop.event.rounds[0].matches] == [11, 12, 13, 14, None]


@proves("TRN-95")
def test_nobody_sits_at_the_same_table_twice_when_that_can_be(tmp_path: Path) -> None:
    shop = desk(tmp_path, 12)
    seen: dict[int, set[int]] = {id: set() for id in range(1, 13)}
    for number in range(3):
        shop.round(f"round {number}")
        for match in shop.event.rounds[-1].matches:
            assert match.table is not None
            for id in match.players:
                assert match.table not in seen[id]
                seen[id].add(match.table)
        shop.play(Random(number))


def test_in_large_fields_tables_are_exchanged_with_those_close_by() -> None:
    pairs = [(2 * place, 2 * place + 1) for place in range(100)]
    seen = {0: {1}, 1: {2}, 10: {6}, 198: {100}}
    tables, remarks = seat(pairs, first=1, seen=seen, fixed={})
    assert sorted(tables) == list(range(1, 101))
    assert remarks == []
    assert all(table not in seen.get(id, ()) for pair, table in zip(pairs, tables, strict=True) for id in pair)
    assert max(abs(table - place - 1) for place, table in enumerate(tables)) <= 3


def test_a_player_can_have_a_fixed_table(tmp_path: Path) -> None:
    shop = desk(tmp_path, 8)
    shop.act(ChangePlayer(player=5, fixed_table=4))
    for number in range(3):
        shop.round(f"round {number}")
        assert shop.match(5).table == 4
        assert len({match.table for match in shop.event.rounds[-1].matches}) == 4
        shop.play(Random(number))
    tables, remarks = seat([(1, 2), (3, 4)], first=1, seen={}, fixed={1: 7, 3: 7})
    assert (tables, len(remarks)) == ([7, 1], 1)


def test_where_a_table_must_be_seen_again_that_is_said() -> None:
    tables, remarks = seat([(1, 2)], first=1, seen={1: {1}}, fixed={})
    assert tables == [1]
    assert "sat there before" in remarks[0]


def test_a_match_is_moved_to_another_table(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    other = next(match for match in shop.event.rounds[0].matches if 1 not in match.players)
    shop.act(MoveToTable(player=1, table=other.table or 0))
    assert shop.match(1).table == other.table
    assert len({match.table for match in shop.event.rounds[0].matches}) == 2
