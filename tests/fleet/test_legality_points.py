"""Fleet point limits, squadron points, flotillas and aces."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Printing
from armada.catalog.profiles import profiles
from armada.errors import FleetError
from armada.fleet.limits import fleet_limit
from armada.fleet.ready_made import ready_made
from armada.fleet.roster import roster
from tests.builders.fleets import broken, faults, fleet, imperials, rebels
from tests.proves import proves

X_WING, Y_WING, TIE = "x_wing_squadron", "y_wing_squadron", "tie_fighter_squadron"


@proves("FLEET-01", "FLEET-05")
def test_a_fleet_cannot_cost_more_than_the_agreed_limit() -> None:
    checked = rebels("nebulon_b_escort_frigate", squadrons=[X_WING])  # 64 + 57 + 13
    assert checked.points == 134
    assert broken(checked, points=134) == []
    assert broken(checked, points=133) == ["FLEET-01"]


def test_a_fleet_over_its_limit_is_told_what_to_leave_out() -> None:
    checked = rebels("nebulon_b_escort_frigate + yavaris + engine_techs", squadrons=[X_WING])  # 147
    (fault,) = faults(checked, points=140)
    assert fault.message == "The fleet cannot cost 147 points: that is 7 over its limit of 140 (FLEET-01)."
    assert fault.remedy == "Leave out 7 points or more: Engine Techs (8) for example."
    (fault,) = faults(checked, points=120)
    assert fault.remedy == "Leave out 27 points or more."


@proves("FLEET-02", "UPG-02")
def test_a_fleet_costs_what_its_cards_say() -> None:
    cards = roster(rebels("nebulon_b_escort_frigate + yavaris", squadrons=[X_WING, "luke_skywalker"]))
    assert [ship.points for ship in cards.ships] == [44 + 20, 57 + 5]
    assert cards.squadron_points == 13 + 20
    assert cards.points == 159
    bare = rebels("nebulon_b_escort_frigate", squadrons=[X_WING, "luke_skywalker"])
    assert broken(bare, points=154) == []
    assert broken(rebels("nebulon_b_escort_frigate + yavaris"), points=125) == ["FLEET-01"]


@proves("FLEET-02")
def test_costs_are_those_of_the_printing_of_the_fleet() -> None:
    ship = "victory_ii_class_star_destroyer + grand_moff_tarkin"
    assert broken(fleet(ship), points=122) == ["FLEET-01"]  # 85 + 38
    assert broken(fleet(ship, printing=Printing.FINAL), points=122) == []  # 80 + 28


@proves("FLEET-03")
def test_the_limit_of_a_standard_game_is_300_unless_another_is_agreed_on() -> None:
    frigates = ["assault_frigate_mark_ii_b"] * 3  # 216
    assert broken(rebels(*frigates, squadrons=[Y_WING, Y_WING]), points=None) == []  # 300
    assert broken(rebels(*frigates, squadrons=["a_wing_squadron", Y_WING]), points=None) == ["FLEET-01"]  # 301


@proves("FLEET-04")
def test_the_limit_for_the_core_set_alone_is_180() -> None:
    limit = profiles()["standard"].core_set_points
    assert limit == 180
    for name in ("core_rebels", "core_empire"):
        assert broken(ready_made()[name], points=limit) == []
    assert broken(imperials("gladiator_ii_class_star_destroyer + insidious + medical_team"), points=limit) == []
    assert broken(imperials("gladiator_ii_class_star_destroyer + warlord"), points=limit) == ["FLEET-01", "UPG-05"]


@proves("FLEET-05")
def test_players_agree_on_any_limit() -> None:
    checked = rebels(squadrons=[X_WING])
    for limit in (77, 123, 10_000):
        assert broken(checked, points=limit) == []
    assert fleet_limit(profiles()["standard"], 123) == 123
    with pytest.raises(FleetError, match=r"0 points cannot be the limit \(FLEET-05\)\. Agree on"):
        broken(checked, points=0)


@proves("FLEET-06")
def test_a_fleet_may_cost_less_than_the_limit() -> None:
    for profile, points in (("standard", None), ("tournament", None), ("sector_fleet", 1200)):
        assert broken(rebels(), profile, points) == []


@proves("FLEET-13")
def test_squadrons_take_up_a_third_of_the_points_at_most() -> None:
    ties = [TIE] * 12
    assert broken(imperials(squadrons=[*ties]), points=300) == []  # 96
    assert broken(imperials(squadrons=[*ties, TIE]), points=300) == ["FLEET-13"]  # 104
    assert broken(imperials(squadrons=[*ties, TIE]), "tournament", 400) == []


@proves("FLEET-14")
def test_the_third_is_of_the_limit_and_rounded_up_whatever_the_fleet_costs() -> None:
    squadrons = ["luke_skywalker", X_WING, X_WING, "green_squadron"]  # 58
    cheap = rebels(squadrons=[*squadrons, "z_95_headhunter_squadron"])  # 64 + 65
    assert broken(cheap, points=200) == []
    assert broken(rebels(squadrons=[*squadrons[:3], "a_wing_squadron", Y_WING]), points=200) == []  # 67
    assert broken(rebels(squadrons=[*squadrons, Y_WING]), points=200) == ["FLEET-13"]  # 68


def test_too_many_squadrons_are_told_what_to_leave_out() -> None:
    (fault,) = faults(rebels(squadrons=[X_WING] * 5 + ["dutch_vander"]), points=200)
    assert fault.message == "Squadrons cannot cost 81 points: with a limit of 200 they can cost at most 67 (FLEET-13)."
    assert fault.remedy == "Leave out 14 points or more: Dutch Vander (16) for example."


@proves("FLEET-15", "FLEET-16")
def test_each_squadron_counts_though_all_of_a_kind_share_a_card() -> None:
    cards = roster(imperials(squadrons=[TIE] * 12))
    assert cards.squadron_points == 12 * 8
    assert len({id(card) for card in cards.squadrons}) == 1
    assert broken(imperials(squadrons=[TIE] * 12), points=288) == []
    assert broken(imperials(squadrons=[TIE] * 13), points=288) == ["FLEET-13"]


@proves("FLEET-25")
def test_by_option_there_is_one_ace_for_each_100_points() -> None:
    aces = ["luke_skywalker", "tycho_celchu"]
    assert broken(rebels(squadrons=aces), points=299, options=["ace_limit"]) == []
    assert broken(rebels(squadrons=aces), points=199, options=["ace_limit"]) == ["FLEET-25"]
    assert broken(rebels(squadrons=aces), points=199) == []


@proves("FLEET-25")
def test_a_unique_squadron_without_defense_tokens_is_no_ace() -> None:
    squadrons = ["luke_skywalker", "rogue_squadron", "gold_squadron", X_WING]
    assert broken(rebels(squadrons=squadrons), points=199, options=["ace_limit"]) == []


@proves("FLOT-07")
def test_by_option_a_tournament_fleet_has_two_flotillas_at_most() -> None:
    convoy = ["gr_75_medium_transports"] * 3
    assert broken(rebels(*convoy[:2]), "tournament", None, options=["two_flotillas"]) == []
    assert broken(rebels(*convoy), "tournament", None, options=["two_flotillas"]) == ["FLOT-07"]
    assert broken(rebels(*convoy), "tournament", None) == []


@proves("TRN-11")
def test_a_tournament_is_played_at_400_points() -> None:
    destroyers = ["imperial_i_class_star_destroyer"] * 2  # 220
    checked = imperials(*destroyers, "raider_i_class_corvette", squadrons=[TIE] * 3)  # 399
    assert broken(checked, "tournament", None) == []
    more = imperials(*destroyers, "raider_ii_class_corvette", squadrons=[TIE] * 3)  # 403
    assert broken(more, "tournament", None) == ["TRN-11"]


@proves("TRN-11")
def test_a_tournament_cannot_be_played_at_other_points() -> None:
    assert broken(rebels(), "tournament", 400) == []
    (fault,) = faults(rebels(), "tournament", 500)
    assert fault.rule == "TRN-11"
    assert fault.remedy == "Agree on 400 points."


@proves("TRN-12")
def test_the_old_tournament_limit_of_300_is_an_option() -> None:
    frigates = ["assault_frigate_mark_ii_b"] * 3  # 280 with the flagship
    at_300 = rebels(*frigates, squadrons=[Y_WING, Y_WING])
    at_301 = rebels(*frigates, squadrons=["a_wing_squadron", Y_WING])
    assert broken(at_300, "tournament", None, options=["legacy_300"]) == []
    assert broken(at_301, "tournament", None, options=["legacy_300"]) == ["TRN-12"]
    assert broken(at_301, "tournament", None) == []
    assert broken(at_300, "tournament", 400, options=["legacy_300"]) == ["TRN-12"]


@proves("TRN-13")
def test_the_old_tournament_limit_allows_100_points_of_squadrons() -> None:
    ties = [TIE] * 11
    at_100 = imperials(squadrons=[*ties, "tie_advanced_squadron"])
    at_101 = imperials(squadrons=[*ties, "valen_rudor"])
    assert broken(at_100, "tournament", None, options=["legacy_300"]) == []
    assert broken(at_101, "tournament", None, options=["legacy_300"]) == ["TRN-13"]
    assert broken(at_101, "tournament", None) == []


@proves("SEC-08")
@pytest.mark.parametrize("points", [600, 800, 1000, 1200])
def test_two_players_play_sector_fleets_of_600_to_1200_points(points: int) -> None:
    assert broken(rebels(), "sector_fleet", points) == []
    assert broken(rebels(), "sector_fleet", points + 100) == ["SEC-08"]
    cruisers = ["mc80_command_cruiser"] * ((points - 64) // 106)
    assert broken(rebels(*cruisers), "sector_fleet", points) == []
    assert broken(rebels(*cruisers, "mc80_command_cruiser"), "sector_fleet", points) == ["SEC-08"]


@proves("SEC-10")
def test_two_players_have_three_flotillas_each_at_most() -> None:
    convoy = ["gr_75_medium_transports"] * 4
    assert broken(rebels(*convoy[:3]), "sector_fleet", 600) == []
    (fault,) = faults(rebels(*convoy), "sector_fleet", 600)
    assert (fault.rule, fault.card) == ("SEC-10", "gr_75_medium_transports")
    assert fault.remedy == "Leave out GR-75 Medium Transports (ship 5)."


@proves("SEC-11")
def test_two_players_have_a_quarter_of_the_limit_for_squadrons() -> None:
    squadrons = [X_WING] * 10 + [Y_WING] * 2  # 150
    assert broken(rebels(squadrons=squadrons), "sector_fleet", 600) == []
    assert broken(rebels(squadrons=[*squadrons[:-1], "a_wing_squadron"]), "sector_fleet", 600) == ["SEC-11"]


GAMES = [(4, 600, 300), (4, 800, 400), (4, 1000, 500), (4, 1200, 600), (6, 900, 300), (6, 1200, 400), (8, 1200, 300)]
RULES = {4: "SEC-17", 6: "SEC-18", 8: "SEC-19"}


@proves("SEC-17", "SEC-18", "SEC-19")
@pytest.mark.parametrize(("players", "points", "each"), GAMES)
def test_in_a_team_each_fleet_has_its_share_of_the_points(players: int, points: int, each: int) -> None:
    assert fleet_limit(profiles()["sector_fleet"], points, players) == each
    ships = ["mc30c_scout_frigate"] * ((each - 64) // 69)
    assert broken(rebels(*ships), "sector_fleet", points, players) == []
    assert broken(rebels(*ships, "mc30c_scout_frigate"), "sector_fleet", points, players) == [RULES[players]]


@proves("SEC-17", "SEC-18", "SEC-19")
@pytest.mark.parametrize(("players", "points"), [(4, 900), (6, 600), (6, 800), (6, 1000), (8, 600), (8, 1000)])
def test_teams_cannot_agree_on_points_that_are_not_listed(players: int, points: int) -> None:
    assert broken(rebels(), "sector_fleet", points, players) == [RULES[players]]


def test_points_that_are_not_listed_are_shared_too() -> None:
    ships = ["mc30c_scout_frigate"] * 5  # 409 with the flagship
    assert broken(rebels(*ships), "sector_fleet", 900, 4) == ["SEC-17"]
    assert broken(rebels(*ships, "mc30c_scout_frigate"), "sector_fleet", 900, 4) == ["SEC-17", "SEC-17"]


@proves("SEC-21", "SEC-22")
@pytest.mark.parametrize(("players", "flotillas", "rule"), [(4, 2, "SEC-21"), (6, 1, "SEC-22"), (8, 1, "SEC-22")])
def test_the_more_players_the_fewer_flotillas(players: int, flotillas: int, rule: str) -> None:
    convoy = ["gr_75_medium_transports"] * flotillas
    assert broken(rebels(*convoy), "sector_fleet", 1200, players) == []
    assert broken(rebels(*convoy, "gr_75_combat_retrofits"), "sector_fleet", 1200, players) == [rule]


@proves("SEC-23")
@pytest.mark.parametrize(("players", "points", "most"), [(4, 800, 100), (6, 900, 75), (8, 1200, 75)])
def test_each_fleet_of_a_team_has_a_quarter_of_its_own_limit_for_squadrons(
    players: int, points: int, most: int
) -> None:
    ties = [TIE] * (most // 8)
    assert broken(imperials(squadrons=ties), "sector_fleet", points, players) == []
    assert broken(imperials(squadrons=[*ties, TIE]), "sector_fleet", points, players) == ["SEC-23"]


def test_a_sector_fleet_without_agreed_points_plays_the_first_game_listed() -> None:
    sector = profiles()["sector_fleet"]
    assert [fleet_limit(sector, players=players) for players in (2, 4, 6, 8)] == [600, 300, 300, 300]


@proves("SEC-16")
@pytest.mark.parametrize("players", [0, 1, 3, 5, 10])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(FleetError, match=r"cannot have \d+ players \(SEC-16\)\. It is for 2, 4, 6, 8 players"):
        broken(rebels(), "sector_fleet", 1200, players)


def test_a_standard_game_is_for_two_fleets() -> None:
    with pytest.raises(FleetError, match=r"4 players with a fleet each \(OPT-05\)\. Two players play it"):
        broken(rebels(), "standard", 300, 4)
