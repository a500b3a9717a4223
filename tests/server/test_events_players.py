"""Players at their phones: each reports their result, both confirm, and a judge is called to the table."""

from __future__ import annotations

from pathlib import Path

from armada.server.settings import Limits
from tests.server.organising import FLEET, NAMES, make_event, quick_settings
from tests.server.running import Running, running


def test_a_result_counts_when_both_tell_the_same(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    one, two = [desk.player(id) for id in match["players"]]
    assert one.report(200, 100).status_code == 200
    assert desk.matches[0]["state"] == "reported"
    assert two.match["theirs"]["scores"] == [200, 100]
    confirmed = two.ask("POST", "/report", json={"report": two.match["theirs"]})
    assert confirmed.status_code == 200
    assert one.match["state"] == two.match["state"] == "entered"
    assert desk.matches[0]["result"]["points"] == [7, 3]


def test_differing_claims_are_shown_to_both_and_settled_at_the_desk(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    one, two = [desk.player(id) for id in match["players"]]
    one.report(200, 100)
    two.report(100, 200)
    assert one.match["state"] == two.match["state"] == "differing"
    assert one.match["theirs"]["scores"] == [100, 200]
    assert desk.view["watch"][0]["kind"] == "reports"
    assert all(desk.matches[0]["report_words"])
    desk.result(match, 150, 100)
    assert two.match["state"] == "entered"
    assert two.report(100, 200).status_code == 422


def test_what_a_claim_comes_to_is_told_before_it_is_made(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    phone = desk.player(match["players"][0])
    weighed = phone.ask("POST", "/dry-run", json={"report": {"scores": [200, 100]}}).json()
    assert weighed["result"]["points"] == [7, 3]
    assert desk.matches[0]["state"] == "open"


def test_a_code_is_for_one_player_whatever_way_it_is_written(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    ada = desk.player(1)
    ada.code = ada.code.lower().replace("-", " ")
    assert ada.view["name"] == "Ada"
    ada.code = "AAAAA-AAAAA"
    assert ada.ask("GET").status_code == 403
    assert server.rest.get(f"{desk.path}/me").status_code == 401


def test_a_new_code_makes_the_old_one_void_and_outlives_a_restart(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path)) as server:
        desk = make_event(server, "Ada", "Bob")
        ada, bob = desk.player(1), desk.player(2)
        new = desk.ask("POST", "/codes/1").json()
        assert new["code"] != ada.code
        assert ada.ask("GET").status_code == 403
    with running(quick_settings(tmp_path)) as server:
        desk.server = server
        assert ada.ask("GET").status_code == 403
        ada.code = new["code"]
        assert ada.view["player"] == 1
        assert bob.view["player"] == 2


def test_a_player_who_was_taken_out_again_has_no_code_though_the_number_is_used_again(server: Running) -> None:
    desk = make_event(server, "Ada")
    ada = desk.player(1)
    desk.post("/undo", entry=desk.view["undo"]["entry"])
    assert ada.ask("GET").status_code == 403
    desk.add("Bob")
    assert ada.ask("GET").status_code == 403
    assert desk.player(1).view["name"] == "Bob"


def test_a_judge_is_called_with_table_and_time_and_the_answer_brings_extra_time(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    match = desk.round()[1]
    desk.do("start clock")
    phone = desk.player(match["players"][1])
    assert phone.ask("POST", "/call", json={"text": "Line of sight"}).status_code == 200
    again = desk.player(match["players"][0]).ask("POST", "/call", json={"text": "Line of sight"})
    assert again.status_code == 422
    note = desk.view["notes"][0]
    assert (note["table"], note["text"], note["open"]) == (match["table"], "Line of sight", True)
    assert note["time"]
    assert desk.view["watch"][0]["kind"] == "call"
    assert desk.matches[1]["call"] == note["number"]
    desk.do("answer note", note=note["number"], text="Obstructed", minutes=4)
    call = phone.match["call"]
    assert (call["open"], call["answer"], call["minutes"]) == (False, "Obstructed", 4)
    assert phone.match["extra"] == 4
    assert desk.matches[1]["call"] is None


def test_a_player_with_a_bye_has_nothing_to_tell(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob", "Carol")
    bye = next(match for match in desk.round() if match["kind"] == "bye")
    phone = desk.player(bye["players"][0])
    assert phone.match["state"] == "bye"
    assert not phone.match["can_report"]
    assert phone.report(1, 0).status_code == 422


def test_a_player_hands_in_a_fleet_until_the_event_starts(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    phone = desk.player(1)
    body = {"text": FLEET.write("kingston")}
    assert phone.ask("POST", "/fleet/check", json=body).json()["doubts"] == []
    assert phone.ask("POST", "/fleet", json=body).status_code == 200
    assert phone.view["fleet_faults"] == []
    assert desk.view["players"][0]["has_fleet"]
    desk.round()
    late = phone.ask("POST", "/fleet", json=body)
    assert late.status_code == 409
    assert late.json()["rule"] == "TRN-18"


def test_a_player_tells_so_much_in_a_minute_and_not_more(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path, limits=Limits(reports_at_once=3, reports_per_minute=0.1))) as server:
        desk = make_event(server, "Ada", "Bob")
        match = desk.round()[0]
        phone = desk.player(match["players"][0])
        answers = [phone.report(score, 0).status_code for score in (1, 2, 3, 4)]
        assert answers == [200, 200, 200, 429]


def test_a_player_sees_the_own_rounds_and_rank(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    for _ in range(2):
        desk.round()
        desk.play()
    view = desk.player(1).view
    assert [one["round"] for one in view["rounds"]] == [1, 2]
    assert all(one["result"] for one in view["rounds"])
    assert view["standing"]["player"] == 1
