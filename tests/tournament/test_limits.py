"""The last value that the desk accepts, and the first that it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from armada.errors import TournamentError
from armada.tournament.bracket_repair import TakeRoundsBack
from armada.tournament.cut import BeginDay, MakeCut
from armada.tournament.desk import CallJudge
from armada.tournament.draw import Draw
from armada.tournament.players import LONGEST_NAME, AddPlayers, ChangePlayer, GrantBye, NewPlayer, find_player
from armada.tournament.profiles import LONGEST_NAME as EVENT_NAME
from armada.tournament.profiles import (
    MOST_MINUTES,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_TABLES,
    check_settings,
    custom_bye,
    house_rules,
    length_doubts,
    points_table,
    profile_name,
    profile_named,
    suggested_days,
    suggested_rounds,
    tier_name,
    tier_named,
)
from armada.tournament.public import rules_announced
from armada.tournament.tables import EXACT, seat
from tests.builders.events import Desk, desk, refused, settings

# Players


@pytest.mark.parametrize(("table", "fits"), [(0, False), (1, True), (MOST_TABLES, True), (MOST_TABLES + 1, False)])
def test_a_player_can_be_given_any_table_there_may_be_and_no_other(tmp_path: Path, table: int, fits: bool) -> None:
    shop = desk(tmp_path, 2)
    command = AddPlayers(players=(NewPlayer(name="Zoe", fixed_table=table),))
    if not fits:
        assert refused(shop, command, f"{table} is not a table number").rule == "TRN-95"
        return
    shop.act(command)
    assert shop.event.players[3].fixed_table == table
    shop.act(ChangePlayer(player=3, fixed_table=0))
    assert shop.event.players[3].fixed_table is None, "0 takes it away"


def test_a_name_has_up_to_a_hundred_characters(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("x" * LONGEST_NAME)
    refused(shop, AddPlayers(players=(NewPlayer(name="y" * (LONGEST_NAME + 1)),)), "name")
    refused(shop, AddPlayers(players=(NewPlayer(name=" \u200b "),)), "name")


def test_a_bye_can_be_granted_until_its_round_is_public(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    refused(shop, GrantBye(player=1, round=0), "round")
    shop.act(GrantBye(player=1, round=1))
    shop.round()
    refused(shop, GrantBye(player=2, round=1), "round")
    shop.act(GrantBye(player=2, round=2))
    assert shop.event.players[2].granted_byes == (2,)


def test_a_player_is_found_by_number_by_name_and_by_part_of_a_name_if_only_one_fits(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    shop.add("Ada Black", "Ben Black", "Benedict")
    event = shop.event
    found = [find_player(event, text).id for text in ("1", "#2", "benedict", "ada", "n b", "dict")]
    assert found == [1, 2, 3, 1, 2, 3]
    for text in ("black", "ben", "4", "", "nobody"):
        with pytest.raises(TournamentError):
            find_player(event, text)


# Rounds


def test_rounds_are_taken_back_only_if_there_is_something_after_them(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    for after in (1, 2, -1):
        refused(shop, TakeRoundsBack(after=after), "round")
    shop.act(TakeRoundsBack(after=0))
    assert shop.event.rounds == []


def test_a_cut_or_a_day_that_has_just_begun_can_be_taken_back(tmp_path: Path) -> None:
    def played() -> Desk:
        shop = desk(tmp_path, 4, rounds=1)
        shop.round()
        for match in shop.event.rounds[0].matches:
            shop.result(match.one, 200, 100)
        return shop

    shop = played()
    refused(shop, TakeRoundsBack(after=1), "round")
    shop.act(MakeCut(size=2, seed="a cut"))
    shop.act(TakeRoundsBack(after=1))
    assert shop.event.cut is None
    assert len(shop.event.rounds) == 1
    shop = played()
    shop.act(BeginDay())
    assert shop.event.days == [1, 2]
    shop.act(TakeRoundsBack(after=1))
    assert shop.event.days == [1]


def test_rounds_of_the_second_day_and_of_its_bracket_know_their_day(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4, rounds=1)
    shop.round()
    for match in shop.event.rounds[0].matches:
        shop.result(match.one, 200, 100)
    shop.act(BeginDay())
    shop.act(MakeCut(size=2, seed="a cut"))
    shop.round()
    assert [round.day for round in shop.event.rounds] == [1, 2]


def test_a_second_judge_call_names_the_table_of_the_first(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    last = max(shop.event.rounds[0].matches, key=lambda match: match.table or 0)
    assert last.two is not None
    shop.act(CallJudge(player=last.one))
    refused(shop, CallJudge(player=last.two), f"able {last.table}")


# Tables


def seats(pairs: int, seen: dict[int, tuple[int, ...]]) -> list[int]:
    """The tables of so many pairs, who have sat at these tables, from 1 on."""
    field = [(2 * place, 2 * place + 1) for place in range(pairs)]
    return seat(field, first=1, seen=seen, fixed={})[0]


@pytest.mark.parametrize("pairs", [8, EXACT, EXACT + 1, EXACT + 20])
def test_nobody_sits_at_a_table_again_in_small_and_large_fields(pairs: int) -> None:
    assert seats(pairs, {}) == list(range(1, pairs + 1))
    assert seats(pairs, {0: (1,)})[:3] == [2, 1, 3], "the first two pairs change places"
    assert seats(pairs, {3: (2,)})[1] != 2
    assert seats(pairs, {2 * pairs - 1: (pairs,)})[-2:] == [pairs, pairs - 1], "and so do the last two"
    found = seats(pairs, {0: (1, 2), 3: (2,), 5: (3,)})
    assert sorted(found) == list(range(1, pairs + 1))
    assert found[0] not in (1, 2)
    assert (found[1], found[2]) != (2, 3)


# Draws


def test_numbers_that_would_make_some_results_likelier_are_drawn_again() -> None:
    """Three quarters of all numbers lie below this limit; the others would all come out as small ones."""
    limit = 3 * 2**62
    draw, numbers = Draw("a seed"), Draw("a seed")
    fair = [number for number in (numbers.number() for _ in range(200)) if number < limit]
    assert 100 < len(fair) < 200
    assert [draw.below(limit) for _ in fair] == fair


def test_every_result_below_a_limit_can_be_drawn_and_no_other() -> None:
    draw = Draw("another seed")
    assert {draw.below(6) for _ in range(300)} == set(range(6))
    assert {draw.below(1) for _ in range(10)} == {0}


# Profiles


def test_profiles_and_tiers_of_older_events_are_named_as_they_were_stored() -> None:
    profile = profile_named("tournament")
    assert house_rules(profile) == profile.house_rules
    older = replace(profile, key="of long ago", name="Long ago", house_rules=("Whoever is late buys the drinks.",))
    assert house_rules(older) == older.house_rules
    assert profile_name(older) == "Long ago"
    changed = replace(profile, house_rules=("Another one.",))
    assert house_rules(changed) == ("Another one.",)
    assert tier_name(replace(tier_named("casual"), key="of long ago", name="Relaxed")) == "Relaxed"


def agreed(**more: object) -> None:
    """Check settings that differ from the usual ones."""
    check_settings(replace(settings(), **more))


@pytest.mark.parametrize(("field", "least", "most"), [("rounds", 0, MOST_ROUNDS), ("first_table", 1, MOST_TABLES)])
def test_an_event_has_up_to_so_many_rounds_and_tables(field: str, least: int, most: int) -> None:
    for fits in (least, most):
        agreed(**{field: fits})
    for wrong in (least - 1, most + 1):
        with pytest.raises(TournamentError):
            agreed(**{field: wrong})


@pytest.mark.parametrize(("field", "most"), [("round_minutes", MOST_MINUTES), ("points", MOST_POINTS)])
def test_a_profile_has_at_least_a_minute_and_a_point_and_not_too_many(field: str, most: int) -> None:
    usual = profile_named("tournament")
    for fits in (1, most):
        agreed(profile=replace(usual, **{field: fits}))
    for wrong in (0, most + 1):
        with pytest.raises(TournamentError):
            agreed(profile=replace(usual, **{field: wrong}))


def test_an_event_needs_a_name_that_is_not_too_long() -> None:
    agreed(name="x" * EVENT_NAME)
    for wrong in ("", "  ", "x" * (EVENT_NAME + 1)):
        with pytest.raises(TournamentError):
            agreed(name=wrong)


def test_more_rounds_than_there_are_opponents_are_questioned() -> None:
    casual = tier_named("casual")
    for players, opponents in ((4, 3), (5, 5), (6, 5)):
        assert length_doubts(casual, players, opponents) == []
        assert len(length_doubts(casual, players, opponents + 1)) == 1


def test_the_rules_of_an_event_name_its_rounds_once_they_are_known(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    unknown = rules_announced(shop.event)[0]
    shop.round()
    known = rules_announced(shop.event)[0]
    assert unknown != known
    assert rules_announced(desk(tmp_path, rounds=3).event)[0] == known, "three rounds are suggested for four players"


def test_a_table_of_points_begins_at_no_margin_and_has_each_margin_once() -> None:
    rows = points_table(["100=8/2", " 0=5/5 "])
    assert [(row.margin, row.winner, row.loser) for row in rows] == [(0, 5, 5), (100, 8, 2)]
    for wrong in ([], ["1=5/5"], ["0=5/5", "0=6/4"], ["0=5"], ["0=5/5", "x"]):
        with pytest.raises(TournamentError):
            points_table(wrong)


def test_a_bye_is_written_as_points_and_margin() -> None:
    assert (custom_bye("8/61").points, custom_bye("8/61").margin) == (8, 61)
    for wrong in ("8", "8/", "/61", "8/x", "-8/61"):
        with pytest.raises(TournamentError):
            custom_bye(wrong)


def test_a_small_field_plays_no_more_rounds_than_there_are_opponents() -> None:
    assert [suggested_rounds(players) for players in (0, 1, 2, 3, 4)] == [1, 1, 1, 3, 3]


def test_a_day_has_at_most_four_rounds_and_the_first_of_two_has_three_where_many_play() -> None:
    assert suggested_days(8, 3) == (3,)
    assert suggested_days(8, 4) == (4,)
    assert suggested_days(32, 5) == (4, 1)
    assert suggested_days(33, 5) == (3, 2)
    assert suggested_days(33, 3) == (3,)
