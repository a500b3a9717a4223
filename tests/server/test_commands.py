"""`armada play` and `armada serve` as a user starts and ends them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from armada.cli.play import data_folder
from armada.server.addresses import lan_address
from tests.patience import PATIENCE


def started(*arguments: str, folder: Path) -> tuple[subprocess.Popen[str], str]:
    """The command, running, and the line with which it says that it is ready."""
    command = [sys.executable, "-c", "from armada.cli import main; main()", *arguments]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder, env=environment
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return process, line
    raise AssertionError("it ended without a word")


def address_in(line: str) -> str:
    return next(word.rstrip(".") for word in line.split() if word.startswith("http://"))


def test_play_tells_its_address_keeps_games_in_the_data_folder_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    process, line = started("play", "--no-browser", folder=tmp_path)
    with process:
        health = httpx.get(f"{address_in(line)}/api/health", timeout=PATIENCE).json()
        assert (health["status"], health["store"]) == ("ok", "sqlite")
        assert (tmp_path / "armada" / "games.db").exists()
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, rest
        assert "Traceback" not in rest
        assert "leaked" not in rest


def test_play_says_who_can_open_it_and_how_to_let_others_in(tmp_path: Path) -> None:
    process, _ = started("play", "--no-browser", folder=tmp_path)
    with process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert "Only this machine can open it" in line
    assert "armada play --open" in line


def test_play_open_can_be_opened_by_others_in_the_network(tmp_path: Path) -> None:
    process, line = started("play", "--open", "--no-browser", folder=tmp_path)
    with process:
        assert address_in(line).startswith("http://localhost:")
        assert process.stdout is not None
        words = process.stdout.readline()
        lan = lan_address()
        if lan:
            assert httpx.get(
                f"http://{lan}:{address_in(line).rpartition(':')[2]}/api/address", timeout=PATIENCE
            ).json() == {
                "address": next(word for word in words.split() if word.startswith("http://")),
                "warning": "",
            }
        else:
            assert "no address in a network" in words
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def test_serve_logs_json_without_secrets_and_ends_with_sigterm(tmp_path: Path) -> None:
    process, line = started("serve", "--port", "0", "--thinkers", "0", "--previewers", "0", folder=tmp_path)
    with process:
        seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "friend", "fleet": "core_empire"}]
        made = httpx.post(f"{address_in(line)}/api/games", json={"seats": seats}, timeout=PATIENCE).json()
        httpx.get(f"{address_in(line)}/api/games", params={"mine": made["token"]}, timeout=PATIENCE)
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=PATIENCE)
        assert '"what": "game created"' in rest
        assert made["token"] not in rest
        assert made["invitations"]["1"].rpartition("=")[2] not in rest
        assert "Traceback" not in rest


def test_a_port_that_is_taken_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, "-c", "from armada.cli import main; main()", "serve", "--port"]
        done = subprocess.run(
            [*command, str(taken.getsockname()[1])],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert "Choose another --port" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_store_that_cannot_be_opened_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    command = [sys.executable, "-c", "from armada.cli import main; main()", "serve", "--port", "0", "--store"]
    done = subprocess.run(
        [*command, "file/games.db"], capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert "cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("platform", "ending"), [("win32", "armada"), ("darwin", "armada"), ("linux", "armada")])
def test_every_system_has_a_data_folder(monkeypatch: pytest.MonkeyPatch, platform: str, ending: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder().name == ending
