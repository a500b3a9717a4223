"""A whole game of teams is made by one request, and what is wrong with it is told with seat, rule and remedy."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.fleet.fleet import FleetShip
from armada.fleet.ready_made import ready_made, ready_made_for_teams
from armada.fleet.ready_made_teams import ready_made_teams
from tests.proves import proves
from tests.server.lobbies import state_of
from tests.server.running import Json, Running

REBELS, EMPIRE = [ready_made_teams()[f"{side}_4x300"].fleet_keys for side in ("rebels", "empire")]
FOUR = (*REBELS[:2], *EMPIRE[:2])


def seats_for(fleets: tuple[str, ...], players: tuple[str, ...] = ("me",)) -> list[Json]:
    """Seats with these fleets; computers where nobody is named."""
    named = [*players, *["random"] * (len(fleets) - len(players))]
    return [{"player": player, "fleet": fleet} for player, fleet in zip(named, fleets, strict=True)]


def wanted(fleets: tuple[str, ...], players: tuple[str, ...] = ("me",), points: int = 600, **more: object) -> Json:
    """A sector game of teams."""
    return {"seats": seats_for(fleets, players), "profile": "sector_fleet", "points": points, **more}


def refused(server: Running, body: Json) -> Json:
    """The refusal of a new game; a check of the same request refuses it alike."""
    answer = server.rest.post("/games", json=body)
    assert answer.status_code in (400, 422), answer.text
    problem: Json = answer.json()
    checked = server.rest.post("/games/check", json=body)
    assert checked.status_code == 200, checked.text
    assert checked.json()["problem"] == problem
    return problem


@proves("SEC-26")
def test_one_person_with_two_fleets_against_computers(server: Running) -> None:
    made = server.make(**wanted(FOUR, ("me", "me")))
    with server.sit(made["game"], made["token"]) as player:
        assert [seat["person"] for seat in player.table["seats"]] == [0, 0, None, None]
        assert player.welcome["seats"] == [0, 1]
        assert not player.welcome["shared"]


def test_a_game_of_teams_is_called_by_its_format(server: Running) -> None:
    made = server.make(**wanted((*REBELS, *EMPIRE), points=1200))
    listed = server.rest.get(f"/games/{made['game']}").json()
    assert listed["title"] == "Sector Fleet, 8 × 300"
    assert [seat["side"] for seat in listed["seats"]] == [0] * 4 + [1] * 4


def test_four_people_by_one_link_begin_in_a_lobby_with_the_fleets_that_were_filled_in(server: Running) -> None:
    made = server.make(**wanted(FOUR, ("me", "friend", "friend", "friend"), lobby=True))
    assert sorted(made["invitations"]) == ["table", "watch"]
    with server.sit(made["game"], made["token"]) as player:
        assert [state_of(player, seat) for seat in range(4)] == ["brought", "free", "free", "free"]
        fleet = player.table["lobby"]["seats"][0]["fleet"]
        assert (fleet["faults"], fleet["name"]) == ([], ready_made_for_teams()[FOUR[0]].name)


def test_two_factions_in_a_team_are_refused_with_the_seat(server: Running) -> None:
    problem = refused(server, wanted((FOUR[0], EMPIRE[0], *FOUR[2:])))
    assert (problem["rule"], problem["where"]) == ("SEC-20", "seats.1.fleet")
    assert problem["reason"] == (
        "Seat B: Computer 2’s fleet is Imperial, but the team is Rebel (SEC-20). Choose a fleet of the team’s faction."
    )


def test_a_unique_name_twice_is_refused_with_the_seat_that_brings_it_again(server: Running) -> None:
    problem = refused(server, wanted((FOUR[0], FOUR[0], *FOUR[2:])))
    assert (problem["rule"], problem["where"]) == ("SEC-24", "seats.1.fleet")
    assert problem["reason"].startswith("Seat B: Admiral Ackbar is already in your fleet (SEC-24). Leave it out here")


@proves("SEC-22")
def test_too_many_flotillas_are_refused_with_what_to_leave_out(server: Running) -> None:
    fleet = ready_made_for_teams()[REBELS[0]]
    flotillas = (FleetShip("gr_75_medium_transports", ()),) * 2
    text = replace(fleet, ships=(fleet.ships[0], *flotillas), squadrons=()).write("toml")
    problem = refused(server, wanted((text, *REBELS[1:], *EMPIRE), points=1200))
    assert (problem["rule"], problem["where"]) == ("SEC-22", "seats.0.fleet")
    assert problem["reason"] == (
        "Seat A: The fleet cannot have 2 flotillas: at most 1 are allowed (SEC-22). "
        "Leave out GR-75 Medium Transports (ship 3)."
    )


def test_a_fleet_over_its_share_is_refused(server: Running) -> None:
    problem = refused(server, wanted(("rebels_400_ships", *FOUR[1:])))
    assert (problem["rule"], problem["where"]) == ("SEC-17", "seats.0.fleet")


@pytest.mark.parametrize(
    ("body", "rule", "where", "says"),
    [
        (wanted((*REBELS[:3], *EMPIRE[:2])), "SEC-16", "seats", "Add a computer, or let one player control two"),
        (wanted((*REBELS, *EMPIRE, REBELS[0]), points=1200), "SEC-16", "seats", "Leave some out; they can watch"),
        (wanted((*REBELS, *EMPIRE), points=900), "SEC-19", "points", "900 points is a six-player game (SEC-18)"),
        (wanted(FOUR, points=700), "SEC-17", "points", "Change to 600?"),
        ({**wanted(FOUR, points=300), "profile": "standard"}, "OPT-05", "seats", "Choose Sector Fleet"),
        ({**wanted(FOUR, points=400), "profile": "tournament"}, "OPT-05", "seats", "Choose Sector Fleet"),
        (wanted((FOUR[0], "", *FOUR[2:])), None, "seats.1.fleet", "Choose a fleet, or paste one"),
        (wanted((FOUR[0], "nothing", *FOUR[2:])), None, "seats.1.fleet", "Paste a list"),
    ],
)
def test_seats_and_sizes_that_do_not_fit_are_refused_with_rule_and_remedy(
    server: Running, body: Json, rule: str | None, where: str, says: str
) -> None:
    problem = refused(server, body)
    assert (problem["rule"], problem["where"]) == (rule, where)
    assert says in problem["reason"]


def test_a_check_shows_each_fleet_with_its_faults_and_repairs_and_makes_nothing(server: Running) -> None:
    before = server.rest.get("/health").json()["games"]
    checked = server.rest.post("/games/check", json=wanted((FOUR[0], FOUR[0], "nothing", FOUR[3]))).json()
    assert [seat["letter"] for seat in checked["seats"]] == ["A", "B", "C", "D"]
    assert [seat["fleet"] is not None for seat in checked["seats"]] == [True, True, False, True]
    assert "Paste a list" in checked["seats"][2]["problem"]["reason"]
    faults = checked["seats"][1]["fleet"]["faults"]
    assert {fault["rule"] for fault in faults} == {"SEC-24"}
    assert all(fault["repair"] for fault in faults)
    assert (checked["points"], checked["each"]) == (600, 300)
    assert [(team["faction"], team["is_legal"]) for team in checked["teams"]] == [("rebel", False), ("empire", False)]
    legal = server.rest.post("/games/check", json=wanted(FOUR)).json()
    assert legal["problem"] is None
    assert [team["is_legal"] for team in legal["teams"]] == [True, True]
    assert server.rest.get("/health").json()["games"] == before


def test_a_fleet_of_two_players_is_checked_with_its_seat_too(server: Running) -> None:
    text = ready_made()["rebels_600"].write("toml")
    body = {"seats": seats_for((text, "empire_400_ships")), "points": 400}
    problem = refused(server, body)
    assert (problem["where"], problem["rule"]) == ("seats.0.fleet", "FLEET-01")


def test_a_check_names_the_line_of_a_list_that_was_not_understood(server: Running) -> None:
    lines = ("Name: Trial", "Faction: Galactic Empire", "Gladiator I-class Star Destroyer (56)", "Victory Omegas (85)")
    seats = seats_for(("core_rebels", "\n".join(lines)))
    checked = server.rest.post("/games/check", json={"seats": seats}).json()["seats"][1]
    told = [fault for fault in checked["fleet"]["faults"] if fault["line"]]
    assert [fault["line"] for fault in told] == [4]
    assert "Victory Omegas" in told[0]["message"]
    assert checked["problem"] is None
