"""The organiser's desk on a server: everything can be done there, by whoever has its secret and by nobody else."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from armada.cli.tournament.command import tournament
from armada.server.events.keys import Keys, hashed
from armada.server.settings import Limits
from armada.tournament import Organiser
from armada.tournament.entries import ResultEntered
from armada.tournament.log import sealed, written
from armada.tournament.results import EnterResult
from armada.tournament.scoring import Report
from tests.proves import proves
from tests.server.organising import FLEET, NAMES, Desk, make_event, quick_settings
from tests.server.running import Running, running


def file_of(server: Running, desk: Desk) -> Path:
    folder: Path = server.server.config.app._settings.events_folder  # type: ignore[union-attr]
    return folder / f"{desk.id}.event"


def test_an_event_goes_from_names_to_final_standings(server: Running) -> None:
    desk = make_event(server, *NAMES[:5])
    for number in (1, 2, 3):
        assert desk.view["next"] == "pair"
        matches = desk.round()
        assert desk.view["next"] == "results"
        assert sum(match["state"] == "bye" for match in matches) == 1
        desk.play()
        assert [one["after"] for one in desk.view["standings"]] == list(range(1, number + 1))
    assert desk.view["next"] == "finish"
    desk.do("finish")
    view = desk.view
    assert view["next"] == "over"
    assert view["standings"][-1]["title"] == "Final standings"
    assert view["standings"][-1]["lines"][0]["place"] == 1


@proves("TRN-58")
def test_a_result_is_told_with_winner_margin_points_and_rule_before_it_is_saved(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    before = desk.view["entry"]
    command = {"do": "enter result", "player": match["players"][0], "report": {"scores": [200, 100]}}
    weighed = desk.post("/dry-run", command=command)
    assert weighed["result"]["winner"] == 0
    assert weighed["result"]["margin"] == 100
    assert weighed["result"]["points"] == [7, 3]
    assert "TRN-58" in weighed["result"]["why"][-1]
    assert desk.view["entry"] == before


def test_a_strange_score_is_questioned_and_taken_when_the_organiser_insists(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    fields = {"player": match["players"][0], "report": {"scores": [900, 100], "ending": "time"}}
    refused = desk.refused("enter result", **fields)
    assert refused.status_code == 409
    assert refused.json()["can_overrule"]
    desk.do("enter result", **fields)
    assert desk.view["log"][0]["overruled"]


def test_a_command_that_the_event_does_not_allow_is_refused_with_rule_and_remedy(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    desk.round()
    refused = desk.refused("pair", seed="", overrule=True)
    assert refused.status_code == 422
    assert refused.json()["rule"] == "TRN-31"
    assert refused.json()["remedy"]
    assert not refused.json()["can_overrule"]


def test_weighing_what_is_refused_says_why_without_an_error(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    command = {"do": "enter result", "player": match["players"][0], "report": {"scores": [100, 100]}}
    assert desk.post("/dry-run", command=command)["refusal"]["rule"] == "TRN-52"


def test_undo_takes_back_what_the_desk_shows_and_nothing_that_came_later(server: Running) -> None:
    desk = make_event(server, "Ada")
    shown = desk.view["undo"]["entry"]
    desk.add("Bob")
    stale = desk.ask("POST", "/undo", json={"entry": shown})
    assert stale.status_code == 409
    assert "Bob" in stale.json()["reason"]
    desk.post("/undo", entry=desk.view["undo"]["entry"])
    assert [player["name"] for player in desk.view["players"]] == ["Ada"]
    desk.post("/redo", entry=desk.view["redo"]["entry"])
    assert [player["name"] for player in desk.view["players"]] == ["Ada", "Bob"]


def test_without_the_secret_nothing_of_the_desk_is_shown_or_done(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    paths = [("GET", "/desk"), ("GET", "/codes"), ("GET", "/verify"), ("GET", "/export/event"), ("GET", "/export/json")]
    paths += [("GET", "/export/log"), ("GET", "/print/slips"), ("GET", "/print/fleets"), ("GET", "/print/codes")]
    for method, path in paths:
        assert server.rest.request(method, f"{desk.path}{path}").status_code == 401
        wrong = {"authorization": f"Bearer {desk.secret[:-1]}"}
        assert server.rest.request(method, f"{desk.path}{path}", headers=wrong).status_code == 403
    body = {"command": {"do": "drop", "players": [1]}}
    code = desk.ask("GET", "/codes").json()[0]["code"]
    assert server.rest.post(f"{desk.path}/do", json=body).status_code == 401
    assert (
        server.rest.post(f"{desk.path}/do", json=body, headers={"authorization": f"Bearer {code}"}).status_code == 403
    )
    assert desk.view["players"][0]["presence"] == "present"


def test_a_cookie_opens_pages_to_print_and_files_but_does_nothing(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    desk.round()
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api") as browser:
        opened = browser.post(f"{desk.path}/desk/open", headers=desk.headers)
        assert opened.status_code == 204
        said = opened.headers["set-cookie"].lower()
        assert "httponly" in said
        assert "samesite=strict" in said
        assert browser.get(f"{desk.path}/print/slips").status_code == 200
        assert browser.get(f"{desk.path}/export/event").status_code == 200
        assert browser.post(f"{desk.path}/do", json={"command": {"do": "start clock"}}).status_code == 401


def test_a_new_secret_makes_the_old_one_void(server: Running) -> None:
    desk = make_event(server, "Ada")
    renewed = Desk(server, desk.post("/desk/secret"))
    assert renewed.id == desk.id
    assert desk.ask("GET", "/desk").status_code == 403
    assert renewed.view["entry"] == 2


def test_only_the_hash_of_the_secret_is_kept(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path)) as server:
        desk = make_event(server, "Ada")
    kept = b"".join([file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()])
    assert hashed(desk.secret).encode() in kept
    assert desk.secret.encode() not in kept


def test_bad_lines_of_pasted_players_are_reported_and_the_others_taken(server: Running) -> None:
    desk = make_event(server)
    text = 'name,club,table\n"Reyes, Ana",Red,\n,Blue,\nBob,Blue,four\nCarol,Blue,4\n'
    preview = desk.post("/players/read", text=text)
    assert [(one["line"], one["why"]) for one in preview["bad"]] == [
        (3, "there is no name"),
        (4, "“four” is not a table number"),
    ]
    assert desk.view["players"] == []
    taken = desk.post("/players", text=text)
    assert len(taken["bad"]) == 2
    assert [player["plain_name"] for player in desk.view["players"]] == ["Reyes, Ana", "Carol"]


def test_fleets_of_an_import_are_handed_in_and_a_faulty_one_is_reported_by_line(server: Running) -> None:
    desk = make_event(server)
    good = FLEET.write("kingston").replace('"', '""')
    taken = desk.post("/players", text=f'name,fleet\nAda,"{good}"\nBob,"nothing that is a fleet"\n')
    assert taken["fleets"] == 1
    assert [one["text"] for one in taken["bad"]] == ["Bob"]
    ada, bob = desk.view["players"]
    assert ada["has_fleet"]
    assert ada["fleet_faults"] == []
    assert not bob["has_fleet"]


def test_a_fleet_is_looked_at_before_it_is_handed_in(server: Running) -> None:
    desk = make_event(server, "Ada")
    weighed = desk.post("/fleets/check", player=1, text=FLEET.write("kingston"))
    assert weighed["fleet"]["points"] == FLEET.points
    assert weighed["doubts"] == []
    assert not desk.view["players"][0]["has_fleet"]


def test_settings_are_changed_as_the_page_sends_them_back(server: Running) -> None:
    desk = make_event(server, "Ada Lovelace", "Bob Kahn", profile="custom", table=["0=5/5", "50=8/2"], bye="7/50")
    settings = desk.view["settings"]
    assert settings["table"] == ["0=5/5", "50=8/2"]
    desk.post("/settings", wanted={**settings, "names": "initials"})
    assert [player["name"] for player in desk.public["players"]] == ["A. L.", "B. K."]
    assert desk.view["settings"] == {**settings, "names": "initials"}


def test_the_command_line_and_the_server_work_on_one_file_at_the_same_time(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path)) as server:
        desk = make_event(server, "Ada", "Bob")
        path = str(tmp_path / "events" / f"{desk.id}.event")
        told = CliRunner().invoke(tournament, ["players", path, "--add", "Carol"])
        assert told.exit_code == 0, told.output
        assert [player["name"] for player in desk.view["players"]] == ["Ada", "Bob", "Carol"]
        desk.add("Dave")
        told = CliRunner().invoke(tournament, ["log", path])
        assert "Dave" in told.output


def test_an_event_is_carried_to_another_server_with_a_secret_of_its_own(server: Running, tmp_path: Path) -> None:
    desk = make_event(server, "Ada", "Bob")
    desk.round()
    desk.play()
    for what in ("event", "json"):
        text = desk.ask("GET", f"/export/{what}").text
        with running(quick_settings(tmp_path / what)) as remote_presence:
            opened = remote_presence.rest.post("/events/import", json={"text": text})
            assert opened.status_code == 201, opened.text
            there = Desk(remote_presence, opened.json())
            assert there.secret != desk.secret
            assert there.view["rounds"] == desk.view["rounds"]
            assert remote_presence.rest.get(f"{there.path}/desk", headers=desk.headers).status_code == 403


def test_a_file_changed_by_hand_or_telling_of_what_cannot_be_is_not_taken(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    text = desk.ask("GET", "/export/event").text
    lines = Organiser.open(file_of(server, desk)).lines
    impossible = sealed(
        lines[-1].__class__(
            number=len(lines) + 1,
            time=lines[-1].time,
            author="",
            entry=ResultEntered(9, 0, (1, 2), Report(scores=(1, 2))),
        ),
        lines[-1].digest,
    )
    for wrong in (text.replace("Ada", "Eve"), text + written(impossible), "no event", "{}"):
        refused = server.rest.post("/events/import", json={"text": wrong})
        assert refused.status_code == 422, refused.text
        assert refused.json()["reason"]


def test_events_for_one_address_players_of_one_event_and_numbers_have_limits(tmp_path: Path) -> None:
    limits = Limits(events_at_once=2, players=3)
    with running(quick_settings(tmp_path, limits=limits)) as server:
        desk = make_event(server, "Ada", "Bob", "Carol")
        make_event(server)
        assert server.rest.post("/events", json={"name": "One more"}).status_code == 429
        assert desk.refused("add players", players=[{"name": "Dave"}]).status_code == 422
        desk.round()
        assert desk.refused("give time", minutes=10**15).status_code == 422
        assert desk.refused("give time", minutes=10**5).status_code == 422
        assert desk.refused("drop", players=[1], why="x" * 5_000).status_code == 422


@pytest.mark.parametrize("what", ["pairings", "tables", "slips", "standings", "fleets", "codes"])
@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_pages_are_printed_on_both_papers(server: Running, what: str, paper: str) -> None:
    desk = make_event(server, "Ada <b>", "Bob")
    desk.round()
    page = desk.ask("GET", f"/print/{what}?paper={paper}")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert f"size: {paper}" in page.text
    assert "Ada &lt;b&gt;" in page.text


def test_every_draw_can_be_drawn_again(server: Running) -> None:
    desk = make_event(server, *NAMES)
    desk.round()
    checks = desk.ask("GET", "/verify").json()
    assert [one["agrees"] for one in checks] == [True]
    assert checks[0]["seed"] == desk.view["rounds"][0]["seed"]


def test_a_result_of_an_earlier_round_is_corrected_and_everything_recounted(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    first = desk.round()[0]
    desk.play()
    desk.round()
    player = first["players"][1]
    report = {"scores": [0, 400], "ending": "one fleet destroyed", "lost": 0}
    desk.do("enter result", player=player, report=report, round=1, correct=True)
    line = next(one for one in desk.view["standings"][0]["lines"] if one["player"] == player)
    assert (line["points"], line["margin"]) == (10, 400)


def test_many_at_once_are_written_one_after_the_other(server: Running) -> None:
    from concurrent.futures import ThreadPoolExecutor

    desk = make_event(server)
    with ThreadPoolExecutor(8) as crowd:
        list(crowd.map(lambda number: desk.add(f"Player {number}"), range(40)))
    assert [player["id"] for player in desk.view["players"]] == list(range(1, 41))
    assert Organiser.open(file_of(server, desk)).event.entries == 41


def test_the_log_says_who_did_what(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    desk.post("/do", command={"do": "take note", "kind": "slow play", "table": 1}, author="Judge Ines")
    line = desk.view["log"][0]
    assert line["author"] == "Judge Ines"
    assert "Slow play at table 1" in line["text"]


def test_keys_are_read_back_as_they_were_kept() -> None:
    import msgspec

    keys = Keys(desk="a", players="b", issued={3: 2})
    assert msgspec.json.decode(msgspec.json.encode(keys), type=Keys) == keys


def test_a_command_of_the_file_works_as_one_of_the_desk(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    with_file = Organiser.open(file_of(server, desk))
    with_file.do(EnterResult(player=match["players"][0], report=Report(scores=(10, 0))))
    assert desk.matches[0]["state"] == "entered"


def test_undo_of_what_a_player_told_says_so_and_is_done_only_when_it_is_insisted_on(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    player = desk.round()[0]["players"][0]
    name = desk.view["rounds"][0]["matches"][0]["names"][0]
    desk.player(player).ask("POST", "/call", json={"text": "range"})
    shown = desk.view["undo"]
    assert shown["text"] == f"{name}’s call for a judge at table 1: range."
    assert shown["reported_by"] == name
    refused = desk.ask("POST", "/undo", json={"entry": shown["entry"]})
    assert refused.status_code == 409
    assert refused.json()["can_overrule"]
    assert desk.view["notes"]
    desk.post("/undo", entry=shown["entry"], overrule=True)
    assert not desk.view["notes"]
    desk.do("call judge", player=player, text="range")
    assert not desk.view["undo"]["reported_by"]


def test_an_event_is_deleted_by_its_desk_with_its_name_and_everybody_is_told(server: Running) -> None:
    desk = make_event(server, *NAMES[:2], name="Autumn  Cup")
    code = desk.player(1).code
    assert desk.ask("POST", "/delete", json={"name": "Spring Cup"}).status_code == 422
    assert server.rest.post(f"{desk.path}/delete", json={"name": "Autumn Cup"}).status_code == 401
    with desk.watch() as screen:
        screen.hear()
        assert desk.ask("POST", "/delete", json={"name": "autumn cup"}).status_code == 204
        assert "deleted" in screen.hear()["reason"]
    for path in ("", "/desk", "/me"):
        headers = {"authorization": f"Bearer {code if path == '/me' else desk.secret}"}
        assert server.rest.get(f"{desk.path}{path}", headers=headers).status_code == 404


def test_an_event_whose_file_is_gone_is_no_longer_there(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    with running(settings) as server:
        desk = make_event(server, *NAMES[:2])
        (settings.events_folder / f"{desk.id}.event").unlink()
        answer = desk.ask("GET", "/desk")
        assert answer.status_code == 404
        assert "deleted" in answer.json()["reason"]


def test_two_organisers_read_the_same_event_in_their_own_languages(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    first = desk.round()[0]["players"][0]
    desk.do("enter result", player=first, report={"scores": [200, 100]})
    seen = {language: desk.ask("GET", f"/desk?language={language}").json() for language in ("en", "de", "en")}
    said = {language: [line["text"] for line in view["log"]] for language, view in seen.items()}
    assert any("The pairings of round 1 were drawn." in text for text in said["en"])
    assert any("Ausgelost: Runde 1." in text for text in said["de"])
    assert seen["de"]["standings"][-1]["title"] == "Stand nach: Runde 1"
    assert seen["en"]["standings"][-1]["title"] == "After round 1"
    again = {"command": {"do": "pair", "bye": first}, "overrule": True}
    refused = {language: desk.ask("POST", f"/do?language={language}", json=again).json() for language in ("en", "de")}
    assert (
        refused["en"]["reason"]
        == f"{NAMES[0]} cannot have a bye: 2 players are to be paired, which is an even number (TRN-33)."
    )
    assert refused["de"]["remedy"] == "Lose ohne Freilos aus."
