"""Replays over the network."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.server.api.replay_timeline import ReplayTimeline
from armada.server.api.replays import ReplayCache
from armada.server.store.sqlite import SqliteStore
from armada.server.tables.registry import Tables
from tests.patience import PATIENCE
from tests.server.organising import quick_settings
from tests.server.running import SOLO, Running, running


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a whole game, played at random."""
    fleets = ready_made()
    game = Game.new([fleets["core_rebels"], fleets["core_empire"]], seed=5, names=["Mara", "Thane"])
    rng = Random(5)
    while game.questions:
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    return game.record()


@pytest.fixture(scope="module")
def replay(server: Running, record: str) -> str:
    """The id of that record, opened."""
    answer = server.rest.post("/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


def test_a_record_is_opened_and_told_decision_by_decision(server: Running, replay: str) -> None:
    told = server.rest.get(f"/replays/{replay}").json()
    assert told["title"] == "Mara v. Thane"
    assert told["is_whole"]
    assert told["moments"][-1]["round"] == 6
    assert any("attacks" in line["text"] for moment in told["moments"] for line in moment["lines"])


def test_a_replay_is_told_in_the_language_that_is_asked_for(server: Running, replay: str) -> None:
    english, german = [server.rest.get(f"/replays/{replay}", params={"language": code}).json() for code in ("en", "de")]
    assert (english["moments"][0]["text"], german["moments"][0]["text"]) == ("The game begins.", "Das Spiel beginnt.")
    assert (english["title"], german["title"]) == ("Mara v. Thane", "Mara gegen Thane")
    told = [line["text"] for moment in german["moments"] for line in moment["lines"]]
    assert any("greift" in text for text in told)
    assert not any(" attacks " in text for text in told)


def test_scenes_are_fetched_some_at_a_time(server: Running, replay: str) -> None:
    scenes = server.rest.get(f"/replays/{replay}/scenes", params={"first": 3, "last": 5}).json()
    assert [scene["number"] for scene in scenes] == [3, 4, 5]
    assert len(server.rest.get(f"/replays/{replay}/scenes", params={"last": 900}).json()) == 60


def dials(server: Running, replay: str, view: str) -> list[str]:
    """The dials of the first seat's first ship in a view, at the first activation."""
    moments = server.rest.get(f"/replays/{replay}").json()["moments"]
    place = next(moment["number"] for moment in moments if moment["phase"] == "ship")
    params: dict[str, str | int] = {"first": place, "last": place, "view": view}
    (told,) = server.rest.get(f"/replays/{replay}/scenes", params=params).json()
    found: list[str] = next(unit["dials"] for unit in told["scene"]["units"] if unit["seat"] == 0)
    return found


def test_a_seat_sees_its_own_dials_only_and_who_sees_all_sees_them(server: Running, replay: str) -> None:
    own, theirs, everything = (dials(server, replay, view) for view in ("0", "1", "all"))
    assert own == everything
    assert set(theirs) == {"facedown"}


def test_an_unknown_view_is_refused_with_those_there_are(server: Running, replay: str) -> None:
    answer = server.rest.get(f"/replays/{replay}", params={"view": "moon"})
    assert answer.status_code == 404
    assert "spectator" in answer.json()["reason"]


def test_a_record_with_a_wrong_line_is_refused_with_its_number(server: Running, record: str) -> None:
    lines = record.splitlines()
    lines[8] = '[0, "no such question", 1]'
    answer = server.rest.post("/replays", json={"record": "\n".join(lines)})
    assert answer.status_code == 422
    assert "line 9" in answer.json()["reason"].lower()


def test_a_record_is_downloaded_as_it_was_opened(server: Running, record: str, replay: str) -> None:
    assert server.rest.get(f"/replays/{replay}/record").text == record


def test_records_are_played_through_by_a_thread_that_nobody_else_needs(tmp_path: Path, record: str) -> None:
    async def open_while_all_others_are_busy() -> ReplayTimeline:
        everything_else = ThreadPoolExecutor(1)
        asyncio.get_running_loop().set_default_executor(everything_else)
        is_done = threading.Event()
        everything_else.submit(is_done.wait)
        tables = Tables(quick_settings(tmp_path), SqliteStore(tmp_path / "none.db"))
        try:
            async with asyncio.timeout(PATIENCE):
                return await ReplayCache().put("id", record, tables)
        finally:
            is_done.set()
            await tables.replay_pool.close()

    assert asyncio.run(open_while_all_others_are_busy()).is_whole


def test_an_address_opens_so_many_records_and_no_more(tmp_path: Path) -> None:
    few = quick_settings(tmp_path)
    few = replace(few, limits=replace(few.limits, records_per_hour=1, records_at_once=2))
    with running(few) as server:
        answers = [server.rest.post("/replays", json={"record": "none"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [422, 422, 429, 429]


def test_a_game_under_way_cannot_be_replayed(server: Running) -> None:
    game = server.make(SOLO)["game"]
    assert server.rest.get(f"/replays/{game}").status_code == 409


def place_of(server: Running, replay: str, phase: str, least: int = 0) -> int:
    """The first decision in a phase, from a round on."""
    moments = server.rest.get(f"/replays/{replay}").json()["moments"]
    return int(next(m["number"] for m in moments if m["phase"] == phase and m["round"] >= least))


# How the game went


def test_the_story_has_a_balance_for_each_decision_and_both_sides_luck(server: Running, replay: str) -> None:
    story = server.rest.get(f"/replays/{replay}/story").json()
    moments = server.rest.get(f"/replays/{replay}").json()["moments"]
    assert len(story["balance"]) == len(moments)
    assert [luck["side"] for luck in story["luck"]] == [0, 1]
    assert all(luck["luck"] == pytest.approx(luck["damage"] - luck["average"], abs=0.02) for luck in story["luck"])


def test_what_fell_is_told_with_the_decision_after_which_it_had_fallen(server: Running, replay: str) -> None:
    story = server.rest.get(f"/replays/{replay}/story").json()
    moments = server.rest.get(f"/replays/{replay}").json()["moments"]
    for fell in story["fell"]:
        said = " ".join([line["text"] for line in moments[fell["moment"]]["lines"]])
        assert f"{fell['name']} is destroyed" in said


def test_the_story_of_a_game_under_way_is_not_told(server: Running) -> None:
    game = server.make(SOLO)["game"]
    assert server.rest.get(f"/replays/{game}/story").status_code == 409


# Measuring


def test_two_pieces_are_measured_at_a_moment_of_a_replay(server: Running, replay: str) -> None:
    about = {"type": "measure", "start": {"unit": 0}, "end": {"point": [100, 100]}}
    moment = place_of(server, replay, "ship")
    told = server.rest.post(f"/replays/{replay}/preview", json={"moment": moment, "about": about})
    assert told.status_code == 200, told.text
    assert told.json()["type"] == "measured"
    later = place_of(server, replay, "ship", least=3)
    then = server.rest.post(f"/replays/{replay}/preview", json={"moment": later, "about": about}).json()
    assert then != told.json()


def test_nothing_is_measured_at_a_moment_that_is_none(server: Running, replay: str) -> None:
    about = {"type": "threat", "unit": 0}
    refused = server.rest.post(f"/replays/{replay}/preview", json={"moment": 100_000, "about": about})
    assert refused.status_code == 404
    assert "moments 0 to" in refused.json()["reason"]


# Playing on

HERE = [{"player": "me", "name": "Mara"}, {"player": "here", "name": "Thane"}]


def test_a_game_goes_on_from_a_moment_with_the_same_table(server: Running, replay: str) -> None:
    moment = place_of(server, replay, "ship", least=2)
    made = server.rest.post(f"/replays/{replay}/branch", json={"moment": moment, "seats": HERE})
    assert made.status_code == 201, made.text
    params: dict[str, str | int] = {"first": moment, "last": moment, "view": "spectator"}
    (then,) = server.rest.get(f"/replays/{replay}/scenes", params=params).json()
    with server.sit(made.json()["game"], made.json()["token"]) as mara:
        now = mara.update["scene"]
        assert now["round"] == 2
        assert [unit["pose"] for unit in now["units"]] == [unit["pose"] for unit in then["scene"]["units"]]
        assert mara.update["lines"]
        assert mara.update["prompts"]


def test_two_games_from_one_moment_roll_dice_of_their_own(server: Running, replay: str) -> None:
    bots = [{"player": "random"}, {"player": "random"}]
    moment = place_of(server, replay, "ship", least=2)
    records = []
    for _ in range(2):
        made = server.rest.post(f"/replays/{replay}/branch", json={"moment": moment, "seats": bots}).json()
        with server.sit(made["game"]) as watching:
            watching.wait_for(lambda update: update["scene"]["outcome"] is not None)
        records.append(server.rest.get(f"/games/{made['game']}/record").text)
    rolled = [[line for line in record.splitlines() if line.startswith('["chance","roll"')] for record in records]
    assert rolled[0] != rolled[1]
    assert all(server.rest.post("/replays", json={"record": record}).status_code == 201 for record in records)


def test_a_record_whose_dice_are_not_those_of_its_seed_is_not_played_on_from(server: Running, record: str) -> None:
    title, header, *rest = record.splitlines()
    lines = [line for line in rest if not line.startswith('["digest"')]
    made_up = "\n".join([title, json.dumps({**json.loads(header), "key": "00" * 32}), *lines, ""])
    opened = server.rest.post("/replays", json={"record": made_up})
    assert opened.status_code == 201, opened.text
    for moment in range(20, len(opened.json()["moments"]) - 1, 40):
        body = {"moment": moment, "seats": HERE}
        answer = server.rest.post(f"/replays/{opened.json()['replay']}/branch", json=body)
        assert answer.status_code in (201, 409, 422), answer.text
    assert answer.status_code == 409
    assert "dice" in answer.json()["reason"]


def test_nobody_plays_on_from_the_end_of_a_game(server: Running, replay: str) -> None:
    last = len(server.rest.get(f"/replays/{replay}").json()["moments"]) - 1
    refused = server.rest.post(f"/replays/{replay}/branch", json={"moment": last, "seats": HERE})
    assert refused.status_code == 409
    assert "earlier" in refused.json()["reason"]
    assert server.rest.post(f"/replays/{replay}/branch", json={"moment": last + 1, "seats": HERE}).status_code == 400


def test_a_game_under_way_is_not_branched(server: Running) -> None:
    game = server.make(SOLO)["game"]
    assert server.rest.post(f"/replays/{game}/branch", json={"moment": 0, "seats": HERE}).status_code == 409


def test_a_record_without_its_seed_is_watched_and_not_played_on(server: Running, record: str) -> None:
    unsealed = Game.replay(record).record(with_seed=False)
    opened = server.rest.post("/replays", json={"record": unsealed}).json()["replay"]
    refused = server.rest.post(f"/replays/{opened}/branch", json={"moment": 3, "seats": HERE})
    assert refused.status_code == 409
    assert "seed" in refused.json()["reason"]


# The log


def test_a_seat_saves_its_own_log_at_any_time(server: Running) -> None:
    made = server.make(SOLO, start="battle")
    with server.sit(made["game"], made["token"]) as mara:
        lines = [line["text"] for line in mara.update["lines"]]
        log = server.rest.get(f"/games/{made['game']}/log", params={"seat": made["token"]}).text
    assert lines
    assert all(line in log for line in lines)


def test_a_log_is_not_given_to_a_token_of_another_game(server: Running) -> None:
    made, other = server.make(SOLO), server.make(SOLO)
    assert server.rest.get(f"/games/{made['game']}/log", params={"seat": other["token"]}).status_code == 403
