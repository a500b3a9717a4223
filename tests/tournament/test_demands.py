"""The rules of an event: tiers and their demands, profiles, and the advised numbers of rounds and days."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from armada.catalog.tournaments import tiers
from armada.errors import TournamentError
from armada.tournament.cut import BeginDay, Finish
from armada.tournament.desk import ChangeSettings
from armada.tournament.event import KeepApart, Schedule
from armada.tournament.players import AddPlayers, NewPlayer
from armada.tournament.profiles import custom_bye, points_table, profile_named, suggested_days, suggested_rounds
from armada.tournament.public import rules_announced
from armada.tournament.results import EnterResult
from armada.tournament.rounds import Pair
from armada.tournament.scoring import Ending, Report
from tests.builders.events import desk, doubts, refused, settings
from tests.proves import proves

# Tiers


@proves("TRN-04")
def test_there_are_three_tiers_each_with_its_demands() -> None:
    assert list(tiers()) == ["casual", "competitive", "premier"]
    assert [tier.fleet_lists for tier in tiers().values()] == [False, True, True]
    assert [tier.judges_may_play for tier in tiers().values()] == [True, True, False]


@proves("TRN-47")
@pytest.mark.parametrize("tier", ["competitive", "premier"])
def test_competitive_and_premier_events_need_four_players(tmp_path: Path, tier: str) -> None:
    shop = desk(tmp_path, 3, tier=tier)
    refusal = refused(shop, Pair(seed="x"), "TRN-47")
    assert refusal.can_overrule
    shop.add("D")
    assert "TRN-47" not in doubts(shop, Pair(seed="x"))
    assert "TRN-47" not in doubts(desk(tmp_path, 3), Pair(seed="x"))


@proves("TRN-17", "TRN-19")
def test_lists_are_handed_in_before_the_start_except_in_casual_events(tmp_path: Path) -> None:
    assert "TRN-17" in doubts(desk(tmp_path, 4, tier="competitive"), Pair(seed="x"))
    assert doubts(desk(tmp_path, 4, tier="casual"), Pair(seed="x")) == ""


def test_a_demand_that_was_overruled_stands_in_the_log(tmp_path: Path) -> None:
    shop = desk(tmp_path, 3, tier="premier")
    shop.do(Pair(seed="x"), overrule=True)
    assert "TRN-47" in " ".join(shop.lines[-1].overruled)


@proves("TRN-45")
@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (8, 3), (32, 3), (33, 4), (48, 4), (49, 5), (150, 5)])
def test_rounds_are_suggested_by_the_number_of_players(tmp_path: Path, players: int, rounds: int) -> None:
    assert suggested_rounds(players) == rounds
    shop = desk(tmp_path, players, tier="competitive", rounds=rounds + 1)
    assert "TRN-45" in doubts(shop, Pair(seed="x"))


def test_fewer_rounds_are_suggested_where_there_are_not_enough_opponents() -> None:
    assert [suggested_rounds(players) for players in (0, 2, 3)] == [1, 1, 3]


@proves("TRN-46")
def test_casual_organisers_choose_the_number_of_rounds(tmp_path: Path) -> None:
    shop = desk(tmp_path, 8, rounds=5)
    assert doubts(shop, Pair(seed="x")) == ""
    assert shop.event.planned_rounds == 5


@proves("TRN-48")
def test_no_more_than_four_rounds_a_day_and_two_days_from_33_players_are_advised(tmp_path: Path) -> None:
    assert suggested_days(32, 4) == (4,)
    assert suggested_days(33, 4) == (3, 1)
    assert suggested_days(60, 5) == (3, 2)
    assert "TRN-48" in doubts(desk(tmp_path, 33), Pair(seed="x"))
    shop = desk(tmp_path, 12, rounds=6)
    for number in range(4):
        shop.round(f"round {number}")
        shop.play(Random(number))
    assert "round 5 of the day" in doubts(shop, Pair(seed="five"))
    shop.act(BeginDay())
    assert doubts(shop, Pair(seed="five")) == ""
    shop.round("five")
    assert shop.event.rounds[-1].day == 2


@proves("TRN-09")
def test_more_rounds_than_planned_are_a_doubt_and_after_the_last_the_most_points_win(tmp_path: Path) -> None:
    from armada.tournament.cut import champion

    shop = desk(tmp_path, 4, rounds=2)
    for number in range(2):
        shop.round(f"round {number}")
        for match in shop.event.rounds[-1].matches:
            shop.result(match.one, 300 + match.one, 10)
    assert "TRN-09" in doubts(shop, Pair(seed="three"))
    assert champion(shop.event) is None
    shop.do(Finish())
    points = {id: shop.standing(id).points for id in range(1, 5)}
    best = champion(shop.event)
    assert best is not None
    assert points[best] == max(points.values())
    refused(shop, Pair(seed="three"), "finished")


@proves("TRN-30")
def test_family_and_travel_partners_are_kept_apart_in_round_one_of_casual_events(tmp_path: Path) -> None:
    families = [("A", "x"), ("B", "x"), ("C", "y"), ("D", "y"), ("E", "z"), ("F", "z")]
    new = AddPlayers(players=tuple(NewPlayer(name=name, family=family) for name, family in families))
    for number in range(20):
        shop = desk(tmp_path, keep_apart=KeepApart.FAMILY)
        shop.act(new)
        shop.act(Pair(seed=f"seed {number}"))
        assert not shop.pairs & {frozenset({1, 2}), frozenset({3, 4}), frozenset({5, 6})}
    strict = desk(tmp_path, tier="competitive", keep_apart=KeepApart.FAMILY)
    strict.act(new)
    assert "TRN-30" in doubts(strict, Pair(seed="x"))


@proves("TRN-30")
def test_who_could_not_be_kept_apart_is_named(tmp_path: Path) -> None:
    shop = desk(tmp_path, keep_apart=KeepApart.CLUB)
    shop.add("A", "B", club="Blue")
    shop.act(Pair(seed="x"))
    assert "could not be kept apart" in shop.event.rounds[0].remarks[0]


def test_a_custom_profile_has_its_own_table_bye_and_time() -> None:
    profile = profile_named(
        "custom", table=points_table(["100=3/0", "0=2/1"]), bye=custom_bye("2/50"), round_minutes=90
    )
    assert [(row.margin, row.winner, row.loser) for row in profile.table] == [(0, 2, 1), (100, 3, 0)]
    assert (profile.bye.points, profile.bye.margin, profile.round_minutes) == (2, 50, 90)
    for rows in (["30=6/4"], ["0=5/5", "0=6/4"], ["zero"], []):
        with pytest.raises(TournamentError):
            points_table(rows)
    with pytest.raises(TournamentError, match="custom"):
        profile_named("tournament", round_minutes=90)
    with pytest.raises(TournamentError, match="Did you mean tournament"):
        profile_named("turnament")


@proves("TRN-11", "TRN-12")
def test_an_event_is_played_at_400_points_or_at_300_by_the_old_paragraph() -> None:
    assert profile_named("tournament").points == 400
    assert profile_named("tournament", 300).fleet_options == ("legacy_300",)
    with pytest.raises(TournamentError, match="TRN-11"):
        profile_named("tournament", 350)


@proves("SEC-01")
def test_sector_fleet_events_are_those_that_say_so_on_every_page(tmp_path: Path) -> None:
    assert desk(tmp_path).event.profile.fleet_profile == "tournament"
    shop = desk(tmp_path, profile="sector_fleet")
    assert shop.event.profile.fleet_profile == "sector_fleet"
    assert "Sector Fleet" in rules_announced(shop.event)[0]


@proves("TRN-68")
def test_the_formula_for_strength_of_schedule_is_announced_from_the_start_and_kept(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4, schedule=Schedule.SOFTWARE)
    assert any("organiser software" in line for line in rules_announced(shop.event))
    assert any("TRN-66" in line for line in rules_announced(desk(tmp_path).event))
    other = ChangeSettings(settings=settings(schedule=Schedule.SUM))
    assert doubts(shop, other) == ""
    shop.round()
    assert "TRN-68" in doubts(shop, other)


def test_a_profile_that_cannot_count_what_was_entered_is_refused(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    shop.act(EnterResult(player=1, report=Report(ending=Ending.CONCESSION, lost=0)))
    refused(shop, ChangeSettings(settings=settings(profile="sector_fleet")), "score is missing")
    assert "new profile" in doubts(shop, ChangeSettings(settings=settings(profile="official_2016")))
