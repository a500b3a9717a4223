"""Matches played in our browser game: made with both fleets, and the outcome becomes the result."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

import pytest

from armada.engine.seats import Side
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.rules.winning import EndReason as GameEnding
from armada.server.events.games import report_of
from armada.state.game_state import Outcome
from armada.tournament.scoring import Ending
from tests.patience import PATIENCE
from tests.proves import proves
from tests.server.lobbies import fleet_for
from tests.server.organising import FLEET, NAMES, Desk, Phone, make_event, quick_settings
from tests.server.running import Json, Running, running


def settled(desk: Desk) -> Json:
    """The first match of the round, when it has its result."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        match = desk.matches[0]
        if match["state"] == "entered":
            return match
    raise AssertionError("the outcome was not taken")


def take_seat(server: Running, game: str, phone: Phone) -> str:
    """Let a player take their seat by the link on their page; return the token."""
    place = phone.match["place"]
    invitation = phone.match["game"]["invitations"][place]
    answer = server.rest.post(f"/games/{game}/join", json={"invitation": invitation})
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


def let_outcomes_be_taken(server: Running) -> None:
    """Wait for the outcome of a game of a later event: whoever looks for outcomes has looked at the earlier ones."""
    desk, one, two = with_fleets(server)
    game = one.ask("POST", "/game").json()["game"]
    tokens = [take_seat(server, game, phone) for phone in (one, two)]
    with server.sit(game, tokens[1]) as loser:
        assert loser.request("resign", seat=loser.welcome["seats"][0])["type"] == "accepted"
    settled(desk)


def with_fleets(server: Running) -> tuple[Desk, Phone, Phone]:
    desk = make_event(server, "Ada", "Bob")
    for player in (1, 2):
        desk.do("hand in fleet", player=player, text=FLEET.write("kingston"))
    match = desk.round()[0]
    one, two = [desk.player(id) for id in match["players"]]
    return desk, one, two


def test_the_outcome_of_a_game_is_the_result_of_its_match(server: Running) -> None:
    desk, one, two = with_fleets(server)
    game = one.ask("POST", "/game").json()["game"]
    tokens = [take_seat(server, game, phone) for phone in (one, two)]
    with server.sit(game, tokens[1]) as loser:
        seat = loser.welcome["seats"][0]
        assert loser.request("resign", seat=seat)["type"] == "accepted"
    match = settled(desk)
    assert match["report"]["ending"] == "concession"
    assert match["report"]["lost"] == 1
    assert match["result"]["winner"] == 0
    assert desk.view["log"][0]["author"] == f"game {game}"
    server.rest.get(f"/events/{desk.id}")
    assert sum(line["author"] == f"game {game}" for line in desk.view["log"]) == 1


def test_the_computer_advises_nobody_in_a_match(server: Running) -> None:
    _, one, two = with_fleets(server)
    game = one.ask("POST", "/game").json()["game"]
    tokens = [take_seat(server, game, phone) for phone in (one, two)]
    with server.sit(game, tokens[0]) as seated:
        for about in ({"type": "plan"}, {"type": "coach"}):
            answer = seated.request("ask", about=about, seat=seated.welcome["seats"][0])
            assert answer["reason"] == "Players decide by themselves in a match of an event."


@proves("SEC-03")
def test_a_match_of_a_sector_fleet_event_is_a_sector_game_and_counts_by_its_own_table(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob", profile="sector_fleet", points=800)
    for player, key in ((1, "rebels_800"), (2, "empire_800")):
        desk.do("hand in fleet", player=player, text=ready_made()[key].write("kingston"))
    match = desk.round()[0]
    one, two = [desk.player(id) for id in match["players"]]
    game = one.ask("POST", "/game").json()["game"]
    listed = server.rest.get(f"/games/{game}").json()
    assert (listed["profile"], listed["points"]) == ("sector_fleet", 800)
    tokens = [take_seat(server, game, phone) for phone in (one, two)]
    with server.sit(game, tokens[0]) as seated:
        assert seated.update["scene"]["points"] == 800
    desk.do("enter result", player=match["players"][0], report={"scores": [450, 400]})
    assert desk.matches[0]["result"]["points"] == [6, 5]


def team_game(server: Running) -> Json:
    """A sector game of two teams of two, at one screen."""
    seats = [{"player": "here" if seat else "me", "fleet": fleet_for(seat), "name": f"P{seat}"} for seat in range(4)]
    return server.make(seats, profile="sector_fleet", points=600)


@proves("SEC-03", "SEC-07")
@pytest.mark.parametrize("first", [0, 1])
def test_the_outcome_of_a_game_of_teams_is_the_result_of_the_match_it_is_linked_to(server: Running, first: int) -> None:
    desk = make_event(server, "Red Squadron", "Iron Fist", profile="sector_fleet", points=600)
    match = desk.round()[0]
    made = team_game(server)
    desk.do("bind game", player=match["players"][first], game=made["game"])
    with server.sit(made["game"], made["token"]) as screen:
        assert screen.request("resign", seat=3)["type"] == "accepted"
    match = settled(desk)
    assert match["report"]["lost"] == 1 - first, "seats C and D are the second team"
    assert match["result"]["winner"] == first
    standings = {row["name"]: row["points"] for row in desk.view["standings"][-1]["lines"]}
    assert standings[match["names"][first]] == 10
    assert standings[match["names"][1 - first]] == 0


def test_each_player_is_shown_the_own_seat_alone(server: Running) -> None:
    desk, one, two = with_fleets(server)
    made = desk.post("/games", player=1)
    assert all(made["invitations"])
    assert one.match["game"]["invitations"] == [made["invitations"][0], ""]
    assert two.match["game"]["invitations"] == ["", made["invitations"][1]]
    assert desk.public["rounds"][0]["matches"][0]["game"] == made["game"]
    assert "invitation" not in server.rest.get(desk.path).text


def test_who_sits_down_first_is_not_given_the_seat_of_the_opponent(server: Running) -> None:
    desk, one, _ = with_fleets(server)
    made = desk.post("/games", player=1)
    with server.sit(made["game"], take_seat(server, made["game"], one)) as first:
        assert first.welcome["seats"]
        assert first.table["invitations"] == {"watch": f"/game/{made['game']}"}


def test_both_players_ask_at_once_and_get_one_game(server: Running) -> None:
    desk, one, two = with_fleets(server)
    with ThreadPoolExecutor(2) as crowd:
        games = list(crowd.map(lambda phone: phone.ask("POST", "/game").json()["game"], (one, two)))
    assert games[0] == games[1] == desk.matches[0]["game"]


def test_a_game_that_ended_while_nobody_looked_counts_after_a_restart(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path)) as server:
        desk, one, two = with_fleets(server)
        game = one.ask("POST", "/game").json()["game"]
        tokens = [take_seat(server, game, phone) for phone in (one, two)]
        away = tmp_path / "events" / f"{desk.id}.event"
        away.rename(tmp_path / "elsewhere")
        with server.sit(game, tokens[0]) as loser:
            assert loser.request("resign", seat=loser.welcome["seats"][0])["type"] == "accepted"
    (tmp_path / "elsewhere").rename(away)
    with running(quick_settings(tmp_path)) as server:
        desk.server = server
        assert settled(desk)["result"]["winner"] == 1
    with running(quick_settings(tmp_path)) as server:
        desk.server = server
        assert sum(line["author"] == f"game {game}" for line in desk.view["log"]) == 1


