"""A battle: the game begins in the second round, honestly played, with a ship to activate and an enemy in arc."""

from __future__ import annotations

import pytest

from tests.server.running import Running

FLEETS = ("core_rebels", "core_empire")


@pytest.mark.parametrize("mine", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_battle_begins_with_a_ship_to_activate_and_an_enemy_in_arc(server: Running, mine: int, seat: int) -> None:
    seats = [{"player": "greedy", "fleet": FLEETS[1 - mine]} for _ in range(2)]
    seats[seat] = {"player": "me", "fleet": FLEETS[mine]}
    made = server.make(seats, start="battle")
    with server.sit(made["game"], made["token"]) as player:
        scene = player.update["scene"]
        prompt = player.prompt
        assert prompt is not None
        assert (scene["round"], scene["phase"]) == (2, "ship")
        assert prompt["kind"] == ("dial use" if mine else "ship to activate"), "who has one ship is not asked which"
        ships = [unit["id"] for unit in scene["units"] if unit["type"] == "ship" and unit["seat"] == seat]
        enemies = {unit["id"] for unit in scene["units"] if unit["type"] == "ship" and unit["seat"] != seat}
        aims = []
        for ship in ships:
            told = player.request("ask", seat=seat, about={"type": "targets", "unit": ship})["told"]
            aims += [aim for aim in told["legal"] if aim["defender"] in enemies]
        assert aims
        assert max(aim["damage"] for aim in aims) >= 1.5


def test_the_dice_of_two_battles_are_not_the_same(server: Running) -> None:
    seats = [{"player": "me"}, {"player": "greedy"}]
    draws = []
    for _ in range(2):
        made = server.make(seats, start="battle")
        with server.sit(made["game"], made["token"]) as player:
            player.request("resign", seat=0)
        record = server.rest.get(f"/games/{made['game']}/record").text
        draws.append([line for line in record.splitlines() if "dealt anew" in line])
    assert len(draws[0]) == len(draws[1]) == 1
    assert draws[0] != draws[1]


def test_without_fleets_it_is_the_battle_of_the_core_set(server: Running) -> None:
    made = server.make([{"player": "me"}, {"player": "greedy"}], start="battle", lesson="first battle")
    listed = server.rest.get(f"/games/{made['game']}").json()
    assert (listed["points"], listed["round"], listed["mode"]) == (180, 2, "solo")
