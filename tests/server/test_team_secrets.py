"""At a table of four, hidden facts never change what teammates, opponents and spectators receive."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from armada.engine.seats import Seat
from armada.server.history.entries import ChatSent
from armada.server.tables import new_game as plan_new_game
from armada.testing.other_secrets import with_other_secrets
from tests.patience import PATIENCE
from tests.server.ledgers import screen_of
from tests.server.lobbies import fleet_for
from tests.server.player import SocketPlayer
from tests.server.running import Json, Running
from tests.server.table_of_four import SEATS, LogOfFour, shown


@pytest.mark.parametrize("seed", range(2))
def test_updates_do_not_depend_on_what_teammates_opponents_and_spectators_may_not_know(
    seed: int, tmp_path: Path
) -> None:
    log = LogOfFour(seed)
    timeline = log.ledger.timeline
    assert timeline is not None
    compared = 0
    for step in range(160):
        if log.ledger.is_over:
            break
        if step % 8 == 0:
            true = timeline.game
            for viewer in (*SEATS, None):
                others = with_other_secrets(true, viewer)
                if others.state == true.state and others.frames == true.frames:
                    continue
                screen = screen_of() if viewer is None else screen_of(viewer)
                before = shown(log, screen, tmp_path)
                timeline.game = others
                try:
                    assert shown(log, screen, tmp_path) == before
                finally:
                    timeline.game = true
                compared += 1
        log.decide()
    assert compared > 20


def test_what_a_team_says_changes_no_byte_for_others(tmp_path: Path) -> None:
    quiet, talking = LogOfFour(3), LogOfFour(3)
    for _ in range(4):
        talking.enter(ChatSent(seat=Seat(0), text="Now", to_team=True))
        for log in (quiet, talking):
            log.decide()
    for viewer in (Seat(2), Seat(3), None):
        screen = screen_of() if viewer is None else screen_of(viewer)
        assert shown(quiet, screen, tmp_path) == shown(talking, screen, tmp_path)


def test_a_person_with_two_fleets_sees_what_both_seats_see_and_nothing_else(tmp_path: Path) -> None:
    log = LogOfFour(7)
    timeline = log.ledger.timeline
    assert timeline is not None
    while timeline.game.state.phase != "ship":
        log.decide()
    scenes = [
        msgspec.json.decode(shown(log, screen_of(*seats), tmp_path))[0]["scene"] for seats in ((0,), (1,), (0, 1))
    ]
    assert [dials(scenes[2], seat) for seat in SEATS] == [
        dials(scenes[0], 0),
        dials(scenes[1], 1),
        {"facedown"},
        {"facedown"},
    ]


def dials(scene: Json, seat: int) -> set[str]:
    """The dials of a seat in a scene."""
    return {
        dial for unit in scene["units"] if unit["type"] == "ship" and unit["seat"] == seat for dial in unit["dials"]
    }


def test_a_hidden_dial_changes_no_byte_for_teammates_opponents_and_spectators(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan_new_game, "token_hex", lambda size: "08" * size)
    (own, one), (own_otherwise, other) = [hear_dials(server, offset) for offset in (0, 1)]
    assert own != own_otherwise, "the dials differ"
    told = one, other
    assert len(told[0]) > 30
    assert [len(text) for text in told[0]] == [len(text) for text in told[1]]
    assert told[0] == told[1]


def hear_dials(server: Running, offset: int) -> tuple[list[str], list[str]]:
    """The messages to seat 1, which chooses its dials by `offset`, and to all others, until dials are assigned."""
    names = ("Ilse", "Jun", "Mara", "Priya")
    seats = [
        {"player": "me" if seat == 0 else "friend", "fleet": fleet_for(seat), "name": names[seat]} for seat in SEATS
    ]
    made = server.make(seats, profile="sector_fleet", points=600)
    tokens = [made["token"]]
    for seat in SEATS[1:]:
        body = {"invitation": made["invitations"][str(seat)]}
        joined = httpx.post(f"{server.rest.base_url}games/{made['game']}/join", json=body, timeout=PATIENCE)
        tokens.append(joined.json()["token"])
    players = [server.sit(made["game"], token) for token in tokens]
    everybody = [*players, server.sit(made["game"])]
    try:
        for player in everybody:
            player.hear_all()
            player.heard.clear()
        rng = Random(8)
        while players[0].update["scene"]["phase"] in ("setup", "command"):
            place = next(place for place, player in enumerate(players) if player.prompt is not None)
            decide(players, place, offset, rng)
            hear_one_update(everybody, players[place])
        heard = [text for player in everybody if player is not players[1] for text in player.heard]
        heard.append(server.rest.get(f"/games/{made['game']}").text)
        heard.append(httpx.get(f"{server.rest.base_url}games/{made['game']}/log").text)
    finally:
        for player in everybody:
            player.socket.close()
    told = [text.replace(made["game"], "the game") for text in heard if not text.startswith('{"type":"previewed"')]
    return [text.replace(made["game"], "the game") for text in players[1].heard], told


def decide(players: Sequence[SocketPlayer], place: int, offset: int, rng: Random) -> None:
    player = players[place]
    prompt = player.prompt
    assert prompt is not None
    is_hidden = place == 1 and prompt["dials"]
    answer = some_dials(prompt, offset) if is_hidden else player.answer_for(prompt, rng)
    id = f"decision {prompt['number']} {prompt['seat']}"
    answered = player.request("decide", id=id, seat=prompt["seat"], number=prompt["number"], answer=answer)
    assert answered["type"] == "accepted", answered


def some_dials(prompt: Json, offset: int) -> list[Json]:
    """Dials with another command for another offset."""
    return [
        {"ship": row["ship"], "commands": [list(row["notes"])[offset] for cell in row["cells"] if not cell["command"]]}
        for row in prompt["dials"]
    ]


def hear_one_update(players: Sequence[SocketPlayer], asked: SocketPlayer) -> None:
    """Each change is told to each once; the one who asked may have heard it already."""
    for player in players:
        if player is asked and player.heard and '"type":"update"' in player.heard[-1][:20]:
            continue
        player.hear_until(lambda message: message["type"] == "update")
