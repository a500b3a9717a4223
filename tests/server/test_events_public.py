"""The public view of an event: nothing hidden changes a byte of it."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from armada.server.events.player_view import own_at, own_view
from armada.server.events.public_view import at, public_view
from armada.tournament.desk import CallJudge, TakeNote
from armada.tournament.fleets import HandInFleet
from armada.tournament.players import ChangePlayer, GrantBye
from armada.tournament.results import ReportResult
from armada.tournament.rounds import CloseRound, LockPairs, Pair
from armada.tournament.scoring import Report
from tests.builders.events import Desk, desk
from tests.proves import proves
from tests.server.organising import FLEET, NAMES, make_event
from tests.server.running import Running

NOW = datetime(2026, 11, 14, 12, 0, tzinfo=UTC)


def shown(event: Desk) -> bytes:
    """All bytes that the public page gets, at a set time."""
    return msgspec.json.encode(at(public_view("e", event.event), event.event, NOW))


def shown_to(event: Desk, player: int) -> bytes:
    return msgspec.json.encode(own_at(own_view("e", event.event, player), event.event, NOW))


def test_an_email_or_family_changes_no_byte_of_the_public_page(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    before = shown(event)
    event.act(ChangePlayer(player=1, email="ada@example.org", family="Lovelace", fixed_table=3))
    assert shown(event) == before


@proves("TRN-22")
def test_a_fleet_handed_in_before_round_one_changes_no_byte(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    before, others = shown(event), shown_to(event, 2)
    event.act(HandInFleet(player=1, text=FLEET.write("kingston")))
    assert shown(event) == before
    assert shown_to(event, 2) == others


def test_a_pairing_that_is_not_published_changes_no_byte(tmp_path: Path) -> None:
    event = desk(tmp_path, 5, rounds=4)
    before = shown(event)
    event.act(Pair(seed="one"))
    event.act(LockPairs(players=(1,)))
    event.act(GrantBye(player=5, round=1))
    assert shown(event) == before
    event.round()
    for match in event.event.rounds[-1].missing:
        event.result(match.one, 100, 50)
    before, own = shown(event), shown_to(event, 1)
    event.act(CloseRound())
    event.act(Pair(seed="two"))
    assert shown(event) == before
    assert shown_to(event, 1) == own


def test_notes_calls_and_claims_change_no_byte_of_the_public_page(tmp_path: Path) -> None:
    event = desk(tmp_path, 4)
    event.round()
    match = event.event.rounds[0].matches[0]
    before = shown(event)
    stranger = next(id for id in event.event.players if id not in match.players)
    others = shown_to(event, stranger)
    event.act(TakeNote(kind="slow play", text="a secret", table=1, player=match.one))
    event.act(CallJudge(player=match.one, text="a secret"))
    event.act(ReportResult(player=match.one, report=Report(scores=(10, 20))))
    assert shown(event) == before
    assert shown_to(event, stranger) == others


@proves("TRN-22")
def test_objectives_stay_hidden_when_fleets_are_open(server: Running) -> None:
    event = make_event(server, "Ada", "Bob")
    event.do("hand in fleet", player=1, text=FLEET.write("kingston"))
    early = server.rest.get(f"{event.path}/players/1/fleet")
    assert early.status_code == 409
    assert early.json()["rule"] == "TRN-22"
    event.round()
    fleet = server.rest.get(f"{event.path}/players/1/fleet")
    assert fleet.status_code == 200
    assert fleet.json()["points"] == FLEET.points
    own = event.player(1).view["fleet"]
    hidden = [line for line in own if line not in fleet.json()["lines"]]
    assert len(hidden) == len(FLEET.objectives) == 3


def test_the_public_page_has_pairings_standings_clock_and_rules(server: Running) -> None:
    event = make_event(server, *NAMES[:5])
    event.round()
    event.do("start clock")
    event.play()
    page = event.public
    assert len(page["rounds"][0]["matches"]) == 3
    assert page["rounds"][0]["missing"] == 0
    assert page["standings"]["title"] == "After round 1"
    assert [line["place"] for line in page["standings"]["lines"]][:2] == [1, 2]
    assert page["clock"]["running"]
    assert 8090 < page["clock"]["seconds_left"] <= 8100
    assert "Tournament Rules" in page["agreed"]["announced"][0]


def test_standings_after_every_round_stay_to_be_seen(server: Running) -> None:
    event = make_event(server, *NAMES[:4])
    event.round()
    event.play()
    first = server.rest.get(f"{event.path}/standings?after=1").json()
    event.round()
    event.play()
    assert server.rest.get(f"{event.path}/standings?after=1").json() == first
    assert server.rest.get(f"{event.path}/standings").json()["after"] == 2
    assert server.rest.get(f"{event.path}/standings?after=3").status_code == 422


def test_a_draft_of_a_pairing_is_printed_for_the_organiser_alone(server: Running) -> None:
    event = make_event(server, "Ada", "Bob")
    event.do("pair", seed="")
    assert event.ask("GET", "/print/pairings").status_code == 200
    assert server.rest.get(f"{event.path}/print/pairings").status_code == 422
    event.do("publish")
    assert server.rest.get(f"{event.path}/print/pairings").status_code == 200


def test_names_are_initials_where_asked_and_an_email_is_nowhere(server: Running) -> None:
    event = make_event(server, names="initials")
    event.do("add players", players=[{"name": "Ada Lovelace", "email": "ada@example.org"}, {"name": "Bob Kahn"}])
    event.round()
    event.play()
    paths = ["", "/standings", "/print/pairings", "/print/tables", "/print/standings"]
    paths += ["/export/standings", "/export/results"]
    for path in paths:
        text = server.rest.get(f"{event.path}{path}").text
        assert "A. L." in text
        assert not re.search("Lovelace|Kahn|@example", text)


def test_time_for_one_table_is_shown_to_all(server: Running) -> None:
    event = make_event(server, *NAMES[:4])
    event.round()
    event.do("start clock")
    event.do("give time", minutes=10, table=2)
    clock = event.public["clock"]
    assert [(one["table"], one["minutes"]) for one in clock["extra"]] == [(2, 10)]
    assert clock["extra"][0]["seconds_left"] - clock["seconds_left"] == 600


def test_the_mark_changes_with_what_is_shown_and_not_with_time(server: Running) -> None:
    event = make_event(server, *NAMES[:4])
    event.round()
    event.do("start clock")
    mark = event.public["mark"]
    event.do("take note", kind="note", text="seen by nobody else")
    assert event.public["mark"] == mark
    event.do("pause clock")
    assert event.public["mark"] != mark


def test_an_event_that_is_not_there_is_told_so(server: Running) -> None:
    for id in ("0" * 12, "nothing", "ABCDEFABCDEF", "..%2fx"):
        answer = server.rest.get(f"/events/{id}")
        assert answer.status_code == 404
        assert answer.json()["reason"]