def test_a_result_that_was_entered_is_not_replaced_by_a_game(server: Running) -> None:
    desk, one, two = with_fleets(server)
    game = one.ask("POST", "/game").json()["game"]
    tokens = [take_seat(server, game, phone) for phone in (one, two)]
    desk.result(desk.matches[0], 10, 20)
    entries = desk.view["entry"]
    with server.sit(game, tokens[1]) as loser:
        assert loser.request("resign", seat=loser.welcome["seats"][0])["type"] == "accepted"
    let_outcomes_be_taken(server)
    assert desk.view["entry"] == entries


def test_an_outcome_that_the_desk_took_back_is_not_taken_again(server: Running) -> None:
    desk, one, two = with_fleets(server)
    game = one.ask("POST", "/game").json()["game"]
    tokens = [take_seat(server, game, phone) for phone in (one, two)]
    with server.sit(game, tokens[1]) as loser:
        assert loser.request("resign", seat=loser.welcome["seats"][0])["type"] == "accepted"
    settled(desk)
    shown = desk.view["undo"]
    assert shown["text"].startswith("The outcome of a game: ")
    assert desk.ask("POST", "/undo", json={"entry": shown["entry"]}).json()["can_overrule"]
    desk.post("/undo", entry=shown["entry"], overrule=True)
    let_outcomes_be_taken(server)
    assert desk.matches[0]["state"] == "open"


def test_a_game_made_elsewhere_is_bound_and_let_go(server: Running) -> None:
    desk = make_event(server, *NAMES[:2])
    match = desk.round()[0]
    made = server.make([{"player": "friend", "fleet": "core_rebels"}, {"player": "friend", "fleet": "core_empire"}])
    desk.do("bind game", player=match["players"][1], game=made["game"])
    assert desk.ask("GET", f"/games/{made['game']}").json()["watch"] == f"/game/{made['game']}"
    assert desk.refused("bind game", player=match["players"][1], game="another", overrule=True).status_code == 422
    desk.do("bind game", player=match["players"][1], game="")
    assert desk.matches[0]["game"] == ""


def test_whoever_binds_a_game_of_strangers_is_not_given_its_open_seats(server: Running) -> None:
    desk = make_event(server, *NAMES[:2])
    match = desk.round()[0]
    strangers = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "friend", "fleet": "core_empire"}])
    desk.do("bind game", player=match["players"][0], game=strangers["game"])
    code = strangers["invitations"]["1"].partition("invitation=")[2]
    assert code
    assert code not in desk.ask("GET", f"/games/{strangers['game']}").text
    for player in match["players"]:
        assert code not in desk.player(player).ask("GET").text
        assert code not in desk.player(player).ask("POST", "/game").text


@pytest.mark.parametrize(
    ("reason", "ending", "lost"),
    [
        (GameEnding.SIX_ROUNDS, Ending.SIX_ROUNDS, None),
        (GameEnding.TIME, Ending.TIME, None),
        (GameEnding.CONCESSION, Ending.CONCESSION, 0),
    ],
)
def test_how_a_game_ended_is_told_with_its_result(reason: GameEnding, ending: Ending, lost: int | None) -> None:
    from msgspec.structs import replace

    game = Game.new([FLEET, FLEET], profile="tournament", seed=1)
    assert report_of(game) is None
    outcome = Outcome(winner=Side(1), scores=(10, 50), margin=40, reason=reason.value)
    game.state = replace(game.state, outcome=outcome, first_side=Side(1))
    report = report_of(game)
    assert report is not None
    assert (report.ending, report.scores, report.second, report.lost) == (ending, (10, 50), 0, lost)
