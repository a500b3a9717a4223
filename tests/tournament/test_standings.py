"""Standings: points, margin of victory, strength of schedule, shared ranks; the cut and further days."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from armada.tournament.cut import BeginDay, Finish, MakeCut, bracket, champion, drawn_order, final_places
from armada.tournament.event import EventStage, Match, MatchKind, Presence, Round, RoundStatus, Schedule
from armada.tournament.players import Drop
from armada.tournament.results import EnterResult
from armada.tournament.rounds import Pair
from armada.tournament.scoring import Ending, Report, bye, verdict
from armada.tournament.standings import Standing, standings
from tests.builders.events import Desk, desk, imagined, refused
from tests.proves import proves

Game = tuple[int, int, int, int]


def table(*rounds: list[Game | int], schedule: Schedule = Schedule.SUM) -> list[Standing]:
    """The standings after these rounds: games as player, player, score, score; a lone number is a bye."""
    event = imagined(schedule=schedule)
    from armada.tournament.event import Player

    for number, games in enumerate(rounds, start=1):
        matches = []
        for game in games:
            if isinstance(game, int):
                matches.append(Match(one=game, kind=MatchKind.BYE, verdict=bye(event.profile)))
                ids: tuple[int, ...] = (game,)
            else:
                one, two, mine, theirs = game
                found = verdict(event.profile, Report(scores=(mine, theirs), second=0))
                matches.append(Match(one=one, two=two, table=1, verdict=found))
                ids = (one, two)
            for id in ids:
                event.players.setdefault(id, Player(id=id, name=f"P{id}"))
        event.rounds.append(Round(number=number, status=RoundStatus.PUBLISHED, matches=tuple(matches)))
    return standings(event)


@proves("TRN-09", "TRN-65")
def test_points_come_first_and_then_the_margin_of_games_won() -> None:
    found = table([(1, 2, 140, 0), (3, 4, 150, 0), (5, 6, 400, 0)])
    assert [(one.rank, one.player, one.points, one.margin) for one in found][:3] == [
        (1, 5, 10, 400),
        (2, 3, 8, 150),
        (3, 1, 8, 140),
    ]


@proves("TRN-66")
def test_then_strength_of_schedule_is_the_sum_of_the_opponents_points() -> None:
    found = table([(1, 2, 60, 20), (3, 4, 60, 20), (5, 6, 30, 0)], [(1, 3, 70, 0), (2, 5, 70, 0), (4, 6, 70, 0)])
    lines = {one.player: one for one in found}
    points = {one.player: one.points for one in found}
    assert lines[1].schedule == points[2] + points[3]
    assert (lines[2].points, lines[2].margin) == (lines[4].points, lines[4].margin)
    assert lines[2].schedule > lines[4].schedule
    assert lines[2].rank is not None
    assert lines[4].rank == lines[2].rank + 1


@proves("TRN-66")
def test_a_bye_adds_nothing_to_the_printed_strength_of_schedule() -> None:
    found = {one.player: one for one in table([(1, 2, 100, 0), 3], [(1, 3, 100, 0), 2])}
    assert found[3].schedule == found[1].points
    assert found[3].points == 8 + 3


@proves("TRN-67")
def test_the_software_formula_is_the_mean_of_the_opponents_points_a_round() -> None:
    rounds: list[list[Game | int]] = [[(1, 2, 100, 0), 3], [(1, 3, 35, 0), 2], [(2, 3, 0, 0), 1]]
    found = {one.player: one for one in table(*rounds, schedule=Schedule.SOFTWARE)}
    points = {id: one.points for id, one in found.items()}
    assert found[1].schedule == Fraction(points[2], 3) / 2 + Fraction(points[3], 3) / 2
    assert found[2].schedule == Fraction(points[1] + points[3], 6)


@proves("TRN-67")
def test_rounds_that_an_opponent_did_not_play_do_not_count_in_the_software_formula() -> None:
    found = {one.player: one for one in table([(1, 2, 100, 0)], [(1, 3, 100, 0)], schedule=Schedule.SOFTWARE)}
    assert found[2].schedule == Fraction(14, 2)
    assert found[1].schedule == (Fraction(3, 1) + Fraction(3, 1)) / 2


@proves("TRN-97")
def test_the_equal_share_a_rank_and_the_next_rank_is_left_out() -> None:
    found = table([(1, 2, 50, 0), (3, 4, 50, 0), (5, 6, 20, 0)])
    assert [one.rank for one in found] == [1, 1, 3, 4, 5, 5]


def test_a_no_show_is_no_opponent_for_strength_of_schedule(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    shop.act(EnterResult(player=1, report=Report(ending=Ending.NO_SHOW, lost=shop.match(1).place_of(2))))
    assert (shop.standing(1).points, shop.standing(1).strength, shop.standing(2).strength) == (8, 0, 0)


def test_standings_after_an_earlier_round_leave_later_ones_out(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.play(Random(1))
    before = standings(shop.event)
    shop.round("two")
    shop.play(Random(2))
    assert standings(shop.event, 1) == before
    assert standings(shop.event) != before


def test_two_who_meet_twice_stand_once_in_the_standings() -> None:
    found = table([(1, 2, 50, 0)], [(1, 2, 50, 0)])
    assert [one.player for one in found] == [1, 2]
    assert found[0].schedule == 2 * 8, "each match counts its opponent once"


# The cut


@pytest.mark.parametrize("size", [2, 4, 8, 16, 32])
def test_in_a_bracket_the_first_meets_the_last_and_the_best_two_only_in_the_final(size: int) -> None:
    pairs = bracket(range(1, size + 1))
    assert all(one + two == size + 1 for one, two in pairs)
    while len(pairs) > 1:
        winners = [min(pair) for pair in pairs]
        pairs = [(winners[place], winners[place + 1]) for place in range(0, len(winners), 2)]
    assert sorted(pairs[0]) == [1, 2]


def cut_event(path: Path, players: int = 9) -> Desk:
    shop = desk(path, players)
    for number in range(3):
        shop.round(f"round {number}")
        for match in shop.event.rounds[-1].matches:
            if not match.is_bye:
                shop.result(min(match.players), 100 * (12 - min(match.players)), 0)
    return shop


def test_the_cut_leads_through_a_bracket_to_a_champion(tmp_path: Path) -> None:
    shop = cut_event(tmp_path)
    refused(shop, MakeCut(size=3, seed="x"), "not make a bracket")
    refused(shop, MakeCut(size=16, seed="x"), "9 are left")
    order = drawn_order(shop.event, "x")
    shop.do(MakeCut(size=4, seed="x"))
    refused(shop, MakeCut(size=4, seed="x"), "already been made")
    shop.round()
    assert shop.event.rounds[-1].title == "Semifinals"
    assert shop.pairs == {frozenset({order[0], order[3]}), frozenset({order[1], order[2]})}
    points = {one.player: one.points for one in standings(shop.event)}
    for match in shop.event.rounds[-1].matches:
        shop.result(match.one, 10, 200)
    shop.round()
    assert (shop.event.rounds[-1].stage, shop.event.rounds[-1].size) == (EventStage.CUT, 2)
    shop.result(order[3], 100, 0)
    refused(shop, Pair(seed="y"), "final has been played")
    shop.do(Finish())
    assert champion(shop.event) == order[3]
    assert {one.player: one.points for one in standings(shop.event)} == points
    places = [one.player for _, one in final_places(shop.event)]
    assert places[:2] == [order[3], order[2]]
    assert places[2:4] == [order[0], order[1]]
    assert [place for place, _ in final_places(shop.event)][:5] == [1, 2, 3, 4, 5]


def test_a_match_of_the_bracket_needs_a_winner(tmp_path: Path) -> None:
    shop = cut_event(tmp_path)
    shop.do(MakeCut(size=2, seed="x"))
    shop.round()
    player = shop.event.rounds[-1].matches[0].one
    refused(shop, EnterResult(player=player, report=Report(ending=Ending.NO_SHOW)), "needs a winner")


def test_who_declines_or_has_left_is_not_in_the_cut_and_the_next_moves_up(tmp_path: Path) -> None:
    shop = cut_event(tmp_path)
    order = drawn_order(shop.event, "x")
    shop.act(Drop(players=(order[1],)))
    shop.do(MakeCut(size=2, seed="x", declined=(order[0],)))
    assert shop.event.cut is not None
    assert list(shop.event.cut.players) == order[2:4]


@proves("TRN-97")
def test_where_an_order_is_needed_among_equals_it_is_drawn_and_the_seed_is_kept(tmp_path: Path) -> None:
    found = set()
    for number in range(20):
        shop = desk(tmp_path, 4, rounds=1)
        shop.round()
        for match in shop.event.rounds[-1].matches:
            shop.result(match.one, 100, 0)
        done = shop.do(MakeCut(size=2, seed=f"seed {number}"))
        assert "TRN-97" in done.remarks[0]
        assert shop.event.cut is not None
        assert shop.event.cut.seed == f"seed {number}"
        assert drawn_order(shop.event, f"seed {number}")[:2] == list(shop.event.cut.players)
        winners = [match.one for match in shop.event.rounds[-1].matches]
        found.add(shop.event.cut.players[0] == winners[0])
    assert found == {True, False}


def test_a_second_day_goes_on_with_the_best_and_may_restart_the_points(tmp_path: Path) -> None:
    shop = cut_event(tmp_path)
    order = drawn_order(shop.event, "x")
    shop.do(BeginDay(top=4, reset=True, seed="x"))
    assert {player.id for player in shop.event.playing} == set(order[:4])
    assert shop.event.players[order[5]].presence is Presence.OUT
    met = shop.event.met()
    shop.round("day two")
    assert all(two not in met[one] for one, two in (tuple(pair) for pair in shop.pairs))
    assert all(shop.standing(id).points == 0 for id in order[:4])
    shop.play(Random(1))
    assert shop.event.rounds[-1].day == 2
    assert max(shop.standing(id).points for id in order[:4]) <= 10


def test_taking_a_round_back_below_the_cut_takes_the_cut_back(tmp_path: Path) -> None:
    from armada.tournament.rounds import UndoRound

    shop = cut_event(tmp_path)
    shop.do(MakeCut(size=2, seed="x"))
    shop.act(UndoRound())
    assert shop.event.cut is None
    assert len(shop.event.rounds) == 2


def test_a_player_who_left_keeps_a_rank(tmp_path: Path) -> None:
    shop = cut_event(tmp_path)
    first = standings(shop.event)[0]
    shop.act(Drop(players=(first.player,)))
    assert standings(shop.event)[0] == replace(first, presence=Presence.DROPPED)
