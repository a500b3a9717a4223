"""The choices for a new game: the server lists them, and a game uses those that were made."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Printing
from armada.catalog.profiles import TEAM_PLAY, options, profiles
from armada.fleet.fleet import Dialect
from armada.fleet.ready_made import ready_made
from armada.players.registry import PLAYERS
from tests.proves import proves
from tests.server.running import SOLO, Json, Running

ACES = "empire_400_squadrons"
TWO = ["two_flotillas", "ace_limit"]


@pytest.fixture
def choices(server: Running) -> Json:
    found: Json = server.rest.get("/choices").json()
    return found


def test_profiles_options_printings_levels_and_formats_are_all_listed(choices: Json) -> None:
    assert {each["key"] for each in choices["profiles"]} == set(profiles())
    assert {each["key"] for each in choices["options"]} == set(options()) - {TEAM_PLAY}, "it needs names of teammates"
    assert {each["key"] for each in choices["printings"]} == set(Printing)
    assert {each["key"] for each in choices["levels"]} == set(PLAYERS)
    assert {each["key"] for each in choices["formats"]} == set(Dialect)
    option = next(each for each in choices["options"] if each["key"] == "one_tool")
    assert (option["profiles"], option["rules"], option["sizes"]) == (["tournament"], ["TRN-82"], [])


def test_each_profile_lists_the_sizes_that_two_players_can_agree_on(choices: Json) -> None:
    sizes = {each["key"]: [size["points"] for size in each["sizes"]] for each in choices["profiles"]}
    assert sizes == {
        "standard": [180, 300, 400],
        "tournament": [400],
        "sector_fleet": [600, 800, 1000, 1200],
        "extended": [180, 300, 400],
    }
    assert all(each["points"] in sizes[each["key"]] for each in choices["profiles"])
    legacy = next(each for each in choices["options"] if each["key"] == "legacy_300")
    assert [size["points"] for size in legacy["sizes"]] == [300]


@proves("SEC-08", "SEC-17", "SEC-18", "SEC-19")
def test_a_sector_game_lists_its_legal_sizes_by_number_of_players(choices: Json) -> None:
    games = {each["key"]: each for each in choices["games"]}
    assert list(games) == ["core_set", "standard", "extended", "tournament", "sector_fleet"]
    sizes = [(size["players"], size["points"], size["each"]) for size in games["sector_fleet"]["sizes"]]
    two = [(2, points, points) for points in (600, 800, 1000, 1200)]
    four = [(4, points, points // 2) for points in (600, 800, 1000, 1200)]
    assert sizes == [*two, *four, (6, 900, 300), (6, 1200, 400), (8, 1200, 300)]
    extended = {size["points"] for size in games["sector_fleet"]["sizes"] if size["extended_setup"]}
    assert extended == {900, 1000, 1200}
    assert [size["points"] for size in games["standard"]["sizes"]] == [400, 300]
    assert [size["points"] for size in games["core_set"]["sizes"]] == [180]
    assert {key for key, game in games.items() if game["can_share"]} == {"core_set", "standard"}


@proves("SEC-20", "SEC-24")
def test_at_every_size_the_ready_made_teams_fill_all_seats_and_swap_factions(choices: Json) -> None:
    for game in choices["games"]:
        for size in game["sizes"]:
            teams = {team["faction"]: team for team in reversed(size["teams"])}
            assert list(dict.fromkeys(team["faction"] for team in size["teams"])) == ["rebel", "empire"]
            for faction, team in teams.items():
                keys = [fleet["key"] for fleet in team["fleets"]]
                assert len(set(keys)) == size["players"] // 2
                assert {fleet["faction"] for fleet in team["fleets"]} == {faction}
                assert team["points"] == sum(fleet["points"] for fleet in team["fleets"]) <= size["points"]
                assert set(keys) <= {fleet["key"] for fleet in size["fleets"]}


def test_who_plays_is_listed_as_seats_are_wanted(choices: Json) -> None:
    people = {each["key"]: (each["first"], each["others"], each["lobby"]) for each in choices["people"]}
    assert people == {
        "computers": ("me", "greedy", False),
        "link": ("me", "friend", True),
        "here": ("me", "here", False),
        "watch": ("greedy", "greedy", False),
    }


@pytest.mark.parametrize("people", ["computers", "link", "here", "watch"])
def test_one_request_makes_a_game_of_eight_from_what_is_listed(server: Running, choices: Json, people: str) -> None:
    game = next(each for each in choices["games"] if each["key"] == "sector_fleet")
    size = next(each for each in game["sizes"] if each["players"] == 8)
    who = next(each for each in choices["people"] if each["key"] == people)
    rebels, empire = [next(team for team in size["teams"] if team["faction"] == key) for key in ("rebel", "empire")]
    seats = [
        {"player": who["others"] if place else who["first"], "fleet": fleet["key"]}
        for place, fleet in enumerate([*rebels["fleets"], *empire["fleets"]])
    ]
    made = server.make(seats, profile=game["profile"], points=size["points"], lobby=who["lobby"])
    with server.sit(made["game"], made["token"] if who["first"] == "me" else None) as player:
        table = player.table
        assert [seat["name"] for seat in table["seats"]] == [*dict.fromkeys(seat["name"] for seat in table["seats"])]
        assert table["mode"] == {"computers": "solo", "link": "online", "here": "hot_seat", "watch": "watch"}[people]
        assert len(table["people"]) == {"computers": 1, "link": 1, "here": 8, "watch": 0}[people]
        assert (table["lobby"] is None) == (people != "link")


def test_a_game_can_be_made_with_every_profile_option_and_size_listed(server: Running, choices: Json) -> None:
    for profile in choices["profiles"]:
        for size in profile["sizes"]:
            server.make(SOLO, profile=profile["key"], points=size["points"])
    for option in choices["options"]:
        for profile in option["profiles"]:
            sizes = option["sizes"] or next(each for each in choices["profiles"] if each["key"] == profile)["sizes"]
            server.make(SOLO, profile=profile, points=sizes[0]["points"], options=[option["key"]])


def test_the_table_and_the_lists_say_which_options_and_printing_were_chosen(server: Running) -> None:
    made = server.make(SOLO, options=TWO, printing="final", allow_missing=True)
    listed = server.rest.get(f"/games/{made['game']}").json()
    assert (listed["options"], listed["printing"]) == (TWO, "final")
    with server.sit(made["game"], made["token"]) as player, server.sit(made["game"]) as watcher:
        for told in (player.table["rules"], watcher.table["rules"], listed["rules"]):
            assert told == [
                "Standard rules.",
                options()["two_flotillas"].summary,
                options()["ace_limit"].summary,
                "All cards are in the last official printing, of 2025.",
            ]


def test_a_fleet_that_breaks_an_option_is_refused(server: Running) -> None:
    seats = [{"player": "me", "fleet": ACES}, {"player": "random", "fleet": "rebels_400_ships"}]
    server.make(seats, points=400)
    refused = server.rest.post("/games", json={"seats": seats, "points": 400, "options": ["ace_limit"]})
    assert refused.status_code == 422
    assert "FLEET-25" in refused.text
    checked = server.rest.post("/fleets/check", json={"text": ACES, "points": 400, "options": ["ace_limit"]}).json()
    assert "FLEET-25" in [fault["rule"] for fault in checked["faults"]]


def test_fleets_are_read_in_the_printing_of_the_game(server: Running) -> None:
    points = [_points(server, "core_rebels", printing) for printing in ("2016", "final", "")]
    assert points == [180, 178, 180]
    dearer = [{"player": "me", "fleet": "rebels_400_flotillas"}, {"player": "random", "fleet": "empire_400_ships"}]
    server.make(dearer, points=400)
    refused = server.rest.post("/games", json={"seats": dearer, "points": 400, "printing": "final"})
    assert "FLEET-01" in refused.text


def test_a_friend_brings_a_fleet_in_the_printing_of_the_game(server: Running) -> None:
    made = server.make([SOLO[0], {"player": "friend"}], printing="final", allow_missing=True)
    server.join(made, fleet=ready_made()["core_empire"].write("kingston"))
    with server.sit(made["game"], made["token"]) as player:
        assert player.prompt is not None or player.update["waiting"]
        assert player.table["rules"][-1] == "All cards are in the last official printing, of 2025."


def test_an_unknown_printing_is_refused_with_those_there_are(server: Running) -> None:
    refused = server.rest.post("/games", json={"seats": SOLO, "printing": "1977"})
    assert (refused.status_code, refused.json()["where"]) == (400, "printing")
    assert "2016, final" in refused.json()["reason"]


def _points(server: Running, key: str, printing: str) -> int:
    shown = server.rest.post("/fleets/check", json={"text": key, "points": 400, "printing": printing}).json()
    points: int = shown["points"]
    return points


def test_the_choices_are_listed_in_the_language_of_the_reader(server: Running) -> None:
    german = server.rest.get("/choices", headers={"accept-language": "de"}).json()
    assert [each["label"] for each in german["clocks"]][:2] == ["Keine Uhr", "30 Minuten"]
    assert german["profiles"][0]["sizes"][0]["label"] == "Grundspiel, 180"
    assert [game["name"] for game in german["games"]] == [
        "Grundspiel",
        "Standard",
        "2025 (letzte offizielle)",
        "Turnier",
        "Sektorflotte",
    ]
    assert german["levels"][1]["label"] == "Harmlos: spielt zufällig"
