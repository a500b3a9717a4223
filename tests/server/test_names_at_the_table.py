"""Names and chat: nothing invisible in them, and nobody is called like somebody else at the table."""

from __future__ import annotations

import httpx
import pytest

from armada.fleet.ready_made import ready_made
from tests.server.running import ONLINE, Json, Running

INVISIBLE = "\u202e\u2066\u200b\x00\x1b\ufeff"


def join(server: Running, made: Json, name: str) -> httpx.Response:
    body = {"invitation": made["invitations"]["1"], "name": name}
    return server.rest.post(f"/games/{made['game']}/join", json=body)


def test_control_and_bidi_characters_are_stripped_from_names_and_titles(server: Running) -> None:
    seats = [{**ONLINE[0], "name": f"Ma{INVISIBLE}ra"}, ONLINE[1]]
    made = server.make(seats, title=f"Our{INVISIBLE} game")
    join(server, made, f"B{INVISIBLE}en ")
    listed = server.rest.get(f"/games/{made['game']}").json()
    assert [seat["name"] for seat in listed["seats"]] == ["Mara", "Ben"]
    assert listed["title"] == "Our game"


def test_control_and_bidi_characters_are_stripped_from_fleet_names(server: Running) -> None:
    text = ready_made()["core_rebels"].write("toml").replace('name = "', 'name = "\u202e')
    made = server.make([{"player": "me", "fleet": text}, {"player": "random", "fleet": "core_empire"}], points=180)
    assert "\u202e" not in server.rest.get(f"/games/{made['game']}").json()["title"]


def test_control_and_bidi_characters_are_stripped_from_chat(server: Running) -> None:
    made = server.make(ONLINE)
    with server.sit(made["game"], made["token"]) as mara:
        assert mara.request("say", text=f"Good{INVISIBLE} game 👩‍🚀")["type"] == "accepted"
        said = mara.hear_until(lambda message: message["type"] == "chatted")["line"]["text"]
        assert said == "Good game 👩‍🚀"
        assert mara.request("say", text=INVISIBLE)["type"] == "not_accepted"


def test_a_name_of_which_nothing_can_be_seen_is_refused(server: Running) -> None:
    made = server.make(ONLINE)
    refused = join(server, made, INVISIBLE)
    assert refused.status_code == 400
    assert "no visible letters" in refused.json()["reason"]
    seats = [{**ONLINE[0], "name": "\u3164"}, ONLINE[1]]
    assert server.rest.post("/games", json={"seats": seats}).json()["where"] == "seats.0.name"


@pytest.mark.parametrize("name", ["Mara", "mara", "M a r a", "Маrа", "Mara\u200b", "ＭＡＲＡ"])
def test_nobody_takes_the_name_of_the_opponent(server: Running, name: str) -> None:
    made = server.make(ONLINE)
    refused = join(server, made, name)
    assert refused.status_code == 400
    assert "Mara is already at the table. Choose another name." in refused.json()["reason"]
    assert join(server, made, "Maria").status_code == 200


@pytest.mark.parametrize("name", ["Computer", "сomputer", "COMPUTER "])
def test_nobody_takes_the_name_of_the_computer(server: Running, name: str) -> None:
    made = server.make(ONLINE)
    assert "Only bots are called" in join(server, made, name).json()["reason"]
    seats = [{**ONLINE[0], "name": name}, ONLINE[1]]
    assert server.rest.post("/games", json={"seats": seats}).status_code == 400
