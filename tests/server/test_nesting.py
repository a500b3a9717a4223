"""Brackets within brackets, a hundred thousand deep: refused in words at every door, and never a fault of ours."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from armada.cli import main
from armada.errors import ArmadaError
from armada.fleet.fleet import Fleet
from armada.records.game import Game
from armada.records.record import follow_record
from armada.tournament.export import read_whole
from armada.tournament.log import TITLE, read_log
from tests.server.api_schema import api_schema
from tests.server.running import SOLO, Running

DEEP = 100_000
LISTS, OBJECTS = "[" * DEEP, '{"a":' * DEEP
NESTED = [LISTS, LISTS + "]" * DEEP, OBJECTS, OBJECTS + "1" + "}" * DEEP]

DEPTHS = (200, 450, 900, 990, 20_000)
"""Around what an interpreter takes, and what a message may hold."""

SCHEMA = api_schema()
DOORS = [path for path, methods in SCHEMA["paths"].items() if "post" in methods]


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def fields_of(path: str) -> list[str]:
    """The fields of what is sent to a door."""
    body = SCHEMA["paths"][path]["post"].get("requestBody")
    if body is None:
        return []
    (content,) = body["content"].values()
    name = content["schema"]["$ref"].rpartition("/")[2]
    return [*SCHEMA["components"]["schemas"][name].get("properties", {})]


@pytest.mark.parametrize("path", DOORS)
def test_no_body_is_nested_too_deep_to_be_refused(server: Running, path: str) -> None:
    url = f"http://127.0.0.1:{server.port}{path.replace('{', '').replace('}', '')}"
    bodies = [*NESTED]
    for field in fields_of(path):
        bodies += [f'{{"{field}":{nested(depth)}}}' for depth in DEPTHS]
        bodies += [json.dumps({field: text}) for text in NESTED]
    for body in bodies:
        answer = server.rest.post(url, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, (body[:60], answer.text)
        assert answer.json()["reason"], "a refusal says why"


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_message_is_nested_too_deep_to_be_answered(server: Running, depth: int) -> None:
    made = server.make(SOLO, seed=3)
    with server.sit(made["game"], made["token"]) as player:
        number = player.next_prompt()["number"]  # type: ignore[index]
        said = ['"answer":' + nested(depth), '"about":{"type":"check","answer":' + nested(depth) + "}"]
        for place, (kind, field) in enumerate(zip(("decide", "ask"), said, strict=True)):
            player.socket.send(f'{{"type":"{kind}","id":"{place}","seat":0,"number":{number},{field}}}')
        player.socket.send(nested(depth))
        player.socket.send('{"type":"why","id":"2","a":' + nested(depth) + "}")
        assert player.request("ping")["type"] == "accepted"
        assert player.request("say", seat=0, text=nested(30_000)[:400])["type"] == "accepted"


@pytest.mark.parametrize("text", NESTED, ids=["lists", "closed lists", "objects", "closed objects"])
def test_no_file_is_nested_too_deep_to_be_refused(text: str) -> None:
    some = text[:40_000]
    for read, said in [
        (Fleet.read, text.encode()),
        (Fleet.read, f'{{"format": "armada-fleet", "a": {some}'.encode()),
        (Fleet.read, f'format = "armada-fleet"\na = {some}'.encode()),
        (Game.load, text),
        (Game.load, f'{{"format": {text}'),
        (read_log, f"{TITLE}\n{text}\n"),
        (read_whole, text),
        (read_whole, f'{{"log": [{text}'),
    ]:
        with pytest.raises(ArmadaError):
            read(said)  # type: ignore[operator]
    for record in (text, f"armada-record 2\n{text}", f'armada-record 2\n{{"a": {text}}}\n{text}'):
        with pytest.raises(ArmadaError):
            list(follow_record(Game, record))


COMMANDS = [
    ["fleet", "check", "FILE"],
    ["game", "replay", "FILE"],
    ["game", "verify", "FILE"],
    ["tournament", "standings", "FILE"],
    ["tournament", "new", "NEW", "--from", "FILE"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("text", NESTED, ids=["lists", "closed lists", "objects", "closed objects"])
def test_no_command_ends_with_a_traceback_over_a_nested_file(
    command: list[str], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, new = tmp_path / "nested.txt", tmp_path / "new.event"
    words = [{"FILE": str(file), "NEW": str(new)}.get(word, word) for word in command]
    monkeypatch.setattr(sys, "argv", ["armada", *words])
    for head in ("", "armada-record 2\n", f"{TITLE}\n", 'format = "armada-fleet"\na = '):
        file.write_text(f"{head}{text}\n", encoding="utf-8")
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code in (1, 2)
