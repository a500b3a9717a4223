"""Events carried to a server are many, large, or meant to harm: each is bounded before it costs anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from armada.errors import TournamentError
from armada.server.events.resources import EventWanted
from armada.server.events.settings import settings_of
from armada.server.events.validation import check_lines
from armada.tournament.organiser import Organiser
from armada.tournament.players import AddPlayers, NewPlayer
from armada.tournament.rounds import Pair
from tests.server.organising import make_event, player_names, quick_settings
from tests.server.postgres import new_database
from tests.server.running import running


def test_events_that_cannot_be_read_count_as_made(tmp_path: Path) -> None:
    few = quick_settings(tmp_path)
    few = replace(few, limits=replace(few.limits, events_per_hour=1, events_at_once=3))
    with running(few) as server:
        answers = [server.rest.post("/events/import", json={"text": "no event"}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [422, 422, 422, 429, 429]


def test_an_event_of_too_many_players_is_refused_with_how_many_there_may_be(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path / "one")) as server:
        text = make_event(server, *player_names(9)).ask("GET", "/export/event").text
    small = quick_settings(tmp_path / "other")
    small = replace(small, limits=replace(small.limits, players=8))
    with running(small) as server:
        refused = server.rest.post("/events/import", json={"text": text})
    assert refused.status_code == 422
    assert "9 players" in refused.json()["reason"]
    assert "8" in refused.json()["remedy"]


def test_an_event_of_thousands_of_rounds_is_refused(tmp_path: Path) -> None:
    organiser = Organiser.make(tmp_path / "an.event", settings_of(EventWanted(name="Endless")))
    organiser.do(AddPlayers(players=(NewPlayer(name="Ada"), NewPlayer(name="Bob"))))
    paired = organiser.do(Pair(seed="seed"), overrule=True).line
    many = [replace(paired, number=number) for number in range(3, 3_000)]
    with pytest.raises(TournamentError, match="2997 rounds"):
        check_lines([*organiser.lines[:2], *many], 100)


def test_a_secret_that_was_given_up_at_one_server_opens_nothing_at_another(postgres_url: str, tmp_path: Path) -> None:
    both = replace(quick_settings(tmp_path), store=new_database(postgres_url), events=tmp_path / "events")
    with running(both) as here, running(both) as there:
        desk = make_event(here, "Ada", "Bob")
        old, code = desk.headers, desk.player(1).code
        assert there.rest.get(f"{desk.path}/desk", headers=old).status_code == 200
        desk.post("/codes/1")
        bob = {"authorization": f"Bearer {code}"}
        assert [one.rest.get(f"{desk.path}/me", headers=bob).status_code for one in (here, there)] == [403, 403]
        desk.post("/desk/secret")
        assert [one.rest.get(f"{desk.path}/desk", headers=old).status_code for one in (here, there)] == [403, 403]
