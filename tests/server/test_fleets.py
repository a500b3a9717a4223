"""Fleets over the network."""

from __future__ import annotations

from armada.fleet.ready_made import ready_made
from tests.proves import proves
from tests.server.running import Running

LIST = """Name: Test
Faction: Rebel
CR90 Corvette A (44)
• Leia Organna (3)
= 47 Points
Banana wing (9)
"""


def test_every_ready_made_fleet_can_play(server: Running) -> None:
    for fleet in server.rest.get("/fleets/ready").json():
        shown = server.rest.post("/fleets/check", json={"text": fleet["key"], "points": 600}).json()
        assert shown["not_yet"] == [], fleet["key"]
        assert shown["points"] == fleet["points"]


def test_a_bad_line_is_named_and_what_was_meant(server: Running) -> None:
    shown = server.rest.post("/fleets/check", json={"text": LIST}).json()
    told = {fault["line"]: fault["message"] for fault in shown["faults"] if fault["line"]}
    assert "Leia Organa" in told[4]
    assert "Banana wing" in told[6]
    assert not shown["can_play"]


def test_a_list_is_never_taken_for_the_name_of_a_file(server: Running) -> None:
    answer = server.rest.post("/fleets/check", json={"text": "pyproject.toml"})
    assert answer.status_code == 422
    assert "No card" in answer.json()["reason"]


def test_the_builder_puts_cards_together_and_tells_what_is_wrong(server: Running) -> None:
    ships = [{"card": "cr90_corvette_a", "upgrades": ["leia_organa_officer", "leia_organa_officer"]}]
    shown = server.rest.post("/fleets/build", json={"faction": "rebel", "ships": ships}).json()
    assert shown["points"] == 44 + 3 + 3
    assert "FLEET-19" in [fault["rule"] for fault in shown["faults"]]


@proves("SEC-17")
def test_a_fleet_for_a_seat_of_a_sector_game_is_checked_by_the_number_of_players(server: Running) -> None:
    text = ready_made()["rebels_300"].write("toml")
    for players, points, rules in ((4, 600, []), (2, 600, []), (2, 300, ["SEC-08"])):
        body = {"text": text, "profile": "sector_fleet", "points": points, "players": players}
        shown = server.rest.post("/fleets/check", json=body).json()
        assert [fault["rule"] for fault in shown["faults"] if fault["severe"]] == rules
        assert shown["limit"] == points * 2 // players


def test_a_fleet_is_written_in_a_dialect_and_read_back(server: Running) -> None:
    text = ready_made()["rebels_300"].write("toml")
    told = server.rest.post("/fleets/export", json={"text": text, "format": "kingston"}).json()["text"]
    again = server.rest.post("/fleets/check", json={"text": told}).json()
    assert again["points"] == ready_made()["rebels_300"].points


def test_an_unknown_format_is_refused_with_those_there_are(server: Running) -> None:
    answer = server.rest.post("/fleets/export", json={"text": "core_rebels", "format": "papyrus"})
    assert answer.status_code == 422
    assert "kingston" in answer.json()["reason"]


def test_a_fleet_is_kept_under_a_link(server: Running) -> None:
    text = ready_made()["empire_300"].write("toml")
    id = server.rest.post("/fleets", json={"text": text}).json()["id"]
    assert server.rest.get(f"/fleets/{id}").json()["name"] == ready_made()["empire_300"].name
    assert server.rest.get("/fleets/0000").status_code == 404


def test_a_list_longer_than_any_is_refused(server: Running) -> None:
    assert server.rest.post("/fleets/check", json={"text": "x" * 100_000}).status_code == 400


@proves("EXT-base-02")
def test_the_builder_and_lists_take_the_printing_of_the_profile(server: Running) -> None:
    ships = [{"card": "cr90_corvette_a", "upgrades": ["mon_mothma"]}]
    wanted = {"faction": "rebel", "ships": ships, "profile": "extended", "points": 400}
    shown = server.rest.post("/fleets/build", json=wanted).json()
    assert shown["ships"][0]["upgrades"][0]["points"] == 27
    assert "final" in shown["text"]
    assert "EXT-base-02" not in [fault["rule"] for fault in shown["faults"]]
    read = server.rest.post("/fleets/check", json={"text": shown["text"], "profile": "extended"}).json()
    assert read["points"] == shown["points"]
    as_of_2016 = {"text": shown["text"], "profile": "extended", "printing": "2016"}
    faults = server.rest.post("/fleets/check", json=as_of_2016).json()["faults"]
    assert "EXT-base-02" in [fault["rule"] for fault in faults]


@proves("EXT-base-02")
def test_a_game_of_the_last_official_rules_is_played_with_the_last_printing(server: Running) -> None:
    seats = [{"player": "me", "fleet": "rebels_400_ships"}, {"player": "greedy", "fleet": "empire_400_ships"}]
    made = server.make(seats, profile="extended", points=400)
    listed = server.rest.get(f"/games/{made['game']}").json()
    assert (listed["profile"], listed["printing"]) == ("extended", "final")
