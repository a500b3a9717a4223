"""Large events are paired beside the server: meanwhile everybody else is answered."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from armada.server.settings import Limits
from armada.tournament import Organiser, Report, Settings
from armada.tournament.players import AddPlayers, NewPlayer
from armada.tournament.profiles import profile_named, tier_named
from armada.tournament.results import EnterResult
from armada.tournament.rounds import Pair, Publish
from armada.tournament.scoring import Ending
from tests.server.organising import Desk, make_event, player_names, quick_settings
from tests.server.running import Running, running

SPREAD = 420
"""How many players with all different points take seconds to be paired."""

WHILE_PAIRING = 10
"""A server that stands still while it pairs answers a few at most: those who come before the pairing."""


@pytest.fixture(scope="module")
def spread_event(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of an event in which the second round is hard to pair."""
    rng = Random("spread")
    path = tmp_path_factory.mktemp("spread") / "spread.event"
    settings = Settings(name="Spread", profile=profile_named("tournament"), tier=tier_named("casual"), rounds=4)
    shop = Organiser.make(path, settings)
    shop.do(AddPlayers(players=tuple(NewPlayer(name=f"Player {number}") for number in range(SPREAD))))
    shop.do(Pair(seed="one"), overrule=True)
    shop.do(Publish())
    for match in shop.event.rounds[0].matches:
        points = (rng.randrange(2000), rng.randrange(2000))
        report = Report(ending=Ending.JUDGE, points=points, winner=0)
        shop.do(EnterResult(player=match.one, report=report))
    return path.read_text()


def carried(server: Running, text: str) -> Desk:
    answer = server.rest.post("/events/import", json={"text": text})
    assert answer.status_code == 201, answer.text
    return Desk(server, answer.json())


def test_pairing_many_players_of_one_club_leaves_the_server_free(server: Running) -> None:
    desk = make_event(server, keep_apart="club")
    desk.do("add players", players=[{"name": name, "club": "The Club"} for name in player_names(600)])
    desk.do("pair", seed="s")
    assert len(desk.matches) == 300


def test_others_are_answered_while_a_large_event_is_paired(server: Running, spread_event: str) -> None:
    desk = carried(server, spread_event)
    answered = 0
    with ThreadPoolExecutor(1) as beside:
        pairing = beside.submit(desk.ask, "POST", "/do", json={"command": {"do": "pair", "seed": "two"}})
        while not pairing.done():
            assert server.rest.get("/health").status_code == 200
            assert server.rest.get(desk.path).status_code == 200
            answered += 1
    assert pairing.result().status_code == 200, pairing.result().text
    assert answered > WHILE_PAIRING, "the server stood still"
    assert len(desk.matches) == SPREAD // 2


def test_what_is_entered_while_a_large_event_is_paired_is_not_lost(server: Running, spread_event: str) -> None:
    desk = carried(server, spread_event)
    with ThreadPoolExecutor(1) as beside:
        pairing = beside.submit(desk.ask, "POST", "/do", json={"command": {"do": "pair", "seed": "two"}})
        desk.do("take note", kind="note", text="meanwhile")
    assert pairing.result().status_code == 200, pairing.result().text
    assert [note["text"] for note in desk.view["notes"]] == ["meanwhile"]
    assert len(desk.view["rounds"]) == 2


def test_a_pairing_that_takes_too_long_is_given_up_in_words(tmp_path: Path, spread_event: str) -> None:
    with running(quick_settings(tmp_path, limits=Limits(pairing=0.01))) as server:
        desk = carried(server, spread_event)
        answer = desk.ask("POST", "/do", json={"command": {"do": "pair", "seed": "two"}})
        assert answer.status_code == 409
        assert "armada tournament" in answer.json()["reason"]
        assert len(desk.view["rounds"]) == 1


def test_a_refusal_of_a_large_pairing_keeps_its_rule_and_remedy(server: Running) -> None:
    desk = make_event(server)
    desk.add(*player_names(80))
    refused = desk.refused("pair", seed="s", bye=3)
    assert refused.json()["rule"] == "TRN-33"
    assert refused.json()["remedy"]


def test_draws_of_a_large_event_are_checked(server: Running) -> None:
    desk = make_event(server, *player_names(70))
    desk.round()
    answer = desk.ask("GET", "/verify")
    assert [one["agrees"] for one in answer.json()] == [True]
